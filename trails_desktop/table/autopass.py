"""Passing by itself, on the table: the state of it, and the pass that is sent a moment later."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Signal

from trails_desktop.table.passing import Passing, passes
from trails_desktop.table.pilot import Pilot


@runtime_checkable
class FullControl(Protocol):
    """A match that passes by itself where nothing useful can be done, unless ``full_control``."""

    full_control: bool


class AutoPass(QObject):
    """See :mod:`passing`. ``changed()``: buttons and stops are to be shown anew.

    A match with ``full_control`` passes for its seats; the switch then is that one, else the passing is done here.
    """

    changed = Signal()

    def __init__(self, pilot: Pilot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pilot = pilot
        port = pilot.port
        self.state = Passing(auto=isinstance(port, FullControl) and not port.full_control)
        # A pass is sent from the event loop, never from inside the match's own signal.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._pass)

    def toggle_auto(self) -> None:
        """Auto-pass on or off."""
        auto = not self.state.auto
        port = self._pilot.port
        if isinstance(port, FullControl):
            port.full_control = not auto
        self._become(Passing(auto=auto, stops=self.state.stops))

    def toggle_until(self) -> None:
        """Pass until something happens, or stop that."""
        until = "" if self.state.until else "event"
        self._become(replace(self.state, until=until, station=-1, since=self._pilot.view))

    def go_to(self, station: int) -> None:
        """Pass until a station of the band, stopping for decisions."""
        self._become(replace(self.state, until="station", station=station, since=self._pilot.view))

    def toggle_stop(self, station: int) -> None:
        """Set or take away a stop at a station."""
        self._become(replace(self.state, stops=self.state.stops ^ {station}))

    def stop(self) -> None:
        """No more passing by itself; stops stay."""
        self._timer.stop()
        self.state = Passing(auto=self.state.auto, stops=self.state.stops)

    def plan(self) -> None:
        """A new view: pass, go on waiting, or stop because something happened."""
        view = self._pilot.view
        if passes(self.state, view):
            self._timer.start()
        elif self.state.until and (view.decision is not None or view.phase == "over"):
            self.state = replace(self.state, until="", station=-1, since=None)
            self.changed.emit()

    def _become(self, state: Passing) -> None:
        self.state = state
        self.changed.emit()
        self.plan()

    def _pass(self) -> None:
        if passes(self.state, self._pilot.view):
            self._pilot.answer((("pass",),))
