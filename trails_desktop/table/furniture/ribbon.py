"""The middle band: a railway line of steps with the turn's compass at its left end."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from trails_desktop.table.pieces.clock import Clock, curve
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import (
    cap,
    circle,
    draw_glow,
    fill_path,
    gradient,
    polygon,
    radial,
    text,
    tone,
)
from trails_desktop.ui.theme import INK, Theme

#: The stations from left to right; "1" and "2" are the seat that goes first this turn and the other one.
STATIONS: Final = (
    "draw 1", "homebase 1", "deployment 1", "draw 2", "homebase 2", "deployment 2", "propose", "resolve", "cure",
)  # fmt: skip


_COMBAT: Final = 6  #: the first station that both players share
_SWING, _GLIDE = 600.0, 200.0  #: milliseconds of the needle and of the lamp


@dataclass(frozen=True, slots=True)
class RibbonState:
    """Where the turn is. ``first`` and ``second`` are the names over the two preparation blocks."""

    turn: int
    first: str
    second: str
    initiative_below: bool = True  #: the needle points down, at the player below
    current: int = -1  #: index into STATIONS; -1: before the first (setup, turn start)
    rule: str = ""
    stops: frozenset[int] = frozenset()
    over: bool = False
    initiative: str = ""  #: name of the player with the initiative, for the screen reader


class Ribbon(Part):
    """See the module's text. ``station_pressed(index)``: go there, stop for decisions. ``stop_wanted(index)``: set or
    take away the stop at a station."""

    station_pressed = Signal(int)
    stop_wanted = Signal(int)

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=12)
        self._state = RibbonState(0, "", "")
        self._hover = -1
        self._needle = 0.0  #: degrees: 0 points down, 180 up
        self._lamp: float | None = None  #: the current station's lamp while it moves, local x
        self._settled: tuple[bool, int] | None = None
        self.setAcceptHoverEvents(True)

    def show_state(self, state: RibbonState) -> None:
        """Show another moment of the turn."""
        if state != self._state:
            self._state = state
            self.stale()

    @property
    def current(self) -> int:
        """The station where the turn is, -1 before the first."""
        return self._state.current

    # -- motion ----------------------------------------------------------------------------------------------------

    def settle(self, clock: Clock, jump: bool) -> None:
        """Let needle and lamp go where the state says: swinging and gliding, or (``jump``) at once."""
        now, before = (self._state.initiative_below, self._state.current), self._settled
        self._settled = now
        if jump or before is None:
            clock.stop("needle")
            clock.stop("lamp")
            self._turn(0.0 if now[0] else 180.0)
            self._glide(None)
            return
        if now[0] != before[0]:
            start, end = self._needle, 0.0 if now[0] else 180.0
            swing = curve(QEasingCurve.Type.OutElastic)
            swing.setAmplitude(0.6)
            swing.setPeriod(0.55)
            clock.run("needle", _SWING, lambda share: self._turn(start + (end - start) * share), swing)
        if now[1] != before[1] and min(now[1], before[1]) >= 0:
            xs = self.station_x()
            left = xs[before[1]] if self._lamp is None else self._lamp

            def step(share: float) -> None:
                self._glide(None if share >= 1.0 else left + (xs[now[1]] - left) * share)

            clock.run("lamp", _GLIDE, step, curve(QEasingCurve.Type.InOutSine))

    def _turn(self, needle: float) -> None:
        if needle != self._needle:
            self._needle = needle
            self.update()

    def _glide(self, lamp: float | None) -> None:
        if lamp != self._lamp:
            self._lamp = lamp
            self.update()

    # -- layout ----------------------------------------------------------------------------------------------------

    def line_y(self) -> float:
        """The height of the railway line, local."""
        return self.area.center().y() - 6 * self.text_scale

    def _compass_right(self) -> float:
        return (40 + 26) * self.text_scale

    def station_x(self) -> list[float]:
        """The stations' middles, local, from left to right."""
        k, w = self.text_scale, self.area.width()
        start = 96 * k
        gap = min(62 * k, (w * 0.36 - 70 * k) / 5.5)
        left = [start + i * gap + (gap * 0.16 if i > 2 else 0) for i in range(6)]
        right_gap = min(96 * k, max(74 * k, w * 0.082))
        return left + [w - 46 * k - right_gap * (2 - i) for i in range(3)]

    def reserve(self) -> QRectF:
        """The free part between the stations, in parent coordinates: the standby stack lies there."""
        xs, k = self.station_x(), self.text_scale
        left, right = xs[5] + 34 * k, xs[6] - 34 * k
        return QRectF(left, 0, right - left, self.area.height()).translated(self.pos())

    def label_boxes(self) -> list[QRectF]:
        """Where the names of the stations stand, local; the room each has, the words may be narrower."""
        k, y, xs = self.text_scale, self.line_y() + 11 * self.text_scale, self.station_x()
        reach = (xs[1] - xs[0]) / 2
        return [QRectF(x - reach, y, 2 * reach, 15 * k) for x in xs]

    def station_name(self, index: int) -> str:
        """The translated name of a station."""
        return (
            self.tr("Draw"), self.tr("Homebase"), self.tr("Deploy"), self.tr("Draw"), self.tr("Homebase"),
            self.tr("Deploy"), self.tr("Propose"), self.tr("Resolve"), self.tr("Cure"),
        )[index]  # fmt: skip

    def station_at(self, at: QPointF) -> int:
        """The station under a local point, -1 if none."""
        k = self.text_scale
        best = min(range(9), key=lambda i: abs(self.station_x()[i] - at.x()))
        near = abs(self.station_x()[best] - at.x()) <= 26 * k and abs(at.y() - self.line_y() - 4 * k) <= 26 * k
        return best if near else -1

    def station_place(self, index: int) -> str:
        """The name of a station, with whose it is."""
        s, said = self._state, self.station_name(index)
        if index >= _COMBAT:
            return said
        return self.tr("{step} of {player}").format(step=said, player=s.first if index < 3 else s.second)

    def station_box(self, index: int) -> QRectF:
        """Where a station and its name are, local."""
        k, x = self.text_scale, self.station_x()[index]
        return QRectF(x - 26 * k, self.line_y() - 16 * k, 52 * k, 44 * k)

    def station_accessible(self, index: int) -> str:
        """What a screen reader says for one station."""
        s, said = self._state, self.station_place(index)
        if index == s.current:
            said = self.tr("{step}, now, rule {rule}").format(step=said, rule=s.rule)
        elif index < s.current:
            said = self.tr("{step}, passed").format(step=said)
        if index in s.stops:
            said = self.tr("{step}, stop set").format(step=said)
        return said

    def accessible_name(self) -> str:
        """Turn, initiative and current step."""
        s = self._state
        said = self.tr("Turn {turn}").format(turn=s.turn)
        if s.initiative:
            said = self.tr("{turn}, initiative: {player}").format(turn=said, player=s.initiative)
        return f"{said}. {self.station_accessible(s.current)}" if s.current >= 0 else said

    # -- mouse -----------------------------------------------------------------------------------------------------

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Mark the station under the pointer."""
        self._set_hover(self.station_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No station marked."""
        self._set_hover(-1)

    def _set_hover(self, index: int) -> None:
        if index != self._hover:
            self._hover = index
            self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Left: go there; on the flag or with the right button: toggle the stop."""
        index = self.station_at(event.pos())
        if index < 0:
            event.ignore()
            return
        event.accept()
        above = event.pos().y() < self.line_y() - 3 * self.text_scale
        beside = event.pos().x() > self.station_x()[index] + 3 * self.text_scale
        if event.button() == Qt.MouseButton.RightButton or (above and beside):
            self.stop_wanted.emit(index)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.station_pressed.emit(index)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw_live(self, p: QPainter) -> None:
        """What moves: the lamp of the current station, the needle. Ring of the station under the pointer."""
        k, y, xs = self.text_scale, self.line_y(), self.station_x()
        if self._state.current >= 0:
            self._lamp_at(p, xs[self._state.current] if self._lamp is None else self._lamp, y)
        self._needle_at(p, 40 * k, self.area.center().y())
        if self._hover >= 0 and self._hover != self._state.current:
            fill_path(p, circle(xs[self._hover], y, 8.5 * k), None, self.theme.text, 1.4)

    def draw(self, p: QPainter) -> None:
        """Paint the band."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        clear, full = tone(theme.panel, 0), tone(theme.panel, 0.78)
        p.fillRect(area, gradient(0, 0, 0, area.height(), [(0, clear), (0.18, full), (0.82, full), (1, clear)]))
        y, xs = self.line_y(), self.station_x()
        self._rail(p, 40 * k, xs[-1], theme.text3, 0.65)
        if s.current >= 0:
            self._rail(p, 40 * k, xs[s.current], theme.amberd, 1.0)
        for i, x in enumerate(xs):
            self._station(p, i, x, y)
        self._labels(p, xs, y)
        for first, last, name in ((0, 2, s.first), (3, 5, s.second), (6, 7, self.tr("Combat"))):
            self._bracket(p, xs[first] - 14 * k, xs[last] + 14 * k, y, name, first <= s.current <= last)
        for i in s.stops:
            draw_icon(p, "flag", xs[i] + 11 * k, y - 9 * k, 10 * k, theme.cyan)
        self._compass(p, 40 * k, area.center().y())

    def _rail(self, p: QPainter, x0: float, x1: float, colour: str, alpha: float) -> None:
        y, k = self.line_y(), self.text_scale
        pen = QPen(tone(colour, alpha), 3 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        p.drawLine(QPointF(x0, y), QPointF(x1, y))

    def _station(self, p: QPainter, i: int, x: float, y: float) -> None:
        theme, s, k = self.theme, self._state, self.text_scale
        # The lamp of the current station is drawn over it, live.
        passed = i <= s.current
        rim = theme.amber if passed else theme.text3
        fill_path(p, circle(x, y, 5.4 * k), theme.amberd if passed else theme.panel, rim, 2)

    def _lamp_at(self, p: QPainter, x: float, y: float) -> None:
        theme, k = self.theme, self.text_scale
        box = QRectF(x - 8 * k, y - 8 * k, 16 * k, 16 * k)
        if not theme.flat:
            draw_glow(p, box, 8 * k, theme.amber, 9, 0.9)
        light = radial(x, y, 9 * k, [(0, "#FFFDF0"), (0.6, "#FFD877"), (1, "#E59A1E")])
        fill_path(p, circle(x, y, 8.5 * k), light, INK, 1.5)

    def _labels(self, p: QPainter, xs: list[float], y: float) -> None:
        """The names under the stations. The current one has its rule number and goes first; a neighbour gives way a
        little, or is left out where there is no room (tooltip and screen reader still have it)."""
        theme, s, k = self.theme, self._state, self.text_scale
        left, right = self._label_fonts(xs)
        taken: tuple[float, float] | None = None
        if s.current >= 0:
            label, x = self.station_name(s.current), xs[s.current]
            big, small = font("cond", 14.5 * k, 700, 2, label), font("cond", 12.5 * k, 600, 2)
            # Only the steps of combat have rules that one looks up while playing.
            said = s.rule if s.current >= _COMBAT else ""
            width = text_width(big, label) + (6 * k + text_width(small, said) if said else 0)
            # Beside the compass, not on it, and inside the band.
            start = max(x - width / 2, self._compass_right() + 3 * k)
            start = min(start, self.area.right() - width - 6 * k)
            text(p, start, y + 23 * k, label, big, theme.text)
            rule = theme.amberd if theme.name == "light" else theme.amber
            text(p, start + width, y + 23 * k, said, small, rule, "r")
            taken = (start - 5 * k, start + width + 5 * k)
        free_from, free_to = (taken[0], taken[1]) if taken is not None else (0.0, 0.0)
        # Outwards from the current station, so that a label that gave way pushes the next one, not the other way.
        for i in sorted((i for i in range(9) if i != s.current), key=lambda i: abs(i - s.current)):
            label, x = self.station_name(i), xs[i]
            used = font("cond", left if i < 6 else right, 500, 2, label)
            half = text_width(used, label) / 2
            if taken is not None:
                ahead = i > s.current
                push = max(0.0, free_to - (x - half)) if ahead else min(0.0, free_from - (x + half))
                if abs(push) > 10 * k:
                    continue
                x += push
                free_from, free_to = (free_from, x + half + 4 * k) if ahead else (x - half - 4 * k, free_to)
            text(p, x, y + 22 * k, label, used, theme.text if i < s.current else theme.text2, "c")

    def _label_fonts(self, xs: list[float]) -> tuple[float, float]:
        """Sizes of the labels left and right: as large as the distance of the stations allows, 10 px at least."""
        k, sizes = self.text_scale, []
        for group, room in ((range(6), xs[1] - xs[0]), (range(6, 9), xs[7] - xs[6])):
            names = [self.station_name(i) for i in group]
            size = 12.5 * k
            while size > 10 and max(text_width(font("cond", size, 500, 2, n), n) for n in names) > room - 3:
                size -= 1
            sizes.append(size)
        return sizes[0], sizes[1]

    def _bracket(self, p: QPainter, x0: float, x1: float, y: float, name: str, now: bool) -> None:
        theme, k = self.theme, self.text_scale
        amber = theme.amberd if theme.name == "light" else theme.amber
        used = font("cond", max(10.0, 10.5 * k), 600, 12, name)
        shown = name.upper()
        width = min(text_width(used, shown) + 12 * k, x1 - x0 - 44 * k)
        top = round(y - 14 * k) + 0.5
        middle = (x0 + x1) / 2
        p.setPen(QPen(tone(amber) if now else tone(theme.text3, 0.6), 1))
        p.drawLine(QPointF(x0, top), QPointF(middle - width / 2, top))
        p.drawLine(QPointF(middle + width / 2, top), QPointF(x1, top))
        p.drawLine(QPointF(x0, top), QPointF(x0, top + 3 * k))
        p.drawLine(QPointF(x1, top), QPointF(x1, top + 3 * k))
        text(p, middle, top + 3.7 * k, shown, used, amber if now else theme.text2, "c", width - 6 * k)

    def _compass(self, p: QPainter, x: float, y: float) -> None:
        theme, k = self.theme, self.text_scale
        r = 25 * k
        fill_path(p, circle(x, y, r), theme.panel, theme.amber, 2)
        fill_path(p, circle(x, y, r - 5 * k), None, tone(theme.text3, 0.7), 1)
        p.setPen(QPen(tone(theme.text3, 0.9), 1))
        for i in range(16):
            dx, dy = math.cos(i * math.tau / 16), math.sin(i * math.tau / 16)
            near, far = r - 9 * k, r - 5 * k
            p.drawLine(QPointF(x + near * dx, y + near * dy), QPointF(x + far * dx, y + far * dy))

    def _needle_at(self, p: QPainter, x: float, y: float) -> None:
        """The needle and the turn's number over it."""
        theme, k = self.theme, self.text_scale
        r = 25 * k
        p.save()
        p.translate(x, y)
        rest = 0.0 if self._state.initiative_below else 180.0
        p.rotate(rest if self._settled is None else self._needle)
        fill_path(p, polygon([(-7 * k, 0), (0, 7 * k - r), (7 * k, 0)]), tone(theme.text3, 0.8))
        fill_path(p, polygon([(-7 * k, 0), (0, r + 6 * k), (7 * k, 0)]), theme.amber, theme.panel, 1.4)
        p.restore()
        fill_path(p, circle(x, y, 11.5 * k), theme.panel, theme.amber, 1.4)
        cap(p, x, y + 5.2 * k, str(self._state.turn), 15 * k, theme.text, 0, "c", 700)
