"""The line of steps across the middle: whose turn it is, the steps of the turn, and those of an attack in a pill."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import (
    cap,
    circle,
    draw_glow,
    fill_path,
    gradient,
    polygon,
    radial,
    rounded,
    text,
    tone,
)
from trails_desktop.ui.theme import INK, Theme


@dataclass(frozen=True, slots=True)
class Stop:
    """A station: its word and its place in pixels."""

    word: str
    x: float


@dataclass(frozen=True, slots=True)
class BandState:
    """turn, fight: stations of the two parts. now: (part, index) of the current one, (-1, -1) for none. held: which
    station of the turn holds the attack. title: of the pill, "" while nobody attacks. mine: whose turn it is. number:
    of the turn."""

    turn: tuple[Stop, ...] = ()
    fight: tuple[Stop, ...] = ()
    now: tuple[int, int] = (-1, -1)
    held: int = -1
    rule: str = ""
    title: str = ""
    mine: bool = True
    number: int = 0
    said: str = ""


class Band(Part):
    """See the module's text."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self.state = BandState()

    def show_state(self, state: BandState) -> None:
        """Show it."""
        if state != self.state:
            self.state = state
            self.stale()

    def accessible_name(self) -> str:
        """Turn and step."""
        return self.state.said

    def draw(self, p: QPainter) -> None:
        """Paint it."""
        s, theme, area, k = self.state, self.theme, self.area, self.text_scale
        wash = [(0, tone(theme.panel, 0)), (0.18, tone(theme.panel, 0.8)), (0.82, tone(theme.panel, 0.8)),
                (1, tone(theme.panel, 0))]  # fmt: skip
        p.fillRect(area, gradient(0, 0, 0, area.height(), wash))
        y = area.center().y() - 6 * k
        if not s.turn:
            return
        self._rail(p, 40 * k, s.turn[-1].x, y, tone(theme.text3, 0.65))
        part, nth = s.now
        reached = s.turn[s.held].x if part == 1 and s.held >= 0 else s.turn[nth].x if part == 0 and nth >= 0 else 0.0
        if reached:
            self._rail(p, s.turn[0].x, reached, y, theme.amberd)
        if s.fight:
            self._fight(p, y)
        for at, stations in enumerate((s.turn, s.fight)):
            for i, stop in enumerate(stations):
                self._stop(p, at, i, stop, y)
        self._compass(p)

    def _rail(self, p: QPainter, a: float, b: float, y: float, colour: QColor | str) -> None:
        p.setPen(QPen(QColor(colour), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawLine(QPointF(a, y), QPointF(b, y))

    def _fight(self, p: QPainter, y: float) -> None:
        s, theme, k = self.state, self.theme, self.text_scale
        left, right = s.fight[0].x, s.fight[-1].x
        if s.title:
            box = QRectF(left - 34 * k, 5 * k, right - left + 68 * k, self.area.height() - 10 * k)
            rounded(p, box, 12, tone(theme.coral, 0.10), tone(theme.coral, 0.55), 1.2)
            label = s.title.upper()
            wide = text_width(font("cond", 10.5 * k, 700, 12, label), label) + 14 * k
            pill = QRectF(box.center().x() - wide / 2, box.top() - 7 * k, wide, 14 * k)
            rounded(p, pill, 7 * k, theme.panel, tone(theme.coral, 0.7), 1)
            cap(p, pill.center().x(), pill.top() + 10.6 * k, label, 10.5 * k, theme.coral, 12, "c", 700)
        self._rail(p, left, right, y, tone(theme.text3, 0.65 if s.title else 0.35))
        if s.now[0] == 1 and s.now[1] >= 0:
            self._rail(p, left, s.fight[s.now[1]].x, y, theme.amberd)

    def _stop(self, p: QPainter, part: int, i: int, stop: Stop, y: float) -> None:
        s, theme, k, x = self.state, self.theme, self.text_scale, stop.x
        now = s.now == (part, i)
        held = part == 0 and s.now[0] == 1 and i == s.held
        past = (part == s.now[0] and i < s.now[1]) or (part == 0 and s.now[0] == 1 and i < s.held)
        if now:
            draw_glow(p, QRectF(x - 8, y - 8, 16, 16), 8, theme.amber, 10, 0.9, theme)
            lamp = radial(x, y, 9 * k, [(0, "#FFFDF0"), (0.6, "#FFD877"), (1, "#E59A1E")])
            fill_path(p, circle(x, y, 8.5 * k), theme.amber if theme.flat else lamp, INK, 1.5)
            bold, thin = font("cond", 14.5 * k, 700, 2, stop.word), font("cond", 12.5 * k, 600, 2)
            wide = text_width(bold, stop.word)
            rule = s.rule if self._free(part, i, wide + 5 * k + text_width(thin, s.rule)) else ""
            whole = wide + (5 * k + text_width(thin, rule) if rule else 0)
            left = min(x - whole / 2, self.area.right() - whole - 4 * k)
            text(p, left, y + 23 * k, stop.word, bold, theme.text)
            text(p, left + wide + 5 * k, y + 23 * k, rule, thin, theme.amber)
            return
        ring = "#FFE7A8" if held else theme.amberd if past else theme.text3
        fill_path(p, circle(x, y, (6.4 if held else 5.2) * k), theme.amberd if past or held else theme.panel, ring, 2)
        lit = part == 0 or bool(s.title)
        colour = theme.text if held else theme.text2 if lit else tone(theme.text2, 0.6)
        text(p, x, y + 22 * k, stop.word, font("cond", 12.5 * k, 600 if held else 500, 2, stop.word), colour, "c")

    def _free(self, part: int, i: int, wide: float) -> bool:
        """Whether words so wide leave the neighbours theirs."""
        row, used = (self.state.turn, self.state.fight)[part], font("cond", 12.5 * self.text_scale, 500, 2)
        x = row[i].x
        near = [abs(row[j].x - x) - text_width(used, row[j].word) / 2 for j in (i - 1, i + 1) if 0 <= j < len(row)]
        return wide / 2 + 3 < min(near, default=wide)

    def _compass(self, p: QPainter) -> None:
        s, theme, k, y = self.state, self.theme, self.text_scale, self.area.center().y()
        x, r, way = 40 * k, 25 * k, 1 if s.mine else -1
        fill_path(p, circle(x, y, r), theme.panel, theme.amber, 2)
        fill_path(p, circle(x, y, r - 5 * k), None, tone(theme.text3, 0.7), 1)
        needle = polygon([(x - 7 * k, y), (x, y + way * (r + 6 * k)), (x + 7 * k, y)])
        fill_path(p, needle, theme.amber, theme.panel, 1.4)
        fill_path(p, circle(x, y, 11.5 * k), theme.panel, theme.amber, 1.4)
        text(p, x, y + 5.2 * k, str(s.number), font("cond", 15 * k, 700), theme.text, "c")
