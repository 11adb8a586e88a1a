"""Linked UNITs (ja:1336) and crews (ja:1337): what moving and linking does to objects of two cards and their riders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel import atoms as k
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails.cards.icon_crafts import ABOARD
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import EXILE, FIELD

APART = "of two owners"  #: mark of a linked pair whose second card belongs to the other player


def part(game: TrailsGame, old: Obj, new: Obj, bottom: bool, marks: frozenset[str]) -> None:
    """Off the field two linked UNITs are two cards again, each in its owner's zone (ja:1336.1, R092)."""
    first, second = old.cards
    k.change(game, new, cards=(first,))
    owner = old.owner ^ 1 if APART in old.marks else old.owner
    made = k.create(game, new.zone - old.owner + owner, owner=owner, cards=(second,), bottom=bottom)
    k.change(game, made, ready=new.ready, face_up=new.face_up, marks=marks, host=new.host)


def disembark(game: TrailsGame, ident: int, arrival: object) -> None:
    """When the boarded card leaves the field its crew is put there, actioned, in the same moment (ja:1337.3, R094)."""
    for zone in (EXILE, EXILE + 1):
        for crew in game.there(zone):
            if crew.host == ident and ABOARD in crew.marks:
                game.also(Event("move", crew.id, to=FIELD + crew.owner, rule="1337.3", extra=arrival))


def came_back(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """What the crew of a card that has just left the field is on the field now, if it came back there."""
    crew = [last.obj for last in game.lki.values() if last.obj.host == ident and ABOARD in last.obj.marks]
    there = [obj for zone in (FIELD, FIELD + 1) for obj in game.there(zone)]
    return tuple(obj.id for one in crew for obj in there if obj.cards == one.cards)


def parts_of(game: TrailsGame, gone: Obj, zones: Iterable[int]) -> tuple[int, ...]:
    """What an object that is gone is now in some zones: two for a linked pair that has come apart there (ja:1336.1,
    R092), one for all else, none if it lies elsewhere."""
    there = tuple(game.objs[ident] for zone in zones for ident in game.zones[zone])
    whole = next((obj.id for obj in there if obj.cards == gone.cards), 0)
    if whole or len(gone.cards) < 2:
        return (whole,) if whole else ()
    found = (next((obj.id for obj in there if obj.cards == (card,)), 0) for card in gone.cards)
    return tuple(ident for ident in found if ident)


def can_link(game: TrailsGame, idents: Sequence[int]) -> bool:
    """Whether they are two UNITs of one player on the field, neither of them a pair already (ja:1336.1)."""
    objs = [game.objs[ident] for ident in dict.fromkeys(idents)]
    fit = len(objs) == len(idents) == 2 and objs[0].zone == objs[1].zone and objs[0].zone >> 1 == FIELD >> 1
    return fit and all(len(obj.cards) == 1 and "UNIT" in game.traits(obj.id).types for obj in objs)


def can_trade(game: TrailsGame, idents: Sequence[int]) -> bool:
    """Whether they are two objects on the field of different players (105.3)."""
    there = [game.objs[ident] for ident in dict.fromkeys(idents) if game.objs[ident].zone >> 1 == FIELD >> 1]
    return len(there) == 2 and there[0].controller != there[1].controller
