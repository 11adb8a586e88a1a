"""Linking two UNITs into one object (ja:1336.1)."""

from __future__ import annotations

from engine.kernel import atoms as k
from engine.kernel.events import Event
from engine.trails.cards.icon_crafts import LINKED_PAIR
from engine.trails.state.game import TrailsGame
from engine.trails.state.pairs import APART


def link(game: TrailsGame, event: Event) -> bool:
    """Two UNITs become one object (ja:1336.1); what lay on either lies on it (R091). src: the other one."""
    one, other = game.objs.get(event.obj), game.objs.get(event.src)
    if one is None or other is None or one is other:
        return False
    marks = one.marks | other.marks | {LINKED_PAIR}
    if one.owner != other.owner:
        marks |= {APART}
    k.remove(game, other, game.traits(other.id))
    stunned = "stunned" in marks  # what one of them is, the pair is (ja:1336.1, R091)
    ready, face_up = one.ready and not stunned, one.face_up and not stunned
    k.change(game, one, cards=one.cards + other.cards, marks=marks, ready=ready, face_up=face_up)
    game.effects = tuple(
        lasting._replace(objs=tuple(dict.fromkeys(one.id if ident == other.id else ident for ident in lasting.objs)))
        if other.id in lasting.objs
        else lasting
        for lasting in game.effects
    )
    if game.combat is not None and game.combat.target == other.id:
        game.combat = game.combat._replace(target=one.id)
    if game.combat is not None and other.id in game.combat.attackers:
        both = tuple(dict.fromkeys(one.id if ident == other.id else ident for ident in game.combat.attackers))
        game.combat = game.combat._replace(attackers=both)
    event.seat = one.controller
    return True
