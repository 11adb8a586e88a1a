"""Filling up a Strategy deck with cards that go with those it has."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.trails.cards.decks import COPIES, Deck, DeckLine, number_of
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing

#: What part of a deck each type is, as in the ready-made decks.
_SHARES: Final = MappingProxyType({"UNIT": 0.6, "EVENT": 0.16, "BASE": 0.12, "ITEM": 0.12})

#: Cards that may be taken, by type and cost.
_Waiting = defaultdict[tuple[str, int], list[str]]


def filled_up(deck: Deck, pool: CardPool, by: int) -> Deck | None:
    """The deck with so many cards more, None if the pool has too few.

    New cards of its two main organizations, then of none, four of each, so that types keep their usual shares and costs
    a curve. A deck without cards gets the organization that has most. The same deck gets the same cards.
    """
    held = [(number, line.count) for line in deck.lines if (number := number_of(line, pool)) is not None]
    taken = {pool.identity(number) for number, _ in held}
    kinds: Counter[str] = Counter()
    costs: Counter[tuple[str, int]] = Counter()
    for number, count in held:
        kind, cost = _place(pool.printing(number, "en"))
        kinds[kind] += count
        costs[kind, cost] += count
    orgs = _orgs([number for number, count in held for _ in range(count)] or list(pool), pool)
    own: _Waiting = defaultdict(list)
    free: _Waiting = defaultdict(list)
    for number in pool:
        card = pool.printing(number, "en")
        if pool.identity(number) not in taken and (not card.orgs or orgs & set(card.orgs)):
            taken.add(pool.identity(number))
            (own if card.orgs else free)[_place(card)].append(number)
    lines, wanted = list(deck.lines), deck.size + by
    while by > 0 and (own or free):
        waiting = own or free
        kind = min({kind for kind, _ in waiting}, key=lambda kind: (kinds[kind] - _SHARES.get(kind, 0) * wanted, kind))
        cost = min((cost for one, cost in waiting if one == kind), key=lambda cost: (costs[kind, cost], cost))
        number, count = waiting[kind, cost].pop(0), min(COPIES, by)
        if not waiting[kind, cost]:
            del waiting[kind, cost]
        card = pool.printing(number, "en")
        lines.append(DeckLine(count, card.name, card.subname) if card.subname else DeckLine(count, number))
        kinds[kind] += count
        costs[kind, cost] += count
        by -= count
    return None if by > 0 else replace(deck, lines=tuple(lines))


def _place(card: Printing) -> tuple[str, int]:
    """Type and cost of a card."""
    cost = card.ep if "EVENT" in card.type else card.level if "BASE" in card.type else card.cp
    return card.type.split("/")[0], cost or 0


def _orgs(numbers: list[str], pool: CardPool) -> set[str]:
    """The two organizations most cards are of; of a whole pool the one."""
    counted = Counter(org for number in numbers for org in pool.printing(number, "en").orgs)
    most = sorted(counted, key=lambda org: (-counted[org], org))
    return set(most[: 1 if len(numbers) == len(pool) else 2])
