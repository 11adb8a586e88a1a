"""Does every line of every card happen in games? Random players, random decks over the whole pool.

    python -m tests.campaigns.line_coverage --games 10000 [--seed N] [--player NAME] [--report N] [--directed]

Every game is played with two fresh decks of 50 cards drawn over the whole pool, whatever fits or not. Prints what was
never carried out; exit status 1 if there is any such line or if a game broke.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Collection
from time import perf_counter

from engine.linewatch import Line, Watch, abilities
from engine.selfplay import Entrant, Plan, play
from engine.trails import tree as t
from engine.trails.cards.decks import SIZES, STRATEGY
from tests.trails.cards import cards, pool


def random_deck(rng: random.Random, wanted: Collection[str] = ()) -> tuple[str, ...]:
    """Fifty cards, one to four copies of each: every other deck over the whole pool, else of two organizations.

    wanted: cards of which some come first, with others of their organizations.
    """
    numbers = list(pool())
    rng.shuffle(numbers)
    if wanted:
        first = rng.choice(sorted(wanted))
        orgs = set(pool().printing(first, "en").orgs)
        kin = {number for number in numbers if orgs & set(pool().printing(number, "en").orgs)}
        numbers.sort(key=lambda number: (number != first, not (number in wanted and number in kin), number not in kin))
    elif rng.random() < 0.5:
        two = set(rng.sample(pool().orgs(), 2))
        numbers.sort(key=lambda number: not (two & set(pool().printing(number, "en").orgs)))  # stable: shuffled inside
    deck: list[str] = []
    for number in numbers:
        deck += [number] * rng.randint(1, 4)
        if len(deck) >= SIZES[STRATEGY]:
            break
    return tuple(deck[: SIZES[STRATEGY]])


def watched(
    games: int, seed: int, player: str = "random", watch: Watch | None = None, report: int = 0, directed: bool = False
) -> list[str]:
    """Play the games with a watch on them; returns the errors.

    player: "both" takes turns between the random and the greedy one, who do different things. directed: with decks of
    what has not happened yet, until everything has.
    """
    watch = watch or Watch(cards().values())
    errors: list[str] = []
    began = perf_counter()
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        wanted = {line.number for line in watch.missing()} if directed else set()
        if directed and not wanted:
            break
        name = ("random", "greedy")[number & 1] if player == "both" else player
        entrants = (Entrant(name, random_deck(rng, wanted)), Entrant(name, random_deck(rng, wanted)))
        plan = Plan(entrants, f"{seed}/{number}", 1, cards())
        played = play(plan, 0, watch.look)
        if played.error:
            errors.append(f"game {number}: {played.error}")
        if report and (number + 1) % report == 0:
            seconds = perf_counter() - began
            print(f"{number + 1} games, {len(watch.missing())} lines to go, {len(errors)} errors, {seconds:.0f} s",
                  file=sys.stderr, flush=True)  # fmt: skip
    return errors


def described(line: Line) -> str:
    """A line as printed: number, name, its text."""
    printing = pool().printing(line.number, "en")
    kind, ability = abilities(pool().meaning(line.number))[line.index]
    if kind == "arts" and printing.arts is not None:
        text = printing.arts.text
    elif kind == "event":
        text = printing.text
    elif isinstance(ability, t.Icon):
        text = f"[{ability.key}]"
    else:
        crafts = pool().meaning(line.number).crafts
        place = sum(not isinstance(craft, t.Icon) for craft in crafts[: line.index])
        text = [row for row in printing.text.splitlines() if row.startswith("•")][place]
    return f"{line.number} {printing.name}: {' '.join(text.split())}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="random", choices=("random", "greedy", "both"))
    parser.add_argument("--report", type=int, default=500, help="say how far it is every so many games")
    parser.add_argument("--directed", action="store_true", help="decks of what has not happened yet; ends when all has")
    given = parser.parse_args()
    watch = Watch(cards().values())
    errors = watched(given.games, given.seed, given.player, watch, given.report, given.directed)
    missing = watch.missing()
    lines = sum(len(abilities(card.meaning)) for card in cards().values())
    limit = "at most " if given.directed else ""
    print(f"{limit}{given.games} games, {len(errors)} errors; {lines - len(missing)} of {lines} lines carried out")
    for line in missing:
        print("  never: " + described(line))
    idle = [number for number in pool() if not watch.used[number]]
    print("cards never played: " + (", ".join(idle) or "none"))
    seldom = sorted((number for number in pool() if watch.used[number]), key=lambda number: watch.used[number])[:15]
    print("seldom played: " + ", ".join(f"{n} {pool().printing(n).name} {watch.used[n]}" for n in seldom))
    for error in errors[:20]:
        print(error)
    return 1 if missing or errors else 0


if __name__ == "__main__":
    sys.exit(main())
