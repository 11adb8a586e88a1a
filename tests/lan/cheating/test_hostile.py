"""Nothing a hostile program can send does more than end its line or stop the match, with a sentence."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.lan.cheating.hostile import attack
from tests.lan.peers import Pair
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.frames import MOST, FrameReader, frame
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.sealed.chain import Chain
from trails_desktop.lan.sealed.journal import Did


def test_both_sides_survive_and_the_match_is_verified() -> None:
    counts: Counter[str] = Counter()
    attack(1, 3_000, 150, counts)
    assert counts["fuzz"] > 1_000 and counts["answers"] >= 100 and counts["matches"] == 1
    assert counts["refused"] > counts["taken"] and counts["illegal"] > 20


def test_a_length_is_not_believed() -> None:
    reader = FrameReader()
    with pytest.raises(Fault, match="announced"):
        reader.feed((2**31).to_bytes(4, "big") + b"x")
    assert not reader.unfinished
    with pytest.raises(Fault):
        reader.feed(bytes(4))
    with pytest.raises(ValueError):
        frame(bytes(MOST + 1))


def test_frames_come_out_whole_however_they_are_cut() -> None:
    payloads = [b"a", b"bc" * 500, b"d" * 3]
    stream = b"".join(map(frame, payloads))
    for piece in (1, 3, 7, 1000):
        reader, out = FrameReader(), []
        for at in range(0, len(stream), piece):
            out += reader.feed(stream[at : at + piece])
        assert out == payloads and not reader.unfinished


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"\xc1",
        msgspec.msgpack.encode(["message", 0, bytes(16), ["chat", "x", "more"]]),
        msgspec.msgpack.encode(["message", 0, bytes(15), ["chat", "x"]]),
        msgspec.msgpack.encode(["message", 0, bytes(16), ["chat", "x" * 301]]),
        msgspec.msgpack.encode(["message", 0, bytes(16), ["no such", 1]]),
        msgspec.msgpack.encode(["message", True, bytes(16), ["chat", "x"]]),
        msgspec.msgpack.encode({"type": "chat"}),
    ],
)
def test_what_is_no_message_is_refused_with_one_sentence(payload: bytes) -> None:
    with pytest.raises(Fault) as caught:
        m.decode(payload)
    assert str(caught.value) and "\n" not in str(caught.value)


def test_messages_cannot_be_left_out_repeated_or_swapped() -> None:
    one, two = Chain(), Chain()
    two.welcome(m.decode(one.greeting()))  # type: ignore[arg-type]
    first, second, third = (one.add(m.Chat(text)) for text in "abc")
    for wrong in (second, third):
        with pytest.raises(Fault, match="was due"):
            two.open(wrong)
    two.open(first)
    two.took(first)
    with pytest.raises(Fault, match="was due"):
        two.open(first)
    changed = m.encode(m.Envelope(1, bytes(16), m.Chat("b")))
    with pytest.raises(Fault, match="does not follow"):
        two.open(changed)


def test_a_program_of_another_version_is_told_so() -> None:
    chain = Chain()
    newer = m.Greeting(m.MAGIC, 7, 9, b"", 0, 0, m.START, m.START)
    with pytest.raises(Fault, match="versions 7 to 9"):
        chain.welcome(newer)
    with pytest.raises(Fault, match="not Trails Desktop"):
        chain.welcome(m.Greeting("other", 1, 1, b"", 0, 0, m.START, m.START))


def test_too_many_messages_are_answered_and_what_is_said_too_fast_is_dropped() -> None:
    pair = Pair(2)
    pair.connect()
    pair.settle()
    pair.clock.now += 100
    sender, receiver = pair.sides
    for number in range(600):
        sender._do(Did("say", text=f"line {number}"))  # a program that keeps to no rate of its own
    pair.put(0, sender.tick())
    now = pair.clock.now
    while pair.lines[1]:
        pair.clock.now = now  # all of it within one moment
        pair.deliver(1)
    assert receiver.hold > 0 and 6 <= len(receiver.chat) <= 13
    assert receiver._chain.got > 600  # every one was read
    bodies = [m.decode(m.enclosed(payload)[0]).body for payload in pair.lines[0]]  # type: ignore[union-attr]
    kinds = {body.kind for body in bodies if isinstance(body, m.Notice)}
    assert "chat" in kinds and kinds <= {"slow", "chat"}
    pair.settle()
    assert pair.sides[0].state == "playing"


def test_notices_cannot_pretend_to_be_anything_else() -> None:
    pair = Pair(2)
    pair.connect()
    pair.settle()
    side = pair.sides[0]
    side.happened()
    for kind in ("verdict", "over", "chat", "slow", ""):
        side._process(m.Notice(kind, 5))
    assert {happened.kind for happened in side.happened()} == {"slow", "chat slowed"}
    assert side.verdict is None and side.state == "playing"


@pytest.mark.parametrize("body", [m.Audit(bytes(32), ("base",), ()), m.Judged(True, -1, "fine")])
def test_nothing_is_judged_before_the_end(body: m.Body) -> None:
    pair = Pair(2)
    pair.connect()
    pair.settle()
    pair.sides[0]._process(body)
    assert pair.sides[0].state == "stopped" and pair.sides[0].their_verdict is None


@pytest.mark.parametrize(
    "body", [m.Stop(1, "x"), m.Gave(1, 0, (("pass",),), bytes(8), 0, m.Supply()), m.Judged(False, 3, "y")]
)
def test_what_is_said_after_the_end_does_not_change_it(body: m.Body) -> None:
    pair = Pair(2)
    pair.connect()
    pair.settle()
    pair.put(0, pair.sides[0].concede())
    pair.settle()
    side = pair.sides[0]
    assert side.state == "audited" and side.verdict is not None and side.verdict.ok
    side._process(body)
    assert side.state == "audited" and side.verdict.ok
    assert side.their_verdict is not None and side.their_verdict.ok


def test_pausing_does_not_stop_the_own_clock() -> None:
    pair = Pair(2, terms=m.Terms(clock=m.ClockRule("chess", 600, 0)))
    pair.connect()
    pair.settle()
    seat = pair.asked()
    before = pair.sides[seat].left(seat)
    pair.put(seat, pair.sides[seat].pause(True))
    pair.settle()
    pair.clock.now += 100
    for side in pair.sides:
        left = side.left(seat)
        assert left is not None and before is not None and left < before - 99
