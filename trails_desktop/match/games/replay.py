"""A match of any game that is over, looked at again: every answer a point, by the eyes of either seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.game import Game, Playing
from engine.kernel.decisions import Answer, Option, Refused
from engine.kernel.events import Event
from engine.records.playing import replay
from engine.records.record import Record
from engine.views import View
from trails_desktop.match.game_port import GameChange, Line
from trails_desktop.match.games.telling import Said, Words, line_of, told


class _Point(NamedTuple):
    """The match after so many answers, and how much was told to either seat by then."""

    match: Any
    told: tuple[int, int]


class ReplayGame(QObject):
    """See :class:`trails_desktop.match.game_port.GameMatch`; nothing can be answered. at: after how many answers."""

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)

    def __init__(self, game: Game, record: Record, words: Words, parent: QObject | None = None) -> None:
        """Plays the record once. Raises :class:`engine.records.lines.RecordError`."""
        super().__init__(parent)
        self._game, self._words, self._header = game, words, record.header
        self._turns = [kind for kind, one in words.log().items() if one.opens_turn]
        self._told: tuple[list[Said], list[Said]] = ([], [])
        self._views: list[View | None] = [None, None]
        self._points: list[_Point] = []
        replay(record, game, self._note)
        self._seat = self.at = 0

    def _note(self, match: Playing, events: Sequence[Event]) -> None:
        for seat, said in enumerate(self._told):
            after = self._game.view(match, seat)
            said += told(match, events, self._views[seat], after, self._turns)
            self._views[seat] = after
        self._points.append(_Point(match.fork(), (len(self._told[0]), len(self._told[1]))))

    # --- going through it -------------------------------------------------------------------------------------------
    @property
    def count(self) -> int:
        """How many answers there are."""
        return len(self._points) - 1

    @property
    def turns(self) -> tuple[int, ...]:
        """The points at which turns begin."""
        found = [
            at for at in range(1, len(self._points)) if self._points[at].match.turn != self._points[at - 1].match.turn
        ]
        return tuple(found)

    def go(self, at: int) -> None:
        """Show the match after so many answers; the next one is told, every other place jumps there."""
        at = max(0, min(self.count, at))
        if at == self.at:
            return
        before, self.at = self.at, at
        told = self._points[before].told[self._seat], self._points[at].told[self._seat]
        following = at == before + 1
        lines = self._lines(self._told[self._seat][told[0] : told[1]]) if following else ()
        self.changed.emit(GameChange(lines, not following))

    def sit_down(self, seat: int) -> None:
        """Look by the eyes of a seat."""
        self._seat = seat
        self.changed.emit(GameChange((), True))

    # --- the port ---------------------------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """Which game."""
        return self._game.id

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return self._header.names

    def view(self) -> View:
        """What the shown seat saw."""
        seen: View = self._game.view(self._points[self.at].match, self._seat)
        return replace(seen, decision=None)

    def log(self) -> Sequence[Line]:
        """The log up to here."""
        return self._lines(self._told[self._seat][: self._points[self.at].told[self._seat]])

    def _lines(self, said: Sequence[Said]) -> tuple[Line, ...]:
        lines = (line_of(one, self._words, self._header.names) for one in said)
        return tuple(line for line in lines if line is not None)

    def answer(self, answer: Answer) -> None:
        """Raises ``Refused``."""
        raise Refused("this match is only looked at")

    def try_out(self, answer: Answer) -> View | None:
        """Nothing."""
        return None

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def can_undo(self) -> bool:
        """It cannot."""
        return False

    def undo(self) -> None:
        """Nothing."""

    def concede(self) -> None:
        """Nothing."""
