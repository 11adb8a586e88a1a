"""The timeline between a match and its table: what the match tells is shown one moment after the other.

The match is never held: it goes on, is answered, saved and sent as ever. What is held is what the table shows: while a
moment rests, :meth:`Hold.view` is the view of that moment, without its question, and the next waits. At pace
``instant``, under the curtain and for what was jumped to, everything passes through at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Signal

from engine.trails.views.records import View
from trails_desktop.match.api import MatchChange, MatchPort, Watched
from trails_desktop.table.hold.moments import Moment, moments
from trails_desktop.table.hold.paces import BREATH, STAYS, Pace, rest_of
from trails_desktop.table.pieces.clock import Clock, curve

_DEAF = 300  #: milliseconds after a rest in which the key that ends rests answers nothing
_KEPT = 12  #: moments kept to be told again
_NOTHING: Final = MatchChange((), ())


def no_words(number: str) -> int:
    """Nobody knows how long a card's text is."""
    return 0


class Hold(QObject):
    """See the module's text. ``changed(MatchChange)``: :meth:`view` is another one, draw it. ``ticked()``: what is said
    of it changes (a rest ends, the ring goes on). ``settled()``: nothing is held any more.

    words: how many words a card's text has. ``clock`` is that of rests: it runs in reduced motion too.
    """

    changed = Signal(object)
    ticked = Signal()
    settled = Signal()

    def __init__(
        self,
        port: MatchPort,
        pace: Pace = "instant",
        words: Callable[[str], int] = no_words,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._port, self._words = port, words
        self._watched = isinstance(port, Watched) and port.watched
        self.pace: Pace = "instant" if self._watched else pace
        self.clock = Clock(1.0, self)
        self._queue: deque[Moment] = deque()
        self._undrawn: MatchChange | None = None  # what has come to be shown since :meth:`view` was drawn last
        self._last: View = port.view()
        self.now: Moment | None = None  #: what rests
        self.breathing = False  #: the voices are silent before the next moment
        self.told: Moment | None = None  #: what last came of something, as long as it is to be read
        self.since: list[Moment] = []  #: what happened since the seat last decided
        self._decided = False
        self._offered: Moment | None = None  # shown with its question: nothing runs out while the seat thinks
        self._again: Moment | None = None
        self._left = 1.0
        self._length = 0.0
        self._paused: set[str] = set()
        self._ended = QElapsedTimer()

    # --- what is shown -----------------------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether something rests."""
        return self.now is not None

    @property
    def left(self) -> float:
        """How much of the rest is left, 1 to 0."""
        return self._left

    @property
    def paused(self) -> bool:
        """Whether the rest stands still because somebody looks closely."""
        return bool(self._paused)

    @property
    def deaf(self) -> bool:
        """Whether a rest ended only just now: the key that ends rests may have been meant for it."""
        return self._ended.isValid() and not self._ended.hasExpired(_DEAF)

    def view(self) -> View:
        """What the table shows: the match, or the moment that rests, in which nobody is asked yet."""
        return self._port.view() if self.now is None else replace(self.now.view, decision=None)

    def shown(self) -> list[Moment]:
        """What happened since the seat last decided, as far as it was shown: what waits is still to come."""
        waiting = {id(moment) for moment in self._queue}
        return [moment for moment in self.since if id(moment) not in waiting]

    # --- the match ---------------------------------------------------------------------------------------------------
    def heard(self, change: MatchChange) -> None:
        """Something happened in the match."""
        view = self._port.view()
        before, self._last = self._last, view
        if change.jumped or before.seat != view.seat:
            self.drop()
            self._draw(change, later=change.more)
            return
        found = moments(before, change, view)
        for moment in found:
            self._note(moment)
        if self.pace == "instant":
            for moment in found:
                self._remember(moment)
            self._draw(change, later=change.more)
            return
        offered, self._offered = self._offered, None
        if offered is not None and self.now is None:
            self._queue.append(offered)  # it was passed for the seat: now it rests as it would have
        self._queue.extend(found)
        if self.now is None and not change.more:
            self._next()

    def decided(self) -> None:
        """The seat answers by hand: what happens from now on is news, and what it answered was seen."""
        self._decided = True
        self._offered = None
        if self.pace == "instant":
            self.told = None

    def forget(self) -> None:
        """Another person sits down: nothing of what was seen is told."""
        self.drop()
        self.since.clear()

    def drop(self) -> None:
        """Nothing of what waits is shown: the table is covered, or stands at another point."""
        was = self.busy
        for key in ("rest", "told"):
            self.clock.stop(key)
        self._queue.clear()
        self.now, self.told, self.breathing, self._offered = None, None, False, None
        self._undrawn = None  # it may be what another seat was told
        self._last = self._port.view()
        if was:
            self.settled.emit()

    def set_pace(self, pace: Pace) -> None:
        """Another pace; ``instant`` also ends what rests. A match that is watched goes on by hand."""
        self.pace = "instant" if self._watched else pace
        if self.pace == "instant":
            self.hasten()

    # --- who looks ---------------------------------------------------------------------------------------------------
    def skip(self) -> bool:
        """Go on at once, to the next moment. False if nothing rests."""
        if self.now is None:
            return False
        self.clock.stop("rest")
        self._next()
        if not self.busy:
            self._ended.start()
        return True

    def hasten(self) -> bool:
        """Go on to the seat's next decision, or as far as the match has come. False if nothing rests."""
        if self.now is None:
            return False
        self.clock.stop("rest")
        for moment in self._queue:
            self._show(moment)
        self._queue.clear()
        self._end()
        self._ended.start()
        return True

    def pause(self, who: str, on: bool) -> None:
        """Stand still as long as ``who`` looks closely (the pointer, a window without focus)."""
        was = self.paused
        (self._paused.add if on else self._paused.discard)(who)
        if self.now is None or was == self.paused:
            return
        if self.paused:
            self.clock.stop("rest")
        else:
            self._run(self._length * self._left)
        self.ticked.emit()

    # --- one moment after the other ----------------------------------------------------------------------------------
    def _note(self, moment: Moment) -> None:
        if moment.kind not in ("ticket", "attack", "resolve", "fight", "loss", "turn"):
            return
        if self._decided:
            self._decided = False
            self.since.clear()
        self.since.append(moment)
        del self.since[:-_KEPT]

    def _next(self) -> None:
        while self._queue:
            moment = self._queue.popleft()
            self.now, self.breathing, self._left = moment, False, 1.0
            offered = self._waits_for_me(moment)
            length = 0.0 if offered else self._length_of(moment)
            if length <= 0:
                if not self._queue:
                    self.now = None  # the match as it is, with its question
                    self._offered = moment if offered else None
                self._show(moment)
                continue
            self._show(moment)
            self._draw()
            self._length = length
            if not self.paused:
                self._run(length)
            return
        self._end()

    def _end(self) -> None:
        if self.now is None:
            if self._undrawn is not None:
                self._draw()
            return
        self.now, self.breathing = None, False
        self._ended.start()
        self._draw()
        if not self.busy:  # what was shown may have brought the next
            self.settled.emit()

    def _show(self, moment: Moment) -> None:
        self._remember(moment)
        # shown a second time, now that it rests: what happened in it was shown the first time
        change = _NOTHING if moment is self._again else moment.change
        self._again = moment if self._offered is moment else None
        self._draw(change, later=True)

    def _draw(self, change: MatchChange = _NOTHING, later: bool = False) -> None:
        """Have :meth:`view` drawn, once for all that has come to be shown; ``later``: with what comes at once."""
        self._undrawn = change if self._undrawn is None else self._undrawn.followed_by(change)
        if not later:
            whole, self._undrawn = self._undrawn, None
            self.changed.emit(replace(whole, more=False))

    def _remember(self, moment: Moment) -> None:
        if moment.tells:
            self.told = moment
            self.clock.stop("told")
        elif moment.kind in ("turn", "end"):
            self.told = None

    def _run(self, left: float) -> None:
        """Rest for so many milliseconds more."""
        begun = left / self._length if self._length else 0.0

        def step(share: float) -> None:
            self._left = begun * (1.0 - share)
            self.ticked.emit()

        self.clock.run("rest", left, step, curve(QEasingCurve.Type.Linear), done=self._rested)

    def _rested(self) -> None:
        moment = self.now
        if moment is not None and moment.tells and (stays := STAYS[self.pace]):
            self.clock.run("told", stays, lambda share: None, done=self._forget)
        breath = BREATH[self.pace]
        if not self._queue and self._mine():
            breath = 0.0  # the question comes at once
        if breath <= 0:
            self._next()
            return
        self.breathing = True
        self.clock.run("rest", breath, lambda share: None, done=self._next)
        self.ticked.emit()

    def _forget(self) -> None:
        self.told = None
        self.ticked.emit()

    def _mine(self) -> bool:
        decision = self._port.view().decision
        return decision is not None

    def _waits_for_me(self, moment: Moment) -> bool:
        """Whether the seat is asked at this very moment: then nothing runs out, the question itself waits."""
        if self._queue or not self._mine():
            return False
        return moment.kind in ("ticket", "attack", "aim", "cards") or (moment.kind == "resolve" and self._own(moment))

    def _own(self, moment: Moment) -> bool:
        return moment.seat == moment.view.seat

    def _length_of(self, moment: Moment) -> float:
        rest = rest_of(moment.kind, self.pace)
        if self._own(moment) and moment.kind in ("ticket", "attack", "aim", "cards"):
            return rest.motion  # who does it knows it: it moves, and need not be read
        return rest.length(self._words(moment.waiting.number) if moment.waiting is not None else 0)
