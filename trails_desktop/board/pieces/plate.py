"""A player's plate: name, what one has left as a number and as the game's own lamps, hand and decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.board.game import Life, SignPainter
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import (
    cap,
    circle,
    corners,
    draw_glow,
    draw_shadow,
    fill_path,
    fit,
    focus_ring,
    gradient,
    rounded,
    text,
)
from trails_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class PlateState:
    """life: how the player stands. doing: what the player is at. active: whose turn it is. mark: "may", "target" or ""
    for the answer at hand. focus: the keyboard stands on it."""

    name: str
    life: Life
    doing: str = ""
    active: bool = False
    mark: str = ""
    focus: bool = False


class Plate(Part):
    """See the module's text."""

    def __init__(
        self,
        theme: Theme,
        lamps: Callable[[QPainter, QRectF, Life, Theme, float], None],
        mark: Callable[[QPainter, str, float, float, float], None],
        sign: SignPainter,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(theme, parent, margin=18)
        self._lamps, self._mark, self._sign = lamps, mark, sign
        self.state: PlateState | None = None

    def show_state(self, state: PlateState) -> None:
        """Show it."""
        if state != self.state:
            self.state = state
            self.stale()

    def accessible_name(self) -> str:
        """Name, what is left, what the player does."""
        s = self.state
        return "" if s is None else ", ".join(part for part in (s.name, s.life.said, s.doing) if part)

    def draw(self, p: QPainter) -> None:
        """Paint it."""
        s, theme, area, k = self.state, self.theme, self.area, self.text_scale
        if s is None:
            return
        k = min(k, area.width() / 230, area.height() / 122)
        if s.mark == "target":
            draw_glow(p, area, 12, theme.coral, theme=theme)
        draw_shadow(p, area, 12, 2, theme)
        ground = gradient(0, 0, 0, area.height(), [(0, theme.panel2), (1, theme.panel)])
        rounded(p, area, 12, ground, theme.amber if s.active else theme.line, 2 if s.active else 1)
        x = 14 * k
        for nth, house in enumerate(s.life.houses[:2]):
            r = (15 - 2 * nth) * k
            line = theme.amber if s.active else theme.line
            fill_path(p, circle(x + 15 * k + nth * 17 * k, 24 * k, r), theme.chip, line, 1.6)
            self._mark(p, house, x + 15 * k + nth * 17 * k, 24 * k, r * 0.9)
        left = x + (38 + 17 * (min(2, len(s.life.houses)) - 1)) * k if s.life.houses else x
        room = area.width() - left - 62 * k
        used = fit("display", s.name, room, (18 * k, 16 * k, 14 * k), 600)
        text(p, left, 23 * k, s.name, used, theme.text, "l", room)
        colour = theme.amber if s.active else theme.text2
        text(p, left, 39 * k, s.doing, font("ui", 12 * k, 600 if s.active else 500, 0, s.doing), colour, "l", room)
        text(p, area.right() - 14 * k, 38 * k, s.life.big, font("cond", 42 * k, 700), theme.text, "r")
        cap(p, area.right() - 14 * k, 53 * k, s.life.label.upper(), 10.5 * k, theme.text2, 12, "r")
        self._lamps(p, QRectF(x, 62 * k, area.width() - 28 * k, 26 * k), s.life, theme, k)
        for sign, said in s.life.rows:
            self._sign(p, sign, x + 8 * k, 103 * k, 16 * k, theme.text2)
            x += 20 * k
            x += text(p, x, 108.5 * k, said, font("cond", 15.5 * k, 600), theme.text) + 13 * k
        if s.mark == "may":
            corners(p, area.adjusted(-4, -4, 4, 4), theme.cyan, 2.6, 14)
        elif s.mark == "target":
            corners(p, area.adjusted(-6, -6, 6, 6), theme.coral, 3.2, 18)
        if s.focus:
            focus_ring(p, area, 12, theme)
