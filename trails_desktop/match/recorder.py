"""Writing a match down while it is played: after every answer a line, so that a killed program loses no game, and a
power cut no more than what came by itself since a person last answered. Each line has a check sum."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from engine.records.sums import summed
from engine.trails.records.reading import Summary, load_sound, load_summary
from engine.trails.records.record import Given, Record, write_answer, write_back, write_record
from trails_desktop.files import sync_folder
from trails_desktop.journal import Journal

CURRENT = "current.match"  #: the match that can be continued


class Earlier(NamedTuple):
    """Why a saved match goes on from an earlier point, and the file in which all of it stays."""

    why: str
    file: Path


class Recorder:
    """The file of the match being played. Without a folder nothing is written (tests, demo).

    given, marks: everything that counts so far. If another program has taken the name, this match goes on in a file
    beside it. whole, line: how a record, and an answer with the mark after it, are written.
    """

    def __init__(
        self,
        folder: Path | None,
        record: Any,
        whole: Callable[[Any], str] = write_record,
        line: Callable[[Given, Any], str] = write_answer,
    ) -> None:
        self.header: Any = record.header
        self.given: list[Given] = list(record.answers)
        self.marks: list[Any] = list(record.marks)
        self._line = line
        self._wanted = folder / CURRENT if folder is not None else None
        self._journal = Journal(self._wanted)
        content, self._sum = summed(whole(record))
        self._journal.begin(_encoded(content))

    @property
    def trouble(self) -> str:
        """One sentence while not everything can be written; the match goes on. Asking tries again."""
        if not self._journal.trouble or self._journal.sync():
            return ""
        return f'The match cannot be saved in "{self._journal.path}": {self._journal.trouble}.'

    def add(self, given: Given, mark: Any = None) -> None:
        """One more answer, and the mark after it where a turn began or the game ended."""
        self.given.append(given)
        if mark is not None:
            self.marks.append(mark)
        self._append(self._line(given, mark))
        if not given.auto:
            self._journal.sync()

    def cut(self, count: int) -> None:
        """Keep only the first ``count`` answers (take back)."""
        del self.given[count:]
        self.marks = [mark for mark in self.marks if mark.after <= count]
        self._append(write_back(count))
        self._journal.sync()

    def close(self) -> None:
        """The match is left: all of it is on the disk, and the file is free."""
        self._journal.sync()
        self._journal.close()

    def finish(self) -> str:
        """The match is over: there is nothing to continue; keep it under a name of its own. Returns that name, "" if it
        cannot be kept."""
        path = self._journal.path
        if path is None or not self._journal.sync() or not path.exists():
            return ""
        self._journal.close()
        try:
            number = len(list(path.parent.glob("match-*.match"))) + 1
            while (target := path.with_name(f"match-{number:04d}.match")).exists():
                number += 1
            os.replace(path, target)
            sync_folder(path.parent)
            self._journal.path = None  # nothing follows
        except OSError as error:
            self._journal.trouble = error.strerror or str(error)
            return ""
        return target.name

    def _append(self, text: str) -> None:
        content, self._sum = summed(text, self._sum)
        self._journal.add(_encoded(content))


def keep_newest(folder: Path, most: int) -> None:
    """Remove the oldest of the finished matches beyond so many; 0 = all are kept. What cannot be removed stays."""
    if not most:
        return
    kept: list[tuple[float, str, Path]] = []
    for path in folder.glob("match-*.match"):
        with contextlib.suppress(OSError):
            kept.append((path.stat().st_mtime, path.name, path))
    for *_, path in sorted(kept)[:-most]:
        with contextlib.suppress(OSError):
            path.unlink()


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def saved_record(folder: Path) -> Record | None:
    """The match that was being played when the program stopped, or None. Raises :class:`RecordError`."""
    found = sound_record(folder)
    return None if found is None else found[0]


def sound_record(folder: Path) -> tuple[Record, str] | None:
    """The same up to the first line that was damaged, and what is wrong with that, "" for nothing."""
    try:
        return load_sound(folder / CURRENT)
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
