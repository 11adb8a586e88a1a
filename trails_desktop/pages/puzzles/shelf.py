"""The puzzles there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.scenario.reader import read_text
from engine.scenario.source import ScenarioError
from engine.scenario.words import Puzzle, Scenario
from engine.textfile import read_plain
from engine.trails.cards.pool import CardPool

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
    found: list[Riddle] = []
    problems: list[str] = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
        made = read_puzzle(path, pool)
        if isinstance(made, Riddle):
            found.append(made)
        else:
            problems.append(made)
    return sorted(found, key=lambda riddle: (riddle.puzzle.level, riddle.key)), problems


def read_puzzle(path: Path, pool: CardPool) -> Riddle | str:
    """The puzzle of a file, or a sentence why it is none."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise ValueError("it is too large")
        text = read_plain(path)
        scenario = read_text(text, path.name, pool)[0]
    except ScenarioError as error:
        return f"{str(error).rstrip('.')}."
    except (OSError, ValueError) as error:
        return f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}."
    if scenario.puzzle is None or scenario.goal is None:
        return f"{path.name} has no goal or no puzzle."
    return Riddle(path.stem, text, scenario, scenario.puzzle)
