"""Bond at the end of each turn of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.match.texts import signed
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.settings import Look

_PANEL, _LINE = "#0B1622", "#8FB4CC"
_COLOURS = ("#F5BC50", "#A98BF0")
_NAMES = ("#F5BC50", "#C9B3FF")


class BondChart(QWidget):
    """Bond at the end of each turn: the first seat solid with dots, the second dashed with its mark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ending: Ending | None = None
        self._caption = ""
        self._marks: tuple[int, ...] = ()
        self.brief = False  #: without its caption, which only its name says then
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_ending(self, ending: Ending, caption: str, spoken: str, marks: Sequence[int] = ()) -> None:
        """What to draw, the caption, and all of it as text. marks: the turns of moments, which get numbers from 1."""
        self._ending, self._caption, self._marks = ending, caption, tuple(marks)
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(556), self._look.px(314))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self._look.px(120 if self.brief else 190))

    def paintEvent(self, event: QPaintEvent) -> None:
        ending = self._ending
        if ending is None:
            return
        p = painter(self)
        k = self._look.scale
        flat = self._look.theme.flat
        line = "#FFFFFF" if flat else paint.tone(_LINE, 0.25)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, 14, "#000000" if flat else paint.tone(_PANEL, 0.86), line, 1)
        labels = [self._label(ending, seat) for seat in (0, 1)]
        room = max(text_width(font("cond", 16 * k, 700, 0, label), label) for label in labels)
        area = box.adjusted(46 * k, 16 * k, -26 * k - min(room, box.width() * 0.34), -(30 if self.brief else 56) * k)
        history = ending.history or ((ending.turn, *ending.bond),)
        low = min(0, *(value for _, *pair in history for value in pair))
        self._grid(p, area, low, [turn for turn, _, _ in history])
        for seat in (1, 0):
            self._series(p, area, low, [(turn, pair[seat]) for turn, *pair in history], seat, ending)
        self._numbers(p, area, low, history, ending)
        self._labels(p, area, low, ending, box.right() - 10 * k)
        if self.brief:
            return
        small = font("ui", 13 * k, 500, 0, self._caption)
        paint.text(p, area.left(), box.bottom() - 12 * k, self._caption, small, "#A9BCCB")

    def _y(self, area: QRectF, low: int, value: float) -> float:
        return area.bottom() - (value - low) / (40 - low) * area.height()

    def _x(self, area: QRectF, index: int, count: int) -> float:
        inner = area.adjusted(16 * self._look.scale, 0, -20 * self._look.scale, 0)
        return inner.left() + (inner.width() * index / (count - 1) if count > 1 else inner.width() / 2)

    def _grid(self, p: QPainter, area: QRectF, low: int, turns: list[int]) -> None:
        k = self._look.scale
        used = font("cond", 13 * k, 600)
        for value in range(-(-low // 10) * 10, 41, 10):  # no line below what is shown
            y = self._y(area, low, value)
            p.setPen(QPen(paint.tone(_LINE, 0.45 if value == 0 else 0.18), 1.4 if value == 0 else 1))
            p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            paint.text(p, area.left() - 10 * k, y + 4.5 * k, signed(value), used, "#A9BCCB", "r")
        every = max(1, -(-len(turns) // max(1, int(area.width() / (26 * k)))))
        for i, turn in enumerate(turns):
            if i % every == 0 or i == len(turns) - 1:
                x = self._x(area, i, len(turns))
                said = str(turn) if turn else self.tr("start")
                paint.text(p, x, area.bottom() + 20 * k, said, used, "#A9BCCB", "c")

    def _series(
        self, p: QPainter, area: QRectF, low: int, values: list[tuple[int, int]], seat: int, ending: Ending
    ) -> None:
        k = self._look.scale
        points = [
            QPointF(self._x(area, i, len(values)), self._y(area, low, value)) for i, (_, value) in enumerate(values)
        ]
        style = Qt.PenStyle.CustomDashLine if seat else Qt.PenStyle.SolidLine
        pen = QPen(paint.tone(_COLOURS[seat]), 3.4, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if seat:
            pen.setDashPattern([3, 1.8])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPolyline(QPolygonF(points))
        mark = org_style(ending.orgs[1]).mark
        for at in points:
            if seat:
                paint.fill_path(p, mark_path(mark, at.x(), at.y(), 6.4 * k), _COLOURS[1], _PANEL, 1)
            else:
                paint.fill_path(p, paint.circle(at.x(), at.y(), 5.4 * k), _COLOURS[0], _PANEL, 1.4)

    def _numbers(self, p: QPainter, area: QRectF, low: int, history: Sequence[tuple[int, ...]], ending: Ending) -> None:
        """The moments over the higher line or under one, each with a stem to its turn's point."""
        k, taken = self._look.scale, 0.0
        for number, turn in enumerate(self._marks, start=1):
            at = next((i for i, one in enumerate(history) if one[0] == turn), -1)
            if at < 0:
                continue
            x = max(self._x(area, at, len(history)), taken + 22 * k if taken else 0.0)
            taken = x
            high, deep = (self._y(area, low, pick(history[at][1:])) for pick in (max, min))
            if high - 34 * k > area.top() - 14 * k:
                y, stem = high - 24 * k, high - 6 * k
            else:  # under the lower line, or where that lies too deep between both
                near = deep if deep + 36 * k < area.bottom() else high
                y, stem = near + 26 * k, near + 6 * k
            p.setPen(QPen(paint.tone("#FFFFFF", 0.7), 1.4 * k))
            p.drawLine(QPointF(x, stem), QPointF(x, y))
            paint.fill_path(p, paint.circle(x, y, 10.5 * k), "#FFF8EA", _PANEL, 1.4)
            paint.text(p, x, y + 5 * k, str(number), font("cond", 14.5 * k, 700), _PANEL, "c")

    @staticmethod
    def _label(ending: Ending, seat: int) -> str:
        return f"{ending.names[seat]} {signed(ending.bond[seat])}"

    def _labels(self, p: QPainter, area: QRectF, low: int, ending: Ending, right: float) -> None:
        """Who ends where, right of the plot and never on a line; apart where both end alike."""
        k = self._look.scale
        heights = [self._y(area, low, value) + 5.5 * k for value in ending.bond]
        if abs(heights[0] - heights[1]) < 19 * k:
            middle, upper = sum(heights) / 2, 0 if ending.bond[0] >= ending.bond[1] else 1
            heights[upper], heights[1 - upper] = middle - 9.5 * k, middle + 9.5 * k
        x = area.right() - 6 * k
        for seat in (0, 1):
            label = self._label(ending, seat)
            used = font("cond", 16 * k, 700, 0, label)
            paint.text(p, x, heights[seat], label, used, _NAMES[seat], "l", right - x)
