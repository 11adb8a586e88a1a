"""Cards that an effect has played: from wherever they lie, at a moment that is no moment of their own (1204.1).

The effect stands in for the zone and the time that the rules demand; everything else is asked as for any play: what the
card itself and effects on its player forbid, its targets, its cost (unless the effect says otherwise).
"""

from __future__ import annotations

from typing import Any

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.costs import payable_ep, price
from engine.trails.legality import (
    added_reasons,
    company_reasons,
    level_reasons,
    limit_reasons,
    nothing,
    target_reasons,
    turned_up,
)
from engine.trails.looping import endless
from engine.trails.matching import those, value
from engine.trails.registers import Context
from engine.trails.resolving import Effects
from engine.trails.state import TrailsGame
from engine.trails.zones import FIELD, HOMEBASE


def play_card(game: TrailsGame, frame: Effects, node: t.PlayCard) -> bool:
    """The player of the effect plays the cards meant, one after the other, those of them that can be played now."""
    from engine.trails.playing import Play  # playing builds on the frames that carry effects out

    ctx = frame.context()
    meant = [ident for ident in those(game, node.who, ctx) if ident in game.objs]
    if frame.stage >= len(meant):
        return True
    obj = game.objs[meant[frame.stage]]
    if not playable(game, frame.seat, obj, node, ctx):
        frame.stage += 1
        return play_card(game, frame, node)
    if endless(game):
        return True
    card = game.defn(obj)
    types = game.traits(obj.id).types
    kind = "card" if types & {"UNIT", "ITEM"} else "base" if "BASE" in types else "event"
    play = Play(kind, frame.seat, obj.id, card.number, card.event if kind == "event" else None)
    play.price = "free" if node.free else str(value(game, node.less, ctx))
    game.push(play)
    return False


def playable(game: TrailsGame, seat: int, obj: Obj, node: t.PlayCard, ctx: Context) -> bool:
    """Whether an effect can have a seat play a card now."""
    if not obj.known or not obj.cards:
        return True  # its owner shows it or does not
    traits = game.traits(obj.id)
    if obj.zone >> 1 == FIELD >> 1 or not nothing(limit_reasons(game, seat, obj, traits.types, "card")):
        return False
    amount, have = price_of(game, seat, obj, node, ctx)
    if amount > have:
        return False
    if traits.types & {"UNIT", "ITEM"}:
        return nothing(company_reasons(game, seat, traits))
    if "BASE" in traits.types:  # 1209.1
        return obj.zone == HOMEBASE + seat and not obj.face_up and nothing(level_reasons(game, seat, obj))
    effect = game.defn(obj).event
    then = turned_up(game, seat, obj, effect)
    if not nothing(added_reasons(game, seat, obj, effect, amount)):
        return False
    return nothing(target_reasons(then, effect, Context(seat, obj.id, {}, kind="event")))


def price_of(game: TrailsGame, seat: int, obj: Obj, node: t.PlayCard, ctx: Context) -> tuple[int, int]:
    """What it would cost and what could be paid, in CP for a UNIT or ITEM, else in EP."""
    traits = game.traits(obj.id)
    deployed = bool(traits.types & {"UNIT", "ITEM"})
    printed = traits.cp if deployed else 0 if "BASE" in traits.types else traits.ep
    what, amount = price(game, seat, obj.id, "play", "cp" if deployed else "ep", printed or 0)
    amount = 0 if node.free else max(0, amount - value(game, node.less, ctx))
    return amount, game.cp[seat] if what == "cp" else payable_ep(game, seat)


def only_playable(
    game: TrailsGame, node: t.Choose, code: tuple[Any, ...], ctx: Context, options: tuple[Any, ...]
) -> tuple[Any, ...]:
    """Of the cards that can be chosen those that can be played, where playing what was chosen comes next."""
    if not code or not isinstance(code[0], t.PlayCard) or code[0].who != node.register:
        return options
    next_: t.PlayCard = code[0]
    return tuple(option for option in options if playable(game, ctx.seat, game.objs[int(option[1])], next_, ctx))
