"""One animation clock for the whole table.

Motions are plain callables of a share 0 to 1; nothing else owns a timer. A factor of 0 jumps (reduced motion, tests),
``finish()`` completes everything at once, and input never waits: the state behind the picture is already the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer

TICK = 16  # milliseconds between two pictures, about 60 a second


@dataclass(frozen=True, slots=True)
class _Motion:
    start: float
    length: float
    curve: QEasingCurve
    step: Callable[[float], None]
    done: Callable[[], None] | None


def curve(kind: QEasingCurve.Type = QEasingCurve.Type.OutCubic, overshoot: float | None = None) -> QEasingCurve:
    """An easing curve; ``overshoot`` is for the *back* curves."""
    made = QEasingCurve(kind)
    if overshoot is not None:
        made.setOvershoot(overshoot)
    return made


class Clock(QObject):
    """Runs motions by key; a new motion of a key completes the old one of that key first.

    ``factor`` stretches time: 1 normal, 0.5 twice as slow, 2 twice as fast, 0 off (everything jumps).
    """

    def __init__(self, factor: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._motions: dict[Hashable, _Motion] = {}
        self._now = 0.0
        self._watch = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def factor(self) -> float:
        """Speed: 0 jumps."""
        return self._factor

    def set_factor(self, factor: float) -> None:
        """Change the speed; 0 also completes what runs."""
        self._factor = factor
        if factor <= 0:
            self.finish()

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def run(
        self,
        key: Hashable,
        length: float,
        step: Callable[[float], None],
        easing: QEasingCurve | None = None,
        *,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call ``step`` with 0 to 1 during ``length`` milliseconds after ``delay``, then ``done``.

        A running motion of the same key is dropped where it is: its successor starts from the present place. With
        factor 0 ``step(1.0)`` and ``done`` are called at once.
        """
        self._motions.pop(key, None)
        if self._factor <= 0 or length <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        if not self._timer.isActive():
            self._watch.start()
            self._timer.start()
        motion = _Motion(self._now + delay / self._factor, length / self._factor, easing or curve(), step, done)
        self._motions[key] = motion

    def stop(self, key: Hashable) -> None:
        """Forget the motion of a key without completing it (its item goes away)."""
        self._motions.pop(key, None)
        self._rest()

    def runs(self, key: Hashable) -> bool:
        """Whether a motion of that key runs."""
        return key in self._motions

    def finish(self) -> None:
        """Complete every motion at once, in the order they were started."""
        while self._motions:
            key = next(iter(self._motions))
            self._complete(key, self._motions[key])
        self._rest()

    def advance(self, milliseconds: float) -> None:
        """Let time pass. The timer calls this; tests may as well."""
        self._now += milliseconds
        for key, motion in list(self._motions.items()):
            if self._motions.get(key) is not motion or self._now < motion.start:
                continue
            share = (self._now - motion.start) / motion.length
            if share >= 1.0:
                self._complete(key, motion)
            else:
                motion.step(motion.curve.valueForProgress(share))
        self._rest()

    def _complete(self, key: Hashable, motion: _Motion) -> None:
        del self._motions[key]
        motion.step(1.0)
        if motion.done is not None:
            motion.done()

    def _rest(self) -> None:
        if not self._motions and self._timer.isActive():
            self._timer.stop()

    def _tick(self) -> None:
        self.advance(float(self._watch.restart()))
