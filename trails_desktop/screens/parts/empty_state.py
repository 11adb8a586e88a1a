"""What stands where there is nothing yet: a mark in a compass ring, what will come here, and how."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.screens.parts.widgets import Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look

_RING, _TICKS = 92, 32


class Medallion(QWidget):
    """An icon in a ring with the ticks of a compass."""

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__()
        self._icon = icon
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(_RING + 8))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        middle, radius = QPointF(self.width() / 2, self.height() / 2), _RING * k / 2
        p.setPen(QPen(paint.tone(theme.amberd), 2 * k))
        p.setBrush(paint.tone(theme.panel))
        p.drawEllipse(middle, radius * 0.74, radius * 0.74)
        p.setPen(QPen(paint.tone(theme.line), 1.4 * k))
        p.save()
        p.translate(middle)
        for tick in range(_TICKS):
            p.drawLine(QPointF(0, -radius), QPointF(0, -radius * (0.84 if tick % 8 == 0 else 0.92)))
            p.rotate(360 / _TICKS)
        p.restore()
        draw_icon(p, self._icon, middle.x(), middle.y(), 32 * k, theme.amberd)


class Emptiness(QWidget):
    """In the middle of the place it is given."""

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__()
        middle = Qt.AlignmentFlag.AlignHCenter
        self.medallion = Medallion(look, icon)
        self.title = Words(look, "display", 20, wrap=True, align=middle)
        self.text = Words(look, "ui", 15, "text2", wrap=True, align=middle)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        for widget in (self.medallion, self.title, self.text):
            self._column.addWidget(widget)
        self._column.addStretch(3)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        set_spacing(self._column, look, 10, (24, 12, 24, 12))

    def set_words(self, title: str, text: str) -> None:
        """What there is none of, and how some will come; translated."""
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(f"{title} {text}")
