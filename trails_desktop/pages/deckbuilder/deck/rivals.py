"""Which decks the deck at hand can be tried against."""

from __future__ import annotations

from pathlib import Path

from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor
from trails_desktop.screens.decks.info import load_decks

#: The deck's file, names and files of the other legal decks, and where the library lies; None where there is no file.
Rivals = tuple[Path | None, list[tuple[str, Path]], Path | None]


def rivals(editor: DeckEditor, stock: Stock) -> Rivals:
    """The other legal decks of the library and of the program, if this one may be played."""
    if editor.ident is None or not editor.verdict().legal or not editor.save():
        return None, [], None
    shelf = stock.library.decks
    own = next((entry for entry in shelf.entries() if entry.ident == editor.ident), None)
    if own is None or not own.file:
        return None, [], None
    infos = load_decks(stock.desk.decks, stock.pool)
    others = [(info.name(stock.code), info.path) for info in infos if info.legal]
    rest = [(name, path) for name, path in others if path.name != own.file or path.parent != shelf.folder]
    return shelf.folder / own.file, rest, stock.library.paths.data
