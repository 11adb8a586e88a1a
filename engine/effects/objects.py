"""What an object is, or was when it left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.kernel.objects import Obj

TraitsT = TypeVar("TraitsT")


def obj_of(game: Any, ident: int) -> Obj | None:
    """An object, also one that has left."""
    if (obj := game.objs.get(ident)) is not None:
        there: Obj = obj
        return there
    snap = game.lki.get(ident)
    return None if snap is None else snap.obj


def traits_of(game: Any, ident: int, printed: Callable[[Any, Obj], TraitsT | None]) -> TraitsT | None:
    """What was derived of an object, now or when it left; of others what their card gives by itself (``printed``)."""
    traits: TraitsT | None = game.derived.traits.get(ident)
    if traits is not None:
        return traits
    if (obj := game.objs.get(ident)) is not None:
        return printed(game, obj)
    snap = game.lki.get(ident)
    if snap is None:
        return None
    traits = snap.traits
    return printed(game, snap.obj) if traits is None else traits
