"""Whose something is, where that is said of a card: "its controller searches their deck".

An instruction that says so is carried out as one that says "you" or "your opponent", worked out when its turn comes: of
an object that is gone, as it last was (1221).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import concerned
from engine.trails.state.game import TrailsGame

#: Fields in which a player may be said so, by kind of node.
_FIELDS: tuple[tuple[type, str], ...] = (
    (t.Filter, "whose"), (t.PlayerRule, "player"), (t.Choose, "chooser"), (t.LookTop, "player"),
    (t.Dig, "player"), (t.Shuffle, "player"),
)  # fmt: skip


@lru_cache(maxsize=1024)
def personal(node: Any) -> bool:
    """Whether a piece of tree says so somewhere."""
    if isinstance(node, tuple):
        return any(personal(part) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return False
    if any(isinstance(node, kind) and isinstance(getattr(node, name), t.Of) for kind, name in _FIELDS):
        return True
    return any(personal(getattr(node, field.name)) for field in fields(node))


def settled(game: TrailsGame, node: Any, ctx: Context) -> Any:
    """The same with the players whom it means now; those of what is bound later stay as they are."""
    if isinstance(node, tuple):
        return tuple(settled(game, part, ctx) for part in node)
    if not personal(node):
        return node
    changed = {}
    for field in fields(node):
        old = getattr(node, field.name)
        if isinstance(old, t.Of):
            new = _word(game, old, ctx) if (type(node), field.name) in _FIELDS else old
        else:
            new = settled(game, old, ctx)
        if new is not old:
            changed[field.name] = new
    return replace(node, **changed) if changed else node


def _word(game: TrailsGame, player: t.Of, ctx: Context) -> Any:
    seats = concerned(game, player, ctx)
    return player if not seats else "you" if seats[0] == ctx.seat else "opponent"
