"""``python -m tests.benchmarks.games [GAME ...] [--games N]``: the engine index of each game, side by side.

The index is how many choices of random players are answered in the time of 1,000 rounds of the yardstick, as in
:mod:`tests.benchmarks.test_engine`. The games take turns, and of each match the fastest of some tries counts, so that
other work on the machine falls on none of them alone.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from time import process_time

from engine.games import game_named, known_names
from engine.selfplay import Entrant, Plan, play
from tests.benchmarks.yardstick import seconds_a_round
from tests.trails import cards

ROOT = Path(__file__).parents[2]
TRIES = 3


def plan_of(name: str, games: int) -> Plan:
    """Random players with the first two ready-made decks of a game, or with decks made up from the seed."""
    found = game_named(name)
    if found is None:
        raise KeyError(name)
    port = found.with_catalogue(ROOT / "assets", ROOT / "decks")
    if found.catalogue is None and found.dealt_deck is None:  # its cards are read by the program's library
        return cards.plan(("random", "random"), games)
    decks = [ready.cards for ready in port.ready_decks[:2]] or [(), ()]
    one, two = (Entrant("random", tuple(deck)) for deck in decks)
    return Plan((one, two), 1, games, dict(port.cards), port.id)


def indexes(names: list[str], games: int) -> dict[str, tuple[float, int]]:
    """By game, its index and how many choices were played."""
    plans = {name: plan_of(name, games + 1) for name in names}
    for plan in plans.values():
        play(plan, 0)  # fills the caches
    best: dict[tuple[str, int], float] = {}
    choices = dict.fromkeys(names, 0)
    rounds: list[float] = []
    for again in range(TRIES):
        rounds.append(seconds_a_round())
        for number in range(1, games + 1):
            for name, plan in plans.items():
                began = process_time()
                played = play(plan, number)
                took = process_time() - began
                if played.error:
                    raise RuntimeError(f"{name}, game {number}: {played.error}")
                best[name, number] = min(took, best.get((name, number), took))
                choices[name] += 0 if again else played.decisions
    seconds = {name: sum(took for (one, _), took in best.items() if one == name) for name in names}
    return {name: (choices[name] / seconds[name] * min(rounds) * 1000, choices[name]) for name in names}


def main(arguments: list[str]) -> int:
    """Prints a line a game."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.games", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which, of {', '.join(known_names())}")
    parser.add_argument("--games", type=int, default=6, help="how many matches of each (6)")
    asked = parser.parse_args(arguments)
    gc.freeze()  # as `trails selfplay` has it
    gc.set_threshold(100_000)
    for name, (index, choices) in indexes(asked.names or list(known_names()), asked.games).items():
        print(f"{name}: engine index {index:.1f} ({choices:,} choices)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
