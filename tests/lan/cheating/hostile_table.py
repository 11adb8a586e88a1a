"""Hostile players and a hostile referee at a hosted table: messages changed, cut, repeated, swapped, and odd questions.

By hand, from the root: ``python -m tests.lan.cheating.hostile_table 100000``.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

from tests.lan import tricky
from tests.lan.cheating.hostile import mangled
from tests.lan.peers import lively
from tests.lan.tables import Here, Round
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.referee.match import verify_hosted
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy, Slow, Speak, Spoken, TableRules, Times, Told
from trails_desktop.lan.referee.wire import (
    Back,
    BackReply,
    Bound,
    Hold,
    Message,
    No,
    Open,
    Ready,
    Reply,
    Result,
    Sit,
    Talker,
    View,
    read_message,
)
from trails_desktop.lan.referee.wire import Here as Names
from trails_desktop.lan.visitor.client import Visitor


def odd(random: Random, ids: int = 400) -> Message:
    """A message of the right form, with whatever in it. It never gives up: that would only end the match."""
    ident, other = random.randrange(ids), random.randrange(ids)
    word = random.choice(
        ("play", "arts", "craft", "gain", "support", "pick", "pass", "trigger", "seat", "n", "yes", "")
    )
    options = [
        ((word, ident),), ((word, ident, 1),), ((word,),), (), ((word, -ident), ("pass",)), (("pick", 2**31 - 1),),
        ((word, "x", ident, other, 1, 2),), tuple(("pick", random.randrange(ids)) for _ in range(random.randrange(9))),
    ]  # fmt: skip
    answer = random.choice(options)
    made: list[Message] = [
        AskWhy(ident, ident, random.choice(("", word, "be attacked"))),
        AskFight(ident, tuple(random.sample(range(ids), random.randrange(4))), random.choice((0, other)), -1),
        AskFight(ident, (ident,), 0, random.randrange(2)),
        AskPay(ident, answer),
        Speak("<b>" * random.randrange(90)),
        Reply(random.randrange(90), answer, random.random() < 0.5),
        Sit("x", ("base",) * 5, random.randbytes(32), chair=random.randrange(-1, 2)),
        Open(random.randbytes(32)),
        Back(),
        Ready(random.randrange(9), random.randbytes(32)),
        Hold(random.random() < 0.5),
        Hold(False),
        Reply(random.randrange(90), answer, game=random.randrange(9)),
        BackReply(random.random() < 0.5),
        Told(ident),
        Times((1, 2), 1, 0),
        Spoken(ident, 0, "x", "y"),
        Slow(-1, 5),
    ]
    return random.choice(made)


def attack_referee(seed: int, count: int, counts: Counter[str], folder: Path) -> None:
    """Both players and who watches send nonsense at every moment; the match goes on and is verified."""
    random = Random(seed)
    rules = TableRules(ClockRule("chess", 86_400, 3_600), talk="all")
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    round = Round(folder, TrailsTable(tricky.pool()), decks, rules=rules, seed=seed, watchers=1)
    table, everybody = round.table, [*round.players, *round.watchers, Here(round.table, b"s" * 32)]
    said = [msgspec.msgpack.encode(odd(random)) for _ in range(60)]
    per_step, left = max(1, count // 120), count
    while not table.match.over:
        moves = table.match.moves
        for _ in range(per_step if left > 0 else 0):
            left -= 1
            one = random.choice(everybody)
            payload = (
                mangled(random.choice(said), said, random)
                if random.random() < 0.5
                else msgspec.msgpack.encode(odd(random))
            )
            counts["to the referee"] += 1
            try:
                message = read_message(payload)
            except Fault as fault:
                counts["refused"] += 1
                assert "\n" not in str(fault)
                continue
            round.now += 0.01
            before = len(one.wire.messages)
            table.hear(one.who, message)
            for answer in one.wire.messages[before:]:
                counts[f"answered {type(answer).__name__}"] += 1
                assert not isinstance(answer, No) or (answer.why and "\n" not in answer.why)
            for other in everybody:
                other.wire.forget()
        counts["moves by nonsense"] += table.match.moves != moves
        table.held[:] = [False, False]  # who holds the match lets it go again
        if not table.match.over:
            round.answer(lambda decision: lively(decision, random))
    opened = table.match.opened()
    verdict = verify_hosted(opened, TrailsTable(tricky.pool()), bound=table.match.bound, bindings=table.match.bindings)
    assert verdict.ok, str(verdict.sentence)
    counts["matches"] += 1


async def attack_visitor(seed: int, count: int, counts: Counter[str], folder: Path) -> None:
    """A referee sends nonsense to somebody at its table, who goes with one sentence at the worst."""
    random = Random(seed)
    round = Round(folder, TrailsTable(tricky.pool()), (tricky.deck(seed, 24), tricky.deck(seed + 1, 24)), seed=seed)
    for _ in range(40):
        if not round.table.match.over:
            round.answer(lambda decision: lively(decision, random))
    round.players[0].says(Speak("hello"))
    heard = [*round.players[0].wire.payloads, *(msgspec.msgpack.encode(odd(random)) for _ in range(30))]
    heard_of = round.players[0].heard
    proper = [next(one for one in heard_of if isinstance(one, kind)) for kind in (Names, Bound, View)]
    for _ in range(count):
        visitor, talker = Visitor(GamesHere(tricky.pool)), Talker(round.players[0].wire)  # type: ignore[arg-type]
        if random.random() < 0.7:
            for message in proper:
                visitor._told(message, talker)
        counts["to a visitor"] += 1
        try:
            message = read_message(mangled(random.choice(heard), heard, random))
            if isinstance(message, Result):
                continue  # its check runs in a thread of its own; see the tests of hosted matches
            visitor._told(message, talker)
            counts["taken"] += 1
        except Fault as fault:
            counts["refused by a visitor"] += 1
            assert "\n" not in str(fault)
        finally:
            visitor.stage = "left"
            visitor._worker.close()
        round.players[0].wire.forget()


def main() -> None:
    """Attack and report."""
    many, counts, seed = int(sys.argv[1]), Counter[str](), 0
    began = time.process_time()
    while counts["to the referee"] < many:
        attack_referee(seed, 12_000, counts, Path())
        asyncio.run(attack_visitor(seed, 12_000, counts, Path()))
        seed += 1
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(dict(counts), f"{time.process_time() - began:.0f} s, at most {peak} MB", flush=True)
    print("done", flush=True)


if __name__ == "__main__":
    main()
