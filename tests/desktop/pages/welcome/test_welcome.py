"""The first start: asked once, answered sensibly, and then to the lessons or to the start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trails_desktop.app import start
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.welcome import page as welcome
from trails_desktop.pages.welcome.page import WelcomePage, fill_in, is_new
from trails_desktop.paths import Paths
from trails_desktop.ui.settings import LANGUAGE, NAMES, TEXT_SCALE, THEME, Settings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = Paths(tmp_path)
    made.create()
    return made


@pytest.fixture
def opened(qtbot: QtBot, paths: Paths) -> Iterator[tuple[MainWindow, WelcomePage]]:
    """A window with the page, as the first start shows it."""
    fill_in(Settings(paths.settings))
    desk, _ = make_desk(paths)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.go_page("welcome")
    shown = window.stack.currentWidget()
    assert isinstance(shown, WelcomePage)
    yield window, shown
    desk.languages.choose("en")
    assert desk.pictures is not None
    desk.pictures.close()


def test_who_is_new_is_asked_until_there_is_an_answer(
    qtbot: QtBot, paths: Paths, opened: tuple[MainWindow, WelcomePage]
) -> None:
    assert is_new(Settings(paths.settings)), "closed without an answer, it is asked again"
    window, shown = opened
    assert shown.name.hasFocus()
    QTest.keyClicks(shown.name, " Ada  Lark ")
    qtbot.mouseClick(shown.choices["theme"].buttons[1], LEFT)
    qtbot.mouseClick(shown.choices["language"].buttons[1], LEFT)
    assert window.settings.get(THEME) == "light"
    qtbot.waitUntil(lambda: shown.heading.text() == "Trails Desktopへようこそ")
    qtbot.mouseClick(shown.choices["language"].buttons[0], LEFT)
    qtbot.mouseClick(shown.play, LEFT)
    kept = Settings(paths.settings)
    assert window.page == "start" and not is_new(kept)
    assert (kept.get(NAMES[0]), kept.get(LANGUAGE)) == ("Ada Lark", "en")


def test_enter_goes_to_the_lessons(opened: tuple[MainWindow, WelcomePage]) -> None:
    window, shown = opened
    QTest.keyClick(shown.name, Qt.Key.Key_Return)
    assert window.page == "lessons" and not is_new(window.settings)


def test_settings_of_an_earlier_version_are_answers(paths: Paths) -> None:
    (paths.settings / "settings.ini").write_text("[look]\ntheme = contrast\n")
    settings = Settings(paths.settings)
    fill_in(settings)
    assert not is_new(settings) and settings.get(THEME) == "contrast"


def test_what_the_system_tells_is_filled_in(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:
            return Qt.ColorScheme.Light

    class Font:
        def pointSizeF(self) -> float:
            return 15.0

    monkeypatch.setattr(welcome, "QGuiApplication", SimpleNamespace(styleHints=Hints, font=Font))
    settings = Settings(paths.settings)
    fill_in(settings)
    assert (settings.get(THEME), settings.get(TEXT_SCALE)) == ("light", 125)


def test_the_program_begins_with_it_once(paths: Paths, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    pages: list[str] = []
    monkeypatch.setattr(MainWindow, "go_page", lambda self, name: pages.append(name))
    monkeypatch.setattr(start.QApplication, "exec", lambda self=None: 0)
    instance = start.claim(paths, start.Request())
    assert instance is not None
    application = start.QApplication.instance()
    assert isinstance(application, start.QApplication)
    try:
        start._run(paths, application, instance, start.Request(), [])
        Settings(paths.settings).put(welcome.WELCOMED, True)
        start._run(paths, application, instance, start.Request(), [])
    finally:
        instance.release()
    assert pages == ["welcome", "choose"]  # nobody has chosen a game yet
