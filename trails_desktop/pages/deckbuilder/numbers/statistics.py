"""What can be counted and worked out about a deck; no window here, and quick enough for every key.

What is counted here is drawn in ``charts``. Guard: tests/desktop/pages/deckbuilder/test_numbers.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from typing import Final

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.loading.words import TYPES
from trails_desktop.ui.orgs import ORG_KEYS, org_style

TOP: Final = 6  #: dearer cards share the last column
HAND: Final = 4  #: cards of the opening hand (603.1c)
DRAWN: Final = 2  #: cards drawn each turn (703.6a)
TURNS: Final = 6

Column = tuple[tuple[str, int], ...]  #: copies by organization key


@dataclass(frozen=True, slots=True)
class Together:
    """UNITs of one organization, which can attack together (803.3b)."""

    org: str
    units: int
    strength: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """Everything shown about a deck. cp, ep: copies by cost and organization, UNITs and ITEMs by CP, EVENTs and
    arts by EP. levels: BASEs by level. arts: cards with arts. alone: UNITs that no other UNIT can join."""

    size: int
    cp: tuple[Column, ...] = ()
    ep: tuple[Column, ...] = ()
    types: tuple[tuple[str, int], ...] = ()
    orgs: tuple[tuple[str, int], ...] = ()
    together: tuple[Together, ...] = ()
    alone: int = 0
    levels: tuple[tuple[int, int], ...] = ()
    arts: int = 0
    cheap: int = 0
    kinds: Mapping[str, int] = field(default_factory=dict)

    def odds(self, copies: int, turn: int, least: int = 1) -> float:
        """How likely at least ``least`` of ``copies`` cards were seen by a turn, without exchange."""
        return at_least(self.size, copies, seen_by(turn), least)


def seen_by(turn: int) -> int:
    """Cards seen by the end of the draw step of a turn: the opening hand, and two a turn."""
    return HAND + DRAWN * turn


@lru_cache(maxsize=4096)
def at_least(size: int, copies: int, seen: int, least: int) -> float:
    """The chance to see at least ``least`` of ``copies`` among the first ``seen`` of ``size`` shuffled cards."""
    seen, copies = min(seen, size), min(copies, size)
    if size <= 0 or least > copies:
        return 0.0 if least > 0 else 1.0
    ways = sum(comb(copies, k) * comb(size - copies, seen - k) for k in range(max(0, least), min(copies, seen) + 1)
               if seen - k <= size - copies)  # fmt: skip
    return ways / comb(size, seen)


def org_keys(card: Printing) -> tuple[str, ...]:
    """Our keys, or the names, of a card's organizations; at least ``none``."""
    return tuple(org_style(name).key for name in card.orgs) or ("none",)


def rank(key: str) -> tuple[int, str]:
    """The order of organizations."""
    return (ORG_KEYS.index(key) if key in ORG_KEYS else len(ORG_KEYS), key)


def numbers_of(counts: Mapping[str, int], pool: CardPool) -> Numbers:
    """The numbers of a deck, by its copies of each card."""
    cp: list[Counter[str]] = [Counter() for _ in range(TOP + 1)]
    ep: list[Counter[str]] = [Counter() for _ in range(TOP + 1)]
    types: Counter[str] = Counter()
    orgs: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    units: list[tuple[Printing, frozenset[str], int]] = []
    kinds: Counter[str] = Counter()
    arts = size = 0
    for number, count in counts.items():
        card = pool.printing(number, "en")
        keys = org_keys(card)
        size += count
        parts = card.type.split("/")
        types[parts[0]] += count
        for part in parts:
            kinds[part] += count
        for key in keys:
            orgs[key] += count
        if card.cp is not None and ("UNIT" in parts or "ITEM" in parts):
            cp[min(card.cp, TOP)][keys[0]] += count
            if "UNIT" in parts and card.cp <= 1:
                kinds["cheap"] += count
        if card.ep is not None and "EVENT" in parts:
            ep[min(card.ep, TOP)][keys[0]] += count
        if card.arts is not None:
            arts += count
            ep[min(card.arts.ep, TOP)][keys[0]] += count
        if "BASE" in parts:
            levels[card.level or 0] += count
        if "UNIT" in parts:
            units.append((card, frozenset(key for key in keys if key != "none"), count))
    return Numbers(
        size, _columns(cp), _columns(ep), tuple((kind, types[kind]) for kind in TYPES if types[kind]),
        tuple(sorted(orgs.items(), key=lambda item: (-item[1], rank(item[0])))), _together(units), _alone(units),
        tuple(sorted(levels.items())), arts, kinds["cheap"], dict(kinds),
    )  # fmt: skip


def _columns(counted: list[Counter[str]]) -> tuple[Column, ...]:
    return tuple(tuple(sorted(column.items(), key=lambda item: rank(item[0]))) for column in counted)


def _together(units: list[tuple[Printing, frozenset[str], int]]) -> tuple[Together, ...]:
    count: Counter[str] = Counter()
    strength: Counter[str] = Counter()
    for card, keys, copies in units:
        for key in keys:
            count[key] += copies
            strength[key] += copies * (card.strength or 0)
    made = [Together(key, count[key], strength[key]) for key in count if count[key] > 1]
    return tuple(sorted(made, key=lambda one: (-one.units, rank(one.org))))


def _alone(units: list[tuple[Printing, frozenset[str], int]]) -> int:
    """UNITs that share an organization with no other UNIT of the deck."""
    count: Counter[str] = Counter()
    for _, keys, copies in units:
        count.update(dict.fromkeys(keys, copies))
    return sum(copies for _, keys, copies in units if not any(count[key] > 1 for key in keys))
