"""Who may know an object: its zone, what is shown, whose it is (502.2, 503.2, 1311.1)."""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.kernel.zones import Sight
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import ZONES

OPEN = -1  #: the "seat" of an open view


def sees(game: TrailsGame, obj: Obj, seat: int) -> bool:
    """Whether a seat may know what an object is."""
    if not obj.known or not obj.cards:
        return bool(obj.entry)
    if seat == OPEN or obj.id in game.shown:
        return True
    sight = ZONES[obj.zone >> 1].sight
    if sight is Sight.ALL:
        return True
    if sight is Sight.FACE and obj.face_up:
        return True
    return sight in (Sight.OWNER, Sight.FACE) and obj.controller == seat
