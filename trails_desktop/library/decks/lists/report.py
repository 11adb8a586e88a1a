"""What was read of a deck list, and what was not: every line that is left out says which one it is and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.trails.cards.decks import Deck
from trails_desktop.library.storage.sentences import Said

MAIN, ASIDE, NOWHERE = "main", "aside", ""  #: where a card of a list lies: in the deck, beside it, in neither
MOST_TOLD: Final = 120  #: letters of a line that are repeated in a report


@dataclass(frozen=True, slots=True)
class Left:
    """Something of a list that is not in the deck. line: of the text from 1, 0 where it has none; text: what stands
    there; why: one sentence."""

    line: int
    text: str
    why: Said


@dataclass(frozen=True, slots=True)
class Reading:
    """A list that was read. deck: what is in it, cards nobody knows by the name they have in the list; left: what is
    not in it; unknown: how many lines of the deck name no card; source: the kind of list; encoding: of the file, ""
    for UTF-8."""

    deck: Deck
    left: tuple[Left, ...] = ()
    unknown: int = 0
    source: str = "text"
    encoding: str = ""

    @property
    def whole(self) -> bool:
        """Whether there is nothing to tell."""
        return not self.left and not self.unknown


@dataclass(slots=True)
class Found:
    """One card of a list before decks are made of it. name: what the list calls it, by which it is kept if no card is
    found; number: the card meant, "" for one nobody knows."""

    count: int
    name: str
    number: str = ""
    line: int = 0
    where: str = MAIN


@dataclass(slots=True)
class Draft:
    """What a format's reader gathers."""

    source: str = "text"
    name: str = ""
    plan: str = ""
    cards: list[Found] = field(default_factory=list)
    left: list[Left] = field(default_factory=list)

    def leave(self, line: int, text: str, why: Said) -> None:
        """Note that something is not read."""
        told = " ".join(text.split())
        self.left.append(Left(line, told if len(told) <= MOST_TOLD else told[: MOST_TOLD - 1] + "…", why))

    def known(self) -> Iterator[Found]:
        """The cards that are known."""
        return (card for card in self.cards if card.number)
