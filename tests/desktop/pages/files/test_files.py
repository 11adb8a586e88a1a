"""The page of the player's files: a backup by hand, put back by the next start; and another folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.library.backup.archive import read_backup
from trails_desktop.library.backup.restoring import put_back
from trails_desktop.pages.desk import AGAIN
from trails_desktop.pages.files.page import FilesPage
from trails_desktop.paths import Paths
from trails_desktop.ui.settings import NAMES


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = Paths(tmp_path / "data", moved=True)
    (tmp_path / "data").mkdir()
    made.create()
    return made


@pytest.fixture
def window(qtbot: QtBot, paths: Paths) -> Iterator[MainWindow]:
    desk, _ = make_desk(paths)
    desk.settings.put(NAMES[0], "Ada")
    made = MainWindow(desk)
    qtbot.addWidget(made)
    made.resize(1000, 760)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    assert desk.pictures is not None
    desk.pictures.close()


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def page(qtbot: QtBot, window: MainWindow) -> FilesPage:
    """The page, by the way a player has: the settings."""
    window.menus.open_settings()
    click(qtbot, window.menus.settings.files)
    found = window.stack.currentWidget()
    assert isinstance(found, FilesPage) and window.page == "files"
    return found


def test_a_backup_and_back(
    qtbot: QtBot, window: MainWindow, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = page(qtbot, window)
    assert str(paths.records) in shown.folders["records"].subtitle
    with qtbot.waitSignal(shown.noted):
        shown.write_to(tmp_path / "all")
    assert read_backup(tmp_path / "all.trails-backup").size > 0
    window.settings.put(NAMES[0], "Bo")
    (paths.records / "new.match").write_text("later")

    shown.ask_restore(paths.settings / "settings.ini")
    assert "is no backup" in window.notice.text and not shown.sure.isVisible()
    shown.ask_restore(tmp_path / "all.trails-backup")
    assert shown.sure.isVisible() and "0 matches" in shown.sure.message.text()
    click(qtbot, shown.sure.entries["restore"])
    qtbot.waitUntil(lambda: "again" in shown.sure.entries and shown.sure.isVisible())
    asked: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", asked.append)
    click(qtbot, shown.sure.entries["again"])
    assert asked == [AGAIN] and not window.isVisible()
    put_back(paths)
    assert "name-1=Ada" in (paths.settings / "settings.ini").read_text().replace(" ", "")
    assert not (paths.records / "new.match").exists()


def test_another_folder_is_asked_for_and_refused_where_it_cannot_be(
    qtbot: QtBot, window: MainWindow, paths: Paths, tmp_path: Path
) -> None:
    shown = page(qtbot, window)
    shown.move_to(tmp_path)
    assert "lie in each other" in window.notice.text
    shown.move_to(tmp_path / "stick")
    assert shown.sure.isVisible() and str(tmp_path / "stick") in shown.sure.message.text()
    assert not shown.move_all.isHidden()


def test_a_folder_that_was_named_stays(qtbot: QtBot, tmp_path: Path) -> None:
    named = Paths(tmp_path)
    named.create()
    desk, _ = make_desk(named)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    window.go_page("files")
    shown = window.stack.currentWidget()
    assert isinstance(shown, FilesPage) and shown.move_all.isHidden() and "was named" in shown.where.text()
    assert desk.pictures is not None
    desk.pictures.close()
