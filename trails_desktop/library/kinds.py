"""What a file from outside is: a deck, cards, a match, a position or a puzzle. By its ending, then by its content; only
its beginning is read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, Literal

from trails_desktop.encodings import decode
from trails_desktop.library.storage.sentences import LibraryError

Kind = Literal["deck", "cards", "match", "position", "puzzle"]
_BEGINNING: Final = 2**16  #: bytes that are looked at
#: Columns that a table of cards has and a deck list has not, and how many of them are enough.
_OF_CARDS: Final = frozenset(("type", "cp", "ep", "level", "str", "def", "text", "orgs", "lang"))
_ENOUGH: Final = 3


def kind_of(path: Path) -> Kind:
    """What the file is; a deck where nothing says otherwise, since lists come in any shape."""
    # Here and not at the top: the window, which takes files that are dropped, starts without what reads tables.
    from trails_desktop.library.importing.columns import guess
    from trails_desktop.library.importing.rows import TABLES, read_headers

    ending = path.suffix.lower()
    if ending == ".match":
        return "match"
    if ending in (".yaml", ".yml"):
        text = _beginning(path)
        if re.search(r"(?m)^[\s-]*puzzle:", text):
            return "puzzle"
        return "position" if re.search(r"(?m)^[\s-]*board:", text) else "cards"
    if ending == ".jsonl":
        return "cards"
    if ending == ".json":
        return "cards" if _holds_cards(_beginning(path)) else "deck"
    if ending in TABLES:
        try:
            known = set(guess(read_headers(path)).values())
        except LibraryError:
            return "deck"
        return "cards" if len(known & _OF_CARDS) >= _ENOUGH and "name" in known else "deck"
    return "deck"


def _holds_cards(text: str) -> bool:
    """Whether JSON begins with a record of a card."""
    start = text.find("{")
    if start < 0 or text[:start].strip() not in ("[", ""):
        return False
    try:
        first, _ = json.JSONDecoder().raw_decode(text, start)
    except ValueError:
        return False
    return isinstance(first, dict) and {"number", "name", "type"} <= first.keys()


def _beginning(path: Path) -> str:
    try:
        with path.open("rb") as file:
            read = file.read(_BEGINNING)
    except OSError:
        return ""
    try:
        return decode(read)[0]
    except UnicodeDecodeError:  # cut within a letter, or no text
        return read.decode("utf-8", errors="replace")
