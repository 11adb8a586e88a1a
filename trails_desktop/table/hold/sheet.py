"""What the other player does, large: the card that waits with its text, or who attacks whom with which numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from trails_desktop.cardart.faces.api import FaceSpec, Values
from trails_desktop.table.cards.reading_face import paint_reading_face, reading_height
from trails_desktop.table.hold.ring import draw_ring
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui import theme as tokens
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint import (
    cap,
    circle,
    draw_shadow,
    fill_path,
    key_cap,
    key_cap_width,
    organization_medal,
    rounded,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.theme import Theme

_WIDE, _WIDE_ATTACK = 270.0, 254.0
_HEAD, _LINE, _FOOT = 48.0, 34.0, 46.0


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of an attack: an icon (``str``, ``def`` or ``lamp``), its number, its name and a second line."""

    icon: str
    number: str
    name: str
    detail: str
    lowered: bool = False


@dataclass(frozen=True, slots=True)
class HeldState:
    """What the sheet says. title: "Pim plays"; kind: "EVENT" at its right; line: what it is about to do. face: the
    card, None for an attack, which has fighters. asks: the seat is asked now, so that nothing runs out. ``foot``:
    beside the ring, or what one may do."""

    title: str
    org: str = ""
    kind: str = ""
    face: FaceSpec | None = None
    fighters: tuple[Fighter, ...] = ()
    line: str = ""
    go_on: str = ""
    key: str = ""
    foot: str = ""
    asks: bool = False
    picture: QImage | None = field(default=None, compare=False)


class HeldSheet(Part):
    """See the module's text. ``pressed``: a click on it; ``looked(bool)``: the pointer came or left."""

    pressed = Signal()
    looked = Signal(bool)

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=22)
        self._state = HeldState("")
        self._left, self._paused = 1.0, False
        self.setAcceptHoverEvents(True)

    @property
    def state(self) -> HeldState:
        """What is shown."""
        return self._state

    def show_state(self, state: HeldState) -> None:
        """Show something else. Ask :meth:`size_for` and set the geometry afterwards."""
        if state != self._state or (state.picture is not None and self._state.picture is None):
            self._state = state
            self.stale()

    def show_ring(self, left: float, paused: bool) -> None:
        """How much of the rest is left."""
        if (left, paused) != (self._left, self._paused):
            self._left, self._paused = left, paused
            self.update()

    @staticmethod
    def size_for(state: HeldState, k: float) -> tuple[float, float]:
        """Width and height at a text scale."""
        if state.face is None:
            return _WIDE_ATTACK * k, (_HEAD + 38 * len(state.fighters) + _FOOT + 2) * k
        wide = _WIDE * k
        face = reading_height(state.face, Values(), wide - 20 * k, k)
        return wide, _HEAD * k + face + (_LINE if state.line else 8) * k + _FOOT * k

    def accessible_name(self) -> str:
        """All of it in words."""
        s = self._state
        parts = [s.title]
        if s.face is not None:
            parts += [s.face.name, s.face.text.replace("\n", " ")]
        parts += [", ".join(part for part in (one.name, one.number, one.detail) if part) for one in s.fighters]
        return ". ".join(part for part in (*parts, s.line, s.foot) if part)

    # -- mouse -----------------------------------------------------------------------------------------------------
    def shape(self) -> QPainterPath:
        """The rounded sheet."""
        path = QPainterPath()
        path.addRoundedRect(self.area, 14, 14)
        return path

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Who reads it has time."""
        self.looked.emit(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Time goes on."""
        self.looked.emit(False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click goes on."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw_live(self, p: QPainter) -> None:
        """The ring."""
        if not self._state.asks:
            k = self.text_scale
            draw_ring(p, 28 * k, self.area.bottom() - 24 * k, 11 * k, self._left, self._paused, self.theme)

    def draw(self, p: QPainter) -> None:
        """Paint head, card or fighters, line and foot."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        draw_shadow(p, area, 14 * self.line, 8, theme)
        rounded(p, area, 14 * self.line, theme.panel2, theme.amber, 1.8 * self.line)
        organization_medal(p, org_style(s.org), 28 * k, 26 * k, 14 * k, theme.line)
        right = area.right() - 16 * k
        if s.kind:
            cap(p, right, 31 * k, s.kind, 13 * k, theme.text2, 12, "r")
            right -= text_width(font("cond", 13 * k, 600, 12, s.kind), s.kind) + 10 * k
        used = squeeze("display", s.title, right - 50 * k, (18 * k, 16 * k, 14 * k), 600)
        text(p, 50 * k, 32 * k, s.title, used, theme.text, "l", right - 50 * k)
        y = _HEAD * k
        if s.face is not None:
            wide = area.width() - 20 * k
            p.save()
            p.translate(10 * k, y)
            paint_reading_face(p, s.face, s.picture, Values(), wide, k)
            p.restore()
            y += reading_height(s.face, Values(), wide, k)
        for one in s.fighters:
            self._fighter(p, one, y)
            y += 38 * k
        if s.line:
            draw_icon(p, "arrow", 24 * k, y + 19 * k, 15 * k, theme.coral)
            words = squeeze("ui", s.line, area.width() - 54 * k, (14 * k, 13 * k, 12 * k), 600)
            text(p, 38 * k, y + 24 * k, s.line, words, theme.text, "l", area.width() - 54 * k)
        self._foot(p)

    def _fighter(self, p: QPainter, one: Fighter, y: float) -> None:
        theme, k, wide = self.theme, self.text_scale, self.area.width()
        fill_path(p, circle(31 * k, y + 14 * k, 16 * k), tokens.INK, tone("#FFFFFF", 0.55), 1.2)
        colour = tokens.STR_ICON if one.icon == "str" else tokens.DEF_ICON if one.icon == "def" else tokens.STR_ICON
        if one.number:
            draw_icon(p, one.icon, 23 * k, y + 14 * k, 12 * k, colour)
            number = font("cond", (18 if len(one.number) < 2 else 15) * k, 700)
            text(p, 37 * k, y + 20 * k, one.number, number, tokens.LOWERED if one.lowered else "#FFFFFF", "c")
        else:
            draw_icon(p, one.icon, 31 * k, y + 14 * k, 17 * k, colour)
        room = wide - 70 * k
        text(p, 56 * k, y + 12 * k, one.name, font("ui", 14.5 * k, 600, 0, one.name), theme.text, "l", room)
        text(p, 56 * k, y + 28 * k, one.detail, font("ui", 12.5 * k, 500, 0, one.detail), theme.text2, "l", room)

    def _foot(self, p: QPainter) -> None:
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        y = area.bottom() - 24 * k
        p.fillRect(QRectF(10 * k, y - 22 * k, area.width() - 20 * k, 1), tone(theme.line))
        x = 16 * k if s.asks else 50 * k
        if s.key:
            wide = key_cap_width(s.key, k)
            key_cap(p, x + wide, y, s.key, theme.text, k)
            x += wide + 8 * k
        if s.go_on:
            used = font("ui", 14 * k, 600, 0, s.go_on)
            x += text(p, x, y + 5 * k, s.go_on, used, theme.text) + 10 * k
        if s.foot:
            used = squeeze("ui", s.foot, area.right() - 14 * k - x, (12.5 * k, 11.5 * k), 500)
            colour = theme.text if s.asks else theme.text3
            at, how = (x, "l") if s.asks else (area.right() - 14 * k, "r")
            text(p, at, y + 5 * k, s.foot, used, colour, "l" if how == "l" else "r", area.right() - 14 * k - x)
