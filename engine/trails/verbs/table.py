"""What each instruction of the effect tree does (1300s): choices, what players do, options and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.events.drawing import DrawCards
from engine.trails.play.by_effect import only_playable, play_card
from engine.trails.query import crews
from engine.trails.query.conditions import holds, of_nothing
from engine.trails.query.context import BECAME, COMPULSORY, MUCH, Context, lying
from engine.trails.query.costs import able, bond_change, takes_doing
from engine.trails.query.filters import concerned, found, those, value
from engine.trails.query.hidden import looking
from engine.trails.resolution import choosing
from engine.trails.resolution.discarding import DiscardCards
from engine.trails.resolution.frame import Effects, VerbFunction
from engine.trails.resolution.payment import PayEP
from engine.trails.state.game import Delay, Lasting, TrailsGame, duration
from engine.trails.tree.variable_x import with_number
from engine.trails.tree.zones import HAND
from engine.trails.verbs import search_and_change
from engine.trails.verbs.arranging import PlanCards
from engine.trails.verbs.crews import crew
from engine.trails.verbs.lasting import gain_crafts, gain_names, gain_orgs, get, have
from engine.trails.verbs.moves import put
from engine.trails.verbs.naming import name_card, name_number, name_type
from engine.trails.verbs.of_a_turn import choose_player, dig, link_orgs, offer, price, swap, wait
from engine.trails.verbs.one_by_one import choose_alike, choose_total
from engine.trails.verbs.options import UNSHOWN, deciding, may, rest_of_cost
from engine.trails.verbs.states import do
from engine.trails.verbs.together import primary_first, together

#: As the number of a choice: everything there is.
ALL = 99


def choose(game: TrailsGame, frame: Effects, node: t.Choose) -> bool:
    """Pick objects while resolving (1312.1: compulsory and full number where all can see)."""
    ctx = frame.context()
    doer = None if frame.cause == "cost" else ctx
    if node.chooser == "each":
        return choosing.choose_each(game, frame, node)
    if node.chooser == "random":
        frame.bind(node.register, at_random(game, node, ctx))
        return True
    paying = frame.cause == "cost" or node.least == ALL  # there all see what it is
    ctx = ctx if paying else looking(node.filter, ctx, node.chooser)
    if node.total is not None:
        return choose_total(
            game, frame, node, ctx, able(game, node, rest_of_cost(frame), found(game, node.filter, ctx), doer)
        )
    if node.alike:
        fits = able(game, node, rest_of_cost(frame), found(game, node.filter, ctx), doer)
        return choose_alike(game, frame, node, ctx, fits)
    claimed = choosing.claimed(game, node.filter, ctx)
    if frame.stage == 0:
        choosing.mixed(game, node.filter, frame.seat)
        options = tuple(("pick", ident) for ident in found(game, node.filter, ctx))
        options = only_playable(game, node, frame.code[1:2], ctx, options)
        if len(frame.code) > 1 and isinstance(frame.code[1], t.Crew):
            idents = crews.others(game, node, frame.code[1:2], ctx, (int(one[1]) for one in options))
            options = tuple(("pick", ident) for ident in idents)
        if takes_doing(node, after := rest_of_cost(frame)):
            options = tuple(
                ("pick", ident) for ident in able(game, node, after, (int(one[1]) for one in options), doer)
            )
        most = min(value(game, node.most, ctx), len(options))
        least = min(value(game, node.least, ctx), most)
        if claimed and frame.cause != "cost" and not frame.regs.get(COMPULSORY):
            least = min(least, len(choosing.open_ones(game, ctx, [int(one[1]) for one in options])))
        if least == most == len(options) and node.least == node.most == ALL and not claimed:
            frame.bind(node.register, tuple(int(option[1]) for option in options))  # nothing to choose
            return True
        if most <= 0 and not (claimed and choosing.more_than(game, node.filter, ctx)):
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
        if deciding(frame):
            frame.bind(UNSHOWN, (*frame.regs.get(UNSHOWN, ()), *taken))
        else:
            choosing.show(game, ctx, taken)
    return True


def at_random(game: TrailsGame, node: t.Choose, ctx: Context) -> tuple[int, ...]:
    """So many at random; hidden cards are mixed before, so that nobody knows which is which (1314.1)."""
    choosing.mixed(game, node.filter, ctx.seat)
    left = found(game, node.filter, ctx)
    count = min(value(game, node.most, ctx), len(left))
    return tuple(left.pop(game.throw(len(left))) for _ in range(count))


def draw(game: TrailsGame, frame: Effects, node: t.Draw) -> bool:
    """Draw (1313); for "each" the primary player first, as far as either may have something to decide (1502.1)."""
    if node.register and frame.stage:
        frame.bind(node.register, game.returned)
        return True
    ctx = frame.context()
    order = primary_first(game, concerned(game, node.player, ctx))
    many = {seat: frame.amount(game, node.amount, ctx.of_seat(seat) if node.own else ctx) for seat in order}
    for seat in reversed([seat for seat in order if many[seat] > 0]):
        game.push(DrawCards(seat, many[seat], frame.source, frame.seat, kept=bool(node.register)))
    if node.register and any(number > 0 for number in many.values()):
        return False
    if node.register:
        frame.bind(node.register, ())
    return True


def discard(game: TrailsGame, frame: Effects, node: t.Discard) -> bool:
    """Discard hand cards (1314)."""
    ctx = frame.context()
    order = primary_first(game, concerned(game, node.player, ctx))
    many = {seat: frame.amount(game, node.amount, ctx.of_seat(seat) if node.own else ctx) for seat in order}
    if seats := tuple((seat, many[seat]) for seat in order if many[seat] > 0):
        game.push(DiscardCards(seats, node.how, frame.event("move")))
    return True


def bond(game: TrailsGame, frame: Effects, node: t.Bond) -> bool:
    """Gain or lose bond."""
    amount = frame.cut(game, bond_change(game, node, frame.context()))
    if amount:
        hit = concerned(game, node.player, frame.context())
        game.commit([_lost_by(frame, node, frame.event("bond", seat=seat, n=amount)) for seat in hit])
    return True


def _lost_by(frame: Effects, node: t.Bond, event: Event) -> Event:
    """Less Overkill damage is still dealt, by the UNIT that would have dealt it (1216.1)."""
    much = frame.regs.get(MUCH, ())
    if len(much) > 1 and isinstance(node.amount, t.Much) and event.n < 0:
        event.obj = event.src = much[1]
        event.by, event.cause = much[2], "overkill"
    return event


def gain(game: TrailsGame, frame: Effects, node: t.Gain) -> bool:
    """CP or EP into the pool (302.1)."""
    amount = frame.amount(game, node.amount)
    if amount > 0:
        hit = concerned(game, node.player, frame.context())
        events = [frame.event(node.what, seat=seat, n=amount, rule="302.1") for seat in hit]
        game.commit(events)
    return True


def plan(game: TrailsGame, frame: Effects, node: t.Plan) -> bool:
    """Plan n (1323)."""
    amount = frame.amount(game, node.amount)
    if amount > 0:
        for seat in reversed(primary_first(game, concerned(game, node.player, frame.context()))):
            game.push(PlanCards(seat, amount, frame.source))
    return True


def player_rule(game: TrailsGame, frame: Effects, node: t.PlayerRule) -> bool:
    """A rule for a player for a time (1307)."""
    until, rule = duration(game, node.until, frame.seat), named_now(game, node.rule, frame.context())
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
    then = with_number(node.then, frame.x)
    made = Delay(node.moment, frame.seat, frame.source, frame.number, then, known, node.edge)
    game.commit([frame.event("delay", n=1, rule="1211.8", extra=made)])
    return True


def _in_hand(game: TrailsGame, ident: int) -> bool:
    """Whether it lies in a hand, where it is one card of many once the effect is over."""
    obj = game.objs.get(ident)
    return obj is not None and obj.zone >> 1 == HAND >> 1


def if_(game: TrailsGame, frame: Effects, node: t.If) -> bool:
    """Do one part or the other, or neither."""
    ctx = frame.context()
    met = holds(game, node.condition, ctx)
    neither = not met and not node.instead and bool(node.otherwise) and of_nothing(game, node.condition, ctx)
    frame.code = (*(node.then if met else () if neither else node.otherwise), *frame.code[1:])
    return True


def pay_ep(game: TrailsGame, frame: Effects, node: t.PayEP) -> bool:
    """Pay EP as a cost."""
    amount = frame.amount(game, node.amount)
    for seat in reversed(primary_first(game, concerned(game, node.player, frame.context()))):
        if amount > 0 and node.what == "cp":
            game.commit([frame.event("cp", seat=seat, n=-amount, cause="cost", rule="1318.1")])
        elif amount > 0:
            game.push(PayEP(seat, amount, frame.source))
    return True


VERBS: Mapping[type, VerbFunction] = {
    t.Choose: choose,
    t.ChoosePlayer: choose_player,
    t.NameCard: name_card,
    t.NameNumber: name_number,
    t.NameType: name_type,
    t.Get: get,
    t.Have: have,
    t.GainOrgs: gain_orgs,
    t.GainCrafts: gain_crafts,
    t.GainNames: gain_names,
    t.Do: do,
    t.Put: put,
    t.Draw: draw,
    t.Discard: discard,
    t.Bond: bond,
    t.Gain: gain,
    t.Plan: plan,
    t.Search: search_and_change.search,
    t.LookTop: search_and_change.look_top,
    t.Look: search_and_change.look,
    t.Reveal: search_and_change.reveal,
    t.Shuffle: search_and_change.shuffle,
    t.ChooseOrgs: search_and_change.choose_orgs,
    t.Set: search_and_change.set_number,
    t.Swap: swap,
    t.LinkOrgs: link_orgs,
    t.Lose: search_and_change.lose,
    t.Link: search_and_change.link,
    t.Board: search_and_change.board,
    t.Crew: crew,
    t.Pair: search_and_change.link_pair,
    t.Ignore: search_and_change.ignore,
    t.Control: search_and_change.control,
    t.Trade: search_and_change.trade,
    t.PlayCard: play_card,
    t.PlayerRule: player_rule,
    t.Price: price,
    t.Wait: wait,
    t.Offer: offer,
    t.Dig: dig,
    t.Delayed: delayed,
    t.May: may,
    t.Together: together,
    t.If: if_,
    t.PayEP: pay_ep,
}
