"""Who can board by an effect, and what (ja:1337.1): UNITs, wherever they lie, and an ITEM on the field."""

from __future__ import annotations

from collections.abc import Iterable

from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import followed, present
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD


def boardable(game: TrailsGame, node: t.Crew, ctx: Context) -> bool:
    """Whether what is known already can board, and be boarded: what is chosen before it was looked at there."""
    known = {**ctx.regs, "this": ()}
    if node.on in known and not item_meant(game, node.on, ctx):
        return False
    return not isinstance(node.who, str) or node.who not in known or bool(followed(game, node.who, ctx))


def others(
    game: TrailsGame, chosen: t.Choose, after: tuple[t.Instruction, ...], ctx: Context, idents: Iterable[int]
) -> tuple[int, ...]:
    """Of what could be chosen to board something that which is not boarded itself."""
    board = next((part for part in after if isinstance(part, t.Crew) and part.who == chosen.register), None)
    on = item_meant(game, board.on, ctx) if board is not None and board.on in {**ctx.regs, "this": ()} else 0
    return tuple(ident for ident in idents if ident != on)


def item_meant(game: TrailsGame, on: str, ctx: Context) -> int:
    """The ITEM on the field that is meant, 0 if there is none."""
    fit = (ident for ident in present(game, on, ctx) if game.objs[ident].zone >> 1 == FIELD >> 1)
    return next((ident for ident in fit if "ITEM" in game.traits(ident).types), 0)
