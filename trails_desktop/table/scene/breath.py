"""A pending choice breathes: its glow goes from 70 to 100 % and back."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer

from trails_desktop.table.scene.card_scene import CardScene

_LENGTH = 1600  # milliseconds of one breath
_STEP = 80


class Breath(QObject):
    """Breathes while it is on. Not in reduced motion and not in flat themes."""

    def __init__(self, scene: CardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._step)

    def set_on(self, on: bool) -> None:
        """Start or stop; stopped, everything glows fully."""
        on = on and self._scene.clock.factor > 0 and not self._scene.theme.flat
        if on == self._timer.isActive():
            return
        self._at = 0
        self._scene.breathe(1.0)
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def _step(self) -> None:
        self._at = (self._at + _STEP) % _LENGTH
        self._scene.breathe(0.85 + 0.15 * math.cos(math.tau * self._at / _LENGTH))
