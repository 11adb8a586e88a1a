"""One card as large as the window allows, over whatever is there; arrow keys leaf through its neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.trails.cards.printing import Printing
from trails_desktop.screens.parts.faces import FaceArt
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

_SHAPE = 880 / 630


class LargeCard(QWidget):
    """Covers its parent while open; Esc, Enter, Space or a click closes it and gives the focus back."""

    def __init__(self, parent: QWidget, art: FaceArt) -> None:
        super().__init__(parent)
        self._art = art
        self._look: Look | None = None
        self._cards: tuple[Printing, ...] = ()
        self._at = 0
        self._before: QWidget | None = None
        self._hint = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        art.changed.connect(self._picture_came)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def retranslate(self) -> None:
        """Set every text."""
        self._hint = self.tr("Arrow keys: other cards · Esc: back")
        self._name()

    def open(self, cards: Sequence[Printing], at: int) -> None:
        """Show the card number ``at`` of ``cards``."""
        self._cards, self._at = tuple(cards), at
        self._before = self.window().focusWidget()
        self._name()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def card(self) -> Printing | None:
        """The card shown."""
        return self._cards[self._at] if self._cards else None

    def done(self) -> None:
        """Close."""
        self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(Qt.Key(key), 0)
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.done()
        elif step and self._cards:
            self._at = (self._at + step) % len(self._cards)
            self._name()
            self.update()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.done()

    def paintEvent(self, event: QPaintEvent) -> None:
        card, look = self.card, self._look
        if card is None or look is None:
            return
        p = painter(self)
        p.fillRect(self.rect(), paint.tone("#050B12", 0.92 if look.theme.flat else 0.82))
        note = 34 * look.scale
        height = min(self.height() - 2 * 16 - note, (self.width() - 32) * _SHAPE, 880.0)
        width = int(height / _SHAPE)
        box = QRectF(round((self.width() - width) / 2), 16, width, round(width * _SHAPE))
        paint.draw_shadow(p, box, width * 30 / 630, 4, look.theme)
        p.drawPixmap(box.topLeft(), self._art.large(card, width, self.devicePixelRatioF()))
        used = font("ui", 13.5 * look.scale, 500, 0, self._hint)
        paint.text(p, self.width() / 2, self.height() - note / 2, self._hint, used, "#D7E2EA", "c")

    def _name(self) -> None:
        card = self.card
        if card is not None:
            self.setAccessibleName(f"{card.name} [{card.subname}]" if card.subname else card.name)
            arts = f"\n{card.arts.name}: {card.arts.text}" if card.arts else ""
            self.setAccessibleDescription(card.text + arts)

    def _picture_came(self, number: str) -> None:
        if self.isVisible() and self.card is not None and self.card.number == number:
            self.update()
