"""What lies in each zone by what is printed, as everything that is derived begins with it.

It is kept by zone, with the zone and the mark of its cards, and good as long as both are the same
(:attr:`engine.kernel.game.Game.dealt`): nothing but another card, or one that came or left, makes it another.
"""

from __future__ import annotations

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


def lying_in(game: TrailsGame) -> list[Lying]:
    """Every zone, by index. What is given is shared: nothing of it is changed."""
    zones, dealt = game.zones, game.dealt
    before = game.offers.get("printed", _NOTHING)
    kept: list[Lying] = before[1]
    if before[0] == (zones, dealt):
        return kept
    out: list[Lying] = []
    for zone, idents in enumerate(zones):
        if kept:
            there = kept[zone]
            if there.idents is idents and there.dealt is dealt[zone]:
                out.append(there)
                continue
        out.append(_read(game, idents, dealt[zone]))
    game.offers["printed"] = ((zones.copy(), dealt), out)
    return out


_NOTHING: tuple[None, list[Lying]] = (None, [])


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
