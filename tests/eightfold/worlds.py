"""Another world that looks the same to a seat."""

from __future__ import annotations

from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import DECK, HAND


def swapped(match: Match, seat: int) -> Match:
    """The same match in which the opponent's hand and all decks are other cards."""
    other = match.fork()
    other.view_cache = None
    for zone in (HAND + (seat ^ 1), DECK, DECK + 1):
        objs = [other.objs[ident] for ident in other.zones[zone]]
        known = [obj.cards for obj in objs if obj.known]
        turned = iter(known[1:] + known[:1])
        for obj in objs:
            if obj.known:
                other.objs[obj.id] = obj.but(cards=next(turned))
        other.pools[zone] = tuple(reversed(other.pools[zone]))
    return other
