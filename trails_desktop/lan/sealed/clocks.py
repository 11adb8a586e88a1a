"""Clocks of a match: how much time each seat has left. Time is counted in quarters of a second, from public moments."""

from __future__ import annotations

from dataclasses import dataclass, field

from trails_desktop.lan.line.messages import ClockRule

QUARTER = 0.25
LAG = 2.0  #: seconds of an answer that may have gone by on the line and not in thought
AWAY = 180.0  #: seconds in all for which a seat's clock stands while it is asked and the line is cut; then it runs on
GRACE = 5.0  #: seconds the line may have taken before the other side's clock counts as run out

KINDS = ("off", "decision", "chess")


@dataclass(slots=True)
class Clock:
    """Both seats' clocks. left: quarters used up so far, by seat (chess clock)."""

    rule: ClockRule
    used: tuple[int, int] = (0, 0)
    asked_at: float = 0.0  #: when the question now open was asked, on this machine's clock
    stopped: float = 0.0  #: seconds of that in which the clock stood
    stopped_at: float | None = None
    spare: list[float] = field(default_factory=lambda: [AWAY, AWAY])  #: what is left of :data:`AWAY`, by seat
    _whose: int = -1  # whose spare time goes by while the clock stands, -1 = nobody's

    def ask(self, now: float) -> None:
        """A new question is open."""
        self.asked_at = now
        self.stopped = 0.0
        if self.stopped_at is not None:
            self.stopped_at = now

    def stop(self, now: float, whose: int = -1) -> None:
        """Pause, or the line is cut; ``whose``: the seat that is away while it is asked, -1 for anything else."""
        if self.stopped_at is None:
            self.stopped_at, self._whose = now, whose

    def start(self, now: float) -> None:
        """The clocks run again."""
        if self.stopped_at is not None:
            gap = max(0.0, now - self.stopped_at)
            if self._whose >= 0:
                gap = min(gap, self.spare[self._whose])
                self.spare[self._whose] -= gap
            self.stopped += gap
            self.stopped_at, self._whose = None, -1

    def thought(self, now: float) -> float:
        """Seconds since the open question was asked, pauses left out."""
        end = now
        if self.stopped_at is not None:
            end = self.stopped_at if self._whose < 0 else max(self.stopped_at, now - self.spare[self._whose])
        return max(0.0, end - self.asked_at - self.stopped)

    def running_in(self, now: float) -> float | None:
        """Seconds until it runs: 0 if it does; None while it stands for as long as somebody likes."""
        if self.stopped_at is None:
            return 0.0
        return None if self._whose < 0 else max(0.0, self.stopped_at + self.spare[self._whose] - now)

    def spend(self, seat: int, quarters: int) -> None:
        """An answer was given."""
        if self.rule.kind == "chess":
            change = quarters - int(self.rule.extra / QUARTER)
            used = max(0, self.used[seat] + change)
            self.used = (used, self.used[1]) if seat == 0 else (self.used[0], used)

    def left(self, seat: int, asked: int, now: float) -> float | None:
        """Seconds a seat has, None without a clock. asked: the seat whose question is open."""
        if self.rule.kind not in ("decision", "chess"):
            return None
        spent = self.used[seat] * QUARTER if self.rule.kind == "chess" else 0.0
        return self.rule.seconds - spent - (self.thought(now) if seat == asked else 0.0)


def quarters(seconds: float) -> int:
    """Whole quarters of a second, rounded up, at most a day."""
    return min(4 * 86_400, int(seconds / QUARTER) + 1)
