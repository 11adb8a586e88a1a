"""Importing card files: first a plan that says what would change, then all of it or nothing, and the way back."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.importing.columns import Columns
from trails_desktop.library.importing.org_table import write
from trails_desktop.library.importing.rows import encoding_of, fault, read_rows
from trails_desktop.library.orgs import OrgName, OrgQuestion, questions
from trails_desktop.library.storage import files, store, upkeep
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.records import FIELDS, USER, dump, read_record
from trails_desktop.library.storage.sentences import (
    CHECKING,
    READING,
    WRITING,
    Cancel,
    Cancelled,
    LibraryError,
    Progress,
    never,
    quiet,
    say,
)

Kind = Literal["added", "updated", "unchanged"]
_EVERY: Final = 100  #: rows between two looks at progress and cancel
MOST_REASONS: Final = 1000


@dataclass(frozen=True, slots=True)
class Rejected:
    """A row that cannot be used: its line (or place in the list), and one sentence why."""

    row: int
    reason: str


@dataclass(frozen=True, slots=True)
class Change:
    """What one row does to the library. fields: names of the fields that differ from what is there."""

    kind: Kind
    row: int
    number: str
    lang: str
    name: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What importing a file would do; nothing has been done yet. kept: unknown fields and in how many rows.
    encoding: of a table that is not UTF-8, as a player is told. questions: about names of organizations; they need no
    answer.

    rejected: at most :data:`MOST_REASONS` rows; refused: how many there are. A plan with any of them is not carried
    out.
    """

    file: Path
    changes: tuple[Change, ...]
    rejected: tuple[Rejected, ...]
    refused: int
    kept: Mapping[str, int]
    revision: int
    rows: Mapping[tuple[str, str], tuple[str, Printing]] = field(repr=False, default_factory=dict)
    encoding: str = ""
    questions: tuple[OrgQuestion, ...] = ()

    def count(self, kind: Kind) -> int:
        """How many rows are of that kind."""
        return sum(change.kind == kind for change in self.changes)

    @property
    def ok(self) -> bool:
        """Whether it can be carried out: no row is rejected."""
        return not self.refused


@dataclass(frozen=True, slots=True)
class Done:
    """A plan carried out. ident: of the import, for undoing it; 0 where nothing changed."""

    ident: int
    added: int
    updated: int
    unchanged: int


@dataclass(frozen=True, slots=True)
class Past:
    """An import of before. undone: when it was taken back, "" if it was not."""

    ident: int
    file: str
    imported: str
    added: int
    updated: int
    unchanged: int
    undone: str


class _Rejects:
    """Rows that are refused, the first thousand with their reasons."""

    def __init__(self) -> None:
        self.rows: dict[int, str] = {}
        self.count = 0

    def add(self, row: int, reason: str) -> None:
        self.count += row not in self.rows
        if len(self.rows) < MOST_REASONS:
            self.rows.setdefault(row, " ".join(reason.split())[:500])


def make_plan(
    path: Path, database: Path, columns: Columns | None = None, progress: Progress = quiet, cancel: Cancel = never
) -> Plan:
    """Read a file and compare it with the library. Raises :class:`LibraryError` and :class:`Cancelled`."""
    rejects = _Rejects()
    given: dict[tuple[str, str], tuple[int, str, Printing]] = {}
    kept: Counter[str] = Counter()
    size = _size(path)
    seen = [0]

    def told(read: int) -> None:
        seen[0] = read
        progress(min(read, size), size, READING)

    progress(0, size, READING)
    for count, row in enumerate(read_rows(path, columns, told)):
        if not count % _EVERY and cancel():
            raise Cancelled
        if row.record is None:
            rejects.add(row.row, row.reason)
            continue
        try:
            printing, record = read_record(row.record, row.at)
        except CardError as error:
            rejects.add(row.row, str(error))
            continue
        key = (printing.number, printing.lang)
        if key in given:
            first = given[key][0]
            why = f"{row.at}, card {printing.number}: its printing in {printing.lang} stands in row {first} already"
            rejects.add(row.row, why)
            continue
        kept.update(printing.extra)
        given[key] = (row.row, dump(record), printing)
    with _reading(database) as connection:
        revision = store.revision(connection)
        numbers = {number for number, _ in given}
        there = store.records(connection, numbers)
    cards = _check_together(path, given, there, rejects, progress, cancel)
    with _reading(database) as connection, files.errors(database):
        asked = questions(connection, _orgs(cards))
    changes = tuple(_change(row, record, printing, there) for row, record, printing in given.values()
                    if row not in rejects.rows)  # fmt: skip
    rejected = tuple(Rejected(row, reason) for row, reason in sorted(rejects.rows.items()))
    rows = {key: (record, printing) for key, (_, record, printing) in given.items()}
    return Plan(path, changes, rejected, rejects.count, dict(kept), revision, rows, encoding_of(path), asked)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError as error:
        raise fault(path, "there is no such file") from error
    except OSError as error:
        raise fault(path, error.strerror or str(error)) from error
    except ValueError as error:  # a name no file can have
        raise fault(path, str(error)) from error


