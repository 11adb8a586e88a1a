"""Is the set balanced? Plays every ready-made deck against every other and prints who won how often.

    python -m tests.campaigns.round_robin --games 60 [--seed N] [--jobs J] [--decks FILE...] [--player NAME]

Exit status 1 if a deck wins more than 60 % against the field, if a game broke, or if a card of a deck was never played.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from engine.tournament import Contest, Pairing, matrix, never_used, run, standings
from engine.trails.cards.decks import read_deck, resolve
from tests.trails.cards import ROOT, cards, pool

MOST = 0.60  #: of its games against the field


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--decks", type=Path, nargs="+", default=sorted((ROOT / "decks").glob("*.deck")))
    given = parser.parse_args()
    decks = {}
    for file in given.decks:
        deck = read_deck(file.read_text(encoding="utf-8"), file.name)
        decks[deck.name] = tuple(resolve(deck, pool()))
    contest = Contest(decks, cards(), given.games, given.seed, given.player)
    pairings = run(contest, given.jobs, _told)
    print(matrix(pairings))
    errors = [error for pairing in pairings for error in pairing.errors]
    idle = never_used(contest, pairings)
    used: Counter[str] = Counter()
    for pairing in pairings:
        used.update(pairing.used)
    played = sum(sum(pairing.wins) + pairing.draws for pairing in pairings)
    turns = sum(pairing.turns for pairing in pairings)
    print(f"{played} games, {turns / max(1, played):.1f} turns a game, {len(errors)} errors")
    print(f"never played: {', '.join(map(_label, idle)) or 'none'}")
    copies = Counter(number for deck in decks.values() for number in deck)
    rare = sorted(copies, key=lambda number: used[number] / copies[number])[:12]
    print("seldom played (plays a copy): " + ", ".join(f"{_label(n)} {used[n] / copies[n]:.0f}" for n in rare))
    for error in errors[:10]:
        print(error)
    return 1 if errors or idle or standings(pairings)[0].share > MOST else 0


def _label(number: str) -> str:
    return f"{number} {pool().printing(number).name}"


def _told(pairing: Pairing) -> None:
    print(f"{pairing.decks[0]} {pairing.wins[0]} : {pairing.wins[1]} {pairing.decks[1]}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
