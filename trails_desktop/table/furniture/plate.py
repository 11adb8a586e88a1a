"""A player's plate: who it is, what the player does now, the bond as forty lamps, CP, EP and the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.language import card_count
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint import (
    GLOW_STRONG,
    LAMPS,
    cap,
    circle,
    corners,
    draw_glow,
    draw_shadow,
    fill_path,
    focus_ring,
    gradient,
    lamp_centres,
    organization_medal,
    pips,
    radial,
    rounded,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.theme import Theme

_RADIUS = 12.0
_NIGHT_LAMP: Final = ((0.0, "#FFF6D2"), (0.6, "#FFCF66"), (1.0, "#E0921A"))
#: By day the glass is paler and its rim does the work: the ground itself is bright.
_DAY_LAMP: Final = ((0.0, "#FFF6D2"), (0.6, "#FCCB5F"), (0.92, "#E39A22"), (1.0, "#D58A16"))


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a plate shows. ``doing`` is the translated state line ("waiting", "to answer")."""

    name: str
    org: str  #: main organization of the deck, key or name, "" if none
    bond: int
    cp: int
    ep: int
    hand: int
    deciding: bool = False  #: this seat has to decide: amber edge
    initiative: bool = False
    doing: str = ""
    ghosts: int = 0  #: lamps that a forecast would put out
    sign: str = ""  #: "", "may" (may be attacked) or "target"
    focused: bool = False  #: the keyboard cursor is here


