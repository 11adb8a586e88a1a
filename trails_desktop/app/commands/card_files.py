"""Cards of files that a command names, in place of those of the library."""

from __future__ import annotations

from pathlib import Path

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.importing.rows import read_rows
from trails_desktop.library.storage.pool import LibraryPool
from trails_desktop.library.storage.records import read_record
from trails_desktop.library.storage.sentences import LibraryError


def pool_of_files(files: list[Path]) -> CardPool:
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
