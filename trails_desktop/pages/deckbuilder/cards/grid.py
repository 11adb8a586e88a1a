"""Thousands of cards as faces, with the copies in the deck under each: an item view, so that keyboard and screen
reader work by themselves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.model import HEAD, NUMBER, CardModel, Index
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK

FACE: Final = 124
_FOOT: Final = 42
_HEADING: Final = 40
_ROOM: Final = 14  #: round a face, for its shadow
#: Cards laid out before the first picture of a result; the rest follows at once, between two frames.
_BATCH: Final = 800
MOST: Final = 4


class CardDelegate(QStyledItemDelegate):
    """Paints a face and, under it, a lamp a copy: lit in the deck, ring owned, dash not owned."""

    def __init__(self, faces: Faces, model: CardModel, look: Look, building: bool) -> None:
        super().__init__(model)
        self._faces, self._model, self.look, self._building = faces, model, look, building
        self.cell = QSize(100, 100)
        self.wide = FACE
        self._signs: dict[tuple[object, ...], QPixmap] = {}

    def fit(self, room: int, look: Look) -> None:
        """Cells that fill a row of that width."""
        self.look = look
        self.wide = round(FACE * min(look.scale, 1.6))
        least = self.wide + 13
        across = max(1, room // least)
        self.cell = QSize(max(least, room // across), round(self.wide * 1.4 + _FOOT * look.scale))
        self.heading = QSize(room, round(_HEADING * look.scale))
        self._signs.clear()

    heading = QSize(100, _HEADING)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell if self._model.rows[index.row()][0] else self.heading

    def face_box(self, rect: QRect) -> QRectF:
        """Where the face lies in a cell."""
        return QRectF(round(rect.center().x() - self.wide / 2), rect.top() + 7, self.wide, round(self.wide * 1.4))

    def foot_box(self, rect: QRect) -> QRectF:
        """Where the lamps lie in a cell."""
        face, k = self.face_box(rect), self.look.scale
        return QRectF(face.center().x() - 37 * k, face.bottom() + 8 * k, 74 * k, 22 * k)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.row()
        number = self._model.rows[row][0]
        if not number:
            self._paint_heading(p, QRectF(option.rect), str(index.data(HEAD)))
            return
        look, theme = self.look, self.look.theme
        box = self.face_box(option.rect)
        radius = self.wide * 7 / 120
        ratio = device_ratio(p)
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.drawPixmap(box.topLeft() - QPointF(_ROOM, _ROOM), self._shadow(ratio))
        face = self._faces.small(number, self._model.stock.code, self.wide, ratio)
        if face is None:
            paint.rounded(p, box, radius, theme.panel, theme.line, 1)
        else:
            p.drawPixmap(box.topLeft(), face)
        copies = self._model.copies.get(number, 0)
        most = self._model.most_of(number)
        if self._building and most is not None and copies >= most:
            paint.rounded(p, box, radius, paint.tone(theme.bg, 0.55))
            words = QCoreApplication.translate("DeckBuilder", "{count} of {most}").format(count=copies, most=most)
            sign, colour = ("check", theme.mint) if copies == most else ("warn", theme.coral)
            paint.pill(p, box.center().x(), box.center().y(), sign, words, colour, theme, look.scale)
        state = option.state
        hot = bool(state & QStyle.StateFlag.State_MouseOver)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(p, box.adjusted(1, 1, -1, -1), radius, theme)
        elif state & QStyle.StateFlag.State_Selected:
            paint.rounded(p, box, radius, None, theme.amber, 4 if theme.flat else 2.6)
        elif hot:
            paint.rounded(p, box, radius, None, theme.amber, 1.6)
        foot = self.foot_box(option.rect)
        p.drawPixmap(foot.topLeft(), self._lamps(copies, self._model.stock.owned.get(number, 0), ratio))
        if self._building and (hot or state & QStyle.StateFlag.State_Selected):
            for at, name in ((foot.left() - 15 * look.scale, "minus"), (foot.right() + 15 * look.scale, "plus")):
                centre = foot.center().y()
                paint.fill_path(p, paint.circle(at, centre, 10 * look.scale), theme.panel2, theme.line, 1)
                draw_icon(p, name, at, centre, 13 * look.scale, theme.text)
        p.restore()

    def _shadow(self, ratio: float) -> QPixmap:
        """The shadow of a face, painted once: nine pieces a card are too many for a frame."""
        key = ("shadow", ratio, self.look.theme.name, self.wide)
        if key not in self._signs:
            wide, high = self.wide, round(self.wide * 1.4)
            image, p = paint.begin_image(wide + 2 * _ROOM, high + 2 * _ROOM, ratio)
            paint.draw_shadow(p, QRectF(_ROOM, _ROOM, wide, high), wide * 7 / 120, 1, self.look.theme)
            p.end()
            self._signs[key] = QPixmap.fromImage(image)
        return self._signs[key]

    def _lamps(self, copies: int, owned: int, ratio: float) -> QPixmap:
        look = self.look
        key = (copies, min(owned, 99), ratio, look.theme.name, look.scale, self._building)
        if key not in self._signs:
            k = look.scale
            image, p = paint.begin_image(74 * k, 22 * k, ratio)
            _paint_lamps(p, QRectF(0, 0, 74 * k, 22 * k), look, copies if self._building else 0, owned, self._building)
            p.end()
            self._signs[key] = QPixmap.fromImage(image)
        return self._signs[key]

    def _paint_heading(self, p: QPainter, rect: QRectF, words: str) -> None:
        look, theme = self.look, self.look.theme
        used = font("cond", 14 * look.scale, 600, 16, words)
        base = rect.bottom() - 10 * look.scale
        p.save()
        width = paint.text(p, rect.left() + 10, base, words.upper(), used, theme.text2)
        p.setPen(theme.line)
        y = base - QFontMetricsF(used).capHeight() / 2
        p.drawLine(QPointF(rect.left() + width + 24, y), QPointF(rect.right() - 12, y))
        p.restore()


def _paint_lamps(p: QPainter, box: QRectF, look: Look, copies: int, owned: int, building: bool) -> None:
    theme, k = look.theme, look.scale
    if copies > MOST or (not building and owned > MOST):
        words = f"× {max(copies, owned if not building else 0)}"
        used = font("cond", 15 * k, 700)
        paint.text(p, box.center().x(), box.center().y() + 5 * k, words, used, theme.text, "c")
        return
    paint.rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 11 * k, theme.panel, theme.line, 1)
    y = box.center().y()
    for place in range(MOST):
        x = box.left() + 14 * k + place * 15.4 * k
        if place < copies:
            glow = paint.radial(x, y, 5.4 * k, [(0, "#FFF6D2"), (0.6, "#FFCF66"), (1, "#E0921A")])
            paint.fill_path(p, paint.circle(x, y, 5.2 * k), theme.amber if theme.flat else glow, INK, 0.8)
        elif place < owned:
            paint.fill_path(p, paint.circle(x, y, 4.4 * k), None, theme.text2, 1.4)
        else:
            p.setPen(theme.text3)
            p.drawLine(QPointF(x - 3.6 * k, y), QPointF(x + 3.6 * k, y))


class CardGrid(QListView):
    """The grid. ``changed(number, by)``: copies more or fewer; ``count_wanted(number, copies)``: exactly so many;
    ``opened(number)``: to be seen large; ``dragged(number, global position)``: a card is being carried away;
    ``looked(number, global rectangle)``: to be read beside its place, "" for no longer."""

    changed = Signal(str, int)
    count_wanted = Signal(str, int)
    opened = Signal(str)
    dragged = Signal(str, QPoint)
    looked = Signal(str, QRect)

    def __init__(self, faces: Faces, model: CardModel, look: Look, building: bool) -> None:
        super().__init__()
        self._looked = ""
        self.verticalScrollBar().valueChanged.connect(self.look_away)
        self._building = building
        self._press: QPoint | None = None
        self._look = look
        self.cards = model
        self.painter_of_cards = CardDelegate(faces, model, look, building)
        self.setModel(model)
        self.setItemDelegate(self.painter_of_cards)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setStyleSheet("QListView, QListView::item { background: transparent; border: none; padding: 0; }")
        model.modelAboutToBeReset.connect(self._about_to_reset)
        model.modelReset.connect(self._reset)
        faces.came.connect(self.viewport().update)
        self._current = ""

    def set_look(self, look: Look) -> None:
        self._look = look
        self._fit()

    def current(self) -> str:
        """The number of the current card, "" if there is none."""
        index = self.currentIndex()
        return self.cards.number(index.row()) if index.isValid() else ""

    def choose(self, number: str) -> None:
        """Make a card the current one, if it is shown."""
        row = self.cards.row_of(number)
        if row >= 0:
            self.setCurrentIndex(self.cards.index(row, 0))

    def point_of(self, number: str) -> QPoint:
        """The middle of a card's face, on the viewport."""
        return self.painter_of_cards.face_box(
            self.visualRect(self.cards.index(self.cards.row_of(number), 0))
        ).center().toPoint()  # fmt: skip

    def _fit(self) -> None:
        room = self.viewport().width() - 2
        self.painter_of_cards.fit(max(60, room), self._look)
        plain = not self.cards.grouped
        self.setUniformItemSizes(plain)
        self.verticalScrollBar().setSingleStep(round(36 * self._look.scale))
        self.scheduleDelayedItemsLayout()

    def _about_to_reset(self) -> None:
        self._current = self.current()

    def _reset(self) -> None:
        self._fit()
        row = self.cards.row_of(self._current)
        if row < 0:
            row = next((at for at, (number, _) in enumerate(self.cards.rows) if number), -1)
            self.scrollToTop()
        if row >= 0:
            self.selectionModel().setCurrentIndex(
                self.cards.index(row, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.look_at(self.indexAt(event.pos()))
            return True
        if event.type() == QEvent.Type.Leave:
            self.look_away()
        return super().viewportEvent(event)

    def look_at(self, index: QModelIndex) -> None:
        """The card of this place is to be read."""
        number = self.cards.number(index.row()) if index.isValid() else ""
        if number and number != self._looked:
            self._looked = number
            face = self.painter_of_cards.face_box(self.visualRect(index)).toRect()
            self.looked.emit(number, QRect(self.viewport().mapToGlobal(face.topLeft()), face.size()))

    def look_away(self) -> None:
        """No card is read any more."""
        if self._looked:
            self._looked = ""
            self.looked.emit("", QRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.look_away()
        number = self.current()
        key = event.key()
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
        )  # fmt: skip
        if number and plain and self._building:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Equal):
                self.changed.emit(number, 1)
                return
            if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Minus, Qt.Key.Key_Delete):
                self.changed.emit(number, -1)
                return
            if Qt.Key.Key_0 <= key <= Qt.Key.Key_4:
                self.count_wanted.emit(number, key - Qt.Key.Key_0)
                return
        large = (Qt.Key.Key_Space,) if self._building else (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if number and plain and key in large:
            self.opened.emit(number)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        number = self.cards.number(index.row()) if index.isValid() else ""
        self._press = None
        if event.button() == Qt.MouseButton.RightButton and number:
            self.setCurrentIndex(index)
            self.opened.emit(number)
            return
        super().mousePressEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or not number:
            return
        sign = self._sign_at(index, event.position())
        if sign:
            self.changed.emit(number, sign)
        else:
            self._press = event.position().toPoint()

    def _sign_at(self, index: QModelIndex, point: QPointF) -> int:
        """+1 or -1 where a press adds or takes out, else 0."""
        if not self._building:
            return 0
        foot = self.painter_of_cards.foot_box(self.visualRect(index))
        grown = foot.adjusted(-28 * self._look.scale, -6, 28 * self._look.scale, 6)
        if not grown.contains(point):
            return 0
        return -1 if point.x() < foot.left() - 2 else 1 if point.x() > foot.right() + 2 else 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is not None and self._building and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.position().toPoint() - self._press).manhattanLength()
            if far >= QApplication.startDragDistance():
                index = self.indexAt(self._press)
                self._press = None
                if index.isValid():
                    self.look_away()
                    self.dragged.emit(str(index.data(NUMBER)), event.globalPosition().toPoint())
            return
        index = self.indexAt(event.position().toPoint())
        if self._looked and (not index.isValid() or self.cards.number(index.row()) != self._looked):
            self.look_away()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press is not None:
            self.look_at(self.indexAt(self._press))
        self._press = None
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        number = self.cards.number(index.row()) if index.isValid() else ""
        if not number or event.button() != Qt.MouseButton.LeftButton:
            return
        sign = self._sign_at(index, event.position())
        self.look_away()
        if not self._building:
            self.opened.emit(number)
        else:
            self.changed.emit(number, sign or 1)
