"""Repairing a damaged library: what can be read is carried over into a new file; the damaged one is kept aside."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from trails_desktop.library.storage import files, models, schema, store
from trails_desktop.library.storage.sentences import LibraryError, Said, say
from trails_desktop.paths import Paths

#: Follows from the rest, or from files: damaged or not, it is made again.
_MADE_ANEW = ("compiled", "match_record")
Sound = Callable[[tuple[object, ...]], bool]


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair did. aside: where the damaged file is kept; backup: the copy that was used, None if none was.

    rows: by table, how many rows were saved and how many were lost (None = nobody can know). said: all of it in words.
    """

    aside: Path
    backup: Path | None
    rows: dict[str, tuple[int, int | None]]
    said: tuple[Said, ...]


def repair(paths: Paths) -> Repaired:
    """Make a sound library of a damaged one, and open it afterwards with ``open_library``.

    Rows are taken from the damaged file as far as it can be read; a table that cannot be read at all is taken from the
    latest backup. Raises :class:`LibraryError`; nothing is changed then.
    """
    path = paths.library / files.NAME
    try:
        return _repair(paths, path)
    except LibraryError:
        raise
    except Exception as error:  # whatever the damaged bytes bring about: the file is as it was
        raise files.damaged(path, f"it cannot be repaired: {error}") from error


def _repair(paths: Paths, path: Path) -> Repaired:
    part = path.with_name(f".{files.NAME}.{os.getpid()}.part")
    _remove(part)
    rows: dict[str, tuple[int, int | None]] = {}
    used: Path | None = None
    try:
        schema.upgrade(part)
        with contextlib.closing(files.connect(part)) as new, files.errors(part):
            new.execute("PRAGMA foreign_keys=OFF")
            new.execute("BEGIN")
            saved = {table: _carry(path, new, table) for table in models.tables() if table not in _MADE_ANEW}
            for table, (count, lost) in saved.items():
                rows[table] = (count, lost)
                if lost is None and (backup := _from_backup(paths, new, table)) is not None:
                    used = backup
                    rows[table] = (new.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0], None)
            _drop_orphans(new)
            new.execute("DELETE FROM meta WHERE key='revision' AND value GLOB '*[^0-9]*'")
            new.execute("DELETE FROM meta WHERE key IN ('index', 'shipped')")  # made anew when it is opened
            new.execute("COMMIT")
            new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            new.execute("PRAGMA journal_mode=DELETE")  # one file, to be moved
            if files.check(new):
                raise files.damaged(path, "it cannot be repaired")
        aside = _put_aside(path)
        with files.errors(path):
            os.replace(part, path)
    finally:
        _remove(part)
    return Repaired(aside, used, rows, tuple(_told(aside, used, rows)))


def _told(aside: Path, backup: Path | None, rows: dict[str, tuple[int, int | None]]) -> list[Said]:
    decks, cards = rows.get("deck", (0, 0))[0], rows.get("printing", (0, 0))[0]
    said = [
        say("The card library was repaired: {decks} decks and {cards} printings were saved.", decks=decks, cards=cards)
    ]
    if any(lost != 0 for _, lost in rows.values()):
        said.append(say("Some of it could not be read."))
    if backup is not None:
        said.append(say('What could not be read was taken from the copy "{file}".', file=backup.name))
    said.append(say('The damaged file is kept as "{file}".', file=aside.name))
    return said


