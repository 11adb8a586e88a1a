"""What something costs, and what can pay it (11.3.8.1.1, R-S34, R-S35).

A hidden card pays as its owner says: that is a claim, which is proven when the card is discarded and everybody sees it.
So where a side does not know a hand, each card of it may be of any element that pays. What both sides have to agree on,
such as whether something is asked at all, is told by that alone (``claimed``).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.eightfold.cards.card import ANY, APART, Card
from engine.eightfold.layers.facts import field, traits_of
from engine.eightfold.state.match import Match, there
from engine.eightfold.state.zones import HAND
from engine.kernel.payments import Bill, Cost, Source

DISCARD, DULL = "discard", "dull"
_PER_DISCARD, _PER_BACKUP = 2, 1


def sources(game: Match, seat: int, without: Iterable[int] = (), claimed: bool = False) -> tuple[Source, ...]:
    """What a seat can use up: cards of its hand, but light and dark ones, and active Backups. claimed: by what
    everybody sees of the hand."""
    out = frozenset(without)
    found = []
    for obj in there(game, HAND + seat):
        if obj.id in out:
            continue
        if claimed or not obj.known:
            found.append(Source(obj.id, _PER_DISCARD, ANY, DISCARD))
            continue
        traits = traits_of(game, obj.id)
        if traits is not None and not any(element in APART for element in traits.elements):
            found.append(Source(obj.id, _PER_DISCARD, frozenset(traits.elements), DISCARD))
    for obj in field(game, seat, "backup"):
        if obj.ready and obj.id not in out:
            elements = game.derived.traits[obj.id].elements
            found.append(Source(obj.id, _PER_BACKUP, frozenset(elements), DULL))
    return tuple(found)


def card_cost(card: Card, less: int = 0, extra: Iterable[tuple[str, int]] = (), least: int = 0) -> Cost:
    """The cost of a card: its number, of which one CP is of its element, unless it is light or dark. extra: CP that are
    paid besides (15.2.9.4). least: below which it is not reduced (15.2.7.4)."""
    more = points(extra)
    base = max(least, card.cost - less) if less else card.cost
    needs = () if card.element in APART or base <= 0 else (card.element,)
    return Cost(base + more.amount, (*needs, *more.needs))


def points(parts: Iterable[tuple[str, int]]) -> Cost:
    """CP by element, as a cost. Light and dark demand no element."""
    amount, needs = 0, []
    for element, count in parts:
        amount += count
        if element != "any" and element not in APART:
            needs += [element] * count
    return Cost(amount, tuple(needs))


def bill(
    game: Match,
    seat: int,
    cost: Cost,
    without: Iterable[int] = (),
    keep: int = 0,
    ability: bool = False,
    claimed: bool = False,
) -> Bill:
    """The cost with what can pay it. keep: cards that have to be left in the hand. ability: of several elements each
    allows one CP more (11.7.2.1.1). claimed: see :func:`sources`."""
    out = tuple(without)
    over = max(1, len(set(cost.needs))) if ability else 1
    limit = None
    if keep:
        limit = max(0, sum(ident not in out for ident in game.zones[HAND + seat]) - keep)
    return Bill(sources(game, seat, out, claimed), cost, over, DISCARD, limit)
