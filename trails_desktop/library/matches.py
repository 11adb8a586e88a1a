"""Recorded matches in the library: a list of what lies in the folder of records. The files are the truth."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.games import FIRST, known_names
from engine.records.record import Header as OtherHeader
from engine.records.record import load_summary as load_other
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import load_record, load_summary
from engine.trails.records.record import Header, RecordError, verify
from engine.trails.tree.errors import CardError
from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.sentences import MATCHES, Cancel, Progress, Said, never, quiet, say
from trails_desktop.library.storage.store import loaded

DRAWN, ENDLESS = -1, -2  #: who won: nobody; it does not end, or cannot be played again with the cards of today


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """One recorded match. game: its id. Pairs are by seat. finished: it is no match to be continued. problem: why it
    cannot be read.

    played: when its file was last written. decks: the cards of both seats by number. winner: seat, :data:`DRAWN` or
    :data:`ENDLESS`, None where nobody found out yet.
    """

    file: str
    played: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    turn: int
    bond: tuple[int, ...]
    finished: bool
    problem: str
    winner: int | None = None
    game: str = FIRST


class MatchList:
    """The list of recorded matches of one library."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path = path
        self.folder = folder

    def refresh(self) -> list[Said]:
        """Bring the list to what lies in the folder; only files that changed are read. Returns what cannot be read."""
        from sqlmodel import delete

        from trails_desktop.library.storage.models import MatchRow

        with files.errors(self._path):
            there = {name: file.stat() for name, file in self._files() if file.is_file()}
        known = self._known()
        fresh = [name for name, stat in there.items() if known.get(name) != (stat.st_size, stat.st_mtime_ns)]
        gone = [name for name in known if name not in there]
        if fresh or gone:
            rows = [self._row(name, there[name].st_size, there[name].st_mtime_ns) for name in fresh]
            with writing(self._path) as session:
                for name in (*fresh, *gone):
                    session.execute(delete(MatchRow).where(MatchRow.file == name))  # type: ignore[arg-type]
                session.add_all(MatchRow(**row) for row in rows)
        return [
            say("The recorded match {file} cannot be read: {why}.", file=entry.file, why=entry.problem.rstrip("."))
            for entry in self.entries(None)
            if entry.problem
        ]

    def _files(self) -> Iterator[tuple[str, Path]]:
        """Those of the first game by their names, those of others with the folder of their game before it."""
        for game in known_names():
            home = "" if game == FIRST else f"{game}/"
            for file in sorted((self.folder / home).glob("*.match")):
                yield home + file.name, file

    def entries(self, game: str | None = FIRST) -> tuple[MatchEntry, ...]:
        """The recorded matches of a game, of every game for None, as of the last :meth:`refresh`, the latest first."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute(
                "SELECT file, played, names, players, decks, turn, bonds, finished, problem, winner, game "
                "FROM match_record WHERE game=? OR ? IS NULL ORDER BY changed DESC, file DESC",
                (game, game),
            ).fetchall()
            return tuple(
                MatchEntry(
                    file, played, tuple(loaded(names)), tuple(loaded(players)),
                    tuple(tuple(deck) if isinstance(deck, list) else () for deck in loaded(decks)), turn,
                    tuple(loaded(bonds)), bool(finished), problem, winner, of,
                )
                for file, played, names, players, decks, turn, bonds, finished, problem, winner, of in rows
            )  # fmt: skip

    def find_winners(self, pool: CardPool, progress: Progress = quiet, cancel: Cancel = never) -> int:
        """Play the matches again whose end nobody knows yet, and keep who won; returns how many. A second or less each.

        What is found is kept when it is stopped, too.
        """
        unknown = [one.file for one in self.entries() if one.winner is None and one.finished and not one.problem]
        done = 0
        for done, name in enumerate(unknown, start=1):
            if cancel():
                return done - 1
            winner = self._winner(name, pool)
            with writing(self._path) as session:
                run = store.write_connection(session)
                run.execute("UPDATE match_record SET winner=? WHERE file=?", (winner, name))
            progress(done, len(unknown), MATCHES)
        return done

    def _winner(self, name: str, pool: CardPool) -> int:
        try:
            found = verify(load_record(self.folder / name), pool).winner
        except (RecordError, CardError, OSError):
            return ENDLESS
        return ENDLESS if found is None else found

    def _known(self) -> dict[str, tuple[int, int]]:
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute("SELECT file, size, changed FROM match_record").fetchall()
        return {file: (size, changed) for file, size, changed in rows}

    def _row(self, name: str, size: int, changed: int) -> dict[str, Any]:
        played = datetime.fromtimestamp(changed / 1e9, UTC).isoformat(timespec="seconds")
        game, _, file = name.rpartition("/")
        row: dict[str, Any] = {
            "file": name, "size": size, "changed": changed, "played": played, "finished": file != "current.match",
            "game": game or FIRST,
        }  # fmt: skip
        try:
            if game:
                of_other = load_other(self.folder / name)
                header: Header | OtherHeader = of_other.header
                decks, turn = [deck.cards for deck in of_other.header.decks], of_other.turn
                bond: tuple[int, ...] = ()
            else:
                summary = load_summary(self.folder / name)
                header, decks, turn, bond = summary.header, list(summary.header.decks), summary.turn, summary.bond
        except (RecordError, OSError) as error:
            return {**row, "problem": str(error)}
        told = {"names": header.names, "players": header.players, "decks": decks, "bonds": bond}
        return {**row, "turn": turn, **{field: json.dumps(value) for field, value in told.items()}}

    def forget(self) -> None:
        """Empty the list; the next :meth:`refresh` makes it anew from the files."""
        from sqlmodel import delete

        from trails_desktop.library.storage.models import MatchRow

        with writing(self._path) as session:
            session.execute(delete(MatchRow))
