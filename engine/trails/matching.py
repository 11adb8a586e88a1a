"""Evaluating the tree's noun phrases, amounts and conditions against a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.carddef import ALL_ORGS, Traits
from engine.trails.icons import CURSE
from engine.trails.state import TrailsGame
from engine.trails.zones import HOMEBASE, INDEX, NAMES, STANDBY


class Context(NamedTuple):
    """Whose ability it is, on which card, and what has been bound so far."""

    seat: int
    this: int
    regs: dict[str, tuple[int, ...]]
    x: int | None = None


Look = Callable[[int], Traits]

#: Register of hidden cards that were shown to answer a condition (502.2b).
CLAIMED = "claimed"


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
        if (mine == ctx.seat) is not (f.whose == "you"):
            return False
    return fits(game, f, obj, ctx, look)


def fits(game: TrailsGame, f: t.Filter, obj: Obj, ctx: Context, look: Look | None = None) -> bool:
    """The part of :func:`matches` that is neither about the zone nor about whose the object is."""
    if obj.entry is not None and obj.entry.kind == "support":
        return False  # SCLM Support waits, but is neither card nor ability (R046)
    if f.scope != "all" and (obj.id == ctx.this) is not (f.scope == "this"):
        return False
    if f.face != "any" and obj.face_up is not (f.face == "up"):
        return False
    for state in f.states:
        if not _state(game, obj, state):
            return False
    if not f.asks_identity:
        return True
    if not obj.face_up and obj.zone >> 1 == HOMEBASE >> 1 and not game.switches.facedown_base_counts:
        return False
    if obj.entry is None and not obj.known:
        return False
    traits = (look or game.traits)(obj.id)
    if f.types and traits.types.isdisjoint(f.types):
        return False
    if f.orgs and traits.orgs.isdisjoint(f.orgs) and ALL_ORGS not in traits.orgs:
        return False
    if f.names and not any(name in traits.names for name in f.names):
        return False
    if f.subnames and not any(name in traits.subnames for name in f.subnames):
        return False
    if f.contains and not any(f.contains in name for name in traits.names):
        return False
    for icon in f.icons:
        negated = icon[0] == "-"
        if ((icon[1:] if negated else icon) in traits.icons) is negated:
            return False
    return all(_in_range(game, limit, obj, traits, ctx, look) for limit in f.ranges)


def _in_range(game: TrailsGame, limit: t.Range, obj: Obj, traits: Traits, ctx: Context, look: Look | None) -> bool:
    number = field_of(game.defn(obj).traits if limit.printed and obj.known else traits, limit.field)
    if number is None:
        return False
    if limit.least is not None and number < value(game, limit.least, ctx, look):
        return False
    return limit.most is None or number <= value(game, limit.most, ctx, look)


TRAIL_UP = HOMEBASE + 2  #: zones below this index have a controller that may differ from the owner


def _state(game: TrailsGame, obj: Obj, state: str) -> bool:
    if state[0] == "-":
        return not _state(game, obj, state[1:])
    if state == "ready":
        return obj.ready
    if state == "action":
        return not obj.ready
    combat = game.combat
    if state in ("attacking", "defending", "combating", "attacking alone"):
        if combat is None or combat.stage != "attacking":
            return False
        attacking = obj.id in combat.attackers
        if state == "attacking":
            return attacking
        if state == "attacking alone":
            return attacking and len(combat.attackers) == 1
        return obj.id == combat.target or (state == "combating" and attacking)
    if state == "support":
        return "support" in obj.marks or "supported" in obj.marks
    if state == "cursed":  # printed Curse holds in every zone, but not while its card is stunned (1414.1, R095)
        return "cursed" in obj.marks or (CURSE in game.traits(obj.id).icons and "stunned" not in obj.marks)
    return state in obj.marks


def field_of(traits: Traits, field: str) -> int | None:
    """A number by its name in card texts."""
    number: int | None = getattr(traits, _ATTRIBUTE[field])
    return number


_ATTRIBUTE = {"cp": "cp", "ep": "ep", "level": "level", "str": "strength", "def": "defence", "wings": "wings"}


def found(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None = None) -> list[int]:
    """Ids of all objects that fit a filter, in canonical order: your side first, then in order of zone."""
    return list(_each(game, f, ctx, look))


def findable(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects fit a filter, those not known here that may fit counted in."""
    return len(found(game, f, ctx)) + (sum(not obj.known for obj in _hidden_among(game, f, ctx)))


def possibly(game: TrailsGame, f: t.Filter, ctx: Context) -> int:
    """How many objects might fit a filter for all that everybody can tell: hidden cards count whatever they are."""
    return len(_hidden_among(game, f, ctx)) or len(found(game, f, ctx))


def _hidden_among(game: TrailsGame, f: t.Filter, ctx: Context) -> list[Obj]:
    if not f.asks_identity or f.zone not in ("hand", "deck"):
        return []
    sides = seats("each" if f.whose == "any" else f.whose, ctx.seat)
    return [obj for side in sides for obj in game.there(INDEX[f.zone] + side)]


def at_least(game: TrailsGame, f: t.Filter, ctx: Context, count: int) -> bool:
    """Whether at least ``count`` objects fit a filter; stops looking when there are enough."""
    return count <= 0 or sum(1 for _ in islice(_each(game, f, ctx, None), count)) == count


