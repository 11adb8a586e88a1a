"""The picture by which Eightfold is known: a mask under an awning, and eight jars that shine."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trails_desktop.games.eightfold.houses import HOUSES
from trails_desktop.games.faces.signs import jar_path
from trails_desktop.ui import paint

_SKY: Final = ((0.0, "#140B1C"), (0.45, "#44294F"), (0.78, "#A8577A"), (1.0, "#2A1835"))
_CREAM, _DARK, _BRASS, _FACE, _SHADE = "#FBF6E8", "#1C1026", "#E2B95C", "#F3E7CF", "#C9B08A"


def paint_mask(p: QPainter, box: QRectF) -> None:
    """Fill a box with it."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.fillRect(box, paint.gradient(0, box.top(), 0, box.bottom(), _SKY))
    chance = random.Random(8)
    for _ in range(70):
        x, y = box.left() + chance.random() * box.width(), box.top() + chance.random() * box.height() * 0.7
        paint.fill_path(p, paint.circle(x, y, 0.6 + chance.random()), paint.tone("#FFE9C8", 0.2 + chance.random() / 2))
    k = min(box.width() / 320, box.height() / 420)
    p.translate(box.center().x(), box.center().y())
    p.scale(k, k)
    _jars(p)
    _mask(p)
    p.restore()
    _awning(p, box, k)


def _awning(p: QPainter, box: QRectF, k: float) -> None:
    wide = 46 * k
    for i in range(int(box.width() / wide) + 1):
        left = box.left() + i * wide
        scallop = QPainterPath(QPointF(left, box.top()))
        scallop.lineTo(left + wide, box.top())
        scallop.lineTo(left + wide, box.top() + 34 * k)
        scallop.arcTo(QRectF(left, box.top() + 14 * k, wide, 40 * k), 0, -180)
        scallop.closeSubpath()
        paint.fill_path(p, scallop, "#8F3350" if i % 2 == 0 else _CREAM, paint.tone("#000000", 0.4), 1.2)


def _jars(p: QPainter) -> None:
    houses = [house for key, house in HOUSES.items() if key]
    for i, house in enumerate(houses):
        a = math.pi * (0.08 + 0.84 * i / (len(houses) - 1))
        x, y = -170 * math.cos(a), 40 + 128 * math.sin(a)
        glow = [(0.0, paint.tone(house.colour, 0.75)), (1.0, paint.tone(house.colour, 0.0))]
        p.fillRect(QRectF(x - 52, y - 52, 104, 104), paint.radial(x, y, 52, glow))
        paint.fill_path(p, jar_path(x, y, 24), house.colour, _DARK, 2.4)
        paint.fill_path(p, paint.circle(x, y + 2, 8), _CREAM)


def _mask(p: QPainter) -> None:
    for i in range(16):
        a = i * math.tau / 16
        tip, foot = (118 * math.sin(a), -40 - 132 * math.cos(a)), 0.13
        sides = [(84 * math.sin(a + d), -40 - 100 * math.cos(a + d)) for d in (foot, -foot)]
        paint.fill_path(p, paint.polygon([tip, *sides]), _BRASS if i % 2 else "#C8724E", _DARK, 1.4)
    face = QPainterPath()
    face.addEllipse(QPointF(0, -40), 88, 106)
    paint.fill_path(p, face, paint.gradient(-88, 0, 88, 0, [(0.0, _FACE), (0.55, _FACE), (1.0, _SHADE)]), _DARK, 3)
    for way in (-1, 1):
        eye = QPainterPath(QPointF(way * 62, -58))
        eye.quadTo(way * 36, -88, way * 14, -52)
        eye.quadTo(way * 38, -44, way * 62, -58)
        paint.fill_path(p, eye, _DARK)
        paint.fill_path(p, paint.circle(way * 52, -6, 13), paint.tone("#C8724E", 0.75))
    p.setPen(QPen(paint.tone(_DARK), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    smile = QPainterPath(QPointF(-28, 18))
    smile.quadTo(0, 42, 28, 18)
    p.drawPath(smile)
    nose = paint.polygon([(-6.0, -48.0), (6.0, -48.0), (13.0, -4.0), (-13.0, -4.0)])
    paint.fill_path(p, nose, _SHADE, _DARK, 1.6)
