"""Signs on faces and boards besides the icons of the program: on the same 24 unit grid, with the same strokes."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from trails_desktop.ui.icons import ICONS, STROKE, draw_icon
from trails_desktop.ui.paint import fill_path, polygon
from trails_desktop.ui.theme import INK

Sign = Callable[[QPainter, QColor], None]


def draw_sign(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor | str) -> None:
    """Draw a sign, or an icon of the program, centred on (x, y); one that neither is leaves the place empty."""
    draw = SIGNS.get(name)
    if draw is None:
        if name in ICONS:
            draw_icon(p, name, x, y, size, colour)
        return
    ink = QColor(colour)
    p.save()
    p.translate(x - size / 2, y - size / 2)
    p.scale(size / 24, size / 24)
    p.setPen(QPen(ink, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.setBrush(Qt.BrushStyle.NoBrush)
    draw(p, ink)
    p.restore()


def _lines(p: QPainter, *flat: float) -> None:
    p.drawPolyline(QPolygonF([QPointF(x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]))


def _spokes(p: QPainter, x: float, y: float, inner: float, outer: float, count: int, phase: float = 0.0) -> None:
    for i in range(count):
        a = phase + i * math.tau / count
        _lines(p, x + inner * math.cos(a), y + inner * math.sin(a), x + outer * math.cos(a), y + outer * math.sin(a))


def _prow(p: QPainter, ink: QColor) -> None:
    fill_path(p, polygon([(1.6, 5), (12, 5), (22.4, 12), (12, 19), (1.6, 19), (6.4, 12)]), ink)
    p.setPen(QPen(QColor(INK), 2))
    _lines(p, 10, 9, 14.4, 12, 10, 15)


def _hull(p: QPainter, ink: QColor) -> None:
    fill_path(p, polygon([(3, 4), (21, 4), (19, 13.4), (12, 20.4), (5, 13.4)]), ink)
    p.setPen(QPen(QColor(INK), 2))
    _lines(p, 6, 10.4, 9, 8.6, 12, 10.4, 15, 8.6, 18, 10.4)


def _wheel(p: QPainter, ink: QColor) -> None:
    p.drawEllipse(QPointF(12, 12), 8, 8)
    p.drawEllipse(QPointF(12, 12), 2.4, 2.4)
    _spokes(p, 12, 12, 2.4, 10.6, 8)


def _strider(p: QPainter, ink: QColor) -> None:
    _lines(p, 6, 11, 6, 5, 18, 5, 18, 11, 6, 11)
    _lines(p, 8, 11, 4, 16, 6, 21.4)
    _lines(p, 16, 11, 20, 16, 18, 21.4)
    _lines(p, 12, 11, 12, 21.4)


def _cask(p: QPainter, ink: QColor) -> None:
    _lines(p, 7, 3, 17, 3)
    _lines(p, 7, 21, 17, 21)
    for side in (7.0, 17.0):
        path = QPainterPath(QPointF(side, 3))
        path.quadTo(QPointF(12 + (side - 12) * 1.8, 12), QPointF(side, 21))
        p.drawPath(path)
    _lines(p, 5.4, 8.4, 18.6, 8.4)
    _lines(p, 5.4, 15.6, 18.6, 15.6)


def _quay(p: QPainter, ink: QColor) -> None:
    _lines(p, 3, 21, 21, 21)
    _lines(p, 3, 20, 3, 7, 7, 7, 7, 11, 10, 11, 10, 7, 14, 7, 14, 11, 17, 11, 17, 7, 21, 7, 21, 20)


def _flare(p: QPainter, ink: QColor) -> None:
    _lines(p, 4, 21, 12, 12)
    _spokes(p, 12, 10, 2.6, 8, 7, -math.pi / 2)


def _mask(p: QPainter, ink: QColor) -> None:
    face = QPainterPath(QPointF(12, 2))
    face.cubicTo(QPointF(21, 3), QPointF(21, 13), QPointF(12, 22))
    face.cubicTo(QPointF(3, 13), QPointF(3, 3), QPointF(12, 2))
    eyes = QPainterPath()
    eyes.addEllipse(QPointF(8.6, 10), 2, 1.5)
    eyes.addEllipse(QPointF(15.4, 10), 2, 1.5)
    fill_path(p, face.subtracted(eyes), ink)


def _booth(p: QPainter, ink: QColor) -> None:
    _lines(p, 4, 10, 4, 21, 20, 21, 20, 10)
    p.drawPath(polygon([(2, 4), (22, 4), (22, 9), (2, 9)]))
    _lines(p, 2, 9, 5.3, 12, 8.6, 9, 12, 12, 15.3, 9, 18.6, 12, 22, 9)


def jar_path(x: float, y: float, r: float) -> QPainterPath:
    """A jar round a point."""
    path = QPainterPath(QPointF(x - r * 0.44, y - r * 1.12))
    path.lineTo(x + r * 0.44, y - r * 1.12)
    path.lineTo(x + r * 0.44, y - r * 0.84)
    path.cubicTo(x + r * 1.16, y - r * 0.66, x + r * 1.12, y + r * 0.62, x + r * 0.66, y + r * 1.04)
    path.lineTo(x - r * 0.66, y + r * 1.04)
    path.cubicTo(x - r * 1.12, y + r * 0.62, x - r * 1.16, y - r * 0.66, x - r * 0.44, y - r * 0.84)
    path.closeSubpath()
    return path


def _jar(p: QPainter, ink: QColor) -> None:
    fill_path(p, jar_path(12, 12.6, 8.6), ink)


def _puppet(p: QPainter, ink: QColor) -> None:
    p.drawEllipse(QPointF(12, 7), 4.4, 4.4)
    _lines(p, 12, 11.4, 12, 22)
    _lines(p, 6, 21, 8, 14, 16, 14, 18, 21)


def _coat(p: QPainter, ink: QColor) -> None:
    _lines(p, 8, 3, 3, 8, 6, 11, 6, 21, 18, 21, 18, 11, 21, 8, 16, 3)
    _lines(p, 8, 3, 12, 7, 16, 3)


def _wheel_of_eight(p: QPainter, ink: QColor) -> None:
    p.drawEllipse(QPointF(12, 12), 9, 9)
    p.drawEllipse(QPointF(12, 12), 2, 2)
    _spokes(p, 12, 12, 0, 9, 8)


def burst_path(x: float, y: float, outer: float, inner: float, points: int = 8) -> QPainterPath:
    """A star of so many points."""
    return polygon([
        (x + (outer if i % 2 == 0 else inner) * math.cos(-math.pi / 2 + i * math.pi / points),
         y + (outer if i % 2 == 0 else inner) * math.sin(-math.pi / 2 + i * math.pi / points))
        for i in range(2 * points)
    ])  # fmt: skip


def _burst(p: QPainter, ink: QColor) -> None:
    fill_path(p, burst_path(12, 12, 10.6, 4.8), ink)


#: Every sign by its name.
SIGNS: Final = MappingProxyType(
    {
        "prow": _prow, "hull": _hull, "wheel": _wheel, "strider": _strider, "cask": _cask, "quay": _quay,
        "flare": _flare, "mask": _mask, "booth": _booth, "jar": _jar, "puppet": _puppet, "coat": _coat,
        "wheel8": _wheel_of_eight, "burst": _burst,
    }
)  # fmt: skip
