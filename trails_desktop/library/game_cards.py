"""The player's own cards of games besides the first: records, kept beside those of the first game.

Files of them: :mod:`trails_desktop.library.importing.of_games`.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path

from engine.catalogue import Row
from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.records import dump


class GameCards:
    """Cards of one library. path: its file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def rows(self, game: str) -> tuple[Row, ...]:
        """The records of a game's cards, in the order in which they came. Raises :class:`LibraryError`."""
        with contextlib.closing(files.connect(self._path)) as connection, files.errors(self._path):
            found = connection.execute("SELECT record FROM game_card WHERE game=? ORDER BY id", (game,)).fetchall()
            return tuple(json.loads(record) for (record,) in found)

    def take_in(self, game: str, rows: Sequence[Row]) -> None:
        """Keep records, each in place of the one of its number. Raises :class:`LibraryError`."""
        kept = [(game, row["number"], dump(row)) for row in rows]
        with writing(self._path) as session:
            store.write_connection(session).executemany(
                "INSERT INTO game_card (game, number, record) VALUES (?,?,?) "
                "ON CONFLICT (game, number) DO UPDATE SET record=excluded.record",
                kept,
            )

    def remove(self, game: str, numbers: Sequence[str]) -> None:
        """Take cards out. Raises :class:`LibraryError`."""
        with writing(self._path) as session:
            store.write_connection(session).executemany(
                "DELETE FROM game_card WHERE game=? AND number=?", [(game, number) for number in numbers]
            )
