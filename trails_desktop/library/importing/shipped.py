"""The cards that come with the program, brought into the library."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.importing.rows import read_rows
from trails_desktop.library.storage import index, meanings, schema, store, upkeep
from trails_desktop.library.storage.index import Runs
from trails_desktop.library.storage.records import SHIPPED, dump, read_record
from trails_desktop.library.storage.sentences import LibraryError, Trouble, say


class Renewal:
    """Brings a library up to date: its schema, the shipped cards, the index and the texts read. path: its file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def upgrade(self) -> Path | None:
        """Make the library or bring its tables up to date; the copy that was made before, None if none was.

        Raises :class:`LibraryError`.
        """
        return schema.upgrade(self._path)

    def bring_up_to_date(self, files: Iterable[Path], digest: str) -> None:
        """Have the cards of these files, whose digest this is, an index of this program, and no text that another
        grammar read. Raises :class:`LibraryError`."""
        with schema.writing(self._path) as session:
            run = store.write_connection(session)
            try:
                if store.fact(run, "shipped") != digest:
                    install_shipped(run, files, digest)
            except CardError as error:
                raise LibraryError(
                    say("The shipped cards cannot be read: {why}. Install the program again.", why=str(error)),
                    Trouble.UNUSABLE,
                ) from error
            if not index.is_fresh(run):
                store.reindex(run)
                store.set_fact(run, "index", index.VERSION)
            run.execute("DELETE FROM compiled WHERE stamp<>?", (meanings.grammar_stamp(),))
            store.set_fact(run, "grammar", meanings.grammar_stamp())


def install_shipped(run: Runs, files: Iterable[Path], digest: str) -> None:
    """Bring the shipped printings to those of these card files. What is the user's stays as it is.

    Raises :class:`engine.trails.cards.printing.CardError` or OSError for files that cannot be read.
    """
    wanted: dict[tuple[str, str], tuple[str, Printing]] = {}
    for path in files:
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
    upkeep.changed(run, before, numbers)
    store.set_fact(run, "shipped", digest)


def _shipped(path: Path) -> list[tuple[Printing, str]]:
    made: list[tuple[Printing, str]] = []
    for row in read_rows(path):
        if row.record is None:
            raise CardError(row.reason)
        printing, record = read_record(row.record, row.at)
        made.append((printing, dump(record)))
    return made
