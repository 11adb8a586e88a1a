"""What an EVENT or arts would find, before it is played: nothing, if none of its instructions finds anything.

Only what everybody can tell is read, so that it tells no seat what it may not know: a hidden card may be anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Option
from engine.trails import tree as t
from engine.trails.query.context import Context
from engine.trails.query.filters import possibly
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason


def idle(game: TrailsGame, seat: int, option: Option) -> Reason | None:
    """Why playing that now would do nothing if nothing else happened; None if it may do something, or nobody knows.

    option: of 902.4, a "play" or "arts". The game is not changed."""
    verb, ident = option[0], option[1] if len(option) > 1 else 0
    obj = game.objs.get(int(ident))
    if verb not in ("play", "arts") or obj is None or not obj.known or not obj.cards:
        return None
    card = game.defn(obj)
    effect = card.arts if verb == "arts" else card.event if "EVENT" in game.traits(obj.id).types else None
    if effect is None or effect.modes or not effect.do:
        return None
    there = Context(seat, obj.id, {}, kind="arts" if verb == "arts" else "event")
    # A target that must be chosen is there, or it could not be played; one that may be left out may be missing.
    sought = {one.register: one.filter for one in effect.targets}
    missing = {name: what for name, what in sought.items() if not possibly(game, what, there)}
    wanted = _unfound(game, effect.do, there, missing)
    if wanted is None:
        return None
    kind = "/".join(wanted.types)
    if wanted != t.Filter(zone=wanted.zone, whose=wanted.whose, types=wanted.types) or not kind:
        return Reason("1205.1", "Played now it does nothing: there is no card for it")
    return Reason("1205.1", "Played now it does nothing: there is no {kind} for it", (("kind", kind),))


def _unfound(
    game: TrailsGame, steps: Sequence[t.Instruction], there: Context, missing: dict[str, t.Filter]
) -> t.Filter | None:
    """What the first instruction looks for, if none of them finds anything; None if one might."""
    first: t.Filter | None = None
    for step in steps:
        wanted = _wanted(game, step, there, missing)
        if wanted is None:
            return None
        first = first or wanted
        if isinstance(step, t.Choose):
            missing = {**missing, step.register: wanted}
    return first


def _wanted(game: TrailsGame, step: t.Instruction, there: Context, missing: dict[str, t.Filter]) -> t.Filter | None:
    """What an instruction looks for and does not find; None if it finds something, or does something by itself."""
    if isinstance(step, t.Choose):
        return None if possibly(game, step.filter, there) else step.filter
    if isinstance(step, t.May):  # what cannot be done is not agreed to (1203.2)
        return None if step.otherwise else _lacks(game, step.cost, there, missing)
    who = step.who if isinstance(step, t.Do | t.Put) else None
    if isinstance(who, t.Filter):
        return None if possibly(game, who, there) else who
    return missing.get(who) if isinstance(who, str) else None


def _lacks(
    game: TrailsGame, cost: Sequence[t.Instruction], there: Context, missing: dict[str, t.Filter]
) -> t.Filter | None:
    """Of a cost the first thing it asks for that is not there: then none of it can be paid."""
    return next((wanted for step in cost if (wanted := _wanted(game, step, there, missing)) is not None), None)
