"""A game besides the first over the network, through the real window: kept here, played by another program."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.records.playing import verify
from engine.records.record import load_record
from tests.desktop.pages.lobby.test_lobby import HERE, Lobby
from tests.lan.gamepeer import Player, anything
from tests.lan.netpeer import Silent
from tests.lan.patience import patient
from trails_desktop.board.board import Board
from trails_desktop.games.roster import offered
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.room.door import Guest, new_id
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.visitor.hosting import Hosting
from trails_desktop.library.decks.of_games import save
from trails_desktop.library.opening import open_library
from trails_desktop.pages.lobby.play.game_match import GamePort, SealedGamePort
from trails_desktop.paths import Paths
from trails_desktop.ui.settings import LANGUAGE

OTHER = "seawall"


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


def opens(lobby: Lobby) -> Hosting:
    """A table of the second game is opened by mouse."""
    page = lobby.page
    lobby.click(page.choices.game.buttons[1 + offered().index(OTHER)])
    assert page.kit is not None and page.kit.id == OTHER and not page.choices.made.isVisible()
    assert page.choices.deck.count() == len(page.kit.rules().ready_decks) + 1
    lobby.click(page.choices.kind.buttons[1])
    lobby.click(page.choices.open)
    lobby.wait(lambda: page.hosting is not None and page.hosting.visitor.stage == "waiting")
    lobby.wait(page.meet.tiles.isVisible)
    assert page.hosting is not None
    return page.hosting


def test_ones_own_decks_are_brought_to_a_table(lobby: Lobby, tmp_path: Path) -> None:
    page = lobby.page
    library = page._desk.library = open_library(Paths(tmp_path / "data"))
    cards = page.kits[OTHER].rules().ready_decks[0].cards
    save(library.decks, OTHER, "Mine", cards)
    save(library.decks, OTHER, "Too small", cards[:9])
    page.choose_game(OTHER)
    deck = page.choices.deck
    assert [deck.itemText(at) for at in range(deck.count())].count("Too small") == 0 and deck.itemText(0) == "Mine"
    deck.setCurrentIndex(0)
    assert sorted(page.game_cards() or ()) == sorted(cards)


def test_a_match_against_another_process_is_played_on_the_board_to_its_end(lobby: Lobby, tmp_path: Path) -> None:
    page, random = lobby.page, Random(2)
    hosting = opens(lobby)
    command = [sys.executable, "-m", "tests.lan.gamepeer", str(tmp_path / "other"), str(hosting.table.port)]
    process = subprocess.Popen([*command, hosting.table.invitation.code], stdout=subprocess.PIPE, text=True)
    try:
        lobby.wait(lambda: page.board is not None)
        port, board, visitor = page.match, page.board, hosting.visitor
        assert isinstance(port, GamePort) and isinstance(board, Board) and page.line.isVisible()
        assert port.names == ("Ada", "Bryn") and port.game_id == OTHER

        def plays() -> bool:
            decision = port.view().decision
            if decision is not None:
                port.answer(anything(decision, random))
            return visitor.stage == "over"

        lobby.wait(lambda: plays() or len(port.log()) > 4)
        assert all(card.name is None for card in port.view().sides[1].zones["hand"])
        page._desk.settings.put(LANGUAGE, "ja")
        lobby.wait(lambda: page.language == "ja" and isinstance(page.board, Board))
        page._desk.settings.put(LANGUAGE, "en")
        lobby.wait(plays)
        lobby.wait(lambda: "Verified" in page.line.state.text())
        (kept,) = (lobby.folder / "records" / OTHER).glob("*.match")
        assert page.kit is not None and verify(load_record(kept), page.kit.rules()).ok
        assert process.stdout is not None
        said = {}
        while not said.get("verified"):
            said = json.loads(process.stdout.readline())
        assert page.line.again.isVisible()
    finally:
        process.kill()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
    lobby.wait(lambda: not visitor.present[1])
    assert not page.line.again.isVisible()
    lobby.click(page.line.leave)
    assert page.board is None and page.hosting is None
    lobby.wait(lambda: not list((lobby.folder / "records" / "lan" / "hosted").glob("*.table")))


def test_the_window_comes_to_a_table_of_another_game_and_back_after_leaving_it(lobby: Lobby, tmp_path: Path) -> None:
    page, random = lobby.page, Random(3)
    hosting = opens(lobby)  # here, so that its rules are read: the window below is the one that comes
    lobby.click(page.meet.leave)
    assert page.hosting is None
    folder = tmp_path / "host"
    player = Player(folder, page.games, lambda: 0)
    there = Hosting.begin(
        page.games, OTHER, TableRules(), player.own, player.known, page.network.finder, folder, pace=0.0
    )
    visitor = player.visitor = there.visitor
    visitor.listen(player.look)

    async def waits() -> None:
        await there.open([HERE])
        await there.stay()

    task = page.network.spawn(waits())
    lobby.wait(lambda: visitor.stage == "waiting" and there.table.port)
    lobby.click(page.choices.game.buttons[0])
    lobby.bot.keyClicks(page.choices.address, f"{HERE}:{there.table.port}")
    lobby.bot.keyClicks(page.choices.code, there.table.invitation.code)
    lobby.click(page.choices.join)
    lobby.wait(page.meet.play.isVisible)
    assert "Seawall" in page.meet.title.text() and page.kit is not None  # its decks are offered now
    lobby.click(page.meet.play)
    lobby.wait(lambda: page.board is not None)
    port = page.match
    assert isinstance(port, GamePort) and port.seat == 1

    def begins() -> bool:
        decision = port.view().decision
        if decision is not None:
            port.answer(anything(decision, random))
        return len(port.log()) > 0

    lobby.wait(begins)
    lobby.bot.keyClick(page, Qt.Key.Key_Escape)  # to the list: the match waits
    lobby.wait(lambda: page.board is None and page.shelf.plates and page.shelf.plates[0].isVisible())
    assert "Seawall" in page.shelf.plates[0].subtitle
    lobby.click(page.shelf.plates[0])
    lobby.wait(lambda: page.board is not None)
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "wins" in page.line.state.text() and "Verified" in page.line.state.text())
    lobby.click(page.line.leave)
    visitor.leave()
    task.cancel()
    lobby.wait(task.done)
    page.network.spawn(there.close(), closing=True)
    assert hosting.table.over is False


@pytest.mark.parametrize("game", offered())
def test_a_sealed_match_of_another_game_is_opened_played_and_verified(lobby: Lobby, tmp_path: Path, game: str) -> None:
    page, random = lobby.page, Random(4)
    lobby.click(page.choices.game.buttons[1 + offered().index(game)])
    lobby.click(page.choices.open)
    lobby.wait(lambda: page.room is not None and page.room.port and page.meet.tiles.isVisible())
    room, host = page.room, page.host
    assert room is not None and host is not None and room.game_id == game
    assert page.kit is not None and page.kit.name("en") in page.meet.lines.text()
    folder = tmp_path / "other"
    folder.mkdir()
    own, known = load_identity(folder), KnownMachines(folder / "known.json")
    there = Room(
        new_id(), 1, "Bryn", (), Terms(), page._desk.pool, folder, {}, 0.0, games=page.sealed_game
    )  # fmt: skip
    guest = Guest(there, own, known, Silent())
    deck = page.kits[game].rules().ready_decks[1].cards

    def look() -> None:
        if there.stage == "offered":
            there.accept("Bryn", deck)

    there.listen(look)

    async def come() -> None:
        await guest.stay(await guest.join([(HERE, room.port)], host.invitation.code))

    task = page.network.spawn(come())
    lobby.wait(lambda: page.board is not None)
    port = page.match
    assert isinstance(port, SealedGamePort) and isinstance(page.board, Board) and there.game_id == game

    def plays(most: int) -> bool:
        for one in (room, there):
            match = one.match
            if match is not None and match.asked and match.game.decision is not None:
                one.put(match, match.answer(anything(match.game.decision, random)))
        return len(port.log()) > most or port.view().winner is not None

    lobby.wait(lambda: plays(12))
    assert all(card.name is None for card in port.view().sides[1].zones["hand"])
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "Verified" in page.line.state.text())
    (kept,) = (lobby.folder / "records" / game).glob("lan-*.match")
    assert verify(load_record(kept), page.kits[game].rules()).ok
    lobby.click(page.line.leave)
    assert page.board is None
    task.cancel()
    lobby.wait(task.done)
    there.close()
