"""The lobby at a referee's table: a real ``trails serve`` in another process, found by its address and code."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.records.reading import read_record
from engine.trails.records.record import verify
from tests.desktop.pages.lobby.test_lobby import HERE, Lobby
from tests.lan.netpeer import Silent
from tests.lan.patience import patient
from tests.lan.peers import lively
from tests.trails import cards
from trails_desktop.lan.line.channel import dial
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.match.api import Watched
from trails_desktop.pages.lobby.play.hosted_match import HostedPort
from trails_desktop.ui.settings import LANGUAGE


class Referee:
    """A running ``trails serve`` with one table. more: further words of the command."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "trails_desktop", "serve", "--json", "--address", HERE, "--data", str(folder)]
        command += ["--clock", "chess:900+2", "--talk", "all", *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.said: dict[str, Any] = json.loads(self.process.stdout.readline())

    def code(self) -> str:
        """The code that is good now: each is good once."""
        assert self.process.stdout is not None
        return str(self.said["code"])

    def next(self) -> None:
        """What it said next."""
        assert self.process.stdout is not None
        self.said = json.loads(self.process.stdout.readline())

    def kill(self) -> None:
        """The power is gone."""
        self.process.kill()
        self.process.wait(90)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(90)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[Referee]:
    made = Referee(tmp_path / "referee")
    yield made
    made.end()


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


class Opposite:
    """Another visitor on the same loop, without a window: plays at random."""

    def __init__(self, lobby: Lobby, referee: Referee, name: str, *, watch: bool = False) -> None:
        folder = lobby.folder / name
        folder.mkdir()
        self.visitor = Visitor(GamesHere(lambda: lobby.page._desk.pool))
        self.random = Random(5)
        self.plays = True
        self.watch, self.name = watch, name
        own, known, finder = load_identity(folder), KnownMachines(folder / "known.json"), Silent()
        assert finder is not None

        async def come() -> None:
            line = await dial(HERE, referee.said["port"], own, known, referee.code())
            known.remember(line.theirs, "Referee")
            self.visitor.listen(self.look)
            await self.visitor.stay(line, lambda: dial(HERE, referee.said["port"], own, known))

        self.task = lobby.page.network.spawn(come())

    def look(self) -> None:
        visitor = self.visitor
        if visitor.stage == "looking" and (self.watch or visitor.free):
            if self.watch:
                visitor.watch(self.name)
            else:
                visitor.sit(self.name, cards.decks()[1])
        seen = visitor.seen
        if self.plays and visitor.stage == "playing" and seen is not None and seen.view.decision is not None:
            visitor.answer(lively(seen.view.decision, self.random))


def comes(lobby: Lobby, referee: Referee) -> None:
    """To the table, by mouse and keys."""
    page = lobby.page
    lobby.bot.keyClicks(page.choices.address, f"{HERE}:{referee.said['port']}")
    lobby.bot.keyClicks(page.choices.code, referee.code())
    lobby.click(page.choices.join)
    lobby.wait(page.meet.watch.isVisible)
    assert "referee" in page.meet.title.text() and "cannot choose what is dealt" in page.meet.about.text()


def test_a_match_is_played_at_a_referees_table_and_its_chance_verified(lobby: Lobby, referee: Referee) -> None:
    page = lobby.page
    comes(lobby, referee)
    page._desk.settings.put(LANGUAGE, "ja")
    lobby.wait(lambda: "15 分" in page.meet.lines.text())
    page._desk.settings.put(LANGUAGE, "en")
    lobby.wait(lambda: "15 minutes" in page.meet.lines.text())
    lobby.click(page.meet.play)
    lobby.wait(lambda: page.visitor is not None and page.visitor.stage == "waiting" and page.visitor.names[0])
    assert "Waiting for the second player" in page.meet.about.text()
    referee.next()
    while referee.said["players"] != [page.visitor.names[0] if page.visitor else ""]:
        referee.next()
    other = Opposite(lobby, referee, "Bryn")
    lobby.wait(lambda: page.table is not None)
    port, visitor = page.match, page.visitor
    assert isinstance(port, HostedPort) and visitor is not None
    assert port.names[1] == "Bryn" and page.line.isVisible()
    random = Random(1)

    def plays() -> bool:
        seen = visitor.seen
        if visitor.stage == "playing" and seen is not None and seen.view.decision is not None:
            visitor.answer(lively(seen.view.decision, random))
        return len(port.log()) > 8

    lobby.wait(plays)
    theirs = [card for card in port.view().players[1].hand if card.number is not None]
    assert not theirs  # the referee shows no hidden card
    lobby.wait(lambda: visitor.connected)
    before = visitor._talker
    assert before is not None
    before.line.cut()
    lobby.wait(lambda: visitor._talker not in (None, before))  # it came again by itself
    assert visitor.stage == "playing"
    lobby.click(page.line.give_up)
    assert visitor.stage == "playing"
    lobby.click(page.line.give_up)
    lobby.wait(lambda: visitor.verdict is not None)
    lobby.wait(lambda: "Bryn wins. Verified" in page.line.state.text())
    kept = list((lobby.folder / "records").glob("referee-*.match"))
    assert len(kept) == 1
    assert verify(read_record(kept[0].read_text(encoding="utf-8")), page._desk.pool).ok
    lobby.wait(lambda: other.visitor.verdict is not None and other.visitor.verdict.ok)
    lobby.click(page.line.leave)
    assert page.visitor is None and page.table is None
    other.visitor.leave()
    other.task.cancel()
    lobby.wait(other.task.done)


def sits(lobby: Lobby, referee: Referee) -> tuple[HostedPort, Opposite]:
    """At the table against Bryn, with the cards dealt."""
    page = lobby.page
    comes(lobby, referee)
    assert "15 minutes each, 2 seconds more" in page.meet.lines.text() and "may talk" in page.meet.lines.text()
    lobby.click(page.meet.play)
    lobby.wait(lambda: page.visitor is not None and page.visitor.stage == "waiting" and page.visitor.names[0])
    referee.next()
    while referee.said["players"] != [page.visitor.names[0] if page.visitor else ""]:
        referee.next()
    other = Opposite(lobby, referee, "Bryn")
    lobby.wait(lambda: page.table is not None)
    assert isinstance(page.match, HostedPort)
    return page.match, other


def test_at_a_referees_table_one_talks_and_sees_the_clocks(lobby: Lobby, referee: Referee) -> None:
    page = lobby.page
    _, other = sits(lobby, referee)
    line = page.line
    assert line.talk.isVisible() and line.talk.isEnabled()
    lobby.bot.keyClicks(line.talk, "good luck")
    lobby.bot.keyClick(line.talk, Qt.Key.Key_Return)
    lobby.wait(lambda: [spoken.text for spoken in other.visitor.chat] == ["good luck"])
    lobby.wait(lambda: other.visitor.connected)
    other.visitor.say("<b>thanks</b>")
    lobby.wait(lambda: "Bryn: <b>thanks</b>" in line.chat.text())  # plain text
    lobby.click(line.mute)
    assert "Bryn" not in line.chat.text() and "good luck" in line.chat.text()
    lobby.click(line.mute)
    assert "Bryn" in line.chat.text()
    assert re.search(r"you \d+:\d\d   Bryn \d+:\d\d", line.clocks.text())
    assert other.visitor._talker is not None
    other.task.cancel()  # the other machine is gone
    lobby.wait(lambda: "Bryn's connection is lost" in line.state.text())
    assert "stand still" in line.clocks.text() and line.give_up.isVisible()
    lobby.wait(other.task.done)


def test_why_a_card_cannot_be_played_comes_from_the_referee(lobby: Lobby, referee: Referee) -> None:
    """At the table of the window; forecast and payment: ``test_hosted_port``, where chance is the same every time."""
    page = lobby.page
    _, other = sits(lobby, referee)
    table, visitor, random = page.table, page.visitor, Random(2)
    assert table is not None and visitor is not None
    reasons: list[object] = []
    table.pilot.refused.connect(lambda refusal: reasons.extend(refusal.reasons))

    def looks() -> bool:
        """Ask about a card that cannot be used; answer every other question."""
        seen = visitor.seen
        decision = seen.view.decision if seen is not None else None
        if seen is None or decision is None or reasons:
            return bool(reasons)
        used = {option[1] for option in decision.options if len(option) > 1}
        blocked = [card.id for card in seen.view.players[0].hand if card.id not in used]
        if decision.purpose == "priority" and blocked:
            table.pilot.explain(blocked[0])
        else:
            visitor.answer(lively(decision, random))
        return False

    lobby.wait(looks)
    lobby.click(page.line.leave)
    other.visitor.leave()
    other.task.cancel()
    lobby.wait(other.task.done)


def test_who_watches_sees_no_hand_and_is_never_asked(lobby: Lobby, referee: Referee) -> None:
    page = lobby.page
    first = Opposite(lobby, referee, "Aki")
    lobby.wait(lambda: first.visitor.stage == "waiting")
    referee.next()
    while referee.said["players"] != ["Aki"]:
        referee.next()
    second = Opposite(lobby, referee, "Bryn")
    lobby.wait(lambda: second.visitor.stage == "playing")
    referee.next()
    while len(referee.said["players"]) < 2:
        referee.next()
    comes(lobby, referee)
    assert "Aki, Bryn" in page.meet.lines.text() and not page.meet.play.isVisible()
    lobby.click(page.meet.watch)
    lobby.wait(lambda: page.table is not None)
    lobby.wait(lambda: len(page.match.log()) > 3)
    view = page.match.view()
    assert view.decision is None and all(card.number is None for player in view.players for card in player.hand)
    assert "You watch what both players see" in page.line.state.text() and not page.line.give_up.isVisible()
    assert isinstance(page.match, Watched) and page.match.watched
    buttons = page.table.scene.furniture.buttons
    assert all(not buttons[name].isVisible() for name in ("undo", "auto", "modes", "until"))
    lobby.click(page.line.leave)
    for one in (first, second):
        one.visitor.leave()
        one.task.cancel()
        lobby.wait(one.task.done)
