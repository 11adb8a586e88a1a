"""Matches in which one can go back and forward: watching a record, and practising with open hands.

Both stand on a :class:`trails_desktop.match.line.Line` and speak the port of :mod:`trails_desktop.match.api`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer, Option, Refused
from engine.scenario.board.position import read_position, write_position
from engine.trails.cards.pool import CardPool
from engine.trails.query.costs import ready_homebase
from engine.trails.records import record as rec
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import OPEN
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.outlook import idle
from engine.trails.views.records import LogLine, View
from engine.trails.views.takeback import Undo
from engine.trails.views.view import attack_targets, view
from trails_desktop.match.api import MatchChange, Payment
from trails_desktop.match.explaining import reasons_of, tried_with
from trails_desktop.match.foresight import payment_of
from trails_desktop.match.line import LOOKERS, Line
from trails_desktop.match.setup import main_orgs
from trails_desktop.match.stops import automatic

_PASS: Answer = (("pass",),)


class Timeline(QObject):
    """What replay and practice share. ``at`` is the point shown, ``count`` the number of points after the beginning.

    Signals: as :class:`trails_desktop.match.api.MatchPort`; ``moved()``: another point, or another end of the line.
    """

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    ended = Signal(object)
    moved = Signal()

    def __init__(self, record: rec.Record, pool: CardPool, parent: QObject | None = None) -> None:
        """Raises :class:`engine.trails.records.record.RecordError` if the record cannot be played here."""
        super().__init__(parent)
        self._pool = pool
        self.line = Line(record, pool)
        self._at = 0
        self._looker = OPEN
        self._seat = 0
        self._orgs = main_orgs(pool, self.line.header.decks)

    # --- port: reading ----------------------------------------------------------------------------------------------
    @property
    def seat(self) -> int:
        """The seat at the lower side."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self.line.header.names

    @property
    def orgs(self) -> tuple[str, str]:
        """The organization most cards of each deck belong to."""
        return self._orgs

    @property
    def trouble(self) -> str:
        """Nothing is saved by itself here, so nothing can go wrong with it."""
        return ""

    @property
    def at(self) -> int:
        """Which point is shown; 0 is the beginning."""
        return self._at

    @property
    def count(self) -> int:
        """How many answers the line has."""
        return len(self.line.points) - 1

    @property
    def game(self) -> TrailsGame:
        """The state at that point. To be read only."""
        return self.line.points[self._at].game

    def view(self) -> View:
        """The point as the one who looks may see it."""
        return view(self.game, self._looker)

    def open_view(self) -> View:
        """Everything."""
        return view(self.game, OPEN)

    def log(self) -> Sequence[LogLine]:
        """The whole log up to here."""
        return self.line.log(self._at, self._looker)

    def payment(self) -> Answer:
        """Nothing is paid."""
        return ()

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        """Dry run of an attack."""
        return forecast(self.game, tuple(attackers), target, seat)

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """Nobody attacks."""
        return ()

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...]:
        """Nothing is tried."""
        return ()

    # --- port: acting -----------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Show the point."""
        self.changed.emit(MatchChange((), (), True))
        self.moved.emit()

    def answer(self, answer: Answer) -> None:
        """Refused."""
        raise Refused("this match is only watched")

    def undo_state(self) -> Undo:
        """Never."""
        return Undo("never")

    def undo(self) -> None:
        """Nothing."""

    def concede(self) -> None:
        """Nothing."""

    def sit_down(self, seat: int) -> None:
        """That seat at the lower side."""
        self._seat = seat
        self.changed.emit(MatchChange((), (), True))

    def close(self) -> None:
        """Nothing runs."""

    # --- moving on the line -----------------------------------------------------------------------------------------
    def go(self, point: int) -> None:
        """Show another point. The next one is shown with what happens on the way, any other at once."""
        point = max(0, min(self.count, point))
        if point == self._at:
            return
        following = point == self._at + 1
        self._at = point
        place = LOOKERS.index(self._looker)
        told = self.line.points[point].told
        self.changed.emit(
            MatchChange(told.events[place], told.lines[place]) if following else MatchChange((), (), True)
        )
        self.moved.emit()

    def position(self, title: str) -> str:
        """This point as a scenario text. Raises :class:`engine.scenario.board.position.NoPosition`."""
        begun = self.line.header.position
        own = read_position(begun, self._pool).cards.own_data() if begun else {}
        return write_position(self.game, title, own)


class ReplayMatch(Timeline):
    """A record being watched, by one seat's eyes or openly."""

    def view(self) -> View:
        return replace(super().view(), decision=None)

    @property
    def watched(self) -> bool:
        """Always: here nobody answers."""
        return True

    @property
    def looker(self) -> int:
        """By whose eyes: a seat, or ``OPEN`` (-1)."""
        return self._looker

    def look_as(self, looker: int) -> None:
        """By other eyes; a seat is then at the lower side."""
        self._looker = looker
        if looker != OPEN:
            self._seat = looker
        self.changed.emit(MatchChange((), (), True))

    def next_told(self) -> int:
        """The next point at which there is something to see."""
        place = LOOKERS.index(self._looker)
        for point in range(self._at + 1, self.count + 1):
            told = self.line.points[point].told
            if told.events[place] or told.lines[place]:
                return point
        return self.count


