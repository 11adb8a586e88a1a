"""Evaluating the tree's noun phrases and amounts against a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.carddef import ALL_ORGS, CardDef, Traits
from engine.trails.cards import TYPES
from engine.trails.icons import ABOARD, BOARDED, CURSE, HAS_SUPPORT, LINKED_PAIR, SUPPORTS
from engine.trails.pairs import parts_of
from engine.trails.state import TrailsGame
from engine.trails.tree_nouns import FIGHTING, TURN_STATES, WAS, stats_in
from engine.trails.zones import EXILE, FIELD, HAND, HOMEBASE, INDEX, NAMES, STANDBY, TRAIL

#: Marks of a source: an organization it chose, the zone it was played from.
CHOSEN_ORG, PLAYED_FROM = "linked ", "played from "


class Context(NamedTuple):
    """Whose ability it is, on which card, and what has been bound so far."""

    seat: int
    this: int
    regs: dict[str, tuple[int, ...]]
    x: int | None = None
    kind: str = ""  #: what is played, as in :class:`engine.trails.state.Entry`, where its targets are asked for


Look = Callable[[int], Traits]

#: In a number: the object of which it is said, or that is asked.
SELF = "self"
#: Register of hidden cards that were shown to answer a condition (502.2b); or minus how many might be shown.
CLAIMED = "claimed"
#: Register that is filled while a choice from a hidden zone is part of a cost that was agreed to.
COMPULSORY = "compulsory"
#: Register of the player who chooses among cards of that player's own homebase: the face-down ones are open to them.
OWN = "own"
#: After the name of a register: those of it that really went where an effect moved them.
WENT = ":went"
#: After the name of a register and that of a verb: those of it to which that was really done.
DONE = " done"
#: Register of how much bond was lost or gained in what a craft waits for; or would be.
MUCH = "much"


def secret(f: t.Filter) -> bool:
    """Whether a filter asks what cards are in a zone that not everybody can look into."""
    return f.zone in ("hand", "deck") and f.asks_identity


def matches(
    game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None = None, *, anywhere: bool = False
) -> bool:
    """Whether an object (present, or as last known) fits a filter; with ``anywhere`` its zone does not matter.

    Cards whose face is down in a homebase fit only filters that ask nothing of what they are (R049).
    """
    if not anywhere and NAMES[obj.zone >> 1] != f.zone:
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
    if f.scope != "all" and (_itself(obj, f) == ctx.this) is not (f.scope == "this"):
        return False
    if f.face != "any" and obj.face_up is not (f.face == "up"):
        return False
    for state in f.states:
        if not _state(game, obj, state, look):
            return False
    if f.asks_others and not _stands(game, f, obj, ctx, look):
        return False
    if f.either and not any(fits(game, one, obj, ctx, look) for one in f.either):
        return False
    if not f.asks_identity:
        return True
    if not obj.face_up and obj.zone >> 1 == HOMEBASE >> 1 and not _told(game, obj, ctx):
        return False
    if obj.entry is None and not obj.known:
        return False
    traits = (look or game.traits)(obj.id)
    if f.types and traits.types.isdisjoint(f.types) and not ("ITEM•UNIT" in f.types and traits.types >= _BOTH):
        return False
    plain = not f.orgs or not traits.orgs.isdisjoint(f.orgs) or ALL_ORGS in traits.orgs
    if not plain and not ("chosen" in f.orgs and _chosen(game, ctx, traits)):
        return False
    if f.names and not any(name in traits.names for name in f.names):
        return False
    if f.subnames and not any(name in traits.subnames for name in f.subnames):
        return False
    if f.contains and not any(f.contains in name for name in traits.names) and not _spoken(game, f.contains, traits):
        return False
    if f.without and _has_any(game, f.without, traits, ctx):
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


def _told(game: TrailsGame, obj: Obj, ctx: Context) -> bool:
    """Whether it is asked what a face-down card in a homebase is (R049)."""
    return game.switches.facedown_base_counts or obj.owner in ctx.regs.get(OWN, ())


def _itself(obj: Obj, f: t.Filter) -> int:
    """The object that "this" is asked of: of an ability of "this card", the card that has it."""
    return obj.entry.source if obj.entry is not None and f.ability and f.scope == "this" else obj.id


def _has_any(game: TrailsGame, without: tuple[str, ...], traits: Traits, ctx: Context) -> bool:
    """Whether a card has one of the organizations and types; all organizations are each of them (1333.1)."""
    if not traits.types.isdisjoint(without) or not traits.orgs.isdisjoint(without):
        return True
    if "chosen" in without:
        return _chosen(game, ctx, traits)
    return ALL_ORGS in traits.orgs and without[0] not in TYPES


def keywords(game: TrailsGame, obj: Obj, traits: Traits) -> frozenset[str]:
    """What the crafts that a card has are classified as (207.7, 1332.6)."""
    card = game.defn(obj).meaning if obj.known and obj.cards and not traits.silent else t.Meaning()
    having = (getattr(craft, "keyword", "") for craft in (*card.crafts, *traits.gained))
    return frozenset((*having, *card.keywords)) - {""}


def remembering(game: TrailsGame, this: int) -> Obj | None:
    """The object that remembers what an ability chose: its source, or what waits in standby if that is gone."""
    obj = game.objs.get(this)
    if obj is not None:
        return obj
    waiting = (game.objs[ident] for ident in game.zones[STANDBY])
    return next((one for one in waiting if one.entry is not None and one.entry.source == this), None) or game.find(this)


def _spoken(game: TrailsGame, part: str, traits: Traits) -> bool:
    """Whether a name holds a part in another language than its canonical one: it is the same name (1302.1)."""
    spoken = _names_of(game.world)
    return any(part in other for name in traits.names for other in spoken.get(name, ()))


@lru_cache(maxsize=16)
def _names_of(world: tuple[CardDef, ...]) -> dict[str, tuple[str, ...]]:
    """The names of cards in other languages, by their canonical ones."""
    out: dict[str, tuple[str, ...]] = {}
    for card in world:
        for name in card.traits.names:
            out[name] = tuple(dict.fromkeys((*out.get(name, ()), *card.spoken)))
    return out


def chosen_orgs(game: TrailsGame, this: int) -> frozenset[str]:
    """The organizations that were chosen for an ability (1312.4)."""
    source = remembering(game, this)
    marks = source.marks if source is not None else ()
    return frozenset(mark[len(CHOSEN_ORG) :] for mark in marks if mark.startswith(CHOSEN_ORG))


def _chosen(game: TrailsGame, ctx: Context, traits: Traits) -> bool:
    """Whether a card has an organization that was chosen."""
    chosen = chosen_orgs(game, ctx.this)
    return not chosen.isdisjoint(traits.orgs) or (bool(chosen) and ALL_ORGS in traits.orgs)


def _end(game: TrailsGame, end: t.Amount, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> int:
    """An end of a range; a number of "self" is that of the object itself."""
    if isinstance(end, t.Stat) and end.of == "self":
        return _number_of(game, end.field, obj, traits)
    if isinstance(end, t.Sum):
        return sum(_end(game, part, obj, traits, ctx, look) for part in end.parts)
    return value(game, end, ctx, look)


_BOTH = frozenset(("ITEM", "UNIT"))


def _aims(game: TrailsGame, what: t.Who, obj: Obj, ctx: Context, look: Look | None) -> bool:
    """Whether what waits in standby has this card, or something that fits, among its targets (1204.2d)."""
    if obj.entry is None:
        return False
    for _, chosen in obj.entry.targets:
        for ident in chosen:
            if isinstance(what, str):
                if ident in those(game, what, ctx):
                    return True
                continue
            aimed = game.objs.get(ident)
            if aimed is not None and matches(game, what, aimed, ctx, look):
                return True
    return False


def _stands(game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None) -> bool:
    """How an object stands to others: shared organizations, a fight, where it comes from, having the least or most."""
    if f.among and not (_was_done if ":" in f.among else _one_of)(game, f.among, obj.id, ctx):
        return False
    if f.but and obj.id in those(game, f.but, ctx):
        return False
    if f.ability and not _ability(obj, f.ability, (look or game.traits)(obj.id)):
        return False
    if f.aims is not None and not _aims(game, f.aims, obj, ctx, look):
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
        if not any(_share(orgs, see(ident).orgs) for ident in others):
            return False
    if f.named:
        names = frozenset(see(obj.id).names)
        if all(names.isdisjoint(see(ident).names) for ident in those(game, f.named, ctx)):
            return False
    if f.extreme:
        way, field = f.extreme.split(" ")
        plain = replace(f, extreme="")
        all_ = (field_of(see(ident), field) for ident in found(game, plain, ctx, look))
        numbers = [number for number in all_ if number is not None]
        own = field_of(see(obj.id), field)
        return own is not None and (not numbers or own == (min(numbers) if way == "least" else max(numbers)))
    return True


def _one_of(game: TrailsGame, register: str, ident: int, ctx: Context) -> bool:
    return ident in those(game, register, ctx)


def _was_done(game: TrailsGame, register: str, ident: int, ctx: Context) -> bool:
    """Whether an object is one of a register to which something was really done, or what one has become by it."""
    verb, known = register.partition(":")[2], register + DONE in ctx.regs
    return any(
        (ident == one or ident in led(game, one, ctx)) and (known or done(game, verb, one))
        for one in those(game, register, ctx)
    )


def _share(one: frozenset[str], other: frozenset[str]) -> bool:
    return bool(one & other) or (bool(one and other) and (ALL_ORGS in one or ALL_ORGS in other))


def _ability(obj: Obj, kind: str, traits: Traits) -> bool:
    """What an object in standby is: a card, perhaps of a type, its arts, a craft (509.1)."""
    entry = obj.entry
    if entry is None:
        return False
    crafts = {"craft": "activated", "trigger": "triggered"}
    now = "arts" if entry.kind == "arts" else crafts.get(entry.kind, "card")
    return any(
        one in ("any", now)
        or (now == "card" and one in traits.types)
        or (now != "card" and (one == "ability" or (one == "craft" and now != "arts")))
        for one in kind.split("+")
    )


def _in_range(game: TrailsGame, limit: t.Range, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> bool:
    now = game.defn(obj).traits if limit.printed and obj.known else traits
    if limit.field == "arts ep":
        number = _arts_ep(game, obj)
    else:
        number = len(now.orgs - {ALL_ORGS}) if limit.field == "orgs" else field_of(now, limit.field)
    if number is None or any(_endless(game, end, obj, traits, ctx, look) for end in (limit.least, limit.most)):
        return False
    if limit.least is not None and number < _end(game, limit.least, obj, traits, ctx, look):
        return False
    return limit.most is None or number <= _end(game, limit.most, obj, traits, ctx, look)


def _endless(game: TrailsGame, end: t.Amount | None, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> bool:
    """Whether an end of a range is a number that is not there: nothing is more, less or as much."""
    if end is None or isinstance(end, int):
        return False
    if isinstance(end, t.Stat) and end.of == "self":
        return _number_or_none(game, end.field, obj, traits) is None
    if isinstance(end, t.Sum):
        return any(_endless(game, part, obj, traits, ctx, look) for part in end.parts)
    return numberless(game, end, ctx, look)


def _arts_ep(game: TrailsGame, obj: Obj) -> int | None:
    """The EP cost printed for the arts of a card, or for arts that wait in standby; None without arts."""
    card = game.find(obj.entry.source) if obj.entry is not None and not obj.cards else obj
    return game.defn(card).arts_ep if card is not None and card.known and card.cards else None


TRAIL_UP = HOMEBASE + 2  #: zones below this index have a controller that may differ from the owner


def has_support(game: TrailsGame, obj: Obj, look: Look | None = None) -> bool:
    """Whether a UNIT has support (1309.1): it has gained it, or a craft says that it has it."""
    if not SUPPORTS.isdisjoint(obj.marks):
        return True
    return obj.zone >> 1 == FIELD >> 1 and HAS_SUPPORT in (look or game.traits)(obj.id).rules


def _state(game: TrailsGame, obj: Obj, state: str, look: Look | None = None) -> bool:
    if state[0] == "-":
        return not _state(game, obj, state[1:], look)
    if state == "ready":
        return obj.ready
    if state == "action":
        return not obj.ready
    combat = game.combat
    if state.startswith(_WAS_FIGHTING):
        state = state.removeprefix(WAS)
        return _state(game, obj, state) or any(one.obj == obj.id and state in one.roles for one in game.fought)
    if state in FIGHTING:
        if obj.id not in game.objs and any(one.obj == obj.id and one.gone for one in game.fought):  # as it was (1221.1)
            return any(one.obj == obj.id and one.gone and state in one.roles for one in game.fought)
        if combat is None or combat.stage != "attacking":
            return False
        attacking = obj.id in combat.attackers
        if state == "attacking":
            return attacking
        if state == "attacking alone":
            return attacking and len(combat.attackers) == 1
        if state == "attacking player":
            return attacking and combat.target_seat >= 0
        if state == "sclm attacking":
            return attacking and combat.sclm
        return obj.id == combat.target or (state == "combating" and attacking)
    if state in TURN_STATES:
        return any(event.name == TURN_STATES[state] and event.obj == obj.id for event in game.history)
    if state == "support":
        return has_support(game, obj, look)
    if state in _BUILT:
        return _built(game, obj, state, look)
    if state == "cursed":  # printed Curse holds in every zone, but not while its card is stunned (1414.1, R095)
        if not obj.marks.isdisjoint(HEXES):
            return True
        return "stunned" not in obj.marks and obj.known and CURSE in (look or game.traits)(obj.id).icons
    return state in obj.marks


#: How words begin that ask what something was in the latest attack; others begin likewise.
_WAS_FIGHTING = tuple(WAS + state for state in ("attacking", "defending", "combating", "sclm attacking"))
#: Marks of a cursed card: as long as it is that object, or for this turn.
HEXES = frozenset(("cursed", "hexed"))
#: States that are about what a card is or is made of.
_BUILT = frozenset(("arts", "craft", "organization", "other organization", "linked", "boarded"))


def _built(game: TrailsGame, obj: Obj, state: str, look: Look | None) -> bool:
    if state == "linked":
        return LINKED_PAIR in obj.marks
    if state == "boarded":
        return BOARDED in obj.marks
    if not obj.known or not obj.cards:
        return False
    card = game.defn(obj)
    if state == "arts":
        return card.arts is not None
    traits = (look or game.traits)(obj.id)
    if state == "craft":
        return bool(traits.gained or traits.icons or (card.meaning.crafts and not traits.silent))
    return bool(traits.orgs if state == "organization" else traits.orgs - card.traits.orgs)


def field_of(traits: Traits, field: str) -> int | None:
    """A number by its name in card texts."""
    number: int | None = getattr(traits, _ATTRIBUTE[field])
    return number


def _number_of(game: TrailsGame, field: str, obj: Obj, traits: Traits) -> int:
    """A number of an object, or its printed one: "printed str"; 0 where it has none."""
    return _number_or_none(game, field, obj, traits) or 0


def _number_or_none(game: TrailsGame, field: str, obj: Obj, traits: Traits) -> int | None:
    plain = field.removeprefix("printed ")
    if plain == "arts ep":
        return _arts_ep(game, obj)
    if plain != field:
        traits = game.defn(obj).traits if obj.known else traits
    return field_of(traits, plain)


def numberless(game: TrailsGame, amount: t.Amount, ctx: Context, look: Look | None) -> bool:
    """Whether a number is asked of nothing, or of what does not have it; or one that is worked out with such a one."""
    return any(_lacks(game, stat, ctx, look) for stat in stats_in(amount))


def _lacks(game: TrailsGame, stat: t.Stat, ctx: Context, look: Look | None) -> bool:
    idents = tuple(_meant(game, stat.of, ctx, look))
    obj = game.find(idents[0]) if idents else None
    return obj is None or _number_or_none(game, stat.field, obj, (look or game.traits)(obj.id)) is None


_ATTRIBUTE = {"cp": "cp", "ep": "ep", "level": "level", "str": "strength", "def": "defence", "wings": "wings"}


def found(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None = None) -> list[int]:
    """Ids of all objects that fit a filter, in canonical order: your side first, then in order of zone."""
    objs = game.objs
    return [ident for ident in _among(game, f, ctx) if fits(game, f, objs[ident], ctx, look)]


def findable(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects fit a filter, those not known here that may fit counted in."""
    return len(found(game, f, ctx)) + (sum(not obj.known for obj in _hidden_among(game, f, ctx)))


