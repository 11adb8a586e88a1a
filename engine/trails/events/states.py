"""Atoms of what a card is on the field: ready, face-up, stunned, marked (1306, 1308, 1315, 1316)."""

from __future__ import annotations

from engine.kernel import atoms as k
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails.events.moves import put_away
from engine.trails.query.disclosure import disclose
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD

STUNNED = "stunned"

SUPPORT = "support"


def turn(game: TrailsGame, event: Event) -> bool:
    """Ready (n = 1) or action (n = 0) a card (1315). A stunned UNIT does not ready (1306.2b)."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.ready is bool(event.n) or (event.n and STUNNED in obj.marks):
        return False
    k.turn(game, obj, bool(event.n))
    event.seat = obj.controller
    return True


def face(game: TrailsGame, event: Event) -> bool:
    """Turn a card face-up (n = 1) or face-down (n = 0) (1316)."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.face_up is bool(event.n) or STUNNED in obj.marks:
        return False
    if event.n:
        obj = disclose(game, obj)
    game.stamp += 1
    k.change(game, obj, face_up=bool(event.n), stamp=game.stamp)
    event.seat = obj.controller
    return True


def stun(game: TrailsGame, event: Event) -> bool:
    """Stun a UNIT: face-down, actioned, and at the same time stun damage for its controller (1306, R055).

    A card that is ITEM and UNIT at once is destroyed instead (1306.5, R056). n: whom its effect spares that damage, as
    bits by seat.
    """
    obj = game.objs.get(event.obj)
    if obj is None or obj.zone >> 1 != FIELD >> 1 or STUNNED in obj.marks:
        return False
    traits = game.traits(obj.id)
    if "UNIT" not in traits.types:
        return False
    if "ITEM" in traits.types:
        game.also(put_away(game, obj.id, "destroy", _player_of(event), event.src, "1306.5"))
        return False
    k.change(game, obj, ready=False, face_up=False, marks=obj.marks | {STUNNED})
    event.seat = obj.controller
    damage = stun_damage(game, obj, event)
    if damage.n:
        if game.derived.replacers:
            damage = game.rules.changed(game, damage)
        if damage.n:
            game.also(damage)
    return True


def stun_damage(game: TrailsGame, obj: Obj, stunned: Event) -> Event:
    """What the controller of a UNIT that is stunned loses with it (1306.3); nothing where something spares it."""
    traits, seat = game.traits(obj.id), obj.controller
    spared = "no stun damage" in traits.rules or "no stun damage" in game.derived.player_rules[seat]
    spared = spared or bool(stunned.n >> seat & 1)
    lost = 0 if spared else max(0, traits.cp or 0)
    return Event("bond", obj.id, seat=seat, n=-lost, src=stunned.src, by=stunned.by, cause="stun", rule="1306.3")


def cure(game: TrailsGame, event: Event) -> bool:
    """End the stunned state: face-up and actioned (1306.4, 1308)."""
    obj = game.objs.get(event.obj)
    if obj is None or STUNNED not in obj.marks:
        return False
    game.stamp += 1
    k.change(game, obj, face_up=True, ready=False, marks=obj.marks - {STUNNED}, stamp=game.stamp)
    event.seat = obj.controller
    return True


def mark(game: TrailsGame, event: Event) -> bool:
    """Give (n = 1) or take (n = 0) the attribute named in ``extra`` (401)."""
    obj = game.objs.get(event.obj)
    if obj is None or (event.extra in obj.marks) is bool(event.n):
        return False
    k.mark(game, obj, obj.marks | {event.extra} if event.n else obj.marks - {event.extra})
    event.seat = obj.controller
    return True


def _player_of(event: Event) -> int:
    """Who did it; a combat is neither an effect nor a cost of anybody's (1222.5)."""
    return -1 if event.cause == "combat" else event.by
