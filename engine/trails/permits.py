"""Cards that may be played from where cards are not played (1202.5, 1204.1), and those that may not (104.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.conditions import holds
from engine.trails.matching import matches
from engine.trails.registers import Context
from engine.trails.state import TrailsGame
from engine.trails.zones import EXILE, NAMES, TRAIL


def permitted(game: TrailsGame, seat: int, obj: Obj) -> bool:
    """Whether a craft lets a seat play a card from where it lies."""
    if not game.permits or not obj.known or not obj.cards:
        return False
    own = Context(obj.owner, obj.id, {})
    if any(craft.who.scope == "this" and _lets(game, craft, obj, own) for craft in game.defn(obj).may_play):
        return obj.owner == seat
    return any(
        craft.who.scope != "this" and _lets(game, craft, obj, Context(seat, source.id, {}))
        for source in game.derived.sources
        if source.controller == seat
        for craft in game.defn(source).may_play
    )


def _lets(game: TrailsGame, craft: t.MayPlay, obj: Obj, ctx: Context) -> bool:
    return matches(game, craft.who, obj, ctx) and holds(game, craft.condition, ctx)


def permits(game: TrailsGame, seat: int) -> list[int]:
    """Cards that a seat may play from elsewhere than its hand and homebase, whatever else stands against it."""
    if not game.permits:
        return []
    zones = (TRAIL + seat, EXILE + seat, TRAIL + (seat ^ 1), EXILE + (seat ^ 1))
    return [ident for zone in zones for ident in game.zones[zone] if permitted(game, seat, game.objs[ident])]


def barred(game: TrailsGame, rules: Iterable[Any], obj: Obj, of: str = "card") -> bool:
    """Whether a rule for a player forbids to play such a card, or its arts (``of``), or from where it lies (104.4)."""
    for rule in rules:
        if not isinstance(rule, t.Against) or rule.what != "cannot play" or not isinstance(rule.who, t.Filter):
            continue
        if (rule.who.ability == "arts") is not (of == "arts"):
            continue
        if rule.who.zone not in ("standby", NAMES[obj.zone >> 1]):
            continue
        card = obj if obj.face_up else obj.but(face_up=True)  # it is asked as what it would be when it is played
        if matches(game, replace(rule.who, ability=""), card, Context(obj.owner, 0, {}), anywhere=True):
            return True
    return False
