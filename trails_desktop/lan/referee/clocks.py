"""The clocks of a referee's table. They run for who is asked, and stand while a player's line is cut: as long as the
other player is away, and for who is asked and away no longer than :data:`AWAY` seconds in a game.

The referee alone measures: whose time has run out by its clock, with a second for the way over the line, has lost.
"""

from __future__ import annotations

from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.referee.talk import Times
from trails_desktop.lan.sealed.clocks import KINDS, Clock, quarters

WAY = 1.0  #: seconds that an answer may take over the line


class TableTime:
    """now: seconds of any clock that only goes forward. used: quarters of a second that went before, by seat. out:
    whose time has run out, -1 = nobody's."""

    def __init__(self, rule: ClockRule, now: float, used: tuple[int, int] = (0, 0)) -> None:
        self.on = rule.kind in KINDS[1:] and rule.seconds > 0
        self._clock = Clock(rule, used)
        self._clock.stop(now)
        self._asked = (-1, -1)  # seat, and after how many answers and takings back
        self.out = -1

    @property
    def used(self) -> tuple[int, int]:
        """Quarters of a second of a chess clock that were used up by answers, by seat."""
        return self._clock.used

    def look(self, seat: int, question: int, present: bool, now: float, away: bool = False) -> None:
        """Where the match stands: who is asked (-1 = nobody), which question, whether both players have a line and
        nobody holds the match. away: all that is missing is the line of who is asked."""
        before = self._asked[0]
        if (seat, question) != self._asked:
            if before >= 0 and self.out < 0:
                self._clock.spend(before, quarters(self._clock.thought(now)))
            self._asked = (seat, question)
            self._clock.ask(now)
        if present and seat >= 0:
            self._clock.start(now)
        else:
            self._clock.stop(now, seat if away else -1)

    def left(self, seat: int, now: float) -> float:
        """Seconds that a seat has; less than none in the last second before it has lost."""
        left = self._clock.left(seat, self._asked[0], now)
        return 0.0 if left is None else left

    def due(self, now: float) -> float | None:
        """Seconds until who is asked has lost, 0 = now; None while nobody's clock runs or will run by itself."""
        still = self._clock.running_in(now)
        if not self.on or self._asked[0] < 0 or still is None:
            return None
        return max(0.0, still + self.left(self._asked[0], now) + WAY)

    def run_out(self) -> int:
        """Who is asked has run out of time."""
        self.out = self._asked[0]
        return self.out

    def told(self, now: float) -> Times:
        """What everybody at the table is told."""
        one, two = (round(1000 * self.left(seat, now)) for seat in (0, 1))
        runs = self._asked[0] if self._clock.stopped_at is None else -1
        return Times((max(-1000, one), max(-1000, two)), runs, self.out)
