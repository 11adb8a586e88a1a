"""The puzzles that come with the program: each can be solved whatever the other side does, and not by the obvious."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from engine.scenario.proof import faults
from engine.scenario.reader import read_text
from engine.scenario.runner import run
from engine.trails.cards.pool import CardPool, load_pool
from trails_desktop.pages.puzzles.shelf import daily, load_puzzles
from trails_desktop.resources import resource_dir

FOLDER = resource_dir("assets") / "puzzles"
FILES = sorted(FOLDER.glob("[0-9]*.yaml"))  # by hand; those that were made: test_unique.py


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(resource_dir("assets") / "cards")


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_solution_reaches_the_goal_and_the_shortcut_does_not(file: Path, pool: CardPool) -> None:
    (scenario,) = read_text(file.read_text(encoding="utf-8"), file.name, pool)
    result = run(scenario)
    assert result.ok, result.message
    assert list(faults(scenario)) == []
    assert scenario.puzzle is not None
    for texts in (scenario.puzzle.title, scenario.puzzle.task, scenario.puzzle.hint, scenario.puzzle.after):
        assert set(texts) == {"en", "ja"}


def test_all_of_them_are_found_the_easiest_first(pool: CardPool) -> None:
    riddles, problems = load_puzzles([FOLDER], pool)
    assert not problems
    assert len(riddles) > len(FILES) and len({riddle.key for riddle in riddles}) == len(riddles)
    assert {file.stem for file in FILES} <= {riddle.key for riddle in riddles}
    assert daily(7, date(2026, 11, 28)) == daily(7, date(2026, 11, 28))
    assert {daily(7, date(2026, 1, day)) for day in range(1, 31)} == set(range(7))
    levels = [riddle.puzzle.level for riddle in riddles]
    assert levels == sorted(levels)


BAD = """
title: Not a puzzle
goal: {B.bond: GOAL}
board:
  at: combat
  A: {field: [{card: D1-003, as: lotte}]}
do:
  - A attack: {with: [lotte], on: player}
  - all pass
puzzle: {title: {en: No}, task: {en: No}, shortcut: [{A attack: none}]}
"""


@pytest.mark.parametrize(("goal", "fault"), [("38", []), ("30", ["the solution fails"]), ("40", ["the shortcut"])])
def test_the_proof_finds_what_is_wrong(pool: CardPool, goal: str, fault: list[str]) -> None:
    (scenario,) = read_text(BAD.replace("GOAL", goal), "bad.yaml", pool)
    found = list(faults(scenario))
    assert len(found) == len(fault)
    assert all(text in sentence for text, sentence in zip(fault, found, strict=True))
