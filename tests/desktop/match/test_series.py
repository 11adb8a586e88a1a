"""Best of three: counted by player although the seats change, kept in the record, told at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.records.reading import load_record
from tests.desktop.screen_fakes import make_desk, make_pool, write_deck
from trails_desktop.app.start import saved_match
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup, Series
from trails_desktop.pages.desk import Desk
from trails_desktop.ui.settings import GAMES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    pool = make_pool()
    records = tmp_path / "records"
    return replace(make_desk(tmp_path, pool), records=records, saved=lambda: saved_match(records))


def open_window(qtbot: QtBot, desk: Desk) -> MainWindow:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def concede(window: MainWindow, name: str) -> None:
    """The player of that name gives up."""
    match = window.match
    assert match is not None
    match.sit_down(match.names.index(name))
    match.concede()


@pytest.mark.parametrize(
    ("winners", "wins", "decided", "winner"),
    [
        ([], (0, 0), False, -1),
        ([0], (1, 0), False, 0),
        ([0, 0], (2, 0), True, 0),
        ([1, 0, 1], (1, 2), True, 1),
        ([0, -1, -1], (1, 0), True, 0),
        ([1, 0, -1], (1, 1), True, -1),
    ],
)
def test_who_wins_a_series(winners: list[int], wins: tuple[int, int], decided: bool, winner: int) -> None:
    series = Series(3)
    for seat in winners:
        series = series.after(seat)
    assert (series.wins, series.decided, series.winner) == (wins, decided, winner)


def test_the_next_game_changes_the_seats_of_everything() -> None:
    setup = MatchSetup(("Ada", "Bo"), (Path("a"), Path("b")), ("human", "greedy"), 1, Series(3))
    following = setup.next_game(setup.series.after(0), 2)
    assert (following.names, following.decks, following.players) == (
        ("Bo", "Ada"), (Path("b"), Path("a")), ("greedy", "human"),
    )  # fmt: skip
    assert (following.series.wins, following.seed) == ((0, 1), 2)


def test_best_of_three_in_the_window_also_after_a_break(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    qtbot.mouseClick(window.start.hotseat, LEFT)
    window.setup.seats[0].name.setText("Ada")
    window.setup.seats[1].name.setText("Bo")
    qtbot.mouseClick(window.setup.games.buttons[1], LEFT)
    qtbot.mouseClick(window.setup.start, LEFT)
    assert desk.settings.get(GAMES) == 3
    concede(window, "Bo")
    qtbot.waitUntil(lambda: window.page == "ending")
    assert window.ending.score.text() == "Best of 3: Ada 1, Bo 0"
    qtbot.mouseClick(window.ending.rematch, LEFT)
    assert window.match is not None
    assert window.match.names == ("Bo", "Ada")
    assert desk.records is not None
    assert load_record(desk.records / "current.match").header.series == (3, 0, 1)
    window.go_start()
    window.close()

    again = open_window(qtbot, desk)
    again.resume()
    concede(again, "Ada")
    qtbot.waitUntil(lambda: again.page == "ending")
    assert again.ending.score.text() == "Best of 3: Bo 1, Ada 1"
    qtbot.mouseClick(again.ending.rematch, LEFT)
    assert again.match is not None
    assert again.match.names == ("Ada", "Bo")
    concede(again, "Bo")
    qtbot.waitUntil(lambda: again.page == "ending")
    assert again.ending.score.text() == "Ada wins the match, 2 to 1"
    assert again.ending.rematch.text() == "Play again"


def test_a_single_game_has_no_score(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    write_deck(desk.decks[0], "z.deck", "Z", 50, desk.pool)
    setup = MatchSetup(("A", "B"), (desk.decks[0] / "a.deck", desk.decks[0] / "b.deck"), ("human", "human"), 1)
    window.begin(setup)
    concede(window, "A")
    qtbot.waitUntil(lambda: window.page == "ending")
    assert not window.ending.score.isVisible()
    assert window.ending.rematch.text() == "Rematch"
