"""The commands of ``trails`` that need the card library: importing, exporting, and the cards other commands use."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.trails.cards.pool import CardPool
    from engine.trails.cards.printing import Printing
    from trails_desktop.library.library import Library


def library_pool(data: Path | None) -> CardPool:
    """The cards of the library; where no library can be kept, those that come with the program."""
    from engine.trails.cards.pool import load_pool
    from trails_desktop.library.storage.sentences import LibraryError, Trouble
    from trails_desktop.resources import resource_dir

    try:
        library = _open(data)
        pool = library.pool()
        for said in library.left_out:
            print(said, file=sys.stderr)
        return pool
    except LibraryError as error:
        if error.trouble is not Trouble.UNUSABLE:
            raise _bad(error) from error
        print(f"{error} Only the cards that come with the program are used.", file=sys.stderr)
        return load_pool(resource_dir("assets") / "cards")


def pool_of_files(files: list[Path]) -> CardPool:
    """The cards of these files alone, their texts compiled. Raises CardError."""
    from trails_desktop.library.storage.pool import LibraryPool

    return LibraryPool(printing for file in files for printing in printings_of_file(file))


def printings_of_file(file: Path) -> list[Printing]:
    """The printings of one card file of any kind. Raises CardError with file and line."""
    from engine.trails.cards.printing import CardError
    from trails_desktop.library.importing.rows import read_rows
    from trails_desktop.library.storage.records import read_record
    from trails_desktop.library.storage.sentences import LibraryError

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


def cards_import(arguments: argparse.Namespace) -> int:
    """Take card files into the library. Every file is whole in it afterwards, or not at all."""
    from trails_desktop.app.commands.headless import FOUND, OK, print_json
    from trails_desktop.library.storage.sentences import LibraryError

    counts = {"added": 0, "updated": 0, "unchanged": 0}
    rejected: list[dict[str, object]] = []
    kept: dict[str, int] = {}
    pictures: dict[str, object] = {}
    try:
        library = _open(arguments.data)
        _readable(arguments.files, arguments.images)
        for file in arguments.files:
            tell = _Told(file.name)
            plan = library.plan_import(file, progress=tell)
            for name, rows in plan.kept.items():
                kept[name] = kept.get(name, 0) + rows
            if not plan.ok:
                rejected += [{"row": one.row, "reason": one.reason} for one in plan.rejected]
                if plan.refused > len(plan.rejected):
                    more = plan.refused - len(plan.rejected)
                    print(f"{file.name}: {more} more rows cannot be used", file=sys.stderr)
                continue
            done = library.carry_out(plan, tell)
            for kind, count in (("added", done.added), ("updated", done.updated), ("unchanged", done.unchanged)):
                counts[kind] += count
        if arguments.images is not None:
            pictures = _pictures(library, arguments.images)
    except LibraryError as error:
        raise _bad(error) from error
    if kept:
        fields = ", ".join(f"{name} ({rows} rows)" for name, rows in sorted(kept.items()))
        print(f"Unknown fields are kept: {fields}.", file=sys.stderr)
    if arguments.json:
        print_json({**counts, "rejected": rejected, **pictures})
    else:
        for one in rejected:
            print(one["reason"])
        print(f"{counts['added']} added, {counts['updated']} updated, {counts['unchanged']} unchanged, "
              f"{len(rejected)} rejected.")  # fmt: skip
        if pictures:
            print(f"{pictures['pictures']} pictures taken in.")
    return FOUND if rejected else OK


def cards_export(arguments: argparse.Namespace) -> int:
    """Write the library as a card file."""
    from trails_desktop.app.commands.headless import OK, print_json
    from trails_desktop.library.storage.sentences import LibraryError

    try:
        count = _open(arguments.data).export(arguments.file)
    except LibraryError as error:
        raise _bad(error) from error
    if arguments.json:
        print_json({"file": str(arguments.file), "records": count})
    else:
        print(f"{count} records written to {arguments.file}.")
    return OK


def _open(data: Path | None) -> Library:
    from trails_desktop.library.opening import open_library
    from trails_desktop.paths import Paths

    return open_library(Paths.chosen(data))


def _readable(files: list[Path], images: Path | None) -> None:
    """Complain about what is not there before anything is imported."""
    from trails_desktop.library.importing.rows import SUFFIXES, fault
    from trails_desktop.library.storage.sentences import LibraryError, say

    for file in files:
        if file.suffix.lower() not in SUFFIXES:
            raise fault(file, f"a card file ends in {', '.join(SUFFIXES)}")
        if not file.is_file():
            raise fault(file, "there is no such file")
    if images is not None and not images.is_dir():
        raise LibraryError(say('"{folder}" is no folder of pictures.', folder=str(images)))


def _pictures(library: Library, folder: Path) -> dict[str, object]:
    named = [(record["number"], str(record.get("image", ""))) for record in library.records()]
    taken = library.pictures.take_in(folder, named, _Told(folder.name))
    for problem in taken.problems:
        print(problem, file=sys.stderr)
    if taken.left:
        shown = ", ".join(taken.left[:5]) + (" ..." if len(taken.left) > 5 else "")
        print(f"{len(taken.left)} pictures belong to no card: {shown}", file=sys.stderr)
    return {"pictures": len(taken.numbers)}


def _bad(error: Exception) -> Exception:
    from trails_desktop.app.commands.headless import BadInput

    return BadInput(str(error))


class _Told:
    """How far it is, once a second, on standard error."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._last = time.monotonic()

    def __call__(self, done: int, of: int, what: str) -> None:
        now = time.monotonic()
        if now - self._last >= 1.0:
            self._last = now
            share = f" {done * 100 // of} %" if of else ""
            print(f"{self._name}: {what}{share}", file=sys.stderr, flush=True)
