"""Grounds and signs that several screens paint: the sea chart, the emblem, the wordmark."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import BRASS, Theme

NIGHT: Final = "#071421"
_SEED: Final = 9


class Backdrop:
    """The sea chart behind a screen, painted once per size and theme."""

    def __init__(self, seed: int = _SEED) -> None:
        self._seed = seed
        self._key: tuple[str, int, int, float] | None = None
        self._pixmap = QPixmap()

    def draw(self, p: QPainter, widget: QWidget, theme: Theme) -> None:
        """Fill ``widget`` with the chart."""
        size, ratio = widget.size(), widget.devicePixelRatioF()
        key = (theme.name, size.width(), size.height(), ratio)
        if key != self._key:
            image, inner = paint.begin_image(size.width(), size.height(), ratio)
            paint_chart(inner, theme, size.width(), size.height(), self._seed)
            inner.end()
            self._pixmap = QPixmap.fromImage(image)
            self._key = key
        p.drawPixmap(0, 0, self._pixmap)


def paint_chart(p: QPainter, theme: Theme, w: float, h: float, seed: int) -> None:
    """Radial ground, rhumb lines, a graduated circle, seven islands and soundings, in the theme's chart colour."""
    stops = [(0.0, theme.b0), (0.55, theme.b1), (1.0, theme.b2)]
    p.fillRect(QRectF(0, 0, w, h), paint.radial(w * 0.5, h * 0.47, max(w, h) * 0.72, stops))
    if theme.chart_alpha <= 0:
        return
    dice = random.Random(seed)
    cx, cy = w * 0.5, h * 0.435

    def pen(strength: float) -> None:
        p.setPen(QPen(paint.tone(theme.chart, theme.chart_alpha * strength), 1))

    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(16):
        dx, dy = math.cos(i * math.tau / 16), math.sin(i * math.tau / 16)
        pen(0.55 if i % 2 else 0.8)
        p.drawLine(QPointF(cx + 70 * dx, cy + 70 * dy), QPointF(cx + 2 * w * dx, cy + 2 * w * dy))
    for share, strength in ((0.30, 1.1), (0.31, 0.66), (0.52, 0.77)):
        pen(strength)
        p.drawEllipse(QPointF(cx, cy), h * share, h * share)
    pen(1)
    for i in range(180):
        dx, dy = math.cos(i * math.tau / 180), math.sin(i * math.tau / 180)
        far = h * 0.31 + (10 if i % 5 == 0 else 5)
        p.drawLine(QPointF(cx + h * 0.31 * dx, cy + h * 0.31 * dy), QPointF(cx + far * dx, cy + far * dy))
    for _ in range(7):
        _island(p, theme, dice, dice.uniform(-0.05, 1.05) * w, dice.uniform(-0.05, 1.05) * h)
    p.setFont(font("cond", 10, 500))
    pen(1.6)
    for _ in range(int(w * h / 16000)):
        p.drawText(QPointF(dice.uniform(10, w - 10), dice.uniform(10, h - 10)), str(dice.randint(3, 98)))


def _island(p: QPainter, theme: Theme, dice: random.Random, x: float, y: float) -> None:
    base = dice.uniform(30, 90)
    a, b, c, _ = (dice.uniform(0, math.tau) for _ in range(4))
    for ring in range(6):
        points = []
        for step in range(72):
            t = step / 72 * math.tau
            wave = 0.6 * math.sin(2 * t + a) + 0.5 * math.sin(3 * t + b) + 0.3 * math.sin(5 * t + c + ring * 0.3)
            r = base + ring * (16 + ring * 4) + (base * 0.28 + ring * 3) * wave
            points.append(QPointF(x + r * 1.25 * math.cos(t), y + r * math.sin(t)))
        p.setPen(QPen(paint.tone(theme.chart, theme.chart_alpha * (1 - 0.12 * ring)), 1))
        ground = paint.tone(theme.chart, theme.chart_alpha * 0.35)
        p.setBrush(ground if ring == 0 else Qt.BrushStyle.NoBrush)
        p.drawPolygon(QPolygonF(points))


