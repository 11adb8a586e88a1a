"""Comparing a match with what a scenario expects of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from engine.eightfold.layers.facts import controller_of, field, items_of, traits_of
from engine.eightfold.scenario.table import Table
from engine.eightfold.state.match import Match, there
from engine.eightfold.state.zones import FIELD, INDEX, STACK, name_of
from engine.eightfold.views.view import view
from engine.kernel.decisions import Decision, Kind
from engine.kernel.objects import Obj
from engine.scenario.common import expectations
from engine.scenario.common.acting import one_by_one
from engine.scenario.common.reading import ANON
from engine.scenario.common.steps import SEATS, Check, arranged

_ORDERED = ("deck", "damage", "break zone")
_LINES = {"forwards": "forward", "backups": "backup", "monsters": "monster", "formation": "formation", "field": ""}


def look(table: Table, settled: Table, check: Check) -> Any:
    """What there is, in the same form as the value expected."""
    return expectations.look(table, settled, check, _KINDS)


def _asked_for(settled: Table, expected: Any) -> str:
    decision = settled.game.decision
    if decision is None or settled.game.outcome is not None:
        return "none"
    if decision.kind is Kind.NUMBER:
        return "choose"  # a number is chosen
    if expected in ("choose", "discard") and _discards(decision):
        return str(expected)  # one chooses what to discard
    if expected == "choose" and one_by_one(decision):
        return "choose"  # so is which comes next
    return decision.purpose


def _discards(decision: Decision) -> bool:
    return decision.purpose == "discard" or decision.prompt == "Choose {count} to discard"


def _stack(table: Table, expected: Any) -> Any:
    objs = there(table.game, STACK)
    return len(objs) if isinstance(expected, int) else tuple(table.names.of(table.game, obj) for obj in objs)


# --- zones ------------------------------------------------------------------------------------------------------------
def objects(game: Match, seat: int, zone: str) -> tuple[Obj, ...]:
    """The objects in a place of a player; on the Field those that the player controls."""
    if zone in _LINES:
        return field(game, seat, _LINES[zone])
    return there(game, INDEX[zone] + seat)


def zone_value(table: Table, seat: int, zone: str, expected: Any) -> Any:
    """A place of a player: a number or names."""
    objs = objects(table.game, seat, zone)
    if isinstance(expected, int):
        return len(objs)
    found = tuple(table.names.of(table.game, obj) for obj in objs)
    return found if zone in _ORDERED else arranged(found, expected)


# --- objects ----------------------------------------------------------------------------------------------------------
def object_value(table: Table, name: str, what: str, expected: Any) -> Any:
    """Something about an object; of the anonymous ones on the Field, of any of them."""
    game = table.game
    if name == ANON:
        objs = [obj for zone in (FIELD, FIELD + 1) for obj in there(game, zone) if table.names.of(game, obj) == ANON]
        found = [_quality(table, obj, what, expected) for obj in objs]
        return expected if expected in found else found[0] if found else None
    obj = table.names.find(game, name)
    if obj is None:
        return table.names.pool_of(game, name) if what == "zone" else None
    return _quality(table, obj, what, expected)


def _quality(table: Table, obj: Obj, what: str, expected: Any) -> Any:
    game, names = table.game, table.names
    if what == "zone":
        return name_of(obj.zone)
    if what == "state":
        return "active" if obj.ready else "dull"
    if what == "owner":
        return SEATS[obj.owner]
    if what == "controller":
        return SEATS[controller_of(game, obj.id)]
    if what == "damage":
        return game.damage.get(obj.id, 0)
    if what == "frozen":
        return "yes" if obj.id in game.frozen else "no"
    if what == "on":
        host = game.objs.get(obj.host)
        return "none" if host is None else names.of(game, host)
    if what == "items":
        return tuple(sorted(names.of(game, item) for item in items_of(game, obj.id)))
    traits = traits_of(game, obj.id)
    if traits is None:
        return None
    if what == "junctioned":
        return "yes" if traits.junctioned else "no"
    if what == "keywords":
        return tuple(sorted(traits.keywords))
    if what == "element":
        return expected if expected in traits.elements else traits.elements[0]
    if what == "job":
        return tuple(sorted(traits.jobs))
    if what == "name":
        return expected if expected in traits.names else traits.names[0]
    if what == "cost":
        return max(0, traits.cost)
    return None if traits.power is None else max(0, traits.power)


# --- views ------------------------------------------------------------------------------------------------------------
def _seen(table: Table, settled: Table, seat: int, path: tuple[Any, ...], expected: Any) -> Any:
    if path[0] == "asked":
        return SEATS[seat] if view(settled.game, seat).decision is not None else "none"
    if path[0] == "stack":
        return _stack(table, expected)
    game = table.game
    seen = view(game, seat)
    if path[0] == "object":
        obj = table.names.find(game, path[1])
        card = None if obj is None else seen.card(obj.id)
        if obj is None or card is None or card.name is None:
            return None
        return _quality(table, obj, path[2], expected)
    side, zone = path[1], path[2]
    if isinstance(expected, int):
        return zone_value(table, side, zone, expected)
    known = {card.id for card in seen.cards() if card.name}
    objs = objects(game, side, zone)
    found = tuple(table.names.of(game, obj) if obj.id in known else "hidden" for obj in objs)
    return found if zone in _ORDERED else arranged(found, expected)


_KINDS: expectations.Looks[Table] = MappingProxyType(
    {
        "asked for": lambda table, settled, path, expected: _asked_for(settled, expected),
        "stack": lambda table, settled, path, expected: _stack(table, expected),
        "zone": lambda table, settled, path, expected: zone_value(table, path[0], path[1], expected),
        "object": lambda table, settled, path, expected: object_value(table, path[0], path[1], expected),
        "sees": lambda table, settled, path, expected: _seen(table, settled, path[0], path[1], expected),
    }
)
