"""A hostile program: messages changed, cut, repeated and swapped, and answers that look legal. By hand, from the root:

python tests/lan/cheating/hostile.py 100000 10000
"""

from __future__ import annotations

import copy
import resource
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import msgspec

from engine.kernel.decisions import Answer
from tests.lan import tricky
from tests.lan.peers import Pair, lively
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.frames import MOST
from trails_desktop.lan.sealed.games.trails import facts_of, kept_order
from trails_desktop.lan.sealed.session import SealedMatch


def clone(side: SealedMatch) -> SealedMatch:
    """The same program once more; cards and library are shared, since nothing changes them."""
    memo: dict[int, Any] = {}
    for shared in (side._meeting.rules, side._meeting._digests, side._meeting._cards, side._now):
        memo[id(shared)] = shared
    for card in side._meeting.cards.values():
        memo[id(card)] = card
    play, game = side._play, side.game
    assert play is not None and game is not None
    fork = game.fork()
    memo[id(game)] = fork
    for many in (
        play._past,
        play.steps,
        play.seen,
        play.events,
        side._chain._sent,
        side._chain._tails,
        side._chain._seen,
        side._chain._deposits,
        side._chain._theirs,
        side._chain._noted,
    ):
        memo[id(many)] = many.copy()
    new = copy.deepcopy(side, memo)
    assert new._hands is not None
    fork.chance, fork.printed = new._hands, new._hands.book
    return new


def mangled(payload: bytes, others: list[bytes], random: Random) -> bytes:
    """A payload that is none, or not this one."""
    kind = random.randrange(9)
    raw = bytearray(payload)
    if kind == 0 and raw:
        for _ in range(random.randint(1, 4)):
            raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)
    elif kind == 1:
        del raw[random.randrange(len(raw)) :]
    elif kind == 2:
        raw += random.randbytes(random.randint(1, 40))
    elif kind == 3:
        at = random.randrange(len(raw))
        raw[at:at] = random.randbytes(random.randint(1, 8))
    elif kind == 4 and others:
        return random.choice(others)  # replayed, or out of order
    elif kind == 5:
        return random.randbytes(random.randint(0, 200))
    elif kind == 6:
        return bytes([random.choice((0xDD, 0xC6, 0xDF, 0xDB))]) + b"\xff\xff\xff\xff" + random.randbytes(20)
    elif kind == 7:
        return random.choice((b"\x91" * 5000, b"\x81\xa1a" * 3000, bytes(MOST + 1), b""))
    else:
        at = random.randrange(len(raw))
        other = random.choice(others) if others else payload
        raw[at:] = other[random.randrange(len(other)) :]
    return bytes(raw)


def odd_answer(side: SealedMatch, random: Random) -> Answer:
    """An answer that looks like one and mostly is none."""
    assert side.game is not None and side.game.decision is not None
    decision, ids = side.game.decision, list(side.game.objs)
    some = random.choice(ids)
    kind = random.randrange(10)
    if kind == 0 and decision.options:
        return decision.options[:1] * 2
    if kind == 1:
        return decision.options
    if kind == 2:
        return ()
    if kind == 3:
        return ((random.choice(("play", "arts", "gain", "craft", "support", "pick")), some, 1)[: random.randint(2, 3)],)
    if kind == 4:
        return (("n", random.choice((-1, 0, 10**6, 2**31))),)
    if kind == 5:
        return tuple(("pick", random.choice(ids)) for _ in range(random.randint(1, 5)))
    if kind == 6:
        return tuple((random.choice(("top", "under", "card")), ident) for ident in random.sample(ids, min(3, len(ids))))
    if kind == 7:
        return (
            (
                random.choice(("yes", "no", "concede", "seat", "trigger", "name", "org", "")),
                random.choice((0, 1, -5, "x")),
            ),
        )
    if kind == 8:
        return (("pick", -some), ("pass",))
    return (("play", 10**9),)


def forged(side: SealedMatch, body: m.Body) -> bytes:
    """A body in a proper envelope: the next one that ``side`` waits for."""
    return m.encode(m.Envelope(side._chain.got, side._chain._seen[-1], body))


