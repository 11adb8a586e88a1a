"""A real match in the real window: it starts, is saved when it is left, and goes on later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.library import CardPool
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app import saved_match
from trails_desktop.desk import Desk
from trails_desktop.match.setup import MatchSetup
from trails_desktop.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def desk(tmp_path: Path, pool: CardPool) -> Desk:
    records = tmp_path / "records"
    return replace(make_desk(tmp_path, pool), records=records, saved=lambda: saved_match(records))


def open_window(qtbot: QtBot, desk: Desk) -> MainWindow:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def hotseat(desk: Desk, seed: int = 7) -> MatchSetup:
    return MatchSetup(("Ann", "Bryn"), (desk.decks[0] / "a.deck", desk.decks[0] / "b.deck"), ("human", "human"), seed)


def test_a_match_is_saved_when_it_is_left_and_goes_on_later(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    assert not window.start.resume.isVisible()
    window.begin(hotseat(desk))
    assert window.page in ("table", "curtain")
    window.ask_leave()
    assert window.page == "start"
    assert window.notice.text == "The match is saved. Go on with it whenever you like."
    assert window.start.resume.isVisible()
    assert window.start.resume.subtitle == "Ann against Bryn"
    window.close()
    again = open_window(qtbot, desk)
    qtbot.mouseClick(again.start.resume, LEFT)
    assert again.page in ("table", "curtain")
    assert again.match is not None
    assert again.match.names == ("Ann", "Bryn")
    again.close()


def test_a_new_match_in_place_of_a_saved_one_asks_first(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    window.go_start()
    window.go_setup(hotseat=True)
    qtbot.mouseClick(window.setup.start, LEFT)
    assert window.page == "setup"
    assert "Ann against Bryn" in window.menus.menu.message.text()
    qtbot.mouseClick(window.menus.menu.entries["new match"], LEFT)
    assert window.match is not None
    assert window.match.names == ("Player 1", "Player 2")
    window.close()


def test_conceding_ends_with_the_reason_and_leaves_nothing_to_continue(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    assert window.match is not None
    if window.page == "curtain":
        window.curtain.button.click()
    loser = window.match.names[window.match.seat]
    window.match.concede()
    assert window.page == "ending"
    assert window.ending.reason.text() == f"{loser} conceded"
    assert desk.saved() is None
    window.close()


def test_a_deck_that_vanished_is_a_sentence(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    setup = hotseat(desk)
    setup.decks[0].unlink()
    window.begin(setup)
    assert window.page == "start"
    assert "a.deck" in window.notice.text
    assert window.match is None


def test_a_broken_saved_match_is_not_offered(qtbot: QtBot, desk: Desk) -> None:
    assert desk.records is not None
    desk.records.mkdir()
    (desk.records / "current.match").write_text("rubbish\n", encoding="utf-8")
    window = open_window(qtbot, desk)
    assert not window.start.resume.isVisible()
