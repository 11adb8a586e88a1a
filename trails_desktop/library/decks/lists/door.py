"""The one door for decks from outside: a text or a file of any kind, a deck code among them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.textfile import plain_bytes
from engine.trails.cards.decks import DeckError
from engine.trails.cards.pool import CardPool
from trails_desktop.encodings import UTF8, decode
from trails_desktop.library.decks.lists.reader import read_list
from trails_desktop.library.decks.lists.report import Reading
from trails_desktop.library.decks.sharing import looks_like_a_code, read_code

#: What a deck file may end in, of any program; other endings are read as well.
ENDINGS: Final = ("deck", "txt", "cod", "o8d", "dck", "dek", "json", "csv", "tsv", "xml", "md", "mwDeck")
MOST_FILE: Final = 4 * 2**20  #: bytes


def read_text(text: str, where: str, pool: CardPool) -> Reading:
    """The deck in a text. Raises :class:`DeckError` or ``CodeError`` with one sentence."""
    if looks_like_a_code(text):
        return Reading(read_code(text, pool), source="code")
    return read_list(text, where, pool)


def read_file(path: Path, pool: CardPool) -> Reading:
    """The deck of a file; one without a name of its own is called as the file is.

    Raises :class:`DeckError` or ``CodeError`` with one sentence, and OSError where the file cannot be read.
    """
    if path.stat().st_size > MOST_FILE:
        raise DeckError(f"{path.name}: this is too long for a deck")
    try:
        text, encoding = decode(plain_bytes(path))
    except UnicodeDecodeError as error:
        raise DeckError(f"{path.name}: it is no UTF-8 text of a deck") from error
    reading = read_text(text, path.name, pool)
    reading = reading if encoding == UTF8 else replace(reading, encoding=encoding)
    return reading if reading.deck.name else replace(reading, deck=replace(reading.deck, name=path.stem))
