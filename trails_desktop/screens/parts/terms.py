"""Words of the game with their signs: a row for each, and a box with its sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.trails.book.glossary import Term
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.table.pieces.terms import box_height, paint_box, paint_sign
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip


class TermRow(QWidget):
    """A word and a few words beside it; its sentence is the tooltip, and what a screen reader says."""

    def __init__(self, look: Look, term: Term) -> None:
        super().__init__()
        self._look, self.term = look, term
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(plain_tip(term.says))
        self.setAccessibleName(term.name)
        self.setAccessibleDescription(term.says)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._look.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.rounded(p, box, 10, theme.panel2, theme.amber if self.hasFocus() else theme.line, 2 if theme.flat else 1)
        paint_sign(p, self.term, 24 * k, box.center().y(), 14 * k)
        room = box.width() - 58 * k
        paint.text(
            p, 48 * k, 19 * k, self.term.name, font("ui", 14.5 * k, 600, 0, self.term.name), theme.text, "l", room
        )
        small = font("ui", 12.5 * k, 500, 0, self.term.short)
        paint.text(p, 48 * k, 36 * k, self.term.short, small, theme.text2, "l", room)


class TermBox(QWidget):
    """A word, its sentence and its rule: what stands beside a large card, or on paper."""

    def __init__(self, look: Look, term: Term, paper: bool = False) -> None:
        super().__init__()
        self._look, self.term, self._paper = look, term, paper
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(term.name)
        self.setAccessibleDescription(term.says)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its text asks at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(box_height(self.term, width, self._look.scale, self._look.theme))

    def sizeHint(self) -> QSize:
        width = self._look.px(402)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        paint_box(painter(self), box, self.term, self._look.scale, self._look.theme, self._paper)
