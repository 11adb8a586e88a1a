"""Evaluating the tree's noun phrases and amounts against a state: which objects fit, and how much it is.

Filters ask for amounts ("with STR equal to your bond"), amounts count what fits and how often something happened, and
what happened is asked by filters, so all three are here. What is asked of one object alone is in ``traits``, of hidden
cards in ``hidden``; what an ability speaks of in ``context``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import ALL_ORGS, Traits
from engine.trails.query.context import (
    BESIDE,
    CLAIMED,
    CREW,
    DONE,
    LAID,
    MUCH,
    OWN,
    REMOVED,
    WENT,
    Context,
    Look,
    as_seen,
    became,
    becoming,
    beside,
    crew_of,
    done,
    fighting,
    led,
    removed_by,
    seats,
    stood_for,
)
from engine.trails.query.hidden import hidden_among, secret, told
from engine.trails.query.in_common import greatest
from engine.trails.query.traits import (
    arts_ep,
    called,
    came_from,
    field_of,
    has_any,
    in_state,
    itself,
    keywords,
    lies_home,
    number_of,
    number_or_none,
    of_chosen_orgs,
    printed,
    share,
    traits_of,
    treated_bond,
    waits_as,
)
from engine.trails.state.game import TrailsGame
from engine.trails.state.thresholds import at_moment
from engine.trails.tree.nouns import SOURCE, stats_in
from engine.trails.tree.zones import FIELD, HOMEBASE, INDEX, NAMES, STANDBY

#: Happenings to a card that comes to lie elsewhere after it, and is no other card there.
_PLAYS = ("is played", "plays arts")

TRAIL_UP = HOMEBASE + 2  #: zones below this index have a controller that may differ from the owner
_BOTH = frozenset(("ITEM", "UNIT"))


def matches(
    game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None = None, *, anywhere: bool = False
) -> bool:
    """Whether an object (present, or as last known) fits a filter; with ``anywhere`` its zone does not matter.

    Cards whose face is down in a homebase fit only filters that ask nothing of what they are (R049).
    """
    if not anywhere and NAMES[obj.zone >> 1] != f.zone and not (f.spread and obj.zone >> 1 == HOMEBASE >> 1):
        return False
    if f.whose != "any":
        mine = obj.controller if obj.zone < TRAIL_UP or obj.zone == STANDBY else obj.owner
        if isinstance(f.whose, t.Of):
            if mine not in concerned(game, f.whose, ctx):
                return False
        elif (mine == ctx.seat) is not (f.whose == "you"):
            return False
    return fits(game, f, obj, ctx, look)


def fits(game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None = None) -> bool:
    """The part of :func:`matches` that is neither about the zone nor about whose the object is."""
    if obj.entry is not None and obj.entry.kind == "support":
        return False  # SCLM Support waits, but is neither card nor ability (R046)
    if f.spread and obj.zone >> 1 == HOMEBASE >> 1 and not lies_home(game, obj, look):
        return False
    if f.scope != "all" and (itself(obj, f) == ctx.this) is not (f.scope == "this"):
        return False
    if f.face != "any" and obj.face_up is not (f.face == "up"):
        return False
    for state in f.states:
        if not in_state(game, obj, state, look):
            return False
    if f.asks_others and not _stands(game, f, obj, ctx, look):
        return False
    if f.either and not any(fits(game, one, obj, ctx, look) for one in f.either):
        return False
    if not f.asks_identity:
        return True
    if not obj.face_up and obj.zone >> 1 == HOMEBASE >> 1 and not told(game, obj, ctx):
        return False
    cards = obj.cards
    if obj.entry is None and cards and (cards[0] < 0 or (len(cards) > 1 and not obj.known)):
        return False
    traits = (look or game.traits)(obj.id)
    if f.types and traits.types.isdisjoint(f.types) and not ("ITEM•UNIT" in f.types and traits.types >= _BOTH):
        return False
    plain = not f.orgs or not traits.orgs.isdisjoint(f.orgs) or ALL_ORGS in traits.orgs
    if not plain and not ("chosen" in f.orgs and of_chosen_orgs(game, ctx, traits)):
        return False
    if f.names and not any(name in traits.names for name in f.names):
        return False
    if f.subnames and not any(name in traits.subnames for name in f.subnames):
        return False
    if f.contains and not any(f.contains in name for name in traits.names) and not called(game, f.contains, traits):
        return False
    if f.without and has_any(game, f.without, traits, ctx):
        return False
    if f.unnamed and (
        any(name in f.unnamed for name in traits.names)
        or any(t.NO_SUBNAME + name in f.unnamed for name in traits.subnames)
    ):
        return False
    for icon in f.icons:
        negated = icon[0] == "-"
        if ((icon[1:] if negated else icon) in traits.icons) is negated and (
            t.EITHER_ICON not in icon or not any(one in traits.icons for one in icon.split(t.EITHER_ICON))
        ):
            return False
    if f.keywords:
        there = keywords(game, obj, traits)
        if any((word.removeprefix("-") in there) is (word[0] == "-") for word in f.keywords):
            return False
    for limit in f.ranges:
        if isinstance(limit, t.AnyRange):
            if not any(_in_range(game, one, obj, traits, ctx, look) for one in limit.of):
                return False
        elif not _in_range(game, limit, obj, traits, ctx, look):
            return False
    return True


def _aims(game: TrailsGame, what: t.Who, obj: Obj, ctx: Context, look: Look | None) -> bool:
    """Whether what waits in standby has this card, or something that fits, among its targets (1204.2d)."""
    if obj.entry is None:
        return False
    for _, chosen in obj.entry.targets:
        for ident in chosen:
            if isinstance(what, str) and ident in those(game, what, ctx):
                return True
            aimed = game.objs.get(ident)
            if aimed is not None and not isinstance(what, str) and matches(game, what, aimed, ctx, look):
                return True
    return False


def _of_source(game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None) -> bool:
    """Whether what waits in standby is an ability of a card that fits, wherever that lies by now (1221.1)."""
    if obj.entry is None or obj.cards:
        return False
    card = game.find(obj.entry.source)
    return card is not None and matches(game, f, card, ctx, look, anywhere=True)


def _stands(game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None) -> bool:
    """How an object stands to others: shared organizations, a fight, where it comes from, having the least or most."""
    deed = ":" in f.among and not f.among.endswith(f":{CREW}")
    if f.among and not (_was_done if deed else _one_of)(game, f.among, obj.id, ctx):
        return False
    if f.zone == "deck" and f.among and obj.id in ctx.regs.get(LAID, ()):
        return False  # it lies where it was put, and is no more among what was looked at
    if f.but and obj.id in those(game, f.but, ctx):
        return False
    if f.ability and not waits_as(obj, f.ability, (look or game.traits)(obj.id)):
        return False
    if f.aims is not None and not _aims(game, f.aims, obj, ctx, look):
        return False
    if f.source is not None and not _of_source(game, f.source, obj, ctx, look):
        return False
    if f.fights:
        combat = game.combat
        if combat is None or combat.stage != "attacking":
            return False
        foes = those(game, f.fights, ctx)
        mine = combat.attackers if obj.id in combat.attackers else (combat.target,) if obj.id == combat.target else ()
        other = (combat.target,) if obj.id in combat.attackers else combat.attackers
        if not mine or not any(foe in other for foe in foes):
            return False
    see = look or game.traits
    if f.shares:
        orgs = see(obj.id).orgs
        others = [ident for ident in those(game, f.shares, ctx) if ident != obj.id]
        if not any(share(orgs, see(ident).orgs) for ident in others):
            return False
    if f.named:
        names = frozenset(see(obj.id).names)
        if all(names.isdisjoint(see(ident).names) for ident in those(game, f.named, ctx)):
            return False
    if f.like and not _alike(game, f.like, obj, ctx, look):
        return False
    if f.extreme:
        way, field = f.extreme.split(" ")
        plain = replace(f, extreme="")
        all_ = (field_of(see(ident), field) for ident in found(game, plain, ctx, look))
        numbers = [number for number in all_ if number is not None]
        own = field_of(see(obj.id), field)
        return own is not None and (not numbers or own == (min(numbers) if way == "least" else max(numbers)))
    return True


def _alike(game: TrailsGame, like: tuple[Any, ...], obj: Obj, ctx: Context, look: Look | None) -> bool:
    """Whether an object has something in common with another one that fits a filter."""
    what, of = like
    see = look or game.traits
    own, others = see(obj.id), (see(ident) for ident in found(game, of, ctx, look) if ident != obj.id)
    if what == "organization":
        return any(share(own.orgs, other.orgs) for other in others)
    if what == "name":
        names = frozenset(own.names)
        return any(not names.isdisjoint(other.names) for other in others)
    number = field_of(own, what)
    return number is not None and any(field_of(other, what) == number for other in others)


def _one_of(game: TrailsGame, register: str, ident: int, ctx: Context) -> bool:
    """Whether an object is one of a register, or what one has become where this very effect has put it."""
    meant = those(game, register, ctx)
    return ident in meant or any(ident in led(game, one, ctx) for one in meant if one not in game.objs)


def _was_done(game: TrailsGame, register: str, ident: int, ctx: Context) -> bool:
    """Whether an object is one of a register to which something was really done, or what one has become by it."""
    verb, known = register.partition(":")[2], register + DONE in ctx.regs
    return any(
        (ident == one or ident in led(game, one, ctx)) and (known or done(game, verb, one))
        for one in those(game, register, ctx)
    )


def _in_range(game: TrailsGame, limit: t.Range, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> bool:
    """Whether a number of an object lies in a range. One of something else than the card, such as its arts, has a
    range field of its own."""
    now = printed(game, obj) if limit.printed and obj.known else traits
    if limit.field == "arts ep":
        number = arts_ep(game, obj)
    else:
        number = len(now.orgs - {ALL_ORGS}) if limit.field == "orgs" else field_of(now, limit.field)
    if number is None or any(_endless(game, end, obj, traits, ctx, look) for end in (limit.least, limit.most)):
        return False
    if limit.least is not None and number < _end(game, limit.least, obj, traits, ctx, look):
        return False
    return limit.most is None or number <= _end(game, limit.most, obj, traits, ctx, look)


def _end(game: TrailsGame, end: t.Amount, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> int:
    """An end of a range; a number of "self" is that of the object itself."""
    if isinstance(end, t.Stat) and end.of == "self":
        return number_of(game, end.field, obj, traits)
    if isinstance(end, t.Sum):
        return sum(_end(game, part, obj, traits, ctx, look) for part in end.parts)
    return value(game, end, ctx, look)


def _endless(game: TrailsGame, end: t.Amount | None, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> bool:
    """Whether an end of a range is a number that is not there: nothing is more, less or as much."""
    if end is None or isinstance(end, int):
        return False
    if isinstance(end, t.Stat) and end.of == "self":
        return number_or_none(game, end.field, obj, traits) is None
    if isinstance(end, t.Sum):
        return any(_endless(game, part, obj, traits, ctx, look) for part in end.parts)
    return numberless(game, end, ctx, look)


def found(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None = None) -> list[int]:
    """Ids of all objects that fit a filter, in canonical order: your side first, then in order of zone."""
    if f.plain:
        return _plainly(game, f, ctx, look)
    return [obj.id for obj in map(game.objs.__getitem__, _among(game, f, ctx)) if fits(game, f, obj, ctx, look)]


def _plainly(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None = None) -> list[int]:
    """What :func:`fits` finds on the field for a filter that asks no more than type and stun; all is known there."""
    objs, types, stunned = game.objs, f.types, f.stunned
    there = _among(game, f, ctx)
    idents = [ident for ident in there if stunned is None or ("stunned" in objs[ident].marks) is stunned]
    looks = traits_of(game, idents) if look is None else map(look, idents)
    return [ident for ident, now in zip(idents, looks, strict=True) if not types or not now.types.isdisjoint(types)]


def at_least(game: TrailsGame, f: t.Filter, ctx: Context, count: int) -> bool:
    """Whether at least ``count`` objects fit a filter; stops looking when there are enough."""
    if count <= 0:
        return True
    if f.plain:
        return len(_plainly(game, f, ctx)) >= count
    for obj in map(game.objs.__getitem__, _among(game, f, ctx)):
        count -= fits(game, f, obj, ctx)
        if not count:
            return True
    return False


def _among(game: TrailsGame, f: t.Filter, ctx: Context) -> tuple[int, ...]:
    """Ids of the objects that lie where a filter looks, on the side that it asks for, which says whose they are."""
    zone, whose, zones = INDEX[f.zone], f.whose, game.zones
    if f.fighting:
        return fighting(game, concerned(game, whose, ctx))
    if zone == STANDBY:
        there, objs = zones[STANDBY], game.objs
        if isinstance(whose, t.Of):
            return tuple(ident for ident in there if objs[ident].controller in concerned(game, whose, ctx))
        if whose not in ("you", "opponent"):
            return there
        return tuple(ident for ident in there if (objs[ident].controller == ctx.seat) is (whose == "you"))
    if f.spread:
        sides = concerned(game, "each" if whose == "any" else whose, ctx)
        return tuple(ident for side in sides for place in (FIELD, HOMEBASE) for ident in zones[place + side])
    if whose in ("you", "opponent"):
        return zones[zone + (ctx.seat ^ 1 if whose == "opponent" else ctx.seat)]
    if isinstance(whose, t.Of):
        return tuple(ident for seat in concerned(game, whose, ctx) for ident in zones[zone + seat])
    return zones[zone + ctx.seat] + zones[zone + (ctx.seat ^ 1)]


def findable(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects fit a filter, those not known here that may fit counted in."""
    return len(found(game, f, ctx)) + (sum(not obj.known for obj in hidden_among(game, f, ctx)))


