"""What lies in each zone by what is printed, as everything that is derived begins with it.

It is kept by zone, with the zone and the mark of its cards, read where somebody looks, and good as
long as both are the same
(:attr:`engine.kernel.game.Game.dealt`): nothing but another card, or one that came or left, makes it another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.trails.cards.carddef import Traits
from engine.trails.state.game import TrailsGame


class Lying(NamedTuple):
    """A zone. idents, dealt: what it was read from. speaking: objects whose card says something where most crafts are
    not valid. traits: the printed ones of every object that is known here and has cards."""

    idents: tuple[int, ...]
    dealt: Any
    speaking: tuple[int, ...]
    traits: dict[int, Traits]


def lying_in(game: TrailsGame, wanted: Iterable[int]) -> list[Lying]:
    """What lies in these zones, by index; of others it may be what lay there before. What is given is shared: nothing
    of it is changed."""
    zones, dealt = game.zones, game.dealt
    kept = game.offers.get("printed")
    before: list[Lying] = [_UNREAD] * len(zones) if kept is None else kept[1]
    out = before
    for zone in wanted:
        there = out[zone]
        if there.idents is not zones[zone] or there.dealt is not dealt[zone]:
            if out is before:
                out = before.copy()
            out[zone] = _read(game, zones[zone], dealt[zone])
    if out is not before:
        game.offers["printed"] = (None, out)
    return out


#: What stands for a zone that was not looked at: no other has its tuple.
_UNREAD = Lying((0,), None, (), {})


def _read(game: TrailsGame, idents: tuple[int, ...], dealt: object) -> Lying:
    objs, printed = game.objs, game.printed
    speaking: list[int] = []
    traits: dict[int, Traits] = {}
    for ident in idents:
        obj = objs[ident]
        cards = obj.cards
        if not cards or cards[0] < 0:
            continue
        card = printed[cards[0]]
        if card.speaks:
            speaking.append(ident)
        if len(cards) == 1:
            traits[ident] = card.traits
        elif obj.known:
            traits[ident] = game.defn(obj).traits
    return Lying(idents, dealt, tuple(speaking), traits)
