"""Every answer of every scenario is taken back and given again, and every question is asked again: the same state comes
of it, nothing is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.kernel.decisions import Answer
from engine.kernel.fingerprint import fingerprint, same
from engine.kernel.frames import Frame
from engine.kernel.game import Game
from engine.scenario.board.table import Table
from engine.scenario.common.steps import Cannot, Expect
from engine.scenario.runner import run
from engine.trails.records.one_seat import ask_again
from engine.trails.state.game import TrailsGame
from tests.trails.invariants import difference
from tests.trails.stories import scenarios_in

HERE = Path(__file__).parents[1]
FILES = sorted(HERE.rglob("*.yaml"))


def checked(game: Game, before: Game, first: str, answer: Answer, give: Callable[[Game, Answer], None]) -> None:
    """Compare the game after an answer with one that took it back and gave it again."""
    anew = before.fork()
    assert isinstance(anew, TrailsGame)
    ask_again(anew)
    assert same(anew, before), f"asking again is another state: {difference(before, anew)}"
    after = game.fork()
    after.run()
    again = before.fork()
    give(again, answer)
    assert same(again, after), difference(again, after)
    assert fingerprint(before) == first, (
        f"answering, asking again or answering again changed what it began from: {answer}"
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_each_answer_is_taken_back_and_given_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles of loops answer thousands of times, so of one scenario only so many answers are looked at."""
    answer, answer_to = Game.answer, Table.answer_to
    seen: Counter[str] = Counter()

    def answered(game: Game, given: Answer) -> None:
        if seen["now"] >= 8 or game.decision is None or game.decision.refusal(given):
            answer(game, given)
            return
        seen["now"] += 1
        seen["all"] += 1
        before = game.fork()
        first = fingerprint(before)
        answer(game, given)
        checked(game, before, first, given, answer)

    def answered_to(table: Table, given: Answer, reached: Callable[[Frame], bool]) -> bool:
        game = table.game
        if seen["now"] >= 8 or game.decision is None:
            return answer_to(table, given, reached)
        seen["now"] += 1
        seen["all"] += 1
        before = game.fork()
        first = fingerprint(before)
        there = answer_to(table, given, reached)
        checked(game, before, first, given, answer)
        return there

    scenarios = scenarios_in(file)
    monkeypatch.setattr(Game, "answer", answered)
    monkeypatch.setattr(Table, "answer_to", answered_to)
    for scenario in scenarios:
        seen["now"] = 0
        result = run(scenario)
        assert result.ok, f"{scenario.title}: {result.message}"
    answering = [one for one in scenarios if any(not isinstance(step, Cannot | Expect) for step in one.do)]
    assert seen["all"] >= len(answering) or file.stem == "setup"
