"""The library's file: where it is, how it is opened, whether it is sound. Only the standard library is needed here."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trails_desktop.library.storage.letters import order
from trails_desktop.library.storage.sentences import LibraryError, Rotten, Trouble, say

NAME: Final = "library.sqlite3"
BACKUPS: Final = "backups"
IMAGES: Final = "images"
DECKS: Final = "decks"
HEAD: Final = "0006"  #: the schema this program writes, see migrations/versions
BUSY: Final = 5.0  #: seconds to wait for another program's write
KEPT: Final = 10  #: backups kept
_DAY: Final = 24 * 3600
_MAGIC: Final = b"SQLite format 3\x00"
_LOCKED: Final = frozenset((sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL))
_DAMAGED: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT))
#: How messages begin that only a damaged file brings about: SQLite has no number of their own for these.
_ROTTEN: Final = ("Could not decode to UTF-8", "no such table", "no such column", "table ", "malformed", "unsupported")
_KINDS: Final = {
    "VARCHAR": ("text",), "TEXT": ("text",), "INTEGER": ("integer",), "BIGINT": ("integer",), "BOOLEAN": ("integer",)
}  # fmt: skip
_LITTLE: Final = 2**20  #: bytes


def now() -> str:
    """The time, in UTC, as the library writes it down."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def connect(path: Path, *, busy: float = BUSY) -> sqlite3.Connection:
    """A connection with foreign keys on and explicit transactions. Raises :class:`LibraryError`."""
    with errors(path):
        connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
        try:
            prepare(connection)
        except sqlite3.Error:
            connection.close()
            raise
        return connection


def prepare(connection: sqlite3.Connection) -> None:
    """What every connection is told first. WAL is a property of the file and asked for once it is there; names are
    put in order by the collation ``reader``, which no table is made with: another program could not open it."""
    connection.create_collation("reader", lambda one, other: (order(one) > order(other)) - (order(one) < order(other)))
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        connection.execute("PRAGMA journal_mode=WAL")


