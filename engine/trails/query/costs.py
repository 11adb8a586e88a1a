"""What things cost (1203, 1204.2f) and whether it can be paid. A cost that cannot be completed cannot be begun."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import CREWED
from engine.trails.query.choosable import enough
from engine.trails.query.conditions import holds
from engine.trails.query.context import MOST_NUMBER, Context, seats, undone
from engine.trails.query.crews import boardable, others
from engine.trails.query.disclosure import secretive
from engine.trails.query.filters import concerned, findable, found, matches, those, value
from engine.trails.query.traits import traits_of
from engine.trails.state.frames import free_hand
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, NAMES, TRAIL


def ready_homebase(game: TrailsGame, seat: int) -> list[int]:
    """Homebase cards that can be actioned for EP (1217.2), face-down first: the payment proposed to a player."""
    if "cannot gain ep" in game.derived.player_rules[seat]:
        return []
    cards = [obj for obj in game.there(HOMEBASE + seat) if obj.ready]
    return [obj.id for obj in sorted(cards, key=lambda obj: obj.face_up)]


def payable_ep(game: TrailsGame, seat: int) -> int:
    """EP in the pool plus what could be gained while paying (1217.3)."""
    objs = game.objs
    if "cannot gain ep" in (game.view_cache or game.derived).player_rules[seat]:
        return game.ep[seat]
    return game.ep[seat] + len([ident for ident in game.zones[HOMEBASE + seat] if objs[ident].ready])


def ep_reasons(game: TrailsGame, seat: int, cost: int, reserved: int = 0) -> Iterator[Reason]:
    """Against paying ``cost`` EP while ``reserved`` ready homebase cards are needed for something else."""
    have = payable_ep(game, seat) - reserved
    if cost > have:
        args = (("cost", cost), ("have", have))
        yield Reason("1318.2", "It costs {cost} EP, you can pay {have}", args)


def cp_reasons(game: TrailsGame, seat: int, cost: int, rule: str) -> Iterator[Reason]:
    """Against paying ``cost`` CP."""
    have = game.cp[seat]
    if cost > have:
        yield Reason(rule, "It costs {cost} CP, you have {have}", (("cost", cost), ("have", have)))


def price(game: TrailsGame, seat: int, ident: int, of: str, what: str, amount: int) -> tuple[str, int]:
    """What playing a card ("play"), its arts or a craft of it costs now: "cp" or "ep", and how much (1204.2f).

    First what changes the kind or amount otherwise, then raises, then cuts; the rest is never below zero (R041).
    """
    pricing = game.derived.costs
    obj = game.objs.get(ident)
    if not pricing or obj is None:
        return what, amount
    if not obj.face_up:
        obj = obj.but(face_up=True)  # what is played has been turned up before its cost is worked out (1204.2a)
    raised = cut = 0
    floors: list[tuple[int, int]] = []
    for entry in pricing:
        ctx = Context(entry.seat, entry.obj, {})
        who = entry.craft.who
        if entry.obj != ident if isinstance(who, str) else not matches(game, who, obj, ctx, anywhere=True):
            continue
        if not holds(game, entry.craft.condition, ctx):
            continue
        for change in entry.craft.costs:
            if change.of != of or seat not in seats(change.player, entry.seat):
                continue
            if change.zone and change.zone != NAMES[obj.zone >> 1]:
                continue  # it is paid for before it leaves where it was played from (1204.2f)
            if change.kind == "paid in":
                what = change.pay
            elif change.kind == "becomes":
                amount = value(game, change.amount, ctx)
            elif change.kind == "more":
                raised += value(game, change.amount, ctx)
            elif isinstance(change.amount, t.Floored):
                floors.append((value(game, change.amount, ctx), change.amount.least))
            else:
                cut += value(game, change.amount, ctx)
    amount = max(0, amount + raised - cut)
    for less, least in sorted(floors, key=lambda one: -one[1]):  # after all others, so that all go as far as they can
        amount = max(amount - less, min(amount, least))
    return what, amount


def craft_price(game: TrailsGame, cost: t.Cost, ctx: Context) -> t.Cost:
    """The cost of an activated craft with its EP raised or cut; other parts stay as printed."""
    if not (game.view_cache or game.derived).costs:
        return cost
    printed = [part for part in cost.steps if isinstance(part, t.PayEP) and part.what == "ep"]
    total = sum(value(game, part.amount, ctx) for part in printed)
    what, now = price(game, ctx.seat, ctx.this, "craft", "ep", total)
    if (what, now) == ("ep", total):
        return cost
    left = tuple(part for part in cost.steps if part not in printed)
    return t.Cost((*left, t.PayEP(now, what))) if now > 0 else t.Cost(left)


def price_reasons(
    game: TrailsGame, seat: int, ident: int, of: str, what: str, amount: int, rule: str = "1204.2f-1"
) -> Iterator[Reason]:
    """Against paying what playing costs."""
    if game.derived.costs:
        what, amount = price(game, seat, ident, of, what, amount)
    return cp_reasons(game, seat, amount, rule) if what == "cp" else ep_reasons(game, seat, amount)


def crews(game: TrailsGame, seat: int, item: int, least: int) -> list[tuple[int, ...]]:
    """One or two ready UNITs of a seat whose CP cost comes to ``least`` (ja:1411.1); a linked pair is one UNIT. They
    have to leave the field (ja:1337.1)."""
    cost = _crew_costs(game, seat, item)
    units = list(cost)
    alone: list[tuple[int, ...]] = [(ident,) for ident in units if cost[ident] >= least]
    return alone + [(one, two) for one in units for two in units if one != two and cost[one] + cost[two] >= least]


def _crew_costs(game: TrailsGame, seat: int, item: int) -> dict[int, int]:
    """The CP cost of each UNIT that can be a crew."""
    able = _able_crew(game, seat)
    return {ident: cp for ident, cp in able.items() if ident != item} if item in able else able


def _able_crew(game: TrailsGame, seat: int) -> dict[int, int]:
    """The same of all UNITs; kept as long as what is derived, and who is ready, is the same."""
    reads = (game.derived, game.zones[FIELD + seat], game.turned[seat])
    kept = game.offers.get(("crew", seat))
    if kept is None or any(one is not other for one, other in zip(kept[0], reads, strict=True)):
        cost: dict[int, int] = {}
        for ident, traits in zip(reads[1], traits_of(game, reads[1]), strict=True):
            obj = game.objs[ident]
            if obj.ready and "UNIT" in traits.types and not (traits.rules and withstands(game, _CREW, obj)):
                cost[ident] = traits.cp or 0
        kept = game.offers["crew", seat] = (reads, cost)
    able: dict[int, int] = kept[1]
    return able


_CREW = t.Crew("it", "this")


def cost_reasons(game: TrailsGame, cost: t.Cost, ctx: Context, *, craft: bool = True) -> Iterator[Reason]:
    """Against paying a cost: each part must be possible, one after the other (1203.2, 1203.4). craft: it is the cost of
    a craft, which effects make dearer or cheaper, and not what an attack asks for. Of parts to choose from one that
    can be paid is enough."""
    if t.Offer not in map(type, cost.steps):
        yield from _way_reasons(game, cost, ctx, craft=craft)
        return
    first: tuple[Reason, ...] = ()
    for way in ways_to_pay(cost.steps):
        against = tuple(_way_reasons(game, t.Cost(way), ctx, craft=craft))
        if not against:
            return
        first = first or against
    yield from first


def ways_to_pay(steps: tuple[t.Instruction, ...]) -> Iterator[tuple[t.Instruction, ...]]:
    """A cost with each of the parts that can be chosen in it."""
    at = next((index for index, part in enumerate(steps) if isinstance(part, t.Offer)), None)
    if at is None:
        yield steps
        return
    offer = steps[at]
    assert isinstance(offer, t.Offer)
    for option in offer.options:
        yield from ways_to_pay((*steps[:at], *option, *steps[at + 1 :]))


def _way_reasons(game: TrailsGame, cost: t.Cost, ctx: Context, *, craft: bool) -> Iterator[Reason]:
    source = game.objs[ctx.this]
    reserved, hand = 0, int(not craft and source.zone == HAND + ctx.seat)  # a card that is played is not discarded
    cost = craft_price(game, cost, ctx) if craft else cost
    for part in cost.steps:
        if isinstance(part, _DEEDS):
            yield from _do_reasons(game, part, ctx)
        if isinstance(part, t.Do):
            if part.who == "this" and source.zone == HAND + ctx.seat:
                hand += 1  # what is discarded besides is another card
            if part.verb == "action" and part.who == "this" and source.zone >> 1 == HOMEBASE >> 1:
                reserved += 1
        elif isinstance(part, t.PayEP) and part.what == "cp":
            yield from cp_reasons(game, ctx.seat, value(game, part.amount, ctx), "1318.1")
        elif isinstance(part, t.PayEP):
            yield from ep_reasons(game, ctx.seat, value(game, part.amount, ctx), reserved)
        elif isinstance(part, t.Board):
            types = game.traits(ctx.this).types
            if ("UNIT" in types and "ITEM" in types) or CREWED in source.marks:
                yield Reason("1411.1", "It is ITEM and UNIT already")
            least = value(game, part.least, ctx)
            most = sorted(_crew_costs(game, ctx.seat, ctx.this).values())[-2:]
            if not most or max(most[-1], sum(most)) < least:
                yield Reason("1411.1", "No two of your ready UNITs have enough CP cost to board it")
        elif isinstance(part, t.Crew) and not boardable(game, part, ctx):
            yield Reason("1337.1", "There is no ITEM that they could board")
        elif isinstance(part, t.Discard):
            hand += value(game, part.amount, ctx)
            have = len(free_hand(game, ctx.seat))
            if hand > have:
                args = (("need", hand), ("have", have))
                yield Reason("1203.2", "It needs {need} cards to discard, you have {have} in hand", args)
        elif isinstance(part, _GAINS):
            if shut_out(game, part, ctx):
                yield Reason("104.4", "An effect forbids this part of the cost")
        elif isinstance(part, t.Choose):
            least = value(game, part.least, ctx)
            after = cost.steps[cost.steps.index(part) + 1 :]
            there = findable(game, part.filter, ctx)
            if part.alike or (there >= least and takes_doing(part, after) and not secretive(part.filter)):
                fits = able(game, part, after, others(game, part, after, ctx, found(game, part.filter, ctx)))
                there = enough(game, part, ctx, fits) if part.alike else len(fits)
            if there < least:
                yield Reason("1203.2", "There is nothing to pay the cost with")
    if lacking(game, cost.steps, ctx):
        yield Reason("1203.2", "There is nothing to pay the cost with")


def lacking(game: TrailsGame, steps: tuple[t.Instruction, ...], ctx: Context) -> bool:
    """Whether a deck has fewer cards than the parts of a cost want from its top, one after the other (1203.2, 1203.4):
    what could be done in part only cannot be paid, whatever would happen instead."""
    taken = [0, 0]
    for index, part in enumerate(steps):
        if not isinstance(part, _OF_DECKS):
            continue
        many = max(0, value(game, part.amount, ctx))
        for seat in concerned(game, part.player, ctx):
            if taken[seat] + many > len(game.zones[DECK + seat]):
                return True
            if isinstance(part, t.Draw) or moves_on(part, steps[index + 1 :]):
                taken[seat] += many
    return False


def moves_on(looked: t.LookTop, after: tuple[t.Instruction, ...]) -> bool:
    """Whether all the cards that were looked at go elsewhere."""
    return any(isinstance(part, t.Put | t.Do) and part.who == looked.register for part in after)


def shut_out(game: TrailsGame, part: t.Bond | t.Draw | t.Gain, ctx: Context) -> bool:
    """Whether something forbids a player what a cost makes that player do: to lose or gain bond, to draw, to gain EP
    (104.4, 1203.2)."""
    amount = bond_change(game, part, ctx) if isinstance(part, t.Bond) else value(game, part.amount, ctx)
    if not amount or (isinstance(part, t.Gain | t.Draw) and amount < 0):
        return False
    kind, cause = ("move", "draw") if isinstance(part, t.Draw) else (getattr(part, "what", "bond"), "effect")
    done = Event(kind, n=amount, by=ctx.seat, src=ctx.this, cause=cause)
    for seat in concerned(game, part.player, ctx):
        done.seat = seat
        if game.rules.prohibited(game, done):
            return True
    return False


def greatest_x(game: TrailsGame, cost: t.Cost, ctx: Context) -> int:
    """The greatest X for which the whole cost of a craft can be paid, effects on it included (1204.2c, 1203.2)."""
    paid = [part.amount for part in cost.steps if part.__class__ is t.PayEP and part.what == "ep"]
    numbers = [one for one in paid if one.__class__ is int]
    xs = [one.each for one in paid if one.__class__ is t.X and one.each > 0]
    if len(numbers) + len(xs) == len(cost.steps) and xs and not game.derived.costs:  # as most are: nothing but EP
        have = payable_ep(game, ctx.seat)
        return min(MOST_NUMBER, have // max(xs)) if max(numbers, default=0) <= have else 0
    most = 0
    while most < MOST_NUMBER and next(cost_reasons(game, cost, ctx.with_x(most + 1)), None) is None:
        most += 1
    return most


#: Instructions that are about objects, and what they do to them: what is forbidden cannot be part of a cost.
Deed = t.Do | t.Put | t.Crew
#: The same, and other parts of costs, to be asked for: a union is made anew, or gone through, each time.
_DEEDS, _GAINS, _OF_DECKS = (t.Do, t.Put, t.Crew), (t.Bond, t.Draw, t.Gain), (t.LookTop, t.Draw)


def takes_doing(chosen: t.Choose, after: tuple[t.Instruction, ...]) -> bool:
    """Whether something is done to what is chosen, as part of a cost, that cannot be done to everything."""
    return any(isinstance(part, _DEEDS) and part.who == chosen.register for part in after)


def able(
    game: TrailsGame,
    chosen: t.Choose,
    after: tuple[t.Instruction, ...],
    idents: Iterable[int],
    by: Context | None = None,
) -> tuple[int, ...]:
    """Of what could be chosen for a cost that to which all of it can be done (1203.2). by: see :func:`can_be_done`."""
    deeds = [part for part in after if isinstance(part, _DEEDS) and part.who == chosen.register]
    return tuple(ident for ident in idents if all(can_be_done(game, part, game.objs[ident], by) for part in deeds))


def can_be_done(game: TrailsGame, part: Deed, obj: Obj, by: Context | None = None) -> bool:
    """Whether something can be done to an object, as a cost asks it (1203.2): not where it is in that state (104.3).

    by: the effect in which it is done, if it is part of one (1203.6): what effects cannot do is not done then (104.4).

    Guards: tests/trails/1200/1203-cost-actions/payable.yaml; tests/trails/1200/1203-cost-actions/withstood.yaml
    for what effects cannot do.
    """
    verb = part.verb if isinstance(part, t.Do) else ""
    if verb in ("face up", "face down") and obj.face_up is (verb == "face up"):
        return False
    if verb in t.DOABLE and not undone(game, verb, obj.id):
        return False
    if verb == "stun" and "UNIT" not in game.traits(obj.id).types:
        return False
    return not obj.known or not withstands(game, part, obj, by)


#: What is done to an object with a verb: kind of event, its number, cause ("" = who does it) and where to.
_DONE: Mapping[str, tuple[str, int, str, int]] = {
    "stun": ("stun", 0, "", 0),
    "cure": ("cure", 0, "", 0),
    "ready": ("turn", 1, "", 0),
    "action": ("turn", 0, "", 0),
    "ko": ("move", 0, "ko", TRAIL),
    "destroy": ("move", 0, "destroy", TRAIL),
    "rebuild": ("move", 0, "rebuild", TRAIL),
    "discard": ("move", 0, "discard", TRAIL),
    "exile": ("move", 0, "", EXILE),
    "return": ("move", 0, "", HAND),
    "face down": ("face", 0, "", 0),
    "support": ("mark", 1, "", 0),
    "support this turn": ("mark", 1, "", 0),
    "support this combat": ("mark", 1, "", 0),
}
#: Where an instruction puts an object; elsewhere it goes to a deck.
_PUT: Mapping[str, int] = {"field": FIELD, "your field": FIELD, "homebase": HOMEBASE, "hand": HAND, "trail": TRAIL}


def withstands(game: TrailsGame, part: Deed, obj: Obj, by: Context | None = None) -> bool:
    """Whether something forbids to do this to an object (104.4). by: the effect that does it; a cost, which is none, is
    kept from nothing by what effects cannot do (1203.1).

    It is asked of the event that it would be, so that a cost is never offered that does not happen then.

    Guard: tests/trails/1200/1203-cost-actions/staying.yaml.
    """
    if isinstance(part, t.Do):
        if part.verb not in _DONE:
            return False
        (kind, n, cause, to), extra = _DONE[part.verb], "support" if part.verb.startswith("support") else None
    else:
        kind, n, cause, extra = "move", 0, "", None
        to = EXILE if isinstance(part, t.Crew) else _PUT.get(part.to, DECK)
    doer, usual = (-1, "cost") if by is None else (by.seat, "effect")
    done = Event(kind, obj.id, n=n, to=to + obj.owner, by=doer, cause=cause or usual, extra=extra)
    done.src = by.this if by is not None else 0
    if kind == "stun" and "ITEM" in game.traits(obj.id).types and withstands(game, t.Do("destroy", part.who), obj, by):
        return True  # 1306.5
    return bool(game.rules.prohibited(game, done))


def _do_reasons(game: TrailsGame, part: Deed, ctx: Context) -> Iterator[Reason]:
    if isinstance(part.who, str) and part.who != "this" and part.who not in ctx.regs:
        return  # chosen while paying: the choice before it was checked
    named = isinstance(part.who, str)
    for ident in those(game, part.who, ctx):
        obj = game.objs.get(ident)
        if obj is None:
            continue
        if obj.known and withstands(game, part, obj):
            yield Reason("104.4", "An effect forbids this part of the cost")
        elif not isinstance(part, t.Do) or not named:
            continue
        elif part.verb == "action" and not obj.ready:
            yield Reason("1315.2", "It is actioned already")
        elif part.verb == "stun" and "stunned" in obj.marks:
            yield Reason("1306.2d", "It is stunned already")
        elif part.verb == "stun" and "UNIT" not in game.traits(obj.id).types:
            yield Reason("1306.1", "Only a UNIT can be stunned")
        elif part.verb == "ready" and obj.ready:
            yield Reason("1315.1", "It is ready already")


def bond_change(game: TrailsGame, node: t.Bond, ctx: Context) -> int:
    """How much bond an instruction gives (or takes, below zero): a number below zero gains or loses nothing, unless
    bond becomes a number that is less or more."""
    much = value(game, node.amount, ctx)
    if node.becomes:
        return much
    return min(much, 0) if _takes(node.amount) else max(much, 0)


def _takes(amount: t.Amount) -> bool:
    """Whether bond is lost by how the amount is said, whatever it comes to."""
    if isinstance(amount, t.Sum):
        return all(map(_takes, amount.parts))
    if isinstance(amount, t.Capped):
        return amount.most < 0
    number = amount if isinstance(amount, int) else -1 if isinstance(amount, t.Neg) else getattr(amount, "each", 1)
    return bool(number < 0)
