"""Which trigger events an event is (1211): what happens to whom, by whom, and what its "it" and "them" are.

A happening that tells more gets a name of its own: those there are keep their shape, since they are part of
fingerprints.

Whose effect K.O.s or destroys is a happening of its own ("kos", "destroys"). Guard:
tests/trails/1200/1222-source/knocked_out_by.yaml.

Who stuns (1222.4) is "stunned by player". Guard: tests/trails/1200/1222-source/source.yaml.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel.events import Event
from engine.trails.cards.icon_crafts import BOARDED, CREWED, SUPPORTS, icon_of
from engine.trails.layers.derived import Listener
from engine.trails.query.context import CREW, MUCH
from engine.trails.state.frames import effect_of, spoken
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.pairs import came_back
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, NAMES, STANDBY, TRAIL


class Happening(NamedTuple):
    """One trigger event: its name, object (or 0), other object (or 0), the player concerned, registers to bind."""

    name: str
    obj: int
    other: int
    seat: int
    bind: tuple[tuple[str, tuple[int, ...]], ...] = ()
    moment: str = ""
    by: int = -1
    n: int = 0  #: how much bond


#: Cards that move between zones, whatever moves them, and by an effect.
WAYS = ("moves", "moved")


def happenings_of(game: TrailsGame, event: Event) -> Iterator[Happening]:
    """All that an event is, but ways between zones (:func:`ways`)."""
    kind = event.kind
    if kind == "move":
        yield from _moves(game, event)
    elif kind == "stun":
        doer = event.by if event.cause == "effect" else -1
        yield Happening("is stunned", event.obj, event.src, event.seat, by=doer)
        if event.extra or doer >= 0:  # whose card stunned it, in an attack (1222.4a, R029) or by its effect
            yield Happening("stunned by player", event.obj, event.src, event.seat, by=event.by)
        for ident in event.extra or ((event.src,) if event.cause == "effect" else ()):
            stunner = game.find(ident)
            seat = stunner.controller if stunner else -1
            yield Happening("stuns", ident, event.obj, seat, (("it", (event.obj,)),))
            yield Happening("is stunned by", event.obj, ident, event.seat, (("it", (ident,)),))
            if event.cause == "combat":
                yield Happening("stuns in combat", ident, event.obj, seat, (("it", (event.obj,)),))
        if event.cause == "combat":
            yield Happening("is stunned in combat", event.obj, event.src, event.seat)
    elif kind == "bond":
        much = ((MUCH, (abs(event.n),)),)
        if event.n < 0:
            if event.cause == "overkill":
                source = game.find(event.src)
                yield Happening("overkill", event.src, 0, source.controller if source else -1, much)
            if event.cause == "stun":
                yield Happening("takes stun damage", 0, 0, event.seat, much)
            yield Happening("loses bond", 0, 0, event.seat, much, n=-event.n)
            yield Happening("loses much bond", 0, 0, event.seat, much, str(-event.n))
        else:
            yield Happening("gains bond", 0, 0, event.seat, much, n=event.n)
            yield Happening("gains much bond", 0, 0, event.seat, much, str(event.n))
    elif kind == "cease":  # an ability (1324.1)
        if event.cause == "counter":
            yield _countered(game, event)
    elif kind == "cure":
        yield Happening("is cured", event.obj, 0, event.seat, by=event.by)
        yield Happening("cures", event.obj, 0, event.seat, by=event.seat if event.rule == "705.6" else event.by)
    elif kind == "turn":
        yield Happening("is readied" if event.n else "is actioned", event.obj, 0, event.seat, by=event.by)
    elif kind == "face":
        yield Happening("is turned up" if event.n else "is turned down", event.obj, 0, event.seat, by=event.by)
    elif kind == "fight back":
        yield Happening("fights back", event.obj, event.src, event.seat, (("target", (event.src,)),))
    elif kind == "mark" and event.extra in ("cursed", "hexed") and event.n:
        yield Happening("is cursed", event.obj, 0, event.seat)
    elif kind == "mark" and event.n and event.rule == "1337.1":  # of what boards, the ITEM alone is marked so
        yield Happening("is boarded", event.obj, 0, event.seat)
    elif kind == "link":
        yield Happening("is linked", event.obj, 0, event.seat)
    elif kind == "mark" and event.extra in SUPPORTS and event.n:
        yield Happening("gains support", event.obj, 0, event.seat)
        if event.rule == "1220.1b":
            yield Happening("is sclm supported", event.obj, 0, event.seat)
    elif kind == "supports":
        parts = (("target", (event.src,)), ("supporter", (event.obj,)))
        yield Happening("executes support", event.obj, event.src, event.seat, parts)
    elif kind == "ep" and event.n > 0:
        yield Happening("gains ep", 0, 0, event.seat)
    elif kind == "arrange":
        yield Happening("plans", 0, 0, event.seat)
    elif kind in ("attacks", "attacks alone", "sclm attacks", "is attacked", "is sclm attacked"):
        bind = (("attackers", event.extra or ()), ("target", (event.src,) if event.src else ()))
        yield Happening(kind, event.obj, event.src, event.seat, bind)
        if kind == "attacks" and not event.src:
            yield Happening("attacks player", event.obj, 0, event.seat, bind)
    elif kind == "first attacks":
        yield Happening(kind, 0, 0, event.seat, (("attackers", event.extra),))
    elif kind == "played":
        entry: Entry = event.extra
        if entry.kind in ("card", "event", "base"):  # arts and crafts are played too, but not as that card
            yield Happening("is played", event.obj, entry.source, event.seat)
        elif entry.kind == "arts":
            played = game.find(entry.source)
            home = played is not None and played.zone >> 1 == HOMEBASE >> 1
            waits = (("it", (_waiting(game, entry),)),)
            yield Happening("plays arts", event.obj, entry.source, event.seat, waits, "homebase" if home else "hand")
        elif entry.kind == "craft":
            waits = (("it", (_waiting(game, entry),)),)
            yield Happening("plays craft", event.obj, entry.source, event.seat, waits, icon_of(entry.ability))
        yield from _aims(game, entry)
    elif kind == "moment":
        which, moment = event.extra
        yield Happening(which, 0, 0, event.seat, (), moment)
        if moment == "combat" and event.rule == "804.13" and game.combat is not None:  # it came to one, and is over now
            yield Happening("combat ends", 0, 0, -1)


def _waiting(game: TrailsGame, entry: Entry) -> int:
    """What waits in standby of something that was played, 0 if nothing does."""
    return next((ident for ident in game.zones[STANDBY] if game.objs[ident].entry is entry), 0)


def _aims(game: TrailsGame, entry: Entry) -> Iterator[Happening]:
    """What was chosen as a target when something was played (1204.2d); other: what waits in standby."""
    if entry.targets:
        waiting = _waiting(game, entry)
        for ident in dict.fromkeys(ident for _, chosen in entry.targets for ident in chosen):
            yield Happening("is targeted", ident, waiting, entry.seat, by=entry.seat)


def _moves(game: TrailsGame, event: Event) -> Iterator[Happening]:
    old_field, new_field = event.frm >> 1 == FIELD >> 1, event.to >> 1 == FIELD >> 1
    crew: tuple[tuple[str, tuple[int, ...]], ...] = ()
    if new_field and not old_field:
        yield Happening("enters", event.new, 0, event.to & 1)
    elif old_field and not new_field:
        old = game.find(event.obj)
        seat = old.controller if old else event.seat
        if old and (BOARDED in old.marks or CREWED in old.marks):
            crew = ((CREW, came_back(game, event.obj)),)
        yield Happening("leaves", event.obj, event.src, seat, crew, by=event.by)
    if event.rule == "1337.1":
        yield Happening("boards", event.obj if old_field else event.new, event.extra.host, event.seat, by=event.by)
    if event.to >> 1 == TRAIL >> 1:
        where = event.obj if old_field else event.new  # which side a trigger looks at (1211.6, R062)
        yield Happening("to trail", where, event.src, event.to & 1, crew, by=event.by)
        if event.cause == "rebuild":
            yield Happening("is rebuilt", where, event.src, event.seat, by=event.by)
        if event.cause in ("ko", "destroy"):
            yield from _put_away_by(game, event)
        if event.cause == "ko":
            yield Happening("is ko", event.obj, event.src, event.seat, crew, by=event.by)
        elif event.cause == "destroy":
            yield Happening("is destroyed", event.obj, event.src, event.seat, crew, by=event.by)
        elif event.cause == "discard":
            yield Happening("discards", event.new, event.src, event.seat, by=_doer(game, event))
            if event.frm >> 1 == HAND >> 1:
                yield Happening("discards from hand", event.new, event.src, event.seat, by=_doer(game, event))
    if event.cause == "counter":
        yield _countered(game, event)
    if event.cause == "draw":
        yield Happening("draws", event.new, 0, event.seat)


def _put_away_by(game: TrailsGame, event: Event) -> Iterator[Happening]:
    """The card whose effect K.O.s or destroys something; a cost, a rule or a combat is nobody (1203.1, 1222.5)."""
    source = game.find(event.src) if event.src else None
    if source is not None and _doer(game, event) >= 0:
        name = "kos" if event.cause == "ko" else "destroys"
        yield Happening(name, source.id, event.obj, source.controller, (("it", (event.obj,)),))


def _countered(game: TrailsGame, event: Event) -> Happening:
    """A card or an ability that waited."""
    waiting = game.find(event.obj)
    seat = waiting.controller if waiting is not None else -1
    return Happening("is countered", event.obj, event.src, seat, by=event.by)


def way_matters(game: TrailsGame, event: Event, listening: dict[str, list[Listener]]) -> bool:
    """Whether somebody waits for cards that move between certain zones."""
    entering = event.to >> 1 == FIELD >> 1
    return any(
        name in listening or name in game.hearing or name in game.asked or (entering and name in game.derived.listeners)
        for name in WAYS
    )


def ways(game: TrailsGame, event: Event) -> Iterator[Happening]:
    """A move as a way between zones, seen where 1211.6 says: on the field, else where it is public, else at its end."""
    old, new = NAMES[event.frm >> 1], NAMES[event.to >> 1]
    if old == new or new == "standby" or (old, new) in (("deck", "hand"), ("standby", "field")):
        return
    before = old == "field" or new in ("hand", "deck")
    obj = game.find(event.obj if before else event.new)
    if obj is None:
        return
    doer = effect_of(game)
    for way in (f"{old} {new}", f" {new}") if old != "standby" else (f" {new}",):  # no text names that place
        yield Happening("moves", obj.id, event.src, obj.owner, (), way, event.by)
        if doer >= 0:
            yield Happening("moved", obj.id, event.src, obj.owner, (), way, doer)


def _doer(game: TrailsGame, event: Event) -> int:
    """Whose effect it is, -1 if it is a cost (1203.1)."""
    frame = spoken(game)
    return -1 if frame is not None and frame.speaker < 0 else event.by
