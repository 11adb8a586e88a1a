"""The keys of the pages of cards, decks and packs, for the sheet of keys (F1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from trails_desktop.screens.parts.dialogs import KeyHelp


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def building_keys() -> list[KeyHelp]:
    """While a deck is built."""
    tr = QCoreApplication.translate
    return [
        KeyHelp("", tr("DeckKeys", "BUILDING A DECK")),
        *_finding_keys(),
        KeyHelp(tr("DeckKeys", "Enter or +"), tr("DeckKeys", "One more copy of the card")),
        KeyHelp(tr("DeckKeys", "− or Del"), tr("DeckKeys", "One copy less")),
        KeyHelp("0–4", tr("DeckKeys", "Exactly so many copies")),
        KeyHelp("A", tr("DeckKeys", "In the deck: set a copy aside, or take it back into the deck")),
        KeyHelp(tr("DeckKeys", "Space"), tr("DeckKeys", "The card large, with what it does")),
        KeyHelp(_native("Ctrl+Z"), tr("DeckKeys", "Take the last change back")),
        KeyHelp(_native("Ctrl+Y"), tr("DeckKeys", "Do it again")),
        KeyHelp(_native("Ctrl+S"), tr("DeckKeys", "Keep the deck as it is now as a version")),
        KeyHelp(_native("Ctrl+N"), tr("DeckKeys", "A new deck")),
    ]


def shelf_keys() -> list[KeyHelp]:
    """Over the decks."""
    tr = QCoreApplication.translate
    return [
        KeyHelp("", tr("DeckKeys", "YOUR DECKS")),
        KeyHelp(tr("DeckKeys", "Enter"), tr("DeckKeys", "Build on the deck")),
        KeyHelp(_native("Ctrl+N"), tr("DeckKeys", "A new deck")),
        KeyHelp(_native("Ctrl+V"), tr("DeckKeys", "A deck from the clipboard, as text or as a code")),
    ]


def cards_keys() -> list[KeyHelp]:
    """Among all cards."""
    tr = QCoreApplication.translate
    return [
        KeyHelp("", tr("DeckKeys", "AMONG THE CARDS")),
        *_finding_keys(),
        KeyHelp(tr("DeckKeys", "Enter or Space"), tr("DeckKeys", "The card large, with what it does")),
    ]


def packs_keys() -> list[KeyHelp]:
    """While packs are opened."""
    tr = QCoreApplication.translate
    return [
        KeyHelp("", tr("DeckKeys", "OPENING PACKS")),
        KeyHelp(tr("DeckKeys", "Enter"), tr("DeckKeys", "Open the packs; turn the next card; the next pack")),
        KeyHelp(tr("DeckKeys", "Arrows"), tr("DeckKeys", "From card to card")),
    ]


def _finding_keys() -> list[KeyHelp]:
    tr = QCoreApplication.translate
    return [
        KeyHelp(tr("DeckKeys", "/ or {key}").format(key=_native("Ctrl+F")), tr("DeckKeys", "To the search box")),
        KeyHelp(_native("Ctrl+Space"), tr("DeckKeys", "What can be written there")),
        KeyHelp(tr("DeckKeys", "Arrows"), tr("DeckKeys", "From card to card")),
    ]
