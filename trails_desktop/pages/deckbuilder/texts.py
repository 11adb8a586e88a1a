"""Sentences of the library and of the rules in the player's language, and the words for what cards are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QDateTime, Qt

from engine.trails.cards.decks import Problem
from engine.trails.cards.printing import Printing
from trails_desktop.library.importing.recognised import NESTED, recognise
from trails_desktop.library.storage.sentences import Said
from trails_desktop.ui.language import short_moment

Names = Mapping[str, str]  #: what cards are called in a sentence, and what to call them instead


def told(said: Said, names: Names | None = None) -> str:
    """A sentence of the library."""
    fields = {
        key: in_words(value) if key in NESTED and isinstance(value, str) else value
        for key, value in _named(said.fields, names).items()
    }
    return QCoreApplication.translate("library", said.template).format(**fields)


def in_words(text: str) -> str:
    """What a reader of card files or decks said, in the player's language; as it is where it is not recognised."""
    found = recognise(text)
    if found is None:
        return text
    fields = {key: in_words(str(value)) if key in NESTED else value for key, value in found.fields}
    return QCoreApplication.translate("reader", found.template).format(**fields)


def sentence(text: str) -> str:
    """The same as a whole sentence, with a capital and its stop; the name of a file stays as it is."""
    said = in_words(text)
    if "." in said.split(" ", 1)[0].rstrip(".,:"):
        return said.rstrip(".。") + QCoreApplication.translate("reader", ".")
    stop = QCoreApplication.translate("reader", ".")
    return f"{said[:1].upper()}{said[1:]}".rstrip(".。") + stop


def reason(problem: Problem, names: Names | None = None) -> str:
    """A reason against a deck, without its rule."""
    return QCoreApplication.translate("engine", problem.template).format(**_named(problem.args, names))


def _named(fields: Iterable[tuple[str, str | int]], names: Names | None) -> dict[str, str | int]:
    known = names or {}
    return {key: known.get(value, value) if isinstance(value, str) else value for key, value in fields}


def named(printing: Printing) -> str:
    """Name and sub-name."""
    return f"{printing.name} [{printing.subname}]" if printing.subname else printing.name


def type_word(kind: str) -> str:
    """A type as a heading."""
    return {
        "UNIT": QCoreApplication.translate("DeckBuilder", "UNIT"),
        "ITEM": QCoreApplication.translate("DeckBuilder", "ITEM"),
        "EVENT": QCoreApplication.translate("DeckBuilder", "EVENT"),
        "BASE": QCoreApplication.translate("DeckBuilder", "BASE"),
    }.get(kind, kind)


def rarity_word(rarity: str) -> str:
    """A rarity in words."""
    return {
        "C": QCoreApplication.translate("DeckBuilder", "Common"),
        "U": QCoreApplication.translate("DeckBuilder", "Uncommon"),
        "R": QCoreApplication.translate("DeckBuilder", "Rare"),
        "SR": QCoreApplication.translate("DeckBuilder", "Super rare"),
    }.get(rarity, rarity)


def moment(text: str) -> str:
    """A time stamp of the library (UTC) as day and minute, in the local time."""
    made = QDateTime.fromString(text, Qt.DateFormat.ISODate)
    return short_moment(made) if made.isValid() else text
