"""A lighthouse whose lamp is out: what the book shows where nothing was found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint

_WIDE, _HIGH = 264, 240  #: of the drawing
_STARS: Final = ((-92, -46, 1.3), (-60, -86, 1.0), (-104, -6, 1.0), (20, -100, 1.2), (98, -16, 1.0), (84, 14, 1.2),
                 (-40, -26, 1.0))  # fmt: skip
_HILLS: Final = (
    ("#4A5360", ((-150, 84), (-80, 58), (-20, 76), (60, 52), (150, 82), (150, 130), (-150, 130))),
    ("#2C3440", ((-150, 108), (-40, 90), (150, 106), (150, 130), (-150, 130))),
)
_TOWER_TOP, _TOWER_HIGH = -26, 126
_BRASS: Final = "#7A5A28"


class Lighthouse(QWidget):
    """The picture, ``high`` pixels high, smaller where the page is narrow. It says nothing by itself."""

    def __init__(self, high: int) -> None:
        super().__init__()
        self._high = high
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(round(self._high * _WIDE / _HIGH), self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k = min(self.height() / _HIGH, self.width() / _WIDE)
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        p.scale(k, k)
        frame = QPainterPath()
        frame.addEllipse(QPointF(0, 0), 129, 117)
        p.save()
        p.setClipPath(frame)
        _night(p)
        _tower(p)
        p.restore()
        paint.fill_path(p, frame, None, "#7A4A05", 2.4)


def _night(p: QPainter) -> None:
    """Sky, moon, stars and hills."""
    sky = paint.gradient(0, -118, 0, 118, [(0, "#2B3A52"), (0.7, "#6E7F90"), (1, "#C9BFA0")])
    p.fillRect(QRectF(-150, -120, 300, 240), sky)
    moon = paint.circle(62, -64, 17).subtracted(paint.circle(54, -69, 15))
    paint.fill_path(p, moon, "#DCE3E8")
    for x, y, r in _STARS:
        paint.fill_path(p, paint.circle(x, y, r), paint.tone("#FFFFFF", 0.8))
    for colour, points in _HILLS:
        paint.fill_path(p, paint.polygon(points), colour)


def _tower(p: QPainter) -> None:
    """The tower with its rings, and the lantern room, dark."""
    stone = paint.gradient(-29, 0, 29, 0, [(0, "#2A3442"), (0.4, "#5B6B7C"), (1, "#1D2631")])
    top, foot = _TOWER_TOP, _TOWER_TOP + _TOWER_HIGH
    paint.fill_path(p, paint.polygon([(-17, top), (17, top), (29, foot), (-29, foot)]), stone)
    for share in (0.14, 0.42, 0.70):
        y, half = top + _TOWER_HIGH * share, 17 + 12 * share
        ring = paint.polygon([(-half, y), (half, y), (half + 1.7, y + 18), (-half - 1.7, y + 18)])
        paint.fill_path(p, ring, paint.tone("#A9772A", 0.85))
    paint.rounded(p, QRectF(-26, top - 8, 52, 9), 2, _BRASS, None)
    paint.rounded(p, QRectF(-14, top - 30, 28, 22), 2, "#141B25", "#8A6A34", 2)
    p.setPen(QPen(paint.tone("#8A6A34"), 1.6))
    p.drawLine(QPointF(0, top - 30), QPointF(0, top - 8))
    paint.fill_path(p, paint.polygon([(-20, top - 30), (20, top - 30), (0, top - 52)]), _BRASS)
