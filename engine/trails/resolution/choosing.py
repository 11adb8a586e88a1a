"""Choosing among cards that not everybody sees: who looks may stop short of what is there, and shows what was found by
a quality (1312.2, 1312.3, 502.2b, R049, R077)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.query.context import OWN, Context, seats
from engine.trails.query.disclosure import mix_hand
from engine.trails.query.filters import found, possibly, those, value
from engine.trails.query.hidden import looking, unseen
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import INDEX


def claimed(game: TrailsGame, f: t.Filter, ctx: Context) -> bool:
    """Whether what is chosen is a claim, which nobody can be held to."""
    return unseen(f, ctx) and not _all_see(game, f, ctx)


def _all_see(game: TrailsGame, f: t.Filter, ctx: Context) -> bool:
    """Whether everybody sees the cards of which some are chosen, as they see those of a public zone (1312.2)."""
    there = those(game, f.among, ctx) if f.among else those(game, t.Filter(zone=f.zone, whose=f.whose), ctx)
    left = [ident for ident in there if ident in game.objs and game.objs[ident].zone >> 1 == INDEX[f.zone] >> 1]
    return bool(left) and game.shown.issuperset(left)


def open_ones(game: TrailsGame, ctx: Context, fits: Sequence[int]) -> list[int]:
    """Those of what fits that everybody sees. Nobody can be held to have what nobody sees (502.2b)."""
    return [ident for ident in fits if game.objs[ident].face_up] if OWN in ctx.regs else []


def more_than(game: TrailsGame, f: t.Filter, ctx: Context, chosen: Sequence[int] = ()) -> bool:
    """Whether there may be more to choose for all that everybody can tell, so that it is asked all the same."""
    return possibly(game, f, ctx) > len(chosen)


def mixed(game: TrailsGame, f: t.Filter, seat: int) -> None:
    """Hands from which something is chosen are mixed before it."""
    if f.zone == "hand":
        for side in seats("each" if f.whose == "any" else f.whose, seat):
            mix_hand(game, side)


def show(game: TrailsGame, ctx: Context, taken: Sequence[int]) -> None:
    """All see that what was found by a quality has it (1312.3)."""
    if taken:
        by = next(iter(ctx.regs.get(OWN, ())), ctx.seat)
        hidden = [ident for ident in taken if OWN not in ctx.regs or not game.objs[ident].face_up]
        game.commit(Event("reveal", ident, seat=by, n=1, by=by, rule="1312.3") for ident in hidden)


def choose_each(game: TrailsGame, frame: Effects, node: t.Choose) -> bool:
    """Both players choose, the primary player first, each among what a filter means from his seat (1502.1)."""
    order = (game.primary, game.primary ^ 1)
    if frame.stage:
        taken = tuple(int(option[1]) for option in game.taken)
        chosen = dict.fromkeys((*frame.regs.get(node.register, ()), *taken))  # once, also where it is asked anew
        frame.bind(node.register, tuple(chosen))
        ctx = _from(frame, node, order[frame.stage - 1])
        if claimed(game, node.filter, ctx):
            show(game, ctx, taken)
    else:
        frame.bind(node.register, ())
    for index in range(frame.stage, 2):
        ctx = _from(frame, node, order[index])
        mixed(game, node.filter, ctx.seat)
        fits = found(game, node.filter, ctx)
        most = min(value(game, node.most, frame.context()), len(fits))
        hidden = claimed(game, node.filter, ctx)
        least = min(value(game, node.least, frame.context()), most, len(open_ones(game, ctx, fits)) if hidden else most)
        if most <= 0 and not (hidden and more_than(game, node.filter, ctx)):
            frame.stage = index + 1
            continue
        frame.stage = index  # the next call is for the player after this one
        args = (("card", ("card", frame.number, frame.source)), ("least", least), ("most", most))
        options = tuple(("pick", ident) for ident in fits)
        source = frame.source
        prompt = "{card}: choose"
        game.ask(
            Decision(ctx.seat, Kind.CHOOSE, "choose", "1312.1", prompt, options, least, most, source=source, args=args)
        )
        return False
    return True


def _from(frame: Effects, node: t.Choose, seat: int) -> Context:
    """Where a player looks who chooses for his part."""
    return looking(node.filter, frame.context().of_seat(seat))
