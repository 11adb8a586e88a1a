"""Small round buttons that can be on or off, and a layout that breaks them into lines."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import RING, paint_width, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.settings import Look


class Chip(QPushButton):
    """On or off; with the mark of an organization or an icon if it has one. ``value`` is what it stands for."""

    def __init__(self, look: Look, value: str, style: OrgStyle | None = None, icon: str = "") -> None:
        super().__init__()
        self.value = value
        self._look, self._style, self._icon = look, style, icon
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: str) -> None:
        """The text."""
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        k, words = self._look.scale, self.text().replace("&&", "&")
        used = font("ui", 13.5 * k, 500, 0, words)
        mark = 22 * k if self._style is not None or self._icon else 0
        return QSize(round(paint_width(used, words) + mark + 24 * k) + 4, round(29 * k) + RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(2, RING / 2, -2, -RING / 2)
        hot = self.underMouse() or self.isChecked()
        fill = theme.panel
        on = self.isChecked()
        paint.rounded(p, box, box.height() / 2, paint.tone(fill, 1 if theme.flat else 0.9), None)
        if self._style is not None and not theme.flat:
            paint.rounded(p, box, box.height() / 2, paint.tone(self._style.colour, 0.34 if on else 0.14), None)
        elif on:
            paint.rounded(p, box, box.height() / 2, paint.tone(theme.amber, 1 if theme.flat else 0.2), None)
        line = theme.amber if hot else theme.line
        paint.rounded(p, box, box.height() / 2, None, line, 2.2 if on else 1.2)
        if self.hasFocus():
            paint.focus_ring(p, box.adjusted(5, 5, -5, -5), box.height() / 2 - 5, theme)
        text = theme.on_amber if on and theme.flat else theme.text
        x = box.left() + 12 * k
        if self._style is not None:
            light = theme.name != "light"
            colour = self._style.tint if theme.flat else self._style.colour if light else self._style.deep
            paint.fill_path(p, mark_path(self._style.mark, x + 6 * k, box.center().y(), 6.4 * k), colour)
            x += 20 * k
        elif self._icon:
            draw_icon(p, self._icon, x + 6 * k, box.center().y(), 14 * k, text)
            x += 20 * k
        words = self.text().replace("&&", "&")
        used = font("ui", 13.5 * k, 500, 0, words)
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        paint.text(p, x, base, words, used, text, "l", box.right() - x - 6 * k)


class Flow(QLayout):
    """Widgets side by side, as many as fit, then in the next line."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, True)

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def minimumSize(self) -> QSize:
        wide = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(wide, max((item.minimumSize().height() for item in self._items), default=0))

    def _place(self, rect: QRect, really: bool) -> int:
        x, y, high = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            if x > rect.x() and x + size.width() > rect.right() + 1:
                x, y, high = rect.x(), y + high + self._gap // 2, 0
            if really:
                item.setGeometry(QRect(QPoint(x, y), size))
            x, high = x + size.width() + self._gap, max(high, size.height())
        return y + high - rect.y()
