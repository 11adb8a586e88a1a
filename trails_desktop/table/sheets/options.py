"""A sheet of options: buttons side by side when there are few and short ones, else a list one can search."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from engine.kernel.decisions import Answer
from trails_desktop.table.questions.state import Choice, SheetState
from trails_desktop.table.sheets.base import CLOSE, DONE, Cell, ChoiceSheet
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint import circle, fill_path, key_cap, key_cap_width, rounded, text, tone
from trails_desktop.ui.theme import Theme

_ROW = 40.0
_ROWS = 5
_GAP = 6.0


class OptionsSheet(ChoiceSheet):
    """Takes one option at once, or several and then Done. Letters typed into a searchable sheet filter it."""

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._taken: list[int] = []
        self._typed_text = ""
        self._first = 0
        self._columns = 1

    @property
    def many(self) -> bool:
        """Whether options are collected and confirmed with Done."""
        return not (self.state.least == 1 and self.state.most == 1)

    @property
    def search(self) -> str:
        """What was typed to filter the list."""
        return self._typed_text

    def taken(self) -> tuple[int, ...]:
        """Indexes of the options taken so far, in the order they were taken."""
        return tuple(self._taken)

    def hint(self, width: float, scale: float) -> QSizeF:
        """Rows for all options, at most five rows; side by side if they are few."""
        k = scale
        columns, wide = self._grid(width, k)
        rows = min(_ROWS, math.ceil(len(self.state.choices) / columns))
        high = self.head_height(k) + rows * (_ROW + _GAP) * k + 10 * k
        high += (48 * k if self.many else 0) + (34 * k if self.state.searchable else 0)
        return QSizeF(wide, round(high))

    def answer(self) -> Answer:
        """The options taken."""
        return tuple(self.state.choices[i].option for i in self._taken)

    def ready(self) -> bool:
        """Whether as many are taken as are asked for."""
        return not self.many or self.state.least <= len(self._taken) <= self.state.most

    def cell_accessible(self, index: int) -> str:
        """The option, and whether it is taken."""
        said = super().cell_accessible(index)
        return self.tr("{option}, taken").format(option=said) if index in self._taken else said

    # -- layout ----------------------------------------------------------------------------------------------------

    def _option_width(self, choice: Choice, k: float) -> float:
        wide = text_width(font("display", 14.5 * k, 600, 0, choice.text), choice.text) + 32 * k
        if choice.detail:
            wide += text_width(font("ui", 12.5 * k, 500, 0, choice.detail), choice.detail) + 14 * k
        if choice.icon or choice.org:
            wide += 26 * k
        return wide + (key_cap_width(choice.key, k) + 12 * k if choice.key else 0) + (24 * k if self.many else 0)

    def _grid(self, width: float, k: float) -> tuple[int, float]:
        """Columns and width of the sheet."""
        choices = self.state.choices
        widest = max([96 * k, *(self._option_width(choice, k) for choice in choices)])
        room = width - 32 * k
        count = len(choices)
        # Two pixels of slack: the sheet is later laid out at its own, rounded width.
        fit = max(1, int((room + _GAP * k + 2) / (widest + _GAP * k)))
        # One column reads best; side by side only if everything fits one row, or the list gets long.
        columns = count if count <= fit and count <= 4 else min(fit, math.ceil(count / _ROWS), 3)
        columns = 1 if self.state.closable else max(1, columns)
        wide = columns * widest + (columns - 1) * _GAP * k + 32 * k
        return columns, round(min(width, max(wide, self.head_width(k), 300 * k)))

    def _found(self) -> list[int]:
        wanted = self._typed_text.casefold()
        return [i for i, choice in enumerate(self.state.choices) if wanted in choice.text.casefold()]

    def _list_top(self) -> float:
        return self.head_height(self.text_scale) + (34 * self.text_scale if self.state.searchable else 0)

    def relaid(self) -> None:
        """Place the visible rows."""
        k, area = self.text_scale, self.area
        self._columns, _ = self._grid(area.width(), k)
        found = self._found()
        self._first = min(self._first, max(0, math.ceil(len(found) / self._columns) - _ROWS))
        room = area.width() - 32 * k
        wide = (room - (self._columns - 1) * _GAP * k) / self._columns
        cells = []
        start = self._first * self._columns
        for slot, index in enumerate(found[start : start + _ROWS * self._columns]):
            x = 16 * k + (slot % self._columns) * (wide + _GAP * k)
            y = self._list_top() + (slot // self._columns) * (_ROW + _GAP) * k
            cells.append(Cell(index, QRectF(round(x), round(y), round(wide), round(_ROW * k))))
        if self.many:
            cells.append(self._done_cell(area.bottom() - 52 * k))
        self._set_cells(cells)
        if self._cursor not in self._order() and self._order():
            self._cursor = self._order()[0]

    def _order(self) -> list[int]:
        order = self._found()
        return [*order, DONE] if self.many else order

    def _show_cursor(self) -> None:
        found = self._found()
        if self._cursor in found:
            row = found.index(self._cursor) // self._columns
            self._first = min(max(self._first, row - _ROWS + 1), row)
        self.relaid()
        self.stale()

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll a long list."""
        event.accept()
        last = max(0, math.ceil(len(self._found()) / self._columns) - _ROWS)
        self._first = min(last, max(0, self._first + (-1 if event.delta() > 0 else 1)))
        self.relaid()
        self.stale()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move by rows, Backspace shortens the search."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._columns > 1:
            self._step(self._columns if key == Qt.Key.Key_Down else -self._columns)
        elif key == Qt.Key.Key_Backspace and self._typed_text:
            self._search(self._typed_text[:-1])
        elif key == Qt.Key.Key_Escape and self._typed_text:
            self._search("")
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        super()._step(by)
        self._show_cursor()

    def _typed(self, s: str) -> bool:
        if self.state.searchable and s and s.isprintable() and (s != " " or self._typed_text):
            self._search(self._typed_text + s)
            return True
        return super()._typed(s)

    def _search(self, s: str) -> None:
        self._typed_text = s
        self._first = 0
        found = self._found()
        if found and self._cursor not in found:
            self._cursor = found[0]
        self.relaid()
        self.stale()

    def _press(self, index: int) -> None:
        if index in (DONE, CLOSE):
            super()._press(index)
        elif index not in self._found():
            return
        elif not self.many:
            option = self.state.choices[index].option
            self._say((option,) if option else ())
        else:
            if index in self._taken:
                self._taken.remove(index)
            elif len(self._taken) < self.state.most:
                self._taken.append(index)
            elif self.state.most == 1:
                self._taken = [index]
            self.stale()

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, p: QPainter) -> None:
        """Paint head, search line, options and Done."""
        super().draw(p)
        theme, k = self.theme, self.text_scale
        if self.state.searchable:
            self._draw_search(p)
        for cell in self._cells:
            if cell.index >= 0:
                self._draw_option(p, cell.box, cell.index)
        self._draw_bar(p)
        if self.many:
            said = self.tr("{taken} of {least} to {most}")
            if self.state.least == 0:
                said = self.tr("{taken} of at most {most}")
            elif self.state.least == self.state.most:
                said = self.tr("{taken} of {most}")
            said = said.format(taken=len(self._taken), least=self.state.least, most=self.state.most)
            y = self.cell_box(DONE).center().y()
            used = font("ui", 13 * k, 500, 0, said)
            text(p, 18 * k, y + QFontMetricsF(used).capHeight() / 2, said, used, theme.text2)
            self._draw_done(p)

    def _draw_search(self, p: QPainter) -> None:
        theme, k = self.theme, self.text_scale
        y = self.head_height(k) + 11 * k
        draw_icon(p, "search", 27 * k, y, 15 * k, theme.text2)
        said = self._typed_text or self.tr("Type to search")
        used = font("ui", 14 * k, 500, 0, said)
        wide = text(p, 42 * k, y + 5 * k, said, used, theme.text if self._typed_text else theme.text3)
        if self._typed_text:
            p.fillRect(QRectF(round(43 * k + wide), y - 8 * k, 1.5, 16 * k), theme.amber)

    def _draw_option(self, p: QPainter, box: QRectF, index: int) -> None:
        theme, k = self.theme, self.text_scale
        choice = self.state.choices[index]
        taken, lit, down = index in self._taken, self._hover == index, self._down == index
        ground = tone(theme.amber, 0.16) if taken else tone(theme.text, 0.11 if down else 0.08 if lit else 0.035)
        line = theme.amber if taken or (lit and theme.flat) else theme.line
        rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 9, ground, line, 2 if taken else 1)
        x, y = box.left() + 14 * k, box.center().y()
        if self.many:
            fill_path(
                p,
                circle(x + 7 * k, y, 7 * k),
                theme.amber if taken else None,
                theme.amber if taken else theme.text3,
                1.6,
            )
            if taken:
                draw_icon(p, "check", x + 7 * k, y, 10 * k, theme.on_amber)
            x += 24 * k
        if choice.org:
            style = org_style(choice.org)
            fill_path(p, circle(x + 9 * k, y, 10 * k), style.deep)
            fill_path(p, mark_path(style.mark, x + 9 * k, y, 6 * k), "#FFFDF4")
            x += 28 * k
        elif choice.icon:
            draw_icon(p, choice.icon, x + 8 * k, y, 17 * k, theme.amber if theme.name != "light" else theme.amberd)
            x += 26 * k
        right = box.right() - 12 * k
        if choice.key:
            key_cap(p, right, y, choice.key, theme.text2, k)
            right -= key_cap_width(choice.key, k) + 10 * k
        used = font("display", 14.5 * k, 600, 0, choice.text)
        base = y + QFontMetricsF(used).capHeight() / 2
        x += text(p, x, base, choice.text, used, theme.text, "l", right - x) + 14 * k
        if choice.detail and right - x > 24 * k:
            text(p, x, base, choice.detail, font("ui", 12.5 * k, 500, 0, choice.detail), theme.text2, "l", right - x)

    def _draw_bar(self, p: QPainter) -> None:
        """A thin bar at the right edge that shows where in a long list one is."""
        rows = math.ceil(len(self._found()) / self._columns)
        if rows <= _ROWS:
            return
        k, top = self.text_scale, self._list_top()
        high = _ROWS * (_ROW + _GAP) * k - _GAP * k
        x = self.area.right() - 9 * k
        rounded(p, QRectF(x, top, 4 * k, high), 2 * k, tone(self.theme.text3, 0.25))
        part = QRectF(x, top + high * self._first / rows, 4 * k, high * _ROWS / rows)
        rounded(p, part, 2 * k, self.theme.text3)
