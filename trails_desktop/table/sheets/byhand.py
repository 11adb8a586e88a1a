"""The sheet of hand tools, and the one on which the other player agrees: both show the printed line."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from engine.trails.verbs.byhand.tools import DONE as FINISH
from trails_desktop.table.cards.spans import SpanStyle, SpanText
from trails_desktop.table.cards.words import Span
from trails_desktop.table.questions.byhand import HandState
from trails_desktop.table.sheets.base import Cell
from trails_desktop.table.sheets.options import OptionsSheet
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import button_ground, key_cap, key_cap_width, rounded, text, tone
from trails_desktop.ui.theme import Theme

_CELL = 34.0
_GAP = 5.0
_COLUMNS = 5
_FOOT = 38.0


class HandSheet(OptionsSheet):
    """Tools as a grid with "All done" at the foot, or two answers side by side; above them the printed line."""

    def __init__(self, state: HandState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._cursor = 1 if self._tools and len(state.choices) > 1 else 0  # Enter alone must not end the work

    @property
    def hand(self) -> HandState:
        """The question."""
        assert isinstance(self.state, HandState)
        return self.state

    @property
    def _tools(self) -> bool:
        return self.state.kind == "tools"

    # -- layout --------------------------------------------------------------------------------------------------------
    def hint(self, width: float, scale: float) -> QSizeF:
        """As wide as there is room, up to 640."""
        wide = min(width, 640 * scale) if self._tools else min(width, max(460 * scale, self.head_width(scale)))
        rows = math.ceil((len(self.state.choices) - 1) / _COLUMNS) if self._tools else 0
        high = self._top(wide, scale) + rows * (_CELL + _GAP) * scale + (_FOOT + 22) * scale
        return QSizeF(round(wide), round(high))

    def accessible_name(self) -> str:
        """The question, what was done, and the line."""
        h = self.hand
        return ". ".join(part for part in (h.title, h.said, h.read, h.rest) if part)

    def _top(self, width: float, k: float) -> float:
        return 40 * k + self._said(width, k)[1] + self._line(width, k).height + 24 * k

    def _line(self, width: float, k: float) -> SpanText:
        theme, h = self.theme, self.hand
        style = SpanStyle(13.5 * k, 19 * k, theme.text3, theme.text2, theme.text, False, True)
        spans = [Span(h.read + " ")] if h.read else []
        return SpanText((*spans, Span(h.rest or h.read, "value")), style, width - 52 * k)

    def _said(self, width: float, k: float) -> tuple[SpanText | None, float]:
        if not self.hand.said:
            return None, 0.0
        theme = self.theme
        style = SpanStyle(15.5 * k, 22 * k, theme.text, theme.text, theme.text, False, False)
        laid = SpanText((Span(self.hand.said),), style, width - 36 * k)
        return laid, laid.height + 10 * k

    def relaid(self) -> None:
        """A grid of tools, or two buttons."""
        k, area = self.text_scale, self.area
        foot = area.bottom() - (_FOOT + 12) * k
        cells: list[Cell] = []
        if not self._tools:
            half = (area.width() - 38 * k) / 2
            for index in range(len(self.state.choices)):
                x = 16 * k + index * (half + 6 * k)
                cells.append(Cell(index, QRectF(round(x), round(foot), round(half), round(_FOOT * k))))
            self._set_cells(cells)
            return
        top = self._top(area.width(), k)
        wide = (area.width() - 32 * k - (_COLUMNS - 1) * _GAP * k) / _COLUMNS
        slot = 0
        for index in self._found():
            if self.state.choices[index].option == FINISH:
                continue
            x = 16 * k + (slot % _COLUMNS) * (wide + _GAP * k)
            y = top + (slot // _COLUMNS) * (_CELL + _GAP) * k
            cells.append(Cell(index, QRectF(round(x), round(y), round(wide), round(_CELL * k))))
            slot += 1
        done = next((i for i, choice in enumerate(self.state.choices) if choice.option == FINISH), None)
        if done is not None:
            label = self.state.choices[done].text
            broad = text_width(font("display", 15 * k, 600, 0, label), label) + 62 * k
            cells.append(Cell(done, QRectF(round(area.right() - 16 * k - broad), round(foot), round(broad), _FOOT * k)))
        self._set_cells(cells)
        if self._cursor not in self._order() and self._order():
            self._cursor = self._order()[0]

    def _order(self) -> list[int]:
        return [cell.index for cell in self._cells if cell.index >= 0]

    def _show_cursor(self) -> None:
        self.relaid()
        self.stale()

    def _press(self, index: int) -> None:
        if 0 <= index < len(self.state.choices):
            self._say((self.state.choices[index].option,))

    def _found(self) -> list[int]:
        found = super()._found()
        return found or list(range(len(self.state.choices)))

    # -- drawing -------------------------------------------------------------------------------------------------------
    def draw(self, p: QPainter) -> None:
        """Head, the printed line, the tools."""
        super(OptionsSheet, self).draw(p)
        theme, k, area = self.theme, self.text_scale, self.area
        y = 42 * k
        said, high = self._said(area.width(), k)
        if said is not None:
            said.draw(p, 18 * k, y)
            y += high
        line = self._line(area.width(), k)
        box = QRectF(16 * k, y, area.width() - 32 * k, line.height + 12 * k)
        rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 8, tone(theme.text, 0.045), theme.line)
        rounded(p, QRectF(box.left(), box.top() + 6 * k, 3 * k, box.height() - 12 * k), 1.5 * k, theme.amber)
        line.draw(p, box.left() + 12 * k, box.top() + 6 * k)
        for cell in self._cells:
            choice = self.state.choices[cell.index] if cell.index >= 0 else None
            if choice is None:
                continue
            if not self._tools or choice.option == FINISH:
                self._draw_button(p, cell)
            else:
                self._draw_tool(p, cell)
        if self._tools:
            self._draw_foot(p)

    def _draw_tool(self, p: QPainter, cell: Cell) -> None:
        theme, k, box = self.theme, self.text_scale, cell.box
        choice = self.state.choices[cell.index]
        lit, down = self._hover == cell.index, self._down == cell.index
        ground = tone(theme.text, 0.14 if down else 0.10 if lit else 0.035)
        rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 8, ground, theme.amber if lit else theme.line)
        colour = theme.amber if theme.name != "light" else theme.amberd
        draw_icon(p, choice.icon, box.left() + 17 * k, box.center().y(), 15 * k, colour)
        room = box.width() - 36 * k
        used = font("display", 13.5 * k, 600, 0, choice.text)
        if text_width(used, choice.text) > room:
            used = font("cond", 13.5 * k, 600, 0, choice.text)
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        text(p, box.left() + 31 * k, base, choice.text, used, theme.text, "l", room)

    def _draw_button(self, p: QPainter, cell: Cell) -> None:
        theme, k, box = self.theme, self.text_scale, cell.box
        choice = self.state.choices[cell.index]
        primary = cell.index == 0
        colour, _ = button_ground(p, box, theme, primary, True, self._down == cell.index)
        if self._hover == cell.index:
            rounded(p, box, 12, tone("#FFFFFF", 0.16 if primary else 0.08))
        used = font("display", 15 * k, 600, 0, choice.text)
        wide = text_width(used, choice.text) + 24 * k
        x = box.center().x() - wide / 2 - (key_cap_width(choice.key, k) / 2 if choice.key else 0)
        draw_icon(p, choice.icon, x + 8 * k, box.center().y(), 16 * k, colour)
        text(p, x + 24 * k, box.center().y() + QFontMetricsF(used).capHeight() / 2, choice.text, used, colour)
        if choice.key:
            key_cap(p, box.right() - 10 * k, box.center().y(), choice.key, colour, k)

    def _draw_foot(self, p: QPainter) -> None:
        """What was typed to find a tool, or that the other player is asked."""
        theme, k, area = self.theme, self.text_scale, self.area
        said = self.search or self.tr("Type to find a tool. The other player is asked at every step.")
        y = area.bottom() - (_FOOT / 2 + 12) * k
        draw_icon(p, "search", 25 * k, y, 14 * k, theme.text2)
        used = font("ui", 12.5 * k, 500, 0, said)
        room = area.width() - 230 * k
        base = y + QFontMetricsF(used).capHeight() / 2
        text(p, 39 * k, base, said, used, theme.text if self.search else theme.text3, "l", room)
