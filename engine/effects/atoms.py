"""Writers that games with cards as data have in common. As all of them each returns whether something happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import atoms
from engine.kernel.events import Event
from engine.kernel.game import Atom


def do_turned(game: Any, event: Event) -> bool:
    """Rest (n = 1) or make active (n = 0); what is so already is not turned."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.ready == (event.n == 0):
        return False
    atoms.turn(game, obj, event.n == 0)
    return True


def shuffling(deck: int) -> Atom:
    """A deck is in an order that nobody knows; one card alone has no order. deck: the zone of the first seat's."""

    def do_shuffle(game: Any, event: Event) -> bool:
        if len(game.zones[deck + event.seat]) > 1:
            atoms.forget_order(game, deck + event.seat)
        return True

    return do_shuffle


def do_deal(game: Any, event: Event) -> bool:
    """A card that lies unseen is found out by who looks, by everybody if its ``cause`` is "shown". Nothing moves."""
    obj = game.objs[event.obj]
    return (atoms.disclose if event.cause == "shown" else atoms.deal)(game, obj) is not obj


def do_lasting(game: Any, event: Event) -> bool:
    """A lasting effect begins, on what it affects now. ``extra``: the effect."""
    if not event.extra.ids:
        return False
    game.effects = (*game.effects, event.extra._replace(stamp=game.stamp))
    game.stamp += 1
    return True


def do_turn(game: Any, event: Event) -> bool:
    """A turn of a seat begins."""
    game.owner = event.seat
    game.turn += 1
    game.arrived = frozenset()
    game.used = frozenset()
    return True


def do_step(game: Any, event: Event) -> bool:
    """A phase or step begins. ``extra``: its name."""
    changed: bool = game.step != event.extra
    game.step = event.extra
    return changed


def do_moment(game: Any, event: Event) -> bool:
    """A moment that abilities wait for. ``extra``: which."""
    return True


def sparing(strength: Callable[[Any], int]) -> Atom:
    """Something else happened instead of a destruction: it is not destroyed again while strength and damage stay.
    strength: how much damage its traits bear."""

    def do_spared(game: Any, event: Event) -> bool:
        traits = game.derived.traits.get(event.obj)
        if traits is None:
            return False
        left = (one for one in game.spared if one[0] != event.obj and one[0] in game.objs)
        game.spared = (*left, (event.obj, strength(traits), game.damage.get(event.obj, 0)))
        return True

    return do_spared
