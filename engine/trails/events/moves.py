"""Atoms that move cards, show them or lay them in order (502, 1311, 1314, 1323)."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import atoms as k
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails.cards.icon_crafts import BOARDED, CREWED, LINKED_PAIR
from engine.trails.events.arrival import enters_actioned
from engine.trails.query.context import REMOVED, REMOVED_BY
from engine.trails.query.disclosure import arrange_unseen, arrived, disclose
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.pairs import disembark, part
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.reads import speaks_of
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL


class Arrival(NamedTuple):
    """How a moved card arrives (503.1a, 503.2a: ready and face-up unless said)."""

    ready: bool = True
    face_up: bool = True
    bottom: bool = False
    controller: int | None = None
    entry: Entry | None = None
    marks: frozenset[str] = frozenset()
    host: int = 0  #: what it is a crew of (1337)


_PLAIN = Arrival()


def dealt(game: TrailsGame, obj: Obj) -> Obj:
    """The card of a deck with its identity, if it may be known here. What reaches into decks is derived anew."""
    known = obj.known
    obj = k.deal(game, obj)
    if obj.known and not known and game.view_cache is not None and "zones" in game.view_cache.watches:
        game.view_cache = None
    return obj


def supposed_up(game: TrailsGame, obj: Obj) -> TrailsGame:
    """A copy of the game in which a card lies face-up, and that is all that has changed."""
    then = game.fork()
    k.change(then, obj, face_up=True)
    then.reach.clear()
    then.view_cache = None
    return then


def move(game: TrailsGame, event: Event) -> bool:
    """A card changes zones (502.3). From field to field it stays the same card."""
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    if obj.zone >> 1 == DECK >> 1:
        obj = dealt(game, obj)
    how: Arrival = event.extra or _PLAIN
    if event.to >= FIELD and (how.face_up or event.to >> 1 != HOMEBASE >> 1):
        obj = disclose(game, obj)
    same = obj.zone >> 1 == FIELD >> 1 and event.to >> 1 == FIELD >> 1
    if event.to >> 1 == FIELD >> 1 and not same and how.ready and enters_actioned(game, obj, event.to & 1):
        how = how._replace(ready=False)
    if same and obj.zone == event.to:
        return False
    if event.to >> 1 == EXILE >> 1 and event.src and _keeps(game, event.src):
        how = how._replace(marks=how.marks | {f"{REMOVED_BY}{event.src}"})
    old = obj
    new = k.move(
        game,
        event,
        traits=None if obj.zone >> 1 == DECK >> 1 or not obj.known else game.traits(obj.id),
        same=same,
        controller=how.controller if how.controller is not None else event.to & 1 if event.to < STANDBY else None,
        ready=how.ready,
        face_up=how.face_up,
        bottom=how.bottom,
        entry=how.entry,
    )
    event.seat = event.seat if event.seat >= 0 else obj.owner
    if event.to >> 1 == HAND >> 1:
        arrived(game, event.to & 1)
    if how.marks:
        new = k.change(game, new, marks=how.marks, host=how.host)
    if old.marks and not same:
        if LINKED_PAIR in old.marks:
            part(game, old, new, how.bottom, how.marks)
        if (BOARDED in old.marks or CREWED in old.marks) and old.zone >> 1 == FIELD >> 1:
            disembark(game, old.id, Arrival(ready=False))
    if game.effects and not same and _keeps_effects(event):
        game.effects = tuple(
            lasting._replace(objs=tuple(event.new if ident == obj.id else ident for ident in lasting.objs))
            if obj.id in lasting.objs and lasting.until != HELD
            else lasting
            for lasting in game.effects
        )
    return True


def _keeps(game: TrailsGame, source: int) -> bool:
    """Whether a card goes on to speak of what it removes from the game."""
    obj = game.find(source)
    if obj is None or not obj.cards or not obj.known:
        return False
    return game.defn(obj).keeps_removed or any(speaks_of(craft, REMOVED) for craft in game.traits(source).gained)


def _keeps_effects(event: Event) -> bool:
    """Effects go with a card that is played (1204.2i-1, 1205.1c-4) and with direct moves between zones that have an
    orientation (502.3a, R047)."""
    near = (FIELD >> 1, HOMEBASE >> 1)
    frm, to = event.frm >> 1, event.to >> 1
    if event.cause == "play":
        return to == STANDBY >> 1 or (frm == STANDBY >> 1 and to in near)
    return frm in near and to in near


def proxy(game: TrailsGame, event: Event) -> bool:
    """A proxy of a card or ability goes to standby (1204.2i, j)."""
    entry: Entry = event.extra
    obj = k.create(game, STANDBY, owner=entry.seat, entry=entry)
    event.new = obj.id
    event.seat = entry.seat
    return True


def cease(game: TrailsGame, event: Event) -> bool:
    """A proxy ends (1205.1c, d; R045)."""
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    k.remove(game, obj)
    return True


def look(game: TrailsGame, event: Event) -> bool:
    """A seat is shown cards (extra: ids; empty = no more). Also deals what it is to see."""
    idents: tuple[int, ...] = event.extra
    for ident in idents:
        obj = game.objs[ident]
        if obj.zone >> 1 == DECK >> 1:
            dealt(game, obj)
    game.looking = (event.seat if idents else -1, idents)
    return True


def reveal(game: TrailsGame, event: Event) -> bool:
    """Show a hidden card to everybody (1311), or stop showing (n = 0)."""
    if event.n:
        obj = game.objs.get(event.obj)
        if obj is not None:
            disclose(game, dealt(game, obj) if obj.zone >> 1 == DECK >> 1 else obj)
        game.shown = game.shown | {event.obj}
    elif game.shown:  # what triggered stays shown until its craft is done (1211.3c)
        waiting = {game.objs[ident].entry.source for ident in game.zones[STANDBY] if ident != event.obj}
        game.shown &= waiting | {item.source for item in game.pending}
    return True


def arrange(game: TrailsGame, event: Event) -> bool:
    """Put looked-at deck cards on top and under (1323). extra: (top ids, under ids), each first card first."""
    top, under = event.extra = arrange_unseen(game, event.seat, *event.extra)
    game.shown -= {*top, *under}  # which of them lies where is nobody else's business
    return _lie(game, event)


def lay(game: TrailsGame, event: Event) -> bool:
    """Put deck cards on top or under (502.4), as :func:`arrange` does if their owner lays them; else it is seen how."""
    return arrange(game, event) if event.by == event.seat else _lie(game, event)


def _lie(game: TrailsGame, event: Event) -> bool:
    top, under = event.extra
    zone, moved = DECK + event.seat, {*top, *under}
    rest = tuple(ident for ident in game.zones[zone] if ident not in moved)
    game.zones[zone] = (*top, *rest, *under)
    return True


def shuffle(game: TrailsGame, event: Event) -> bool:
    """Shuffle a deck (603.1b)."""
    k.forget_order(game, DECK + event.seat)
    return True


def put_away(game: TrailsGame, ident: int, cause: str, by: int, src: int, rule: str) -> Event:
    """The event that puts a card into its owner's trail for a cause: ko, destroy, discard, rule, cost."""
    return Event("move", ident, to=TRAIL + game.objs[ident].owner, by=by, src=src, cause=cause, rule=rule)
