"""Indefinite values: an X that the player determines when it is played (1305.2a), and how great it can be."""

from __future__ import annotations

from collections.abc import Iterator

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.costs import greatest_x, payable_ep
from engine.trails.query.filters import findable
from engine.trails.state.game import TrailsGame
from engine.trails.tree.variable_x import uses_x
from engine.trails.tree.zones import HAND


def greatest_number(game: TrailsGame, effect: t.Effect, ctx: Context, cost: t.Cost | None) -> int:
    """The greatest X that can be paid: as a cost, or for an option in the effect (1203.2); else EP measure it."""
    if cost is not None and uses_x(cost):
        return greatest_x(game, cost, ctx)
    if uses_x(effect.cost):  # what an EVENT costs besides its EP
        return greatest_x(game, t.Cost(effect.cost), ctx)
    ends = list(_ends(game, effect.do, ctx))
    return min(ends) if ends else payable_ep(game, ctx.seat)


def _ends(game: TrailsGame, do: tuple[t.Instruction, ...], ctx: Context) -> Iterator[int]:
    """How great X can be for each option that is to be paid with it, and for what its player has to do so often."""
    for node in do:
        if isinstance(node, t.Together):
            yield from _ends(game, node.options, ctx)
        option = isinstance(node, t.May) and node.player == "you"
        for part in node.cost if isinstance(node, t.May) and option else (node,):
            if isinstance(part, t.PayEP) and uses_x(part.amount):
                yield game.cp[ctx.seat] if part.what == "cp" else payable_ep(game, ctx.seat)
            elif isinstance(part, t.Discard) and part.player == "you" and uses_x(part.amount):
                held = game.zones[HAND + ctx.seat]
                yield len(held) - (ctx.this in held)
            elif isinstance(part, t.Choose) and uses_x(part.least):
                yield findable(game, part.filter, ctx)