def possibly(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects might fit a filter for all that everybody can tell: hidden cards count whatever they are."""
    hidden = _hidden_among(game, f, ctx)
    if OWN in ctx.regs:  # beside them what lies there openly
        return len(hidden) + sum(game.objs[ident].face_up for ident in found(game, f, ctx))
    return len(hidden) or len(found(game, f, ctx))


def looking(f: t.Filter, ctx: Context, chooser: str = "you") -> Context:
    """Where a player looks who chooses by what cards are: face-down ones of their own homebase too (507.4, R049)."""
    if f.zone != "homebase" or not f.asks_identity or f.face == "up" or f.whose != chooser:
        return ctx
    return ctx._replace(regs={**ctx.regs, OWN: (ctx.seat if chooser == "you" else ctx.seat ^ 1,)})


def _hidden_among(game: TrailsGame, f: t.Filter, ctx: Context) -> list[Obj]:
    if OWN in ctx.regs and f.zone == "homebase":
        return [obj for obj in game.there(HOMEBASE + ctx.regs[OWN][0]) if not obj.face_up]
    if not f.asks_identity or f.zone not in ("hand", "deck"):
        return []
    sides = seats("each" if f.whose == "any" else f.whose, ctx.seat)
    return [obj for side in sides for obj in game.there(INDEX[f.zone] + side)]


def at_least(game: TrailsGame, f: t.Filter, ctx: Context, count: int) -> bool:
    """Whether at least ``count`` objects fit a filter; stops looking when there are enough."""
    if count <= 0:
        return True
    objs = game.objs
    for ident in _among(game, f, ctx):
        if fits(game, f, objs[ident], ctx):
            count -= 1
            if not count:
                return True
    return False


def _among(game: TrailsGame, f: t.Filter, ctx: Context) -> tuple[int, ...]:
    """Ids of the objects that lie where a filter looks, on the side that it asks for."""
    # a card lies on its controller's side of the field and elsewhere in its owner's zones, so the side says whose it is
    zone, whose = INDEX[f.zone], f.whose
    zones = game.zones
    if zone == STANDBY:
        there, objs = zones[STANDBY], game.objs
        if isinstance(whose, t.Of):
            return tuple(ident for ident in there if objs[ident].controller in concerned(game, whose, ctx))
        if whose not in ("you", "opponent"):
            return there
        return tuple(ident for ident in there if (objs[ident].controller == ctx.seat) is (whose == "you"))
    if whose == "you":
        return zones[zone + ctx.seat]
    if whose == "opponent":
        return zones[zone + (ctx.seat ^ 1)]
    if isinstance(whose, t.Of):
        return tuple(ident for seat in concerned(game, whose, ctx) for ident in zones[zone + seat])
    return zones[zone + ctx.seat] + zones[zone + (ctx.seat ^ 1)]


def spared(game: TrailsGame, seat: int) -> frozenset[int]:
    """Objects on the field that a seat cannot choose as targets (104.4, 1204.2d)."""
    derived = game.derived
    kept: frozenset[int] | None = derived.spared.get(seat)
    if kept is None:
        kept = frozenset(ident for ident, traits in derived.traits.items() if _spared(game, seat, ident, traits))
        derived.spared[seat] = kept
    return kept


def _spared(game: TrailsGame, seat: int, ident: int, traits: Traits) -> bool:
    if "cannot be targeted" in traits.rules:
        return ident in game.objs
    obj = game.objs.get(ident) if "cannot be targeted by opponent" in traits.rules else None
    return obj is not None and obj.controller != seat


def those(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Ids meant by a register or filter, present or gone."""
    if isinstance(who, str):
        if who == CREW and who not in ctx.regs:
            return crew_of(game, ctx.this)
        if who == BESIDE and who not in ctx.regs:
            return beside(game, ctx.this)
        return (ctx.this,) if who == "this" else ctx.regs.get(who, ())
    return tuple(found(game, who, ctx))


#: Register of the cards that have boarded this one, wherever it is asked for.
CREW = "crew"


#: Register of the cards that are in an SCLM attack with this one, wherever it is asked for.
BESIDE = "beside"


def beside(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """The other UNITs of the SCLM attack in which an object takes part (804.5)."""
    combat = game.combat
    if combat is None or combat.stage != "attacking" or not combat.sclm or ident not in combat.attackers:
        return ()
    return tuple(other for other in combat.attackers if other != ident)


def crew_of(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """The cards that have boarded an object (ja:1337.1)."""
    gone = (other for zone in (EXILE, EXILE + 1) for other in game.zones[zone])
    return tuple(other for other in gone if game.objs[other].host == ident and ABOARD in game.objs[other].marks)


def present(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Objects meant that are still there: nothing can be done to what left (R075), unless this very effect has put it
    onto the field again."""
    if who == "this" and ctx.this not in game.objs:
        again = [game.objs[ident] for ident in _became(ctx).get(ctx.this, ()) if ident in game.objs]
        return tuple(obj.id for obj in again if obj.zone >> 1 == FIELD >> 1)
    return tuple(ident for ident in those(game, who, ctx) if ident in game.objs)


#: Register of what objects became in a place where they are seen: one, what it became, another one, and so on; a linked
#: pair that came apart stands there twice.
BECAME = "became"


def _became(ctx: Context) -> dict[int, tuple[int, ...]]:
    pairs = ctx.regs.get(BECAME, ())
    out: dict[int, tuple[int, ...]] = {}
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        out[old] = (*out.get(old, ()), new)
    return out


def followed(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """As :func:`present`, for what can move a card on: a craft that waits for its card to leave the field for a trail,
    or an effect that has put it there, speaks of it there (502.3)."""
    if who == "this" and _stood_for(game, ctx.this):
        return ()
    return tuple(now for ident in those(game, who, ctx) for now in led(game, ident, ctx))


def led(game: TrailsGame, ident: int, ctx: Context) -> tuple[int, ...]:
    """The object itself, or what it has become, where an effect can move it on."""
    now = tuple(new for new in _became(ctx).get(ident, ()) if new in game.objs) or lying(game, ident)
    return tuple(one for one in now if one in game.objs)


def _stood_for(game: TrailsGame, ident: int) -> bool:
    """Whether what resolves stands for a card that stays in its homebase: moved, it just ends (R038, R045)."""
    top = game.objs[game.zones[STANDBY][0]] if game.zones[STANDBY] else None
    return top is not None and not top.cards and top.entry.kind == "event" and bool(top.entry.source == ident)


def lying(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """An object, or what it became: the card that is resolving (1204.2i), or one that an effect just removed from the
    game. The effect goes on to speak of it; of a linked pair, of both cards (ja:1336.1)."""
    gone = None if ident in game.objs else game.find(ident)
    if gone is None or not gone.cards:
        return (ident,)
    if game.zones[STANDBY] and game.objs[game.zones[STANDBY][0]].cards == gone.cards:
        return game.zones[STANDBY][:1]
    pair = len(gone.cards) > 1
    return parts_of(game, gone, (EXILE, EXILE + 1) if pair else (EXILE + gone.owner,)) or (ident,)


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
    meant = [obj for obj in map(game.find, those(game, f.among, ctx)) if obj is not None]
    return sum(matches(game, f, obj, ctx, look, anywhere=obj.id not in game.objs) for obj in meant)


def undone(game: TrailsGame, verb: str, ident: int) -> bool:
    """Whether a verb can still change an object that is there."""
    obj = game.objs.get(ident)
    if obj is None:
        return False
    if verb in ("stun", "cure"):
        return ("stunned" in obj.marks) is (verb == "cure")
    if verb in ("return", "exile"):
        return obj.zone >> 1 != _GOES[verb] >> 1
    return obj.ready is (verb == "action") if verb in ("ready", "action") else True


#: Where a card goes by what is done to it.
_GOES = {"ko": TRAIL, "destroy": TRAIL, "return": HAND, "exile": EXILE}


def done(game: TrailsGame, verb: str, ident: int) -> bool:
    """Whether that has been done to an object to which it had not been done before."""
    obj = game.objs.get(ident)
    if verb in _GOES:
        zone = _GOES[verb]
        if obj is not None:  # what was hidden is followed to where everybody sees it
            return verb == "exile" and obj.zone >> 1 == zone >> 1
        gone = game.lki.get(ident)
        now = (card for other in (*game.zones[zone], *game.zones[zone + 1]) for card in game.objs[other].cards)
        return gone is not None and not frozenset(gone.obj.cards).isdisjoint(now)
    if verb == "counter":
        return obj is None  # what cannot be countered still waits there
    return obj is not None and not undone(game, verb, ident)


def its_own(ctx: Context, ident: int) -> Context:
    """The same, where a number can be that of the object of which something is said."""
    return ctx._replace(regs={**ctx.regs, SELF: (ident,)})


def value(game: TrailsGame, amount: t.Amount, ctx: Context, look: Look | None = None) -> int:
    """An amount as a number; negative numbers count as such (R026)."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, t.Count) and CLAIMED in ctx.regs and secret(amount.of):
        shown = ctx.regs[CLAIMED]
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
        return 0 if obj is None else _number_of(game, amount.field, obj, (look or game.traits)(obj.id))
    if isinstance(amount, t.Total):
        them = [obj for obj in map(game.find, _meant(game, amount.of, ctx, look)) if obj is not None]
        see = look or game.traits
        return amount.each * sum(_number_of(game, amount.field, obj, see(obj.id)) for obj in them)
    if isinstance(amount, t.PlayerStat):
        seat = ctx.seat if amount.of == "you" else ctx.seat ^ 1
        if amount.field in t.TURN_BOND:
            name = t.TURN_BOND[amount.field]
            return sum(event.n for event in game.history if event.name == name and event.seat == seat)
        pool: tuple[int, int] = getattr(game, amount.field)
        return _treated_bond(game, seat, look) if amount.field == "bond" else pool[seat]
    if isinstance(amount, t.Share):
        return value(game, amount.amount, ctx, look) // max(1, amount.by) * amount.each
    if isinstance(amount, t.Apart):
        return abs(value(game, amount.one, ctx, look) - value(game, amount.other, ctx, look))
    if isinstance(amount, t.Neg):
        return -value(game, amount.amount, ctx, look)
    if isinstance(amount, t.X):
        return (ctx.x or 0) * amount.each
    if isinstance(amount, t.Times):
        from engine.trails.conditions import times  # which asks with the words of this module

        return times(game, amount.of, ctx, look) * amount.each
    if isinstance(amount, t.Much):
        return max(0, ctx.regs.get(MUCH, (0,))[0] + amount.more) * amount.each
    return sum(value(game, part, ctx, look) for part in amount.parts)


def _meant(game: TrailsGame, of: t.Who, ctx: Context, look: Look | None) -> Iterable[int]:
    return those(game, of, ctx) if isinstance(of, str) else found(game, of, ctx, look)


def player_rules(game: TrailsGame, seat: int, look: Look | None) -> frozenset[str]:
    """Rules in force for a player, also in the middle of the layers."""
    rules: frozenset[str] = game.derived.player_rules[seat] if look is None else game.treats[seat]
    return rules


def _treated_bond(game: TrailsGame, seat: int, look: Look | None) -> int:
    """Bond as crafts and effects see it: what it is treated as, or less (ja:1329.2, R083)."""
    treated = [int(rule[11:]) for rule in player_rules(game, seat, look) if str(rule).startswith("treat bond ")]
    return min(game.bond[seat], *treated) if treated else game.bond[seat]


def concerned(game: TrailsGame, player: t.Player, ctx: Context) -> tuple[int, ...]:
    """Seats meant by a player word, also by "its owner", "its controller" and "that player"."""
    if player == t.THAT_PLAYER:
        return ctx.regs.get(player.who, ())
    if isinstance(player, t.Of):
        idents = those(game, player.who, ctx)
        obj = game.find(idents[0]) if idents else None
        return () if obj is None else (obj.owner if player.what == "owner" else obj.controller,)
    return seats(player, ctx.seat)


def seats(player: t.Player, seat: int) -> tuple[int, ...]:
    """Seats meant by "you", "opponent" or "each"; for "each" the asking seat first."""
    return (seat,) if player == "you" else (seat ^ 1,) if player == "opponent" else (seat, seat ^ 1)
