"""The writers. Every change of objects and zones goes through these; rulesets build their own atoms on them.

Each function makes one kind of change. They are called by the atoms a ruleset registers, never by procedures: no atom,
no change; no event, no trigger, no log line.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.chance import keeper_of
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.objects import UNDEALT, UNKNOWN, Obj, Snapshot
from engine.kernel.zones import SEATS, Sight

#: What an object is whose card nobody knows yet.
UNDEALT_CARD = (UNDEALT,)


def create(
    game: Game,
    zone: int,
    *,
    owner: int,
    cards: tuple[int, ...] = (),
    controller: int | None = None,
    entry: Any = None,
    bottom: bool = False,
) -> Obj:
    """A new object in a zone (set-up, tokens, proxies). On top of an ordered zone unless ``bottom``."""
    obj = Obj(game.next_id, cards, owner, owner if controller is None else controller, zone, stamp=game.stamp)
    obj.entry = entry
    game.next_id += 1
    game.stamp += 1
    game.objs[obj.id] = obj
    there = game.zones[zone]
    game.zones[zone] = (*there, obj.id) if bottom or not game.rules.zones[zone // SEATS].ordered else (obj.id, *there)
    return obj


def remove(game: Game, obj: Obj, traits: Any = None) -> None:
    """Take an object out of the game for good (a proxy that ends, a token that ceases)."""
    game.lki[obj.id] = Snapshot(obj, traits)
    there = game.zones[obj.zone]
    at = there.index(obj.id)
    game.zones[obj.zone] = there[:at] + there[at + 1 :]
    del game.objs[obj.id]


def move(
    game: Game,
    event: Event,
    *,
    traits: Any = None,
    same: bool = False,
    controller: int | None = None,
    ready: bool = True,
    face_up: bool = True,
    bottom: bool = False,
    entry: Any = None,
) -> Obj:
    """Move ``event.obj`` to zone ``event.to``; fills in ``event.frm`` and ``event.new`` and returns the new object.

    same: the object stays the same incarnation (its id, marks and stamp are kept). Otherwise a new one arrives, with
    the given state; last known information of the old one is kept with ``traits``.
    """
    old = game.objs[event.obj]
    event.frm = old.zone
    left = game.zones[old.zone]
    at = left.index(old.id)
    game.zones[old.zone] = left[:at] + left[at + 1 :]
    if same:
        new = old.but(zone=event.to, controller=old.controller if controller is None else controller)
    else:
        game.lki[old.id] = Snapshot(old, traits)
        del game.objs[old.id]
        side = old.owner if controller is None else controller
        new = Obj(game.next_id, old.cards, old.owner, side, event.to, ready, face_up, stamp=game.stamp, entry=entry)
        if old.cards == UNDEALT_CARD:
            new.pool = pool_of(old)
        game.next_id += 1
        game.stamp += 1
    game.objs[new.id] = new
    there = game.zones[event.to]
    under = bottom or not game.rules.zones[event.to // SEATS].ordered
    game.zones[event.to] = (*there, new.id) if under else (new.id, *there)
    event.new = new.id
    return new


def change(game: Game, obj: Obj, **fields: Any) -> Obj:
    """Replace an object by a changed copy."""
    if "ready" in fields:
        game.turned = _another(game.turned, obj.zone)
    if "cards" in fields or "face_up" in fields:
        zone = obj.zone
        game.dealt = (*game.dealt[:zone], object(), *game.dealt[zone + 1 :])
    new = obj.but(**fields)
    game.objs[obj.id] = new
    return new


def turn(game: Game, obj: Obj, ready: bool) -> Obj:
    """Replace an object by one that is ready, or turned, and otherwise the same: what is done most."""
    marks = game.turned
    game.turned = (marks[0], object()) if obj.zone % SEATS else (object(), marks[1])
    new = Obj(
        obj.id, obj.cards, obj.owner, obj.controller, obj.zone, ready, obj.face_up, obj.marks, obj.stamp, obj.entry,
        obj.host, obj.pool,
    )  # fmt: skip
    game.objs[obj.id] = new
    return new


def mark(game: Game, obj: Obj, marks: frozenset[str]) -> Obj:
    """Replace an object by one with other marks, and otherwise the same."""
    new = Obj(
        obj.id, obj.cards, obj.owner, obj.controller, obj.zone, obj.ready, obj.face_up, marks, obj.stamp, obj.entry,
        obj.host, obj.pool,
    )  # fmt: skip
    game.objs[obj.id] = new
    return new


def _another(marks: tuple[object, object], zone: int) -> tuple[object, object]:
    """Marks of which the one of a zone's seat is another."""
    return (marks[0], object()) if zone % SEATS else (object(), marks[1])


def pool_of(obj: Obj) -> int:
    """The deck that an undealt card is dealt from: where it lies, or where it lay when it was put aside unseen."""
    return obj.zone if obj.pool is None else obj.pool


def deal(game: Game, obj: Obj) -> Obj:
    """Give an undealt card its identity, if this engine may know it. It comes from what is left of its deck, also if it
    was put aside from there unseen."""
    if obj.cards != UNDEALT_CARD:
        return obj
    deck = pool_of(obj)
    pool = game.pools[deck]
    if not pool:
        return obj
    game.deals[deck] += 1
    index = game.chance.deal(deck, game.deals[deck], len(pool))
    if index < 0:  # another seat's secret: dealt, but not known here
        return change(game, obj, cards=(UNKNOWN,), pool=None)
    game.pools[deck] = pool[:index] + pool[index + 1 :]
    return change(game, obj, cards=(pool[index],), pool=None)


def disclose(game: Game, obj: Obj) -> Obj:
    """Everybody is about to see what an object is: dealt, if it was not, and known from here on. What lies in the open
    is known already."""
    if game.spec(obj.zone).sight is Sight.ALL:
        return obj
    obj = deal(game, obj)
    keeper = keeper_of(game)
    if keeper is None or len(obj.cards) != 1:
        return obj
    card = keeper.shown(obj.owner, obj.id, obj.cards[0])
    return obj if card == obj.cards[0] else know(game, obj, card)


def know(game: Game, obj: Obj, card: int) -> Obj:
    """Give an object its card, which was not known here: it is in no pile any more. Dealing it counts."""
    if obj.cards == UNDEALT_CARD:
        game.deals[pool_of(obj)] += 1
    for zone in range(obj.owner, len(game.pools), SEATS):
        if card in game.pools[zone]:
            game.pools[zone] = tuple(other for other in game.pools[zone] if other != card)
    game.view_cache = None
    return change(game, obj, cards=(card,), pool=None)


def forget_order(game: Game, zone: int) -> None:
    """Shuffle a deck: its known cards go back to the undealt pool and every object there becomes a new, unknown one."""
    pool = list(game.pools[zone])
    count = 0
    for ident in game.zones[zone]:
        obj = game.objs.pop(ident)
        count += 1
        pool.extend(card for card in obj.cards if card >= 0)
    game.pools[zone] = tuple(sorted(pool))
    fresh = []
    for _ in range(count):
        obj = Obj(game.next_id, (UNDEALT,), zone % 2, zone % 2, zone, stamp=game.stamp)
        game.next_id += 1
        game.objs[obj.id] = obj
        fresh.append(obj.id)
    game.zones[zone] = tuple(fresh)