def possibly(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects might fit a filter for all that everybody can tell: hidden cards count whatever they are."""
    hidden = hidden_among(game, f, ctx)
    if OWN in ctx.regs:  # beside them what lies there openly
        return len(hidden) + sum(game.objs[ident].face_up for ident in found(game, f, ctx))
    return len(hidden) or len(found(game, f, ctx))


def those(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Ids meant by a register or filter, present or gone."""
    if isinstance(who, str):
        if who == CREW and who not in ctx.regs:
            return crew_of(game, ctx.this)
        if who.endswith(f":{CREW}"):  # of another one
            of = ctx.regs.get(who.partition(":")[0], ())
            return tuple(other for ident in of if ident in game.objs for other in crew_of(game, ident))
        if who == REMOVED and who not in ctx.regs:
            return removed_by(game, ctx.this)
        if who == BESIDE and who not in ctx.regs:
            return beside(game, ctx.this)
        if who.endswith(SOURCE):
            waiting = (game.find(ident) for ident in ctx.regs.get(who.removesuffix(SOURCE), ()))
            return tuple(one.entry.source for one in waiting if one is not None and one.entry is not None)
        return (ctx.this,) if who == "this" else ctx.regs.get(who, ())
    return tuple(found(game, who, ctx))


def present(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Objects meant that are still there: nothing can be done to what left (R075), unless this very effect has put it
    onto the field again."""
    if who == "this" and ctx.this not in game.objs:
        again = [game.objs[ident] for ident in becoming(ctx).get(ctx.this, ()) if ident in game.objs]
        return tuple(obj.id for obj in again if obj.zone >> 1 == FIELD >> 1)
    return tuple(ident for ident in those(game, who, ctx) if ident in game.objs)


def followed(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """As :func:`present`, for what can move a card on: a craft that waits for its card to leave the field for a trail,
    or an effect that has put it there, speaks of it there (502.3)."""
    if who == "this" and stood_for(game, ctx.this):
        return ()
    return tuple(now for ident in those(game, who, ctx) for now in led(game, ident, ctx))


def concerned(game: TrailsGame, player: t.Player, ctx: Context) -> tuple[int, ...]:
    """Seats meant by a player word, also by "its owner", "its controller" and "that player"."""
    if player == t.THAT_PLAYER:
        return ctx.regs.get(player.who, ())
    if isinstance(player, t.Of):
        idents = those(game, player.who, ctx)
        obj = game.find(idents[0]) if idents else None
        return () if obj is None else (obj.owner if player.what == "owner" else obj.controller,)
    return seats(player, ctx.seat)


def value(game: TrailsGame, amount: t.Amount, ctx: Context, look: Look | None = None) -> int:
    """An amount as a number; negative numbers count as such (R026)."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, t.Count) and CLAIMED in ctx.regs and secret(amount.of):
        shown = ctx.regs[CLAIMED]
        if as_seen(amount.of.among) in ctx.regs:
            return amount.each * _count(game, amount.of, ctx, look)
        if shown and shown[0] < 0:  # so many, if as many lie there
            return amount.each * min(-shown[0], possibly(game, amount.of, ctx))
        return amount.each * len(set(found(game, amount.of, ctx, look)) & set(shown))
    if isinstance(amount, t.Count):
        return amount.each * _count(game, amount.of, ctx, look)
    if isinstance(amount, t.CountOrgs):
        among = those(game, amount.of, ctx) if isinstance(amount.of, str) else found(game, amount.of, ctx, look)
        there = {org for ident in among for org in (look or game.traits)(ident).orgs}
        return amount.each * len(there - {ALL_ORGS})
    if isinstance(amount, t.Size):
        return _size(game, amount, ctx, look) * amount.each
    if isinstance(amount, t.Stat):
        idents = tuple(_meant(game, amount.of, ctx, look))
        obj = game.find(idents[0]) if idents else None
        return 0 if obj is None else number_of(game, amount.field, obj, (look or game.traits)(obj.id))
    if isinstance(amount, t.Total):
        them = [obj for obj in map(game.find, _meant(game, amount.of, ctx, look)) if obj is not None]
        see = look or game.traits
        return amount.each * sum(number_of(game, amount.field, obj, see(obj.id)) for obj in them)
    if isinstance(amount, t.Named):
        return 0  # none was named
    if isinstance(amount, t.PlayerStat):
        seat = ctx.seat if amount.of == "you" else ctx.seat ^ 1
        if isinstance(amount.of, t.Of):
            whose = concerned(game, amount.of, ctx)
            if not whose:
                return 0
            seat = whose[0]
        if amount.field in t.TURN_BOND:
            name = t.TURN_BOND[amount.field]
            return sum(event.n for event in game.history if event.name == name and event.seat == seat)
        pool: tuple[int, int] = getattr(game, amount.field)
        return treated_bond(game, seat, look) if amount.field == "bond" else pool[seat]
    if isinstance(amount, t.Share):
        return value(game, amount.amount, ctx, look) // max(1, amount.by) * amount.each
    if isinstance(amount, t.Apart):
        return abs(value(game, amount.one, ctx, look) - value(game, amount.other, ctx, look))
    if isinstance(amount, t.Capped):
        much = value(game, amount.amount, ctx, look)
        return min(much, amount.most) if amount.most >= 0 else max(much, amount.most)
    if isinstance(amount, t.Alikes):
        fits = tuple(found(game, amount.of, ctx, look))
        return amount.each * greatest(game, amount.how, (), fits, len(fits), look)
    if isinstance(amount, t.Floored):
        return value(game, amount.amount, ctx, look)
    if isinstance(amount, t.Neg):
        return -value(game, amount.amount, ctx, look)
    if isinstance(amount, t.X):
        return (ctx.x or 0) * amount.each
    if isinstance(amount, t.Times):
        return times(game, amount.of, ctx, look) * amount.each
    if isinstance(amount, t.Much):
        more = amount.more if isinstance(amount.more, int) else value(game, amount.more, ctx, look)
        return max(0, ctx.regs.get(MUCH, (0,))[0] + more) * amount.each
    return sum(value(game, part, ctx, look) for part in amount.parts)


def _meant(game: TrailsGame, of: t.Who, ctx: Context, look: Look | None) -> Iterable[int]:
    return those(game, of, ctx) if isinstance(of, str) else found(game, of, ctx, look)


def _size(game: TrailsGame, size: t.Size, ctx: Context, look: Look | None) -> int:
    """How many a register holds, of a type if one is asked for: as last known where they are gone (1221.1)."""
    idents = those(game, size.of, ctx)
    if size.done and (really := ctx.regs.get(f"{size.of}:{size.done}{DONE}")) is not None:
        idents = tuple(ident for ident in idents if ident in really)
    elif size.done:
        open_ = ctx.regs.get(f"{size.of}:{size.done}", ())
        idents = tuple(ident for ident in idents if ident in open_ and done(game, size.done, ident))
    elif (went := ctx.regs.get(size.of + WENT)) is not None:
        idents = tuple(ident for ident in idents if ident in went)
    if not size.type:
        return len(idents)
    f = t.Filter(types=(size.type,))
    there = [obj for obj in map(game.find, idents) if obj is not None]
    return sum(matches(game, f, obj, ctx, look, anywhere=True) for obj in there)


def _count(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None) -> int:
    """How many objects fit a filter; among those of a register, as last known where they are gone (1221.1)."""
    if not f.among:
        return len(found(game, f, ctx, look))
    if as_seen(f.among) in ctx.regs:
        return sum(one in game.shown or one in ctx.regs.get(CLAIMED, (one,)) for one in fitting(game, f, ctx, look))
    meant = [obj for obj in map(game.find, those(game, f.among, ctx)) if obj is not None]
    return sum(matches(game, f, obj, ctx, look, anywhere=obj.id not in game.objs) for obj in meant)


def fitting(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None = None) -> list[int]:
    """What fits of cards that were shown or looked at, wherever it lies by now: what everybody saw is what it was then
    (1311.1), anything else what it is."""
    plain = replace(f, among="", whose="any")
    out = []
    for one, now in zip(ctx.regs[as_seen(f.among)], ctx.regs[f.among], strict=True):
        obj = game.find(one if one in game.shown else now)
        if obj is None or (f.whose != "any" and obj.owner not in concerned(game, f.whose, ctx)):
            continue
        if fits(game, plain, obj, ctx, look):
            out.append(one)
    return out


def numberless(game: TrailsGame, amount: t.Amount, ctx: Context, look: Look | None) -> bool:
    """Whether a number is asked of nothing, or of what does not have it; or one that is worked out with such a one.

    It is then in no comparison. Guard: tests/trails/100/104-principles/no_number.yaml.
    """
    return any(_lacks(game, stat, ctx, look) for stat in stats_in(amount))


def _lacks(game: TrailsGame, stat: t.Stat, ctx: Context, look: Look | None) -> bool:
    idents = tuple(_meant(game, stat.of, ctx, look))
    obj = game.find(idents[0]) if idents else None
    return obj is None or number_or_none(game, stat.field, obj, (look or game.traits)(obj.id)) is None


def times(game: TrailsGame, trigger: t.Trigger, ctx: Context, look: Look | None = None) -> int:
    """To how many objects in this turn that has happened, or how often where it is about a player alone."""
    heard = [event for event in game.history if hears(game, trigger, event, ctx, look)]
    return len(heard) if trigger.who is None else len({event.obj for event in heard})


def hears(game: TrailsGame, trigger: t.Trigger, event: Any, ctx: Context, look: Look | None = None) -> bool:
    """Whether a happening is what a trigger waits for, as far as player, moment, doer and objects go."""
    if trigger.event != event.name or (trigger.moment and not at_moment(trigger, event.moment)):
        return False
    if trigger.player != "each" and event.seat >= 0 and (event.seat == ctx.seat) is not (trigger.player == "you"):
        return False
    if trigger.by and (event.by < 0 or trigger.by not in ("each", "you" if event.by == ctx.seat else "opponent")):
        return False  # a move that a rule made is nobody's (1222.5, R076)
    if trigger.who is not None:
        if isinstance(trigger.who, str):
            if event.obj not in those(game, trigger.who, ctx) and not became(game, ctx.this, event.obj):
                return False
        else:
            if trigger.who.scope == "other" and _own(game, event, ctx.this):
                return False
            obj = game.find(event.obj)
            # a card is played from standby or its homebase; the demand for a zone is about where it came from
            anywhere = event.name in _PLAYS and trigger.who.zone in ("field", "standby")
            if event.name == "is played" and obj is not None and trigger.who.zone == came_from(game, obj):
                anywhere = True  # a UNIT or ITEM is in standby itself when it has been played from there
            if event.moment == " trail" and trigger.who.zone == "trail":
                anywhere = True  # what comes from the field is seen there (1211.6b)
            if event.name == "is rebuilt" and trigger.who.zone == "homebase":
                anywhere = True  # only cards there are rebuilt, and they lie in the trail by now (1335.1)
            if obj is None or not matches(game, trigger.who, obj, ctx, look, anywhere=anywhere):
                return False
    if trigger.other is not None:
        others = (event.other,) if event.other else dict(event.bind).get("attackers", ())
        met = (game.find(ident) for ident in others)
        if not any(other is not None and matches(game, trigger.other, other, ctx, look) for other in met):
            return False
    return True


def _own(game: TrailsGame, event: Any, this: int) -> bool:
    """Whether it happened to the card itself, by the move just made or while it was played. What has come back since
    it happened is another object (502.3)."""
    return became(game, this, event.obj) or (event.name in _PLAYS and became(game, event.obj, this))
