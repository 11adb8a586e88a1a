"""Comparing a match with what a scenario expects of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from engine.kernel.objects import Obj
from engine.scenario.common import expectations
from engine.scenario.common.acting import one_by_one
from engine.scenario.common.reading import ANON
from engine.scenario.common.steps import SEATS, Check, arranged
from engine.seawall.layers.facts import traits_of
from engine.seawall.scenario.table import Table
from engine.seawall.state.match import active, pilot_of, printed, resources, there, units
from engine.seawall.state.zones import BASE, BATTLE, INDEX, RESOURCES, name_of
from engine.seawall.views.view import view

_ORDERED = ("deck", "resource deck", "shields")


def look(table: Table, settled: Table, check: Check) -> Any:
    """What there is, in the same form as the value expected."""
    return expectations.look(table, settled, check, _KINDS)


def _asked_for(settled: Table, expected: Any) -> str:
    decision = settled.game.decision
    if decision is None or settled.game.outcome is not None:
        return "none"
    if expected == "choose" and (decision.purpose == "discard" or one_by_one(decision)):
        return "choose"  # one chooses what to discard, and which comes next
    return decision.purpose


# --- zones ------------------------------------------------------------------------------------------------------------
def zone_value(table: Table, seat: int, zone: str, expected: Any) -> Any:
    """A place of a player: a number, names, the Base, or Resources by kind."""
    game, names = table.game, table.names
    if zone == "resources":
        plain, ex = resources(game, seat, False), resources(game, seat, True)
        if isinstance(expected, int):
            return len(plain) + len(ex)
        counts = {"active": len(active(plain)), "rested": len(plain) - len(active(plain)), "ex": len(ex)}
        return tuple((word, counts[word]) for word, _ in expected)
    if zone == "base":
        base = there(game, BASE + seat)
        if isinstance(expected, int):
            return len(base)
        if base and expected == "ex" and base[0].entry is not None and base[0].entry.card.id == "ex":
            return "ex"
        return names.of(game, base[0]) if base else "none"
    objs = units(game, seat) if zone == "battle" else there(game, INDEX[zone] + seat)
    if isinstance(expected, int):
        return len(objs)
    found = tuple(names.of(game, obj) for obj in objs)
    return found if zone in _ORDERED else arranged(found, expected)


# --- objects ----------------------------------------------------------------------------------------------------------
def object_value(table: Table, name: str, what: str, expected: Any) -> Any:
    """Something about an object; of the anonymous ones on the field, of any of them."""
    if name == ANON:
        places = [zone + seat for zone in (BATTLE, BASE) for seat in (0, 1)]
        objs = [one for zone in places for one in there(table.game, zone)]
        found = [_quality(table, one, what, expected) for one in objs if table.names.of(table.game, one) == ANON]
        return expected if expected in found else found[0] if found else None
    obj = table.names.find(table.game, name)
    if obj is None:
        if what != "zone":
            return None
        return table.names.pool_of(table.game, name) or ("gone" if table.names.knows(table.game, name) else None)
    return _quality(table, obj, what, expected)


def _quality(table: Table, obj: Obj, what: str, expected: Any) -> Any:
    game = table.game
    if what == "zone":
        return "none" if name_of(obj.zone) == "limbo" else name_of(obj.zone)
    if what == "state":
        return "active" if obj.ready else "rested"
    if what == "face":
        return "up" if obj.face_up else "down"
    if what == "owner":
        return SEATS[obj.owner]
    if what == "damage":
        return game.damage.get(obj.id, 0)
    if what == "pilot":
        pilot = pilot_of(game, obj.id)
        return "none" if pilot is None else table.names.of(game, pilot)
    if what == "under":
        host = game.objs.get(obj.host)
        return "none" if host is None else table.names.of(game, host)
    traits = traits_of(game, obj.id)
    if traits is None:
        return None
    if what == "linked":
        return "yes" if traits.linked else "no"
    if what == "keywords":
        found = (
            f"{word} {n}" if word in ("repair", "breach", "support") else word for word, n in traits.keywords.items()
        )
        return tuple(sorted(found))
    if what == "traits":
        return tuple(sorted(traits.traits))
    if what == "color":
        return traits.color or "none"
    if what == "name":
        names = (*traits.names, *printed(game, obj).names)  # of a Command under a Unit also its own
        return expected if expected in names else names[0]
    return max(0, int(getattr(traits, what)))


# --- views ------------------------------------------------------------------------------------------------------------
def _seen(table: Table, settled: Table, seat: int, path: tuple[Any, ...], expected: Any) -> Any:
    if path[0] == "asked":
        return SEATS[seat] if view(settled.game, seat).decision is not None else "none"
    seen = view(table.game, seat)
    if path[0] == "object":
        obj = table.names.find(table.game, path[1])
        card = None if obj is None else seen.card(obj.id)
        if obj is None or card is None or card.name is None:
            return None
        return _quality(table, obj, path[2], expected)
    side, zone = path[1], path[2]
    if zone in ("resources", "base") or isinstance(expected, int):
        return zone_value(table, side, zone, expected)
    place = {BATTLE: "battle", RESOURCES: "resources"}.get(INDEX[zone], zone)
    cards = [card for card in seen.sides[side].zones.get(place, ()) if not card.host]
    found = tuple(table.names.of(table.game, table.game.objs[card.id]) if card.name else "hidden" for card in cards)
    return found if zone in _ORDERED else arranged(found, expected)


_KINDS: expectations.Looks[Table] = MappingProxyType(
    {
        "asked for": lambda table, settled, path, expected: _asked_for(settled, expected),
        "zone": lambda table, settled, path, expected: zone_value(table, path[0], path[1], expected),
        "object": lambda table, settled, path, expected: object_value(table, path[0], path[1], expected),
        "sees": lambda table, settled, path, expected: _seen(table, settled, path[0], path[1], expected),
    }
)