def paint_emblem(p: QPainter, x: float, y: float, r: float) -> None:
    """The program's sign: a lamp behind its ribbed glass, seen from the sea."""
    paint.fill_path(p, paint.circle(x, y, r), "#0B1826", BRASS, r * 0.07)
    light = paint.radial(x, y, r * 0.9, [(0, "#FFF6D2"), (0.32, "#F6DFA0"), (0.64, "#C9862A"), (1, "#5A2F12")])
    paint.fill_path(p, paint.circle(x, y, r * 0.86), light)
    for i in range(24):
        a = i / 24 * math.tau
        points = [(0.76, a - 0.06), (0.30, a), (0.76, a + 0.06)]
        rib = paint.polygon([(x + r * k * math.cos(t), y + r * k * math.sin(t)) for k, t in points])
        paint.fill_path(p, rib, paint.tone("#FFF6D2", 0.4))
    paint.fill_path(p, paint.lens_path(x, y, r * 0.22, r * 0.38), "#FFFDF4")


def paint_wordmark(p: QPainter, x: float, y: float, height: float, colour: str, lamp: str, track: float) -> float:
    """DAYMARK with cap height ``height`` on the baseline ``y``; each A is a tower with its lamp. Returns its width."""
    used = font("display", height * 1.40, 600)
    at = x
    for letter in "DAYMARK":
        if letter == "A":
            w = height * 0.98
            shape = paint.polygon(
                [
                    (at, y), (at + w / 2, y - height), (at + w, y), (at + w * 0.80, y),
                    (at + w / 2, y - height * 0.62), (at + w * 0.20, y),
                ]
            )  # fmt: skip
            paint.fill_path(p, shape, colour)
            paint.fill_path(p, paint.circle(at + w / 2, y - height * 0.17, height * 0.115), lamp)
            at += w + height * track * 0.72
        else:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addText(QPointF(at, y), used, letter)
            paint.fill_path(p, path, colour)
            at += text_width(used, letter) + height * track
    return at - height * track - x


class Wordmark(QLabel):
    """Emblem, the world's name and the set's name; the text for a screen reader is the label's own."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._japanese = False
        self._subtitle = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, name: str, subtitle: str, japanese: bool) -> None:
        """The spoken name, the set's name, and which of the two drawings to show."""
        self._subtitle, self._japanese = subtitle, japanese
        self.setText(name)
        self.update()

    def sizeHint(self) -> QSize:
        k = min(self._look.scale, self._most())
        return QSize(round(420 * k), round(188 * k))

    def _most(self) -> float:
        """It gives way to large texts, but follows a large window."""
        return max(1.3, self.window().height() / 864)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        look, theme = self._look, self._look.theme
        k = min(look.scale, self._most(), self.width() / 412)
        p.scale(k, k)
        amber = theme.amberd if theme.name == "light" else theme.amber
        paint_emblem(p, 25, 30, 17)
        paint.text(p, 54, 36.5, "Trails Desktop", font("display", 19, 600, 2), theme.text)
        if self._japanese:
            paint.text(p, 5, 162, "昼標", font("display", 82, 900, 6, "昼"), theme.text)
            paint.text(p, 15, 84, "ひる　しるべ", font("display", 15, 500, 40, "ひ"), theme.text2)
            paint_wordmark(p, 194, 122, 19, theme.text, "#F5BC50", 0.26)
            paint.text(p, 194, 157, self._subtitle, font("display", 23, 700, 6, self._subtitle), amber)
            return
        paint_wordmark(p, 8, 140, 49, theme.text, "#F5BC50", 0.235)
        width = paint.text(p, 10, 178, self._subtitle, font("display", 21, 500, 3, self._subtitle), amber)
        paint.text(p, 10 + width + 36, 178, "昼を運ぶ者たち", font("display", 19, 500, 6, "昼"), theme.text2)