def odd_body(side: SealedMatch, random: Random) -> m.Body:
    """A message of the right form in a wrong place, or with wrong values."""
    game = side.game
    assert game is not None
    key, short = random.randbytes(32), random.randbytes(16)
    count = random.choice((0, 1, 2, side.step, side.step + 1, 99_999))
    supply = m.Supply(
        tuple(m.Grant(random.randrange(90), short) for _ in range(random.randrange(3))),
        tuple(m.Link(random.randrange(4), key) for _ in range(random.randrange(2))),
        tuple(
            m.Opening(random.choice(list(game.objs)), random.randrange(60), "base", short)
            for _ in range(random.randrange(3))
        ),
        tuple(m.Down(random.choice(list(game.objs)), key) for _ in range(random.randrange(2))),
    )
    answer = odd_answer(side, random) if game.decision is not None else (("pass",),)
    hello = side._meeting.hello()
    made: list[m.Body] = [
        m.Gave(count, random.randrange(2), answer, facts_of(game), 1, supply, random.choice((b"", key))),
        m.Supplied(count, side._line, supply),
        m.Concede(count),
        m.Conceded(count),
        m.UndoAsk(count, side._line, random.randrange(5)),
        m.UndoReply(count, side._line, random.random() < 0.5),
        m.Pause(random.random() < 0.5),
        m.Chat("<b>" * 90),
        m.Audit(key, ("base",) * random.randint(1, 60), ()),
        m.Judged(False, 3, "x" * 300),
        m.Notice("slow", 10**6),
        m.Stop(1, "x"),
        msgspec.structs.replace(hello, nonce=key),
        m.CardMarks((m.CardMark("a", "b"),), False),
        m.Ready("x", True),
        m.CardAsk(("base",)),
        m.CardGive(("{}",), True),
        m.PackSeal(key),
        m.PackGrant(key),
        m.Seal((key,), key, key),
    ]
    return random.choice(made)


def size_of(side: SealedMatch) -> int:
    """What a side holds of what came: it must not grow by what was refused."""
    return len(side._chain._seen) + len(side._events) + len(side.chat) + side._chain.sent + len(side._outbox)


def attack(seed: int, fuzz: int, answers: int, counts: Counter[str]) -> None:
    """Both sides of one match are attacked at many moments; the match itself goes on and is verified."""
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    pair = Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests())
    random = Random(seed)
    pair.connect()
    per_step = max(1, fuzz // 150), max(1, answers // 75)
    left = [fuzz, answers]

    def strike(pair: Pair) -> None:
        for seat in (0, 1):
            side = pair.sides[seat]
            heard = pair.traffic[seat]
            if side.game is None or not heard or left[0] <= 0:
                continue
            victim = clone(side)
            base = size_of(victim)
            for _ in range(per_step[0]):
                payload = mangled(random.choice(heard), heard, random)
                if random.random() < 0.05:
                    payload = forged(victim, odd_body(victim, random))
                got = victim._chain.got
                victim.receive(payload)
                counts["fuzz"] += 1
                left[0] -= 1
                if victim.close_reason:
                    assert len(victim.close_reason) < 600 and "\n" not in victim.close_reason
                    counts["refused"] += 1
                    victim.close_reason = ""
                if victim._chain.got != got:
                    counts["taken"] += 1
                    assert size_of(victim) < base + 40
                    if victim.state == "stopped":
                        assert victim.sentence is not None and str(victim.sentence)
                        counts["stopped"] += 1
                    victim = clone(side)
                else:
                    assert size_of(victim) <= base + 1
        asked = pair.asked()
        if asked < 0 or left[1] <= 0:
            return
        side = pair.sides[asked ^ 1]
        for _ in range(per_step[1]):
            victim = clone(side)
            assert victim.game is not None and victim.game.decision is not None
            answer = odd_answer(victim, random)
            sent = kept_order(victim.game.decision, answer) or answer
            order = random.randbytes(32) if sent is not answer else b""
            body = m.Gave(victim.step + 1, victim._line, sent, facts_of(victim.game), 1, m.Supply(), order)
            victim.receive(forged(victim, body))
            counts["answers"] += 1
            left[1] -= 1
            if victim.state == "stopped":
                counts["illegal"] += 1
                assert str(victim.sentence)
            else:
                counts["legal or waiting"] += 1

    pair.play(each=strike)
    pair.settle()
    for side in pair.sides:
        assert side.verdict is not None and side.verdict.ok, (seed, side.state, side.sentence, side.verdict)
    counts["matches"] += 1


def main() -> None:
    """Attack and report."""
    fuzz, answers = int(sys.argv[1]), int(sys.argv[2])
    counts: Counter[str] = Counter()
    began, seed = time.process_time(), 0
    while counts["fuzz"] < 2 * fuzz or counts["answers"] < answers:
        attack(seed, 20_000, 1_500, counts)
        seed += 1
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(dict(counts), f"{time.process_time() - began:.0f} s, at most {peak} MB", flush=True)
    print("done", flush=True)


__all__ = ["attack", "lively"]

if __name__ == "__main__":
    main()
