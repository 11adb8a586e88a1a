"""Zone descriptors. A zone's index is ``kind * SEATS + seat``; a shared zone uses seat 0."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from engine.kernel.frozen import frozen

SEATS: Final = 2


class Sight(StrEnum):
    """Who sees what a card in the zone is."""

    ALL = "all"  #: public
    OWNER = "owner"  #: the player whose zone it is
    NOBODY = "nobody"
    FACE = "face"  #: face-up cards: all; face-down cards: the zone's player
    FACE_STRICT = "face-strict"  #: face-up cards: all; face-down cards: nobody


@frozen
class ZoneSpec:
    """One kind of zone.

    ordered: the order of its cards is tracked and part of the state's identity. oriented, faced: cards there have a
    ready/turned and an up/down axis. location: counts as a place for effects that count cards. deck: its unknown
    cards are dealt from a pool when they are needed.
    """

    name: str
    sight: Sight
    shared: bool = False
    ordered: bool = False
    oriented: bool = False
    faced: bool = False
    location: bool = True
    deck: bool = False


def seat_of(zone: int) -> int:
    """The seat a zone belongs to (0 for shared zones)."""
    return zone % SEATS
