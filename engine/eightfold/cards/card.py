"""A printed card."""

from __future__ import annotations

from typing import Final

from engine.effects.nodes import Ability, Condition, Filter
from engine.kernel.frozen import frozen

CHARACTERS: Final = ("forward", "backup", "monster")
ITEMS: Final = ("weapon", "armor", "accessory")
TYPES: Final = (*CHARACTERS, "summon", *ITEMS, "formation")
ELEMENTS: Final = ("fire", "ice", "wind", "earth", "thunder", "aqua", "shine", "dark")
#: What a card may be of that nobody has seen, where it is to pay.
ANY: Final = frozenset(ELEMENTS[:6])
#: Elements of which no card is discarded for a cost, and that no cost demands (11.3.8.1.1).
APART: Final = ("shine", "dark")


@frozen
class Card:
    """A printed card. numbers: cards that share one are the same card (5.2.5.1.1). names: as printed, and the parts
    (5.2.2.2). power: None for one that has none. soldier, party, ex: its icons. bearer: filter of what an Item fits.
    needs: condition of a Formation. bursts: numbers of abilities that are EX Bursts. war_god: Job that may be put away
    for it, "" for none. combination: names and what each takes off the cost."""

    id: str
    numbers: tuple[str, ...]
    type: str
    names: tuple[str, ...]
    element: str = "fire"
    cost: int = 1
    power: int | None = None
    jobs: tuple[str, ...] = ()
    soldier: bool = False
    party: bool = False
    ex: bool = False
    bearer: Filter | None = None
    needs: Condition | None = None
    keywords: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    bursts: tuple[int, ...] = ()
    war_god: str = ""
    combination: tuple[tuple[str, ...], int] | None = None

    @property
    def name(self) -> str:
        """Its name as printed."""
        return self.names[0]

    @property
    def number(self) -> str:
        """By which lists of decks name it."""
        return self.id

    @property
    def kinds(self) -> tuple[str, ...]:
        """Its card type and its group type (6.6.5, 6.6.6)."""
        if self.type in CHARACTERS:
            return self.type, "character"
        return (self.type, "item") if self.type in ITEMS else (self.type,)

    def ability(self, number: int) -> Ability | None:
        """The ability with a number."""
        return next((one for one in self.abilities if one.number == number), None)


#: What an anonymous card is.
BLANK = Card("blank", ("blank",), "forward", ("Blank",), power=1000, soldier=True)


def blank_among(kind: str) -> Card:
    """An anonymous card of a type: among Backups it is a Backup. No Power where it is no Forward (5.2.6.1)."""
    return BLANK if kind == "forward" else Card("blank", ("blank",), kind, ("Blank",), soldier=True)


def blank(number: str) -> Card:
    """An anonymous card with a number of its own."""
    return Card("blank", (f"blank {number}",), "forward", ("Blank",), power=1000, soldier=True)
