"""Whose card it is: shape, colour and pattern, always together, never colour alone."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from trails_desktop.games.faces.house import House, Part
from trails_desktop.ui.paint import gradient, tone

__all__ = ["PATTERNS", "House", "Part", "draw_pattern", "draw_spine", "mark_of"]

_BUILD: Final = 100.0  #: boolean path operations want large coordinates


@lru_cache(maxsize=64)
def _built(mark: tuple[Part, ...]) -> QPainterPath:
    whole = QPainterPath()
    for kind, numbers in mark:
        part = QPainterPath()
        if len(numbers) == 3:
            x, y, r = (v * _BUILD for v in numbers)
            part.addEllipse(QPointF(x, y), r, r)
        else:
            points = [QPointF(x * _BUILD, y * _BUILD) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            part.addPolygon(QPolygonF(points))
            part.closeSubpath()
        whole = whole.united(part) if kind == "+" else whole.subtracted(part)
    return whole


def mark_of(house: House, x: float, y: float, r: float) -> QPainterPath:
    """The outline of a house's mark round a point."""
    scale = r / _BUILD
    return QTransform(scale, 0, 0, scale, x, y).map(_built(house.mark))


def draw_spine(p: QPainter, rect: QRectF, house: House, scale: float = 1.0) -> None:
    """The strip at the left of a card: colour and pattern."""
    base = QColor(house.colour)
    p.fillRect(rect, gradient(0, rect.top(), 0, rect.bottom(), [(0, base.lighter(110)), (1, base.darker(124))]))
    draw_pattern(p, rect, house.pattern, tone("#000000", 0.17), scale)
    edge = rect.width() * 0.12
    p.fillRect(QRectF(rect.right() - edge, rect.top(), edge, rect.height()), tone("#000000", 0.20))


def draw_pattern(p: QPainter, rect: QRectF, pattern: str, colour: QColor, scale: float = 1.0) -> None:
    """The quiet line pattern of a house in a rectangle; scale 1 suits a face 630 wide."""
    lines, discs = QPainterPath(), QPainterPath()
    _lay(pattern, rect, 14 * scale, lines, discs)
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(colour, 1.5 * scale))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(lines)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPath(discs)
    p.restore()


def _line(path: QPainterPath, *flat: float) -> None:
    path.moveTo(flat[0], flat[1])
    for x, y in zip(flat[2::2], flat[3::2], strict=True):
        path.lineTo(x, y)


def _lay(pattern: str, b: QRectF, step: float, lines: QPainterPath, discs: QPainterPath) -> None:
    if pattern == "rays":
        for j in range(17):
            a = j / 16 * math.pi - math.pi / 2
            x, y = b.center().x(), b.top() - step
            _line(lines, x, y, x + math.sin(a) * b.height() * 1.4, y + math.cos(a) * b.height() * 1.4)
        return
    lay, pace = PATTERNS.get(pattern, PATTERNS["plain"])
    row, y = 0, b.top() - step
    while y < b.bottom() + 2 * step:
        lay(b, y, row, step, lines, discs)
        y += step * pace
        row += 1


def _courses(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    _line(lines, b.left(), y, b.right(), y)
    x = b.left() + (s if row % 2 else s * 2) - s * 2.4
    while x < b.right():
        _line(lines, x, y, x, y + s)
        x += s * 2.4


def _scales(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    x = b.left() - 0.75 * s * (row % 2)
    while x < b.right():
        lines.arcMoveTo(QRectF(x, y, 1.5 * s, 1.5 * s), 180)
        lines.arcTo(QRectF(x, y, 1.5 * s, 1.5 * s), 180, 180)
        x += 1.5 * s


def _plates(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    _line(lines, b.left(), y + s, b.right(), y + s * 0.3)
    for i in range(int(b.width() / s) + 2):
        discs.addEllipse(QPointF(b.left() + i * s * 0.9, y + s * 1.4 - i * 0.3 * s), s * 0.11, s * 0.11)


def _beams(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    _line(lines, b.left(), y, b.right(), y + s * 0.8)
    _line(lines, b.left(), y, b.right(), y - s * 0.8)


def _tongues(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    for i in range(int(b.width() / s) + 2):
        x = b.left() + i * s
        _line(lines, x, y + s, x + s / 2, y, x + s, y + s)


def _crosses(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    arm = s * 0.26
    for i in range(int(b.width() / s) + 2):
        x = b.left() + i * s * 1.5
        _line(lines, x - arm, y, x + arm, y)
        _line(lines, x, y - arm, x, y + arm)


def _waves(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    x = b.left() - s
    lines.moveTo(x, y)
    while x < b.right() + s:
        lines.cubicTo(x + s * 0.5, y - s * 0.6, x + s * 0.5, y + s * 0.6, x + s, y)
        x += s


def _furrows(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    _line(lines, b.left(), y, b.right(), y + b.width() * 0.5)


def _zigzag(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    points: list[float] = []
    for i in range(int(b.width() / s / 0.6) + 3):
        points += [b.left() + i * s * 0.6, y + (s * 0.6 if i % 2 else 0)]
    _line(lines, *points)


def _dots(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    for i in range(int(b.width() / s) + 2):
        discs.addEllipse(QPointF(b.left() + (i + 0.5 * (row % 2)) * s, y), s * 0.12, s * 0.12)


def _plain(b: QRectF, y: float, row: int, s: float, lines: QPainterPath, discs: QPainterPath) -> None:
    """No pattern: of cards of nobody."""


#: How each pattern is laid, and how far its rows are apart in steps.
PATTERNS: Final = {
    "courses": (_courses, 1.0), "scales": (_scales, 1.0), "plates": (_plates, 2.0), "beams": (_beams, 1.8),
    "tongues": (_tongues, 1.0), "crystals": (_crosses, 1.0), "gusts": (_waves, 1.5), "waves": (_waves, 0.75),
    "furrows": (_furrows, 0.7), "zigzag": (_zigzag, 1.0), "dots": (_dots, 1.0), "plain": (_plain, 1.0),
}  # fmt: skip