def _carry(path: Path, new: sqlite3.Connection, table: str) -> tuple[int, int | None]:
    """Copy the readable rows of a table; returns how many, and how many were lost (None: it cannot be read at all)."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=files.BUSY)
        ) as old:
            wanted = [row[1] for row in new.execute(f'PRAGMA table_info("{table}")')]
            names = [row[1] for row in old.execute(f'PRAGMA table_info("{table}")') if row[1] in wanted]
            if not names:
                return 0, None
            return _copy(old, new, table, names)
    except (sqlite3.Error, OSError, UnicodeError):
        return 0, None


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, table: str, names: list[str]) -> tuple[int, int | None]:
    columns = ", ".join(f'"{name}"' for name in names)
    sound = _sound(new, table, names)
    put = f'INSERT OR IGNORE INTO "{table}" ({columns}) VALUES ({", ".join("?" for _ in names)})'
    saved = lost = 0
    try:
        for row in old.execute(f'SELECT {columns} FROM "{table}"'):
            if sound(row):
                saved += new.execute(put, row).rowcount
            else:
                lost += 1
    except (sqlite3.Error, UnicodeError):
        # The way through the table is broken: row by row, forwards and past what cannot be read.
        saved, lost = _row_by_row(old, new, table, columns, put, sound)
        total = new.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
        return (total, lost) if total else (0, None)
    return saved, lost


def _row_by_row(
    old: sqlite3.Connection, new: sqlite3.Connection, table: str, columns: str, put: str, sound: Sound
) -> tuple[int, int]:
    try:
        last = old.execute(f'SELECT max(rowid) FROM "{table}"').fetchone()[0] or 0
    except sqlite3.Error:
        last = 20_000
    saved = lost = 0
    for rowid in range(1, min(int(last), 200_000) + 1):
        try:
            row = old.execute(f'SELECT {columns} FROM "{table}" WHERE rowid=?', (rowid,)).fetchone()
            if row is not None and sound(row):
                saved += new.execute(put, row).rowcount
            elif row is not None:
                lost += 1
        except (sqlite3.Error, UnicodeError):
            lost += 1
    return saved, lost


def _sound(new: sqlite3.Connection, table: str, names: list[str]) -> Sound:
    """What tells whether a row can be what was written: values of the right kind, lists and records as they are."""
    allowed = files.kinds(new, table)
    lists = {"printing": ("orgs",), "pack": ("cards",)}.get(table, ())

    def sound(row: tuple[object, ...]) -> bool:
        values = dict(zip(names, row, strict=True))
        if any(_kind(values[name]) not in kind for name, kind in allowed.items() if name in values):
            return False
        try:
            for name in lists:
                store.loaded(values[name])
            if table == "printing":
                record = json.loads(str(values["record"]))
                store.printing_of(values["record"], record.get("number"))
        except Exception:  # a record is whatever became of its bytes
            return False
        return True

    return sound


def _kind(value: object) -> str:
    return {str: "text", int: "integer", float: "real", bytes: "blob"}.get(type(value), "null")


def _from_backup(paths: Paths, new: sqlite3.Connection, table: str) -> Path | None:
    """Take a table from the latest backup that has something of it."""
    folder = paths.library / files.BACKUPS
    backups = sorted(folder.glob("library-*.sqlite3"), key=lambda file: file.stat().st_mtime, reverse=True)
    for backup in backups:
        if _carry(backup, new, table)[0]:
            return backup
    return None


def _drop_orphans(new: sqlite3.Connection) -> None:
    """Rows that belong to nothing after the loss of what they belonged to, records that are of another card than they
    stand at. Decks without a version go too."""
    new.execute("DELETE FROM printing WHERE json_extract(record, '$.number') IS NOT "
                "(SELECT number FROM card WHERE card.id=printing.card_id)")  # fmt: skip
    for _ in range(3):
        lost = new.execute("PRAGMA foreign_key_check").fetchall()
        for table, rowid, *_ in lost:
            new.execute(f'DELETE FROM "{table}" WHERE rowid=?', (rowid,))
        new.execute("DELETE FROM deck WHERE id NOT IN (SELECT deck_id FROM deck_version)")
        new.execute("UPDATE deck SET head=(SELECT max(version) FROM deck_version WHERE deck_id=deck.id) "
                    "WHERE head NOT IN (SELECT version FROM deck_version WHERE deck_id=deck.id)")  # fmt: skip
        new.execute("DELETE FROM opening WHERE id NOT IN (SELECT opening_id FROM pack)")
        if not lost:
            return


def _put_aside(path: Path) -> Path:
    """Move the damaged file, with what belongs to it, to a name of its own. Raises :class:`LibraryError`."""
    with files.errors(path):
        aside = files.unused(path.with_name(f"library-damaged-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3"))
        os.replace(path, aside)
        for end in ("-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.replace(path.with_name(path.name + end), aside.with_name(aside.name + end))
        return aside


def _remove(part: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(OSError):
            part.with_name(part.name + end).unlink(missing_ok=True)
