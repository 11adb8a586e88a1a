"""Schema versions: making a new library and bringing an old one up to date, after a backup, by itself."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool
from sqlmodel import Session

from trails_desktop.library.storage import files
from trails_desktop.library.storage.sentences import LibraryError, Trouble, say

_SCRIPTS: Final = Path(__file__).with_name("migrations")
#: Alembic's command line keeps its context in a global: one migration at a time in a process.
_ONE_AT_A_TIME: Final = threading.Lock()


def make_engine(path: Path) -> Engine:
    """An engine whose every transaction is one of SQLite's own, begun for writing (no change is lost to a race)."""
    engine = create_engine(
        f"sqlite:///{path}", poolclass=NullPool, connect_args={"timeout": files.BUSY, "check_same_thread": False}
    )

    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver's own begins leave DDL outside of transactions
        files.prepare(connection)

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begin)
    return engine


@contextlib.contextmanager
def writing(path: Path) -> Iterator[Session]:
    """A session that commits at its end or leaves no trace. Raises :class:`LibraryError` for what SQLite says."""
    engine = make_engine(path)
    with explained(path), Session(engine, expire_on_commit=False) as session:
        yield session
        session.commit()


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Faults of the database, SQLAlchemy's or its own, as sentences."""
    with files.errors(path):
        try:
            yield
        except DBAPIError as error:
            if isinstance(error.orig, sqlite3.Error):
                raise files.explain(path, error.orig) from error
            raise


def upgrade(path: Path, target: str = files.HEAD) -> Path | None:
    """Bring the file to a schema version; it is backed up first if something is in it. Returns the backup.

    Raises :class:`LibraryError`; the file is then as it was.
    """
    version = files.version_at(path)
    if version == target:
        return None
    if version == "?":
        raise files.damaged(path, "it is a database of another program")
    if version > target:
        raise newer(path)
    backup = None
    if version:
        room = path.stat().st_size * 3
        if shutil.disk_usage(path.parent).free < room:
            raise LibraryError(
                say('The card library "{file}" must be rewritten for this version, but the disk '
                    "has less than {mb} MB free.",
                    file=str(path), mb=room // 2**20 + 1), Trouble.UNUSABLE,
            )  # fmt: skip
        backup = files.back_up(path, f"v{version}")
    _migrate(path, target)
    return backup


def newer(path: Path) -> LibraryError:
    """The error of a file that a newer program wrote."""
    return LibraryError(
        say('The card library "{file}" was written by a newer version of Trails Desktop; it is not touched.',
            file=str(path)),
        Trouble.NEWER,
    )  # fmt: skip


def _migrate(path: Path, target: str) -> None:
    # Alembic is loaded only when there is something to do: it costs half a second.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    with _ONE_AT_A_TIME, explained(path), make_engine(path).connect() as connection:
        # Outside of a transaction, where alone it has an effect: a table that is rewritten must not take others along.
        connection.connection.driver_connection.execute("PRAGMA foreign_keys=OFF")  # type: ignore[union-attr]
        config.attributes["connection"] = connection
        try:
            with connection.begin():
                command.upgrade(config, target)
                lost = connection.execute(text("PRAGMA foreign_key_check")).first()
                if lost is not None:
                    raise files.damaged(path, f"a row of {lost[0]} belongs to nothing")
        except (CommandError, ValueError, KeyError, TypeError) as error:  # rows that are not what they were written as
            raise files.damaged(path, str(error)) from error
