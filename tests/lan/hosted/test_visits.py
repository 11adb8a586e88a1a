"""Somebody at a referee's table who comes again: after a crash, on another day, for the next game; and a referee that
is not the one it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from engine.kernel.decisions import Refused
from tests.lan.hosted.test_visitor import Evening, spent, until
from tests.lan.tables import Wire
from tests.trails import cards
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.match import bind_key, bind_nonce
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.referee.wire import Bound, Message, Ready, Talker
from trails_desktop.lan.referee.wire import Here as Names
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.saved import Visit, saved_visits

ID = bytes(range(16))


async def played(evening: Evening, count: int, *visitors: Visitor) -> None:
    """So many answers, or to the end of the game."""
    table = evening.table
    goal = table.match.given + count
    while table.match.given < goal and not table.match.over:
        evening.answer(*visitors)
        await asyncio.sleep(0.001)


def killed(visitor: Visitor) -> None:
    """Its program dies: nothing more is written, said or heard."""
    if visitor._talker is not None:
        visitor._talker.line.cut()
    visitor.stage = "left"


def test_a_program_that_was_killed_comes_back_to_its_chair_and_verifies_everything(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        for _ in range(4):
            await played(evening, 25, aki, bryn)
            log = list(evening.table.match._log[aki.seat])
            killed(aki)
            aki = await evening.comes_back("Aki")
            await until(lambda aki=aki: aki.seen is not None)
            assert aki.seat == 0 and aki.log[: len(log)] == log and aki.names == ("Aki", "Bryn")
        aki.concede()
        await until(lambda: aki.verdict is not None and bryn.verdict is not None)
        assert aki.whole and aki.verdict is not None and aki.verdict.ok, str(aki.verdict.sentence)
        assert not saved_visits(tmp_path / "Aki")[0] and not saved_visits(tmp_path / "Bryn")[0]

    spent(tmp_path, work)


def test_an_answer_that_somebody_else_gave_is_found_after_coming_back(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        await played(evening, 30, aki, bryn)
        killed(aki)
        number = max(aki._played.given)
        path = next((tmp_path / "Aki").glob("*.visit"))
        kept = Visit.resume(path)
        kept.say(0, number, (("no", 1),))  # what the file says it said
        kept.games[0].given[number] = ((("no", 1),),)
        aki = Visitor(GamesHere(cards.pool), visit=kept)
        evening.stays(aki, "Aki", None)
        await until(lambda: aki.seen is not None)
        aki.concede()
        await until(lambda: aki.verdict is not None)
        assert aki.verdict is not None and not aki.verdict.ok and "answer" in str(aki.verdict.sentence)

    spent(tmp_path, work)


def test_three_games_over_lines_that_break_are_verified_one_by_one(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        looker = await evening.guest("Cleo")
        looker.watch("Cleo")
        everybody, first = (aki, bryn, looker), (aki, bryn)
        for game in range(3):
            await until(lambda game=game: all(one.game == game and one.seen is not None for one in everybody))
            assert (aki.seat, bryn.seat, looker.seat) == (game % 2, 1 - game % 2, 2)
            assert aki.names == bryn.names == looker.names == (("Aki", "Bryn") if game % 2 == 0 else ("Bryn", "Aki"))
            await played(evening, 20, aki, bryn)
            cut = everybody[game]._talker
            assert cut is not None
            cut.line.cut()
            await until(lambda cut=cut, game=game: everybody[game]._talker not in (None, cut))
            loser = first[game % 2]
            await until(lambda loser=loser: loser.connected)
            with pytest.raises(Refused):
                loser.go_on()
            while not evening.table.match.over:
                loser.concede()
                await asyncio.sleep(0.01)
            if game < 2:
                await until(lambda: aki.between and bryn.between)
                assert not aki.records and aki.verdict is None
                aki.go_on()
                line = aki._talker
                if game == 1 and line is not None:
                    line.line.cut()  # it was said, or was not: it is said again
                await until(lambda: evening.table.sitting.ready[aki.seat])
                bryn.go_on()
        await until(lambda: all(one.verdict is not None for one in everybody))
        for one in everybody:
            assert one.verdict is not None and one.verdict.ok, str(one.verdict.sentence)
            assert len(one.records) == 3
        assert aki.whole and bryn.whole and not looker.whole

    spent(tmp_path, work, TableRules(best_of=3))


def test_a_player_alone_whose_line_breaks_keeps_the_chair(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki = await evening.guest("Aki")
        await until(lambda: aki.free)
        aki.sit("Aki", cards.decks()[0])
        await until(lambda: evening.table.names[0] == "Aki")
        before = aki._talker
        assert before is not None
        before.line.cut()
        await until(lambda: aki._talker not in (None, before))
        await until(lambda: aki.present == (True, False))
        assert aki.stage == "waiting" and aki.sentence is None
        killed(aki)
        aki = await evening.comes_back("Aki")
        await until(lambda: aki.present == (True, False))
        bryn = await evening.guest("Bryn")
        await until(lambda: bryn.free)
        bryn.sit("Bryn", cards.decks()[1])
        await until(lambda: aki.seen is not None and bryn.seen is not None)
        assert aki.whole and (aki.seat, bryn.seat) == (0, 1)

    spent(tmp_path, work)


def test_holding_the_match_is_seen_by_both(tmp_path: Path) -> None:
    async def work(evening: Evening) -> None:
        aki, bryn = await evening.players()
        aki.hold(True)
        await until(lambda: bryn.held == (True, False))
        asked = (aki, bryn)[evening.table.match.asked]
        await until(lambda: asked.seen is not None and asked.seen.view.decision is not None)
        evening.answer(asked)
        await until(lambda: "stands still" in asked.refusal)
        assert asked.seen is not None and asked.seen.view.decision is not None  # the question is open still
        aki.hold(False)
        await until(lambda: not any(bryn.held))
        await played(evening, 5, aki, bryn)
        aki.concede()
        await until(lambda: aki.verdict is not None and aki.verdict.ok)

    spent(tmp_path, work)


# --- a referee that is not the one it was -----------------------------------------------------------------------------
class Guest:
    """A visitor and what it has said; the test is its referee."""

    def __init__(self) -> None:
        self.visitor, self.wire = Visitor(GamesHere(cards.pool)), Wire()
        self.talker = Talker(self.wire)  # type: ignore[arg-type]
        self.visitor._talker = self.talker
        self.here = Names(("", "Bryn"), id=ID)
        self.hears(self.here)
        self.visitor.sit("Aki", cards.decks()[0])
        nonce = self.visitor.visit.game(0).nonce
        self.here = msgspec.structs.replace(self.here, names=("Aki", "Bryn"), you=0)
        self.bound = Bound(0, bind_key(b"k" * 32), (bind_nonce(0, nonce), bind_nonce(1, b"n" * 32)))

    def hears(self, *messages: Message) -> None:
        for message in messages:
            self.visitor._told(message, self.talker)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"key": bind_key(b"x" * 32)}, "another chance"),
        ({"nonces": (bind_nonce(0, b"y" * 32), bind_nonce(1, b"n" * 32))}, "another chance"),
        ({"seat": 1}, "no program of ours"),
        ({"game": 1}, "no program of ours"),
    ],
)
def test_a_referee_cannot_bind_itself_anew(change: dict[str, object], why: str) -> None:
    guest = Guest()
    guest.hears(guest.here, guest.bound, guest.here, guest.bound)
    with pytest.raises(Fault, match=why):
        guest.hears(msgspec.structs.replace(guest.bound, **change))


def test_a_referee_that_leaves_the_own_chance_out_is_found_before_a_card_is_dealt() -> None:
    guest = Guest()
    nonces = (bind_nonce(0, b"z" * 32), guest.bound.nonces[1])
    with pytest.raises(Fault, match="left the chance out"):
        guest.hears(guest.here, msgspec.structs.replace(guest.bound, nonces=nonces))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": TableRules(best_of=3)}, "changed what holds"),
        ({"rules": TableRules(switches=(("rebuild_is_destroy", True),))}, "changed what holds"),
        ({"id": bytes(16)}, "Another table"),
        ({"version": 2}, "version 2"),
    ],
)
def test_a_referee_cannot_change_what_was_agreed(change: dict[str, object], why: str) -> None:
    guest = Guest()
    guest.hears(guest.here, guest.bound)
    with pytest.raises(Fault, match=why):
        guest.hears(msgspec.structs.replace(guest.here, **change))


def test_rulings_that_are_not_known_here_are_refused_with_a_sentence() -> None:
    guest = Guest()
    with pytest.raises(Fault, match="ruling of this table"):
        guest.hears(msgspec.structs.replace(guest.here, rules=TableRules(switches=(("no such", True),))))


def test_a_broken_file_of_a_visit_is_put_aside_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / (ID.hex() + ".visit")
    for content in (b"", b"\x00\x00\x00\x01\xc1", b"\x00" * 40):
        path.write_bytes(content)
        visits, faults = saved_visits(tmp_path)
        assert not visits and "cannot be read" in str(faults[0]) and not path.exists()
        aside = path.with_name(path.name + ".damaged")
        assert aside.read_bytes() == content
        aside.unlink()
        assert saved_visits(tmp_path) == ([], [])


def test_ready_is_bound_to_the_seat_of_the_next_game() -> None:
    guest = Guest()
    guest.hears(guest.here, guest.bound)
    visitor = guest.visitor
    visitor._wished = 1
    visitor.visit.bring(1, b"q" * 32)
    visitor._wish()
    assert guest.wire.messages[-1] == Ready(1, bind_nonce(1, b"q" * 32))
