"""Boarding by an effect (ja:1337.1): UNITs, wherever they lie, leave the game as the crew of an ITEM on the field."""

from __future__ import annotations

from collections.abc import Iterable

from engine.trails import tree as t
from engine.trails.cards.icons import ABOARD, BOARDED
from engine.trails.events.atoms import Arrival
from engine.trails.query.context import Context
from engine.trails.query.filters import followed, present
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import EXILE, FIELD


def crew(game: TrailsGame, frame: Effects, node: t.Crew) -> bool:
    """They board together, also what has a crew already: only the icon craft asks that it has none (ja:1411.1)."""
    from engine.trails.query.costs import can_be_done  # which ask here who can board

    ctx = frame.context()
    on = _item(game, node.on, ctx)
    aboard = [ident for ident in followed(game, node.who, ctx) if ident != on and _is_unit(game, ident)]
    aboard = [ident for ident in aboard if can_be_done(game, "exile", game.objs[ident], ctx)]  # it has to leave
    if on and aboard:
        embark(game, frame, on, aboard, BOARDED)
    return True


def embark(game: TrailsGame, frame: Effects, on: int, aboard: Iterable[int], mark: str) -> None:
    """A crew goes out of the game with its attribute, and the ITEM has been boarded (ja:1337.1)."""
    arrival = Arrival(marks=frozenset((ABOARD,)), host=on)
    moves = [
        frame.event("move", ident, to=EXILE + game.objs[ident].owner, rule="1337.1", extra=arrival) for ident in aboard
    ]
    game.commit([*moves, frame.event("mark", on, n=1, rule="1337.1", extra=mark)])


def boardable(game: TrailsGame, node: t.Crew, ctx: Context) -> bool:
    """Whether what is known already can board, and be boarded: what is chosen before it was looked at there."""
    known = {**ctx.regs, "this": ()}
    if node.on in known and not _item(game, node.on, ctx):
        return False
    return not isinstance(node.who, str) or node.who not in known or bool(followed(game, node.who, ctx))


def others(
    game: TrailsGame, chosen: t.Choose, after: tuple[t.Instruction, ...], ctx: Context, idents: Iterable[int]
) -> tuple[int, ...]:
    """Of what could be chosen to board something that which is not boarded itself."""
    board = next((part for part in after if isinstance(part, t.Crew) and part.who == chosen.register), None)
    on = _item(game, board.on, ctx) if board is not None and board.on in {**ctx.regs, "this": ()} else 0
    return tuple(ident for ident in idents if ident != on)


def _item(game: TrailsGame, on: str, ctx: Context) -> int:
    """The ITEM on the field that is meant, 0 if there is none."""
    fit = (ident for ident in present(game, on, ctx) if game.objs[ident].zone >> 1 == FIELD >> 1)
    return next((ident for ident in fit if "ITEM" in game.traits(ident).types), 0)


def _is_unit(game: TrailsGame, ident: int) -> bool:
    """Of a hidden card the effect itself has said so."""
    obj = game.objs[ident]
    return bool(obj.cards) and (not obj.known or "UNIT" in game.traits(ident).types)
