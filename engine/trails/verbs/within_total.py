"""Choosing as much as stays within a total: "any number of UNITs with total CP cost 4 or less" (1312.1, 1204.2d)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.decisions import Decision, Kind, Option
from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import found, value
from engine.trails.query.in_common import joining
from engine.trails.query.traits import field_of
from engine.trails.resolution import choosing as picking
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame


def within(game: TrailsGame, limit: t.Range, chosen: Iterable[int], fits: Iterable[int], ctx: Context) -> list[int]:
    """Those of what fits that may still be chosen after what has been."""

    def number(ident: int) -> int:
        return field_of(game.traits(ident), limit.field) or 0

    taken = set(chosen)
    most = value(game, limit.most, ctx) if limit.most is not None else None
    so_far = sum(map(number, taken))
    return [ident for ident in fits if ident not in taken and (most is None or so_far + number(ident) <= most)]


def choose_total(game: TrailsGame, frame: Effects, node: t.Choose, ctx: Context) -> bool:
    """One after the other, until no more fits or is wanted. A stage that asks changes nothing.

    ctx: where its player looks (:func:`engine.trails.query.hidden.looking`); hidden cards are shown when they are
    chosen.
    """
    assert node.total is not None
    hidden = frame.cause != "cost" and picking.claimed(game, node.filter, ctx)
    chosen = frame.regs.get(node.register, ()) if frame.stage else ()
    if frame.stage % 2:
        taken = tuple(int(option[1]) for option in game.taken)
        frame.bind(node.register, (*(chosen if frame.stage > 1 else ()), *taken))
        if hidden:
            picking.show(game, ctx, taken)
        return not taken or len(frame.regs[node.register]) >= value(game, node.most, ctx)
    if frame.stage == 0:
        picking.mixed(game, node.filter, frame.seat)
    fits = within(game, node.total, chosen, found(game, node.filter, ctx), ctx)
    if node.alike:
        fits = joining(game, node.alike, chosen, fits, (0, value(game, node.most, ctx)))
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in fits)
    if not options and not (hidden and picking.more_than(game, node.filter, ctx, chosen)):
        frame.bind(node.register, chosen)
        return True
    seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
    args = (("card", ("card", frame.number, frame.source)), ("least", 0), ("most", 1))
    source = frame.source
    game.ask(Decision(seat, Kind.CHOOSE, "choose", "1312.1", "{card}: choose", options, 0, 1, source=source, args=args))
    return False
