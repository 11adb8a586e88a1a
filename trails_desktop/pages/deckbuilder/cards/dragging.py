"""A card being carried by the mouse from the cards to the deck, or out of it; nothing changes before it is put down."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look


class Carried(QWidget):
    """Covers the page while a card is carried and takes the mouse. ``moved(position)`` and ``put_down(number,
    position)`` on the page; Esc or the other button lets go without change: ``let_go()``."""

    moved = Signal(QPoint)
    put_down = Signal(str, QPoint)
    let_go = Signal()

    def __init__(self, page: QWidget, look: Look) -> None:
        super().__init__(page)
        self._look = look
        self.number = ""
        self._face: QPixmap | None = None
        self._at = QPoint()
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look

    def take(self, number: str, face: QPixmap, at: QPoint) -> None:
        """Begin to carry; ``at`` is on the page."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.number, self._face, self._at = number, face, at
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.grabMouse()
        self.grabKeyboard()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._at = event.position().toPoint()
        self.moved.emit(self._at)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number, at = self.number, event.position().toPoint()
        self._done()
        self.put_down.emit(number, at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self._done()
            self.let_go.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._done()
            self.let_go.emit()
        event.accept()

    def _done(self) -> None:
        self.releaseMouse()
        self.releaseKeyboard()
        self.number, self._face = "", None
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        p = painter(self)
        size = self._face.deviceIndependentSize()
        box = QRectF(self._at.x() - size.width() / 2, self._at.y() - size.height() / 2, size.width(), size.height())
        paint.draw_shadow(p, box, size.width() * 7 / 120, 5, self._look.theme)
        p.drawPixmap(box.topLeft(), self._face)
