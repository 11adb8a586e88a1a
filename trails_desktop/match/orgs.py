"""Which organization a deck is of: whose sign its player wears at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.trails.cards.pool import CardPool


def main_orgs(pool: CardPool, decks: tuple[Sequence[str], Sequence[str]]) -> tuple[str, str]:
    """For both decks (numbers of cards), the organization most cards belong to; "" where none is known."""
    return _main_org(pool, decks[0]), _main_org(pool, decks[1])


def _main_org(pool: CardPool, deck: Sequence[str]) -> str:
    counts = Counter(org for number in deck if number in pool for org in pool.printing(number, "en").orgs)
    return max(sorted(counts), key=counts.__getitem__, default="")
