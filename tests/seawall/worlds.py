"""Another world that looks the same to a seat."""

from __future__ import annotations

from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, HAND, RESOURCE_DECK, SHIELDS


def swapped(match: Match, seat: int) -> Match:
    """The same match in which the opponent's hidden cards, and all Shields and decks, are other cards."""
    other = match.fork()
    other.view_cache = None
    hidden = [HAND + (seat ^ 1), *(zone + side for zone in (DECK, RESOURCE_DECK, SHIELDS) for side in (0, 1))]
    for zone in hidden:
        objs = [other.objs[ident] for ident in other.zones[zone]]
        known = [obj.cards for obj in objs if obj.known]
        turned = iter(known[1:] + known[:1])
        for obj in objs:
            if obj.known:
                other.objs[obj.id] = obj.but(cards=next(turned))
        other.pools[zone] = tuple(reversed(other.pools[zone]))
    return other
