"""How much bond an instruction gives or takes (104.2, R026)."""

from __future__ import annotations

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import value
from engine.trails.state.game import TrailsGame


def bond_change(game: TrailsGame, node: t.Bond, ctx: Context) -> int:
    """How much bond an instruction gives (or takes, below zero): a number below zero gains or loses nothing, unless
    bond becomes a number that is less or more."""
    much = value(game, node.amount, ctx)
    if node.becomes:
        return much
    return min(much, 0) if _takes(node.amount) else max(much, 0)


def _takes(amount: t.Amount) -> bool:
    """Whether bond is lost by how the amount is said, whatever it comes to."""
    if isinstance(amount, t.Sum):
        return all(map(_takes, amount.parts))
    if isinstance(amount, t.Capped):
        return amount.most < 0
    number = amount if isinstance(amount, int) else -1 if isinstance(amount, t.Neg) else getattr(amount, "each", 1)
    return bool(number < 0)
