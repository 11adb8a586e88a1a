"""Whether a condition of the effect tree is met, and of which hidden cards it asks.

The numbers and objects that conditions compare come from :mod:`engine.trails.query.filters`. What hangs on hidden cards
is asked of those that were shown, or of so many that might be (see :mod:`engine.trails.resolution.claims`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.trails import tree as t
from engine.trails.query.context import CLAIMED, Context, Look, seats
from engine.trails.query.filters import hears, matches, numberless, those, value
from engine.trails.query.hidden import secret
from engine.trails.query.in_common import all_alike
from engine.trails.query.traits import PLAYED_FROM, came_from, chosen_orgs, player_rules
from engine.trails.state.game import TrailsGame
from engine.trails.tree.nouns import stats_in
from engine.trails.tree.zones import FIELD, INDEX, NAMES


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
    """Whether a condition asks something of what is not there, so that it is neither met nor not (1221.1).

    Then neither branch is done. Guard: tests/trails/1200/1221-last-information/reference.yaml.
    """
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
    return any(holds(game, condition, ctx.knowing(CLAIMED, claim)) for claim in shown)


def happened(game: TrailsGame, trigger: t.Trigger, ctx: Context, look: Look | None = None) -> int:
    """How often in this turn something has been what a trigger waits for."""
    return sum(1 for event in game.history if hears(game, trigger, event, ctx, look))


_OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


def held(game: TrailsGame, condition: t.Condition, seat: int) -> tuple[int, ...]:
    """What lies now in the zones that a condition of ``seat`` needs claims about."""
    zones = dict.fromkeys(INDEX[f.zone] + holder for f in secrets(condition) for holder in holders(f, seat))
    return tuple(ident for zone in zones for ident in game.zones[zone])


def secrets(node: Any) -> Iterator[t.Filter]:
    """Filters of counts in a piece of tree that ask what hidden cards are."""
    if isinstance(node, t.Count) and secret(node.of):
        yield node.of
    elif isinstance(node, tuple):
        for part in node:
            yield from secrets(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from secrets(getattr(node, field.name))


def holders(f: t.Filter, seat: int) -> tuple[int, ...]:
    return (seat,) if f.whose == "you" else (seat ^ 1,) if f.whose == "opponent" else (seat, seat ^ 1)
