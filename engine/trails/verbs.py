"""What each instruction of the effect tree does (1300s): choices, what players do, options and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails import verbs_more as more
from engine.trails.alike import choose_alike, enough
from engine.trails.byhand import ByHand
from engine.trails.conditions import holds, of_nothing
from engine.trails.costs import able, can_be_done, payable_ep, takes_doing
from engine.trails.disclosing import mix_hand, secretive
from engine.trails.laying import PlanCards
from engine.trails.matching import (
    BECAME,
    COMPULSORY,
    OWN,
    Context,
    bond_change,
    concerned,
    findable,
    followed,
    found,
    looking,
    lying,
    possibly,
    seats,
    those,
    value,
)
from engine.trails.playeffect import only_playable, play_card, playable
from engine.trails.resolving import DiscardCards, DrawCards, Effects, PayEP, VerbFunction
from engine.trails.state import Delay, Lasting, TrailsGame, duration
from engine.trails.verbs_cards import do, gain_orgs, get, have, put
from engine.trails.verbs_crafts import gain_crafts
from engine.trails.verbs_total import choose_total
from engine.trails.verbs_turn import choose_player, dig, link_orgs, offer, price, swap, wait
from engine.trails.zones import HAND, INDEX

#: As the number of a choice: everything there is.
ALL = 99
#: Register of how many instructions come after an optional cost in which something is chosen.
PAYING = "paying"


def choose(game: TrailsGame, frame: Effects, node: t.Choose) -> bool:
    """Pick objects while resolving (1312.1: compulsory and full number where all can see)."""
    ctx = frame.context()
    doer = None if frame.cause == "cost" else ctx
    if node.chooser == "each":
        return more.choose_each(game, frame, node)
    if node.total is not None:
        return choose_total(game, frame, node)
    if node.alike:
        return choose_alike(
            game, frame, node, able(game, node, _rest_of_cost(frame), found(game, node.filter, ctx), doer)
        )
    if node.chooser == "random":
        frame.bind(node.register, drawn(game, node, ctx))
        return True
    paying = frame.cause == "cost" or node.least == ALL  # there all see what it is
    ctx = ctx if paying else looking(node.filter, ctx, node.chooser)
    claimed = (OWN in ctx.regs or secretive(node.filter)) and not all_see(game, node.filter, ctx)
    if frame.stage == 0:
        if node.filter.zone == "hand":
            for side in seats("each" if node.filter.whose == "any" else node.filter.whose, frame.seat):
                mix_hand(game, side)
        options = tuple(("pick", ident) for ident in found(game, node.filter, ctx))
        options = only_playable(game, node, frame.code[1:2], ctx, options)
        if takes_doing(node, after := _rest_of_cost(frame)):
            options = tuple(
                ("pick", ident) for ident in able(game, node, after, (int(one[1]) for one in options), doer)
            )
        most = min(value(game, node.most, ctx), len(options))
        least = min(value(game, node.least, ctx), most)
        if claimed and frame.cause != "cost" and not frame.regs.get(COMPULSORY):
            openly = sum(game.objs[int(one[1])].face_up for one in options) if OWN in ctx.regs else 0
            least = min(least, openly)  # nobody can be held to have what nobody sees (502.2b)
        if least == most == len(options) and node.least == node.most == ALL and not claimed:
            frame.bind(node.register, tuple(int(option[1]) for option in options))  # nothing to choose
            return True
        if most <= 0 and not (claimed and possibly(game, node.filter, ctx)):
            frame.bind(node.register, ())
            return True
        seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
        args = (("card", ("card", frame.number, frame.source)), ("least", least), ("most", most))
        decision = Decision(
            seat,
            Kind.CHOOSE,
            "choose",
            "1312.1",
            "{card}: choose",
            options,
            least,
            most,
            source=frame.source,
            args=args,
        )
        game.ask(decision)
        return False
    taken = tuple(int(option[1]) for option in game.taken)
    frame.bind(node.register, taken)
    if claimed:
        frame.bind(COMPULSORY, ())
        if taken:  # found by a quality: all see that it has it (1312.3)
            by = next(iter(ctx.regs.get(OWN, ())), frame.seat)
            hidden = [ident for ident in taken if OWN not in ctx.regs or not game.objs[ident].face_up]
            game.commit(Event("reveal", ident, seat=by, n=1, by=by, rule="1312.3") for ident in hidden)
    return True


def all_see(game: TrailsGame, f: t.Filter, ctx: Context) -> bool:
    """Whether everybody sees the cards of which some are chosen, as they see those of a public zone (1312.2)."""
    there = those(game, f.among, ctx) if f.among else those(game, t.Filter(zone=f.zone, whose=f.whose), ctx)
    left = [ident for ident in there if ident in game.objs and game.objs[ident].zone >> 1 == INDEX[f.zone] >> 1]
    return bool(left) and game.shown.issuperset(left)


def _closed(node: t.Choose, ctx: Context) -> bool:
    """Whether not everybody can tell what there is to choose from."""
    return secretive(node.filter) or OWN in looking(node.filter, ctx, node.chooser).regs


def _rest_of_cost(frame: Effects) -> tuple[t.Instruction, ...]:
    """What is still to be paid, after the present instruction, of the cost that is being paid."""
    if frame.cause == "cost":
        return frame.code[1:]
    left = frame.regs.get(PAYING, ())
    return frame.code[1 : len(frame.code) - left[0]] if left and len(frame.code) > left[0] else ()


def drawn(game: TrailsGame, node: t.Choose, ctx: Context) -> tuple[int, ...]:
    """So many at random; hidden cards are mixed before, so that nobody knows which is which (1314.1)."""
    if node.filter.zone == "hand":
        for side in seats("each" if node.filter.whose == "any" else node.filter.whose, ctx.seat):
            mix_hand(game, side)
    left = found(game, node.filter, ctx)
    count = min(value(game, node.most, ctx), len(left))
    return tuple(left.pop(game.throw(len(left))) for _ in range(count))


def draw(game: TrailsGame, frame: Effects, node: t.Draw) -> bool:
    """Draw (1313); for "each" the controller's seat first."""
    if node.register and frame.stage:
        frame.bind(node.register, game.returned)
        return True
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        for seat in reversed(concerned(game, node.player, frame.context())):
            game.push(DrawCards(seat, amount, frame.source, frame.seat, kept=bool(node.register)))
        return not node.register
    if node.register:
        frame.bind(node.register, ())
    return True


