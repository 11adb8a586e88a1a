"""Small painted widgets of the side panel: tab chips and icon buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import rounded, text, tone
from trails_desktop.ui.stylesheet import plain_tip
from trails_desktop.ui.theme import Theme


class _Painted(QAbstractButton):
    def __init__(self, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._over = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text scale."""
        if (theme, scale) != (self._theme, self._scale):
            self._theme, self._scale = theme, scale
            self.updateGeometry()
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        self._over = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Back to rest."""
        self._over = False
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Never smaller than wanted."""
        return self.sizeHint()

    def _begin(self) -> QPainter:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        return p

    def _ring(self, p: QPainter, box: QRectF, radius: float) -> None:
        if self.hasFocus():
            rounded(p, box, radius, None, self._theme.focus2, 4)
            rounded(p, box, radius, None, self._theme.focus, 2)


class TabButton(_Painted):
    """A tab as a chip; the open one is amber. Disabled when the card has nothing there."""

    def __init__(self, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Narrow panels cut the word."""
        return QSize(round(34 * self._scale), self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """As wide as its word."""
        return self.size_at(self._scale)

    def size_at(self, k: float) -> QSize:
        """The same with text of that scale."""
        return QSize(round(text_width(self._font(k), self.text()) + 18 * k), round(30 * k))

    def _font(self, k: float) -> QFont:
        return font("ui", 13 * k, 600 if self.isChecked() else 500, 0, self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chip and word."""
        p, theme, k = self._begin(), self._theme, self._scale
        box = QRectF(1.5, (self.height() - 24 * k) / 2, self.width() - 3, 24 * k)
        if self.isChecked():
            rounded(p, box, box.height() / 2, tone(theme.amber, 0.16), theme.amber, 2 if theme.flat else 1)
        elif self._over and self.isEnabled():
            rounded(p, box, box.height() / 2, tone(theme.text, 0.07))
        colour = theme.text if self.isChecked() else theme.text2 if self.isEnabled() else tone(theme.text3, 0.55)
        used = self._font(k)
        y = box.center().y() + QFontMetricsF(used).capHeight() / 2
        text(p, box.center().x(), y, self.text(), used, colour, "c", box.width() - 8 * k)
        self._ring(p, box, box.height() / 2)
        p.end()


class IconButton(_Painted):
    """An icon that can be pressed; its text is the tooltip and the accessible name."""

    def __init__(self, name: str, label: str, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self._name = name
        self.set_label(label)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._name = name
        self.update()

    def set_label(self, label: str) -> None:
        """What it does, translated."""
        self.setToolTip(plain_tip(label))
        self.setAccessibleName(label)

    def sizeHint(self) -> QSize:
        """A square one can hit."""
        side = round(28 * self._scale)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and icon."""
        p, theme, k = self._begin(), self._theme, self._scale
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked():
            rounded(p, box, 7, tone(theme.amber, 0.16), theme.amber, 1)
        elif self._over:
            rounded(p, box, 7, tone(theme.text, 0.14 if self.isDown() else 0.08))
        draw_icon(p, self._name, box.center().x(), box.center().y(), 17 * k, theme.text2)
        self._ring(p, box, 7)
        p.end()


def fit_tabs(tabs: Sequence[TabButton], room: float, theme: Theme, scale: float) -> None:
    """Give tabs of one row their look: whole words, all of them smaller where they are too wide together."""
    wanted = sum(tab.size_at(scale).width() + 2 for tab in tabs if not tab.isHidden())
    fitted = scale * max(0.62, 0.97 * room / wanted) if wanted > room > 0 else scale
    for tab in tabs:
        tab.set_look(theme, fitted)
