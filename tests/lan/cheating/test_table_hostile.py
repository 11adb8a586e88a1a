"""What somebody could do to a referee's table, or a referee to who sits there: floods, crowds, names, and what the time
of an answer or the offer to take back could tell."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.trails.views.records import LogLine
from tests.lan import tricky
from tests.lan.hosted.test_hosted import begun
from tests.lan.hosted.test_visits import Guest
from tests.lan.peers import lively
from tests.lan.tables import Here, Round
from trails_desktop.lan.line import channel
from trails_desktop.lan.line.channel import PART, PING, Line
from trails_desktop.lan.line.pacing import OPEN_SECONDS, SECRET_SECONDS, timing_class
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.trails import TrailsTable, read_seen, write_seen
from trails_desktop.lan.referee.match import bind_nonce
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.referee.wire import Asked, Back, GiveUp, No, Reply, Sit, View
from trails_desktop.lan.referee.wire import Here as Names

DECKS = (tricky.deck(1, 30), tricky.deck(2, 30))


def round_of(folder: Path, **rules: object) -> Round:
    return Round(folder, TrailsTable(tricky.pool()), DECKS, rules=TableRules(**rules))  # type: ignore[arg-type]


# --- floods and crowds ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [PING, PART])
def test_who_floods_a_line_with_empty_frames_is_read_more_slowly(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    class Ends:
        """Both ends of a transport, as far as a line looks at them."""

        theirs, by_code = b"", False

        def get_extra_info(self, name: str) -> tuple[str]:
            return ("",)

    async def run() -> None:
        reader = asyncio.StreamReader()
        line = Line(reader, Ends(), Ends())  # type: ignore[arg-type]
        flood = (b"\x00\x00\x00\x01" + bytes([kind])) * 13_000
        for _ in range(6):
            reader.feed_data(flood)
        reader.feed_eof()
        monkeypatch.setattr(channel.asyncio, "sleep", sleep)
        with pytest.raises(channel.Lost):
            while True:
                await line.read()

    asyncio.run(run())
    assert sum(waited) > 3.0 and max(waited) <= 1.0


def test_one_machine_does_not_fill_the_table(tmp_path: Path) -> None:
    round = round_of(tmp_path, watchers=2)
    table = round.table
    mob = []
    for _ in range(9):
        assert table.entrance.room(b"m" * 32, table._visitors, table._lines)
        mob.append(Here(table, b"m" * 32))
        for one in mob:
            if one.wire.broken and one.who in table._visitors:
                table.goes(one.who)
    assert sum(not one.wire.broken for one in mob) <= 4
    assert not round.players[0].wire.broken
    count = 0
    while table.entrance.room(bytes([count]) * 32, table._visitors, table._lines) and count < 200:
        Here(table, bytes([count, 1] * 16))
        count += 1
    assert count < 20  # strangers, too
    assert table.entrance.often(b"z" * 32) == 0.0
    waits = [table.entrance.often(b"z" * 32) for _ in range(100)]
    assert waits[10] == 0.0 and waits[-1] > 1.0 and max(waits) <= 15.0
    for number in range(2_000):
        table.entrance.often(number.to_bytes(32, "big"))
    assert len(table.entrance._meters) <= 501


def test_a_name_of_nothing_takes_no_chair_and_letters_that_are_none_are_left_out(tmp_path: Path) -> None:
    table = round_of(tmp_path)._table(None)
    one, two = Here(table, b"a" * 32), Here(table, b"b" * 32)
    for name in ("", "   ", "\n\t", "\u202e\u200b"):
        (answer,) = one.says(Sit(name, DECKS[0], bind_nonce(0, b"1" * 32), chair=0))
        assert isinstance(answer, No) and "name" in answer.why
    one.says(Sit("A\nki\u202e", DECKS[0], bind_nonce(0, b"1" * 32), chair=0))
    assert table.names == ["A ki", ""]
    two.says(Sit("Bryn", DECKS[1], bind_nonce(1, b"2" * 32), chair=1))
    assert table.names == ["A ki", "Bryn"]


def test_asking_again_and_again_is_heard_once(tmp_path: Path) -> None:
    round, random = round_of(tmp_path), Random(2)
    while "ask" not in (policies := [round.table.match.undo_state(seat).policy for seat in (0, 1)]):
        round.answer(lambda decision: lively(decision, random))
    asker = round.at(policies.index("ask"))
    other = round.at(asker.who.seat ^ 1)
    asker.says(Back())
    for _ in range(20):
        (answer,) = asker.says(Back())
        assert isinstance(answer, No) and "asked already" in answer.why
    assert sum(isinstance(message, Asked) for message in other.heard) == 1


def test_a_referee_cannot_fill_the_memory_with_log_lines(tmp_path: Path) -> None:
    guest, round = Guest(), round_of(tmp_path)
    guest.hears(guest.here, guest.bound)
    seen = read_seen(round.players[0].last(View).seen)
    more = tuple(LogLine(1, "", 0, "x") for _ in range(15_000))
    with pytest.raises(Fault):
        for number in range(20):
            guest.hears(View(write_seen(replace(seen, lines=more, first=15_000 * number))))
    assert len(guest.visitor.log) < 100_000
    guest = Guest()
    guest.hears(guest.here, guest.bound)
    for _ in range(2_000):
        guest.hears(View(write_seen(seen)))
    assert len(guest.visitor.news) <= 201 and len(guest.visitor.log) == len(seen.lines)


def test_a_match_has_an_end_even_if_nobody_wants_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trails_desktop.lan.referee.match.MOST_ANSWERS", 6)
    monkeypatch.setattr("trails_desktop.lan.referee.match._MOST_BACK", 3)
    round, random = round_of(tmp_path), Random(1)
    for _ in range(8):
        round.answer(lambda decision: lively(decision, random))
    match = round.table.match
    assert match.given == 6 and sum(game is not None for game in match._past) == 3
    assert isinstance(round.at(match.asked).heard[-1], No)
    round.players[0].says(GiveUp())
    assert match.over


# --- what could be told -----------------------------------------------------------------------------------------------
def test_taking_back_does_not_tell_whether_a_hidden_question_answered_itself() -> None:
    """The same match twice: in one all questions about hidden cards are answered by the program, in the other by the
    person. What the other seat is offered to take back is the same."""
    met = 0
    for seed in range(12):
        one, two, random = begun(seed), begun(seed), Random(seed)
        for _ in range(70):
            if one.over:
                break
            seat = one.asked
            decision = one.seen(seat).view.decision
            assert decision is not None
            secret = timing_class(decision) == "secret" and seat == 1
            answer = lively(decision, random)
            one.answer(seat, one.given, answer, auto=secret)
            two.answer(seat, two.given, answer, auto=False)
            met += secret
            assert one.undo_state(0) == two.undo_state(0)
    assert met > 20


def test_an_answer_leaves_when_its_class_says_and_not_sooner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whether a question about hidden cards had anything to answer cannot be told from when its answer comes."""
    later: list[tuple[float, Any, tuple[Any, ...]]] = []

    class Loop:
        def call_later(self, seconds: float, call: Any, *args: Any) -> None:
            later.append((seconds, call, args))

    monkeypatch.setattr(asyncio, "get_running_loop", Loop)
    round, random = round_of(tmp_path), Random(6)
    guest = Guest()
    visitor = guest.visitor
    visitor._pace, visitor._now = 1.0, round.clock
    guest.hears(guest.here, guest.bound)
    classes = set()
    for _ in range(60):
        if round.table.match.over:
            break
        if round.table.match.asked == 0:
            view = round.players[0].last(View)
            guest.hears(view)
            decision = visitor.seen.view.decision if visitor.seen is not None else None
            assert decision is not None
            kind, sent = timing_class(decision), len(guest.wire.messages)
            visitor.answer(lively(decision, random), auto=len(classes) % 2 == 0)
            assert len(guest.wire.messages) == sent and visitor.seen is not None
            assert visitor.seen.view.decision is None  # for its person it is answered
            seconds, call, args = later.pop()
            least, most = SECRET_SECONDS if kind == "secret" else (OPEN_SECONDS, OPEN_SECONDS)
            assert least <= seconds <= most + 1e-6
            call(*args)
            assert isinstance(guest.wire.messages[-1], Reply) and len(guest.wire.messages) == sent + 1
            classes.add(kind)
        round.answer(lambda decision: lively(decision, random))
    assert classes == {"open", "secret"}


