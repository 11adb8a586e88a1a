"""A lesson's course through its scenario: which answers carry out which entries of ``do``, from any point of the game.

The moves are tried on a fork; what was answered there is what a table gives or waits for.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Answer
from engine.scenario.board.names import Names
from engine.scenario.board.table import Table
from engine.scenario.common.lesson import Lesson
from engine.scenario.common.steps import All
from engine.scenario.runner import Player
from engine.scenario.words import Move, Scenario, Step
from engine.trails.state.game import TrailsGame

Given = tuple[int, Answer]  #: whose answer, and which


class Course:
    """The entries of a lesson's ``do`` by its steps. names: those of the scenario's game."""

    def __init__(self, scenario: Scenario, names: Names) -> None:
        assert scenario.lesson is not None
        self.scenario = scenario
        self.lesson: Lesson = scenario.lesson
        self.names = names

    def entry(self, step: int) -> int:
        """The entry of ``do`` that a step wants, from 1; 0 where it wants something else, or after the last step."""
        steps = self.lesson.steps
        return steps[step].want.entry if step < len(steps) else 0

    def before(self, step: int) -> Sequence[Step]:
        """What is played by itself before a step asks for its move: only what nobody has played before it."""
        entry = self.entry(step)
        if not entry or any(self.entry(one) for one in range(step)):
            return ()
        return self.scenario.do[: entry - 1]

    def move(self, step: int) -> Sequence[Step]:
        """The entry that a step wants, () where it wants something else."""
        entry = self.entry(step)
        return self.scenario.do[entry - 1 : entry] if entry else ()

    def after(self, step: int) -> Sequence[Step]:
        """What is played by itself once a step's move was made: up to the next wanted one, or to the end."""
        entry = self.entry(step)
        if not entry:
            return ()
        later = [one for at in range(step + 1, len(self.lesson.steps)) if (one := self.entry(at))]
        return self.scenario.do[entry : later[0] - 1 if later else None]

    def answers(self, game: TrailsGame, steps: Sequence[Step]) -> tuple[Given, ...]:
        """The answers that carry these entries out from here; nothing changes. Raises
        :class:`engine.scenario.common.result.Failure` where they cannot be."""
        player = Player(Table(game.fork(), self.names, self.scenario.board.initiative))
        for step in steps:
            if isinstance(step, Move | All):
                player.do(step)
        return player.table.given
