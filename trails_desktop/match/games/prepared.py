"""A match of any game that begins from a prepared board: one seat by hand, the other answered by whoever is handed in.

Everything can be taken back and done again. What stands at the board is a table of a scenario
(:mod:`engine.scenario.common.table`): it gives by itself what has one answer only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, Signal

from engine.game import Game
from engine.kernel.decisions import Answer, Decision, Option, Refused
from engine.records.playing import drained
from engine.scenario.common.proof import Riddle, reached
from engine.views import View
from trails_desktop.match.game_port import GameChange, Line
from trails_desktop.match.games.telling import Said, Words, line_of, told
from trails_desktop.match.games.trying import against, tried_out

YOU: Final = 0  #: the seat that is played by hand
State = Literal["open", "solved", "failed"]


@dataclass(frozen=True, slots=True)
class Point:
    """A point to go back to: the table before an answer, how much was told by then, and the answer that followed."""

    table: Any
    told: int
    answer: Answer = ()


class PreparedGame(QObject):
    """See :class:`trails_desktop.match.game_port.GameMatch`. ``moved()``: something was answered or taken back;
    ``given_up()``: the player wants to stop."""

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    moved = Signal()
    given_up = Signal()

    def __init__(
        self, game: Game, table: Any, words: Words, names: tuple[str, str], parent: QObject | None = None
    ) -> None:
        """table: where it begins; it is not changed."""
        super().__init__(parent)
        self._game, self.table, self._words, self._names = game, table.fork(), words, names
        self._turns = [kind for kind, one in words.log().items() if one.opens_turn]
        self._said: list[Said] = []
        self._seen: View | None = None
        self._past: list[Point] = []
        self._undone: list[Answer] = []

    # --- the port: reading ------------------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """Which game."""
        return self._game.id

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return YOU

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self._names

    def view(self) -> View:
        """What the shown seat sees now."""
        made: View = self._game.view(self.table.game, YOU)
        return made

    def log(self) -> Sequence[Line]:
        """The whole log of the shown seat."""
        return self._lines(self._said)

    def try_out(self, answer: Answer) -> View | None:
        """See the port."""
        return tried_out(self._game, self.table.game, YOU, answer)

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """See the port."""
        return against(self._game, self.table.game, YOU, card, option, self._words)

    # --- the port: acting -------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Begin: everybody is connected now."""
        self._advance()
        self.changed.emit(GameChange((), True))
        self.moved.emit()

    def answer(self, answer: Answer) -> None:
        """Answer for the shown seat. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""
        self._undone.clear()
        self._answer(answer)

    def _answer(self, answer: Answer) -> None:
        decision = self.table.game.decision
        if decision is None or decision.seat != YOU or not self.goes_on():
            raise Refused("it is not your turn to decide")
        decision.check(answer)
        self._past.append(Point(self.table.fork(), len(self._said), answer))
        count = len(self._said)
        self.table.answer(answer)
        self._tell()
        self._advance()
        self.changed.emit(GameChange(self._lines(self._said[count:])))
        self.moved.emit()

    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._past)

    def undo(self) -> None:
        """Take the last answer back."""
        if self._past:
            point = self._past.pop()
            self._undone.append(point.answer)
            self._return_to(point)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if self._undone:
            self._answer(self._undone.pop())

    def back_point(self) -> int | None:
        """How many answers can be taken back, None for none."""
        return len(self._past) or None

    def forward_point(self) -> int | None:
        """How many answers can be given again, None for none."""
        return len(self._undone) or None

    def concede(self) -> None:
        """Nobody wins or loses here."""
        self.given_up.emit()

    def sit_down(self, seat: int) -> None:
        """Nobody changes seats."""

    def close(self) -> None:
        """Nothing runs for this match."""

    # --- what a kind of match says ----------------------------------------------------------------------------------
    def goes_on(self) -> bool:
        """Whether anything is still asked."""
        return True

    def reply(self, decision: Decision) -> Answer | None:
        """The answer of whoever is not played by hand, None to wait."""
        return None

    # --- inside -----------------------------------------------------------------------------------------------------
    def _advance(self) -> None:
        """Up to what the person decides."""
        table = self.table
        while True:
            decision = table.open()
            self._tell()
            if decision is None or not self.goes_on():
                return
            if decision.seat != YOU:
                answer = self.reply(decision)
            else:
                answer = decision.options if table.passes(decision) else None
            if answer is None:
                return
            table.answer(answer)
            self._tell()

    def _return_to(self, point: Point) -> None:
        self.table = point.table.fork()
        del self._said[point.told :]
        self._seen = self._game.view(self.table.game, YOU)
        self.changed.emit(GameChange((), True))
        self.moved.emit()

    def _tell(self) -> None:
        after: View = self._game.view(self.table.game, YOU)
        self._said += told(self.table.game, drained(self.table.game), self._seen, after, self._turns)
        self._seen = after

    def _lines(self, said: Sequence[Said]) -> tuple[Line, ...]:
        lines = (line_of(one, self._words, self._names) for one in said)
        return tuple(line for line in lines if line is not None)


class PuzzleGame(PreparedGame):
    """A puzzle being played. ``judged(state)``: ``solved`` once the goal is reached, ``failed`` once its turn is over,
    ``open`` when an answer was taken back. opponent: of the roster of the game."""

    judged = Signal(str)

    def __init__(
        self,
        game: Game,
        riddle: Riddle,
        words: Words,
        names: tuple[str, str],
        opponent: str,
        parent: QObject | None = None,
    ) -> None:
        self._rules = riddle.begin()
        self._goal = riddle.goal
        self._turn = self._rules.table.game.turn
        self._opponent = game.player(opponent, 1, "puzzle", game.cards)
        self.state: State = "open"
        super().__init__(game, self._rules.table, words, names, parent)
        self.moved.connect(self._judge)

    def goes_on(self) -> bool:
        return self._state() == "open"

    def reply(self, decision: Decision) -> Answer | None:
        shown = self._game.shown_to(self._opponent, self.table.game, decision.seat)
        return self._opponent.choose(shown)

    def _state(self) -> State:
        match = self.table.game
        if reached(self._rules, self.table, self._goal):
            return "solved"
        return "failed" if match.turn != self._turn or match.outcome is not None else "open"

    def _judge(self) -> None:
        state = self._state()
        if state != self.state:
            self.state = state
            self.judged.emit(state)