@contextlib.contextmanager
def errors(path: Path) -> Iterator[None]:
    """Faults of SQLite and of the file system as sentences: the one door for every way a library can be damaged."""
    try:
        yield
    except sqlite3.Error as error:
        raise explain(path, error) from error
    except (Rotten, UnicodeError, json.JSONDecodeError, OverflowError, RecursionError) as error:
        raise damaged(path, str(error)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise LibraryError(
            say('The card library "{file}" cannot be used: {why}.', file=str(path), why=why), Trouble.UNUSABLE
        ) from error


def explain(path: Path, error: Exception) -> LibraryError:
    """What a fault of SQLite means for a player."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _LOCKED:
        return LibraryError(
            say('The card library "{file}" is in use by another program; close that and try again.', file=str(path)),
            Trouble.LOCKED,
        )
    extended = getattr(error, "sqlite_errorcode", 0)
    if code in _DAMAGED or extended == sqlite3.SQLITE_IOERR_SHORT_READ or str(error).startswith(_ROTTEN):
        return damaged(path, str(error))
    full = code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _no_room(path))
    why = "no room is left on the disk" if full else " ".join(str(error).split())[:200]
    return LibraryError(
        say('The card library "{file}" cannot be used: {why}.', file=str(path), why=why), Trouble.UNUSABLE
    )


def _no_room(path: Path) -> bool:
    """Whether the disk is as good as full: SQLite calls that an I/O error where it was about to map a file."""
    with contextlib.suppress(OSError):
        return shutil.disk_usage(path.parent).free < _LITTLE
    return False


def damaged(path: Path, why: str) -> LibraryError:
    """The error of a file that is no sound library."""
    return LibraryError(
        say('The card library "{file}" is damaged ({why}). It can be repaired; nothing was changed.',
            file=str(path), why=" ".join(why.split())[:200]),
        Trouble.DAMAGED,
    )  # fmt: skip


def looks_like_a_database(path: Path) -> bool:
    """Whether the file begins as SQLite's do; an empty one is a new one."""
    with errors(path), path.open("rb") as file:
        head = file.read(len(_MAGIC))
    return head in (b"", _MAGIC)


def version_of(connection: sqlite3.Connection) -> str:
    """The schema version of an open file, "" for an empty one. Raises sqlite3.Error."""
    names = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if "alembic_version" in names:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row is not None else ""
    return "?" if names else ""


def version_at(path: Path) -> str:
    """The schema version of a file, which is only read: it may be of another program. Raises :class:`LibraryError`."""
    with errors(path), contextlib.closing(sqlite3.connect(path, timeout=BUSY)) as connection:
        return version_of(connection)


def check(connection: sqlite3.Connection) -> str:
    """What SQLite finds wrong with the file, "" if it is sound."""
    try:
        rows = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
        if rows != ["ok"]:
            return "; ".join(rows)
        if odd := _odd_values(connection):
            return odd
        lost = connection.execute("PRAGMA foreign_key_check").fetchone()
        return f"a row of {lost[0]} belongs to nothing" if lost is not None else ""
    except UnicodeError as error:
        return str(error)
    except sqlite3.DatabaseError as error:
        if (getattr(error, "sqlite_errorcode", 0) & 0xFF) in _LOCKED:
            raise
        return str(error)


def kinds(connection: sqlite3.Connection, table: str) -> dict[str, tuple[str, ...]]:
    """What each column of a table may hold, as SQLite names it. Columns of any kind are left out."""
    found: dict[str, tuple[str, ...]] = {}
    for _, name, declared, filled, _, primary in connection.execute(f'PRAGMA table_info("{table}")'):
        kind = _KINDS.get(str(declared).partition("(")[0].upper())
        if kind is not None:
            found[str(name)] = kind if filled or primary else (*kind, "null")
    return found


def _odd_values(connection: sqlite3.Connection) -> str:
    """A table with a value that nobody wrote there, in a sentence: SQLite itself lets any value stand anywhere."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type='table' AND sql LIKE 'CREATE TABLE%'")
    for (table,) in found.fetchall():
        if str(table).startswith(("sqlite_", "card_words", "compiled")):  # what is compiled has a check sum
            continue
        odd = [
            f'typeof("{column}") NOT IN ({str(kind)[1:-1].rstrip(",")})'
            for column, kind in kinds(connection, table).items()
        ]
        if odd and connection.execute(f'SELECT 1 FROM "{table}" WHERE {" OR ".join(odd)} LIMIT 1').fetchone():
            return f"a row of {table} holds what nobody wrote there"
    return ""


def back_up(path: Path, version: str) -> Path:
    """A whole copy of the file, with everything that is confirmed, in the folder of backups.

    Raises :class:`LibraryError`; the copy appears under its name only when it is complete.
    """
    folder = path.parent / BACKUPS
    with errors(path):
        folder.mkdir(parents=True, exist_ok=True)
        target = unused(folder / f"library-{version}-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3")
        part = target.with_suffix(f".{os.getpid()}.part")
        with contextlib.closing(sqlite3.connect(path, timeout=BUSY)) as old, contextlib.closing(
            sqlite3.connect(part)
        ) as new:  # fmt: skip
            old.backup(new)
        os.replace(part, target)
        for stale in sorted(folder.glob("library-*.sqlite3"), key=lambda file: file.stat().st_mtime)[:-KEPT]:
            with contextlib.suppress(OSError):
                stale.unlink()
        return target


def unused(path: Path) -> Path:
    """The path, or with a number if something has that name."""
    number, wanted = 1, path
    while wanted.exists():
        number += 1
        wanted = path.with_stem(f"{path.stem}-{number}")
    return wanted


def sweep(folder: Path) -> None:
    """Remove what a killed program left half written, a day later: another one may be at work."""
    for place in (folder, *(folder / name for name in (BACKUPS, IMAGES, DECKS))):
        for part in (*place.glob("*.part"), *place.glob(".*.part")):
            with contextlib.suppress(OSError):
                if time.time() - part.stat().st_mtime > _DAY:
                    part.unlink()
