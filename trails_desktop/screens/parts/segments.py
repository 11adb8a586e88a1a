"""A switch of a few choices side by side, made of real radio buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import RING, paint_width, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look


class Segment(QRadioButton):
    """One choice of a :class:`Segments` switch."""

    def __init__(self, look: Look, first: bool, last: bool) -> None:
        super().__init__()
        self._look, self._first, self._last = look, first, last
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return font("ui", 13.5 * self._look.scale, 600, 0, self.text())

    def sizeHint(self) -> QSize:
        k = self._look.scale
        return QSize(round(paint_width(self._font(), self.text()) + 32 * k), round(32 * k) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        box = QRectF(self.rect()).adjusted(1, RING, -1, -RING)
        radius = box.height() / 2
        if self.isChecked():
            flat = theme.flat
            ground = paint.tone(theme.amber, 1.0 if flat else 0.2)
            paint.rounded(p, box, radius, ground, theme.amber, 1.6 * self._look.line)
            text = "#000000" if flat else theme.text
        else:
            text = theme.text if self.underMouse() else theme.text2
        if self.hasFocus():
            paint.focus_ring(p, box.adjusted(4, 4, -4, -4), radius - 4, theme)
        used = self._font()
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        paint.text(p, box.center().x(), base, self.text(), used, text, "c", box.width() - 8)


class Segments(QWidget):
    """A switch of a few choices side by side; arrow keys move, ``chosen(index)`` tells."""

    chosen = Signal(int)

    def __init__(self, look: Look, count: int) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, 0, RING, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons = [Segment(look, i == 0, i == count - 1) for i in range(count)]
        for i, button in enumerate(self.buttons):
            self._group.addButton(button, i)
            row.addWidget(button)
        self._group.idClicked.connect(self.chosen)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def set_words(self, name: str, choices: Sequence[str]) -> None:
        """What is chosen (for the screen reader) and the choices' texts."""
        self.setAccessibleName(name)
        for button, text in zip(self.buttons, choices, strict=True):
            button.setText(text)
            button.setAccessibleName(f"{name}: {text}")
            button.updateGeometry()

    def select(self, index: int) -> None:
        """Show a choice without telling anybody."""
        self.buttons[index].setChecked(True)

    def selected(self) -> int:
        """The index chosen, -1 if none."""
        return self._group.checkedId()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        box = QRectF(self.rect()).adjusted(RING + 0.5, RING + 0.5, -RING - 0.5, -RING - 0.5)
        theme = self._look.theme
        fill = paint.tone(theme.panel, 0.7)
        paint.rounded(p, box, box.height() / 2, fill, theme.line, (2 if theme.flat else 1.2) * self._look.line)
