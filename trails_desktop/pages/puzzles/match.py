"""A puzzle being played: seat A by hand, seat B by the computer, and the goal watched."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer
from engine.players.greedy import GreedyPlayer
from engine.scenario.board.building import build
from engine.scenario.board.position import position_header, set_up
from engine.scenario.board.table import Table
from engine.scenario.proof import reached
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Record
from engine.trails.views.records import View
from trails_desktop.match.timeline import PracticeMatch
from trails_desktop.pages.puzzles.shelf import Riddle

State = Literal["open", "solved", "failed"]


class PuzzleMatch(PracticeMatch):
    """``judged(state)``: ``solved`` once the goal is reached, ``failed`` once its turn is over, ``open`` when an answer
    was taken back. Raises ``ScenarioError`` or ``RecordError`` if the puzzle cannot be set up."""

    judged = Signal(str)

    def __init__(self, riddle: Riddle, pool: CardPool, names: tuple[str, str], parent: QObject | None = None) -> None:
        self._riddle = riddle
        self._names = build(riddle.scenario)[1]
        record = Record(position_header(riddle.text, pool, names, scenario=riddle.scenario))
        self._opponent = GreedyPlayer({card.number: card for card in set_up(riddle.scenario).printed})
        self.state: State = "open"
        super().__init__(record, pool, asks=(True, False), reply=self._reply_to, parent=parent)
        self._turn = self.game.turn
        self.moved.connect(self._judge)

    def _reply_to(self, view: View) -> Answer:
        return self._opponent.choose(view)

    def _judge(self) -> None:
        game, goal = self.game, self._riddle.scenario.goal
        assert goal is not None
        table = Table(game.fork(), self._names, self._riddle.scenario.board.initiative)
        state: State = "open"
        if reached(table, goal):
            state = "solved"
        elif game.turn != self._turn or game.outcome is not None:
            state = "failed"
        if state != self.state:
            self.state = state
            self.judged.emit(state)

    def _goes_on(self) -> bool:
        # What is reached stays reached: nothing plays on by itself after the end of the puzzle.
        return self.state == "open"
