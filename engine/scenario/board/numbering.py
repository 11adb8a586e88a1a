"""Activated crafts by number, as they are printed: those of icon crafts in their place, what was gained behind."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import crafts_of, printed_craft
from engine.trails.layers.derive import activated
from engine.trails.state.game import TrailsGame


def by_printed(game: TrailsGame, obj: Obj, number: int) -> int:
    """The engine's number of the number-th activated craft as it is printed; one that is not there is its own."""
    order = _order(game, obj)
    return order[number - 1] if 1 <= number <= len(order) else number


def as_printed(game: TrailsGame, obj: Obj, number: int) -> int:
    """Which one, as they are printed, the engine's number stands for."""
    order = _order(game, obj)
    return order.index(number) + 1 if number in order else number


def _order(game: TrailsGame, obj: Obj) -> list[int]:
    if not obj.cards or not obj.known:
        return []
    having = activated(game, obj)
    order: list[int] = []
    for craft in _printed(game, obj):
        order += [at for at, one in enumerate(having, start=1) if one == craft and at not in order][:1]
    return [*order, *(at for at in range(1, len(having) + 1) if at not in order)]


def _printed(game: TrailsGame, obj: Obj) -> Iterator[t.Craft]:
    for craft in game.defn(obj).meaning.crafts:
        if isinstance(craft, t.Icon):
            yield from (*printed_craft(craft), *crafts_of(craft.key))
        else:
            yield craft
