"""The puzzles there are, and which of them have been solved."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from trails_desktop.files import write_text

if TYPE_CHECKING:
    from engine.scenario.words import Puzzle, Scenario
    from engine.trails.cards.pool import CardPool

#: The file of the user's data that says what is solved.
SOLVED = "puzzles.json"
_MOST_BYTES = 200_000


@dataclass(frozen=True, slots=True)
class Riddle:
    """One puzzle: its file's text is what a match begins from. ``key`` names it among the solved ones."""

    key: str
    text: str
    scenario: Scenario
    puzzle: Puzzle

    def words(self, which: str, lang: str) -> str:
        """A text of the puzzle (title, task, hint, after) in that language, else in English."""
        texts = getattr(self.puzzle, which)
        return str(texts.get(lang) or texts.get("en", ""))


def load_puzzles(folders: Iterable[Path], pool: CardPool) -> tuple[list[Riddle], list[str]]:
    """Every puzzle of the folders, the easiest first, and a sentence for every file that is none."""
    # Here and not at the top: the start screen counts the solved ones and reads no scenario.
    from engine.scenario.reader import read_text
    from engine.scenario.source import ScenarioError

    found: list[Riddle] = []
    problems: list[str] = []
    for folder in folders:
        for path in sorted(folder.glob("*.yaml")):
            try:
                if path.stat().st_size > _MOST_BYTES:
                    raise ValueError("it is too large")
                text = path.read_text(encoding="utf-8-sig")
                scenario = read_text(text, path.name, pool)[0]
            except ScenarioError as error:
                problems.append(f"{str(error).rstrip('.')}.")
                continue
            except (OSError, ValueError) as error:
                problems.append(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}.")
                continue
            if scenario.puzzle is None or scenario.goal is None:
                problems.append(f"{path.name} has no goal or no puzzle.")
                continue
            found.append(Riddle(path.stem, text, scenario, scenario.puzzle))
    return sorted(found, key=lambda riddle: (riddle.puzzle.level, riddle.key)), problems


class Solved:
    """Which puzzles have been solved, kept in a small file. A file that cannot be read counts as empty."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / SOLVED
        self._keys: set[str] = set()
        try:
            read = json.loads(self._path.read_text(encoding="utf-8")) if self._path is not None else []
            self._keys = {key for key in read if isinstance(key, str)} if isinstance(read, list) else set()
        except (OSError, ValueError):
            self._keys = set()

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, key: str) -> str:
        """One more is solved. Returns a reason if that cannot be kept, else ""."""

        self._keys.add(key)
        if self._path is None:
            return ""
        try:
            write_text(self._path, json.dumps(sorted(self._keys)) + "\n")
        except OSError as error:
            return error.strerror or str(error)
        return ""
