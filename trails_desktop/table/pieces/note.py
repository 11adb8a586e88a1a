"""One quiet line at the right of the own hand: why it was passed, or why passing ended."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import fit, rounded, text, tone
from trails_desktop.ui.theme import Theme


class Note(Part):
    """See the module's text. It never takes the mouse; an empty line draws nothing."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._said = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, said: str) -> None:
        """Say it, translated; "" is silent."""
        self.setVisible(bool(said))
        if said != self._said:
            self._said = said
            self.stale()

    def accessible_name(self) -> str:
        """The line."""
        return self._said

    def draw(self, p: QPainter) -> None:
        """Words at the right, on a ground that keeps them apart from the chart."""
        if not self._said:
            return
        k, area, theme = self.text_scale, self.area, self.theme
        used = fit("ui", self._said, area.width() - 34 * k, (12.5 * k, 11.5 * k, max(10.0, 10.5 * k)), 500)
        wide = min(area.width(), text_width(used, self._said) + 34 * k)
        left = area.right() - wide
        rounded(p, area.adjusted(left, 0, 0, 0), area.height() / 2, tone(theme.panel, 0.86), theme.line, 1)
        draw_icon(p, "flag", left + 14 * k, area.center().y(), 12 * k, theme.cyan)
        base = area.center().y() + QFontMetricsF(used).capHeight() / 2
        text(p, left + 24 * k, base, self._said, used, theme.text2, "l", wide - 32 * k)
