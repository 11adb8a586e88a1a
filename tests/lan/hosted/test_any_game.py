"""Any game at a table that one of its players keeps: whole matches over lines that break and killed programs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import Game
from tests.games.ferry import FERRY
from tests.lan.gamepeer import Player, anything
from tests.lan.gamepeer import decks as peer_decks
from tests.lan.netpeer import Silent
from tests.lan.tables import Here as At
from tests.lan.tables import Round
from tests.trails import cards
from trails_desktop.app.cli import main
from trails_desktop.lan.line.channel import Line, dial
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.known import GamesHere, registered
from trails_desktop.lan.referee.match import verify_hosted
from trails_desktop.lan.referee.sitting import Games, Sitting
from trails_desktop.lan.referee.talk import AskAgainst, AskTry, TableRules, Told
from trails_desktop.lan.referee.wire import Bound, GiveUp, Here, Hold, No, Plays, Result
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.hosting import Hosting, hosts_it
from trails_desktop.lan.visitor.saved import saved_visits

HERE = "127.0.0.1"
OTHER = ["--game", "seawall"]


def games(**other: Callable[[], Game]) -> Games:
    """What a program knows: the games of the registry and the toy of the guide."""
    return GamesHere(cards.pool, {**registered(), "ferry": lambda: FERRY, **other})


KNOWN = games()


class Evening:
    """A host with a table of a game, and the guest."""

    def __init__(self, folder: Path, game: str, rules: TableRules) -> None:
        self.folder, self.game, self.rules, self.random = folder, game, rules, Random(3)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        for name in ("host", "guest"):
            (folder / name).mkdir(parents=True)
        self.host = self._hosting(None)
        self.guest: Visitor | None = None

    def _hosting(self, ident: str | None) -> Hosting:
        folder = self.folder / "host"
        own, known = load_identity(folder), KnownMachines(folder / "known.json")
        if ident is None:
            return Hosting.begin(KNOWN, self.game, self.rules, own, known, Silent(), folder, pace=0.0)
        ((kept,), faults) = saved_visits(folder)
        assert not faults and hosts_it(folder, kept, own)
        return Hosting.resume(KNOWN, kept, own, known, Silent(), folder, pace=0.0)

    async def opens(self) -> None:
        """The host waits, and sits at the own table."""
        await self.host.open([HERE])
        self.tasks["host"] = asyncio.ensure_future(self.host.stay())
        await until(lambda: self.host.visitor.connected)

    async def comes(self, known: Games = KNOWN) -> Visitor:
        """The guest comes with the code, or again."""
        folder = self.folder / "guest"
        own, machines = load_identity(folder), KnownMachines(folder / "known.json")
        port, kept = self.host.table.port, saved_visits(folder)[0]
        line: Line | None = None
        if not kept:
            line = await dial(HERE, port, own, machines, self.host.table.invitation.code)
            machines.remember(line.theirs, "")
        visitor = Visitor(known, folder=folder, visit=kept[0] if kept else None, pace=0.0)
        coming = visitor.stay(line, lambda: dial(HERE, self.host.table.port, own, machines))
        self.tasks["guest"] = asyncio.ensure_future(coming)
        self.guest = visitor
        return visitor

    async def begins(self, *decks: tuple[str, ...]) -> tuple[Visitor, Visitor]:
        """Both sit, and the cards are dealt."""
        await self.opens()
        host, guest = self.host.visitor, await self.comes()
        await until(lambda: host.plays is not None and guest.plays is not None)
        host.sit("Aki", decks[0])
        await until(lambda: guest.names[0] == "Aki")
        guest.sit("Bryn", decks[1])
        await until(lambda: host.seen is not None and guest.seen is not None)
        return host, guest

    async def dies(self, who: str) -> None:
        """A program is killed: nothing is said, nothing is closed."""
        task = self.tasks.pop(who)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if who == "host":
            if self.host.table._server is not None:
                self.host.table._server.close()
            for line in [*self.host.table._visitors]:
                line.talker.line.cut()
            for other in tuple(self.host.table._tasks):
                other.cancel()
            ident = self.host.table.ident
            self.host = self._hosting(ident)
            await self.opens()
        else:
            await self.comes()

    def answers(self) -> None:
        """Who is asked answers at random."""
        for one in (self.host.visitor, self.guest):
            seen = None if one is None else one.seen
            if one is not None and one.connected and one.stage == "playing" and seen and seen.view.decision is not None:
                one.answer(anything(seen.view.decision, self.random))

    async def plays_on(self, trouble: Callable[[int], Awaitable[None]] | None = None) -> None:
        """To the end of the game at hand. trouble: done after every answer, by its number."""
        met = -1
        while not self.host.table.match.over:
            self.answers()
            await asyncio.sleep(0)
            given = self.host.table.match.given
            if trouble is not None and given > met:
                met = given
                await trouble(given)

    async def closes(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.host.close()


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(150):
        while not what():
            await asyncio.sleep(0.005)


def spent(folder: Path, game: str, work: Callable[[Evening], Awaitable[None]], **rules: Any) -> None:
    async def run() -> None:
        evening = Evening(folder, game, TableRules(**rules))
        try:
            await work(evening)
        finally:
            await evening.closes()

    asyncio.run(run())


def decks(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two decks of a game."""
    return peer_decks(KNOWN, game)


