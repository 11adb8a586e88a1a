"""Opening the library at the start: making it the first time, bringing it up to date, noticing that it is damaged."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from trails_desktop.library.library import Library
from trails_desktop.library.storage import files, index, meanings, store
from trails_desktop.library.storage.sentences import LibraryError, Trouble, say
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir

if TYPE_CHECKING:
    from trails_desktop.library.importing.shipped import Renewal


def open_library(paths: Paths, shipped: Path | None = None) -> Library:
    """The library of these folders, ready for use. shipped: the folder of the shipped set, None for the program's own.

    Makes it where there is none, backs it up and migrates it where it is old, and brings the shipped set up to date.
    Raises :class:`LibraryError`; ``trouble`` says what can be done: DAMAGED can be repaired (``repair.repair``),
    LOCKED tried again. The file is then as it was.
    """
    path = paths.library / files.NAME
    with files.errors(path):
        paths.library.mkdir(parents=True, exist_ok=True)
        exists = path.exists()
        if exists and not path.is_file():  # a pipe would be waited for without end
            raise OSError(errno.EINVAL, "it is no plain file")
    if exists and not files.looks_like_a_database(path):
        raise files.damaged(path, "it is no database")
    folder = _shipped_folder(path) if shipped is None else shipped
    digest = _digest(folder)
    backup = None
    if not exists or files.version_at(path) != files.HEAD:
        backup = _renewal(path).upgrade()
    with contextlib.closing(files.connect(path)) as connection, files.errors(path):
        why = files.check(connection)
        if why:
            raise files.damaged(path, why)
        fresh, current = index.is_fresh(connection), store.fact(connection, "shipped") == digest
        stale = store.fact(connection, "grammar") != meanings.grammar_stamp()
    if not fresh or not current or stale:
        _renewal(path).bring_up_to_date(_shipped_files(folder), digest)
    files.sweep(paths.library)
    return Library(paths, path, backup)


def _renewal(path: Path) -> Renewal:
    from trails_desktop.library.importing.shipped import Renewal  # here: most starts find everything up to date

    return Renewal(path)


def _shipped_folder(path: Path) -> Path:
    with files.errors(path):
        return resource_dir("assets") / "cards"


def _shipped_files(folder: Path) -> list[Path]:
    """The card files of the shipped set, by name."""
    return sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml", ".json", ".jsonl"))


def _digest(folder: Path) -> str:
    """Changes with every change of the shipped set, and of what a record becomes here."""
    digest = blake2b(b"2", digest_size=16)
    try:
        for file in _shipped_files(folder):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    except OSError as error:
        raise LibraryError(
            say(
                "The shipped cards cannot be read: {why}. Install the program again.", why=error.strerror or str(error)
            ),
            Trouble.UNUSABLE,
        ) from error
    return digest.hexdigest()


def try_open(paths: Paths) -> tuple[Library | None, LibraryError | None]:
    """The library, or why there is none; the program then goes on with the shipped set alone."""
    try:
        return open_library(paths), None
    except LibraryError as error:
        return None, error
    except sqlite3.Error as error:  # nothing of the kind should come this far; a start must not end with it
        return None, files.explain(paths.library / files.NAME, error)
