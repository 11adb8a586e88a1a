"""What letters do, by the place where they do it: the one table that handlers, help, settings and conflicts agree on.

Arrows, Tab, Enter, Esc, Space and digits are no commands: they do everywhere what they do in every program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

Place = Literal["everywhere", "table", "lesson", "deck", "book"]
PLACE: Final = "keys-of"  #: the property of a widget that says which places' keys it knows, between spaces


@dataclass(frozen=True, slots=True)
class Deed:
    """What a key does. keys: as the handlers know it, a portable name; title: translated."""

    id: str
    place: Place
    keys: str
    title: str


def deeds() -> tuple[Deed, ...]:
    """All of them, in the language in use."""
    tr = QCoreApplication.translate
    return (
        Deed("menu", "everywhere", "F10", tr("Commands", "Open the menu")),
        Deed("settings", "everywhere", "Ctrl+,", tr("Commands", "Open the settings")),
        Deed("workshop", "everywhere", "Ctrl+K", tr("Commands", "Make a card")),
        Deed("rules", "everywhere", "Ctrl+R", tr("Commands", "Look the rules up")),
        Deed("help", "everywhere", "F1", tr("Commands", "Show the keys that work here")),
        Deed("full-screen", "everywhere", "F11", tr("Commands", "Full screen on or off")),
        Deed("quit", "everywhere", "Ctrl+Q", tr("Commands", "Close the program")),
        Deed("next", "table", "N", tr("Keys", "To the next card with a light")),
        Deed("next-dot", "table", "Shift+N", tr("Keys", "To the next card with a dot")),
        Deed("until", "table", "P", tr("Keys", "Pass until something happens")),
        Deed("decision", "table", "D", tr("Keys", "Pass until your next decision")),
        Deed("turn", "table", "E", tr("Keys", "Pass to the end of the turn")),
        Deed("auto", "table", "A", tr("Keys", "Pass automatically, on or off")),
        Deed("rule", "table", "R", tr("Keys", "The rule of what was just said, and back")),
        Deed("recap", "table", "B", tr("Keys", "What happened since you last decided")),
        Deed("lists", "table", "L", tr("Keys", "The table as lists, and back")),
        Deed("stop", "table", "S", tr("Keys", "On the line of steps: stop there, or no longer")),
        Deed("undo", "table", "Ctrl+Z", tr("Keys", "Take the last answer back")),
        Deed("panel", "table", "F6", tr("Keys", "To the side panel and back")),
        Deed("hint", "table", "H", tr("Keys", "A hint: where to look; again: what to do. In a lesson: help")),
        Deed("aside", "deck", "A", tr("DeckKeys", "In the deck: set a copy aside, or take it back into the deck")),
        Deed("search", "book", "Ctrl+F", tr("Keys", "In the rule book: search")),
    )


def meets(one: Place, other: Place) -> bool:
    """Whether keys of two places can be pressed at once: then they must differ."""
    together = {frozenset(("table", "lesson"))}
    return one == other or "everywhere" in (one, other) or frozenset((one, other)) in together


def place_name(place: Place) -> str:
    """A heading."""
    tr = QCoreApplication.translate
    names: dict[str, str] = {
        "everywhere": tr("Keys", "EVERYWHERE"), "table": tr("Keys", "AT THE TABLE"), "lesson": tr("Keys", "IN LESSONS"),
        "deck": tr("DeckKeys", "BUILDING A DECK"), "book": tr("Keys", "IN THE RULE BOOK"),
    }  # fmt: skip
    return names.get(place, "")
