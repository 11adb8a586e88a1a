"""How a seat stands: the chance that it wins, from what lies on the table.

The weights are those of a logistic regression on starts of turns of games between greedy players, one's own figure less
the other's; a turn that goes on counts as one that begins.
"""

from __future__ import annotations

from math import exp, log
from types import MappingProxyType
from typing import Final

from engine.players.table import Table
from engine.players.worth import worth

#: What one more of each is worth, on the scale of the logistic curve.
WEIGHTS: Final = MappingProxyType(
    {
        "bond": 0.013,
        "bonds": 1.66,
        "ready": 0.117,
        "str": 0.006,
        "def": 0.009,
        "hand": 0.070,
        "homebase": 0.048,
        "items": 0.138,
    }
)


def figures(table: Table, seat: int) -> dict[str, float]:
    """What a seat has, by the words of :data:`WEIGHTS`; of bonds the logarithm."""
    side = table.view.players[seat]
    units = table.units(seat)
    items = sum(worth(table, card) for card in side.field if card.number is not None and "UNIT" not in card.types)
    return {
        "bond": side.bond,
        "bonds": log(max(1, side.bond)),
        "ready": sum(1 for card in units if card.ready),
        "str": sum(card.strength or 0 for card in units),
        "def": sum(card.defence or 0 for card in units),
        "hand": len(side.hand),
        "homebase": len(side.homebase),
        "items": items,
    }


def chance(table: Table, seat: int) -> float:
    """The chance that the seat wins, 0 to 1."""
    if table.view.winner is not None:
        return 0.5 if table.view.winner < 0 else float(table.view.winner == seat)
    own, other = figures(table, seat), figures(table, seat ^ 1)
    total = sum(weight * (own[word] - other[word]) for word, weight in WEIGHTS.items())
    return 1 / (1 + exp(-total))
