"""What things cost (1203, 1204.2f) and whether it can be paid. A cost that cannot be completed cannot be begun."""

from __future__ import annotations

from collections.abc import Iterator

from engine.trails import tree as t
from engine.trails.matching import Context, found, those, value
from engine.trails.reasons import Reason
from engine.trails.state import TrailsGame
from engine.trails.zones import HAND, HOMEBASE


def ready_homebase(game: TrailsGame, seat: int) -> list[int]:
    """Homebase cards that can be actioned for EP (1217.2), face-down first: the payment proposed to a player."""
    cards = [obj for obj in game.there(HOMEBASE + seat) if obj.ready]
    return [obj.id for obj in sorted(cards, key=lambda obj: obj.face_up)]


def payable_ep(game: TrailsGame, seat: int) -> int:
    """EP in the pool plus what could be gained while paying (1217.3)."""
    objs = game.objs
    return game.ep[seat] + sum(1 for ident in game.zones[HOMEBASE + seat] if objs[ident].ready)


def ep_reasons(game: TrailsGame, seat: int, cost: int, reserved: int = 0) -> Iterator[Reason]:
    """Against paying ``cost`` EP while ``reserved`` ready homebase cards are needed for something else."""
    have = payable_ep(game, seat) - reserved
    if cost > have:
        args = (("cost", cost), ("have", have))
        yield Reason("1318.2", "It costs {cost} EP, you can pay {have}", args)


def cost_reasons(game: TrailsGame, cost: t.Cost, ctx: Context) -> Iterator[Reason]:
    """Against paying the cost of a craft: each part must be possible, one after the other (1203.2, 1203.4)."""
    source = game.objs[ctx.this]
    reserved = hand = 0
    for part in cost.steps:
        if isinstance(part, t.Do):
            yield from _do_reasons(game, part, ctx)
            if part.verb == "action" and part.who == "this" and source.zone >> 1 == HOMEBASE >> 1:
                reserved += 1
        elif isinstance(part, t.PayEP):
            yield from ep_reasons(game, ctx.seat, value(game, part.amount, ctx), reserved)
        elif isinstance(part, t.Discard):
            hand += value(game, part.amount, ctx)
            have = len(game.zones[HAND + ctx.seat])
            if hand > have:
                args = (("need", hand), ("have", have))
                yield Reason("1203.2", "It needs {need} cards to discard, you have {have} in hand", args)
        elif isinstance(part, t.Choose):
            least = value(game, part.least, ctx)
            if len(found(game, part.filter, ctx)) < least:
                yield Reason("1203.2", "There is nothing to pay the cost with")


def _do_reasons(game: TrailsGame, part: t.Do, ctx: Context) -> Iterator[Reason]:
    if not isinstance(part.who, str) or (part.who != "this" and part.who not in ctx.regs):
        return  # chosen while paying: the choice before it was checked
    for ident in those(game, part.who, ctx):
        obj = game.objs[ident]
        if part.verb == "action" and not obj.ready:
            yield Reason("1315.2", "It is actioned already")
        elif part.verb == "stun" and "stunned" in obj.marks:
            yield Reason("1306.2d", "It is stunned already")
        elif part.verb == "ready" and obj.ready:
            yield Reason("1315.1", "It is ready already")
