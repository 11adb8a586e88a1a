"""The ground of the table: a sea chart, drawn once per size, device ratio and theme."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import circle, fill_path, radial, tone
from trails_desktop.ui.theme import Theme

_RHUMBS = 16
_DEGREES = 180
_ISLANDS = 7
_CONTOURS = 6


@dataclass(frozen=True, slots=True)
class BoardState:
    """Which chart: the same seed gives the same islands and soundings in every window size."""

    seed: int = 0


class Board(Part):
    """The sea chart under everything. Give it the board's rectangle, without the side panel."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._state = BoardState()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_state(self, state: BoardState) -> None:
        """Show another chart."""
        if state != self._state:
            self._state = state
            self.stale()

    def draw(self, p: QPainter) -> None:
        """Paint the chart."""
        paint_chart(p, self.area, self.theme, self._state.seed)


def paint_chart(p: QPainter, area: QRectF, theme: Theme, seed: int) -> None:
    """The sea chart in ``area``: radial ground, rhumb lines, graduated circle, islands, soundings."""
    p.save()
    p.setClipRect(area)
    p.translate(area.topLeft())
    w, h = area.width(), area.height()
    if theme.flat:
        p.fillRect(QRectF(0, 0, w, h), QColor(theme.b0))
        p.restore()
        return
    stops: list[tuple[float, QColor | str]] = [(0, theme.b0), (0.55, theme.b1), (1, theme.b2)]
    p.fillRect(QRectF(0, 0, w, h), radial(w * 0.5, h * 0.47, max(w, h) * 0.72, stops))
    _compass(p, theme, w, h)
    chance = random.Random(seed)
    _islands(p, theme, w, h, chance)
    p.setFont(font("cond", 10, 500))
    p.setPen(_ink(theme, 1.6))
    for _ in range(int(w * h / 16000)):
        at = QPointF(round(chance.uniform(0.01, 0.99) * w), round(chance.uniform(0.01, 0.99) * h))
        p.drawText(at, str(chance.randint(3, 98)))
    p.restore()


def _ink(theme: Theme, strength: float) -> QColor:
    return tone(theme.chart, theme.chart_alpha * strength)


def _compass(p: QPainter, theme: Theme, w: float, h: float) -> None:
    cx, cy = w * 0.5, h * 0.435
    far = math.hypot(w, h)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(_RHUMBS):
        angle = i * math.tau / _RHUMBS
        x, y = math.cos(angle), math.sin(angle)
        p.setPen(QPen(_ink(theme, 0.55 if i % 2 else 0.8), 1))
        p.drawLine(QPointF(cx + 70 * x, cy + 70 * y), QPointF(cx + far * x, cy + far * y))
    for part, strength in ((0.30, 1.1), (0.31, 0.66), (0.52, 0.77)):
        fill_path(p, circle(cx, cy, h * part), None, _ink(theme, strength))
    p.setPen(QPen(_ink(theme, 1), 1))
    inner = h * 0.31
    for i in range(_DEGREES):
        angle = i * math.tau / _DEGREES
        outer = inner + (10 if i % 5 == 0 else 5)
        x, y = math.cos(angle), math.sin(angle)
        p.drawLine(QPointF(cx + inner * x, cy + inner * y), QPointF(cx + outer * x, cy + outer * y))


def _islands(p: QPainter, theme: Theme, w: float, h: float, chance: random.Random) -> None:
    for _ in range(_ISLANDS):
        x, y = chance.uniform(-0.05, 1.05) * w, chance.uniform(-0.05, 1.05) * h
        base = chance.uniform(30, 90) * h / 800
        phase = [chance.uniform(0, math.tau) for _ in range(4)]
        for j in range(_CONTOURS):
            points = []
            for step in range(72):
                angle = step / 72 * math.tau
                wave = (
                    0.6 * math.sin(2 * angle + phase[0])
                    + 0.5 * math.sin(3 * angle + phase[1])
                    + 0.3 * math.sin(5 * angle + phase[2] + j * 0.3)
                )
                r = base + j * (16 + j * 4) + (base * 0.28 + j * 3) * wave
                points.append(QPointF(x + r * 1.25 * math.cos(angle), y + r * math.sin(angle)))
            p.setPen(QPen(_ink(theme, 1.0 - 0.12 * j), 1))
            p.setBrush(QBrush(_ink(theme, 0.35)) if j == 0 else QBrush(Qt.BrushStyle.NoBrush))
            p.drawPolygon(QPolygonF(points))
