"""A sheet of effects to choose from: each option is a passage of card text, whole, however long it is, under the name
of its card where several cards ask."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QTextLayout, QTextOption

from trails_desktop.table.sheets.base import DONE, Cell
from trails_desktop.table.sheets.options import OptionsSheet
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import circle, fill_path, rounded, text, tone

_GAP = 6.0
_SIDE = 48.0  #: what stands beside the words: the number, or the lamp of what is taken
_PAD = 11.0


class ModesSheet(OptionsSheet):
    """Like the sheet of options, with rows as high as their text. Digits take an option."""

    def hint(self, width: float, scale: float) -> QSizeF:
        """All options under one another, in the breadth that texts are read in."""
        k = scale
        wide = min(width, max(520 * k, self.head_width(k)))
        high = self.head_height(k) + sum(self._high(i, wide, k) + _GAP * k for i in range(len(self.state.choices)))
        return QSizeF(round(wide), round(high + 10 * k + (48 * k if self.many else 0)))

    def relaid(self) -> None:
        """Place the rows."""
        k, area = self.text_scale, self.area
        self._columns = 1
        y, cells = self.head_height(k), []
        for index in range(len(self.state.choices)):
            high = self._high(index, area.width(), k)
            cells.append(Cell(index, QRectF(round(16 * k), round(y), round(area.width() - 32 * k), round(high))))
            y += high + _GAP * k
        if self.many:
            cells.append(self._done_cell(area.bottom() - 52 * k))
        self._set_cells(cells)

    def _high(self, index: int, wide: float, k: float) -> float:
        said = self._words(index, wide - (32 + _SIDE + 14) * k, k)[1] + self._name_high(index, k)
        return max(40 * k, said + 2 * _PAD * k)

    def _name_high(self, index: int, k: float) -> float:
        return 19 * k if self.state.choices[index].detail else 0.0

    def _words(self, index: int, wide: float, k: float) -> tuple[QTextLayout, float]:
        """An option's text laid out in that breadth, and its height."""
        said = self.state.choices[index].text
        layout = QTextLayout(said, font("text", 16 * k, None, 0, said))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        y, step = 0.0, math.ceil(QFontMetricsF(layout.font()).height())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(20.0, wide))
            line.setPosition(QPointF(0, y))
            y += step
        layout.endLayout()
        return layout, y

    def _draw_option(self, p: QPainter, box: QRectF, index: int) -> None:
        theme, k = self.theme, self.text_scale
        taken, lit, down = index in self._taken, self._hover == index, self._down == index
        ground = tone(theme.amber, 0.16) if taken else tone(theme.text, 0.11 if down else 0.08 if lit else 0.035)
        line = theme.amber if taken or (lit and theme.flat) else theme.line
        rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 9 * self.line, ground, line, (2 if taken else 1) * self.line)
        x, y = box.left() + 26 * k, box.center().y()
        fill_path(p, circle(x, y, 11 * k), theme.amber if taken else None, theme.amber if taken else theme.text3, 1.6)
        if taken:
            draw_icon(p, "check", x, y, 14 * k, theme.on_amber)
        else:
            used = font("cond", 15 * k, 600)
            text(p, x, y + QFontMetricsF(used).capHeight() / 2, str(index + 1), used, theme.text2, "c")
        layout, high = self._words(index, self.area.width() - (32 + _SIDE + 14) * k, k)
        name, above = self.state.choices[index].detail, self._name_high(index, k)
        top = y - (high + above) / 2
        if name:
            used = font("ui", 13 * k, 600, 0, name)
            text(p, box.left() + _SIDE * k, top + 13 * k, name, used, theme.text2, "l", box.width() - (_SIDE + 14) * k)
        p.setPen(theme.text)
        layout.draw(p, QPointF(box.left() + _SIDE * k, top + above))

    def _draw_bar(self, p: QPainter) -> None:
        """Everything is seen: there is nothing to scroll."""

    def _order(self) -> list[int]:
        order = list(range(len(self.state.choices)))
        return [*order, DONE] if self.many else order

    def _show_cursor(self) -> None:
        self.stale()
