"""The film over the board: dark but for the holes round what a step speaks of, with rings, an arc and a hand."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK

_DARK: Final = "#050B12"
_ALPHA: Final = 0.5
_HOLE: Final = 9.0  #: pixels that a hole is wider than what it shows
_RADIUS: Final = 15.0
_FADE_MS, _RUN_MS, _STAY_MS, _GONE_MS, _IDLE_MS = 200, 1400, 500, 200, 6000
_RUNS: Final = 3
_TICK_MS: Final = 33


@dataclass(frozen=True, slots=True)
class Lit:
    """What the film shows. holes: shown bright; rings: circled; moved, target: the card to move and where to."""

    holes: tuple[QRectF, ...] = ()
    rings: tuple[QRectF, ...] = ()
    moved: QRectF | None = None
    target: QRectF | None = None


class Film(QWidget):
    """Lies over a board and takes neither mouse nor keyboard. calm: nothing moves on it."""

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._lit: Lit | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clock = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._move)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    @property
    def lit(self) -> Lit | None:
        """What it shows, None if it is away."""
        return self._lit

    def show_lit(self, lit: Lit | None) -> None:
        """Show another step; None: no film."""
        if lit == self._lit:
            return
        fresh = self._lit is None or lit is None or lit.holes != self._lit.holes
        self._lit = lit
        self.setVisible(lit is not None)
        if lit is not None and fresh:
            self._clock.start()
        moves = lit is not None and not self._look.calm and self._look.speed > 0
        (self._tick.start if moves else self._tick.stop)()
        self.update()

    def _move(self) -> None:
        now = self._clock.elapsed()
        if now < _FADE_MS + 2 * _TICK_MS:
            self.update()
        elif self._lit is None or self._lit.moved is None or self._lit.target is None:
            self._tick.stop()
        else:
            self.update(self._lane(self._lit.moved, self._lit.target))

    def _lane(self, moved: QRectF, target: QRectF) -> QRect:
        """Where the hand can be."""
        return moved.united(target).adjusted(-60, -60, 90, 120).toAlignedRect()

    def _share(self) -> float | None:
        """How far the hand is on its way, 0 to 1; None while it is away."""
        turn = _RUN_MS + _STAY_MS + _GONE_MS
        now = self._clock.elapsed() - _FADE_MS
        cycle = _RUNS * turn + _IDLE_MS
        now %= cycle
        if now < 0 or now >= _RUNS * turn:
            return None
        within = now % turn
        if within >= _RUN_MS + _STAY_MS:
            return None
        return QEasingCurve(QEasingCurve.Type.InOutSine).valueForProgress(min(1.0, within / _RUN_MS))

    def paintEvent(self, event: QPaintEvent) -> None:
        lit = self._lit
        if lit is None:
            return
        p = painter(self)
        moves = self._tick.isActive()
        fade = min(1.0, self._clock.elapsed() / _FADE_MS) if moves else 1.0
        self._darken(p, lit, QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(fade))
        theme, g = self._look.theme, self._look.line
        if lit.moved is not None:
            box = lit.moved.adjusted(-2.5 * g, -2.5 * g, 2.5 * g, 2.5 * g)
            if not theme.flat:
                paint.draw_glow(p, box, 9 * g, theme.amber, 16 * g, 0.9)
            paint.rounded(p, box, 9 * g, None, theme.amber, 4 * g)
        if lit.target is not None:
            paint.corners(p, lit.target.adjusted(-5 * g, -5 * g, 5 * g, 5 * g), theme.cyan, 3 * g, 18 * g)
        for ring in lit.rings:
            colour = theme.cyan if lit.target is not None and lit.target.contains(ring.center()) else theme.amber
            radius = min(34.0 * g, max(17.0 * g, ring.width() / 2))
            circle = paint.circle(ring.center().x(), ring.center().y(), radius)
            if ring.width() > 1.5 * ring.height():  # a row of signs
                circle = QPainterPath()
                circle.addRoundedRect(ring, ring.height() / 2, ring.height() / 2)
            paint.fill_path(p, circle, None, paint.tone("#05090F", 0.8), 6 * g)
            paint.fill_path(p, circle, None, colour, 3 * g)
        if lit.moved is not None and lit.target is not None:
            self._way(p, lit.moved, lit.target)

    def _darken(self, p: QPainter, lit: Lit, share: float) -> None:
        over, g = QPainterPath(), self._look.line
        over.addRect(QRectF(self.rect()))
        for hole in (*lit.holes, *((lit.moved,) if lit.moved else ()), *((lit.target,) if lit.target else ())):
            one = QPainterPath()
            one.addRoundedRect(hole.adjusted(-_HOLE * g, -_HOLE * g, _HOLE * g, _HOLE * g), _RADIUS * g, _RADIUS * g)
            over = over.subtracted(one)
        p.fillPath(over, paint.tone(_DARK, _ALPHA * share * (1.4 if self._look.theme.flat else 1.0)))

    def _way(self, p: QPainter, moved: QRectF, target: QRectF) -> None:
        theme, g = self._look.theme, self._look.line
        start, end, bend = _arc(moved, target)
        points = [_on(start, bend, end, i / 40) for i in range(41)]
        path = QPainterPath(points[0])
        for point in points[1:-2]:
            path.lineTo(point)
        for width, colour in ((10.5, paint.tone("#05090F", 0.6)), (5.5, QColor(theme.amber))):
            pen = QPen(colour, width * g, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 2.4 * 5.5 / width])
            p.setPen(pen)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawPath(path)
        paint.fill_path(p, paint.circle(start.x(), start.y(), 9 * g), QColor(theme.amber), INK, 2.4 * g)
        _head(p, points[-4], points[-1], QColor(theme.amber), g)
        share = self._share() if self._tick.isActive() else 0.68
        if share is not None:
            at = _on(start, bend, end, share)
            draw_hand(p, at.x(), at.y(), 0.8 * max(1.0, self._look.scale))


def _arc(moved: QRectF, target: QRectF) -> tuple[QPointF, QPointF, QPointF]:
    """From the card to the target, and the point the arc bends to."""
    start = QPointF(moved.center().x(), moved.top() + moved.height() * 0.4)
    wide = target.width() > 1.6 * target.height()
    end = QPointF(target.center().x(), target.center().y() if wide else target.top() + target.height() * 0.6)
    middle = (start + end) / 2
    way = end - start
    length = max(1.0, math.hypot(way.x(), way.y()))
    lean = 0.16 * length * (1 if way.x() >= 0 else -1)
    return start, end, middle + QPointF(way.y() / length, -way.x() / length) * lean


def _on(a: QPointF, bend: QPointF, b: QPointF, t: float) -> QPointF:
    return a * (1 - t) ** 2 + bend * (2 * (1 - t) * t) + b * t**2


def _head(p: QPainter, before: QPointF, tip: QPointF, colour: QColor, g: float) -> None:
    """The head of the way; g: how much it is larger than in an ordinary window."""
    way = tip - before
    length = max(0.01, math.hypot(way.x(), way.y()))
    u, n = way / length * g, QPointF(-way.y(), way.x()) / length * g
    corners = [tip, tip - u * 20 + n * 12, tip - u * 14, tip - u * 20 - n * 12]
    path = paint.polygon([(point.x(), point.y()) for point in corners])
    paint.fill_path(p, path, colour, paint.tone("#05090F", 0.85), 2 * g)


def draw_hand(p: QPainter, x: float, y: float, k: float = 1.0, turn: float = -16.0) -> None:
    """A hand that points, the tip of its finger at (x, y)."""
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    p.scale(k, k)
    hand = QPainterPath(QPointF(-6, 4))
    for curve in (
        (-6, -5, 6, -5, 6, 4), (6.2, 12, 6.3, 18, 6.5, 26), (10, 22, 17, 22, 18, 28), (22, 24, 28, 25, 29, 31),
        (34, 29, 39, 31, 39, 38), (38.7, 44, 38.3, 49, 38, 54), (37, 66, 30, 74, 26, 78),
    ):  # fmt: skip
        hand.cubicTo(*curve)
    hand.lineTo(-1, 78)
    hand.cubicTo(-8, 70, -16, 62, -21, 51)
    hand.cubicTo(-24, 44, -15, 40, -11, 46)
    hand.lineTo(-6, 52)
    hand.closeSubpath()
    for i in range(5):
        paint.fill_path(p, hand.translated(2, 5), None, paint.tone("#000000", 0.10), 12 - 2.4 * i)
    skin = paint.gradient(-20, 0, 40, 70, [(0, "#FFF6E2"), (0.6, "#F3DDB8"), (1, "#D9B98A")])
    paint.fill_path(p, hand, skin, INK, 2.6)
    p.setPen(QPen(paint.tone("#7A5A34", 0.75), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x0, y0, x1, y1 in ((6.5, 27, 6.8, 42), (18, 29, 18, 43), (29, 32, 28.6, 45)):
        p.drawLine(QPointF(x0, y0), QPointF(x1, y1))
    cuff = paint.polygon([(-5, 76), (30, 76), (34, 98), (-8, 98)])
    paint.fill_path(p, cuff, paint.gradient(-8, 0, 34, 0, [(0, "#2C6E86"), (1, "#173F52")]), INK, 2.6)
    paint.fill_path(p, paint.polygon([(-5.8, 81), (30.8, 81), (31.8, 87), (-6.6, 87)]), "#F5BC50")
    p.restore()
