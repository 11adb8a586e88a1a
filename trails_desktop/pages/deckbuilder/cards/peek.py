"""A card to be read beside the list it lies in: by one click on it, or when the mouse rests on it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import named
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_SHAPE = 88 / 63
_GAP = 10


class Peek(QWidget):
    """A large face over the page. The mouse goes through it; it goes when the list says so."""

    def __init__(self, page: QWidget, look: Look, stock: Stock, faces: Faces) -> None:
        super().__init__(page)
        self._page, self._look, self._stock, self._faces = page, look, stock, faces
        self.number = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        faces.came.connect(self.update)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.drop()

    def show_beside(self, number: str, card: QRect) -> None:
        """Show a card beside its place in the list (global pixels), on the side that has more room."""
        page = self._page
        place = QRect(page.mapFromGlobal(card.topLeft()), card.size())
        wide = min(self._look.px(340), round(page.width() * 0.4), round((page.height() - 24) / _SHAPE))
        size = QSize(wide + 2 * _GAP, round(wide * _SHAPE) + 2 * _GAP)
        right = page.width() - place.right() >= place.left()
        x = place.right() + 4 if right else place.left() - 4 - size.width()
        y = place.center().y() - size.height() // 2
        room = page.size() - size
        self.setGeometry(QRect(QPoint(max(0, min(x, room.width())), max(0, min(y, room.height()))), size))
        self.number = number
        self.setAccessibleName(named(self._stock.printing(number)))
        self.raise_()
        self.show()
        self.update()

    def drop(self) -> None:
        """Show nothing."""
        self.number = ""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.number:
            return
        p = painter(self)
        box = QRectF(self.rect()).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        paint.draw_shadow(p, box, box.width() * 30 / 630, 2, self._look.theme)
        face = self._faces.large(self.number, self._stock.code, round(box.width()), self.devicePixelRatioF())
        p.drawPixmap(box.topLeft(), face)
