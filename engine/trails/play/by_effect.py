"""Cards that an effect has played: from wherever they lie, at a moment that is no moment of their own (1204.1).

The effect stands in for the zone and the time that the rules demand; everything else is asked as for any play: what the
card itself and effects on its player forbid, its targets, its cost (unless the effect says otherwise).
"""

from __future__ import annotations

from typing import Any

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import DEPLOYED
from engine.trails.play.legality import (
    added_reasons,
    company_reasons,
    level_reasons,
    limit_reasons,
    nothing,
    target_reasons,
    turned_up,
)
from engine.trails.play.loops import endless
from engine.trails.play.playing import Play
from engine.trails.query.context import WENT, Context
from engine.trails.query.costs import payable_ep, price
from engine.trails.query.filters import concerned, those, value
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD, HOMEBASE


def play_card(game: TrailsGame, frame: Effects, node: t.PlayCard) -> bool:
    """A player plays the cards meant, one after the other, those of them that can be played now.

    What was really played is what was done "this way": register :data:`WENT` of those meant.
    """
    ctx = frame.context()
    if frame.stage == 0:
        frame.bind(MEANT, those(game, node.who, ctx))
        frame.bind(_went(node), ())
    meant = frame.regs[MEANT]
    who = concerned(game, node.player, ctx)
    while frame.stage < len(meant) and who:
        obj = game.objs.get(meant[frame.stage])
        if obj is None or not playable(game, who[0], obj, node, ctx):
            frame.stage += 1
            continue
        if endless(game):
            return True
        card = game.defn(obj)
        types = game.traits(obj.id).types
        kind = "card" if types & DEPLOYED else "base" if "BASE" in types else "event"
        play = Play(kind, who[0], obj.id, card.number, card.event if kind == "event" else None)
        play.price = "free" if node.free else str(value(game, node.less, ctx))
        frame.bind(_went(node), (*frame.regs[_went(node)], obj.id))
        game.push(play)
        return False
    return True


#: Register of the cards that are being played one after the other; those that were are elsewhere by then.
MEANT = "meant"


def _went(node: t.PlayCard) -> str:
    return (node.who if isinstance(node.who, str) else "played") + WENT


def only_if_played(node: t.May) -> tuple[t.Instruction, ...]:
    """What follows from an option to play something: nothing, if it turns out that none of it can be played."""
    plays = [part for part in node.cost if isinstance(part, t.PlayCard) and isinstance(part.who, str)]
    if not plays or not (node.then or node.otherwise):
        return node.then
    played = tuple(t.Compare(t.Size(str(part.who)), ">=", 1) for part in plays)
    return (t.If(played[0] if len(played) == 1 else t.Every(played), node.then, node.otherwise),)


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
    if traits.types & DEPLOYED:
        return nothing(company_reasons(game, seat, traits))
    if "BASE" in traits.types:  # 1209.1; its level is asked as the payment of its cost (ja:1204.2f-3)
        free = node.free or nothing(level_reasons(game, seat, obj))
        return obj.zone == HOMEBASE + seat and not obj.face_up and free
    effect = game.defn(obj).event
    then = turned_up(game, seat, obj, effect)
    if not nothing(added_reasons(game, seat, obj, effect, amount)):
        return False
    return nothing(target_reasons(then, effect, Context(seat, obj.id, {}, kind="event")))


def price_of(game: TrailsGame, seat: int, obj: Obj, node: t.PlayCard, ctx: Context) -> tuple[int, int]:
    """What it would cost and what could be paid, in CP for a UNIT or ITEM, else in EP."""
    traits = game.traits(obj.id)
    deployed = bool(traits.types & DEPLOYED)
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
    who = concerned(game, next_.player, ctx)
    if not who:
        return ()
    return tuple(option for option in options if playable(game, who[0], game.objs[int(option[1])], next_, ctx))
