"""Eightfold's faces: a jar in the quarter's colour, an awning under the name, a punched ticket at the foot."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trails_desktop.games.eightfold.houses import HOUSES
from trails_desktop.games.faces.bones import arched, card_path, cut, hue_of, numeral, straight
from trails_desktop.games.faces.houses import House
from trails_desktop.games.faces.signs import burst_path, draw_sign, jar_path
from trails_desktop.games.faces.style import Now, Printed, Style
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import circle, fill_path, gradient, polygon, radial, text, tone
from trails_desktop.ui.theme import INK

_CREAM: Final = "#FBF6E8"


def draw_jar(p: QPainter, x: float, y: float, r: float, said: str, house: House, ring: str = "#E2B95C") -> None:
    """A jar in a quarter's colour, with a number on a paper disc."""
    outline, base = jar_path(x, y, r), QColor(house.colour)
    fill_path(p, outline, INK, INK, max(2.2, 0.2 * r))
    stops: list[tuple[float, QColor | str]] = [(0, base.lighter(165)), (0.5, base.lighter(125)), (1, base.darker(118))]
    fill_path(p, outline, gradient(0, y - r * 1.1, 0, y + r * 1.1, stops), ring, max(1.0, 0.075 * r))
    p.setPen(QPen(tone("#FFFFFF", 0.6), max(1.0, 0.09 * r), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(x - r * 0.62, y - r * 0.30), QPointF(x - r * 0.66, y + r * 0.3))
    lid = [
        (x - r * 0.5, y - r * 1.2),
        (x + r * 0.5, y - r * 1.2),
        (x + r * 0.46, y - r * 0.92),
        (x - r * 0.46, y - r * 0.92),
    ]
    fill_path(p, polygon(lid), "#7A4E26", INK, max(0.8, 0.06 * r))
    if said:
        fill_path(p, circle(x, y + r * 0.08, r * 0.62), tone("#FFFDF4", 0.93))
        numeral(p, x, y + r * 0.08, said, r * (1.12 if len(said) < 2 else 0.9))


def _costs(p: QPainter, costs: tuple[int, ...], house: House, ring: str, k: float, table: bool) -> float:
    if table:
        draw_jar(p, 14.2 * k, 16.4 * k, 12 * k, str(costs[0]), house, ring)
        return 40.0
    draw_jar(p, 57, 66, 42, str(costs[0]), house, ring)
    return 152.0


def _awning(p: QPainter, x0: float, x1: float, y: float, h: float, house: House, count: int) -> None:
    wide = (x1 - x0) / count
    for i in range(count):
        left = x0 + i * wide
        scallop = QPainterPath(QPointF(left, y))
        scallop.lineTo(left + wide, y)
        scallop.lineTo(left + wide, y + h * 0.5)
        scallop.arcTo(QRectF(left, y, wide, h), 0, -180)
        scallop.closeSubpath()
        fill_path(p, scallop, house.colour if i % 2 == 0 else _CREAM, tone("#000000", 0.35), max(0.5, h * 0.03))


def _edge(kind: str, r: QRectF) -> QPainterPath:
    x0, y0, x1, y1 = r.left(), r.top(), r.right(), r.bottom()
    if kind == "summon":
        return arched(r)
    if kind in ("weapon", "armor", "accessory"):
        return cut(r)
    if kind == "backup":
        path, wide = QPainterPath(QPointF(x0, y0 + 14)), (x1 - x0) / 9
        for i in range(9):
            path.arcTo(QRectF(x0 + i * wide, y0 - 2, wide, 32), 180, -180)
        path.lineTo(x1, y1)
        path.lineTo(x0, y1)
        path.closeSubpath()
        return path
    if kind == "monster":
        teeth = [(x0 + (i + 0.5) * (x1 - x0) / 8, y0 + (0 if i % 2 == 0 else 22)) for i in range(8)]
        return polygon([(x0, y0 + 22), *teeth, (x1, y0 + 22), (x1, y1), (x0, y1)])
    if kind == "formation":
        hub = QPainterPath()
        hub.addEllipse(QPointF((x0 + x1) / 2, y0 + 26), 44, 44)
        return straight(r).united(hub)
    return straight(r)


def _plates(p: QPainter, card: Printed, now: Now, house: House, ring: str) -> None:
    one, left = card.values[0], 620.0 - 236
    ticket = QPainterPath()
    ticket.addRect(QRectF(left, 794, 246, 76))
    holes = QPainterPath()
    for j in range(4):
        holes.addEllipse(QPointF(left, 803 + j * 19), 6.5, 6.5)
    fill_path(p, ticket.subtracted(holes), gradient(0, 794, 0, 870, [(0, "#2A3442"), (1, "#121821")]))
    p.fillRect(QRectF(left + 8, 794, 236, 4), QColor(ring))
    draw_sign(p, one.sign, left + 38, 824, 30, QColor(house.colour).lighter(140))
    text(p, left + 38, 861, one.label, font("cond", 14, 600, 6, one.label), "#AEB8C4", "c")
    value = now.value(one)
    text(p, 620 - 118 + 36, 855, str(value), font("cond", 60, 700), hue_of(value, one.printed), "c")


def _back(p: QPainter) -> None:
    """Scallops above and below, a wheel of eight jars."""
    deep, line, pale = "#1C1026", "#E2B95C", "#FBE6B0"
    fill_path(p, card_path(630, 880, 30), INK)
    inner = card_path(630, 880, 22, 12)
    fill_path(p, inner, radial(315, 440, 560, [(0, "#4A2A54"), (1, deep)]))
    p.save()
    p.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for turn in (0, 180):
        p.save()
        p.translate(315, 440)
        p.rotate(turn)
        for i in range(-4, 5):
            scallop = QPainterPath(QPointF(i * 68 - 34, -440))
            scallop.lineTo(i * 68 + 34, -440)
            scallop.lineTo(i * 68 + 34, -378)
            scallop.arcTo(QRectF(i * 68 - 34, -412, 68, 68), 0, -180)
            scallop.closeSubpath()
            fill_path(p, scallop, tone(line, 0.34) if i % 2 else tone(pale, 0.16), line, 2)
        for i in range(9):
            a = (i - 4) * 0.30
            fill_path(p, circle(300 * math.sin(a), -300 * math.cos(a) + 30 * abs(a), 5), tone(pale, 0.8))
        p.restore()
    p.restore()
    fill_path(p, circle(315, 440, 196), deep, line, 5)
    for i in range(8):
        a = i * math.tau / 8
        x, y = 315 + 140 * math.sin(a), 440 - 140 * math.cos(a)
        p.setPen(QPen(tone(line, 0.8), 3))
        p.drawLine(QPointF(315, 440), QPointF(x, y))
        p.save()
        p.translate(x, y)
        p.rotate(i * 45)
        fill_path(p, jar_path(0, 0, 32), "#2C1838", line, 2.4)
        fill_path(p, circle(0, 4, 11), pale)
        p.restore()
    for r, colour in ((54, line), (44, deep), (30, pale)):
        fill_path(p, circle(315, 440, r), colour)
    fill_path(p, burst_path(315, 440, 26, 10), deep)
    for inset, radius, width, alpha in ((7, 25, 7, 1.0), (30, 16, 3, 1.0), (40, 11, 1.2, 0.6)):
        fill_path(p, card_path(630, 880, radius, inset), None, tone(line, alpha), width)


STYLE: Final = Style(
    houses=HOUSES,
    types={
        "forward": "mask", "backup": "booth", "summon": "jar", "monster": "puppet", "weapon": "str", "armor": "coat",
        "accessory": "star", "formation": "wheel8",
    },
    fringe=_awning,
    fringes=((106, 40, 11), (-0.6, 9, 9)),
    costs=_costs,
    edge=_edge,
    head={"summon": 10, "monster": 14, "backup": 12, "formation": 30},
    plates=_plates,
    back=_back,
    wounds="bar",
    footer="EIGHTFOLD",
    numeral=22.0,
    apart=30.0,
)  # fmt: skip
