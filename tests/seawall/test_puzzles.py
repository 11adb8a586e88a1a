"""The puzzles that come with this game: each can be solved whatever the other side does, and not by the obvious."""

from __future__ import annotations

import re

import pytest

from engine.scenario.common.proof import Riddle, faults
from engine.scenario.source import ScenarioError
from engine.seawall.scenario.puzzles import read_puzzles
from tests.seawall.shipped import ROOT, catalogue

FILE = ROOT / "assets" / "seawall" / "puzzles" / "walkers.yaml"
TEXT = FILE.read_text(encoding="utf-8")
CARDS = tuple(catalogue().playing().values())
RIDDLES = read_puzzles(TEXT, FILE.name, CARDS)


@pytest.mark.parametrize("riddle", RIDDLES, ids=lambda riddle: riddle.head.title)
def test_the_solution_reaches_the_goal_and_the_shortcut_does_not(riddle: Riddle) -> None:
    assert list(faults(riddle)) == []
    for texts in (riddle.puzzle.title, riddle.puzzle.task, riddle.puzzle.hint, riddle.puzzle.after):
        assert set(texts) == {"en", "ja"} and not re.search(r"[A-Za-z]", texts["ja"].replace("AP", ""))


def test_there_are_six_the_easiest_first() -> None:
    levels = [riddle.puzzle.level for riddle in RIDDLES]
    assert len(levels) == 6 and levels == sorted(levels)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("goal: {B.shields: 0}", "goal: {B.shields: 1}", "the shortcut reaches the goal"),
        ("WE-001, WE-035", "WE-001, {card: WE-044, as: WE-035}", "the solution fails: the turn ends before"),
        ("with: WE-035, on: player", "with: WE-035, on: WE-002", "the solution fails: A attack"),
    ],
)
def test_the_proof_finds_what_is_wrong(before: str, after: str, fault: str) -> None:
    assert before in TEXT
    first = TEXT.replace(before, after, 1).partition("---")[0]
    (riddle,) = read_puzzles(first, "bad.yaml", CARDS)
    assert any(one.startswith(fault) for one in faults(riddle))


def test_a_puzzle_without_a_goal_is_refused_in_one_sentence() -> None:
    with pytest.raises(ScenarioError, match="a puzzle needs the word goal"):
        read_puzzles("game: seawall\ntitle: x\nboard: {at: main}", "x.yaml", CARDS)
