"""Sheets for orders: one rail of cards from first to last, or two rails for a plan (top of the deck, under it)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from engine.kernel.decisions import Answer
from trails_desktop.table.questions.state import Choice, SheetState
from trails_desktop.table.sheets.base import DONE, Cell, ChoiceSheet
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import circle, dashed, draw_shadow, elide, fill_path, focus_ring, rounded, text, tone
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.theme import INK, Theme

_DRAG_FROM = 6.0  #: pixels until a press becomes a drag
_TILE = (96.0, 62.0)
_CARD = (84.0, 118.0)
_LABEL = 25.0


class RailSheet(ChoiceSheet):
    """Cards on rails. Drag them, or: arrows move the cursor, Shift+arrows (or Ctrl) move the card, Enter is Done."""

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._rails: list[list[int]] = [list(range(len(state.choices)))]
        self._dragged: int | None = None
        self._pressed_at: QPointF | None = None
        self._at = QPointF()
        self._hold = QPointF()

    def rail_labels(self) -> tuple[str, ...]:
        """What stands over each rail."""
        raise NotImplementedError

    @property
    def rails(self) -> tuple[tuple[int, ...], ...]:
        """Indexes of the choices on each rail, first card first."""
        return tuple(tuple(rail) for rail in self._rails)

    def _pictured(self) -> bool:
        return any(choice.picture is not None for choice in self.state.choices)

    def _item_size(self, k: float) -> QSizeF:
        wide, high = _CARD if self._pictured() else _TILE
        if self._pictured():
            return QSizeF(round(wide * k), round(high * k))
        return QSizeF(round(170 * k if len(self.state.choices) <= 4 else wide * 1.35 * k), round(high * k))

    def hint(self, width: float, scale: float) -> QSizeF:
        """Room for all cards side by side; closer when the window is narrow."""
        k, size = scale, self._item_size(scale)
        rails = len(self._rails)
        wide = max(2, len(self.state.choices)) * (size.width() + 10 * k) + 40 * k
        high = self.head_height(k) + rails * (size.height() + (_LABEL + 16) * k) + 56 * k
        return QSizeF(round(min(width, max(380 * k, wide, self.head_width(k)))), round(high))

    def _rail_top(self, rail: int) -> float:
        k = self.text_scale
        return self.head_height(k) + rail * (self._item_size(k).height() + (_LABEL + 16) * k) + _LABEL * k

    def relaid(self) -> None:
        """Place the cards on their rails."""
        k, size = self.text_scale, self._item_size(self.text_scale)
        cells = []
        for number, rail in enumerate(self._rails):
            step = self._step_width(len(rail), size.width())
            for slot, index in enumerate(rail):
                box = QRectF(QPointF(round(20 * k + slot * step), round(self._rail_top(number))), size)
                cells.append(Cell(index, box))
        cells.append(self._done_cell(self.area.bottom() - 52 * k))
        self._set_cells(cells)

    def _step_width(self, count: int, wide: float) -> float:
        k = self.text_scale
        room = self.area.width() - 40 * k - wide
        return min(wide + 10 * k, room / (count - 1)) if count > 1 else wide + 10 * k

    def _find(self, index: int) -> tuple[int, int]:
        return next((r, rail.index(index)) for r, rail in enumerate(self._rails) if index in rail)

    def move_item(self, index: int, rail: int, slot: int) -> None:
        """Put a card at a place on a rail."""
        old, at = self._find(index)
        del self._rails[old][at]
        slot = min(max(0, slot), len(self._rails[rail]))
        self._rails[rail].insert(slot, index)
        self.relaid()
        self.stale()

    def cell_accessible(self, index: int) -> str:
        """The card, its place and its rail."""
        rail, slot = self._find(index)
        return self.tr("{card}, {rail}, place {place} of {count}").format(
            card=self.state.choices[index].text, rail=self.rail_labels()[rail], place=slot + 1,
            count=len(self._rails[rail]),
        )  # fmt: skip

    # -- mouse: a card follows the pointer, the others make room ---------------------------------------------------

    def cell_at(self, at: QPointF) -> int | None:
        """The card in front where cards overlap."""
        return next((cell.index for cell in reversed(self._cells) if cell.box.contains(at)), None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a card."""
        super().mousePressEvent(event)
        if self._down is not None and self._down >= 0:
            self._pressed_at = event.pos()
            self._hold = event.pos() - self.cell_box(self._down).topLeft()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry it."""
        if self._pressed_at is None or self._down is None:
            return
        if self._dragged is None and (event.pos() - self._pressed_at).manhattanLength() >= _DRAG_FROM:
            self._dragged = self._down
        if self._dragged is not None:
            self._at = event.pos()
            rail, slot = self._place_at(event.pos())
            if (rail, slot) != self._find(self._dragged):
                self.move_item(self._dragged, rail, slot)
            self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go: the card lies where the gap was."""
        self._pressed_at = None
        if self._dragged is None:
            super().mouseReleaseEvent(event)
            return
        self._cursor = self._dragged
        self._dragged = None
        self._down = None
        self.stale()

    def _place_at(self, at: QPointF) -> tuple[int, int]:
        size = self._item_size(self.text_scale)
        middle = at - self._hold + QPointF(size.width() / 2, size.height() / 2)
        rail = min(
            range(len(self._rails)), key=lambda r: abs(self._rail_top(r) + size.height() / 2 - middle.y())
        )  # fmt: skip
        others = [index for index in self._rails[rail] if index != self._dragged]
        step = self._step_width(len(others) + 1, size.width())
        slot = round((middle.x() - 20 * self.text_scale - size.width() / 2) / step) if step else 0
        return rail, min(max(0, slot), len(others))

    # -- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        key = event.key()
        carry = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        arrows = {
            Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
        }  # fmt: skip
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif key in arrows and self._cursor >= 0:
            rails, slots = arrows[Qt.Key(key)]
            rail, slot = self._find(self._cursor)
            target = min(max(0, rail + rails), len(self._rails) - 1)
            if carry:
                self.move_item(self._cursor, target, slot + slots if target == rail else len(self._rails[target]))
            elif target == rail:
                self._cursor = self._rails[rail][min(max(0, slot + slots), len(self._rails[rail]) - 1)]
                self.stale()
            elif self._rails[target]:
                self._cursor = self._nearest(self._rails[target], self.cell_box(self._cursor).center().x())
                self.stale()
        elif key in arrows:
            self._cursor = self._order()[0]
            self.stale()
        else:
            super().keyPressEvent(event)

    def _nearest(self, cards: list[int], x: float) -> int:
        return min(cards, key=lambda index: abs(self.cell_box(index).center().x() - x))

    def _typed(self, s: str) -> bool:
        return False

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, p: QPainter) -> None:
        """Paint rails and cards."""
        super().draw(p)
        theme, k, size = self.theme, self.text_scale, self._item_size(self.text_scale)
        for number, label in enumerate(self.rail_labels()):
            top = self._rail_top(number)
            used = font("cond", 11.5 * k, 600, 14, label)
            text(p, 20 * k, top - 10 * k, label.upper(), used, theme.text2)
            ground = QRectF(12 * k, top - 4 * k, self.area.width() - 24 * k, size.height() + 8 * k)
            rounded(p, ground, 8, tone(theme.zone, 0.06), tone(theme.zone, theme.zone_alpha), 1)
            for index in self._rails[number]:
                box = self.cell_box(index)
                if index == self._dragged:
                    dashed(p, box.adjusted(1, 1, -1, -1), 6, theme.amber)
                else:
                    self._draw_item(p, box, index, self._find(index)[1])
        self._draw_done(p)
        said = self.tr("Drag, or Shift and arrows")
        small = font("ui", 12.5 * k, 500, 0, said)
        y = self.cell_box(DONE).center().y() + QFontMetricsF(small).capHeight() / 2
        text(p, 18 * k, y, said, small, theme.text3, "l", self.cell_box(DONE).left() - 30 * k)

    def draw_live(self, p: QPainter) -> None:
        """The card that is carried, and the keyboard ring."""
        if self._dragged is not None:
            size = self._item_size(self.text_scale)
            box = QRectF(self._at - self._hold, size)
            draw_shadow(p, box, 6, 5, self.theme)
            self._draw_item(p, box, self._dragged, None)
        elif self.hasFocus() and not self.cell_box(self._cursor).isNull():
            focus_ring(p, self.cell_box(self._cursor), 6, self.theme)

    def _draw_item(self, p: QPainter, box: QRectF, index: int, slot: int | None) -> None:
        theme, k = self.theme, self.text_scale
        choice = self.state.choices[index]
        lit = self._hover == index
        if choice.picture is not None:
            draw_shadow(p, box, 6, 1, theme)
            p.drawImage(box, _scaled(choice.picture, box, device_ratio(p)))
            if lit:
                rounded(p, box.adjusted(-1, -1, 1, 1), 6, None, theme.text, 2)
        else:
            rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 8, theme.panel, theme.text if lit else theme.line, 1.2)
            self._draw_words(p, box, choice)
        if slot is not None:
            x, y = box.right() - 8 * k, box.top() + 4 * k
            fill_path(p, circle(x, y, 11 * k), theme.amber, INK, 1.6)
            number = font("cond", 15 * k, 700)
            colour = INK if theme.name != "light" else theme.on_amber
            text(p, x, y + QFontMetricsF(number).capHeight() / 2, str(slot + 1), number, colour, "c")

    def _draw_words(self, p: QPainter, box: QRectF, choice: Choice) -> None:
        theme, k = self.theme, self.text_scale
        used = font("display", 13.5 * k, 600, 0, choice.text)
        room = box.width() - 26 * k
        if choice.icon:
            draw_icon(p, choice.icon, box.left() + 16 * k, box.top() + 19 * k, 15 * k, theme.amber)
        x = box.left() + (30 if choice.icon else 12) * k
        text(p, x, box.top() + 24 * k, choice.text, used, theme.text, "l", room - (18 * k if choice.icon else 0))
        if choice.detail:
            small = font("ui", 12 * k, 500, 0, choice.detail)
            text(p, box.left() + 12 * k, box.top() + 44 * k, elide(choice.detail, small, room), small, theme.text2)


class OrderSheet(RailSheet):
    """All options in an order, the first at the left."""

    def rail_labels(self) -> tuple[str, ...]:
        """One rail."""
        return (self.tr("First to last"),)

    def answer(self) -> Answer:
        """The options in their order."""
        return tuple(self.state.choices[i].option for i in self._rails[0])


class ArrangeSheet(RailSheet):
    """A plan: cards back on top of the deck or under it, each pile in an order, first card at the left."""

    def __init__(self, state: SheetState, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(state, theme, parent)
        self._rails.append([])

    def rail_labels(self) -> tuple[str, ...]:
        """Top and bottom of the deck."""
        return (self.tr("On top of the deck, first drawn at the left"), self.tr("Under the deck"))

    def answer(self) -> Answer:
        """Every card with its side, first card first."""
        return tuple(
            (side, self.state.choices[i].option[1])
            for side, rail in zip(("top", "under"), self._rails, strict=True)
            for i in rail
        )


def _scaled(image: QImage, box: QRectF, ratio: float) -> QImage:
    wide, high = max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio))
    if image.width() == wide and image.height() == high:
        return image
    return image.scaled(
        wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip
