"""Every rule scenario of the chapters, a test a file: it holds, every answer of it is taken back and given again, every
question asked again, and what is kept of the facts is what would be derived. Reading a file costs more than playing it.
"""

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
from engine.scenario.words import Scenario
from engine.trails.records.one_seat import ask_again
from engine.trails.state.game import TrailsGame
from tests.campaigns import kept
from tests.cases import hold
from tests.trails.invariants import difference
from tests.trails.stories import HERE, scenarios_in, stories

MOST = 8  #: answers of a scenario that are given again: titles of loops answer thousands of times


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


def holds(scenario: Scenario) -> None:
    result = run(scenario)
    assert not result.notes, "a card text is not in printed style"
    assert result.ok, f"{scenario.file}, line {scenario.line}: {result.message} (step {result.step})"


@pytest.mark.parametrize("file", kept.files(), ids=lambda file: f"{file.parent.relative_to(HERE)}-{file.stem}")
def test_scenarios(file: Path, monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests) -> None:
    answer, answer_to = Game.answer, Table.answer_to
    seen: Counter[str] = Counter()

    def answered(game: Game, given: Answer) -> None:
        if seen["now"] >= MOST or game.decision is None or game.decision.refusal(given):
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
        if seen["now"] >= MOST or game.decision is None:
            return answer_to(table, given, reached)
        seen["now"] += 1
        seen["all"] += 1
        before = game.fork()
        first = fingerprint(before)
        there = answer_to(table, given, reached)
        checked(game, before, first, given, answer)
        return there

    def played(scenario: Scenario) -> None:
        seen["now"] = 0
        holds(scenario)

    scenarios = scenarios_in(file)
    with monkeypatch.context() as watched:
        watched.setattr(Game, "answer", answered)
        watched.setattr(Table, "answer_to", answered_to)
        hold(subtests, scenarios, played, lambda scenario: str(scenario.title))
    answering = [one for one in scenarios if any(not isinstance(step, Cannot | Expect) for step in one.do)]
    assert seen["all"] >= len(answering) or file.stem == "setup"
    assert kept.looked_at(file) >= 0  # raises what is stale; a scenario of refusals alone has no event to look at


def test_every_scenario_says_what_it_shows() -> None:
    found = stories()
    assert len(found) >= 120
    assert len({one.title for one in found}) == len(found)
    for path in {one.path: None for one in found}:
        scenarios = scenarios_in(path)
        assert [one.title for one in scenarios] == [one.title for one in found if one.path == path]
        assert all(scenario.rules for scenario in scenarios), path
