"""The page of the deck lab: decks ticked, games played beside, the picture and its words; stopped and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.lab import page as lab_page
from trails_desktop.pages.lab.page import FOLDER, LabPage
from trails_desktop.paths import Paths
from trails_desktop.ui.settings import NAMES


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    paths = Paths(tmp_path, moved=True)
    paths.create()
    desk, _ = make_desk(paths)
    desk.settings.put(NAMES[0], "Ada")
    made = MainWindow(desk)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    assert desk.pictures is not None
    desk.pictures.close()


def page(window: MainWindow) -> LabPage:
    window.go_page("lab")
    found = window.stack.currentWidget()
    assert isinstance(found, LabPage)
    return found


def only(found: LabPage, count: int) -> None:
    """Tick the first few decks alone."""
    for row in range(found.decks.count()):
        found.decks.item(row).setCheckState(Qt.CheckState.Checked if row < count else Qt.CheckState.Unchecked)


def test_two_decks_play_and_the_picture_says_who_won(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_page, "GAMES", (1, 2, 3))
    monkeypatch.setattr(lab_page, "LEVELS", ("random", "steady", "keen", "master"))
    found = page(window)
    found.level.select(0)
    assert len(found.chosen) == found.decks.count() == 6 and not found.grid.isVisible()
    only(found, 1)
    assert not found.start.isEnabled()
    only(found, 2)
    qtbot.mouseClick(found.start, Qt.MouseButton.LeftButton)
    assert found.stop.isVisible() and not found.start.isVisible() and not found.decks.isEnabled()
    qtbot.waitUntil(lambda: found.report is not None and found.start.isVisible(), timeout=120_000)
    assert found.report is not None and found.report["games"] == 1 and found.grid.isVisible()
    best, last = (deck["deck"] for deck in found.report["decks"])
    assert found.name.text() == best and best in found.grid.accessibleDescription()
    qtbot.mouseClick(found.grid, Qt.MouseButton.LeftButton, pos=QPoint(40, found.grid.height() - 12))
    assert found.name.text() == last
    qtbot.keyClick(found.grid, Qt.Key.Key_Up)
    assert found.name.text() == best
    assert f"{best} against {last}: 100 %" in found.grid.accessibleName()
    window.grab()  # it is painted without a complaint


def test_what_is_stopped_is_kept_and_leaving_stops(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_page, "GAMES", (400, 400, 400))
    found = page(window)
    said: list[str] = []
    found.said.connect(said.append)
    only(found, 2)
    found.begin()
    folder = tmp_path / "records" / FOLDER
    qtbot.waitUntil(lambda: any(tmp_path.rglob("*.lab")), timeout=60_000)
    qtbot.keyClick(found, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not found.isVisible())
    assert not said and found.report is None and found.start.isVisibleTo(found)
    assert folder.exists() or any(tmp_path.rglob("*.lab"))
