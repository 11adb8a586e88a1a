"""What a file from outside is: a deck, cards, a match, a position, a puzzle or a lesson. By its ending, then by its
content; only its beginning is read."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Final, Literal

from engine.games import FIRST, game_named
from engine.records.record import game_of
from trails_desktop.encodings import decode
from trails_desktop.library.storage.sentences import LibraryError

Kind = Literal["deck", "cards", "match", "position", "puzzle", "lesson"]
_BEGINNING: Final = 2**16  #: bytes that are looked at
#: What makes something special of a board.
_LED: Final[tuple[Kind, ...]] = ("puzzle", "lesson")
#: How a file names its game: a line of YAML or of a deck's head, a field of JSON.
_GAME: Final = re.compile(r"""(?mi)(?:^[\s#-]*game|"game")\s*:\s*"?'?([\w -]{1,40}\w)""")
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
        for word in _LED:
            if re.search(rf"(?m)^[\s-]*{word}:", text):
                return word
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


def game_in(path: Path) -> str:
    """The id of the game that a file names, the first one's where it names none that is known."""
    if path.suffix.lower() == ".match":
        named = game_of(path) if path.is_file() else ""
    else:
        text = _beginning(path)
        found = _GAME.search(text)
        named = found[1] if found is not None else _told(text)
    game = game_named(named) if named else None
    return FIRST if game is None else game.id


def _told(text: str) -> str:
    """What the first row of a table has in its column "game"."""
    rows = [next(csv.reader([line]), []) for line in text.splitlines()[:2]]
    heads = [head.strip().lstrip("\ufeff").casefold() for head in rows[0]] if len(rows) == 2 else []
    at = heads.index("game") if "game" in heads else len(heads)
    return rows[1][at].strip() if heads and at < len(rows[1]) else ""


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
