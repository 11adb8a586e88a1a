"""What cards say where most of their crafts are not valid: in a trail, in all zones, of their own cost (1202.5).

Each function adds to what is being derived: parts of layers, changes of costs, events after which all of it may be
another (:func:`engine.trails.layers.derive.derive`), and the objects that speak: when one of these leaves its zone, or
another such card comes, all of it is made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel.layers import Part
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.layers.parts import craft_parts
from engine.trails.layers.printed import Lying
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, INDEX, TRAIL


class Pricing(NamedTuple):
    """One continuous craft that changes what playing costs (1204.2f-6 to -8)."""

    seat: int
    obj: int
    stamp: int
    craft: t.Continuous


def throughout(
    game: TrailsGame,
    there: list[Lying],
    sources: list[Obj],
    parts: list[Part],
    prices: list[Pricing],
    seen: set[str],
    speakers: set[int],
    alone: list[int],
) -> set[int]:
    """What cards that lie where nothing else of theirs is valid have in all zones (1212.2). Gives the zones in which
    it is about others, too, and in ``alone`` those of which it is about themselves. there: what lies in each zone."""
    valid: set[int] | None = None
    zones: set[int] = set()
    for zone, lies in enumerate(there):
        if not lies.speaking or zone in (FIELD, FIELD + 1):  # what is not valid there is that of a stunned UNIT
            continue
        for ident in lies.speaking:
            if valid is None:
                valid = {source.id for source in sources}
            if ident in valid:
                continue
            obj = game.objs[ident]
            card = game.defn(obj)
            for craft in card.throughout:
                if craft.who == "this":
                    alone.append(ident)
                else:
                    zones.add(zone)
                speakers.add(obj.id)
                parts += craft_parts(game, obj, card.number, craft)
                seen |= craft.watched
                if craft.costs:
                    prices.append(Pricing(obj.controller, obj.id, obj.stamp, craft))
    return zones


def lying(
    game: TrailsGame,
    there: list[Lying],
    parts: list[Part],
    prices: list[Pricing],
    seen: set[str],
    speakers: set[int],
) -> list[Obj]:
    """What cards in a trail say that is valid there (1202.5). Gives those that say something of players. there: what
    lies in each zone."""
    ruling = []
    for ident in there[TRAIL].speaking + there[TRAIL + 1].speaking:
        obj = game.objs[ident]
        card = game.defn(obj)
        for craft in card.lying:
            speakers.add(obj.id)
            parts += craft_parts(game, obj, card.number, craft)
            seen |= craft.watched
            if craft.costs:
                prices.append(Pricing(obj.controller, obj.id, obj.stamp, craft))
        if any(craft.player_rules for craft in card.lying):
            ruling.append(obj)
    return ruling


def waiting(game: TrailsGame) -> Iterator[tuple[Obj, int, t.Triggered]]:
    """What cards that lie openly off the field wait for there (1202.5), with the numbers of these crafts."""
    for zone in sorted(INDEX[name] for name in game.afar):
        for obj in game.there(zone) + game.there(zone + 1):
            for number, craft in game.defn(obj).afar if obj.cards else ():
                if INDEX[craft.zone] == zone:
                    yield obj, number, craft


def priced(game: TrailsGame, sources: list[Obj], parts: list[Part], prices: list[Pricing], seen: set[str]) -> bool:
    """What cards say about their own cost, which means something only where they are played from (1202.5). sources: the
    cards whose crafts are valid, as those of a BASE are as soon as it is turned up: they have said it already."""
    any_ = False
    valid = {obj.id for obj in sources}
    turned = {getattr(frame, "obj", 0) for frame in game.frames if getattr(frame, "home", False)}  # 1204.2a
    for seat in (0, 1):
        for zone in (HAND + seat, HOMEBASE + seat):
            for obj in game.there(zone):
                if not obj.known or not obj.cards or obj.id in valid:
                    continue
                if zone >= HOMEBASE and obj.face_up and obj.id not in turned:
                    continue
                card = game.defn(obj)
                for craft in card.priced:
                    any_ = True
                    parts += craft_parts(game, obj, card.number, craft)
                    seen |= craft.watched
                    if craft.costs:
                        prices.append(Pricing(seat, obj.id, obj.stamp, craft))
    return any_
