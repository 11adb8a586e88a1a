"""Writing a match down while it is played: after every answer one line, so that a killed program loses no game."""

from __future__ import annotations

import os
from pathlib import Path

from engine.trails.record import Given, Header, Record, RecordError, read_record, write_answer, write_header

CURRENT = "current.match"  #: the match that can be continued


class Recorder:
    """The file of the match being played. Without a folder nothing is written (tests, demo)."""

    def __init__(self, folder: Path | None, header: Header, given: tuple[Given, ...] = ()) -> None:
        self.header = header
        self.given: list[Given] = list(given)
        self.trouble = ""  #: one sentence when the file could not be written; the match goes on
        self._path = folder / CURRENT if folder is not None else None
        self._rewrite()

    def add(self, given: Given) -> None:
        """One more answer."""
        self.given.append(given)
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(write_answer(given))
        except OSError as error:
            self.trouble = f'The match cannot be saved in "{self._path}": {error.strerror or error}.'

    def cut(self, count: int) -> None:
        """Keep only the first ``count`` answers (take back)."""
        del self.given[count:]
        self._rewrite()

    def finish(self) -> None:
        """The match is over: there is nothing to continue; keep it under a name of its own."""
        if self._path is None or not self._path.exists():
            return
        try:
            number = len(list(self._path.parent.glob("match-*.match"))) + 1
            while (target := self._path.with_name(f"match-{number:04d}.match")).exists():
                number += 1
            os.replace(self._path, target)
        except OSError as error:
            self.trouble = f'The match cannot be saved in "{self._path}": {error.strerror or error}.'

    def _rewrite(self) -> None:
        if self._path is None:
            return
        text = write_header(self.header) + "".join(write_answer(given) for given in self.given)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part = self._path.with_suffix(".part")
            with part.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, self._path)
        except OSError as error:
            self.trouble = f'The match cannot be saved in "{self._path}": {error.strerror or error}.'


def saved_record(folder: Path) -> Record | None:
    """The match that was being played when the program stopped, or None. Raises :class:`RecordError`."""
    path = folder / CURRENT
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f'The saved match "{path}" cannot be read: {error}') from error
    return read_record(text, f'"{path.name}"')
