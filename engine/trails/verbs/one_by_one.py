"""Choosing one after the other: "any number of UNITs with total CP cost 4 or less" (1312.1, 1204.2d), "three UNITs that
share an organization" (1302.1, 1333.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Decision, Kind, Option
from engine.trails import tree as t
from engine.trails.query.choosable import joining, within
from engine.trails.query.context import COMPULSORY, Context
from engine.trails.query.filters import value
from engine.trails.query.in_common import greatest
from engine.trails.resolution import choosing
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame


def choose_total(game: TrailsGame, frame: Effects, node: t.Choose, ctx: Context, fits: Sequence[int]) -> bool:
    """One after the other, until no more fits or is wanted. A stage that asks changes nothing.

    ctx: where its player looks (:func:`engine.trails.query.hidden.looking`); hidden cards are shown when they are
    chosen.
    """
    assert node.total is not None
    hidden = frame.cause != "cost" and choosing.claimed(game, node.filter, ctx)
    chosen = frame.regs.get(node.register, ()) if frame.stage else ()
    if frame.stage % 2:
        taken = tuple(int(option[1]) for option in game.taken)
        frame.bind(node.register, (*(chosen if frame.stage > 1 else ()), *taken))
        if hidden:
            choosing.show(game, ctx, taken)
        return not taken or len(frame.regs[node.register]) >= value(game, node.most, ctx)
    if frame.stage == 0:
        choosing.mixed(game, node.filter, frame.seat)
    fits = within(game, node.total, chosen, fits, ctx)
    if node.alike:
        fits = joining(game, node.alike, chosen, fits, (0, value(game, node.most, ctx)))
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in fits)
    if not options and not (hidden and choosing.more_than(game, node.filter, ctx, chosen)):
        frame.bind(node.register, chosen)
        return True
    seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
    args = (("card", ("card", frame.number, frame.source)), ("least", 0), ("most", 1))
    source = frame.source
    game.ask(Decision(seat, Kind.CHOOSE, "choose", "1312.1", "{card}: choose", options, 0, 1, source=source, args=args))
    return False


def choose_alike(game: TrailsGame, frame: Effects, node: t.Choose, ctx: Context, fits: Sequence[int]) -> bool:
    """One of what fits after the other, so that as many as there have to be can still be. A stage that asks changes
    nothing.

    ctx: where its player looks (:func:`engine.trails.query.hidden.looking`); hidden cards are shown when they are
    chosen.
    """
    hidden = frame.cause != "cost" and choosing.claimed(game, node.filter, ctx)
    chosen = frame.regs.get(node.register, ()) if frame.stage else ()
    if frame.stage % 2:
        taken = tuple(int(option[1]) for option in game.taken)
        frame.bind(node.register, (*(chosen if frame.stage > 1 else ()), *taken))
        if hidden:
            choosing.show(game, ctx, taken)
        return not taken
    most = value(game, node.most, ctx)
    held = fits if not hidden or frame.regs.get(COMPULSORY) else choosing.open_ones(game, ctx, fits)
    least = min(value(game, node.least, ctx), greatest(game, node.alike, (), held, most))
    there = joining(game, node.alike, chosen, fits, (least, most))
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in there)
    if not options and not (hidden and len(chosen) < most and choosing.more_than(game, node.filter, ctx, chosen)):
        frame.bind(node.register, chosen)
        return True
    seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
    needed = 1 if len(chosen) < least else 0
    args = (("card", ("card", frame.number, frame.source)), ("least", needed), ("most", 1))
    source = frame.source
    game.ask(
        Decision(seat, Kind.CHOOSE, "choose", "1312.1", "{card}: choose", options, needed, 1, source=source, args=args)
    )
    return False
