"""A hint at the table: asked for twice, it lights the place and then says the move; it never comes against a person."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.kernel.chance import Seeded
from engine.players.greedy import GreedyPlayer
from engine.players.search.coach import advise
from engine.players.search.known import known
from engine.trails.setup import new_game
from engine.trails.views.view import view
from tests.campaigns.decks import deck
from tests.desktop.playing import deck as deck_file
from tests.desktop.playing import meanings
from tests.desktop.screen_fakes import make_pool
from tests.trails import cards
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup, PlayerKind
from trails_desktop.table.table import TableWidget

DECKS = ("first-light", "full-steam")


@pytest.fixture
def playing(qtbot: QtBot, tables: Callable[..., TableWidget]) -> Iterator[Callable[[PlayerKind], TableWidget]]:
    """A table against somebody, at the first card to place."""
    pool, made = make_pool(), []

    def play(other: PlayerKind) -> TableWidget:
        setup = MatchSetup(("Ada", "Bryn"), (deck_file(DECKS[0]), deck_file(DECKS[1])), ("human", other), 4)
        match = LocalMatch(setup, pool)
        made.append(match)
        player = GreedyPlayer(meanings(pool))
        match.start()
        for _ in range(60):
            if other == "human":
                match.sit_down(match.open_view().asked)
            qtbot.waitUntil(lambda: match.view().decision is not None)
            seen = match.view()
            if seen.decision is not None and seen.decision.purpose == "place":
                break
            match.answer(player.choose(seen))
        return tables(match, active=True)

    yield play
    for match in made:
        match.close()


def bubble(table: TableWidget) -> str:
    part = table.scene.furniture.bubble
    return part.accessible_name() if part.isVisible() else ""


def test_a_hint_is_a_place_and_then_a_move(qtbot: QtBot, playing: Callable[[PlayerKind], TableWidget]) -> None:
    table = playing("steady")
    assert table.port.view().decision is not None
    before = table.port.view()
    qtbot.keyClick(table.view, Qt.Key.Key_H)
    assert "A hint" in bubble(table)
    qtbot.waitUntil(lambda: "Look" in bubble(table))
    assert "homebase" not in bubble(table)
    qtbot.keyClick(table.view, Qt.Key.Key_H)
    assert "into your homebase" in bubble(table) and "of 100 games" in bubble(table)
    assert table.port.view() == before


def test_nobody_helps_against_a_person(qtbot: QtBot, playing: Callable[[PlayerKind], TableWidget]) -> None:
    table = playing("human")
    qtbot.keyClick(table.view, Qt.Key.Key_H)
    assert "No hints here" in bubble(table)


def test_advice_is_legal_and_the_better_plan_first() -> None:
    game = new_game((deck("shipped", (1, 0)), deck("shipped", (1, 1))), Seeded("advice"), auto=True)
    known_cards = cards.cards()
    players = [GreedyPlayer(known_cards), GreedyPlayer(known_cards)]
    compared = 0
    for number in range(240):
        assert game.decision is not None
        seat = game.decision.seat
        if number % 12 == 0:
            best, other = advise(known(game, seat), seat, known_cards, number)
            assert not game.decision.refusal(best.answer)
            if other is not None:
                assert best.answer != other.answer and not game.decision.refusal(other.answer)
                compared += 1
        game.answer(players[seat].choose(view(game, seat)))
    assert compared
