"""The ring that runs out while something rests, and the words beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from trails_desktop.ui.paint import tone
from trails_desktop.ui.theme import Theme


def draw_ring(p: QPainter, x: float, y: float, r: float, left: float, paused: bool, theme: Theme) -> None:
    """left: how much of the rest is left, 1 to 0. paused: it stands still, and says so with two bars."""
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    wide = r * 0.3
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(tone(theme.text3, 0.45), wide))
    p.drawEllipse(box)
    pen = QPen(tone(theme.amber), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    p.drawArc(box, 90 * 16, round(-360 * 16 * max(0.0, min(1.0, left))))
    if paused:
        for side in (-0.27, 0.27):
            p.fillRect(QRectF(x + side * r - r * 0.12, y - r * 0.38, r * 0.24, r * 0.76), tone(theme.amber))
