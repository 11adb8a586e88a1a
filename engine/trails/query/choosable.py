"""How many, and which, of what fits can be chosen: within a total, with something in common (1312.1, 1333.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import value
from engine.trails.query.in_common import greatest
from engine.trails.query.traits import field_of
from engine.trails.state.game import TrailsGame


def enough(game: TrailsGame, node: t.Choose, ctx: Context, fits: Sequence[int]) -> int:
    """How many of what fits can be chosen at the most."""
    return greatest(game, node.alike, (), fits, value(game, node.most, ctx))


def joining(
    game: TrailsGame, alike: str, chosen: Sequence[int], fits: Sequence[int], ends: tuple[int, int]
) -> list[int]:
    """Those that can be chosen next, so that as many as there have to be can still be. ends: least and most."""
    least, most = ends
    if len(chosen) >= most:
        return []
    needed = max(least, len(chosen) + 1)
    left = (ident for ident in fits if ident not in chosen)
    return [ident for ident in left if greatest(game, alike, (*chosen, ident), fits, most) >= needed]


def within(game: TrailsGame, limit: t.Range, chosen: Iterable[int], fits: Iterable[int], ctx: Context) -> list[int]:
    """Those of what fits that may still be chosen after what has been."""

    def number(ident: int) -> int:
        return field_of(game.traits(ident), limit.field) or 0

    taken = set(chosen)
    most = value(game, limit.most, ctx) if limit.most is not None else None
    so_far = sum(map(number, taken))
    return [ident for ident in fits if ident not in taken and (most is None or so_far + number(ident) <= most)]