class PracticeMatch(Timeline):
    """Both hands open, both seats played by whoever sits there; every answer can be taken back and given again.

    ``asks``: which seats are played by hand; the others by ``reply``, a function from their view to an answer.
    """

    def __init__(
        self,
        record: rec.Record,
        pool: CardPool,
        *,
        asks: tuple[bool, bool] = (True, True),
        reply: Callable[[View], Answer] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(record, pool, parent)
        self._asks, self._reply = asks, reply
        self._over = False
        self._full = False
        self._at = self.count

    @property
    def full_control(self) -> bool:
        """Whether every window is asked in which anything beyond passing is possible."""
        return self._full

    @full_control.setter
    def full_control(self, wanted: bool) -> None:
        self._full = wanted

    def start(self) -> None:
        super().start()
        self._advance()

    def payment(self) -> Answer:
        """Homebase cards the engine proposes to action, face-down first."""
        decision = self.game.decision
        if decision is None or decision.purpose != "pay":
            return ()
        wanted = [("pick", ident) for ident in ready_homebase(self.game, decision.seat)]
        return tuple(option for option in wanted if option in decision.options)[: decision.least]

    def foresee_payment(self, answer: Answer) -> Payment:
        """What playing something would action in the homebase, tried on a copy."""
        decision = self.game.decision
        return payment_of(self.game, decision.seat, answer) if decision is not None else Payment()

    def foresee_idle(self, option: Option) -> Reason | None:
        """Why playing that now would do nothing."""
        return idle(self.game, self.game.decision.seat, option) if self.game.decision is not None else None

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """What these attackers together may attack."""
        decision = self.game.decision
        seat = self._seat if decision is None else decision.seat
        targets = attack_targets(self.game, seat, tuple(attackers))
        return tuple(("pick", target) if target > 0 else ("seat", -1 - target) for target in targets)

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...]:
        """Why an object cannot be used now by the seat that is asked."""
        game, decision = self.game, self.game.decision
        if decision is None or obj not in game.objs:
            return ()
        return reasons_of(game, decision.seat, obj, verb, lambda: tried_with(game, self.view(), obj, verb or "play"))

    def answer(self, answer: Answer) -> None:
        """Answer for the seat that is asked. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""
        decision = self.game.decision
        if decision is None:
            raise Refused("the game is over")
        decision.check(answer)
        self._give(answer, auto=False)
        self._advance()

    def undo_state(self) -> Undo:
        """Always free."""
        return Undo("free") if self.back_point() is not None else Undo("never", "There is nothing to take back")

    def undo(self) -> None:
        """Back to the question before; ``redo`` gives its answer again."""
        point = self.back_point()
        if point is not None:
            self._over = False
            self.go(point)

    def redo(self) -> None:
        """Forward again, as far as the next question that was answered by hand."""
        point = self.forward_point()
        if point is not None:
            self.go(point)

    def back_point(self) -> int | None:
        """The point before the last answer that was given by hand, None if there is none."""
        return next((at - 1 for at in range(self._at, 0, -1) if self._by_hand(at)), None)

    def forward_point(self) -> int | None:
        """The point at which the next question by hand was asked, or the end of the line; None at the end."""
        if self._at >= self.count:
            return None
        later = (at - 1 for at in range(self._at + 2, self.count + 1) if self._by_hand(at))
        return next(later, self.count)

    def _by_hand(self, at: int) -> bool:
        given = self.line.points[at].given
        return given is not None and not given.auto and (self._reply is None or self._asks[given.seat])

    def concede(self) -> None:
        """The seat at the lower side gives up."""
        if self.game.outcome is None:
            self._add(rec.Given(self._seat, rec.CONCEDE))
            self._advance()

    def _give(self, answer: Answer, *, auto: bool) -> None:
        decision = self.game.decision
        assert decision is not None
        self._add(rec.Given(decision.seat, answer, auto))

    def _add(self, given: rec.Given) -> None:
        self.line.give(self._at, given)
        self.go(self._at + 1)

    def _goes_on(self) -> bool:
        """Whether anything is still given by itself."""
        return True

    def _advance(self) -> None:
        """Give what answers itself and what the other seat's player answers."""
        while self.game.outcome is None and self._goes_on():
            decision = self.game.decision
            assert decision is not None
            seen = view(self.game, decision.seat)
            if not self._asks[decision.seat] and self._reply is not None:
                self._give(decision.forced or self._reply(seen), auto=False)
                continue
            answer = automatic(seen, full=self._full)
            if answer is None:
                return
            self._give(answer, auto=True)
        if self.game.outcome is not None and not self._over:
            self._over = True
            self.ended.emit(self.open_view())
