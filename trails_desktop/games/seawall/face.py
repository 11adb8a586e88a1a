"""Seawall's faces: tide staff and riveted plate on the spine, a line of waves under the name, two plates at the
foot."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trails_desktop.games.faces.bones import arched, card_path, cut, hue_of, numeral, straight
from trails_desktop.games.faces.house import House
from trails_desktop.games.faces.master import plate
from trails_desktop.games.faces.style import Now, Printed, Style
from trails_desktop.games.seawall.houses import HOUSES
from trails_desktop.ui.paint import circle, fill_path, gradient, polygon, radial, rounded, tone
from trails_desktop.ui.theme import INK

_HUES: Final = {"ap": "#E2B95C", "hp": "#8FD0C8"}


def draw_level(p: QPainter, x: float, y: float, r: float, level: str, ring: str = "#C9D2DA") -> None:
    """A piece of tide staff with a number."""
    box = QRectF(x - r * 0.92, y - r * 0.98, r * 1.84, r * 1.96)
    rounded(p, box, r * 0.22, INK, INK, max(2.2, 0.2 * r))
    ground = gradient(0, box.top(), 0, box.bottom(), [(0, "#FFFFFF"), (1, "#D9D2BE")])
    rounded(p, box, r * 0.22, ground, ring, max(1.0, 0.075 * r))
    step = box.height() / 5
    for i in range(5):
        tick = QRectF(
            box.left() + r * 0.1, box.top() + step * (i + 0.3), r * (0.42 if i % 2 == 0 else 0.26), step * 0.34
        )
        p.fillRect(tick, QColor("#B8412E" if i % 2 == 0 else INK))
    numeral(p, x + r * 0.26, y, level, r * (1.36 if len(level) < 2 else 1.1))


def draw_cost(p: QPainter, x: float, y: float, r: float, cost: str, ring: str = "#E2B95C") -> None:
    """A riveted brass plate with a number."""
    corner = [
        (x + r * 1.06 * math.cos(i * math.pi / 4 + math.pi / 8), y + r * 1.06 * math.sin(i * math.pi / 4 + math.pi / 8))
        for i in range(8)
    ]
    outline = polygon(corner)
    fill_path(p, outline, INK, INK, max(2.2, 0.2 * r))
    brass = radial(x, y, r * 1.3, [(0, "#FFF3C8"), (0.6, "#F0C15A"), (1, "#B97A1E")], x - r * 0.3, y - r * 0.35)
    fill_path(p, outline, brass, ring, max(1.0, 0.075 * r))
    if r > 12:
        for i in range(8):
            a = i * math.pi / 4
            at = circle(x + r * 0.84 * math.cos(a), y + r * 0.84 * math.sin(a), r * 0.065)
            fill_path(p, at, tone("#5A3A10", 0.8))
    numeral(p, x, y, cost, r * 1.26)


def _costs(p: QPainter, costs: tuple[int, ...], house: House, ring: str, k: float, table: bool) -> float:
    level, cost = costs
    if table:
        draw_level(p, 14.2 * k, 14.8 * k, 12 * k, str(level), ring)
        draw_cost(p, 14.2 * k, 41 * k, 10.6 * k, str(cost), ring)
        return 64.0
    draw_level(p, 57, 58, 41, str(level), ring)
    draw_cost(p, 57, 148, 36, str(cost), ring)
    return 226.0


def _waves(p: QPainter, x0: float, x1: float, y: float, h: float, house: House, count: int) -> None:
    step, x = (x1 - x0) / count, x0
    line = QPainterPath(QPointF(x0, y))
    for _ in range(count):
        line.cubicTo(x + step * 0.45, y + h * 1.5, x + step * 0.55, y + h * 1.5, x + step, y)
        x += step
    below = QPainterPath(line)
    below.lineTo(x1, y - 1)
    below.lineTo(x0, y - 1)
    fill_path(p, below, "#12161E")
    fill_path(p, line, None, QColor(house.colour).lighter(112), max(1.1, h * 0.36))


def _edge(kind: str, r: QRectF) -> QPainterPath:
    if kind == "command":
        return arched(r)
    if kind == "resource":
        return cut(r)
    x0, y0, x1, y1 = r.left(), r.top(), r.right(), r.bottom()
    if kind == "base":
        step = (x1 - x0) / 10
        teeth = [(x0, y0 + 22)]
        for i in range(5):
            a, b = x0 + (2 * i + 0.5) * step, x0 + (2 * i + 1.5) * step
            teeth += [(a, y0 + 22), (a, y0), (b, y0), (b, y0 + 22)]
        return polygon([*teeth, (x1, y0 + 22), (x1, y1), (x0, y1)])
    if kind == "pilot":
        bitten = straight(r)
        bite = QPainterPath()
        bite.addEllipse(QPointF((x0 + x1) / 2, y0), 80, 46)
        return bitten.subtracted(bite)
    return straight(r)


def _plates(p: QPainter, card: Printed, now: Now, house: House, ring: str) -> None:
    for i, one in enumerate(card.values):
        left = 620 - 132 * (len(card.values) - i) - (4 if i == 0 and len(card.values) == 2 else 0)
        value, box = now.value(one), QRectF(left, 792, 132, 78)
        if card.plus:
            plate(p, box, one.sign, one.label, f"+{value}", house.deep, house.deep, house.deep, "#FBF6EA")
        else:
            hue = hue_of(value, one.printed)
            plate(p, box, one.sign, one.label, str(value), _HUES.get(one.field, "#FFFFFF"), hue, ring)


def _back(p: QPainter) -> None:
    """Wall with gates above and below, tide lines, twelve ticks and two striders foot to foot."""
    deep, line = "#0A2026", "#D9C28A"
    fill_path(p, card_path(630, 880, 30), INK)
    inner = card_path(630, 880, 22, 12)
    fill_path(p, inner, radial(315, 440, 560, [(0, "#1C4A50"), (1, deep)]))
    p.save()
    p.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for turn in (0, 180):
        p.save()
        p.translate(315, 440)
        p.rotate(turn)
        _tide(p, line)
        _wall(p, deep, line)
        p.restore()
    p.restore()
    fill_path(p, circle(315, 440, 176), deep, line, 5)
    fill_path(p, circle(315, 440, 158), None, tone(line, 0.6), 1.6)
    for i in range(12):
        a = i * math.tau / 12
        p.setPen(QPen(QColor(line), 7 if i % 3 == 0 else 3))
        p.drawLine(
            QPointF(315 + 128 * math.cos(a), 440 + 128 * math.sin(a)),
            QPointF(315 + 150 * math.cos(a), 440 + 150 * math.sin(a)),
        )
    for turn in (0, 180):
        p.save()
        p.translate(315, 440)
        p.rotate(turn)
        _strider(p, deep, line)
        p.restore()
    for inset, radius, width, alpha in ((7, 25, 7, 1.0), (30, 16, 3, 1.0), (40, 11, 1.2, 0.6)):
        fill_path(p, card_path(630, 880, radius, inset), None, tone(line, alpha), width)


def _tide(p: QPainter, line: str) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    for j in range(9):
        p.setPen(QPen(tone(line, 0.5 - 0.045 * j), 3 if j == 0 else 1.6))
        y, rise, x = -34 - j * 26.0, 26 - j * 2.0, -320.0
        path = QPainterPath(QPointF(x, y))
        while x < 320:
            path.cubicTo(x + 27, y - rise, x + 27, y + rise, x + 54, y)
            x += 54
        p.drawPath(path)


def _wall(p: QPainter, deep: str, line: str) -> None:
    top: list[tuple[float, float]] = [(-320, -262), (-320, -330)]
    for i in range(6):
        a = -250.0 + i * 100
        top += [(a, -330), (a, -368), (a + 50, -368), (a + 50, -330)]
    fill_path(p, polygon([*top, (320, -330), (320, -262)]), deep, line, 3)
    for i in range(3):
        x = -180.0 + i * 180
        gate = polygon([(x - 26, -262), (x - 26, -298), (x, -318), (x + 26, -298), (x + 26, -262)])
        fill_path(p, gate, tone(line, 0.30), line, 2)


def _strider(p: QPainter, deep: str, line: str) -> None:
    p.setPen(QPen(QColor(line), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for side in (-1, 1):
        p.drawPolyline([QPointF(side * 16, -52), QPointF(side * 46, -26), QPointF(side * 34, 0)])
    hull = QPainterPath(QPointF(-52, -52))
    hull.cubicTo(-34, -72, -30, -116, 0, -122)
    hull.cubicTo(30, -116, 34, -72, 52, -52)
    hull.closeSubpath()
    fill_path(p, hull, line)
    fill_path(p, circle(0, -84, 10), deep)


STYLE: Final = Style(
    houses=HOUSES,
    types={"unit": "strider", "pilot": "wheel", "command": "flare", "base": "quay", "resource": "cask"},
    fringe=_waves,
    fringes=((103, 12, 9), (-1.4, 3.2, 7)),
    costs=_costs,
    edge=_edge,
    head={"command": 10, "base": 16, "pilot": 30},
    plates=_plates,
    back=_back,
    hues=_HUES,
    wounds="notches",
    footer="SEAWALL",
)
