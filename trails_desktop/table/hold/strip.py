"""One line of consequence, on the stations that are passed: what came of what was done."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.hold.ring import draw_ring
from trails_desktop.table.hold.telling import Piece, Told
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import cap, draw_shadow, elide, rounded, text, tone
from trails_desktop.ui.theme import Theme

WIDE, HIGH = 672.0, 48.0


@dataclass(frozen=True, slots=True)
class StripState:
    """The line, and whether it rests (a ring runs out beside it)."""

    told: Told = field(default_factory=lambda: Told(()))
    rests: bool = False


class Strip(Part):
    """See the module's text. It never takes the mouse."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=18)
        self._state = StripState()
        self._left, self._paused = 1.0, False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def state(self) -> StripState:
        """What is shown."""
        return self._state

    def show_state(self, state: StripState) -> None:
        """Show another line."""
        if state != self._state:
            self._state = state
            self.stale()

    def show_ring(self, left: float, paused: bool) -> None:
        """How much of the rest is left."""
        if (left, paused) != (self._left, self._paused):
            self._left, self._paused = left, paused
            self.update()

    def accessible_name(self) -> str:
        """The line."""
        return self._state.told.plain

    @staticmethod
    def width_for(state: StripState, k: float) -> float:
        """How wide it must be for its words in one line."""
        return sum(_width(piece, k) for piece in state.told.pieces) + (48 + 16 + (44 if state.rests else 0) + 60) * k

    def draw_live(self, p: QPainter) -> None:
        """The ring."""
        if self._state.rests:
            k, area = self.text_scale, self.area
            draw_ring(p, area.right() - 24 * k, area.center().y(), 11 * k, self._left, self._paused, self.theme)

    def draw(self, p: QPainter) -> None:
        """Paint the ground, the edge in the colour of who lost, and the words."""
        theme, told, k, area = self.theme, self._state.told, self.text_scale, self.area
        edge = {"loss": theme.coral, "gain": theme.mint}.get(told.tone, theme.amber)
        draw_shadow(p, area, 10 * self.line, 6, theme)
        rounded(p, area, 10 * self.line, theme.chip, edge, 1.6 * self.line)
        p.fillRect(QRectF(4 * k, 8 * k, 4 * k, area.height() - 16 * k), tone(edge))
        middle = area.center().y()
        draw_icon(p, told.icon, 28 * k, middle, 20 * k, edge)
        right = area.right() - (52 if self._state.rests else 14) * k
        room = right - 48 * k
        words = sum(_width(piece, k) for piece in told.pieces)
        if told.rule and words + 64 * k <= room:
            cap(p, right, middle + 5 * k, told.rule, 13 * k, theme.text3, 2, "r")
        x = 48 * k
        shrunk = max(0.8, min(1.0, room / words)) if words else 1.0
        for piece in told.pieces:
            used = _font(piece, k * shrunk)
            left = right - x
            if left < 12 * k:
                return
            said = elide(piece.text, used, left)
            colour = {"loss": theme.coral, "gain": theme.mint, "name": theme.text}.get(piece.tone, theme.text2)
            text(p, x, middle + 5.5 * k, said, used, colour)
            x += text_width(used, said)


def _font(piece: Piece, k: float) -> QFont:
    return font("ui", 15 * k, 600 if piece.tone else 500, 0, piece.text)


def _width(piece: Piece, k: float) -> float:
    return text_width(_font(piece, k), piece.text)
