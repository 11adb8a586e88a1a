"""The puzzles there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.scenario.reader import read_text
from engine.scenario.source import ScenarioError
from engine.scenario.words import Puzzle, Scenario
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
