"""The picture by which Seawall is known: a light that walks, over the flats at night."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trails_desktop.ui import paint

_SKY = ((0.0, "#0A1E30"), (0.5, "#2A5C74"), (0.72, "#9FC9C4"), (0.74, "#1A3D4A"), (1.0, "#0A2028"))
_STONE, _SHADE, _RED, _DARK, _LAMP = "#EFEBDD", "#B9B8AC", "#C4543A", "#223842", "#FFE9A8"


def paint_strider(p: QPainter, box: QRectF) -> None:
    """Fill a box with it."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.fillRect(box, paint.gradient(0, box.top(), 0, box.bottom(), _SKY))
    _stars(p, box)
    _wall(p, box)
    k = min(box.width() / 320, box.height() / 420)
    p.translate(box.center().x(), box.bottom() - 36 * k)
    p.scale(k, k)
    _beams(p)
    _legs(p)
    _tower(p)
    p.restore()


def _stars(p: QPainter, box: QRectF) -> None:
    chance = random.Random(7)
    for _ in range(60):
        x, y = box.left() + chance.random() * box.width(), box.top() + chance.random() * box.height() * 0.5
        paint.fill_path(p, paint.circle(x, y, 0.6 + chance.random()), paint.tone("#FFFFFF", 0.15 + chance.random() / 2))


def _wall(p: QPainter, box: QRectF) -> None:
    """The wall far off, with its cranes, and wet ground before it."""
    line, chance = box.top() + box.height() * 0.73, random.Random(3)
    far, high = paint.tone("#12303C", 1.0), box.height() * 0.05
    p.fillRect(QRectF(box.left(), line - high, box.width(), high), far)
    for at in range(7):
        x = box.left() + box.width() * (at + 0.3 + chance.random() * 0.4) / 7
        tall = high * (1.5 + chance.random() * 2)
        p.fillRect(QRectF(x, line - tall, box.width() * 0.03, tall), far)
    for at in range(9):
        y = line + (box.bottom() - line) * (at + 0.5) / 9
        left = box.left() + chance.random() * box.width() * 0.6
        p.fillRect(QRectF(left, y, box.width() * 0.35, 1.4), paint.tone("#9FC9C4", 0.22))


def _beams(p: QPainter) -> None:
    for way in (-1, 1):
        beam = QPainterPath(QPointF(way * 14, -330))
        beam.lineTo(way * 520, -440)
        beam.lineTo(way * 520, -250)
        beam.lineTo(way * 14, -314)
        stops = [(0.0, paint.tone(_LAMP, 0.75)), (1.0, paint.tone(_LAMP, 0.0))]
        p.fillPath(beam, paint.gradient(0, 0, way * 420, 0, stops))


def _legs(p: QPainter) -> None:
    """Three, with a joint each, as cranes have them."""
    for hip, knee, foot in ((-52, -104, -86), (52, 104, 88), (8, 22, 6)):
        p.setPen(QPen(paint.tone(_DARK), 15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawLine(QPointF(hip, -128), QPointF(knee, -76))
        p.setPen(QPen(paint.tone(_SHADE), 11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawLine(QPointF(knee, -76), QPointF(foot, 0))
        paint.fill_path(p, paint.circle(knee, -76, 11), _SHADE, _DARK, 3)
        p.fillRect(QRectF(foot - 20, -4, 40, 9), paint.tone(_DARK))


def _tower(p: QPainter) -> None:
    body = paint.polygon([(-62, -118), (62, -118), (38, -292), (-38, -292)])
    paint.fill_path(p, body, paint.gradient(-62, 0, 62, 0, [(0.0, _STONE), (0.6, _STONE), (1.0, _SHADE)]))
    for low, high in ((-150, -182), (-222, -254)):
        left, right = 62 + (low + 118) * 24 / 174, 62 + (high + 118) * 24 / 174
        band = [(-left, low), (left, low), (right, high), (-right, high)]
        paint.fill_path(p, paint.polygon([(x, float(y)) for x, y in band]), _RED)
    p.fillRect(QRectF(-70, -126, 140, 12), paint.tone(_DARK))
    p.fillRect(QRectF(-48, -300, 96, 10), paint.tone(_DARK))
    p.fillRect(QRectF(-24, -344, 48, 44), paint.radial(0, -322, 40, [(0.0, "#FFFFFF"), (0.5, _LAMP), (1.0, "#E0A94A")]))
    for x in (-24, -8, 8, 24):
        p.fillRect(QRectF(x - 1.5, -344, 3, 44), paint.tone(_DARK))
    paint.fill_path(p, paint.polygon([(-34, -344), (34, -344), (0, -376)]), _RED)
    paint.fill_path(p, paint.circle(0, -380, 6), _LAMP)