@pytest.mark.parametrize("game", ["ferry", "seawall", "eightfold"])
def test_a_match_between_two_programs_is_played_to_its_end_and_checked(tmp_path: Path, game: str) -> None:
    """Of the longest game, whose whole matches are played elsewhere, the beginning: then somebody gives up."""

    async def work(evening: Evening) -> None:
        host, guest = await evening.begins(*decks(game))

        async def trouble(given: int) -> None:
            if game == "eightfold" and given >= 60:
                guest.concede()
            elif given % 40 == 9:
                cut = (host, guest)[given // 40 % 2]._talker
                if cut is not None:
                    cut.line.cut()

        await evening.plays_on(trouble)
        await until(lambda: host.verdict is not None and guest.verdict is not None)
        for one in (host, guest):
            assert one.verdict is not None and one.verdict.ok, str(one.verdict.sentence)
            assert one.whole and one.seen is not None and one.seen.view.winner is not None
        assert host.log and len(host.log) == len(guest.log)

    spent(tmp_path, game, work)


def test_either_program_is_killed_and_the_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        await evening.begins(*decks("seawall"))

        async def trouble(given: int) -> None:
            if given in (3, 31, 60):
                before = evening.host.table.match.seen(1).view
                await evening.dies("host" if given != 31 else "guest")
                assert evening.host.table.match.seen(1).view == before
                guest = evening.guest
                await until(lambda: guest is not None and guest.seen is not None and guest.connected)
            elif given >= 70 and evening.guest is not None:
                evening.guest.concede()

        await evening.plays_on(trouble)
        host, guest = evening.host.visitor, evening.guest
        assert guest is not None
        await until(lambda: host.verdict is not None and guest.verdict is not None)
        assert host.verdict is not None and host.verdict.ok, str(host.verdict.sentence)
        assert guest.verdict is not None and guest.verdict.ok, str(guest.verdict.sentence)

    spent(tmp_path, "seawall", work)


def test_who_gives_up_has_lost_and_a_rematch_changes_sides(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        host, guest = await evening.begins(*decks("ferry"))
        guest.concede()
        await until(lambda: host.can_repeat and guest.can_repeat and host.verdict and guest.verdict)
        assert host.seen is not None and host.seen.view.winner == 0 == host.seat
        guest.go_on()
        await until(lambda: host.ready[1])
        host.go_on()
        await until(lambda: host.seat == 1 and host.seen is not None and guest.seen is not None)
        assert host.stage == guest.stage == "playing" and evening.host.table.names == ["Bryn", "Aki"]
        await evening.dies("guest")  # its file is kept again
        await evening.plays_on()
        guest = evening.guest or guest
        await until(lambda: host.verdict is not None and guest.verdict is not None)
        assert host.verdict is not None and host.verdict.ok and guest.verdict is not None and guest.verdict.ok
        assert len(host.records) == 2

    spent(tmp_path, "ferry", work)


# --- who comes with another program -----------------------------------------------------------------------------------
def test_a_guest_whose_rules_or_cards_are_others_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    newer = replace(FERRY, version=FERRY.version + 1)
    other = replace(FERRY, cards={number: card for number, card in FERRY.cards.items() if number != "F-1"})
    told = {"version": games(ferry=lambda: newer), "other ones": games(ferry=lambda: other)}
    told["does not know the game ferry"] = GamesHere(cards.pool)
    for number, (word, known) in enumerate(told.items()):

        async def work(evening: Evening, word: str = word, known: Games = known) -> None:
            await evening.opens()
            guest = await evening.comes(known)
            await until(lambda: guest.stage == "left")
            assert guest.sentence is not None and word in str(guest.sentence)

        spent(tmp_path / str(number), "ferry", work)


def test_a_program_of_before_is_told_which_version_is_spoken(tmp_path: Path) -> None:
    round = Round(tmp_path, KNOWN("ferry"), decks("ferry"))
    first = round.players[0].heard[0]
    assert isinstance(first, Here) and first.version == 4  # that one goes, with a sentence of the two versions
    assert isinstance(round.players[0].heard[1], Plays)
    with pytest.raises(Fault):
        Sitting("0" * 32, KNOWN("seawall"), TableRules(switches=(("no such", True),)))


# --- the referee ------------------------------------------------------------------------------------------------------
def test_a_referee_shows_each_seat_what_it_may_see_and_gives_advice(tmp_path: Path) -> None:
    round = Round(tmp_path, KNOWN("seawall"), decks("seawall"), watchers=1, path=tmp_path / ("0" * 32 + ".table"))
    random = Random(5)
    tried = reasons = 0
    for _ in range(60):
        if round.table.match.over:
            break
        asked = round.at(round.table.match.asked)
        view = asked.seen().view
        round.now += 10  # nobody asks faster than a person
        for card in view.sides[asked.who.seat].zones["hand"][:3]:
            (told,) = asked.says(AskAgainst(1, card.id))
            assert isinstance(told, Told)
            reasons += len(told.against)
        (told,) = asked.says(AskTry(2, (view.decision.options[0],)))
        assert isinstance(told, Told)
        tried += bool(told.tried)
        for hidden in view.sides[asked.who.seat ^ 1].zones["hand"]:
            assert hidden.name is None and hidden.number is None
            assert asked.says(AskAgainst(3, hidden.id)) == [Told(3)]
        for player in (*round.players, *round.watchers):
            for side in player.seen().view.sides:
                assert all(card.name is None for card in side.zones["shields"])
        round.answer(lambda decision: anything(decision, random))
    assert tried and reasons
    round.crash()
    before = round.table.match.given
    round.players[0].says(Hold(True))
    round.answer(lambda decision: anything(decision, random))
    assert isinstance(round.at(round.table.match.asked).last(No), No) and round.table.match.given == before
    round.players[0].says(Hold(False))
    round.players[1].says(GiveUp())
    assert round.table.match.winner == 1 - round.players[1].who.seat
    result, bound = round.players[0].last(Result), round.players[0].last(Bound)
    opened = round.table.match.opened()
    assert result.record == opened.record
    assert verify_hosted(opened, KNOWN("seawall"), bound=bound.key, bindings=bound.nonces).ok


def test_a_clock_runs_out_at_a_table_of_any_game(tmp_path: Path) -> None:
    round = Round(tmp_path, KNOWN("ferry"), decks("ferry"), rules=TableRules(ClockRule("decision", 30)))
    asked: At = round.at(round.table.match.asked)
    round.now += 40
    round.table.ring()
    assert round.table.match.winner == asked.who.seat ^ 1
    last = asked.seen().lines[-1]
    assert (last.kind, last.cause, last.whom) == ("concede", "late", asked.who.seat)


def test_the_command_serves_tables_of_any_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "trails_desktop", "serve", "--json", "--address", HERE, "--data", str(tmp_path)]
    process = subprocess.Popen([*command, *OTHER], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = json.loads(process.stdout.readline())
        assert said["plays"] == "seawall" and said["players"] == []

        async def sit() -> None:
            player = Player(tmp_path / "one", KNOWN, lambda: int(said["port"]))
            task = asyncio.ensure_future(player.stay(said["code"]))
            await until(lambda: player.visitor.names[0] == "Bryn")
            assert player.visitor.plays is not None and player.visitor.plays.id == "seawall"
            assert not player.visitor.repeats
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        asyncio.run(sit())
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
    for words in (
        ["--game", "chess"],
        ["--game", "seawall", "--mode", "strategy"],
        ["--game", "seawall", "--ruling", "x=y"],
    ):
        assert main(["serve", "--data", str(tmp_path), *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1
