"""Sheets for one whole number and for shares that add up."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from engine.kernel.decisions import Answer
from trails_desktop.table.questions.state import SheetState
from trails_desktop.table.sheets.base import CLOSE, DONE, Cell, ChoiceSheet
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import rounded, text, tone
from trails_desktop.ui.theme import Theme

_CHIPS = 13  #: up to so many numbers stand as chips, else there is a stepper
_MINUS, _PLUS = 1001, 1002


class NumberSheet(ChoiceSheet):
    """A number between ``least`` and ``most``: chips for few, minus and plus for many; digits can be typed."""

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._value = max(state.least, min(0, state.most))  # nought, where that is possible
        self._typing = ""
        self._cursor = 0 if self._has_chips else _PLUS

    @property
    def _has_chips(self) -> bool:
        return self.state.most - self.state.least < _CHIPS

    @property
    def value(self) -> int:
        """The number that Done would say."""
        return self._value

    def set_value(self, value: int) -> None:
        """Choose a number, kept within the range."""
        value = min(self.state.most, max(self.state.least, value))
        if value != self._value:
            self._value = value
        if self._has_chips:
            self._cursor = value - self.state.least
        self.stale()

    def answer(self) -> Answer:
        """The number as the engine wants it."""
        return (("n", self._value),)

    def hint(self, width: float, scale: float) -> QSizeF:
        """One row and Done."""
        k = scale
        numbers = self.state.most - self.state.least + 1
        wide = numbers * 50 * k + 26 * k if self._has_chips else 320 * k
        return QSizeF(
            round(min(width, max(360 * k, wide, self.head_width(k)))), round(self.head_height(k) + 44 * k + 62 * k)
        )

    def cell_accessible(self, index: int) -> str:
        """The number of a chip, or what minus and plus do."""
        if index == _MINUS:
            return self.tr("One less, now {number}").format(number=self._value)
        if index == _PLUS:
            return self.tr("One more, now {number}").format(number=self._value)
        return str(self.state.least + index)

    def relaid(self) -> None:
        """Place chips or stepper."""
        k, area, top = self.text_scale, self.area, self.head_height(self.text_scale)
        cells = []
        if self._has_chips:
            count = self.state.most - self.state.least + 1
            step = min(50 * k, (area.width() - 26 * k) / count)
            for i in range(count):
                cells.append(Cell(i, QRectF(round(16 * k + i * step), round(top), round(step - 6 * k), round(44 * k))))
        else:
            cells = [
                Cell(_MINUS, QRectF(16 * k, top, 56 * k, 44 * k)),
                Cell(_PLUS, QRectF(area.right() - 72 * k, top, 56 * k, 44 * k)),
            ]
        cells.append(self._done_cell(area.bottom() - 52 * k))
        self._set_cells(cells)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Count up and down."""
        event.accept()
        self.set_value(self._value + (1 if event.delta() > 0 else -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows count, Enter is Done, Home and End are the ends of the range."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Plus):
            self.set_value(self._value + 1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Minus):
            self.set_value(self._value - 1)
        elif key == Qt.Key.Key_Home:
            self.set_value(self.state.least)
        elif key == Qt.Key.Key_End:
            self.set_value(self.state.most)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.confirm()
        elif key == Qt.Key.Key_Backspace:
            self._typing = ""
            self.set_value(self.state.least)
        else:
            super().keyPressEvent(event)

    def _typed(self, s: str) -> bool:
        if s in ("-", "−") and self.state.least < 0:
            self.set_value(-self._value)
            return True
        if not s.isdecimal():
            return False
        # "1" then "2" is twelve if twelve is possible, else it starts anew with two.
        for digits in (self._typing + s, s):
            if int(digits) <= self.state.most:
                self._typing = digits
                self.set_value(int(digits))
                return True
        return True

    def _press(self, index: int) -> None:
        if index in (DONE, CLOSE):
            super()._press(index)
        elif index in (_MINUS, _PLUS):
            self.set_value(self._value + (1 if index == _PLUS else -1))
        else:
            self.set_value(self.state.least + index)

    def draw(self, p: QPainter) -> None:
        """Paint chips or stepper."""
        super().draw(p)
        theme, k = self.theme, self.text_scale
        used = font("cond", 24 * k, 700)
        lift = QFontMetricsF(used).capHeight() / 2
        for cell in self._cells:
            if cell.index in (DONE, CLOSE):
                continue
            at = cell.box.center()
            taken = self._has_chips and cell.index == self._value - self.state.least
            lit = 0.10 if self._hover == cell.index else 0.035
            ground = tone(theme.amber, 0.18) if taken else tone(theme.text, lit)
            line = theme.amber if taken else theme.line
            rounded(p, cell.box.adjusted(0.5, 0.5, -0.5, -0.5), 9, ground, line, 2 if taken else 1)
            if cell.index == _MINUS:
                draw_icon(p, "minus", at.x(), at.y(), 18 * k, theme.text)
            elif cell.index == _PLUS:
                draw_icon(p, "plus", at.x(), at.y(), 18 * k, theme.text)
            else:
                text(p, at.x(), at.y() + lift, str(self.state.least + cell.index), used, theme.text, "c")
        if not self._has_chips:
            y = self.head_height(k) + 22 * k
            big = font("cond", 34 * k, 700)
            text(
                p,
                self.area.center().x(),
                y + QFontMetricsF(big).capHeight() / 2,
                str(self._value),
                big,
                theme.text,
                "c",
            )
        said = self.tr("{least} to {most}").format(least=self.state.least, most=self.state.most)
        small = font("ui", 13 * k, 500)
        text(
            p, 18 * k, self.cell_box(DONE).center().y() + QFontMetricsF(small).capHeight() / 2, said, small, theme.text2
        )
        self._draw_done(p)


class SplitSheet(ChoiceSheet):
    """Shares of a total, one row an option with minus and plus; Done when they add up."""

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._shares = [0] * len(state.choices)
        if state.choices:
            self._shares[0] = state.total
        self._row = 0

    @property
    def shares(self) -> tuple[int, ...]:
        """The share of each option."""
        return tuple(self._shares)

    def set_share(self, index: int, share: int) -> None:
        """Give an option another share; the rest goes to or comes from nobody."""
        others = sum(self._shares) - self._shares[index]
        self._shares[index] = min(max(0, share), self.state.total - others)
        self._row = index
        self.stale()

    def ready(self) -> bool:
        """Whether the shares add up and none is too small."""
        taken = [share for share in self._shares if share]
        return sum(taken) == self.state.total and all(share >= self.state.least for share in taken)

    def answer(self) -> Answer:
        """Every option with a share."""
        pairs = zip(self.state.choices, self._shares, strict=True)
        return tuple((*choice.option, share) for choice, share in pairs if share)

    def hint(self, width: float, scale: float) -> QSizeF:
        """A row an option."""
        rows = len(self.state.choices) * 46 * scale
        return QSizeF(
            round(min(width, max(420 * scale, self.head_width(scale)))),
            round(self.head_height(scale) + rows + 62 * scale),
        )

    def cell_accessible(self, index: int) -> str:
        """The option, its share and what the button does."""
        row, plus = divmod(index, 2)
        said = self.tr("{option}: one more, now {number}") if plus else self.tr("{option}: one less, now {number}")
        return said.format(option=self.state.choices[row].text, number=self._shares[row])

    def relaid(self) -> None:
        """Place the buttons: cell 2n is minus, 2n + 1 plus of row n."""
        k, area = self.text_scale, self.area
        cells = []
        for row in range(len(self.state.choices)):
            y = self.head_height(k) + row * 46 * k
            cells.append(Cell(2 * row, QRectF(area.right() - 156 * k, y, 40 * k, 40 * k)))
            cells.append(Cell(2 * row + 1, QRectF(area.right() - 56 * k, y, 40 * k, 40 * k)))
        cells.append(self._done_cell(area.bottom() - 52 * k))
        self._set_cells(cells)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose the row, left and right its share, Enter is Done."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._shares:
            self._row = (self._row + (1 if key == Qt.Key.Key_Down else -1)) % len(self._shares)
            self._cursor = 2 * self._row + 1
            self.stale()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._shares:
            by = 1 if key == Qt.Key.Key_Right else -1
            self.set_share(self._row, self._shares[self._row] + by)
            self._cursor = 2 * self._row + (1 if by > 0 else 0)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        else:
            super().keyPressEvent(event)

    def _typed(self, s: str) -> bool:
        if s.isdecimal() and self._shares:
            self.set_share(self._row, int(s))
            return True
        return False

    def _press(self, index: int) -> None:
        if index in (DONE, CLOSE):
            super()._press(index)
        else:
            row, plus = divmod(index, 2)
            self.set_share(row, self._shares[row] + (1 if plus else -1))

    def draw(self, p: QPainter) -> None:
        """Paint the rows."""
        super().draw(p)
        theme, k, area = self.theme, self.text_scale, self.area
        used, number = font("display", 14.5 * k, 600), font("cond", 22 * k, 700)
        for row, choice in enumerate(self.state.choices):
            y = self.head_height(k) + row * 46 * k + 20 * k
            colour = theme.text if row == self._row else theme.text2
            base = y + QFontMetricsF(used).capHeight() / 2
            mine = font("display", 14.5 * k, 600, 0, choice.text)
            text(p, 18 * k, base, choice.text, mine, colour, "l", area.width() - 186 * k)
            at = area.right() - 86 * k
            text(p, at, y + QFontMetricsF(number).capHeight() / 2, str(self._shares[row]), number, theme.text, "c")
        for cell in self._cells:
            if cell.index >= 0:
                ground = tone(theme.text, 0.10 if self._hover == cell.index else 0.035)
                rounded(p, cell.box.adjusted(0.5, 0.5, -0.5, -0.5), 9, ground, theme.line, 1)
                at_ = cell.box.center()
                draw_icon(p, "plus" if cell.index % 2 else "minus", at_.x(), at_.y(), 16 * k, theme.text)
        said = self.tr("{given} of {total}").format(given=sum(self._shares), total=self.state.total)
        small = font("ui", 13 * k, 500)
        base = self.cell_box(DONE).center().y() + QFontMetricsF(small).capHeight() / 2
        text(p, 18 * k, base, said, small, theme.text2 if self.ready() else theme.coral)
        self._draw_done(p)
