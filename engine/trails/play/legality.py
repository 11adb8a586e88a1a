"""May I, and why not: what a seat may do with priority (902.4), each refusal with its rule.

One function a kind of action yields every reason against it; legal is what has none. The options offered (see
:mod:`engine.trails.play.options`), the glow on a table, a computer player's moves and the answer to "why not?" all come
from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import DEPLOYED, Traits
from engine.trails.cards.icon_crafts import COVERT, DISPATCH, REINFORCEMENT, UNRESOLVED
from engine.trails.events.moves import supposed_up
from engine.trails.layers.derive import activated
from engine.trails.layers.permissions import barred, crafts_barred, permitted
from engine.trails.layers.protection import safe, wary
from engine.trails.query import costs
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import at_least, found, value
from engine.trails.query.in_common import greatest
from engine.trails.query.indefinite_x import greatest_number
from engine.trails.query.traits import share
from engine.trails.state.game import TrailsGame
from engine.trails.state.uses import most, used_up
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import speaks_of
from engine.trails.tree.reasons import Reason
from engine.trails.tree.variable_x import uses_x
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, INDEX, STANDBY

#: Rule of a UNIT that can support UNITs with which it shares no organization.
SUPPORTS_ALL = "supports all"
PASS: Option = ("pass",)


def card_arg(game: TrailsGame, ident: int) -> tuple[str | int, ...]:
    """A card as an argument of a sentence."""
    obj = game.find(ident)
    return ("card", game.number(obj) if obj else "", ident)


def play_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against playing a card: a UNIT or ITEM (1206, 1207), an EVENT (1208) or a BASE (1209)."""
    zone = obj.zone
    if zone not in (HAND + seat, HOMEBASE + seat) and not permitted(game, seat, obj):
        yield Reason("902.4", "Only cards from your hand or homebase can be played")
        return
    if any("cannot be played" in lasting.rules and obj.id in lasting.objs for lasting in game.effects):
        yield Reason("104.4", "An effect forbids you to play it")
    types = game.traits(obj.id).types
    yield from limit_reasons(game, seat, obj, types, "card")
    if not types.isdisjoint(DEPLOYED):
        yield from _deploy_reasons(game, seat, obj)
        return
    home = zone == HOMEBASE + seat
    if "BASE" in types:
        if not home:
            yield Reason("1209.1", "A BASE is played from the homebase, not from the hand")
            return
        if obj.face_up:
            yield Reason("1209.1a", "This BASE has been played already: it is face-up")
        yield from level_reasons(game, seat, obj)
        yield from costs.price_reasons(game, seat, obj.id, "play", "ep", 0)
        return
    if home and obj.face_up:
        yield Reason("1208.1a", "A face-up EVENT in the homebase cannot be played")
    card = game.defn(obj)
    yield from costs.price_reasons(game, seat, obj.id, "play", "ep", game.traits(obj.id).ep or 0)
    there = turned_up(game, seat, obj, card.event)
    yield from target_reasons(there, card.event, Context(seat, obj.id, {}, kind="event"))
    if card.event is not None and card.event.cost:
        ep = _in_ep(game, seat, obj, "play", game.traits(obj.id).ep or 0)
        yield from added_reasons(game, seat, obj, card.event, ep)


def added_reasons(game: TrailsGame, seat: int, obj: Obj, effect: t.Effect | None, ep: int) -> Iterator[Reason]:
    """Against paying what an EVENT costs besides (1203.2, 1204.2f). ep: its EP cost, as far as that is paid in EP.

    Guard: tests/trails/1200/1204-costs/costs.yaml.
    """
    if effect is None or not effect.cost:
        return
    more = sum(part.amount for part in effect.cost if isinstance(part, t.PayEP) and isinstance(part.amount, int))
    if more:
        yield from costs.ep_reasons(game, seat, ep + more)
    yield from costs.cost_reasons(game, t.Cost(effect.cost), Context(seat, obj.id, {}, kind="event"), craft=False)


def _in_ep(game: TrailsGame, seat: int, obj: Obj, of: str, printed: int) -> int:
    what, amount = costs.price(game, seat, obj.id, of, "ep", printed)
    return amount if what == "ep" else 0


def limit_reasons(game: TrailsGame, seat: int, obj: Obj, kinds: Iterable[str], of: str) -> Iterator[Reason]:
    """Against what a card itself, or an effect on its player, forbids to be played (1202.5, 1210.2, R050)."""
    for limit in game.defn(obj).play_limits:
        if limit.of == of and not holds(game, limit.condition, Context(seat, obj.id, {})):
            yield Reason("1202.5", "Its text does not let it be played now")
    rules = game.derived.player_rules[seat]
    if rules and (any(f"cannot play {kind}" in rules for kind in kinds) or barred(game, rules, obj, of)):
        yield Reason("104.4", "An effect forbids you to play it")


