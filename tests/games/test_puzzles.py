"""The puzzles that come with a game: each can be solved whatever the other side does, and not by the obvious."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from engine.scenario.common.proof import Riddle, faults
from engine.scenario.source import ScenarioError
from tests.games.shipped import ROOT, port

GAMES = ("seawall", "eightfold")


@cache
def text(game: str) -> str:
    """Those that are told with their moves; of the others the ways are searched (tests/scenario/test_unique.py)."""
    files = (ROOT / "assets" / game / "puzzles").glob("*.yaml")
    (file,) = (file for file in files if file.name != "one-way.yaml")
    return file.read_text(encoding="utf-8")


def read(game: str, said: str) -> Sequence[Riddle]:
    riddles = port(game).riddles
    assert riddles is not None
    return riddles(said, "puzzles.yaml", port(game).cards)


RIDDLES = [(game, riddle) for game in GAMES for riddle in read(game, text(game))]


@pytest.mark.parametrize("riddle", [pytest.param(one, id=one.head.title) for _, one in RIDDLES])
def test_the_solution_reaches_the_goal_and_the_shortcut_does_not(riddle: Riddle) -> None:
    assert list(faults(riddle)) == []
    for texts in (riddle.puzzle.title, riddle.puzzle.task, riddle.puzzle.hint, riddle.puzzle.after):
        assert set(texts) == {"en", "ja"} and not re.search(r"[A-Za-z]", texts["ja"].replace("AP", ""))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_six_the_easiest_first(game: str) -> None:
    levels = [riddle.puzzle.level for of, riddle in RIDDLES if of == game]
    assert len(levels) == 6 and levels == sorted(levels)


@pytest.mark.parametrize(
    ("game", "before", "after", "fault"),
    [
        ("seawall", "goal: {B.shields: 0}", "goal: {B.shields: 1}", "the shortcut reaches the goal"),
        ("seawall", "WE-001, WE-035", "WE-001, {card: WE-044, as: WE-035}", "the solution fails: the turn ends before"),
        ("seawall", "with: WE-035, on: player", "with: WE-035, on: WE-002", "the solution fails: A attack"),
        ("eightfold", "A.forwards: 2", "A.forwards: 1", "the solution fails"),
        ("eightfold", "[LF-005, LF-019]", "[LF-005, {card: LF-029, as: LF-019}]",
         "the solution fails: A is asked for attackers"),
        ("eightfold", "with: [LF-019]", "with: [LF-032]", "the solution fails: A attack"),
    ],
)  # fmt: skip
def test_the_proof_finds_what_is_wrong(game: str, before: str, after: str, fault: str) -> None:
    assert before in text(game)
    (riddle,) = read(game, text(game).replace(before, after, 1).partition("---")[0])
    assert any(one.startswith(fault) for one in faults(riddle))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_without_a_goal_is_refused_in_one_sentence(game: str) -> None:
    begins = re.search(r"at: [a-z0-9 ]+", text(game))
    assert begins is not None
    with pytest.raises(ScenarioError, match="a puzzle needs the word goal"):
        read(game, f"game: {game}\ntitle: x\nboard: {{{begins[0]}}}")
