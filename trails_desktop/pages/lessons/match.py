"""A lesson being played: seat A by hand where a step wants it, all else as its scenario says; or a whole match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from engine.kernel.decisions import Answer, Decision, Refused
from engine.players.base import Player
from engine.players.roster import make_player
from engine.scenario.board.building import build
from engine.scenario.board.position import open_position, position_header, set_up
from engine.scenario.course import Course, Given
from engine.scenario.words import Step
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import read_record
from engine.trails.records.record import Record, RecordError, replay, write_record
from engine.trails.views.records import View
from engine.trails.views.takeback import Undo
from engine.trails.views.view import view
from trails_desktop.match.api import MatchChange
from trails_desktop.match.stops import automatic
from trails_desktop.match.timeline import PracticeMatch
from trails_desktop.pages.lessons.shelf import LessonFile

PASS: Final[Answer] = (("pass",),)
YOU: Final = 0
Phase = Literal["", "before", "own", "after"]  #: of a step: what plays before its move, the move, what follows it
#: Milliseconds that something the other side does rests before it goes on, so that it is seen.
REST_MS: Final = 1100


class LessonMatch(PracticeMatch):
    """``rested()``: nothing plays by itself any more, the person is waited for; ``made()``: the move of the step was
    made (what follows has not begun); ``carried_out()``: what follows it is over too; ``strayed()``: another legal move
    was tried, and nothing happened; ``followed(str)``: a question of a whole match was answered by doing something.

    rest: milliseconds between what the other side does. step: the step to begin with, all before it played at once.
    left: a whole match as it was left (:attr:`going`); one that cannot be gone on with begins anew.
    Raises ``ScenarioError`` or ``RecordError`` if it cannot be set up.
    """

    rested = Signal()
    made = Signal()
    carried_out = Signal()
    strayed = Signal()
    followed = Signal(str)

    def __init__(
        self,
        file: LessonFile,
        pool: CardPool,
        names: tuple[str, str],
        *,
        step: int = 0,
        left: str = "",
        rest: int = REST_MS,
        parent: QObject | None = None,
    ) -> None:
        self.lesson = file.lesson
        self.course = Course(file.scenario, build(file.scenario)[1])
        record = resumed(Record(position_header(file.text, pool, names, scenario=file.scenario)), left, pool)
        self._opponent: Player | None = None
        if file.lesson.opponent:
            cards = {card.number: card for card in set_up(file.scenario).printed}
            self._opponent = make_player(file.lesson.opponent, 1, 1, cards)
        self._phase: Phase = ""
        self._script: list[Given] = []  # what is answered in this phase
        super().__init__(record, pool, asks=(True, False), parent=parent)
        self._looker = YOU
        self._rest_ms = rest
        self._rested = False  # what comes next has rested
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_on)
        self.step = 0
        self._starts = [self._at]  # the point of the line at which each step begins
        for _ in range(0 if self.whole else min(step, len(self.lesson.steps) - 1)):
            self._play_through()

    @property
    def whole(self) -> bool:
        """Whether it is a whole match against a computer player."""
        return self._opponent is not None

    @property
    def going(self) -> str:
        """A whole match up to here as a record, "" before anything was done in it, and in a lesson of steps."""
        given = [point.given for point in self.line.points[1 : self._at + 1]]
        if not self.whole or self.back_point() is None:
            return ""
        return write_record(Record(self.line.header, tuple(one for one in given if one is not None)))

    @property
    def asks(self) -> bool:
        """Whether the person's own move is asked for now."""
        if self.whole:
            decision = self.game.decision
            return decision is not None and decision.seat == YOU
        return self._phase == "own" and bool(self._script) and self._own(self._script[0])

    @property
    def pays(self) -> bool:
        """Whether the person is asked what the move of a step is paid with."""
        decision = self.game.decision
        return not self.whole and self.asks and decision is not None and decision.purpose == "pay"

    @property
    def playing(self) -> bool:
        """Whether something plays by itself now."""
        return (bool(self._script) or self._rest.isActive()) and not self.asks

    # --- port ---------------------------------------------------------------------------------------------------------
    def view(self) -> View:
        """What seat A sees. Nothing is asked of it but what the step wants."""
        seen = view(self.game, YOU)
        return seen if self.asks else replace(seen, decision=None)

    def answer(self, answer: Answer) -> None:
        """The move of the step is made; any other is not, and ``strayed`` tells. Raises ``Refused``."""
        decision = self.game.decision
        if decision is None or not self.asks:
            raise Refused("nothing is asked of you now")
        decision.check(answer)
        if self.whole:
            if answer not in ((), PASS):
                self.followed.emit(moment_of(view(self.game, YOU), decision))
        elif decision.purpose != "pay" and frozenset(answer) != frozenset(self._script[0][1]):
            self._ask_again()
            self.strayed.emit()
            return
        else:
            self._script.pop(0)
        self._give(answer, auto=False)
        self._advance()

    def undo_state(self) -> Undo:
        """A whole match can be taken back; a lesson goes back by its steps."""
        return super().undo_state() if self.whole else Undo("never")

    def undo(self) -> None:
        if self.whole:
            self._rest.stop()
            super().undo()

    def start(self) -> None:
        self.changed.emit(MatchChange((), (), True))
        self.moved.emit()
        if self.whole:
            self._advance()
        else:
            self._ask()

    def close(self) -> None:
        self._rest.stop()

    # --- the steps ----------------------------------------------------------------------------------------------------
    def _ask(self) -> None:
        """The step begins: what stands before its move plays, then the move is asked for."""
        self._enter("before", self.course.before(self.step))

    def _enter(self, phase: Phase, steps: Sequence[Step]) -> None:
        self._phase, self._script = phase, list(self.course.answers(self.game, steps))
        self._advance()

    def go_on(self) -> None:
        """The step is done: the next one."""
        self.step += 1
        del self._starts[self.step :]
        self._starts.append(self._at)
        self._ask()

    def back(self) -> bool:
        """To the beginning of the step before. False at the first one, and in a whole match."""
        if not self.step or self.whole:
            return False
        self._rest.stop()
        self.step -= 1
        self._over = False
        self._phase, self._script = "", []
        self.go(self._starts[self.step])
        self._ask()
        return True

    def do_it(self) -> None:
        """Make the move of the step as it is written."""
        while self.asks and not self.whole:
            self.answer(self._script[0][1])

    def _ask_again(self) -> None:
        """From the beginning of the step's move: half of it may have been given."""
        self.go(self._starts[self.step])
        for _, answer in self.course.answers(self.game, self.course.before(self.step)):
            self._give(answer, auto=True)
        self._enter("own", self.course.move(self.step))

    def _play_through(self) -> None:
        """All of a step at once, to begin behind it."""
        for stretch in (self.course.before(self.step), self.course.move(self.step), self.course.after(self.step)):
            for _, answer in self.course.answers(self.game, stretch):
                self._give(answer, auto=True)
        self.step += 1
        self._starts.append(self._at)

    # --- what plays by itself ----------------------------------------------------------------------------------------
    def _go_on(self) -> None:
        self._rested = True
        self._advance()

    def _advance(self) -> None:
        if self.whole:
            self._play_on()
            return
        while True:
            while self._script and not self.asks:
                if self._rests(*self._script[0]):
                    return
                self._give(self._script.pop(0)[1], auto=True)
            if self.asks:
                break
            if self._phase == "before" and self.course.entry(self.step):
                self._phase = "own"
                self._script = list(self.course.answers(self.game, self.course.move(self.step)))
            elif self._phase == "own":
                self._phase = "after"
                self.made.emit()
                self._script = list(self.course.answers(self.game, self.course.after(self.step)))
            else:
                break
        over, self._phase = self._phase == "after", self._phase if self.asks else ""
        self.changed.emit(MatchChange((), ()))
        (self.carried_out if over else self.rested).emit()

    def _own(self, given: Given) -> bool:
        """Whether that answer is one that the person gives."""
        decision = self.game.decision
        return given[0] == YOU and decision is not None and decision.forced is None

    def _rests(self, seat: int, answer: Answer) -> bool:
        """Whether what comes now rests first: what the other side does, not that it passes."""
        decision = self.game.decision
        quiet = answer in ((), PASS) or decision is None or decision.forced is not None
        if self._rest_ms <= 0 or self._rested or quiet or seat == YOU:
            self._rested = False
            return False
        self._rest.start(self._rest_ms)
        return True

    def _play_on(self) -> None:
        """A whole match: until the person is asked, or it is over."""
        opponent = self._opponent
        assert opponent is not None
        while self.game.outcome is None:
            decision = self.game.decision
            assert decision is not None
            seen = view(self.game, decision.seat)
            if decision.purpose == "initiative":
                self._give((("seat", self.course.scenario.board.initiative),), auto=True)
                continue
            if decision.seat == YOU:
                answer = automatic(seen, full=self._full)
                if answer is None:
                    break
            else:
                answer = decision.forced or opponent.choose(seen)
                if self._rests(decision.seat, answer):
                    return
            self._give(answer, auto=True)
        self.changed.emit(MatchChange((), ()))
        self.rested.emit()
        if self.game.outcome is not None and not self._over:
            self._over = True
            self.ended.emit(self.open_view())


def resumed(begun: Record, left: str, pool: CardPool) -> Record:
    """A match with the answers it was left with; without them if those are of another match, or cannot be read."""
    if not left:
        return begun
    try:
        kept = read_record(left)
        if replace(kept.header, names=begun.header.names) == begun.header:
            again = replace(begun, answers=kept.answers)
            replay(again, pool, opener=open_position)
            return again
    except (RecordError, Refused):
        pass
    return begun


def moment_of(seen: View, decision: Decision) -> str:
    """At which of ``engine.scenario.lesson.MOMENTS`` a question stands; "" at another."""
    if decision.purpose == "priority":
        own = seen.step == "deployment" and seen.step_seat == seen.seat and not seen.standby
        return "deployment" if own else "answer"
    return decision.purpose
