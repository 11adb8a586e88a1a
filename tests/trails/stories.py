"""The rule scenarios of the chapters, found by their titles: what is in a file is read when its first one is wanted.

Tests are collected by every process that takes part. Reading all files there would compile thousands of card texts
before the first test. What one of them has read the others take from it, for the run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.scenario.reader import read_file
from engine.scenario.words import Scenario
from engine.trails.cards.pool import CardPool
from engine.yaml12 import load
from tests import shared

HERE = Path(__file__).parent
_TITLE = "title: "


@dataclass(frozen=True, slots=True)
class Story:
    """The scenario at a place of a file; title: as the file says it."""

    path: Path
    place: int
    title: str

    def read(self) -> Scenario:
        """The scenario. Raises :class:`engine.scenario.source.ScenarioError`."""
        return scenarios_in(self.path)[self.place]


@cache
def scenarios_in(path: Path) -> Sequence[Scenario]:
    """All of a file, which defines its cards itself. Reading compiles them: 13 s for all files, once a run.

    Raises :class:`engine.scenario.source.ScenarioError`.
    """
    return shared.between_workers(path.relative_to(HERE).as_posix(), lambda: tuple(read_file(path, CardPool())))


def stories() -> list[Story]:
    """All of them. A scenario's title is on one line, at its beginning; ``test_scenarios`` sees to that."""
    out = []
    for path in sorted(HERE.rglob("*.yaml")):
        lines = path.read_text(encoding="utf-8").splitlines()
        titles = [load(line)["title"] for line in lines if line.startswith(_TITLE)]
        out += [Story(path, place, title) for place, title in enumerate(titles)]
    return out