def _deploy_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    traits = game.traits(obj.id)
    kind = "/".join(sorted(traits.types, reverse=True))
    if obj.zone == HOMEBASE + seat:
        if DISPATCH not in traits.icons and not permitted(game, seat, obj):
            yield Reason(
                "1206.1",
                "A {kind} is played from the hand; only Dispatch lets it come from the homebase",
                (("kind", kind),),
            )
        elif obj.face_up:
            yield Reason("1405.1", "Dispatch works only for a face-down card")
    if game.step != "deployment" or game.step_seat != seat:
        yield Reason("902.4h", "A {kind} can be played only in your deployment step", (("kind", kind),))
    elif game.zones[STANDBY]:
        yield Reason("902.4h", "A {kind} can be played only while nothing waits in the standby zone", (("kind", kind),))
    yield from company_reasons(game, seat, traits)
    cost, have = traits.cp or 0, game.cp[seat]
    if game.derived.costs:
        yield from costs.price_reasons(game, seat, obj.id, "play", "cp", cost)
    elif cost > have:
        yield Reason("1204.2f-1", "It costs {cost} CP, you have {have}", (("cost", cost), ("have", have)))


def level_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against a BASE that is of a higher level than the homebase has cards (1204.2f-3, 1304.1)."""
    level, have = game.traits(obj.id).level or 0, len(game.zones[HOMEBASE + seat])
    if game.derived.costs:
        level = costs.price(game, seat, obj.id, "level", "level", level)[1]
    if level > have:
        args = (("level", level), ("have", have))
        yield Reason("1204.2f-3", "Its level is {level}, and your homebase has {have} cards", args)


def company_reasons(game: TrailsGame, seat: int, traits: Traits) -> Iterator[Reason]:
    """Against a card with Reinforcement where nothing on the field shares an organization with it (1403.1)."""
    if REINFORCEMENT in traits.icons and not any(
        share(traits.orgs, game.traits(other).orgs) for other in game.zones[FIELD + seat]
    ):
        yield Reason("1403.1", "Reinforcement: nothing on your field shares an organization with it")


def arts_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against playing the arts of a card (1213)."""
    if obj.zone not in (HAND + seat, HOMEBASE + seat):
        yield Reason("1202.3", "Arts are played from the hand or from a face-down card in the homebase")
        return
    card = game.defn(obj)
    if card.arts is None or card.arts_ep is None:
        yield Reason("1213.1", "This card has no arts")
        return
    yield from limit_reasons(game, seat, obj, ("arts",), "arts")
    if obj.zone == HOMEBASE + seat and obj.face_up:
        yield Reason("1213.2a", "Arts of a face-up card in the homebase cannot be played")
    yield from costs.price_reasons(game, seat, obj.id, "arts", "ep", card.arts_ep)
    there = turned_up(game, seat, obj, card.arts)
    yield from target_reasons(there, card.arts, Context(seat, obj.id, {}, kind="arts"))
    if card.arts.cost:
        yield from added_reasons(game, seat, obj, card.arts, _in_ep(game, seat, obj, "arts", card.arts_ep or 0))


def craft_reasons(game: TrailsGame, seat: int, obj: Obj, number: int) -> Iterator[Reason]:
    """Against playing the ``number``-th activated craft of a card (1210)."""
    crafts = activated(game, obj)
    if not 1 <= number <= len(crafts):
        yield Reason("1210.1", "This card has no such activated craft")
        return
    craft = crafts[number - 1]
    if craft.zone != "field":
        if obj.zone != INDEX[craft.zone] + seat:
            yield Reason("1202.5", "The craft is not valid where the card lies")
            return
        ctx = craft_context(game, seat, obj.id, craft)
        yield from condition_reasons(game, craft, ctx)
        yield from using_reasons(game, craft, number, ctx)
        yield from target_reasons(game, craft.effect, ctx, craft.cost)
        return
    if obj.controller != seat:
        yield Reason("902.4d", "Your opponent controls this card")
        return
    if "stunned" in obj.marks:
        yield Reason("1306.2c", "A stunned UNIT's abilities are invalid")
        return
    if not (obj.zone >> 1 == FIELD >> 1 or (obj.zone >> 1 == HOMEBASE >> 1 and obj.face_up and _is_base(game, obj))):
        yield Reason("1202.1", "The craft is not valid where the card lies")
        return
    ctx = craft_context(game, seat, obj.id, craft)
    yield from condition_reasons(game, craft, ctx)
    yield from using_reasons(game, craft, number, ctx)
    yield from target_reasons(game, craft.effect, ctx, craft.cost)


