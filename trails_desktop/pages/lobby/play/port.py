"""What the ports of both kinds of network matches share: one seat here, news that come by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.kernel.decisions import Answer
from trails_desktop.lan.line.pacing import automatic
from trails_desktop.match.api import MatchChange

#: What happened and its lines, or None where an answer was taken back.
News = tuple[Sequence[Any], Sequence[Any]] | None


class LobbyPort(QObject):
    """Most of :class:`trails_desktop.match.api.MatchPort`; the rest is the subclass's, and ``_answer_alone``.

    ``noted(kind, text)``: what else happened. ``moved``: line, clocks, wish or verdict may be others.
    """

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    ended = Signal(object)
    noted = Signal(str, str)
    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._full_control = False
        self._over = self._began = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._answer_alone)

    def sit_down(self, seat: int) -> None:
        """There is one seat here only."""

    @property
    def full_control(self) -> bool:
        """Whether this seat is asked at every window."""
        return self._full_control

    @full_control.setter
    def full_control(self, wanted: bool) -> None:
        self._full_control = wanted
        self._soon.start()

    def automatic(self, view: Any) -> Answer | None:
        """The answer this seat gives by itself to the question of ``view``, None if its person is asked."""
        if self._full_control:
            return None if view.decision is None else view.decision.forced
        return automatic(view)

    def _show(self, news: Iterable[News]) -> None:
        for told in news:
            self.changed.emit(
                MatchChange((), (), True) if told is None else MatchChange(tuple(told[0]), tuple(told[1]))
            )

    def _moved(self) -> None:
        """Everything has been shown; what needs no person is answered next."""
        self.moved.emit()
        if not self._over and not self._soon.isActive():
            self._soon.start()

    def _answer_alone(self) -> None:
        """Give the answer that needs no person; whether one is asked follows from public facts."""
        raise NotImplementedError
