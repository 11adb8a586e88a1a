"""Sealed matches of any game with cut lines and killed programs, each checked by both sides when it is over.

By hand, many: ``python -m tests.lan.sealed_games seawall 200 [FIRST]``.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from engine.kernel.zones import Sight
from engine.views import sees
from tests.games.opaque import played
from tests.lan.gamepeer import anything
from tests.lan.peers import Pair
from trails_desktop.lan.sealed.games.ported import PortedSealed


def look(side: Any) -> int:
    """Of the cards that a seat may not see, none is known to its program; how many lie there."""
    game, hidden = side.game, 0
    if game is None:
        return 0
    shown = {opening.obj for done in side._play.steps for supply in done.theirs for opening in supply.openings}
    for obj in game.objs.values():
        sight = game.spec(obj.zone).sight
        if sight is Sight.ALL or not obj.cards or sees(sight, obj.owner, side.seat):
            continue
        hidden += 1
        if obj.owner != side.seat and obj.known:
            card = obj.cards[0]  # it lay open before, or was shown
            assert any(card in gone.obj.cards for gone in game.lki.values()) or obj.id in shown
        if game.spec(obj.zone).name == "shields":
            assert not obj.known or any(obj.cards[0] in gone.obj.cards for gone in game.lki.values())
    return hidden


def match(name: str, seed: int, folder: Path, *, trouble: bool = True) -> tuple[Pair, int]:
    """One match to its end and both audits; the number of hidden cards that were looked at. Raises AssertionError."""
    rules, random, seen = PortedSealed(played(name)), Random(f"trouble {seed}"), [0]
    ready = rules.game.ready_decks
    decks = tuple(random.choice(ready).cards for _ in (0, 1))
    pair = Pair(
        seed, (decks[0], decks[1]), pools=(rules, rules), known=dict(rules.digests()), folder=folder, choose=anything
    )

    def each(pair: Pair) -> None:
        if pair.sides[0].step % 7 == 0:
            seen[0] += sum(look(side) for side in pair.sides)
        chance = random.random() if trouble else 1.0
        if chance < 0.02:
            pair.restart(random.randrange(2))
            pair.connect()
        elif chance < 0.06:
            pair.cut()
            pair.connect()

    pair.connect()
    pair.play(each=each)
    pair.settle()
    for side in pair.sides:
        assert side.state == "audited" and side.verdict is not None and side.verdict.ok, (
            seed, side.state, str(side.sentence), None if side.verdict is None else str(side.verdict.sentence),
        )  # fmt: skip
    return pair, seen[0]


def main() -> None:
    name, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    steps = cuts = hidden = 0
    for seed in range(first, first + count):
        with tempfile.TemporaryDirectory() as folder:
            pair, seen = match(name, seed, Path(folder))
        steps, cuts, hidden = steps + pair.sides[0].step, cuts + pair.cuts, hidden + seen
        done = f"{seed - first + 1} matches verified, {steps} answers, {cuts} cuts and kills"
        print(f"{done}, {hidden} hidden cards looked at", flush=True)


if __name__ == "__main__":
    main()
