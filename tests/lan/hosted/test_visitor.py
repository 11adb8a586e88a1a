"""Players and a spectator at a referee's table, without a window: broken lines, taking back, the check at the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.kernel.decisions import Refused
from engine.trails.records.record import CONCEDE, Given, Record, make_header, write_record
from tests.lan.netpeer import Silent
from tests.lan.peers import lively
from tests.trails import cards
from trails_desktop.lan.line.channel import Line, dial
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.referee.clocks import TableTime
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.referee.wire import Here, Reply
from trails_desktop.lan.room.door import new_id
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.saved import heard, saved_visits

HERE = "127.0.0.1"


class Evening:
    """A table, and who comes to it."""

    def __init__(self, folder: Path, rules: TableRules | None = None) -> None:
        self.folder = folder
        self.table = Table(
            new_id(), TrailsTable(cards.pool()), load_identity(folder), KnownMachines(None), Silent(), rules
        )
        self.random = Random(2)
        self.tasks: list[asyncio.Task[None]] = []

    async def guest(self, name: str) -> Visitor:
        """Somebody with a line to the table."""
        (self.folder / name).mkdir()
        own, known = load_identity(self.folder / name), KnownMachines(self.folder / name / "known.json")
        line = await dial(HERE, self.table.port, own, known, self.table.invitation.code)
        known.remember(line.theirs, "Referee")
        visitor = Visitor(GamesHere(cards.pool), self.random.randbytes, folder=self.folder / name)
        self.stays(visitor, name, line)
        await until(lambda: visitor.connected)
        return visitor

    def stays(self, visitor: Visitor, name: str, line: Line | None) -> None:
        """Somebody uses a line as long as it holds, and comes again."""
        own, known = load_identity(self.folder / name), KnownMachines(self.folder / name / "known.json")
        coming = visitor.stay(line, lambda: dial(HERE, self.table.port, own, known))
        self.tasks.append(asyncio.ensure_future(coming))

    async def comes_back(self, name: str) -> Visitor:
        """A program that was killed is started again, from what it has kept."""
        ((kept,), faults) = saved_visits(self.folder / name)
        assert not faults
        visitor = Visitor(GamesHere(cards.pool), self.random.randbytes, folder=self.folder / name, visit=kept)
        self.stays(visitor, name, None)
        await until(lambda: visitor.connected)
        return visitor

    async def players(self) -> tuple[Visitor, Visitor]:
        """Two who sit, with their cards dealt."""
        made = []
        for seat, name in enumerate(("Aki", "Bryn")):
            visitor = await self.guest(name)
            await until(lambda visitor=visitor, seat=seat: sum(map(bool, visitor.names)) == seat)
            visitor.sit(name, cards.decks()[seat][:: 2 if seat else 3])
            await until(lambda seat=seat: bool(self.table.names[seat]))
            made.append(visitor)
        await until(lambda: all(visitor.seen is not None for visitor in made))
        return made[0], made[1]

    def answer(self, *visitors: Visitor) -> None:
        """Who is asked answers at random."""
        for visitor in visitors:
            seen = visitor.seen
            if visitor.connected and visitor.stage == "playing" and seen and seen.view.decision is not None:
                visitor.answer(lively(seen.view.decision, self.random))


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(150):
        while not what():
            await asyncio.sleep(0.005)


def spent(folder: Path, work: Callable[[Evening], object], rules: TableRules | None = None) -> None:
    async def run() -> None:
        evening = Evening(folder, rules)
        await evening.table.open([HERE], 0)
        await work(evening)  # type: ignore[misc]
        for task in evening.tasks:
            task.cancel()
        await asyncio.gather(*evening.tasks, return_exceptions=True)
        await evening.table.close()

    asyncio.run(run())


def test_a_match_is_played_over_lines_that_break_and_everybody_verifies_it(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        looker = await evening.guest("Cleo")
        assert looker.names == ("Aki", "Bryn") and not looker.free
        with pytest.raises(Refused):
            looker.sit("Cleo", cards.decks()[2])
        looker.watch("Cleo")
        await until(lambda: looker.seen is not None)
        steps = 0
        while "over" not in (aki.stage, bryn.stage):
            evening.answer(aki, bryn)
            steps += 1
            if steps % 200 == 20 and steps < 900:
                cut = (aki, bryn, looker)[steps // 200 % 3]
                if cut._talker is not None:
                    cut._talker.line.cut()
            await asyncio.sleep(0.001)
        await until(lambda: all(one.verdict is not None for one in (aki, bryn, looker)))
        for one in (aki, bryn, looker):
            assert one.verdict is not None and one.verdict.ok, str(one.verdict.sentence)
        assert looker.seen is not None and looker.seen.view.decision is None
        assert aki.records == bryn.records == looker.records and len(aki.records) == 1

    spent(tmp_path, work)


def test_what_was_still_on_a_broken_line_does_not_count_when_the_player_is_back(tmp_path: Path) -> None:
    """The question is asked again on the new line and may be answered otherwise: an answer that the old line still
    held would be another one than the player knows of."""

    async def work(evening: Evening) -> None:
        table = evening.table
        visitors = await evening.players()
        before = {visitor.seat: table._lines[visitor.seat] for visitor in visitors}
        for visitor in visitors:
            if visitor._talker is not None:
                visitor._talker.line.cut()
        await until(lambda: all(table._lines.get(seat) not in (None, line) for seat, line in before.items()))
        await until(lambda: all(visitor.connected for visitor in visitors))
        number = len(table.match._given)
        asked = next(one for one in visitors if one.seen is not None and one.seen.view.decision is not None)
        assert asked.seen is not None and asked.seen.view.decision is not None
        late = lively(asked.seen.view.decision, evening.random)
        table.hear(before[asked.seat], Reply(number, late, False))
        assert len(table.match._given) == number
        asked.answer(late)
        await until(lambda: len(table.match._given) == number + 1)

    spent(tmp_path, work)


def test_taking_back_asks_the_other_player(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        while aki.undo.policy != "ask":
            evening.answer(aki, bryn)
            await asyncio.sleep(0.001)
        for yes in (False, True):
            number = evening.table.match.asked
            aki.ask_undo()
            await until(lambda: bryn.asked == "theirs" and aki.asked == "mine")
            before, log = aki.seen, list(aki.log)
            assert before is not None
            bryn.answer_undo(yes)
            await until(lambda before=before: aki.seen is not before and not aki.asked)
            assert aki.seen is not None and (aki.seen.number < before.number) is yes
            assert aki.log == log or yes
            assert number in (0, 1)
        assert None in aki.news  # it jumped
        aki.concede()
        await until(lambda: bryn.verdict is not None and aki.verdict is not None)
        assert aki.verdict is not None and aki.verdict.ok and bryn.verdict is not None and bryn.verdict.ok
        assert bryn.log[-1].template == "{who} concedes"

    spent(tmp_path, work)


def test_a_chair_that_somebody_else_took_is_said_and_one_may_still_watch(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        late = await evening.guest("Late")
        await evening.players()
        late.names = ("", "")  # the news has not come yet
        late.sit("Late", cards.decks()[0])
        await until(lambda: late.stage in ("looking", "playing"))
        assert late.seat in (-1, 2)

    spent(tmp_path, work)


def test_a_deck_that_the_referee_does_not_know_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        one = await evening.guest("One")
        await until(lambda: one.connected)
        one.sit("One", ("no such card",))
        await until(lambda: one.sentence is not None)
        assert one.stage == "looking" and "no such card" in str(one.sentence)
        one.sit("One", cards.decks()[0])
        await until(lambda: evening.table.names[0] == "One")

    spent(tmp_path, work)


def test_a_referee_that_talks_nonsense_is_left_with_a_sentence(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        one = await evening.guest("One")
        talker = next(iter(evening.table._visitors)).talker
        assert isinstance(evening.table._here(next(iter(evening.table._visitors))), Here)
        talker.line.send(1, b"\xc1")
        await until(lambda: one.stage == "left")
        assert "no program of ours" in str(one.sentence)

    spent(tmp_path, work)


def test_an_answer_that_crosses_giving_up_is_no_false_alarm(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        await until(lambda: evening.table.match.asked in (0, 1))
        asked, other = (aki, bryn) if evening.table.match.asked == 0 else (bryn, aki)
        await until(lambda: asked.seen is not None and asked.seen.view.decision is not None)
        other.concede()
        evening.answer(asked)  # it has not heard of it yet
        assert len(asked._played.given) == 1
        await until(lambda: asked.verdict is not None and other.verdict is not None)
        for one in (asked, other):
            assert one.verdict is not None and one.verdict.ok, str(one.verdict.sentence)

    spent(tmp_path, work)


def test_a_match_that_the_clock_ended_is_verified_by_everybody(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        ahead = [0.0]

        def now() -> float:
            return time.monotonic() + ahead[0]

        table = evening.table
        table._now, table.time = now, TableTime(ClockRule("decision", 3600), now())
        aki, bryn = await evening.players()
        await until(lambda: aki.left(0) is not None and bryn.left(0) is not None)
        for one in (aki, bryn):
            one._now = now
        late = table.match.asked
        ahead[0] += 3602.0
        table._ring()
        await until(lambda: aki.verdict is not None and bryn.verdict is not None)
        for one in (aki, bryn):
            assert one.verdict is not None and one.verdict.ok, str(one.verdict.sentence)
            assert one.seen is not None and one.seen.view.winner == late ^ 1
            assert one.log[-1].template == "The time of {who} has run out"
        assert (aki, bryn)[late]._played.timed_out and not (aki, bryn)[late ^ 1]._played.timed_out

    spent(tmp_path, work)


def test_a_referee_that_gives_up_for_a_player_is_found(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        evening.table.match.concede(0)  # nobody said so, and there is no clock
        evening.table._show_all()
        await until(lambda: aki.verdict is not None and bryn.verdict is not None)
        assert aki.verdict is not None and not aki.verdict.ok
        assert bryn.verdict is not None and bryn.verdict.ok

    spent(tmp_path, work)


def test_an_answer_lost_with_the_line_before_giving_up_is_no_false_alarm() -> None:
    played = TrailsTable(cards.pool())
    header = make_header(cards.pool(), (cards.decks()[0], cards.decks()[1]), 1)
    first, second = (("pick", 1),), (("pass",),)
    record = write_record(Record(header, (Given(0, first), Given(1, second), Given(0, CONCEDE))))
    lost = {0: (first,), 2: (second,)}  # the second one never came: giving up stands in its place
    assert heard(played, record, 0, lost, conceded=True) == [first, CONCEDE]
    assert heard(played, record, 0, lost, conceded=False) == [
        first,
        second,
    ]  # nobody gave up here: the check has to see that
    assert heard(played, record, 1, {1: (second,), 2: (first,)}, conceded=False) == [
        second
    ]  # it crossed the other's giving up
    assert heard(played, record, 0, {0: (first, second)}, conceded=True)[0] == first  # the other one came too late
