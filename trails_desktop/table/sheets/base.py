"""What all sheets of questions share: state, head, cells under the mouse, the keyboard cursor and the Done button."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from engine.kernel.decisions import Answer
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.questions.state import SheetState
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import (
    button_ground,
    draw_shadow,
    fit,
    focus_ring,
    key_cap,
    key_cap_width,
    rounded,
    text,
    tone,
)
from trails_desktop.ui.theme import Theme

_RADIUS = 12.0
DONE = -2  #: index of the Done button among the cells
CLOSE = -3  #: index of the closing cross


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on a sheet that can be pressed."""

    index: int
    box: QRectF


class ChoiceSheet(Part):
    """A sheet of ``panel2`` on the table. ``chosen(answer)`` carries the engine's answer, a tuple of options;
    ``closed()`` tells that a closable one was dismissed; ``looked_at(option)``: the pointer or the cursor came to it.
    It takes the keyboard with ``setFocus()``; never modal."""

    chosen = Signal(tuple)
    closed = Signal()
    looked_at = Signal(tuple)

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=26)
        self._state = state
        self._cells: list[Cell] = []
        self._cursor = 0
        self._hover: int | None = None
        self._down: int | None = None
        self._answered = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)

    # -- for whoever shows the sheet -------------------------------------------------------------------------------

    @property
    def state(self) -> SheetState:
        """The question."""
        return self._state

    def hint(self, width: float, scale: float) -> QSizeF:
        """The size this sheet wants, at most ``width`` wide."""
        raise NotImplementedError

    def answer(self) -> Answer:
        """What Done would say now."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether Done can be pressed."""
        return True

    def confirm(self) -> None:
        """Press Done."""
        if self.ready():
            self._say(self.answer())

    def close(self) -> None:
        """Dismiss a closable sheet."""
        if self._state.closable and not self._answered:
            self._answered = True
            self.closed.emit()

    def accessible_name(self) -> str:
        """The question."""
        s = self._state
        return ". ".join(part for part in (s.title, s.detail) if part)

    def press(self, index: int) -> None:
        """Press a cell from outside, as a click on it would."""
        self._cursor = index if index != CLOSE else self._cursor
        self._press(index)
        self.stale()

    def spoken(self) -> str:
        """What the keyboard cursor stands on."""
        index = self._cursor
        if index == DONE:
            return self.confirm_label()
        return self.cell_accessible(index)

    def cell_accessible(self, index: int) -> str:
        """What a screen reader says for one cell."""
        if 0 <= index < len(self._state.choices):
            choice = self._state.choices[index]
            return ". ".join(part for part in (choice.text, choice.detail) if part)
        return ""

    def confirm_label(self) -> str:
        """The word on the Done button."""
        return self._state.confirm or self.tr("Done")

    def cell_box(self, index: int) -> QRectF:
        """Where a cell is, local; null if it is not shown."""
        return next((cell.box for cell in self._cells if cell.index == index), QRectF())

    @property
    def cursor_index(self) -> int:
        """Index of the cell with the keyboard cursor."""
        return self._cursor

    # -- for the kinds of sheet ------------------------------------------------------------------------------------

    def _say(self, answer: Answer) -> None:
        # One question, one answer: a double click must not answer the next question too.
        if not self._answered:
            self._answered = True
            self.chosen.emit(answer)

    def again(self) -> None:
        """The answer was refused: the sheet may answer once more."""
        self._answered = False

    def repicture(self, state: SheetState) -> None:
        """The same question with pictures that have been painted since."""
        self._state = state
        self.stale()

    def _press(self, index: int) -> None:
        """A cell was clicked or Enter pressed on it."""
        if index == DONE:
            self.confirm()
        elif index == CLOSE:
            self.close()

    def _set_cells(self, cells: list[Cell]) -> None:
        if self._state.closable:
            k = self.text_scale
            cells = [*cells, Cell(CLOSE, QRectF(self.area.right() - 38 * k, 8 * k, 28 * k, 28 * k))]
        self._cells = cells

    def _order(self) -> list[int]:
        """Cells in the order of the keyboard."""
        return [cell.index for cell in self._cells if cell.index != CLOSE]

    def head_height(self, scale: float) -> float:
        """Height of title and detail."""
        return (44 if not self._state.detail else 62) * scale

    def head_width(self, scale: float) -> float:
        """How wide title, rule and detail are."""
        k, s = scale, self._state
        title = text_width(font("display", 17 * k, 600, 0, s.title), s.title)
        rule = text_width(font("cond", 13 * k, 600), s.rule) + 12 * k if s.rule else 0
        detail = text_width(font("ui", 13 * k, 500, 0, s.detail), s.detail)
        return max(title + rule + (66 if s.closable else 36) * k, detail + 36 * k) + 2

    def _done_cell(self, y: float) -> Cell:
        k = self.text_scale
        label = font("display", 15 * k, 600, 0, self.confirm_label())
        width = max(120 * k, text_width(label, self.confirm_label()) + 40 * k + key_cap_width("Enter", k))
        return Cell(DONE, QRectF(round(self.area.right() - 16 * k - width), round(y), round(width), round(38 * k)))

    # -- mouse -----------------------------------------------------------------------------------------------------

    def cell_at(self, at: QPointF) -> int | None:
        """Index of the cell under a local point."""
        return next((cell.index for cell in self._cells if cell.box.contains(at)), None)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Light the cell under the pointer."""
        self._light(self.cell_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No cell lit."""
        self._light(None)

    def _light(self, index: int | None) -> None:
        if index != self._hover:
            self._hover = index
            self.stale()
            self._tell_looked(index)

    def _tell_looked(self, index: int | None) -> None:
        if index is not None and 0 <= index < len(self._state.choices):
            self.looked_at.emit(self._state.choices[index].option)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The sheet takes every press on it, so that nothing under it is hit."""
        event.accept()
        self._down = self.cell_at(event.pos()) if event.button() == Qt.MouseButton.LeftButton else None
        if self._down is not None and self._down != CLOSE:
            self._cursor = self._down
        self.stale()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Released on the cell it went down on: pressed."""
        down, self._down = self._down, None
        self.stale()
        if down is not None and self.cell_at(event.pos()) == down:
            self._press(down)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is a press."""
        self.mousePressEvent(event)

    # -- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter and space press, Ctrl+Enter is Done, Esc closes a menu, letters and digits choose."""
        key = event.key()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.confirm()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._step(1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._step(-1)
        elif enter or key == Qt.Key.Key_Space:
            self._press(self._cursor)
        elif key == Qt.Key.Key_Escape and self._state.closable:
            self.close()
        elif not self._typed(event.text()):
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        order = self._order()
        if order:
            at = order.index(self._cursor) if self._cursor in order else 0
            self._cursor = order[(at + by) % len(order)]
            self.stale()
            self._tell_looked(self._cursor)

    def _typed(self, s: str) -> bool:
        """A letter or digit; True if it meant something."""
        for i, choice in enumerate(self._state.choices):
            if s and (choice.key.casefold() == s.casefold() or (len(self._state.choices) <= 9 and s == str(i + 1))):
                self._press(i)
                return True
        return False

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, p: QPainter) -> None:
        """Paint the sheet's body and head; subclasses add their cells."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        draw_shadow(p, area, _RADIUS, 4, theme)
        rounded(p, area.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, theme.panel2, theme.line, 2 if theme.flat else 1)
        right = area.right() - (48 if s.closable else 18) * k
        if s.rule:
            right -= text(p, right, 28 * k, s.rule, font("cond", 13 * k, 600), theme.text3, "r") + 12 * k
        title = fit("display", s.title, right - 18 * k, (17 * k, 16 * k, 15 * k, 14 * k, 13 * k))
        text(p, 18 * k, 28 * k, s.title, title, theme.text, "l", right - 18 * k)
        if s.detail:
            text(
                p,
                18 * k,
                49 * k,
                s.detail,
                font("ui", 13 * k, 500, 0, s.detail),
                theme.text2,
                "l",
                area.width() - 36 * k,
            )
        if s.closable:
            box = self.cell_box(CLOSE)
            if self._hover == CLOSE:
                rounded(p, box, 6, tone(theme.text, 0.08))
            draw_icon(p, "close", box.center().x(), box.center().y(), 16 * k, theme.text2)

    def _draw_done(self, p: QPainter) -> None:
        box = self.cell_box(DONE)
        if box.isNull():
            return
        theme, k = self.theme, self.text_scale
        colour, _ = button_ground(p, box, theme, True, self.ready(), self._down == DONE)
        if self._hover == DONE and self.ready():
            rounded(p, box, 12, tone("#FFFFFF", 0.16))
        key_cap(p, box.right() - 10 * k, box.center().y(), self.tr("Enter"), colour, k)
        used = font("display", 15 * k, 600, 0, self.confirm_label())
        y = box.center().y() + QFontMetricsF(used).capHeight() / 2
        text(p, box.left() + 14 * k, y, self.confirm_label(), used, colour)
        if theme.flat and not self.ready():
            rounded(p, box.adjusted(-1, -1, 1, 1), 11, tone(theme.bg, 0.55))

    def draw_live(self, p: QPainter) -> None:
        """The keyboard ring, inside the sheet."""
        box = self.cell_box(self._cursor)
        if self.hasFocus() and not box.isNull():
            focus_ring(p, box.adjusted(3, 3, -3, -3), 8, self.theme)
