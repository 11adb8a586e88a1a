"""What a deck lab has played so far, in a file: a line for the contest, then a line a unit, each with its check sum.

What is cut off or damaged at the end is played again. Records (:mod:`engine.records.sums`) have the same sums.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.lab.contest import Contest, Match, Unit
from engine.records.sums import checked, summed
from trails_desktop.journal import Journal

_FORMAT = 1


class KeptError(Exception):
    """The file is of something else; the message is one sentence."""


class Kept:
    """Results by the number of their unit, kept in a file as they come. path: None = only here.

    Raises :class:`KeptError` for a file that is no lab's, is another contest's, or cannot be read or written.
    """

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.results: dict[int, list[Match]] = {}
        self._path, self._sum = path, 0
        head = {"lab": _FORMAT, "contest": contest.digest, "units": len(contest.units)}
        content, size = self._read(path, head) if path is not None else (b"", 0)
        self._journal = Journal(path, size or None)
        if not size and not content:
            first, self._sum = summed(json.dumps(head))
            self._journal.begin(first.encode())
        if self._journal.trouble:
            raise KeptError(f"{path} cannot be written: {self._journal.trouble}")

    def add(self, unit: Unit, matches: list[Match]) -> None:
        """A unit was played. It is on the disk when this returns. Raises :class:`KeptError` if it cannot be."""
        self.results[unit.number] = matches
        line = json.dumps([unit.number, matches], separators=(",", ":"))
        text, self._sum = summed(line, self._sum)
        if not (self._journal.add(text.encode()) and self._journal.sync()):
            raise KeptError(f"{self._path} cannot be written: {self._journal.trouble}")

    def close(self) -> None:
        """The file may be moved."""
        self._journal.close()

    def _read(self, path: Path, head: dict[str, object]) -> tuple[bytes, int]:
        """What stands there, and how much of it is whole."""
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            return b"", 0
        except OSError as error:
            raise KeptError(f"{path}: {error.strerror}") from error
        if not content:
            return b"", 0
        size = 0
        for number, line in enumerate(content.splitlines(keepends=True)):
            try:
                if not line.endswith(b"\n"):
                    break
                text, self._sum = checked(line[:-1], self._sum)
                said = json.loads(text)
                if number == 0:
                    self._same(path, said, head)
                else:
                    self._take(said)
            except (ValueError, TypeError, RecursionError) as error:
                if number == 0:
                    raise KeptError(f"{path} was not written by a deck lab") from error
                break
            size += len(line)
        if not size:
            raise KeptError(f"{path} was not written by a deck lab")
        return content, size

    def _same(self, path: Path, said: object, head: dict[str, object]) -> None:
        if not isinstance(said, dict) or "lab" not in said:
            raise ValueError
        if said != head:
            raise KeptError(f"{path} is of a lab with other decks, cards, levels, games or rules: name another file")

    def _take(self, said: Any) -> None:
        number, rows = said
        self.results[int(number)] = [_match(*row) for row in rows]


def _match(winner: int, turns: int, answers: int, digest: str, error: str, used: Any) -> Match:
    one, two = used
    return Match(int(winner), int(turns), int(answers), str(digest), str(error), (tuple(one), tuple(two)))