class Plate(Part):
    """See the module's text. ``pressed`` tells a click or Enter: the player as an attack target."""

    pressed = Signal()

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=22)
        self._state = PlateState("", "", 40, 0, 0, 0)
        self._bond: int | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)

    def show_state(self, state: PlateState) -> None:
        """Show new values. A bond that is being rolled goes on rolling."""
        if state != self._state:
            self._state = state
            self.stale()

    @property
    def state(self) -> PlateState:
        """What is shown."""
        return self._state

    def sign_spots(self) -> dict[str, QPointF]:
        """Points on the plate's edge beside its signs, local, by what they show."""
        k, area = self.text_scale, self.area
        foot, ep = area.bottom() + 2, 14 * k + (area.width() - 28 * k) * 0.44
        return {
            "bond": QPointF(area.right() - 31 * k, -1), "lamps": QPointF(-1, 75 * k), "cp": QPointF(20 * k, foot),
            "ep": QPointF(ep, foot), "initiative": QPointF(78 * k, -1), "hand": QPointF(area.right() - 36 * k, foot),
        }  # fmt: skip

    def lamp_spots(self) -> list[QPointF]:
        """Where the lamps stand, local, the first one first."""
        return lamp_centres(self._lamp_box(), self.text_scale)

    def _lamp_box(self) -> QRectF:
        k, area = self.text_scale, self.area
        return QRectF(area.left() + 14 * k, 62 * k, area.width() - 28 * k, 25 * k)

    @property
    def rolling(self) -> int | None:
        """The bond that number and lamps show on the way to the true one; None if they show the true one."""
        return self._bond

    def roll(self, bond: int | None) -> None:
        """Let number and lamps show another bond for a while; None: the true one again."""
        if bond != self._bond:
            self._bond = bond
            self.stale()

    def accessible_name(self) -> str:
        """All values of the plate in one sentence."""
        s = self._state
        said = self.tr("{name}: bond {bond}, CP {cp}, EP {ep}, {cards} in hand").format(
            name=s.name, bond=s.bond, cp=s.cp, ep=s.ep, cards=card_count(s.hand)
        )
        if s.initiative:
            said = self.tr("{plate}, has the initiative").format(plate=said)
        if s.deciding:
            said = self.tr("{plate}, to decide").format(plate=said)
        return said

    def shape(self) -> QPainterPath:
        """The rounded plate."""
        path = QPainterPath()
        path.addRoundedRect(self.area, _RADIUS * self.line, _RADIUS * self.line)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Accept the press, so that the release comes here."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click chooses the player."""
        if event.button() == Qt.MouseButton.LeftButton and self.contains(event.pos()):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the player."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def draw_live(self, p: QPainter) -> None:
        """The keyboard ring."""
        if self._state.focused or self.hasFocus():
            focus_ring(p, self.area, _RADIUS * self.line, self.theme, self.line)

    def draw(self, p: QPainter) -> None:
        """Paint the plate."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        self._ground(p)
        left, right = 14 * k, area.right() - 14 * k
        medal_line = theme.amber if s.deciding else theme.line
        organization_medal(p, org_style(s.org), left + 15 * k, 24 * k, 16 * k, medal_line)
        number = font("cond", 44 * k, 700)
        lit = s.bond if self._bond is None else self._bond
        bond = str(lit).replace("-", "−")
        colour = theme.coral if lit <= 0 else theme.text
        taken = text(p, right, 40 * k, bond, number, colour, "r")
        cap(p, right, 54 * k, self.tr("Bond").upper(), max(10.0, 10.5 * k), theme.text2, 14, "r")
        room = right - taken - 10 * k - (left + 40 * k)
        text(
            p,
            left + 40 * k,
            23 * k,
            s.name,
            squeeze("display", s.name, room, (18 * k, 16 * k, 14 * k, 12 * k), 600),
            theme.text,
            "l",
            room,
        )
        self._doing(p, left + 40 * k, 39 * k, room)
        _lamps(p, self._lamp_box(), lit, s.ghosts, theme, k)
        self._pips(p, left, right, 101 * k)
        n = self.line
        if s.sign == "target":
            corners(p, _wider(area, 7 * n), theme.coral, 3.2 * n, 18 * n)
        elif s.sign == "may":
            corners(p, _wider(area, 4 * n), theme.cyan, 2.6 * n, 14 * n)

    def _ground(self, p: QPainter) -> None:
        theme, s, area, n = self.theme, self._state, self.area, self.line
        draw_shadow(p, area, _RADIUS * n, 2, theme, 0.7)
        if s.sign == "target":
            draw_glow(p, area, _RADIUS * n, theme.coral, GLOW_STRONG, theme=theme)
        fill = gradient(0, 0, 0, area.height(), [(0, theme.panel2), (1, theme.panel)])
        line: str = theme.line
        width = 1.0
        if s.sign == "target":
            line, width = theme.coral, 3.0
        elif s.deciding:
            line, width = theme.amber, 3.0 if theme.flat else 2.0
        inset = (0.5 if width == 1 else 1.0) * n
        rounded(p, _wider(area, -inset), _RADIUS * n - inset, fill, line, width * n)

    def _doing(self, p: QPainter, x: float, y: float, room: float) -> None:
        theme, s, k = self.theme, self._state, self.text_scale
        if s.initiative:
            colour = theme.amber if theme.name != "light" else theme.amberd
            draw_icon(p, "flag", x + 6 * k, y - 4 * k, 12 * k, colour)
            label = self.tr("Initiative")
            x += 16 * k
            used = font("ui", 12 * k, 600, 0, label)
            wide = text(p, x, y, label, used, colour, "l", room)
            if not s.doing:
                return
            x += wide
            room -= wide + 16 * k
            label = self.tr(" · {doing}").format(doing=s.doing)
        else:
            label = s.doing
        if room > 20 * k:
            text(p, x, y, label, font("ui", 12 * k, 500, 0, label), theme.text3, "l", room)

    def _pips(self, p: QPainter, left: float, right: float, y: float) -> None:
        theme, s, k = self.theme, self._state, self.text_scale
        label = font("cond", 12 * k, 600, 8)
        base = y + QFontMetricsF(label).capHeight() / 2
        used = font("cond", 16 * k, 600)
        hand = str(s.hand)
        text(p, right, y + QFontMetricsF(used).capHeight() / 2, hand, used, theme.text, "r")
        icon = right - max(30 * k, text_width(used, hand) + 14 * k)
        draw_icon(p, "hand", icon, y, 16 * k, QColor(theme.text2))
        middle = left + (right - left) * 0.40
        gap = 8 * k
        for kind, count, word, x, end in (
            ("cp", s.cp, self.tr("CP"), left, middle - gap),
            ("ep", s.ep, self.tr("EP"), middle, icon - 8 * k - gap),
        ):
            pip_x = x + max(22 * k, text(p, x, base, word, label, theme.text2) + 6 * k)
            pips(p, pip_x, y, "cp" if kind == "cp" else "ep", count, theme, k, end - pip_x)


def _wider(box: QRectF, by: float) -> QRectF:
    return box.adjusted(-by, -by, by, by)


def _lamps(p: QPainter, rect: QRectF, bond: int, ghosts: int, theme: Theme, k: float) -> None:
    """Forty lamps, evenly spaced: lit discs, dark rings, and coral rings with a dim core for those about to go out."""
    lit = max(0, min(LAMPS, bond))
    stay = max(0, lit - max(0, ghosts))
    for i, at in enumerate(lamp_centres(rect, k)):
        x, y = at.x(), at.y()
        if i < stay:
            glow = radial(x, y, 4.4 * k, list(_DAY_LAMP if theme.name == "light" else _NIGHT_LAMP))
            fill_path(p, circle(x, y, 4.1 * k), theme.amber if theme.flat else glow)
        elif i < lit:
            fill_path(p, circle(x, y, 3.6 * k), tone(theme.coral, 0.28), theme.coral, 1.4 * k)
        else:
            fill_path(p, circle(x, y, 3.4 * k), None, tone(theme.text3, 0.75), 1.2 * k)
