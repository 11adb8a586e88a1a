"""The writers. Nothing else changes a match; each returns whether something happened (1-3-2)."""

from __future__ import annotations

from typing import Any

from engine.effects import atoms as shared
from engine.effects.spans import closed
from engine.kernel import atoms
from engine.kernel.events import Event
from engine.kernel.game import Atom
from engine.kernel.zones import SEATS
from engine.seawall.state.match import Battle, Token, has_burst, is_token, resources
from engine.seawall.state.zones import (
    BASE,
    BATTLE,
    DECK,
    HAND,
    LIMBO,
    RESOURCE_DECK,
    RESOURCES,
    SHIELDS,
)

#: 3-4-2, 3-4-2-1
MOST_RESOURCES = 15
MOST_EX_RESOURCES = 5
_UNSEEN = frozenset(zone + seat for zone in (SHIELDS, DECK, RESOURCE_DECK) for seat in range(SEATS))


def do_move(game: Any, event: Event) -> bool:
    """A card goes to another place. A Unit's Pilot goes along, to its own owner's (6-5-2-3-4, R-G31). ``n``: under the
    pile instead of on top of it."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.zone == event.to:
        return False
    if event.to - event.to % SEATS == RESOURCES and not is_token(obj):
        seat = event.to % SEATS
        if len(resources(game, seat, False)) + len(resources(game, seat, True)) >= MOST_RESOURCES:
            return False  # R-G29
    if event.to not in _UNSEEN:
        obj = atoms.deal(game, obj) if event.to in (HAND, HAND + 1) else atoms.disclose(game, obj)
    if event.cause == "destroyed" and game.switches.burst_card_in_limbo and has_burst(game, obj):
        event.to = LIMBO  # R-G08
    traits = game.derived.traits.get(obj.id)
    if traits is not None and (counters := game.damage.pop(obj.id, 0)):
        traits = traits.copy()
        traits.counters = counters  # 11-2-8-3-1
    ready = event.extra != "rested" and event.to - event.to % SEATS != SHIELDS  # 4-4-4, 4-4-5
    face_up = event.to not in _UNSEEN
    new = atoms.move(game, event, traits=traits, ready=ready, face_up=face_up, bottom=bool(event.n), entry=obj.entry)
    if event.to - event.to % SEATS in (BATTLE, BASE):
        game.arrived |= {new.id}
    if obj.zone in (BATTLE, BATTLE + 1) and not obj.host:
        for member in [one for one in game.objs.values() if one.host == obj.id]:
            place = event.to - event.to % SEATS
            to = place if place == LIMBO else place + member.owner
            game.also(
                Event("move", member.id, to=to, n=event.n, src=obj.id, by=event.by, cause="along", rule="6-5-2-3-4")
            )
    return True


def do_destroy(game: Any, event: Event) -> bool:
    """A Unit or Base is destroyed (4-10-1, 4-10-2)."""
    return do_move(game, event)


def do_pair(game: Any, event: Event) -> bool:
    """A card is placed under a Unit (4-9-1)."""
    if event.obj not in game.objs or event.src not in game.objs:
        return False
    atoms.disclose(game, game.objs[event.obj])
    new = atoms.move(game, event, traits=game.derived.traits.get(event.obj))
    atoms.change(game, new, host=event.src)
    return True


def do_turned(game: Any, event: Event) -> bool:
    """What stands by itself is rested or set active (1-3-2-1)."""
    return not (event.obj in game.objs and game.objs[event.obj].host) and shared.do_turned(game, event)


def do_damage(game: Any, event: Event) -> bool:
    """Counters on a Unit or Base (4-5-1); none for nothing (4-5-4)."""
    if event.obj not in game.objs or event.n <= 0:
        return False
    game.damage[event.obj] = game.damage.get(event.obj, 0) + event.n
    return True


def do_heal(game: Any, event: Event) -> bool:
    """HP recovered (4-6): counters removed, as far as there are any. ``n`` becomes how many."""
    event.n = min(event.n, game.damage.get(event.obj, 0))
    if event.n <= 0 or event.obj not in game.objs:
        return False
    game.damage[event.obj] -= event.n
    if not game.damage[event.obj]:
        del game.damage[event.obj]
    return True


def do_struck(game: Any, event: Event) -> bool:
    """Battle damage to a player with nothing in the shield area (1-2-2-1)."""
    if event.n <= 0:
        return False
    game.struck |= {event.seat}
    return True


def do_token(game: Any, event: Event) -> bool:
    """A token is placed (4-17-1). ``extra``: its card, ``to``: where, ``n``: rested."""
    place = event.to - event.to % SEATS
    seat = event.to % SEATS
    if place == RESOURCES:
        own = len(resources(game, seat, True))
        if own >= MOST_EX_RESOURCES or own + len(resources(game, seat, False)) >= MOST_RESOURCES:
            return False  # R-G29
    obj = atoms.create(game, event.to, owner=seat, entry=Token(event.extra), bottom=True)
    if event.n:
        atoms.turn(game, obj, False)
    event.new = event.obj = obj.id
    if place in (BATTLE, BASE):
        game.arrived |= {obj.id}
    return True


def do_cease(game: Any, event: Event) -> bool:
    """A token is removed from the game (4-17-2-4)."""
    if event.obj not in game.objs:
        return False
    atoms.remove(game, game.objs[event.obj], game.derived.traits.get(event.obj))
    return True


def do_expire(game: Any, event: Event) -> bool:
    """A span ends (6-6-5-1, 7-7-1). ``extra``: which."""
    left = closed(game.effects, event.extra)
    changed = len(left) != len(game.effects)
    game.effects = left
    return changed


def do_attack(game: Any, event: Event) -> bool:
    """An attack is declared (7-3-1). ``n``: the target, -1 for the player."""
    game.battle = Battle(event.obj, event.n, event.seat)
    return True


def do_block(game: Any, event: Event) -> bool:
    """The attack has another target (7-4-1)."""
    if game.battle is None:
        return False
    game.battle = game.battle._replace(target=event.obj, blocked=True)
    return True


def do_peace(game: Any, event: Event) -> bool:
    """The battle is over (7-7-2)."""
    game.battle = None
    return True


def do_used(game: Any, event: Event) -> bool:
    """An ability that is used once a turn was activated (11-2-12). ``extra``: its key."""
    game.used |= {event.extra}
    return True


ATOMS: dict[str, Atom] = {
    "move": do_move,
    "destroy": do_destroy,
    "pair": do_pair,
    "turned": do_turned,
    "damage": do_damage,
    "heal": do_heal,
    "struck": do_struck,
    "token": do_token,
    "cease": do_cease,
    "shuffle": shared.shuffling(DECK),  # 4-15
    "deal": shared.do_deal,  # 3-2-2
    "lasting": shared.do_lasting,  # 7-3-4, 4-16
    "expire": do_expire,
    "turn": shared.do_turn,
    "step": shared.do_step,
    "moment": shared.do_moment,
    "attack": do_attack,
    "block": do_block,
    "peace": do_peace,
    "used": do_used,
    "spared": shared.sparing(lambda traits: int(traits.hp)),
}
