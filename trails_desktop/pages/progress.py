"""What a player has done: solved puzzles and learned lessons, each in a small file of the user's data.

The start screen counts them, so nothing here reads a scenario.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.textfile import read_plain
from trails_desktop.files import write_text

#: The files of the user's data that say what is solved, and what is learned.
SOLVED = "puzzles.json"
LEARNED = "lessons.json"


class Solved:
    """Which puzzles have been solved. A file that cannot be read counts as empty."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / SOLVED
        self._keys = _words(_read(self._path))

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, key: str) -> str:
        """One more is solved. Returns a reason if that cannot be kept, else ""."""
        self._keys.add(key)
        return _write(self._path, sorted(self._keys))


class Learned:
    """Which lessons are done, and at which step of which lesson, or where in its match, the player stopped. A file that
    cannot be read counts as empty."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / LEARNED
        read = _read(self._path)
        found: dict[Any, Any] = read if isinstance(read, dict) else {}
        self.done = _words(found.get("done"))
        at, step, match = found.get("at"), found.get("step"), found.get("match")
        #: The lesson the player stopped in ("" none), and its step, from 0.
        self.at = at if isinstance(at, str) else ""
        self.step = step if isinstance(step, int) and not isinstance(step, bool) and step >= 0 else 0

        #: The match of that lesson as a record, "" where it is none.
        self.match = match if isinstance(match, str) else ""

    @property
    def begun(self) -> bool:
        """Whether something of a lesson was done where the player stopped."""
        return self.step > 0 or bool(self.match)

    def next_of(self, lessons: Sequence[str]) -> int:
        """Which of these to go on with, by their ids: the one that was left, else the first that is not done, else the
        first; -1 if there are none."""
        if self.at in lessons:
            return lessons.index(self.at)
        open_ones = [at for at, one in enumerate(lessons) if one not in self.done]
        return (open_ones or [0])[0] if lessons else -1

    def learn(self, lesson: str) -> str:
        """A lesson is done. Returns a reason if that cannot be kept, else ""."""
        self.done.add(lesson)
        return self.stop_at("", 0)

    def stop_at(self, lesson: str, step: int, match: str = "") -> str:
        """Where to go on: a lesson and its step, from 0, or its match as a record. Returns a reason if that cannot be
        kept, else ""."""
        self.at, self.step, self.match = lesson, step, match
        kept = {"done": sorted(self.done), "at": lesson, "step": step, **({"match": match} if match else {})}
        return _write(self._path, kept)


def _words(read: Any) -> set[str]:
    return {key for key in read if isinstance(key, str)} if isinstance(read, list) else set()


def _read(path: Path | None) -> Any:
    try:
        return json.loads(read_plain(path)) if path is not None else None
    except (OSError, ValueError):
        return None


def _write(path: Path | None, kept: Any) -> str:
    if path is None:
        return ""
    try:
        write_text(path, json.dumps(kept) + "\n")
    except OSError as error:
        return error.strerror or str(error)
    return ""
