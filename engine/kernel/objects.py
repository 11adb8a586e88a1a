"""Objects: incarnations of zero, one or more physical cards.

An object is never changed in place: an atom replaces it by a changed copy, so forks of a game share objects freely. A
zone change makes a new object with a new id unless the ruleset says otherwise; a reference by id can therefore never
follow a card to where it should not.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

#: The physical card of an object that has one, but which is another seat's secret here.
UNKNOWN: Final = -1
#: The physical card of an object in a shuffled deck: which one it is has not been dealt yet, nobody knows it.
UNDEALT: Final = -2


#: What is written down of a state, in its order: a compiled class has no slots, so it says them besides.
_OBJ = ("cards", "controller", "entry", "face_up", "host", "id", "marks", "owner", "pool", "ready", "stamp", "zone")
_SNAPSHOT = ("obj", "traits")


class UnknownCard(Exception):
    """The printed record of a card was asked for that is not known here: a mistake of the asking rule."""


class Obj:
    """One object.

    id: unique in the game. cards: indexes into the game's physical cards; ``()`` for a token, proxy or ability,
    ``(UNKNOWN,)`` for a card not known here, ``(UNDEALT,)`` for one that nobody knows yet. owner, controller: seats.
    zone: zone index. ready: upright. face_up. marks: named attributes and states. stamp: when it became what it is,
    for the order of effects. entry: what waits, if it is an object of the standby zone. host: object it lies under or
    rides on, 0 = none. pool: the deck that a card nobody knows yet is dealt from, where it lies elsewhere by now.
    """

    __slots__ = _OBJ
    SLOTS: ClassVar = _OBJ

    def __init__(
        self,
        id: int,
        cards: tuple[int, ...],
        owner: int,
        controller: int,
        zone: int,
        ready: bool = True,
        face_up: bool = True,
        marks: frozenset[str] = frozenset(),
        stamp: int = 0,
        entry: Any = None,
        host: int = 0,
        pool: int | None = None,
    ) -> None:
        self.id = id
        self.cards = cards
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.ready = ready
        self.face_up = face_up
        self.marks = marks
        self.stamp = stamp
        self.entry = entry
        self.host = host
        self.pool = pool

    def but(self, **changes: Any) -> Obj:
        """A copy with some fields changed."""
        new = Obj(
            self.id,
            self.cards,
            self.owner,
            self.controller,
            self.zone,
            self.ready,
            self.face_up,
            self.marks,
            self.stamp,
            self.entry,
            self.host,
            self.pool,
        )
        for name, value in changes.items():
            setattr(new, name, value)
        return new

    @property
    def known(self) -> bool:
        """Whether every physical card of the object is known here."""
        cards = self.cards
        return not cards or (cards[0] >= 0 and (len(cards) == 1 or min(cards) >= 0))

    def __repr__(self) -> str:
        return f"Obj({self.id}, cards={self.cards}, zone={self.zone})"


class Snapshot:
    """Last known information: an object and its derived traits as it left (kept by incarnation)."""

    __slots__ = _SNAPSHOT
    SLOTS: ClassVar = _SNAPSHOT

    def __init__(self, obj: Obj, traits: Any) -> None:
        self.obj = obj
        self.traits = traits