def discard(game: TrailsGame, frame: Effects, node: t.Discard) -> bool:
    """Discard hand cards (1314)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        order = tuple(sorted(concerned(game, node.player, frame.context()), key=lambda seat: seat != game.primary))
        game.push(DiscardCards(order, amount, node.how, frame.event("move")))
    return True


def bond(game: TrailsGame, frame: Effects, node: t.Bond) -> bool:
    """Gain or lose bond."""
    amount = bond_change(game, node, frame.context())
    if amount:
        hit = concerned(game, node.player, frame.context())
        game.commit([frame.event("bond", seat=seat, n=amount) for seat in hit])
    return True


def gain(game: TrailsGame, frame: Effects, node: t.Gain) -> bool:
    """CP or EP into the pool (302.1)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        hit = concerned(game, node.player, frame.context())
        events = [frame.event(node.what, seat=seat, n=amount, rule="302.1") for seat in hit]
        game.commit(events)
    return True


def plan(game: TrailsGame, frame: Effects, node: t.Plan) -> bool:
    """Plan n (1323)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        for seat in reversed(list(concerned(game, node.player, frame.context()))):
            game.push(PlanCards(seat, amount, frame.source))
    return True


def player_rule(game: TrailsGame, frame: Effects, node: t.PlayerRule) -> bool:
    """A rule for a player for a time (1307)."""
    until, rule = duration(game, node.until), named_now(game, node.rule, frame.context())
    if until and rule is not None:
        events = [
            frame.event(
                "effect",
                seat=seat,
                rule="1307.1",
                extra=Lasting(0, until, (), seat, frame.number, "1307.1", rules=(rule,)),
            )
            for seat in concerned(game, node.player, frame.context())
        ]
        game.commit(events)
    return True


def named_now(game: TrailsGame, rule: Any, ctx: Context) -> Any:
    """A rule about cards of the same name as something, with the names that it has now or last had; None if it has
    none."""
    f = rule.who if isinstance(rule, t.Against) and isinstance(rule.who, t.Filter) else None
    if f is None or not f.named:
        return rule
    names = sorted({name for ident in those(game, f.named, ctx) for name in game.traits(ident).names})
    return t.Against(rule.what, replace(f, named="", names=tuple(names))) if names else None


def delayed(game: TrailsGame, frame: Effects, node: t.Delayed) -> bool:
    """Make a delayed trigger (1211.8)."""
    kept = {register: those(game, register, frame.context()) for register in node.keep}
    counted = [name for name in frame.regs if ":" in name and name.partition(":")[0] in kept]
    if (chosen := kept.pop(t.THAT_PLAYER.who, None)) is None:
        said: tuple[tuple[str, tuple[int, ...]], ...] = ()
    else:
        said = ((t.THAT_PLAYER.who, chosen),)  # which is no card
    kept.update((name, frame.regs[name]) for name in counted)  # what was really done to it
    cards = ((name, tuple(now for ident in idents for now in lying(game, ident))) for name, idents in kept.items())
    known = (*said, *cards)
    if BECAME in frame.regs:  # this card, which has left the field, where it lies now
        back = frame.regs[BECAME]
        seen = [two for two in zip(back[::2], back[1::2], strict=True) if not _in_hand(game, two[1])]
        known = (*known, (BECAME, tuple(ident for two in seen for ident in two)))
    made = Delay(node.moment, frame.seat, frame.source, frame.number, node.then, known, node.edge)
    game.commit([frame.event("delay", n=1, rule="1211.8", extra=made)])
    return True


def _in_hand(game: TrailsGame, ident: int) -> bool:
    """Whether it lies in a hand, where it is one card of many once the effect is over."""
    obj = game.objs.get(ident)
    return obj is not None and obj.zone >> 1 == HAND >> 1


def may(game: TrailsGame, frame: Effects, node: t.May) -> bool:
    """Ask whether to pay; what is not wholly possible is not asked (1203.6, R065)."""
    if frame.stage == 0:
        if not possible(game, node.cost, frame.context(), claims=True):
            frame.code = (*node.otherwise, *frame.code[1:])
            return True
        who = concerned(game, node.player, frame.context())
        if not who:  # its owner or controller, of nothing that is known
            frame.code = (*node.otherwise, *frame.code[1:])
            return True
        seat = who[0]
        can = possible(game, node.cost, frame.context())
        options: tuple[Option, ...] = (("yes",), ("no",)) if can else (("no",),)
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "Use the effect of {card}?"
        game.ask(Decision(seat, Kind.YES_NO, "yes-no", "1203.6", prompt, options, source=frame.source, args=args))
        return False
    if game.taken == (("yes",),):
        frame.code = (*node.cost, *node.then, *frame.code[1:])
        if any(isinstance(part, t.Choose) and _closed(part, frame.context()) for part in node.cost):
            frame.bind(COMPULSORY, (1,))
        if any(isinstance(part, t.Choose) for part in node.cost):
            frame.bind(PAYING, (len(frame.code) - len(node.cost),))
    elif node.otherwise:
        frame.code = (*node.otherwise, *frame.code[1:])
    return True


def possible(game: TrailsGame, cost: tuple[t.Instruction, ...], ctx: Context, *, claims: bool = False) -> bool:
    """Whether every part of an optional cost can be done (1203.2). claims: as far as everybody can tell."""
    bound = set(ctx.regs) | {"this"}
    for index, part in enumerate(cost):
        if isinstance(part, t.Choose):
            where = looking(part.filter, ctx, part.chooser)
            there = possibly(game, part.filter, where) if claims else findable(game, part.filter, where)
            if part.alike:
                there = enough(game, part, ctx, able(game, part, cost[index + 1 :], found(game, part.filter, ctx), ctx))
            elif cost[index + 1 :] and not secretive(part.filter) and OWN not in where.regs:
                picks = tuple(("pick", ident) for ident in found(game, part.filter, ctx))
                picks = only_playable(game, part, cost[index + 1 : index + 2], ctx, picks)
                there = len(able(game, part, cost[index + 1 :], (int(pick[1]) for pick in picks), ctx))
            if there < max(1, value(game, part.least, ctx)):
                return False
            bound.add(part.register)
        elif isinstance(part, t.PayEP):
            pays = next(iter(concerned(game, part.player, ctx)), ctx.seat)
            have = game.cp[pays] if part.what == "cp" else payable_ep(game, pays)
            if have < value(game, part.amount, ctx):
                return False
        elif isinstance(part, t.Discard):
            hand = next(iter(concerned(game, part.player, ctx)), ctx.seat)
            if len(game.zones[HAND + hand]) < value(game, part.amount, ctx):
                return False
        elif isinstance(part, t.Do) and isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}:
            moving = part.verb in ("exile", "return")
            objs = [game.objs.get(ident) for ident in (followed if moving else those)(game, part.who, ctx)]
            if not objs:
                return False
            if not all(obj is not None and can_be_done(game, part.verb, obj, ctx) for obj in objs):
                return False
        elif isinstance(part, t.Put) and isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}:
            if not followed(game, part.who, ctx):
                return False
        elif isinstance(part, t.PlayCard) and isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}:
            meant = [game.objs.get(ident) for ident in those(game, part.who, ctx)]
            if not any(obj is not None and playable(game, ctx.seat, obj, part, ctx) for obj in meant):
                return False
    return True


def if_(game: TrailsGame, frame: Effects, node: t.If) -> bool:
    """Do one part or the other, or neither."""
    ctx = frame.context()
    met = holds(game, node.condition, ctx)
    neither = not met and not node.instead and bool(node.otherwise) and of_nothing(game, node.condition, ctx)
    frame.code = (*(node.then if met else () if neither else node.otherwise), *frame.code[1:])
    return True


def pay_ep(game: TrailsGame, frame: Effects, node: t.PayEP) -> bool:
    """Pay EP as a cost."""
    amount = value(game, node.amount, frame.context())
    for seat in reversed(concerned(game, node.player, frame.context())):
        if amount > 0 and node.what == "cp":
            game.commit([frame.event("cp", seat=seat, n=-amount, cause="cost", rule="1318.1")])
        elif amount > 0:
            game.push(PayEP(seat, amount, frame.source))
    return True


def hand(game: TrailsGame, frame: Effects, node: t.Hand) -> bool:
    """What nobody read is done with the hand tools."""
    game.push(ByHand(frame.seat, frame.source, frame.number, node))
    return True


VERBS: Mapping[type, VerbFunction] = {
    t.Choose: choose,
    t.ChoosePlayer: choose_player,
    t.Get: get,
    t.Have: have,
    t.GainOrgs: gain_orgs,
    t.GainCrafts: gain_crafts,
    t.Do: do,
    t.Put: put,
    t.Draw: draw,
    t.Discard: discard,
    t.Bond: bond,
    t.Gain: gain,
    t.Plan: plan,
    t.Search: more.search,
    t.LookTop: more.look_top,
    t.Look: more.look,
    t.Reveal: more.reveal,
    t.Shuffle: more.shuffle,
    t.ChooseOrgs: more.choose_orgs,
    t.Set: more.set_number,
    t.Swap: swap,
    t.LinkOrgs: link_orgs,
    t.Lose: more.lose,
    t.Link: more.link,
    t.Board: more.board,
    t.Ignore: more.ignore,
    t.Control: more.control,
    t.PlayCard: play_card,
    t.PlayerRule: player_rule,
    t.Price: price,
    t.Wait: wait,
    t.Offer: offer,
    t.Dig: dig,
    t.Delayed: delayed,
    t.May: may,
    t.If: if_,
    t.PayEP: pay_ep,
    t.Hand: hand,
}
