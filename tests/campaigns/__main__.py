"""``python -m tests.campaigns NAME --count N [--first N] [--pool shipped|invented|all] [--jobs N] [--every N]``.

games: random games with every invariant on (prints a digest); the name of another game: the same in that game. reasons:
why not, for every card and move. worlds: states that differ in what a seat may not know look the same to it.
opaque: games from one seat's knowledge, three times each. looks: positions in which no level answers otherwise for
what its seat cannot know.
kept: files of scenarios, whether what is kept is what would be derived now.
damage: files of every kind, damaged (--pool shipped: libraries only). power: matches of every kind, power cuts in them.
Exits 0 if nothing was found. Killing processes is ``python -m tests.desktop.kills N``; windows, several on one folder:
``python -m tests.desktop.window_kills N``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from engine.games import FIRST, known_names
from tests.campaigns import damage, games, kept, looks, opaque, ported, power, reasons, worlds
from tests.campaigns.running import spread

#: Games with cards as data.
PORTED = tuple(name for name in known_names() if name != FIRST)
OTHERS = ("reasons", "worlds", "looks", "opaque", "kept", "damage", "power")


def main(arguments: list[str]) -> int:
    """Run a campaign."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns", description=__doc__)
    parser.add_argument("name", choices=("games", *PORTED, *OTHERS))
    parser.add_argument("--count", type=int, required=True, help="games; for worlds and looks: states")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--pool", choices=("shipped", "invented", "all"), default="all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=25, help="answers between two thorough looks")
    asked = parser.parse_args(arguments)
    began = perf_counter()
    plays: dict[str, Callable[[int], Any]] = {
        "games": partial(games.play, pool=asked.pool, every=asked.every),
        **{name: partial(ported.play, game=name, pool=asked.pool, every=asked.every) for name in PORTED},
        "reasons": partial(reasons.play, pool=asked.pool, every=asked.every),
        "worlds": partial(worlds.play, pool=asked.pool),
        "looks": partial(looks.play, pool=asked.pool),
        "opaque": partial(opaque.play, pool=asked.pool),
        "kept": kept.play,
        "damage": partial(damage.play, pool=asked.pool),
        "power": power.play,
    }
    states, whole = asked.name in ("worlds", "looks"), asked.name in ("games", *PORTED)
    seeds = range(asked.first, asked.first + asked.count)  # of worlds, as many as are needed
    total, errors, results = 0, 0, []
    for seed, result, error in spread(plays[asked.name], seeds, asked.jobs):
        if whole and result is not None:
            error = result.error
            results.append(result)
        if error:
            errors += 1
            print(f"seed {seed}: {error}", flush=True)
        elif result is not None:
            total += result.answers if whole else result
        if states and total >= asked.count:
            break
    what = {
        "games": "answers",
        **dict.fromkeys(PORTED, "answers"),
        "reasons": "refusals with a reason",
        "worlds": "states",
        "looks": "positions",
        "opaque": "decisions",
    }
    what["kept"] = "looks at what is kept"
    what |= {"damage": "damaged files", "power": "power cuts"}
    tail = f", digest {games.digest(results)}" if results else ""
    print(f"{asked.name}: {total} {what[asked.name]}, {errors} errors, {perf_counter() - began:.1f} s{tail}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