def craft_context(game: TrailsGame, seat: int, ident: int, craft: t.Activated) -> Context:
    """For the conditions, targets and costs of a craft."""
    ctx = Context(seat, ident, {}, kind="craft")
    if craft.effect.x is None:
        return ctx
    return ctx.with_x(max(0, value(game, craft.effect.x, ctx)))  # 1305.2b


def condition_reasons(game: TrailsGame, craft: t.Activated, ctx: Context) -> Iterator[Reason]:
    """Against using a craft whose condition is not met, or that an effect forbids."""
    if crafts_barred(game, ctx.seat, ctx.this):
        yield Reason("104.4", "An effect forbids you to play it")
    if not holds(game, craft.condition, ctx):
        yield Reason("1210.2", "Its condition is not met")


def using_reasons(game: TrailsGame, craft: t.Activated, number: int, ctx: Context) -> Iterator[Reason]:
    """Against using a craft once more, and against paying for it."""
    if used_up(game, craft.once, ("craft", ctx.this, number)):
        times = most(craft.once)
        if times == 1:
            yield Reason("1210.2", "It can be used only once each turn")
        else:
            yield Reason("1210.2", "It can be used only {count} times each turn", (("count", times),))
    yield from costs.cost_reasons(game, craft.cost, ctx)


def _is_base(game: TrailsGame, obj: Obj) -> bool:
    return "BASE" in game.defn(obj).traits.types and UNRESOLVED not in obj.marks


