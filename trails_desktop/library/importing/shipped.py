"""The cards that come with the program, brought into the library."""

from __future__ import annotations

from pathlib import Path

from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.importing.rows import read_rows
from trails_desktop.library.storage import store
from trails_desktop.library.storage.index import Runs
from trails_desktop.library.storage.records import SHIPPED, dump, read_record


def install_shipped(run: Runs, folder: Path, digest: str) -> None:
    """Bring the shipped printings to those of a folder of card files. What is the user's stays as it is.

    Raises :class:`engine.trails.cards.printing.CardError` or OSError for files that cannot be read.
    """
    wanted: dict[tuple[str, str], tuple[str, Printing]] = {}
    for path in shipped_files(folder):
        for printing, record in _shipped(path):
            wanted[printing.number, printing.lang] = (record, printing)
    there = store.records(run)
    old = {
        (number, lang): record
        for number, kept in there.items()
        for (lang, origin), record in kept.items()
        if origin == SHIPPED
    }
    changes: list[tuple[str, str, str, Printing | None]] = [
        (number, lang, record, printing)
        for (number, lang), (record, printing) in wanted.items()
        if old.get((number, lang)) != record
    ]
    changes += [(number, lang, "", None) for number, lang in old if (number, lang) not in wanted]
    numbers = [number for number, *_ in changes]
    before = {number: store.versions_of(number, there[number]) for number in numbers if number in there}
    store.put(run, SHIPPED, changes)
    store.changed(run, before, numbers)
    store.set_fact(run, "shipped", digest)


def shipped_files(folder: Path) -> list[Path]:
    """The card files of the shipped set, by name."""
    return sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml", ".json", ".jsonl"))


def _shipped(path: Path) -> list[tuple[Printing, str]]:
    made: list[tuple[Printing, str]] = []
    for row in read_rows(path):
        if row.record is None:
            raise CardError(row.reason)
        printing, record = read_record(row.record, row.at)
        made.append((printing, dump(record)))
    return made
