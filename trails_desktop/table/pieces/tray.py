"""The ground under cards that are shown over the table: a pile looked through, or cards to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import draw_shadow, rounded, text, tone
from trails_desktop.ui.theme import Theme

HEAD = 30  #: pixels above the cards for the title


@dataclass(frozen=True, slots=True)
class TrayState:
    """Translated title and how it is closed (empty for cards one has to choose from)."""

    title: str
    detail: str = ""


class TrayPanel(Part):
    """Give it the tray's box; it stands a head higher. A press on it is no press on the table under it."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=26)
        self._state = TrayState("")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_state(self, state: TrayState) -> None:
        """Show another title."""
        if state != self._state:
            self._state = state
            self.stale()

    def accessible_name(self) -> str:
        """The title."""
        return self._state.title

    def draw(self, p: QPainter) -> None:
        """Paint ground and title."""
        theme, s, k = self.theme, self._state, self.text_scale
        draw_shadow(p, self.area, 12, 4, theme)
        rounded(p, self.area.adjusted(0.5, 0.5, -0.5, -0.5), 12, tone(theme.panel2, 0.97), theme.line, 1)
        right = self.area.right() - 16 * k
        if s.detail:
            right -= text(p, right, 22 * k, s.detail, font("ui", 12.5 * k), theme.text2, "r") + 12 * k
        text(p, 16 * k, 22 * k, s.title, font("display", 16 * k, 600, 0, s.title), theme.text, "l", right - 16 * k)
