"""Passing by itself, on the table: the state of it, the pass that is sent a moment later, and the word why."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Signal

from trails_desktop.match.auto_pass import PASSED, Passing, Until, Verdict, judge
from trails_desktop.table.hands.pilot import Pilot


@runtime_checkable
class FullControl(Protocol):
    """A match that passes by itself where nothing useful can be done, unless ``full_control``."""

    full_control: bool


@runtime_checkable
class Reasons(Protocol):
    """A match that says why it passed for the shown seat since that seat last answered itself; "" if it did not."""

    @property
    def passed(self) -> str: ...


@runtime_checkable
class Stands(Protocol):
    """A match in which a request to pass holds on while the other person is at the screen."""

    @property
    def standing(self) -> Passing: ...
    def stand(self, passing: Passing) -> None: ...


class AutoPass(QObject):
    """See :mod:`trails_desktop.match.auto_pass`. ``changed()``: buttons and stops are to be shown anew.

    A match with ``full_control`` passes for its seats; the switch then is that one, else the passing is done here.
    """

    changed = Signal()

    def __init__(self, pilot: Pilot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pilot = pilot
        port = pilot.port
        self.state = Passing(auto=isinstance(port, FullControl) and not port.full_control)
        self._why = ""
        # A pass is sent from the event loop, never from inside the match's own signal.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._pass)

    @property
    def why(self) -> str:
        """Why it was passed, or why passing ended: a template for the player; "" if there is nothing to say."""
        port = self._pilot.port
        return self._why or (port.passed if isinstance(port, Reasons) else "")

    def toggle_auto(self) -> None:
        """Auto-pass on or off."""
        auto = not self.state.auto
        port = self._pilot.port
        if isinstance(port, FullControl):
            port.full_control = not auto
        self._become(Passing(auto=auto, stops=self.state.stops))

    def toggle_until(self) -> None:
        """Pass until something happens, or stop whatever passing there is."""
        self.pass_until("" if self.state.until else "event")

    def pass_until(self, until: Until) -> None:
        """Pass until one's next decision, until something happens, or to the end of the turn; "" stops it."""
        self._become(replace(self.state, until=until, station=-1, since=self._pilot.port.view()))

    def go_to(self, station: int) -> None:
        """Pass until a station of the band, stopping for decisions."""
        self._become(replace(self.state, until="station", station=station, since=self._pilot.port.view()))

    def toggle_stop(self, station: int) -> None:
        """Set or take away a stop at a station."""
        self._become(replace(self.state, stops=self.state.stops ^ {station}))

    def stop(self) -> None:
        """No more passing by itself, nothing said; stops stay."""
        self._timer.stop()
        self._why = ""
        self.state = Passing(auto=self.state.auto, stops=self.state.stops)

    def sit_down(self) -> None:
        """Another person sits here: the switch and what was asked for are that seat's own."""
        port = self._pilot.port
        if isinstance(port, Stands) and port.standing.until:
            self.state = port.standing
        if isinstance(port, FullControl):
            self.state = replace(self.state, auto=not port.full_control)

    def answered(self) -> None:
        """The person answered: what was said of passing is over."""
        if not self.state.until:
            self._why = ""

    def plan(self) -> None:
        """A new view: pass, go on waiting, or stop because something happened. Read from the match, not from what is
        shown: nobody waits for a picture."""
        verdict = judge(self.state, self._pilot.port.view())
        if verdict.passes:
            self._timer.start()
        elif verdict.ends:
            self.state = replace(self.state, until="", station=-1, since=None)
            self._stand()
            self._why = verdict.why
            self.changed.emit()

    def _stand(self) -> None:
        if isinstance(port := self._pilot.port, Stands):
            port.stand(self.state)

    def _become(self, state: Passing) -> None:
        self.state = state
        self._why = ""
        self._stand()
        self.plan()
        self.changed.emit()

    def _pass(self) -> None:
        verdict: Verdict = judge(self.state, self._pilot.port.view())
        if verdict.passes:
            # Where nothing else was possible nobody need hear of it, and it does not cover what was said before.
            self._why = self._why if verdict.why == PASSED["auto"] else verdict.why
            self._pilot.pass_by_itself()
