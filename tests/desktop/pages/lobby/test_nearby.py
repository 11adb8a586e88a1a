"""A game nearby is joined by its code alone; libraries that differ at a referee's table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from tests.desktop.pages.lobby import test_lobby
from tests.desktop.pages.lobby.test_lobby import HERE, Lobby
from tests.desktop.pages.lobby.test_referee import Opposite, Referee, comes
from tests.lan.patience import patient
from tests.lan.peers import lively
from tests.trails import cards
from trails_desktop.lan.line.discovery import Found
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.screens.parts.widgets import PlateButton


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


def test_the_code_alone_joins_the_one_game_nearby_and_is_never_tried_at_a_wrong_one(lobby: Lobby) -> None:
    page, peer = lobby.page, lobby.opposite(0)
    found = page.network.finder.found
    lobby.wait(lambda: page.network.identity is not None)
    found.clear()
    page.network.spawn(peer.wait_here())
    lobby.wait(lambda: peer.host is not None and peer.room.port)
    assert peer.host is not None
    code = peer.host.invitation.code
    lobby.bot.keyClicks(page.choices.code, code)
    lobby.bot.keyClick(page.choices.code, Qt.Key.Key_Return)
    assert "No game was found nearby" in page.choices.status.text()
    here = Found(peer.room.id, (HERE,), peer.room.port)
    page._found = [here, Found("f" * 32, ("192.0.2.1",), 9)]
    lobby.click(page.choices.join)
    assert "Several games are nearby" in page.choices.status.text() and not peer.host.turned_away
    page._found = [here]
    lobby.click(page.choices.join)
    lobby.wait(page.meet.play.isVisible)
    assert "Against Player 0" in page.meet.title.text()


def test_the_network_is_tested_in_words_and_a_known_machine_can_be_forgotten(lobby: Lobby) -> None:
    page = lobby.page
    known = page.network.known
    known.remember(b"k" * 32, "Bryn")
    lobby.click(page.choices.tools)
    lobby.wait(lambda: page.tools.isVisible() and page.tools.machines)
    lobby.click(page.tools.test)
    lobby.wait(lambda: page.tools.results)
    assert all(words.text()[0] in "✓✗" and len(words.text()) > 10 for words in page.tools.results)
    (forget,) = page.tools.machines[0].findChildren(PlateButton)
    lobby.wait(forget.isVisible)
    lobby.click(forget)
    assert b"k" * 32 not in known and not page.tools.machines and page.tools.none.isVisible()
    page.tools.done()


def test_a_library_without_the_other_ones_cards_plays_at_a_referees_table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The referee shows what the cards are; what cannot be played again here is said to be unchecked, not wrong."""
    patient(monkeypatch)
    whole = cards.pool()
    few = CardPool(printing for number in set(cards.decks()[0]) for printing in whole.versions(number).values())
    with monkeypatch.context() as context:
        context.setattr(test_lobby.cards, "pool", lambda: few)
        lobby = Lobby(qtbot, tmp_path)
    referee = Referee(tmp_path / "referee")
    page, random = lobby.page, Random(3)
    comes(lobby, referee)
    lobby.click(page.meet.play)
    lobby.wait(lambda: page.visitor is not None and page.visitor.names[0])
    while not referee.said["players"]:
        referee.next()
    other = Opposite(lobby, referee, "Bryn")
    other.visitor._games = GamesHere(lambda: whole)
    lobby.wait(lambda: page.table is not None)
    visitor = page.visitor
    assert visitor is not None

    def met() -> bool:
        """Until a card lies there that this library has not."""
        seen = visitor.seen
        if seen is not None and seen.view.decision is not None:
            visitor.answer(lively(seen.view.decision, random))
        shown = [card.number for side in page.match.view().players for card in (*side.field, *side.trail)]
        return any(number is not None and number not in few for number in shown)

    lobby.wait(met)
    lobby.wait(lambda: visitor.connected)
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "Not checked. The match cannot be played again with the cards here" in page.line.state.text())
    assert "differs" not in page.line.state.text()
    lobby.wait(lambda: other.visitor.verdict is not None and other.visitor.verdict.ok)
    other.visitor.leave()
    other.task.cancel()
    lobby.wait(other.task.done)
    lobby.click(page.line.leave)
    referee.end()
