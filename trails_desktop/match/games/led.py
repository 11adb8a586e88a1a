"""A lesson of any game at its board: what the steps want is done by hand, everything else happens by itself.

What the lesson's ``do:`` answers is known from the beginning (:meth:`engine.scenario.common.lesson.Led.course`), so a
question is put with those options only that lead on, and a step that was done can be gone back to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Game
from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.scenario.common.lesson import Led, LessonStep
from engine.views import View
from trails_desktop.match.game_port import GameChange
from trails_desktop.match.games.prepared import YOU, Point, PreparedGame
from trails_desktop.match.games.telling import Words

REST_MS: Final = 900  #: between what happens by itself, so that one can follow
#: Kinds of question of which options can be left out.
_FEWER: Final = (Kind.ACT, Kind.CHOOSE, Kind.YES_NO, Kind.NAME)


class LedGame(PreparedGame):
    """``stepped()``: another step; ``finished()``: the last one is done.

    rest: milliseconds between what happens by itself. not_yet: what is said of anything that the step does not want.
    """

    stepped = Signal()
    finished = Signal()

    def __init__(
        self,
        game: Game,
        led: Led,
        words: Words,
        names: tuple[str, str],
        rest: int = REST_MS,
        not_yet: Callable[[], str] = str,
        parent: QObject | None = None,
    ) -> None:
        """Raises :class:`engine.scenario.common.result.Failure` if the lesson cannot be played."""
        self.lesson, self._not_yet, self._rest = led.lesson, not_yet, rest
        self._given, self._ends = led.course()
        self.step = 0
        self.over = False
        super().__init__(game, led.begin().table, words, names, parent)
        self._marks: list[Point] = []  # where each step began
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(rest)
        self._soon.timeout.connect(self._go_on)

    # --- where one is -----------------------------------------------------------------------------------------------
    @property
    def now(self) -> LessonStep | None:
        """The present step, None when all is done."""
        steps = self.lesson.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def playing(self) -> bool:
        """Whether something happens by itself."""
        return self._soon.isActive()

    @property
    def asks(self) -> bool:
        """Whether the person is asked for a move."""
        return self._wanted() is not None

    def _wanted(self) -> Answer | None:
        """What the open question is to be answered with by hand."""
        step, at = self.now, len(self.table.given)
        decision = self.table.game.decision
        if step is None or step.want.kind != "do" or decision is None or decision.seat != YOU:
            return None
        end = self._ends[step.want.entry - 1]
        start = self._ends[step.want.entry - 2] if step.want.entry > 1 else 0
        return self._given[at][1] if start <= at < end and not self.table.passes(decision) else None

    # --- the port ---------------------------------------------------------------------------------------------------
    def view(self) -> View:
        """What the shown seat sees; its question has those options that the step wants."""
        seen, wanted = super().view(), self._wanted()
        if seen.decision is None:
            return seen
        return replace(seen, decision=None if wanted is None else fewer(seen.decision, wanted))

    def answer(self, answer: Answer) -> None:
        wanted = self._wanted()
        if wanted is not None and set(answer) == set(wanted):
            super().answer(wanted)

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """What the step wants first."""
        said = self._not_yet()
        return (said,) if said else ()

    def start(self) -> None:
        super().start()
        self._mark()
        self._go_on()

    # --- going on ---------------------------------------------------------------------------------------------------
    def do_it(self) -> None:
        """What the step wants, done for the person."""
        wanted = self._wanted()
        if wanted is not None:
            self.answer(wanted)

    def read_on(self) -> None:
        """What is only looked at or read was."""
        step = self.now
        if step is not None and step.want.kind != "do":
            self._step_done()
            self._go_on()

    def back(self) -> bool:
        """To the beginning of the step, or of the one before. False at the very first one."""
        if self.step == 0 and len(self.table.given) == len(self._marks[0].table.given):
            return False
        begun = len(self.table.given) > len(self._marks[self.step].table.given) if self.now is not None else False
        self.step -= 0 if begun else 1
        self.over = False
        self._soon.stop()
        del self._marks[self.step + 1 :]
        self._past.clear()
        self._return_to(self._marks[self.step])
        self.stepped.emit()
        self._go_on()
        return True

    def go_to(self, step: int) -> None:
        """Do everything up to a step at once."""
        while self.step < step and self.now is not None:
            if self.now.want.kind == "do":
                end = self._ends[self.now.want.entry - 1]
                while len(self.table.given) < end and self._carry():
                    pass
            self._step_done()
        self.changed.emit(GameChange((), True))
        self._go_on()

    def close(self) -> None:
        self._soon.stop()

    def goes_on(self) -> bool:
        return True

    def _advance(self) -> None:
        """What has one answer only answers itself; the rest is up to :meth:`_go_on`."""
        self.table.open()
        self._tell()
        if self._marks:
            self._go_on()

    def _go_on(self) -> None:
        """Up to what the step wants, one move a rest."""
        step, at = self.now, len(self.table.given)
        if step is not None and step.want.kind == "do" and at >= self._ends[step.want.entry - 1]:
            self._step_done()
            self._go_on()
        elif at < self._until() and self._wanted() is None and self._carry():
            self.changed.emit(GameChange((), True))
            self.moved.emit()
            if self._rest:
                self._soon.start()
            else:
                self._go_on()
        elif step is None:
            self._finish()

    def _until(self) -> int:
        """After how many answers the next thing that is wanted begins, or is done while it is wanted now."""
        step = self.now
        if step is not None and step.want.kind == "do":
            return self._ends[step.want.entry - 1]
        coming = [one.want.entry for one in self.lesson.steps[self.step :] if one.want.kind == "do"]
        if not coming:
            return len(self._given)
        return self._ends[coming[0] - 2] if coming[0] > 1 else 0

    def _carry(self) -> bool:
        """Give what comes next by itself; False if nothing does."""
        at = len(self.table.given)
        if at >= len(self._given) or self.table.game.decision is None:
            return False
        self.table.answer(self._given[at][1])
        self.table.open()
        self._tell()
        return True

    def _step_done(self) -> None:
        self.step += 1
        self._mark()
        self.changed.emit(GameChange())  # another question, though nothing happened
        self.stepped.emit()

    def _mark(self) -> None:
        self._marks.append(Point(self.table.fork(), len(self._said)))

    def _finish(self) -> None:
        if not self.over:
            self.over = True
            self.moved.emit()
            self.finished.emit()


def fewer(decision: Decision, wanted: Answer) -> Decision:
    """The question with the options of an answer only, where that leaves a question of its kind."""
    if decision.kind not in _FEWER:
        return decision
    options = tuple(option for option in decision.options if option in wanted)
    bill = decision.bill  # of what pays, too, only that is there which the step wants
    if bill is not None:
        bill = replace(bill, sources=tuple(one for one in bill.sources if any(one.id in option for option in options)))
    return replace(
        decision, options=options, bill=bill, least=min(decision.least, len(options)),
        most=min(decision.most, len(options) or 1),
        tags=tuple(tag for option, tag in zip(decision.options, decision.tags, strict=False) if option in wanted),
        accompanied=(), demanded=tuple(option for option in decision.demanded if option in wanted),
    )  # fmt: skip
