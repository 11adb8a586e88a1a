"""What several commands read: the cards of the library or of files, decks. What cannot be used is a BadInput."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.textfile import read_plain
from engine.trails.cards.decks import Deck, DeckError, read_deck
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.app.commands.results import BadInput, unreadable
from trails_desktop.library.importing.rows import read_rows
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.pool import LibraryPool
from trails_desktop.library.storage.records import read_record
from trails_desktop.library.storage.sentences import LibraryError, Trouble
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir

_MOST_DECK = 2**20  #: bytes of a deck file; a deck has a thousandth of it


def pool_of(files: list[Path] | None, data: Path | None = None) -> CardPool:
    """The library, or the cards of the files given instead."""
    try:
        return _library_pool(data) if files is None else _pool_of_files(files)
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error


def _library_pool(data: Path | None) -> CardPool:
    """The cards of the library; where no library can be kept, those that come with the program."""
    try:
        library = library_of(data)
        pool = library.pool()
        for said in library.left_out:
            print(said, file=sys.stderr)
        return pool
    except LibraryError as error:
        if error.trouble is not Trouble.UNUSABLE:
            raise BadInput(str(error)) from error
        print(f"{error} Only the cards that come with the program are used.", file=sys.stderr)
        return load_pool(resource_dir("assets") / "cards")


def _pool_of_files(files: list[Path]) -> CardPool:
    """The cards of these files alone, their texts compiled. Raises CardError."""
    return LibraryPool(printing for file in files for printing in printings_of_file(file))


def printings_of_file(file: Path) -> list[Printing]:
    """The printings of one card file of any kind. Raises CardError with file and line."""
    printings = []
    try:
        for row in read_rows(file):
            if row.record is None:
                raise CardError(row.reason)
            printings.append(read_record(row.record, row.at)[0])
    except LibraryError as error:
        said = dict(error.said.fields)
        why, name = str(said.get("why", "")), said.get("file")
        place = ", " if why.startswith("line ") else ": "
        raise CardError(f"{name}{place}{why}" if why and name else str(error)) from error
    return printings


def library_of(data: Path | None) -> Library:
    """The library in the folder that was named, or the user's own. Raises LibraryError."""
    return open_library(Paths.chosen(data))


def deck_of(file: Path) -> Deck:
    """The deck in a file."""
    try:
        return read_deck(read_plain(file, _MOST_DECK), file.name)
    except DeckError as problem:
        raise BadInput(str(problem)) from problem
    except UnicodeDecodeError as error:
        raise BadInput(f"{file.name}: the file is not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise BadInput(unreadable(error)) from error
