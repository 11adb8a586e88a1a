"""Buttons on the board: the main one with verb, second line and key, and the quieter ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import button_ground, fit, focus_ring, key_cap, key_cap_width, rounded, text, tone
from trails_desktop.ui.theme import Theme

ButtonKind = Literal["primary", "quiet", "second", "ghost"]


@dataclass(frozen=True, slots=True)
class ButtonState:
    """A button's translated texts. ``detail`` says what follows, ``key`` is the key's name, ``short`` stands in for
    the verb where that does not fit. kind: "primary" is gold, for a choice that was made or the only sensible move;
    "quiet" is as large and only outlined."""

    verb: str
    detail: str = ""
    key: str = ""
    icon: str = ""
    kind: ButtonKind = "second"
    enabled: bool = True
    checked: bool = False  #: something that is on, e.g. passing by itself
    short: str = ""
    why: str = ""  #: why it is disabled, for its help and screen readers


class TableButton(Part):
    """A painted button. ``pressed`` tells a click, Enter or (if ``space_presses``) the space bar on it."""

    pressed = Signal()
    refused = Signal()  #: it was pressed while it is disabled

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None, space_presses: bool = True) -> None:
        super().__init__(theme, parent, margin=20)
        self._state = ButtonState("")
        self._hover = False
        self._down = False
        self._space = space_presses
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)

    def show_state(self, state: ButtonState) -> None:
        """Show other texts or another state."""
        if state != self._state:
            self._state = state
            if not state.enabled:
                self._down = False
            self.stale()

    @property
    def state(self) -> ButtonState:
        """What is shown."""
        return self._state

    def accessible_name(self) -> str:
        """Verb, what follows and the key."""
        s = self._state
        said = ", ".join(part for part in (s.verb.strip() or s.why, s.detail, s.key) if part)
        if s.checked:
            said = self.tr("{button}, on").format(button=said)
        if not s.enabled:
            said = self.tr("{button}, not possible").format(button=said)
            if s.why:
                said = f"{said}: {s.why}"
        return said

    def press(self) -> None:
        """Press the button from a shortcut; while it is disabled that is refused."""
        if self.isVisible():
            (self.pressed if self._state.enabled else self.refused).emit()

    def shape(self) -> QPainterPath:
        """The rounded body."""
        path = QPainterPath()
        path.addRoundedRect(self.area, 10 * self.line, 10 * self.line)
        return path

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that it can be pressed."""
        self._set(hover=True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Back to rest."""
        self._set(hover=False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self._set(down=self._state.enabled)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Stay down only while the pointer is on it."""
        self._set(down=self._state.enabled and self.contains(event.pos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Released on it: pressed."""
        was = self._down
        self._set(down=False)
        if was and self.contains(event.pos()):
            self.press()
        elif not self._state.enabled:
            self.refused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and space press it."""
        keys = [Qt.Key.Key_Return, Qt.Key.Key_Enter] + ([Qt.Key.Key_Space] if self._space else [])
        if event.key() in keys and not event.isAutoRepeat():
            self.press()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _set(self, hover: bool | None = None, down: bool | None = None) -> None:
        now = (self._hover if hover is None else hover, self._down if down is None else down)
        if now != (self._hover, self._down):
            self._hover, self._down = now
            self.stale()

    def sceneEvent(self, event: QEvent) -> bool:
        """A press that is taken away (it was held to ask what this is) does not press."""
        if event.type() == QEvent.Type.UngrabMouse:
            self._set(down=False)
        return super().sceneEvent(event)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw_live(self, p: QPainter) -> None:
        """The keyboard ring."""
        if self.hasFocus():
            radius = (12 if self._state.kind == "primary" else 10) * self.line
            focus_ring(p, self.area, radius, self.theme, self.line)

    def draw(self, p: QPainter) -> None:
        """Paint body, icon, verb, second line and key."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        colour, second = self._body(p)
        p.save()
        if self._down:
            p.translate(0, 1)
        primary = s.kind in ("primary", "quiet")
        x = 16 * k
        if s.icon:
            size = (20 if primary else 16) * k
            draw_icon(p, s.icon, x + 9 * k, area.center().y(), size, colour)
            x += (30 if primary else 24) * k
        right = area.right() - 12 * k
        sizes = [21 * k, 19 * k, 17 * k] if primary else [14 * k, 13 * k, 12 * k]
        if s.kind == "ghost":
            sizes = [13 * k, 12 * k]
        size = sizes[0]
        beside = right - key_cap_width(s.key, k) - 8 * k if s.key else right
        least = text_width(font("display", sizes[-1], 600, 0, s.verb), s.short or s.verb)
        if s.key and least <= beside - x:
            key_cap(p, right, 19 * k if s.detail else area.center().y(), s.key, colour, k)
            right = beside
        else:  # the words come before their key
            right += 5 * k
        used = font("display", size, 600, 0, s.verb)
        verb = s.verb
        if s.short and text_width(used, verb) > right - x:
            verb = s.short
        used = fit("display", verb, right - x, sizes)
        if s.detail:
            text(p, x, 9 * k + size * 0.78, verb, used, colour, "l", right - x)
            small = font("ui", 13.5 * k, 600, 0, s.detail)
            text(p, x, area.bottom() - 12 * k, s.detail, small, second, "l", area.right() - x - 12 * k)
        else:
            text(p, x, area.center().y() + QFontMetricsF(used).capHeight() / 2, verb, used, colour, "l", right - x)
        p.restore()
        if theme.flat and not s.enabled:
            # Where all text is white, only dimming the whole button tells.
            rounded(p, area.adjusted(-1, -1, 1, 1), 11, tone(theme.bg, 0.55))

    def _body(self, p: QPainter) -> tuple[str, str]:
        theme, s, area, n = self.theme, self._state, self.area, self.line
        if s.kind != "ghost":
            colours = button_ground(p, area, theme, s.kind == "primary", s.enabled, self._down, n)
            if s.kind == "quiet":
                rounded(p, area.adjusted(0.8, 0.8, -0.8, -0.8), 12 * n, None, theme.text3, 1.6 * n)
            if s.enabled and self._hover and not self._down:
                light = "#FFFFFF" if s.kind == "primary" else theme.text
                wash = tone(light, 0.16 if s.kind == "primary" else 0.06)
                rounded(p, area, (12 if s.kind == "primary" else 10) * n, wash)
            if s.checked:
                rounded(p, area, 10 * n, tone(theme.amber, 0.14), theme.amber, 2 * n)
            return colours
        if s.enabled and (self._hover or self._down):
            rounded(p, area, 10 * n, tone(theme.text, 0.12 if self._down else 0.07))
        return (theme.text2, theme.text3) if s.enabled else (theme.text3, theme.text3)
