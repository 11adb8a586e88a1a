"""A game with every state it went through: what a replay scrubs in, and practice goes back and forward on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.events import Event
from engine.scenario.board.position import open_position
from engine.trails.cards.pool import CardPool
from engine.trails.records import record as rec
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import OPEN
from engine.trails.turn.conceding import concede
from engine.trails.views.log import tell
from engine.trails.views.records import EventView, LogLine

LOOKERS = (0, 1, OPEN)


@dataclass(frozen=True, slots=True)
class Told:
    """What one answer led to, as each of ``LOOKERS`` may know it."""

    events: tuple[tuple[EventView, ...], ...]
    lines: tuple[tuple[LogLine, ...], ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A state, the answer that led to it (None: the beginning), and what that answer led to."""

    game: TrailsGame
    given: rec.Given | None
    told: Told


class Line:
    """``points[0]`` is the beginning. Raises ``RecordError`` if the record cannot be played here."""

    def __init__(self, record: rec.Record, pool: CardPool) -> None:
        self.header = rec.up_to_date(record.header, pool)
        self.points: list[Point] = []
        self._given: rec.Given | None = None
        rec.replay(record, pool, self._keep, self._before, open_position)

    def _before(self, game: TrailsGame, given: rec.Given) -> None:
        self._given = given

    def _keep(self, game: TrailsGame, events: list[Event]) -> None:
        told = [tell(game, events, looker) for looker in LOOKERS]
        if self._given is not None and self._given.answer == rec.CONCEDE:
            seat = self._given.seat
            line = LogLine(game.turn, "103.4", seat, "{who} concedes", (("who", ("seat", seat)),))
            told = [((EventView("end", seat=seat),), (line,)) for _ in LOOKERS]
        made = Told(tuple(events for events, _ in told), tuple(lines for _, lines in told))
        self.points.append(Point(game.fork(), self._given, made))

    def give(self, at: int, given: rec.Given) -> None:
        """Another answer after point ``at``; what came after it before is dropped. Raises ``Refused``; then nothing
        changed."""
        game = self.points[at].game.fork()
        if given.answer == rec.CONCEDE:
            concede(game, given.seat)
        else:
            game.answer(given.answer)
        del self.points[at + 1 :]
        self._given = given
        self._keep(game, game.drain())

    def log(self, at: int, looker: int) -> tuple[LogLine, ...]:
        """The whole log up to a point."""
        place = LOOKERS.index(looker)
        return tuple(line for point in self.points[: at + 1] for line in point.told.lines[place])

    def record(self, at: int) -> rec.Record:
        """The record up to a point, with its marks."""
        answers: list[rec.Given] = []
        marks: list[rec.Mark] = []
        for before, point in zip(self.points[:at], self.points[1 : at + 1], strict=True):
            assert point.given is not None
            answers.append(point.given)
            if mark := rec.mark_after(point.game, before.game.turn, len(answers)):
                marks.append(mark)
        return rec.Record(self.header, tuple(answers), tuple(marks))

    def turns(self) -> list[tuple[int, int]]:
        """(turn, first point in it), in order."""
        found: list[tuple[int, int]] = []
        for index, point in enumerate(self.points):
            if not found or point.game.turn != found[-1][0]:
                found.append((point.game.turn, index))
        return found
