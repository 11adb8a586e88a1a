"""Whether a condition of the effect tree is met, and whether something was what a trigger waits for.

The numbers and objects that conditions compare come from :mod:`engine.trails.query.filters`. What hangs on hidden cards
is asked of those that were shown, or of so many that might be (see :mod:`engine.trails.resolution.claims`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.query.context import CLAIMED, Context, Look, seats
from engine.trails.query.filters import matches, numberless, those, value
from engine.trails.query.traits import PLAYED_FROM, chosen_orgs, player_rules
from engine.trails.state.game import TrailsGame
from engine.trails.state.thresholds import reaches
from engine.trails.tree.loading.words import BOND_BECOMES, MUCH_BOND
from engine.trails.tree.nouns import stats_in
from engine.trails.tree.zones import FIELD, NAMES, STANDBY, TRAIL


def _treated_as(game: TrailsGame, condition: t.Compare, ctx: Context, look: Look | None) -> bool:
    """Whether a player is treated as though the condition were met (1329.1, ja:1329.3).

    A name answers only whether there is such a UNIT; being the only UNIT answers only a UNIT's own craft.
    """
    left, right = condition.left, condition.right
    if not isinstance(left, t.Count) or not isinstance(right, int) or left.each != 1 or left.of.zone != "field":
        return False
    f = left.of
    if f.whose == "you" and f.types == ("UNIT",) and f.scope == "other" and right == 0 and condition.op in ("=", "<="):
        return "only UNIT" in (look or game.traits)(ctx.this).rules  # whatever others are asked for: there are none
    if f.whose != "you" or f.orgs or f.subnames or f.states or f.icons or f.ranges or f.types not in ((), ("UNIT",)):
        return False
    if f.names:
        if (condition.op, right) not in ((">=", 1), (">", 0)):
            return False
        return any(f"treat name {name}" in player_rules(game, ctx.seat, look) for name in f.names)
    if f.types and not f.contains and (f.scope, right) == ("all", 1) and condition.op in ("=", "<="):
        return "only UNIT" in (look or game.traits)(ctx.this).rules
    return False


def holds(game: TrailsGame, condition: t.Condition | None, ctx: Context, look: Look | None = None) -> bool:
    """Whether a condition is met (True without one)."""
    if condition is None:
        return True
    if isinstance(condition, t.Compare):
        if numberless(game, condition.left, ctx, look) or numberless(game, condition.right, ctx, look):
            return False  # of nothing no number is asked, nor one that it does not have
        left, right = value(game, condition.left, ctx, look), value(game, condition.right, ctx, look)
        return _OPERATORS[condition.op](left, right) or _treated_as(game, condition, ctx, look)
    if isinstance(condition, t.Is):
        asked = [game.find(ident) for ident in those(game, condition.who, ctx)]
        f = condition.filter
        # "if it is a UNIT" asks what it is, wherever it has come to lie; states are those of the field
        anywhere = f.asks_identity and not f.states and f.zone in ("field", "homebase") and f.face == "any"
        fit = [obj is not None and matches(game, f, obj, ctx, look, anywhere=anywhere) for obj in asked]
        return bool(fit) and all(fit)
    if isinstance(condition, t.During):
        whose = condition.whose
        right_seat = whose == "each" or game.step_seat < 0 or (game.step_seat == ctx.seat) is (whose == "you")
        fighting = game.combat is not None and game.combat.stage == "attacking"  # 804
        return right_seat and (game.step in condition.steps or (fighting and "resolution" in condition.steps))
    if isinstance(condition, t.Not):
        if of_nothing(game, condition.what, ctx, look):
            return False  # where there is nothing, it is neither one thing nor another
        return not holds(game, condition.what, ctx, look)
    if isinstance(condition, t.Every):
        return all(holds(game, part, ctx, look) for part in condition.of)
    if isinstance(condition, t.Either):
        return any(holds(game, part, ctx, look) for part in condition.of)
    if isinstance(condition, t.Initiative):
        return game.initiative in seats(condition.player, ctx.seat)
    if isinstance(condition, t.Alike):
        from engine.trails.query.in_common import all_alike  # it asks for numbers, which ask for conditions

        return all_alike(game, condition.how, [id_ for id_ in those(game, condition.who, ctx) if game.find(id_)])
    source = game.find(ctx.this)
    if isinstance(condition, t.Chose):
        return condition.org in chosen_orgs(game, ctx.this)
    if isinstance(condition, t.PlayedFrom):
        if condition.who != "this":
            meant = those(game, condition.who, ctx)
            source = game.find(meant[0]) if meant else None
            return source is not None and came_from(game, source) == condition.zone
        here = source is not None and NAMES[source.zone >> 1] == condition.zone
        return here or (source is not None and f"{PLAYED_FROM}{condition.zone}" in source.marks)
    return happened(game, condition.trigger, ctx, look) >= condition.least


def of_nothing(game: TrailsGame, condition: t.Condition, ctx: Context, look: Look | None = None) -> bool:
    """Whether a condition asks something of what is not there, so that it is neither met nor not (1221.1)."""
    if isinstance(condition, t.Is | t.Alike):
        return not those(game, condition.who, ctx)
    if isinstance(condition, t.Compare):
        stats = (stat for side in (condition.left, condition.right) for stat in stats_in(side))
        return any(isinstance(stat.of, str) and not those(game, stat.of, ctx) for stat in stats)
    if isinstance(condition, t.Not):
        return of_nothing(game, condition.what, ctx, look)
    if isinstance(condition, t.Every):  # what is not so for something that is there is not so
        asked = [part for part in condition.of if not of_nothing(game, part, ctx, look)]
        return len(asked) < len(condition.of) and all(holds(game, part, ctx, look) for part in asked)
    return isinstance(condition, t.Either) and any(of_nothing(game, part, ctx, look) for part in condition.of)


def might_hold(game: TrailsGame, condition: t.Condition, ctx: Context) -> bool:
    """Whether a condition could be met for all that everybody can tell, whatever the hidden cards it counts are."""
    most = max(len(zone) for zone in game.zones[:FIELD])
    shown = ((), *((-count,) for count in range(1, most + 1)))
    return any(holds(game, condition, ctx._replace(regs={**ctx.regs, CLAIMED: claim})) for claim in shown)


def happened(game: TrailsGame, trigger: t.Trigger, ctx: Context, look: Look | None = None) -> int:
    """How often in this turn something has been what a trigger waits for."""
    return sum(1 for event in game.history if hears(game, trigger, event, ctx, look))


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


#: Happenings to a card that comes to lie elsewhere after it, and is no other card there.
_PLAYS = ("is played", "plays arts")


def _own(game: TrailsGame, event: Any, this: int) -> bool:
    """Whether it happened to the card itself, by the move just made or while it was played. What has come back since
    it happened is another object (502.3)."""
    return became(game, this, event.obj) or (event.name in _PLAYS and became(game, event.obj, this))


def came_from(game: TrailsGame, obj: Obj) -> str:
    """The zone that a card was played from; only a card from the hand waits in standby without a mark.

    What waits for a card of the homebase that stays there, and for its arts, was played from there (1204.2i, j); of
    arts from elsewhere the card has gone to the trail by then (1204.2f-5), mostly from the hand.
    """
    entry = obj.entry if obj.zone == STANDBY and not obj.cards else None
    source = None if entry is None else game.find(entry.source)
    if source is not None:
        return "hand" if source.zone >> 1 == TRAIL >> 1 else NAMES[source.zone >> 1]
    marks = (mark.removeprefix(PLAYED_FROM) for mark in obj.marks if mark.startswith(PLAYED_FROM))
    return next(marks, "hand" if obj.zone == STANDBY else NAMES[obj.zone >> 1])


def at_moment(trigger: t.Trigger, moment: str) -> bool:
    """Whether that is its moment; of bond lost or gained at once it is how much at the least."""
    if trigger.event in MUCH_BOND:
        return int(moment) >= int(trigger.moment)
    if trigger.event == BOND_BECOMES:
        return reaches(trigger.moment, moment)
    return trigger.moment == moment


def became(game: TrailsGame, old: int, new: int) -> bool:
    """Whether ``new`` is what ``old`` became by the move just made: a craft speaks of its own card there."""
    gone = game.lki.get(old)
    now = game.objs.get(new)
    return gone is not None and now is not None and bool(gone.obj.cards) and gone.obj.cards == now.cards


_OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}
