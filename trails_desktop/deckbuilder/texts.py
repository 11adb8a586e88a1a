"""Sentences of the library and of the rules in the player's language, and the words for what cards are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from engine.trails.cards import Printing
from engine.trails.decks import Problem
from trails_desktop.library.said import Said

Names = Mapping[str, str]  #: what cards are called in a sentence, and what to call them instead


def told(said: Said, names: Names | None = None) -> str:
    """A sentence of the library."""
    return QCoreApplication.translate("library", said.template).format(**_named(said.fields, names))


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


def moment(text: str, code: str) -> str:
    """A time stamp of the library (UTC) as day and minute, in the local time."""
    from PySide6.QtCore import QDateTime, QLocale, Qt

    made = QDateTime.fromString(text, Qt.DateFormat.ISODate)
    if not made.isValid():
        return text
    language = QLocale.Language.Japanese if code == "ja" else QLocale.Language.English
    return QLocale(language).toString(made.toLocalTime(), QLocale.FormatType.ShortFormat)
