"""Zone frames with upright labels, and the count pill and label under a pile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, is_japanese, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.language import card_count
from trails_desktop.ui.paint import cap, rounded, text, tone
from trails_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class ZoneState:
    """A zone's frame: its translated name, and whether something may go there (lit) or not (dimmed) while dragging."""

    label: str
    lit: bool = False
    dimmed: bool = False
    spoken: str = ""  #: what a screen reader says, e.g. "Your field, 6 cards"; the label if empty


class ZoneFrame(Part):
    """The thin frame of a field or homebase."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=2)
        self._state = ZoneState("")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_state(self, state: ZoneState) -> None:
        """Show the zone lit, dimmed or plain."""
        seen = replace(state, spoken="") != replace(self._state, spoken="")
        self._state = state
        if seen:
            self.stale()

    def accessible_name(self) -> str:
        """The zone's name."""
        return self._state.spoken or self._state.label

    def draw(self, p: QPainter) -> None:
        """Paint the frame and its upright label."""
        theme, state, k = self.theme, self._state, self.text_scale
        n = self.line
        box = self.area.adjusted(0.5 * n, 0.5 * n, -0.5 * n, -0.5 * n)
        if state.lit:
            rounded(p, box, 10 * n, tone(theme.amber, 0.10), theme.amber, (4 if theme.flat else 2) * n)
        else:
            wash = 0.045 if theme.name == "dark" else 0.07
            quiet = 0.4 if state.dimmed else 1.0
            if theme.flat:
                rounded(p, box, 10 * n, None, tone(theme.zone, theme.zone_alpha * (0.55 if state.dimmed else 1)), n)
            else:
                rounded(p, box, 10 * n, tone(theme.zone, wash * quiet), tone(theme.zone, theme.zone_alpha * quiet), n)
        label = state.label.upper()
        size = 10 * max(1.0, k)
        colour = theme.amberd if state.lit else tone(theme.text2, 0.35 if state.dimmed else 0.75)
        if state.lit and theme.name == "dark":
            colour = theme.amber
        if is_japanese(label):  # it stands
            used = font("cond", 1.15 * size, 600, 0, label)
            high, middle = QFontMetricsF(used).capHeight() * 1.45, self.area.center().y()
            for at, sign in enumerate(label):
                y = middle + (at - (len(label) - 2) / 2) * high
                text(p, 12 * max(1.0, k), y, sign, used, colour, "c")
            return
        p.save()
        p.translate(11 * max(1.0, k), self.area.center().y())
        p.rotate(-90)
        cap(p, 0, QFontMetricsF(font("cond", size, 600)).capHeight() / 2, label, size, colour, 22, "c")
        p.restore()


@dataclass(frozen=True, slots=True)
class PileState:
    """A pile's count and translated name. ``empty`` draws the place where cards will lie."""

    label: str
    count: int
    lit: bool = False
    dimmed: bool = False
    spoken: str = ""
    sign: str = ""  #: the icon of the pile, drawn where no card lies


class PileLabel(Part):
    """Count pill on a pile's lower edge and label under it; give it the rectangle of the pile's card."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=34)
        self._state = PileState("", 0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def state(self) -> PileState:
        """What is shown."""
        return self._state

    def show_state(self, state: PileState) -> None:
        """Show another count."""
        seen = replace(state, spoken="") != replace(self._state, spoken="")
        self._state = state
        if seen:
            self.stale()

    def accessible_name(self) -> str:
        """Name and count of the pile."""
        if self._state.spoken:
            return self._state.spoken
        return self.tr("{pile}: {cards}").format(pile=self._state.label, cards=card_count(self._state.count))

    def draw(self, p: QPainter) -> None:
        """Paint outline (if empty), pill and label."""
        theme, state, k = self.theme, self._state, self.text_scale
        area, n = self.area, self.line
        if state.count == 0 or state.lit:
            line = theme.amber if state.lit else tone(theme.zone, 1.0 if theme.flat else 0.45)
            wash = tone(theme.amber, 0.10) if state.lit else None
            rounded(p, area.adjusted(0.5, 0.5, -0.5, -0.5), 6 * n, wash, line, (2 if state.lit else 1.2) * n)
        if state.count == 0 and state.sign:
            faint = tone(theme.text2, 0.9 if theme.flat else 0.5)
            draw_icon(p, state.sign, area.center().x(), area.center().y() - 5 * k, 0.5 * area.width(), faint)
        used = font("cond", 13 * k, 600)
        number = str(state.count)
        width, height = round(text_width(used, number) + 14 * k), round(18 * k)
        x = area.center().x()
        pill = QRectF(round(x - width / 2), round(area.bottom() - 11 * k), width, height)
        rounded(p, pill.adjusted(0.5, 0.5, -0.5, -0.5), height / 2 - 0.5, theme.panel, theme.line, n)
        text(
            p, pill.center().x(), pill.center().y() + QFontMetricsF(used).capHeight() / 2, number, used, theme.text, "c"
        )
        colour = theme.amberd if state.lit else tone(theme.text2, 0.4 if state.dimmed else 1.0)
        cap(p, x, pill.bottom() + 11.5 * k, state.label.upper(), max(10.0, 10.5 * k), colour, 8, "c")