def _each(game: TrailsGame, f: t.Filter, ctx: Context, look: Look | None) -> Iterator[int]:
    # a card lies on its controller's side of the field and elsewhere in its owner's zones, so the side says whose it is
    zone = INDEX[f.zone]
    objs = game.objs
    if zone == STANDBY:
        for ident in game.zones[STANDBY]:
            if matches(game, f, objs[ident], ctx, look):
                yield ident
        return
    for seat in seats("each" if f.whose == "any" else f.whose, ctx.seat):
        for ident in game.zones[zone + seat]:
            if fits(game, f, objs[ident], ctx, look):
                yield ident


def those(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Ids meant by a register or filter, present or gone."""
    if isinstance(who, str):
        return (ctx.this,) if who == "this" else ctx.regs.get(who, ())
    return tuple(found(game, who, ctx))


def value(game: TrailsGame, amount: t.Amount, ctx: Context, look: Look | None = None) -> int:
    """An amount as a number; negative numbers count as such (R026)."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, t.Count) and CLAIMED in ctx.regs and secret(amount.of):
        return amount.each * len(set(found(game, amount.of, ctx, look)) & set(ctx.regs[CLAIMED]))
    if isinstance(amount, t.Count):
        return amount.each * len(found(game, amount.of, ctx, look))
    if isinstance(amount, t.CountOrgs):
        there = {org for ident in found(game, amount.of, ctx, look) for org in (look or game.traits)(ident).orgs}
        return amount.each * len(there - {ALL_ORGS})
    if isinstance(amount, t.Size):
        return len(those(game, amount.of, ctx))
    if isinstance(amount, t.Stat):
        idents = those(game, amount.of, ctx)
        return (field_of((look or game.traits)(idents[0]), amount.field) or 0) if idents else 0
    if isinstance(amount, t.PlayerStat):
        seat = ctx.seat if amount.of == "you" else ctx.seat ^ 1
        pool: tuple[int, int] = getattr(game, amount.field)
        return _treated_bond(game, seat, look) if amount.field == "bond" else pool[seat]
    if isinstance(amount, t.X):
        return (ctx.x or 0) * amount.each
    return sum(value(game, part, ctx, look) for part in amount.parts)


def player_rules(game: TrailsGame, seat: int, look: Look | None) -> frozenset[str]:
    """Rules in force for a player, also in the middle of the layers."""
    rules: frozenset[str] = game.derived.player_rules[seat] if look is None else game.treats[seat]
    return rules


def _treated_bond(game: TrailsGame, seat: int, look: Look | None) -> int:
    """Bond as crafts and effects see it: what it is treated as, or less (ja:1329.2, R083)."""
    treated = [int(rule[11:]) for rule in player_rules(game, seat, look) if rule.startswith("treat bond ")]
    return min(game.bond[seat], *treated) if treated else game.bond[seat]


def _treated_as(game: TrailsGame, condition: t.Compare, ctx: Context, look: Look | None) -> bool:
    """Whether a player is treated as though the condition were met (1329.1, ja:1329.3).

    A name answers only whether there is such a UNIT; being the only UNIT answers only a UNIT's own craft.
    """
    left, right = condition.left, condition.right
    if not isinstance(left, t.Count) or not isinstance(right, int) or left.each != 1 or left.of.zone != "field":
        return False
    f = left.of
    if f.whose != "you" or f.orgs or f.subnames or f.states or f.icons or f.ranges or f.types not in ((), ("UNIT",)):
        return False
    if f.names:
        if (condition.op, right) not in ((">=", 1), (">", 0)):
            return False
        return any(f"treat name {name}" in player_rules(game, ctx.seat, look) for name in f.names)
    if f.types and not f.contains and (f.scope, right) in (("other", 0), ("all", 1)) and condition.op in ("=", "<="):
        return "only UNIT" in (look or game.traits)(ctx.this).rules
    return False


def holds(game: TrailsGame, condition: t.Condition | None, ctx: Context, look: Look | None = None) -> bool:
    """Whether a condition is met (True without one)."""
    if condition is None:
        return True
    if isinstance(condition, t.Compare):
        left, right = value(game, condition.left, ctx, look), value(game, condition.right, ctx, look)
        return _OPERATORS[condition.op](left, right) or _treated_as(game, condition, ctx, look)
    if isinstance(condition, t.Is):
        idents = those(game, condition.who, ctx)
        obj = game.find(idents[0]) if idents else None
        return obj is not None and matches(game, condition.filter, obj, ctx, look)
    if isinstance(condition, t.During):
        whose = condition.whose
        right_seat = whose == "each" or game.step_seat < 0 or (game.step_seat == ctx.seat) is (whose == "you")
        return game.step in condition.steps and right_seat
    if isinstance(condition, t.Not):
        return not holds(game, condition.what, ctx, look)
    return all(holds(game, part, ctx, look) for part in condition.of)


_OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


def seats(player: t.Player, seat: int) -> tuple[int, ...]:
    """Seats meant by "you", "opponent" or "each"; for "each" the asking seat first."""
    return (seat,) if player == "you" else (seat ^ 1,) if player == "opponent" else (seat, seat ^ 1)