def _reading(database: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(files.connect(database))


def _change(
    row: int, record: str, printing: Printing, there: Mapping[str, Mapping[tuple[str, str], str]]
) -> Change:  # fmt: skip
    old = store.effective(there.get(printing.number, {})).get(printing.lang)
    if old is None:
        return Change("added", row, printing.number, printing.lang, printing.name)
    if old == record:
        return Change("unchanged", row, printing.number, printing.lang, printing.name)
    one, other = json.loads(old), json.loads(record)
    differ = [name for name in (*FIELDS, *sorted({*one, *other} - set(FIELDS))) if one.get(name) != other.get(name)]
    kind: Kind = "updated" if differ else "unchanged"
    return Change(kind, row, printing.number, printing.lang, printing.name, tuple(differ))


def _check_together(
    path: Path,
    given: Mapping[tuple[str, str], tuple[int, str, Printing]],
    there: Mapping[str, Mapping[tuple[str, str], str]],
    rejects: _Rejects,
    progress: Progress,
    cancel: Cancel,
) -> dict[str, Mapping[str, Printing]]:
    """Printings of one number must fit together, with those that are there; returns all of those that do, by number."""
    fitting: dict[str, Mapping[str, Printing]] = {}
    cards: dict[str, dict[str, tuple[int, Printing]]] = {}
    for (number, lang), (row, _, printing) in given.items():
        cards.setdefault(number, {})[lang] = (row, printing)
    for count, (number, rows) in enumerate(cards.items()):
        if not count % _EVERY:
            progress(count, len(cards), CHECKING)
            if cancel():
                raise Cancelled
        versions = {lang: printing for lang, (_, printing) in rows.items()}
        for lang, record in store.effective(there.get(number, {})).items():
            if lang not in versions:
                versions[lang] = read_printing(json.loads(record), f"card {number}")
        try:
            CardPool(versions.values())
            fitting[number] = versions
        except CardError as error:
            for row, _ in rows.values():
                rejects.add(row, f"{path.name}, row {row}: {error}")
    return fitting


def _orgs(cards: Mapping[str, Mapping[str, Printing]]) -> dict[str, dict[str, Sequence[str]]]:
    return {number: {lang: printing.orgs for lang, printing in versions.items()} for number, versions in cards.items()}


def carry_out(
    plan: Plan, database: Path, progress: Progress = quiet, cancel: Cancel = never, orgs: Iterable[OrgName] = ()
) -> Done:
    """Write what a plan says, all of it or nothing. orgs: answers to its questions.

    Raises :class:`LibraryError` for a plan with rejected rows or one that was made before the library changed, and
    :class:`Cancelled`.
    """
    counts = (plan.count("added"), plan.count("updated"), plan.count("unchanged"))
    if not plan.ok:
        raise LibraryError(
            say(
                'Nothing of "{file}" was imported: {count} rows cannot be used.',
                file=plan.file.name,
                count=plan.refused,
            )
        )
    work = [change for change in plan.changes if change.kind != "unchanged"]
    if not work:
        return Done(0, *counts)
    from trails_desktop.library.storage.models import ImportBatch

    with writing(database) as session:
        run = store.write_connection(session)
        if store.revision(run) != plan.revision:
            raise LibraryError(say("The library was changed meanwhile; look at what would change once more."))
        progress(0, len(work), WRITING)
        batch = ImportBatch(
            file=plan.file.name, imported=files.now(), added=counts[0], updated=counts[1], unchanged=counts[2]
        )
        session.add(batch)
        session.flush()
        numbers = [change.number for change in work]
        there = store.records(run, numbers)
        before = {number: store.versions_of(number, kept) for number, kept in there.items()}
        log = []
        for change in work:
            old = there.get(change.number, {}).get((change.lang, USER), "")
            log.append((batch.id, change.number, change.lang, old, plan.rows[change.number, change.lang][0]))
        run.executemany("INSERT INTO import_change (import_id, number, lang, before, after) VALUES (?,?,?,?,?)", log)
        progress(len(work) // 3, len(work), WRITING)
        store.put(run, USER, ((one.number, one.lang, *plan.rows[one.number, one.lang]) for one in work))
        if cancel():
            raise Cancelled
        progress(len(work) * 2 // 3, len(work), WRITING)
        write(run, orgs)
        upkeep.changed(run, before, numbers)
        if cancel():
            raise Cancelled
        ident = batch.id or 0
    progress(len(work), len(work), WRITING)
    return Done(ident, *counts)


# --- the way back -----------------------------------------------------------------------------------------------------
def imports(connection: sqlite3.Connection) -> tuple[Past, ...]:
    """Every import, the latest first."""
    rows = connection.execute(
        "SELECT id, file, imported, added, updated, unchanged, undone FROM import_batch ORDER BY id DESC"
    )
    return tuple(Past(*row) for row in rows)


def undo(ident: int, database: Path) -> None:
    """Take an import back: every printing is again what it was before it.

    Raises :class:`LibraryError` if it was taken back already, or if a later import changed the same cards.
    """
    with writing(database) as session:
        run = store.write_connection(session)
        row = run.execute("SELECT file, undone FROM import_batch WHERE id=?", (ident,)).fetchone()
        if row is None:
            raise LibraryError(say("There is no import of this number: {number}.", number=ident))
        if row[1]:
            raise LibraryError(say('The import of "{file}" was taken back already.', file=row[0]))
        changes = run.execute(
            "SELECT number, lang, before, after FROM import_change WHERE import_id=?", (ident,)
        ).fetchall()
        numbers = [number for number, *_ in changes]
        there = store.records(run, numbers)
        before = {number: store.versions_of(number, kept) for number, kept in there.items()}
        later = [number for number, lang, _, after in changes if there.get(number, {}).get((lang, USER), "") != after]
        if later:
            raise LibraryError(
                say('The import of "{file}" cannot be taken back: {count} of its cards were changed after '
                    "it, {number} among them. Take back later imports first.",
                    file=row[0], count=len(set(later)), number=later[0])
            )  # fmt: skip
        back: list[tuple[str, str, str, Printing | None]] = []
        for number, lang, old, _ in changes:
            printing = read_printing(json.loads(old), f"card {number}") if old else None
            back.append((number, lang, old, printing))
        store.put(run, USER, back)
        upkeep.changed(run, before, numbers)
        run.execute("UPDATE import_batch SET undone=? WHERE id=?", (files.now(), ident))


def remove(numbers: Iterable[str], database: Path) -> int:
    """Take the user's printings of these cards out of the library, as an import that can be undone; returns its number.

    Shipped cards come to the fore again where the user's stood before them. 0 if there was nothing to take out.
    """
    from trails_desktop.library.storage.models import ImportBatch

    with writing(database) as session:
        run = store.write_connection(session)
        there = store.records(run, numbers)
        work = [(number, lang, record) for number, kept in there.items() for (lang, origin), record in kept.items()
                if origin == USER]  # fmt: skip
        if not work:
            return 0
        before = {number: store.versions_of(number, kept) for number, kept in there.items()}
        batch = ImportBatch(file="", imported=files.now(), added=0, updated=len(work), unchanged=0)
        session.add(batch)
        session.flush()
        log = [(batch.id, number, lang, record, "") for number, lang, record in work]
        run.executemany("INSERT INTO import_change (import_id, number, lang, before, after) VALUES (?,?,?,?,?)", log)
        store.put(run, USER, ((number, lang, "", None) for number, lang, _ in work))
        upkeep.changed(run, before, [number for number, *_ in work])
        return batch.id or 0
