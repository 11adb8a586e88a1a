"""The puzzles there are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from pathlib import Path

from engine.scenario.reader import read_text
from engine.scenario.source import ScenarioError
from engine.scenario.words import Puzzle, Scenario
from engine.textfile import read_plain
from engine.trails.cards.pool import CardPool

_MOST_BYTES = 400_000
_BETWEEN = re.compile(r"^---[ \t]*$", re.MULTILINE)


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
    """Every puzzle of the folders, the easiest first, and a sentence for every file that cannot be read."""
    found: list[Riddle] = []
    problems: list[str] = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
        made = read_puzzles(path, pool)
        if isinstance(made, str):
            problems.append(made)
        else:
            found += made
    return sorted(found, key=lambda riddle: riddle.puzzle.level), problems


def read_puzzle(path: Path, pool: CardPool) -> Riddle | str:
    """The first puzzle of a file, or a sentence why there is none."""
    made = read_puzzles(path, pool)
    return made if isinstance(made, str) else made[0]


def read_puzzles(path: Path, pool: CardPool) -> list[Riddle] | str:
    """The puzzles of a file, one at least, or a sentence why there is none. One that stands alone goes by its file's
    name, of several each by its title."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise ValueError("it is too large")
        text = read_plain(path)
        scenarios = read_text(text, path.name, pool)
    except ScenarioError as error:
        return f"{str(error).rstrip('.')}."
    except (OSError, ValueError) as error:
        return f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}."
    parts = _BETWEEN.split(text) if len(scenarios) > 1 else [text]
    found = []
    for scenario, part in zip(scenarios, parts, strict=False):
        if scenario.puzzle is None or scenario.goal is None:
            return f"{path.name} has no goal or no puzzle."
        key = path.stem if len(scenarios) == 1 else f"{path.stem}: {scenario.title}"
        found.append(Riddle(key, part, scenario, scenario.puzzle))
    return found


def daily(count: int, day: date) -> int:
    """The place of the puzzle of a day among so many, the same everywhere."""
    return int.from_bytes(blake2b(day.isoformat().encode(), digest_size=8).digest(), "big") % count
