"""The puzzles that come with this game: each can be solved whatever the other side does, and not by the obvious."""

from __future__ import annotations

import re

import pytest

from engine.eightfold.scenario.puzzles import read_puzzles
from engine.scenario.common.proof import Riddle, faults
from engine.scenario.source import ScenarioError
from tests.eightfold.shipped import ROOT, catalogue

FILE = ROOT / "assets" / "eightfold" / "puzzles" / "masks.yaml"
TEXT = FILE.read_text(encoding="utf-8")
CARDS = tuple(catalogue().playing().values())
RIDDLES = read_puzzles(TEXT, FILE.name, CARDS)


@pytest.mark.parametrize("riddle", RIDDLES, ids=lambda riddle: riddle.head.title)
def test_the_solution_reaches_the_goal_and_the_shortcut_does_not(riddle: Riddle) -> None:
    assert list(faults(riddle)) == []
    for texts in (riddle.puzzle.title, riddle.puzzle.task, riddle.puzzle.hint, riddle.puzzle.after):
        assert set(texts) == {"en", "ja"} and not re.search(r"[A-Za-z]", texts["ja"])


def test_there_are_six_the_easiest_first() -> None:
    levels = [riddle.puzzle.level for riddle in RIDDLES]
    assert len(levels) == 6 and levels == sorted(levels)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("A.forwards: 2", "A.forwards: 1", "the solution fails"),
        ("[LF-005, LF-019]", "[LF-005, {card: LF-029, as: LF-019}]", "the solution fails: A is asked for attackers"),
        ("with: [LF-019]", "with: [LF-032]", "the solution fails: A attack"),
    ],
)
def test_the_proof_finds_what_is_wrong(before: str, after: str, fault: str) -> None:
    assert before in TEXT
    first = TEXT.replace(before, after, 1).partition("---")[0]
    (riddle,) = read_puzzles(first, "bad.yaml", CARDS)
    assert any(one.startswith(fault) for one in faults(riddle))


def test_a_puzzle_without_a_goal_is_refused_in_one_sentence() -> None:
    with pytest.raises(ScenarioError, match="a puzzle needs the word goal"):
        read_puzzles("game: eightfold\ntitle: x\nboard: {at: main 1}", "x.yaml", CARDS)
