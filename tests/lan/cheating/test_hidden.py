"""What one side never gets: the other side's hidden cards, by whatever way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.concealment import Secret
from engine.kernel.decisions import Answer
from tests.games.opaque import played
from tests.lan import tricky
from tests.lan.cheating.mallory import with_secret
from tests.lan.gamepeer import anything
from tests.lan.memory import check_nothing_known, opened_by
from tests.lan.peers import Pair
from tests.trails import cards
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.sealed.games.ported import PortedSealed
from trails_desktop.lan.sealed.session import SealedMatch


@pytest.mark.parametrize("seed", range(2))
def test_neither_memory_nor_traffic_hold_an_unopened_card(seed: int, tmp_path: Path) -> None:
    if seed % 2:
        decks = (tricky.deck(seed, 24), tricky.deck(seed + 50, 24))
        pair = Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), folder=tmp_path)
    else:
        pair = Pair(seed, (cards.decks()[0][::2], cards.decks()[1][::2]), folder=tmp_path)
    pair.connect()
    sought = [0]

    def look(pair: Pair) -> None:
        if pair.sides[0].step % 40 == 0:
            sought[0] += check_nothing_known(pair)

    pair.play(each=look)
    assert sought[0] > 100
    for seat in (0, 1):  # and its file, which its owner alone may read
        path = pair.paths[seat]
        assert path is not None and path.stat().st_mode & 0o077 == 0


def test_the_search_would_find_something() -> None:
    pair = Pair(3)
    pair.connect()
    pair.settle()
    side, other = pair.sides
    assert other._hands is not None
    check_nothing_known(pair)
    side.chat.append((1, "x"))
    side._meeting.pack_seal = other._hands.secret.salt(7)
    with pytest.raises(AssertionError):
        check_nothing_known(pair)


# --- two worlds -------------------------------------------------------------------------------------------------------
_MASKED = ("slots", "seal", "value", "order", "before", "tip", "cards")


def masked(payload: bytes) -> bytes:
    """A message whose commitments are all the same, as a stub would make them."""
    message = m.decode(m.enclosed(payload)[0])
    if isinstance(message, m.Greeting):
        return bytes(len(payload))
    body = message.body
    if isinstance(body, m.Seal):
        body = msgspec.structs.replace(body, slots=tuple(bytes(32) for _ in body.slots), seal=bytes(32))
    elif isinstance(body, m.Gave | m.Supplied):
        downs = tuple(m.Down(down.obj, bytes(32)) for down in body.supply.downs)
        body = msgspec.structs.replace(body, supply=msgspec.structs.replace(body.supply, downs=downs))
        if isinstance(body, m.Gave):
            body = msgspec.structs.replace(body, order=bytes(len(body.order)))
    return m.encode(m.Envelope(message.number, bytes(16), body))


class Scripted(Pair):
    """Plays from a script, and notes when which bytes leave."""

    script: dict[tuple[int, int], Answer]

    def __init__(self, *args: Any, **more: Any) -> None:
        self.sent: list[tuple[float, int, bytes]] = []
        super().__init__(*args, **more)

    def put(self, seat: int, payloads: Any) -> None:
        for payload in payloads:
            self.sent.append((round(self.clock.now, 3), seat, payload))
        super().put(seat, payloads)


def begun(name: str, seed: int, kind: type[SealedMatch]) -> Scripted:
    made = (SealedMatch, kind)
    if name == "trails":
        decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
        return Scripted(seed, decks, made=made, pools=(tricky.pool(),) * 2, known=tricky.digests(), pace=1.0)
    rules = PortedSealed(played(name))
    cards = (rules.game.ready_decks[seed % 2].cards, rules.game.ready_decks[-1].cards)
    known = dict(rules.digests())
    return Scripted(seed, cards, made=made, pools=(rules, rules), known=known, pace=1.0, choose=anything)


def run(pair: Scripted, script: dict[int, Answer] | None, most: int) -> dict[int, Answer]:
    """Play on until the match is over, or so many answers were given."""
    pair.connect()
    given: dict[int, Answer] = {}
    for _ in range(60_000):
        pair.settle()
        if pair.sides[0].state in ("over", "audited", "stopped") or len(given) >= most:
            break
        seat = pair.asked()
        if seat < 0 or pair.lines[0] or pair.lines[1] or any(side.next_wake for side in pair.sides):
            pair.clock.now += 0.05
            continue
        step = pair.sides[seat].step
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        answer = script[step] if script is not None else pair.choose(game.decision, pair.random)
        given[step] = answer
        pair.answer(seat, answer)
    return given


@pytest.mark.parametrize(("name", "seed", "most"), [("trails", 1, 5000), ("eightfold", 1, 170)])
def test_two_worlds_that_differ_in_secrets_send_the_same(name: str, seed: int, most: int) -> None:
    """Bytes, order, sizes and times that one side gets are the same where only what it may not know differs."""
    first = begun(name, seed, SealedMatch)
    script = run(first, None, most)
    opened = opened_by(first, 1)
    assert first.sides[1]._hands is not None
    slots = first.sides[1]._hands.secret.arranged(first.decks[1])
    hidden = [slot for slot in range(len(slots)) if slot not in opened]
    numbers = sorted({slots[slot] for slot in hidden})
    assert len(hidden) > 1 and len(numbers) > 1
    turned = {slot: slots[other] for slot, other in zip(hidden, hidden[1:] + hidden[:1], strict=True)}

    class Other(Secret):
        def arranged(self, numbers: Any) -> tuple[str, ...]:
            return tuple(turned.get(slot, number) for slot, number in enumerate(super().arranged(numbers)))

    second = begun(name, seed, with_secret(Other))
    assert run(second, script, most) == script
    assert turned != {slot: slots[slot] for slot in turned}

    def got(pair: Scripted) -> list[tuple[float, bytes]]:
        out = []
        for when, seat, payload in pair.sent:
            if seat == 1:
                message = m.decode(m.enclosed(payload)[0])
                if isinstance(message, m.Envelope) and isinstance(message.body, m.Audit):
                    break
                out.append((when, masked(payload)))
        return out

    one, two = got(first), got(second)
    assert len(one) > 80
    assert one == two


def test_passes_cannot_be_told_apart() -> None:
    """A pass that gave itself has the bytes and the time class of one that a person gave."""
    sides = []
    for auto in (False, True):
        pair = Pair(4, pace=1.0)
        pair.connect()
        for _ in range(4000):
            pair.settle()
            seat = pair.asked()
            if seat < 0:
                pair.clock.now += 0.05
                continue
            game = pair.sides[seat].game
            assert game is not None and game.decision is not None
            if game.decision.purpose == "priority":
                side = pair.sides[seat]
                when = side._earliest() - side.clock.asked_at
                out = side.answer((("pass",),), auto=auto)
                pair.clock.now += 1
                sides.append((when, [*out, *side.tick()][-1]))
                break
            pair.answer(seat, game.decision.options[: game.decision.least])
    (when, person), (auto_when, program) = sides
    assert abs(when - auto_when) < 0.05 and len(person) == len(program)
    assert m.decode(m.enclosed(person)[0]).body == m.decode(m.enclosed(program)[0]).body  # type: ignore[union-attr]
