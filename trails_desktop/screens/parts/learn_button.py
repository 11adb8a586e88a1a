"""The way to the lessons on the start screen: the amber button until they are done, with a ring for each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent

from trails_desktop.screens.parts.widgets import RING, PlateButton, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.theme import BUTTON_TEXT, BUTTON_TEXT2

_HIGH: Final = 98


class LearnButton(PlateButton):
    """As a ``primary`` it shows its progress; as a ``row`` it is one like the others, with the progress in words."""

    _done = 0
    _count = 0
    _progress = ""

    def set_progress(self, done: int, count: int, words: str) -> None:
        """How many of how many, and the same in words."""
        self._done, self._count, self._progress = done, count, words
        self.setAccessibleDescription(f"{self.subtitle}. {words}".strip(". "))
        self.update()

    @property
    def complete(self) -> bool:
        """Whether there is nothing left to learn."""
        return self._done >= self._count

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._look.px(_HIGH) + 2 * RING) if self.kind == "primary" else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.kind != "primary":
            super().paintEvent(event)
            return
        p = painter(self)
        box, theme, k = self.plate(), self._look.theme, self._look.scale
        paint.button_ground(p, box, theme, True, self.isEnabled(), self.isDown())
        if self.hasFocus():
            g = self._look.line
            paint.focus_ring(p, box.adjusted(*(side * (5 * g - 4) for side in (1, 1, -1, -1))), 12 * g, theme, g)
        top, left = box.top(), box.left()
        squeeze = min(1.0, box.height() / (_HIGH * k))
        draw_icon(p, "book", left + 34 * k, top + 36 * k * squeeze, 27 * k, BUTTON_TEXT)
        x, right = left + 66 * k, box.right() - 14 * k
        cap = paint.key_cap(p, right, top + 28 * k * squeeze, self._key, BUTTON_TEXT, k) if self._key else QRectF()
        title = self.text().replace("&&", "&")
        room = right - x - (cap.width() + 8 * k if self._key else 0)
        heading = paint.squeeze("display", title, room, (23 * k, 21 * k, 19 * k, 17 * k), 600)
        paint.text(p, x, top + 37 * k * squeeze, title, heading, BUTTON_TEXT, "l", room)
        small = paint.squeeze("ui", self.subtitle, right - x, (13.5 * k, 12.5 * k, 11.5 * k), 600)
        paint.text(p, x, top + 59 * k * squeeze, self.subtitle, small, BUTTON_TEXT2, "l", right - x)
        y = top + 79 * k * squeeze
        for i in range(self._count):
            ring = paint.circle(x + (5 + 17 * i) * k, y, 4.6 * k)
            lit = i < self._done
            edge = paint.tone(BUTTON_TEXT, 0.9 if lit else 0.55)
            paint.fill_path(p, ring, BUTTON_TEXT if lit else None, edge, 1.5 * self._look.line)
        words = font("cond", 13 * k, 600, 4, self._progress)
        paint.text(p, x + (8 + 17 * self._count) * k, y + 4.5 * k, self._progress, words, BUTTON_TEXT2)
