"""What a position is worth to a seat, in points of which a card in the hand has about one and a half."""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.seawall.layers.traits import Traits
from engine.seawall.state.match import Match, active, resources, there, units
from engine.seawall.state.zones import BASE, HAND, SHIELDS

_WON = 10_000.0
_SHIELD = 3.0
_LAST_SHIELDS = 2.0  #: shared among the last ones: the fewer, the dearer each
_KEYWORDS = {"blocker": 0.8, "first strike": 0.6, "high-maneuver": 0.6, "repair": 0.4, "breach": 0.3, "support": 0.4}


def worth(game: Match, seat: int) -> float:
    """What the seat has more than the other one."""
    if game.outcome is not None:
        winner = game.outcome.winner
        return 0.0 if winner < 0 else _WON if winner == seat else -_WON
    return _side(game, seat) - _side(game, seat ^ 1)


def _side(game: Match, seat: int) -> float:
    shields = len(game.zones[SHIELDS + seat])
    points = _SHIELD * shields - _LAST_SHIELDS / (1 + shields) * 2
    for base in there(game, BASE + seat):
        points += 0.8 + 0.7 * max(0, left(game, base))
    points += 1.5 * len(game.zones[HAND + seat])
    points += 0.9 * min(8, len(resources(game, seat, False))) + 0.7 * len(resources(game, seat, True))
    points += 0.02 * len(active(resources(game, seat, False)))
    return points + sum(unit_worth(game, unit) for unit in units(game, seat))


def left(game: Match, obj: Obj) -> int:
    """HP that are left."""
    traits: Traits = game.derived.traits[obj.id]
    return int(traits.hp) - game.damage.get(obj.id, 0)


def unit_worth(game: Match, unit: Obj) -> float:
    """What a Unit is worth to its owner: what passes with the turn counts only as long as it can still attack."""
    traits: Traits = game.derived.traits[unit.id]
    ap = max(0, traits.ap)
    passing = sum(
        n
        for effect in game.effects
        if effect.span and unit.id in effect.ids and effect.does.verb == "boost"
        for field, n in effect.does.numbers
        if field == "ap"
    )
    attacks = unit.ready and game.owner == unit.owner and (traits.linked or unit.id not in game.arrived)
    ap_worth = ap - passing + (0.5 * passing if attacks else 0.0)
    points: float = 0.6 + 0.8 * ap_worth + 0.6 * max(0, left(game, unit))
    points += sum(_KEYWORDS.get(word, 0.0) * min(3, n) for word, n in traits.keywords.items())
    points += 0.8 if traits.linked else 0.0
    return points if unit.ready else points - 0.3