def gain_reasons(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against actioning a homebase card for 1 EP (1217)."""
    if obj.zone != HOMEBASE + seat:
        yield Reason("1217.2", "EP are gained from cards in your homebase")
    elif "cannot gain ep" in game.derived.player_rules[seat]:
        yield Reason("104.4", "An effect forbids you to gain EP")
    elif not obj.ready:
        yield Reason("1217.2", "This card is actioned already")


def support_reasons(game: TrailsGame, seat: int, target: Obj, supporter: Obj) -> Iterator[Reason]:
    """Against supporting ``target`` with ``supporter`` (1219)."""
    if not (_own_unit(game, seat, target) and _own_unit(game, seat, supporter)):
        yield Reason("1218.2", "SCLM Support is between two UNITs that you control")
        return
    if target.id == supporter.id:
        yield Reason("1219.2b-1", "A UNIT cannot support itself")
        return
    if not supporter.ready:
        yield Reason("1219.2b-2", "The supporting UNIT must be ready")
    one, other = game.traits(target.id), game.traits(supporter.id)
    if may_support(one, other):
        return
    if not share(one.orgs, other.orgs) and SUPPORTS_ALL not in other.rules:
        yield Reason("1219.2b-3", "They share no organization")
    if (COVERT in one.icons) is not (COVERT in other.icons):
        yield Reason("1218.2b" if COVERT in one.icons else "1218.2c", "Only one of them has Covert")


def _own_unit(game: TrailsGame, seat: int, obj: Obj) -> bool:
    return obj.zone == FIELD + seat and "UNIT" in game.traits(obj.id).types


def turned_up(game: TrailsGame, seat: int, obj: Obj, effect: t.Effect) -> TrailsGame:
    """The game as it will be when targets are chosen: what is played from the homebase lies face-up by then (1204.2a).

    It is a copy where that makes a difference.

    Guard: tests/trails/1200/1204-playing/turned_up_first.yaml.
    """
    if obj.face_up or obj.zone >> 1 != HOMEBASE >> 1 or not (effect.targets or effect.modes):
        return game
    if not effect.about_homebase and "homebase" not in game.derived.watches:
        return game
    return supposed_up(game, obj)


def target_reasons(game: TrailsGame, effect: t.Effect, ctx: Context, cost: t.Cost | None = None) -> Iterator[Reason]:
    """Against an ability whose demands for targets cannot all be met (1204.2d), whatever X is (1204.2c)."""
    if not targeted(game, effect, ctx, cost):
        yield Reason("1204.2d", "There is no legal target")


def targeted(game: TrailsGame, effect: t.Effect, ctx: Context, cost: t.Cost | None = None) -> bool:
    """Whether all demands for targets of an ability can be met (1204.2d)."""
    if not effect.targets and not effect.modes:
        return True
    if effect.in_attack and game.fight is None:
        return False
    reach = (game.view_cache or game.derived).reach if effect.settled else game.reach
    one = ctx.this if effect.about_this or wary(game) else 0
    waits = game.zones[STANDBY] if effect.about_standby else None
    key = (id(effect), ctx.seat, one, game.fight if effect.about_fight else None, waits)
    enough = reach.get(key)
    if enough is None:
        if effect.x is not None and ctx.x is None:
            ctx = ctx.with_x(max(0, value(game, effect.x, ctx)))
        free = effect.x is None and ctx.x is None and uses_x(effect.targets)
        enough = bool(indefinite_numbers(game, effect, ctx, cost)) if free else reachable(game, effect, ctx)
        if effect.steady:
            reach[key] = enough
    return enough


def indefinite_numbers(game: TrailsGame, effect: t.Effect, ctx: Context, cost: t.Cost | None) -> list[int]:
    """What can be chosen for X, in order: what can be paid, and leaves enough targets (1305.2a, 1204.2d)."""
    numbers = range(greatest_number(game, effect, ctx, cost) + 1)
    if not uses_x(effect.targets):
        return list(numbers)
    return [number for number in numbers if reachable(game, effect, ctx.with_x(number))]


def reachable(game: TrailsGame, effect: t.Effect, ctx: Context) -> bool:
    """Whether all demands for targets can be met, and those of as many modes as have to be chosen."""
    kept = safe(game, ctx)
    for place, demand in enumerate(effect.targets):
        least = number_of(game, demand, ctx)[0]
        before = next((one for one in effect.targets[:place] if leans_on(demand, one)), None)
        if before is not None and least:
            if not leaving(game, effect, before, candidates(game, before, ctx), ctx):
                return False
            if before.most == 1:
                continue  # with what is chosen first there are enough
        enough = len(candidates(game, demand, ctx)) >= least if kept else at_least(game, demand.filter, ctx, least)
        if enough and demand.alike:
            there = candidates(game, demand, ctx)
            enough = greatest(game, demand.alike, (), there, least) >= least
        if not enough:
            return False
    return not effect.modes or len(modes_open(game, effect, ctx)) >= picks(game, effect, ctx)[0]


def picks(game: TrailsGame, effect: t.Effect, ctx: Context) -> tuple[int, int]:
    """How many of its effects can be chosen, at the least and at the most (1312.1)."""
    return effect.instead if effect.when is not None and holds(game, effect.when, ctx) else effect.pick


def number_of(game: TrailsGame, demand: t.Target, ctx: Context) -> tuple[int, int]:
    """The least and the greatest number of targets a demand takes (1204.2d, 1305.2b)."""
    if demand.number is None:
        return demand.least, demand.most
    number = max(0, value(game, demand.number, ctx))
    return (number if demand.least else 0), number


def candidates(game: TrailsGame, demand: t.Target, ctx: Context) -> list[int]:
    """Objects that may be chosen for a demand; what is on standby cannot target itself (1204.2d-3)."""
    kept = safe(game, ctx)
    return [
        ident
        for ident in found(game, demand.filter, ctx)
        if ident != ctx.regs.get("self", (0,))[0] and ident not in kept
    ]


def leaving(game: TrailsGame, effect: t.Effect, demand: t.Target, there: list[int], ctx: Context) -> list[int]:
    """Those that may be chosen for a demand so that enough are left for what leans on it ("another target")."""
    after = [one for one in effect.targets if leans_on(one, demand)]
    if not after or demand.most != 1:
        return there
    for one in after:
        least = number_of(game, one, ctx)[0]
        there = [
            ident for ident in there if len(candidates(game, one, ctx.knowing(demand.register, (ident,)))) >= least
        ]
    return there


def leans_on(demand: t.Target, other: t.Target) -> bool:
    """Whether a demand speaks of the targets of another one: "with the same CP cost as it".

    Guard: tests/trails/1200/1204-targets/targets.yaml.
    """
    f = demand.filter
    if f.asks_others and other.register in (f.but, f.shares, f.named, f.fights):
        return True
    ends = (end for limit in plain_ranges(f.ranges) for end in (limit.least, limit.most))
    return any(not isinstance(end, int | None) and speaks_of(end, other.register) for end in ends)


def modes_open(game: TrailsGame, effect: t.Effect, ctx: Context) -> list[int]:
    """The modes that can be chosen now, counted from 1: those whose demands for targets can be met."""
    return [number for number, mode in enumerate(effect.modes, start=1) if reachable(game, mode, ctx)]


def may_support(target: Traits, supporter: Traits) -> bool:
    """1219.2b-3 to -5, and what a card says of itself."""
    shares = SUPPORTS_ALL in supporter.rules or share(target.orgs, supporter.orgs)
    return shares and (COVERT in target.icons) is (COVERT in supporter.icons)


def nothing(reasons: Iterator[Reason]) -> bool:
    """Whether there is no reason at all."""
    return next(reasons, None) is None
