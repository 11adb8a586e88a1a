"""Pages: made when first wanted, reached from the start, left by their own wish, asked before they are left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.fakes import mock_view
from tests.desktop.screen_fakes import PlayedFake, make_desk, make_pool
from trails_desktop.app.page_entries import PageEntry
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk, MatchPlan
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton
from trails_desktop.ui.settings import LANGUAGE, Look


class Shelf(Page):
    """A page with one button and something to lose."""

    made = 0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        type(self).made += 1
        self.button = PlateButton(look, "second")
        self.button.setParent(self)
        self.codes: list[str] = []
        self.unsaved = self.stopped = False

    def title(self) -> str:
        return "The shelf"

    def enter(self, code: str) -> None:
        self.codes.append(code)

    def first(self) -> PlateButton:
        return self.button

    def may_leave(self) -> bool:
        return not self.unsaved

    def shut(self) -> None:
        self.stopped = True


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(Shelf, "made", 0)

    def make(desk: Desk, look: Look) -> Page:
        return Shelf(look)

    entry = PageEntry("shelf", "tile", "book", lambda desk: ("Shelf", str(len(desk.pool))), make)
    aside = PageEntry("aside", "hidden", "book", lambda desk: ("Aside", ""), make, aside=True)
    shown = MainWindow(make_desk(tmp_path, make_pool()), entries=(entry, aside))
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def open_shelf(qtbot: QtBot, window: MainWindow) -> Shelf:
    qtbot.mouseClick(window.start.pages["shelf"], Qt.MouseButton.LeftButton)
    page = window.stack.currentWidget()
    assert isinstance(page, Shelf)
    return page


def test_a_page_is_made_when_it_is_first_wanted_and_kept(qtbot: QtBot, window: MainWindow) -> None:
    assert Shelf.made == 0
    page = open_shelf(qtbot, window)
    assert (window.page, window.windowTitle()) == ("shelf", "The shelf – Trails Desktop")
    assert window.focusWidget() is page.button
    page.back_wanted.emit()
    assert window.page == "start"
    assert open_shelf(qtbot, window) is page
    assert (Shelf.made, page.codes) == (1, ["en", "en"])


def test_a_page_with_something_to_lose_is_not_left(qtbot: QtBot, window: MainWindow) -> None:
    page = open_shelf(qtbot, window)
    page.unsaved = True
    window.go_start()
    assert window.page == "shelf"
    assert not window.close()
    page.unsaved = False
    assert window.close()
    assert page.stopped


def test_what_is_left_to_look_something_up_waits_as_it_is(qtbot: QtBot, window: MainWindow) -> None:
    page = open_shelf(qtbot, window)
    page.unsaved = True
    page.page_wanted.emit("aside")
    assert window.page == "aside", "nothing is left behind"
    window.go_page("shelf")
    assert window.page == "shelf" and page.codes == ["en"], "what would be lost asks first"
    window.go_page("aside")
    window.go_page("aside/there")
    window.settings.put(LANGUAGE, "ja")
    aside = window.stack.currentWidget()
    assert isinstance(aside, Shelf) and aside is not page
    aside.back_wanted.emit()
    assert window.page == "shelf" and page.codes == ["en", "ja"], "it has the language of now"
    page.unsaved = False
    page.back_wanted.emit()
    assert window.page == "start"


def test_a_page_hears_of_another_language(qtbot: QtBot, window: MainWindow) -> None:
    page = open_shelf(qtbot, window)
    window.settings.put(LANGUAGE, "ja")
    qtbot.waitUntil(lambda: page.codes[-1] == "ja")


def test_a_page_can_have_a_match_played(qtbot: QtBot, window: MainWindow) -> None:
    page = open_shelf(qtbot, window)
    setup = MatchSetup(("Ada", "Bo"), (Path(), Path()), ("human", "greedy"), 1)
    match = PlayedFake(setup, mock_view())
    page.match_wanted.emit(MatchPlan(setup, lambda: match))
    assert match.started
    assert window.page == "table"
