"""Writing a match down while it is played: after every answer one line, so that a killed program loses no game."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from engine.trails.records.reading import Summary, load_record, load_summary
from engine.trails.records.record import Given, Header, Mark, Record, write_answer, write_record

CURRENT = "current.match"  #: the match that can be continued


class Recorder:
    """The file of the match being played. Without a folder nothing is written (tests, demo).

    given, marks: everything written so far. trouble: one sentence while the file cannot be written; the match goes on,
    and as soon as it can be written again it holds everything.
    """

    def __init__(self, folder: Path | None, record: Record) -> None:
        self.header: Header = record.header
        self.given: list[Given] = list(record.answers)
        self.marks: list[Mark] = list(record.marks)
        self.trouble = ""
        self._path = folder / CURRENT if folder is not None else None
        self._rewrite()

    def add(self, given: Given, mark: Mark | None = None) -> None:
        """One more answer, and the mark after it where a turn began or the game ended."""
        self.given.append(given)
        if mark is not None:
            self.marks.append(mark)
        if self._path is None:
            return
        if self.trouble:  # part of a line may stand there: nothing can be appended to that
            self._rewrite()
            return
        try:
            # opened anew each time: an open file could not be replaced on every system. Unbuffered: one write, all of
            # it with the system when this returns.
            with self._path.open("ab", buffering=0) as file:
                content = _encoded(write_answer(given, mark))
                if file.write(content) != len(content):
                    self.trouble = self._sentence("no room is left")
        except OSError as error:
            self.trouble = self._sentence(error.strerror or str(error))

    def cut(self, count: int) -> None:
        """Keep only the first ``count`` answers (take back)."""
        del self.given[count:]
        self.marks = [mark for mark in self.marks if mark.after <= count]
        self._rewrite()

    def finish(self) -> None:
        """The match is over: there is nothing to continue; keep it under a name of its own."""
        if self._path is None:
            return
        if self.trouble:
            self._rewrite()
        if not self._path.exists():
            return
        try:
            number = len(list(self._path.parent.glob("match-*.match"))) + 1
            while (target := self._path.with_name(f"match-{number:04d}.match")).exists():
                number += 1
            os.replace(self._path, target)
        except OSError as error:
            self.trouble = self._sentence(error.strerror or str(error))

    def _rewrite(self) -> None:
        """The whole file at once: whoever reads it finds the old one or the new one."""
        if self._path is None:
            return
        part = self._path.with_suffix(".part")
        content = _encoded(write_record(Record(self.header, tuple(self.given), tuple(self.marks))))
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, self._path)
            self.trouble = ""
        except OSError as error:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            self.trouble = self._sentence(error.strerror or str(error))

    def _sentence(self, why: str) -> str:
        return f'The match cannot be saved in "{self._path}": {why}.'


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def saved_record(folder: Path) -> Record | None:
    """The match that was being played when the program stopped, or None. Raises :class:`RecordError`."""
    try:
        return load_record(folder / CURRENT)
    except FileNotFoundError:
        return None


def set_aside(folder: Path) -> Path:
    """A copy of that match as it is, under a name that nothing else writes to. Raises OSError."""
    number = len(list(folder.glob("earlier-*.match"))) + 1
    while (copy := folder / f"earlier-{number:04d}.match").exists():
        number += 1
    part = copy.with_suffix(".part")
    shutil.copyfile(folder / CURRENT, part)
    os.replace(part, copy)
    return copy


def saved_summary(folder: Path) -> Summary | None:
    """What that match is about, without reading all of it. Raises :class:`RecordError`."""
    try:
        return load_summary(folder / CURRENT)
    except FileNotFoundError:
        return None
