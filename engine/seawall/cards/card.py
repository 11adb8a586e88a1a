"""A printed card."""

from __future__ import annotations

from engine.effects.nodes import Ability
from engine.kernel.frozen import frozen

TYPES = ("unit", "pilot", "command", "base", "resource")
COLORS = ("blue", "green", "red", "white")


@frozen
class Part:
    """What a Command is as a Pilot (2-3-5-4-1). ap, hp: what it adds to its Unit."""

    name: str
    traits: tuple[str, ...] = ()
    ap: int = 0
    hp: int = 0


@frozen
class Card:
    """A printed card. number: cards with the same number are the same card (2-1-1); also:
    further ones. names: usually one (2-2-4).
    ap, hp: of a Pilot what it adds. link: "name" or "trait" and the words that link. keywords: with their amounts."""

    id: str
    number: str
    type: str
    names: tuple[str, ...]
    color: str = ""
    traits: tuple[str, ...] = ()
    level: int = 0
    cost: int = 0
    ap: int = 0
    hp: int = 0
    link: tuple[str, tuple[str, ...]] | None = None
    keywords: tuple[tuple[str, int], ...] = ()
    pilot: Part | None = None
    token: bool = False
    abilities: tuple[Ability, ...] = ()
    also: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The first of its names."""
        return self.names[0]


#: What an anonymous card is.
BLANK = Card("blank", "blank", "unit", ("Blank",), "blue", level=1, cost=1, ap=1, hp=1)
#: What lies in a resource deck of which nothing is said.
RESOURCE = Card("resource", "resource", "resource", ("Resource",))
#: 4-17-4-1
FIRST_PIER = Card("ex", "ex", "base", ("First Pier",), ap=0, hp=3, token=True)
#: 4-17-5-1
SPARE_RESOURCE = Card("ex resource", "ex resource", "resource", ("Spare Resource",), token=True)


def blank(color: str, number: str) -> Card:
    """An anonymous Unit of a color with a card number of its own."""
    return Card(f"blank {color}", f"blank {color} {number}", "unit", ("Blank",), color, level=1, cost=1, ap=1, hp=1)
