"""Indefinite values: an X that the player determines when it is played (1305.2a), and how great it can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from engine.trails import tree as t
from engine.trails.costs import greatest_x, payable_ep
from engine.trails.matching import findable
from engine.trails.registers import Context
from engine.trails.state import TrailsGame
from engine.trails.zones import HAND


def uses_x(ability: Any) -> bool:
    """Whether an ability has an indefinite value that its player determines (1305.2a)."""
    if ability is None or isinstance(ability, tuple):
        return any(uses_x(part) for part in ability or ())
    return _names_x(_Itself(ability))


class _Itself:
    """A piece of tree as a key: that very one. To hash it by what it says takes longer than to play by it."""

    __slots__ = ("node",)

    def __init__(self, node: Any) -> None:
        self.node = node

    def __hash__(self) -> int:
        return id(self.node)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.node is self.node


@lru_cache(maxsize=4096)  # a key holds its node, so no other one can come to its id
def _names_x(key: _Itself) -> bool:
    return _has_x(key.node)


def _has_x(node: Any) -> bool:
    if isinstance(node, t.X):
        return True
    if isinstance(node, tuple):
        return any(_has_x(part) for part in node)
    return is_dataclass(node) and any(_has_x(getattr(node, field.name)) for field in fields(node))


def greatest_number(game: TrailsGame, effect: t.Effect, ctx: Context, cost: t.Cost | None) -> int:
    """The greatest X that can be paid: as a cost, or for an option in the effect (1203.2); else EP measure it."""
    if cost is not None and uses_x(cost):
        return greatest_x(game, cost, ctx)
    ends = list(_ends(game, effect.do, ctx))
    return min(ends) if ends else payable_ep(game, ctx.seat)


def _ends(game: TrailsGame, do: tuple[t.Instruction, ...], ctx: Context) -> Iterator[int]:
    """How great X can be for each option that is to be paid with it, and for what its player has to do so often."""
    for node in do:
        option = isinstance(node, t.May) and node.player == "you"
        for part in node.cost if isinstance(node, t.May) and option else (node,):
            if isinstance(part, t.PayEP) and uses_x(part.amount):
                yield game.cp[ctx.seat] if part.what == "cp" else payable_ep(game, ctx.seat)
            elif isinstance(part, t.Discard) and part.player == "you" and uses_x(part.amount):
                held = game.zones[HAND + ctx.seat]
                yield len(held) - (ctx.this in held)
            elif isinstance(part, t.Choose) and uses_x(part.least):
                yield findable(game, part.filter, ctx)
