"""Honest matches by the hundred, with cuts, killed programs, taking back, talk and giving up. By hand, from the root:

python tests/lan/campaign.py 2000 [first seed [peek]]

With "peek" the memory of both sides and all traffic are searched for unopened cards at every answer.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.kernel.decisions import Refused
from engine.trails.records.record import verify
from tests.lan import tricky
from tests.lan.memory import Search
from tests.lan.peers import Pair, lively
from tests.trails import cards, gibberish
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.lan.sealed.handshake import digests_of


def trouble(pair: Pair, counts: Counter[str]) -> None:
    """Now and then the line breaks, a program is killed, somebody takes back, talks, pauses or gives up."""
    random = pair.random
    chance = random.random()
    seat = random.randrange(2)
    side = pair.sides[seat]
    try:
        if chance < 0.02:
            deliver_some(pair)
            pair.cut()
            pair.connect()
            counts["cuts"] += 1
        elif chance < 0.024 and pair.paths[0] is not None:
            deliver_some(pair)
            pair.restart(seat)
            pair.connect()
            counts["kills"] += 1
        elif chance < 0.04:
            pair.put(seat, side.ask_undo())
            pair.settle()
            counts["undo asked"] += 1
            other = pair.sides[seat ^ 1]
            if other.waiting == "undo":
                pair.put(seat ^ 1, other.answer_undo(random.random() < 0.7))
        elif chance < 0.045:
            pair.put(seat, side.say(f"hello {random.randrange(1000)}"))
        elif chance < 0.0455:
            pair.put(seat, side.concede())
            if random.random() < 0.3:
                pair.put(seat ^ 1, pair.sides[seat ^ 1].concede())
            counts["conceded"] += 1
        elif chance < 0.047:
            pair.put(seat, side.pause(True))
            pair.settle()
            pair.put(seat, side.pause(False))
    except Refused:
        counts["refused"] += 1


def deliver_some(pair: Pair) -> None:
    """An answer under way, of which only a part arrives before the line breaks."""
    seat = pair.asked()
    if seat >= 0:
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    for _ in range(pair.random.randrange(4)):
        pair.deliver(pair.random.randrange(2))


def one(seed: int, folder: Path | None, counts: Counter[str], most: int = 6000, peek: bool = False) -> Pair:
    """One match; raises if it is lost, differs or is not verified, or if ``peek`` finds something."""

    search: list[Search] = []

    def each(pair: Pair) -> None:
        if peek:
            search[:] = search or [Search(pair)]
            counts["sought"] += search[0].look()
            counts["searches"] += 1
        trouble(pair, counts)

    size = 60 if seed % 10 == 0 else 16 + seed % 9  # small decks make short matches
    if seed % 10 == 9:  # lines that nobody reads, carried out by hand
        unread = gibberish.pool(seed)
        hand = tuple(Random(seed + at).choices(list(unread), k=20) for at in (0, 1))
        pair = Pair(seed, (hand[0], hand[1]), folder=folder, pools=(unread, unread), known=digests_of(unread))
    elif seed % 2:
        decks = (tricky.deck(2 * seed, size), tricky.deck(2 * seed + 1, size))
        pair = Pair(seed, decks, folder=folder, pools=(tricky.pool(), tricky.pool()), known=tricky.digests())
    else:
        short = [cards.decks()[number % 5][seed % 7 :: 3 if size < 60 else 1] for number in (seed // 2, seed // 3)]
        pair = Pair(seed, (short[0], short[1]), folder=folder)
    pair.connect()
    pair.play(most, each)
    pair.settle()
    for side in pair.sides:
        why = f"seed {seed}: {side.state} at {side.stopped_at} {side.sentence} {side.verdict} {side.close_reason}"
        assert side.state == "audited" and side.verdict is not None and side.verdict.ok, why
        assert side.their_verdict is not None and side.their_verdict.ok, why
    one, two = pair.sides
    assert one.game is not None and two.game is not None
    assert facts_of(one.game) == facts_of(two.game), f"seed {seed}: the tables differ"
    counts["matches"] += 1
    counts["steps"] += one.step
    counts["bytes"] += sum(map(len, pair.traffic[0])) + sum(map(len, pair.traffic[1]))
    counts["messages"] += len(pair.traffic[0]) + len(pair.traffic[1])
    return pair


def main() -> None:
    """Play and report."""
    many = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    counts: Counter[str] = Counter()
    began = time.process_time()
    for seed in range(first, first + many):
        with tempfile.TemporaryDirectory() as name:
            pair = one(seed, Path(name), counts, peek="peek" in sys.argv)
        if seed % 20 == 0:
            for side in pair.sides:
                assert verify(side.record(), pair.pools[0]).ok
            counts["records verified"] += 2
        if (seed - first + 1) % 20 == 0 or "peek" in sys.argv:
            print(dict(counts), f"{time.process_time() - began:.0f} s", flush=True)
    print("done", dict(counts), f"{time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
