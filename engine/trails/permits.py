"""Cards that may be played from where cards are not played: the trail, out of the game (1202.5, 1204.1)."""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.trails.matching import Context, matches
from engine.trails.state import TrailsGame
from engine.trails.zones import EXILE, TRAIL


def permitted(game: TrailsGame, seat: int, obj: Obj) -> bool:
    """Whether a craft lets a seat play a card from where it lies."""
    if not game.permits or not obj.known or not obj.cards:
        return False
    own = game.defn(obj).may_play
    if any(
        craft.who.scope == "this" and matches(game, craft.who, obj, Context(obj.owner, obj.id, {})) for craft in own
    ):
        return obj.owner == seat
    return any(
        craft.who.scope != "this" and matches(game, craft.who, obj, Context(seat, source.id, {}))
        for source in game.derived.sources
        if source.controller == seat
        for craft in game.defn(source).may_play
    )


def permits(game: TrailsGame, seat: int) -> list[int]:
    """Cards that a seat may play from elsewhere than its hand and homebase, whatever else stands against it."""
    if not game.permits:
        return []
    zones = (TRAIL + seat, EXILE + seat, TRAIL + (seat ^ 1), EXILE + (seat ^ 1))
    return [ident for zone in zones for ident in game.zones[zone] if permitted(game, seat, game.objs[ident])]
