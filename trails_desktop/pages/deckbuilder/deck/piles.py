"""The deck laid out as piles by cost, as on a desk, in place of the cards to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor
from trails_desktop.pages.deckbuilder.texts import named, type_word
from trails_desktop.screens.parts.widgets import Scroll, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.keys.deeds import PLACE
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK

_DEAREST: Final = 7  #: this cost and every higher one are one pile
_BASES: Final = _DEAREST + 1  #: BASEs have a level and no cost: a pile of their own
_TYPES: Final = ("UNIT", "ITEM", "EVENT", "BASE")
_WIDE, _WIDEST = 88, 132
_SHOWN: Final = 0.3  #: of a covered card's height
_HEAD, _GAP = 30, 18


class Piles(QWidget):
    """``changed(number, by)``, ``count_wanted``, ``opened``, ``dragged``, ``moved(number, into)`` as those of the list
    of the deck."""

    changed = Signal(str, int)
    count_wanted = Signal(str, int)
    opened = Signal(str)
    dragged = Signal(str, QPoint)
    moved = Signal(str, bool)

    def __init__(self, look: Look, stock: Stock, faces: Faces, editor: DeckEditor) -> None:
        super().__init__()
        self.setProperty(PLACE, "deck")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._look, self._stock, self._faces, self._editor = look, stock, faces, editor
        self.piles: list[tuple[int, list[str]]] = []  #: by cost, the numbers from above to below
        self.at = ""  #: the card with the keyboard
        self._hot = ""
        self._press: tuple[str, QPoint] | None = None
        self.area = Scroll(self)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        editor.changed.connect(self.fill)
        faces.came.connect(self.update)
        stock.changed.connect(self.fill)

    # ---- what lies where

    def fill(self) -> None:
        """The deck as it is now."""
        pool, found = self._stock.pool, dict[int, list[tuple[int, str, str]]]()
        for number in self._editor.counts():
            card = self._stock.printing(number)
            cost = card.ep if "EVENT" in card.types else card.cp
            pile = _BASES if "BASE" in card.types else min(cost or 0, _DEAREST)
            kind = next(at for at, one in enumerate(_TYPES) if one in pool.deciding(number).types)
            found.setdefault(pile, []).append((kind, card.name, number))
        last = max((pile for pile in found if pile != _BASES), default=-1)
        first = min(found, default=0)
        costs = [*range(min(first, last + 1), last + 1), *([_BASES] if _BASES in found else [])]
        self.piles = [(cost, [number for *_, number in sorted(found.get(cost, []))]) for cost in costs]
        known = [number for _, pile in self.piles for number in pile]
        if self.at not in known:
            self.at = known[0] if known else ""
        self._fit()

    def _fit(self) -> None:
        lowest = (self._box(column, len(pile) - 1).bottom() for column, (_, pile) in self._columns() if pile)
        high = max(lowest, default=0)
        self.setMinimumSize(round(self._left(len(self.piles))), round(high + _GAP))
        self._tell()
        self.update()

    def _columns(self) -> list[tuple[int, tuple[int, list[str]]]]:
        return list(enumerate(self.piles))

    @property
    def wide(self) -> float:
        """The width of a card."""
        scale = min(self._look.scale, 1.5)
        room = self.area.viewport().width() - _GAP
        each = room / max(1, len(self.piles)) - _GAP
        return max(_WIDE * scale, min(_WIDEST * scale, each))

    def _left(self, column: int) -> float:
        return _GAP + column * (self.wide + _GAP)

    def _box(self, column: int, row: int) -> QRectF:
        high = self.wide * 1.4
        return QRectF(self._left(column), _HEAD * self._look.scale + row * high * _SHOWN, self.wide, high)

    def place(self, number: str) -> tuple[int, int]:
        """Column and row of a card, (-1, -1) if it does not lie here."""
        for column, (_, pile) in self._columns():
            if number in pile:
                return column, pile.index(number)
        return -1, -1

    def box_of(self, number: str) -> QRectF:
        """Where a card's face lies; others may lie on its lower part."""
        return self._box(*self.place(number))

    def card_at(self, point: QPointF) -> str:
        """The uppermost card there, "" if none lies there."""
        for column, (_, pile) in self._columns():
            for row in range(len(pile) - 1, -1, -1):
                if self._box(column, row).contains(point):
                    return pile[row]
        return ""

    def sizeHint(self) -> QSize:
        return QSize(400, 300)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._fit()

    def resizeEvent(self, event: QEvent) -> None:
        self._fit()

    # ---- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, number = event.key(), self.at
        step = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)
        }.get(Qt.Key(key))  # fmt: skip
        if step is not None:
            self.step(*step)
        elif not number:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_A:
            self.moved.emit(number, False)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.changed.emit(number, 1)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Minus, Qt.Key.Key_Delete):
            self.changed.emit(number, -1)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_4:
            self.count_wanted.emit(number, key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Space:
            self.opened.emit(number)
        else:
            super().keyPressEvent(event)

    def step(self, across: int, down: int) -> None:
        """The next card that way; an empty pile is passed over."""
        column, row = self.place(self.at)
        if column < 0:
            return
        if down:
            row = max(0, min(len(self.piles[column][1]) - 1, row + down))
        else:
            column += across
            while 0 <= column < len(self.piles) and not self.piles[column][1]:
                column += across
            if not 0 <= column < len(self.piles):
                return
            row = min(row, len(self.piles[column][1]) - 1)
        self._choose(self.piles[column][1][row])

    def _choose(self, number: str) -> None:
        self.at = number
        box = self.box_of(number)
        self.area.ensureVisible(round(box.center().x()), round(box.center().y()), round(self.wide), round(self.wide))
        self._tell()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.card_at(event.position())
        self._press = None
        if not number:
            return
        self._choose(number)
        if event.button() == Qt.MouseButton.RightButton:
            self.opened.emit(number)
        else:
            self._press = number, event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hot = self.card_at(event.position())
        if hot != self._hot:
            self._hot = hot
            self.update()
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            number, start = self._press
            if (event.position().toPoint() - start).manhattanLength() >= QApplication.startDragDistance():
                self._press = None
                self.dragged.emit(number, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self.card_at(event.position())
        if number:
            self.changed.emit(number, 1)

    def leaveEvent(self, event: QEvent) -> None:
        self._hot = ""
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    # ---- words and drawing

    def head(self, cost: int) -> str:
        """What stands over a pile."""
        return type_word("BASE") if cost == _BASES else f"{cost}+" if cost == _DEAREST else str(cost)

    def retranslate(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("The deck in piles by cost"))
        self.fill()

    def _tell(self) -> None:
        counts = self._editor.counts()
        template = self.tr("{count} × {name}, cost {cost}")
        column, _ = self.place(self.at)
        said = ""
        if column >= 0:
            name = named(self._stock.printing(self.at))
            said = template.format(count=counts.get(self.at, 0), name=name, cost=self.head(self.piles[column][0]))
        self.setAccessibleDescription(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k, counts = self._look.theme, self._look.scale, self._editor.counts()
        ratio, wide = device_ratio(p), round(self.wide)
        for column, (cost, pile) in self._columns():
            x, y = self._left(column), 20 * k
            paint.cap(p, x + 2 * k, y, self.head(cost), 15 * k, theme.text, 14)
            total = str(sum(counts.get(number, 0) for number in pile))
            paint.text(p, x + self.wide - 2 * k, y, total, font("cond", 15 * k, 600), theme.text2, "r")
            order = [number for number in pile if number != self._hot] + [one for one in pile if one == self._hot]
            for number in order:
                self._card(p, self.box_of(number), number, counts.get(number, 0), wide, ratio)

    def _card(self, p: QPainter, box: QRectF, number: str, copies: int, wide: int, ratio: float) -> None:
        theme, k = self._look.theme, self._look.scale
        radius = wide * 7 / 120
        paint.draw_shadow(p, box, radius, 1, theme)
        face = self._faces.small(number, self._stock.code, wide, ratio)
        if face is None:
            paint.rounded(p, box, radius, theme.panel, theme.line, 1)
        else:
            p.drawPixmap(box.topLeft(), face)
        if number == self.at and self.hasFocus():
            paint.focus_ring(p, box.adjusted(1, 1, -1, -1), radius, theme)
        elif number == self.at or number == self._hot:
            paint.rounded(p, box, radius, None, theme.amber, 4 if theme.flat else 2.2)
        x, y = box.right() - 1 * k, box.top() + 13 * k  # half beside the card: its name is read
        paint.fill_path(p, paint.circle(x, y, 10.5 * k), INK, theme.text3, 1.4)
        used = font("cond", (15 if copies < 10 else 12.5) * k, 700)
        paint.text(p, x, y + QFontMetricsF(used).capHeight() / 2, str(copies), used, "#FFFFFF", "c")