def test_an_answer_that_waits_does_not_leave_once_the_question_was_taken_back(tmp_path: Path) -> None:
    round, guest = round_of(tmp_path), Guest()
    visitor, calls = guest.visitor, list[Any]()
    visitor._pace, visitor._now = 1.0, round.clock
    guest.hears(guest.here, guest.bound)
    while round.table.match.asked != 0:
        round.answer(lambda decision: lively(decision, Random(1)))
    view = round.players[0].last(View)
    guest.hears(view)
    assert visitor.seen is not None and visitor.seen.view.decision is not None
    answer = lively(visitor.seen.view.decision, Random(1))

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.call_later = lambda seconds, call, *args: calls.append((call, args))  # type: ignore[assignment, method-assign]
        visitor.answer(answer)
        del loop.call_later

    asyncio.run(run())
    jumped = replace(read_seen(view.seen), jumped=True)
    guest.hears(View(write_seen(jumped)))
    sent = len(guest.wire.messages)
    for call, args in calls:
        call(*args)
    assert calls and len(guest.wire.messages) == sent and not visitor._played.given
    assert visitor.seen.view.decision is not None  # it is asked again


def test_who_comes_is_told_nothing_that_seats_do_not_see(tmp_path: Path) -> None:
    """Hands, decks and what is bound between games: none of it is in what a stranger or who watches gets."""
    round, random = round_of(tmp_path, best_of=3), Random(1)
    for _ in range(25):
        round.answer(lambda decision: lively(decision, random))
    for over in (False, True):
        if over:
            round.players[0].says(GiveUp())
        stranger = Here(round.table, b"s" * 32)
        assert [type(message) for message in stranger.heard] == [Names]
        looker = Here(round.table, b"l" * 32)
        looker.says(Sit("Cleo", watch=True))
        payload = b"".join(looker.wire.payloads)
        view = looker.view()
        assert view.decision is None
        assert all(card.number is None for side in view.players for card in side.hand)
        keys = [match._key for match in round.table.sitting.games]
        assert not any(key in payload for key in keys)
        assert not any(nonce in payload for match in round.table.sitting.games for nonce in match._nonces)
