"""A turn begins, or the game is over: a ribbon across the board, between two lines of brass."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui import theme as tokens
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint import (
    circle,
    fill_path,
    gradient,
    organization_medal,
    polygon,
    radial,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.theme import Theme

HIGH = 166.0
_NIGHT = ((0.0, "#0B1826"), (0.14, "#123A52"), (0.5, "#1C5068"), (0.86, "#123A52"), (1.0, "#0B1826"))
_DUSK = ((0.0, "#150F22"), (0.14, "#2C2148"), (0.5, "#43315F"), (0.86, "#2C2148"), (1.0, "#150F22"))


@dataclass(frozen=True, slots=True)
class BannerStep:
    """One line of the order of a turn: an organization (or "" for both), who, and which steps."""

    who: str
    steps: str
    org: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class BannerState:
    """title: "Turn 7". below: whether the needle points at the player below. dark: a game that was lost."""

    title: str
    sentence: str = ""
    number: str = ""
    below: bool = True
    steps: tuple[BannerStep, ...] = ()
    dark: bool = False
    icon: str = ""


class Banner(Part):
    """See the module's text."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=24)
        self._state = BannerState("")
        self._needle = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def state(self) -> BannerState:
        """What is shown."""
        return self._state

    def show_state(self, state: BannerState) -> None:
        """Show something else."""
        if state != self._state:
            self._state = state
            self.stale()

    def turn_needle(self, degrees: float) -> None:
        """The needle on its way: 0 points down, 180 up."""
        if degrees != self._needle:
            self._needle = degrees
            self.update()

    def accessible_name(self) -> str:
        """Title and sentence."""
        return ". ".join(part for part in (self._state.title, self._state.sentence) if part)

    def draw(self, p: QPainter) -> None:
        """Paint ground, rays, brass, words and the order of the steps."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        middle, cx = area.center().y(), 186 * k
        p.save()
        p.setClipRect(area)
        if theme.flat:
            p.fillRect(area, tone(theme.chip))
        else:
            p.fillRect(area, gradient(0, 0, area.width(), 0, _DUSK if s.dark else _NIGHT))
            light = "#B79BE0" if s.dark else "#F5BC50"
            glow = [
                (0.0, tone(light, 0.55)),
                (0.22, tone(light, 0.30)),
                (0.7, tone(light, 0.04)),
                (1.0, tone(light, 0)),
            ]
            p.fillRect(area, radial(cx, middle, 420 * k, list(glow)))
            for i in range(40):
                a, d = (i + 0.5) / 40 * math.tau, math.tau / 40 * 0.24
                far = 1100 * k
                ray = [
                    (cx + 64 * k * math.cos(a), middle + 64 * k * math.sin(a)),
                    (cx + far * math.cos(a - d), middle + far * math.sin(a - d)),
                    (cx + far * math.cos(a + d), middle + far * math.sin(a + d)),
                ]
                fill_path(p, polygon(ray), tone("#FFE7A8", 0.075))
        p.restore()
        for y, inward in ((0.0, 1), (area.height(), -1)):
            p.fillRect(QRectF(0, y - 2, area.width(), 4), tone(tokens.BRASS))
            p.fillRect(QRectF(0, y + inward * 8 * k, area.width(), 1.2), tone(tokens.BRASS, 0.55))
        if not theme.flat:
            for i in range(6):
                p.fillRect(QRectF(0, area.height() + 2 + i * 3, area.width(), 3), tone("#000000", 0.20 - 0.03 * i))
                p.fillRect(QRectF(0, -5 - i * 3, area.width(), 3), tone("#000000", 0.20 - 0.03 * i))
        self._sign(p, cx, middle)
        wide = area.width()
        right = 626 * k if s.steps and wide > 900 * k else wide - 24 * k
        dark = tone("#000000", 0.5)
        title = squeeze("display", s.title, right - 300 * k, (58 * k, 50 * k, 42 * k, 34 * k), 600)
        text(p, 300 * k, middle - 4 * k, s.title, title, "#FFFFFF", "l", right - 300 * k, dark)
        used = squeeze("display", s.sentence, right - 303 * k, (23 * k, 20 * k, 17 * k, 15 * k), 600)
        colour = "#E3D4FF" if s.dark else "#FFD98A"
        text(p, 303 * k, middle + 36 * k, s.sentence, used, colour, "l", right - 303 * k, dark)
        if s.steps and wide > 900 * k:
            self._steps(p, 650 * k, middle)

    def _steps(self, p: QPainter, x: float, middle: float) -> None:
        s, k, theme = self._state, self.text_scale, self.theme
        most = max(_wide(step.who, k) for step in s.steps)
        for i, step in enumerate(s.steps):
            y = middle + (-30 + 34 * i) * k
            if step.org:
                organization_medal(p, org_style(step.org), x, y - 5 * k, 12 * k, theme.line)
            else:
                fill_path(p, circle(x, y - 5 * k, 12 * k), tokens.INK, tone("#FFFFFF", 0.4), 1.4)
                draw_icon(p, "str", x, y - 5 * k, 13 * k, "#FFFFFF")
            text(p, x + 22 * k, y, step.who, font("ui", 15 * k, 600, 0, step.who), "#FFFFFF", "l", 120 * k)
            left = x + 36 * k + min(120 * k, most)
            used = squeeze("ui", step.steps, self.area.width() - left - 16 * k, (14.5 * k, 13 * k, 12 * k), 500)
            text(p, left, y, step.steps, used, "#FFFFFF" if step.first else "#B9CBD9", "l", self.area.width() - left)

    def _sign(self, p: QPainter, x: float, y: float) -> None:
        s, k, theme = self._state, self.text_scale, self.theme
        r = 58 * k
        fill_path(p, circle(x, y, r), tokens.INK, tokens.BRASS, 3 * k)
        fill_path(p, circle(x, y, r - 8 * k), None, tone("#FFFFFF", 0.35), 1)
        if not s.number:
            draw_icon(p, s.icon or "lamp", x, y, 56 * k, "#B79BE0" if s.dark else theme.amber)
            return
        for i in range(16):
            a = i * math.tau / 16
            near, far = r - 20 * k, r - 9 * k
            p.setPen(tone("#FFFFFF", 0.5))
            p.drawLine(
                QPointF(x + near * math.cos(a), y + near * math.sin(a)),
                QPointF(x + far * math.cos(a), y + far * math.sin(a)),
            )

    def draw_live(self, p: QPainter) -> None:
        """The needle and the turn's number over it."""
        s, k = self._state, self.text_scale
        if not s.number:
            return
        x, y = 186 * k, self.area.center().y()
        p.save()
        p.translate(x, y)
        p.rotate(self._needle)
        p.setPen(Qt.PenStyle.NoPen)
        fill_path(p, polygon([(-14 * k, 0), (0, -52 * k), (14 * k, 0)]), tone("#8496A7", 0.8))
        fill_path(p, polygon([(-14 * k, 0), (0, 72 * k), (14 * k, 0)]), "#F5BC50", tokens.INK, 1.4)
        p.restore()
        fill_path(p, circle(x, y, 24 * k), tokens.INK, "#F5BC50", 2.4 * k)
        text(p, x, y + 10 * k, s.number, font("cond", 30 * k, 700), "#FFFFFF", "c")


def _wide(who: str, k: float) -> float:
    return text_width(font("ui", 15 * k, 600, 0, who), who)
