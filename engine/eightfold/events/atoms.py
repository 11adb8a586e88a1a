"""The writers. Nothing else changes a match; each returns whether something happened (2.3)."""

from __future__ import annotations

from typing import Any

from engine.effects import atoms as shared
from engine.effects.spans import closed
from engine.eightfold.state.match import Battle
from engine.eightfold.state.zones import DECK, FIELDS, HAND, STACK
from engine.kernel import atoms
from engine.kernel.events import Event
from engine.kernel.game import Atom


def do_move(game: Any, event: Event) -> bool:
    """A card goes to another zone, of its owner (7.3), and is a new one there (7.4). ``n``: under the deck. ``extra``:
    "dull" where it arrives so."""
    obj = game.objs.get(event.obj)
    if obj is None or (obj.zone == event.to and event.to not in FIELDS):
        return False
    if event.to == HAND + obj.owner:
        obj = atoms.deal(game, obj)
    elif event.to != DECK + obj.owner:
        obj = atoms.disclose(game, obj)
    traits = game.derived.traits.get(obj.id)
    stacked = event.extra if event.to == STACK else None
    controller = event.by if event.to == STACK else obj.owner
    ready = not (event.to in FIELDS and event.extra == "dull")
    under = bool(event.n) and event.to == DECK + obj.owner
    new = atoms.move(game, event, traits=traits, ready=ready, bottom=under, entry=stacked, controller=controller)
    game.damage.pop(obj.id, None)
    game.since.pop(obj.id, None)
    if event.to in FIELDS:
        game.arrived |= {new.id}
        game.since[new.id] = game.turn
    return True


def do_break(game: Any, event: Event) -> bool:
    """A card is broken (15.1.1.3.1)."""
    return do_move(game, event)


def do_equip(game: Any, event: Event) -> bool:
    """An Item comes onto a character (15.1.1.11.1), or onto the Field without one."""
    if not do_move(game, event):
        return False
    atoms.change(game, game.objs[event.new], host=event.src)
    return True


def do_junction(game: Any, event: Event) -> bool:
    """A Summon is removed from the game for a character (15.2.15.2)."""
    if not do_move(game, event):
        return False
    atoms.change(game, game.objs[event.new], host=event.src)
    return True


def do_stack(game: Any, event: Event) -> bool:
    """An ability is put on the stack (11.7.4). ``extra``: what waits."""
    obj = atoms.create(game, STACK, owner=event.seat, entry=event.extra)
    event.obj = event.new = obj.id
    return True


def do_unstack(game: Any, event: Event) -> bool:
    """An ability leaves the stack (11.12.10)."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.cards:
        return False
    atoms.remove(game, obj)
    return True


def do_resolved(game: Any, event: Event) -> bool:
    """An object of the stack has resolved."""
    game.resolved += 1
    return True


def do_freeze(game: Any, event: Event) -> bool:
    """It stays dull in the next Active Phase of its controller (15.2.16.2)."""
    changed = event.obj in game.objs and event.obj not in game.frozen
    game.frozen |= {event.obj}
    return changed


def do_thaw(game: Any, event: Event) -> bool:
    """The Active Phase is over (R-S43)."""
    changed = event.obj in game.frozen
    game.frozen -= {event.obj}
    return changed


def do_damage(game: Any, event: Event) -> bool:
    """Damage to a character, changed by what is in force (11.13.5.8, R-S41)."""
    traits = game.derived.traits.get(event.obj)
    if traits is None or event.n <= 0:
        return False
    if game.switches.damage_modifiers == "floored":
        for less in traits.less:
            event.n = max(0, event.n - less)
    else:
        event.n = max(0, event.n - sum(traits.less))
    if event.n <= 0:
        return False
    game.damage[event.obj] = game.damage.get(event.obj, 0) + event.n
    if event.src:
        game.blows = (*game.blows, (event.obj, event.src))
    return True


def do_wound(game: Any, event: Event) -> bool:
    """A player takes damage (6.5.1). ``n``: how much, ``src``: what dealt it, ``extra``: all that did together."""
    return event.n > 0


def do_unpaid(game: Any, event: Event) -> bool:
    """Damage for which there is no card (12.4.3)."""
    game.unpaid |= {event.seat}
    return True


def do_failed(game: Any, event: Event) -> bool:
    """A card is to be drawn, and there is none (12.4.2)."""
    game.failed |= {event.seat}
    return True


def do_win(game: Any, event: Event) -> bool:
    """A text makes a player win (3.2)."""
    game.won |= {event.seat}
    return True


def do_later(game: Any, event: Event) -> bool:
    """A delayed auto-ability is generated (11.9.18). ``extra``: which."""
    game.delayed = (*game.delayed, event.extra)
    return True


def do_clean(game: Any, event: Event) -> bool:
    """The end of the turn: damage is taken off and "this turn" ends, as one (9.6.1.3)."""
    left = closed(game.effects, "turn")
    changed = bool(game.damage) or len(left) != len(game.effects)
    game.damage.clear()
    game.effects = left
    game.spared = ()
    return changed


def do_turn(game: Any, event: Event) -> bool:
    """A turn of a seat begins."""
    game.attacked = frozenset()
    game.acts = game.barred = game.runs = ()
    return shared.do_turn(game, event)


def do_attack(game: Any, event: Event) -> bool:
    """Forwards become attacking ones (10.1.2.4). ``extra``: all of them; one event each."""
    if game.battle is None or event.obj not in game.battle.attackers:
        game.battle = Battle(event.extra, event.seat)
    game.attacked |= {event.obj}
    return True


def do_block(game: Any, event: Event) -> bool:
    """A Forward blocks (10.1.3.2)."""
    if game.battle is None:
        return False
    game.battle = game.battle._replace(blocker=event.obj, blocked=True)
    return True


def do_peace(game: Any, event: Event) -> bool:
    """The battle is over, a Party disbands (10.1.4.5)."""
    changed = game.battle is not None
    game.battle = None
    return changed


def do_loops(game: Any, event: Event) -> bool:
    """A loop has run as often as was said (13.2, 13.3). ``n``: how often, ``extra``: what would begin it again."""
    game.acts = ()
    game.barred = (*game.barred, *event.extra)
    return True


def do_aged(game: Any, event: Event) -> bool:
    """Cards that came together are ordered by age (11.13.4.11). ``extra``: their ids, the oldest first."""
    there = [game.objs[ident] for ident in event.extra]
    for obj, stamp in zip(there, sorted(obj.stamp for obj in there), strict=True):
        atoms.change(game, obj, stamp=stamp)
    return bool(there)


ATOMS: dict[str, Atom] = {
    "move": do_move,
    "break": do_break,
    "equip": do_equip,
    "junction": do_junction,
    "stack": do_stack,
    "unstack": do_unstack,
    "resolved": do_resolved,
    "turned": shared.do_turned,  # 6.3.1.1
    "loops": do_loops,
    "aged": do_aged,
    "freeze": do_freeze,
    "thaw": do_thaw,
    "damage": do_damage,
    "wound": do_wound,
    "unpaid": do_unpaid,
    "failed": do_failed,
    "win": do_win,
    "shuffle": shared.shuffling(DECK),  # 15.1.1.6.1
    "deal": shared.do_deal,  # 15.1.1.9.1
    "lasting": shared.do_lasting,  # 11.13.4.2
    "later": do_later,
    "clean": do_clean,
    "turn": do_turn,
    "step": shared.do_step,
    "moment": shared.do_moment,
    "attack": do_attack,
    "block": do_block,
    "peace": do_peace,
    "spared": shared.sparing(lambda traits: int(traits.power or 0)),
}
