"""The board itself: its ground, the frames of its areas, and what says how many cards lie where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.board.spec.layout import Boxes
from trails_desktop.table.geometry.layout import Box
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import cap, radial, rounded, text, tone
from trails_desktop.ui.theme import Theme


def rect(box: Box) -> QRectF:
    """A box as Qt has it."""
    return QRectF(box.x, box.y, box.w, box.h)


class Ground(Part):
    """Colours, the game's own lines, frames and their words."""

    def __init__(
        self, theme: Theme, paint: Callable[[QPainter, QRectF, Theme], None], parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._paint_game = paint
        self._frames: tuple[tuple[Box, str], ...] = ()
        self._places: tuple[Box, ...] = ()

    def show_boxes(self, boxes: Boxes, words: dict[str, str], places: tuple[Box, ...]) -> None:
        """Frames with their words, and places that are drawn also when they are empty."""
        frames = tuple((box, words.get(word, word)) for box, word in boxes.frames)
        if frames != self._frames or places != self._places:
            self._frames, self._places = frames, places
            self.stale()

    def draw(self, p: QPainter) -> None:
        """Paint it."""
        theme, area, k = self.theme, self.area, self.text_scale
        if theme.flat:
            p.fillRect(area, theme.b1)
        else:
            stops = [(0, theme.b0), (0.55, theme.b1), (1, theme.b2)]
            p.fillRect(area, radial(area.width() * 0.5, area.height() * 0.45, area.height() * 0.95, stops))
            p.save()
            self._paint_game(p, area, theme)
            p.restore()
        for box, word in self._frames:
            line = tone(theme.zone, theme.zone_alpha)
            rounded(
                p, rect(box).adjusted(0.5, 0.5, -0.5, -0.5), 10, tone(theme.b2, 0.18 if not theme.flat else 0), line
            )
            p.save()
            p.translate(box.x + 11 * k, box.cy)
            p.rotate(-90)
            cap(p, 0, 3 * k, word.upper(), 10 * k, theme.text2, 20, "c")
            p.restore()
        for box in self._places:
            rounded(p, rect(box), 5, None, tone(theme.zone, 0.4), 1)


@dataclass(frozen=True, slots=True)
class CountState:
    """What stands at an area: a count in a pill on the foot of a pile ("pile", with the area's word), as words under a
    fan ("fan"), or as a large number with what is ready ("ready"), or numbered slots ("slots"). note: a line below."""

    kind: str
    count: int
    label: str
    detail: str = ""
    empty: bool = False
    last: int = 0
    note: str = ""


class Count(Part):
    """A count at an area. It never takes the mouse."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=24)
        self._state = CountState("", 0, "")
        self.card = QRectF()
        self.setAcceptedMouseButtons(self.acceptedMouseButtons() & ~self.acceptedMouseButtons())

    def show_state(self, state: CountState, card: QRectF) -> None:
        """Show it. card: where the card of a pile lies, in the part's own coordinates."""
        if (state, card) != (self._state, self.card):
            self._state, self.card = state, card
            self.stale()

    def accessible_name(self) -> str:
        """Place and number."""
        said = f"{self._state.label}: {self._state.count}"
        return f"{said}, {self._state.note}" if self._state.note else said

    def draw(self, p: QPainter) -> None:
        """Paint it."""
        s = self._state
        if s.kind == "pile":
            self._pile(p)
        elif s.kind == "fan":
            self._fan(p)
        elif s.kind == "slots":
            self._slots(p)
        elif s.kind == "ready":
            theme, k = self.theme, self.text_scale
            text(
                p,
                self.area.right(),
                self.area.center().y() + 6 * k,
                s.detail,
                font("cond", 22 * k, 700),
                theme.text,
                "r",
            )
            cap(p, self.area.right(), self.area.center().y() + 20 * k, s.label.upper(), 10 * k, theme.text2, 10, "r")

    def _pile(self, p: QPainter) -> None:
        theme, k, s, card = self.theme, self.text_scale, self._state, self.card
        if s.empty:
            rounded(p, card, 5, None, tone(theme.zone, 0.45), 1.2)
        used = font("cond", 13 * k, 600)
        wide = text_width(used, str(s.count)) + 14 * k
        pill = QRectF(card.center().x() - wide / 2, card.bottom() - 11 * k, wide, 18 * k)
        rounded(p, pill, 9 * k, theme.panel, theme.line, 1)
        text(p, card.center().x(), card.bottom() + 2.6 * k, str(s.count), used, theme.text, "c")
        label = s.label.upper()
        used = font("cond", 10.5 * k, 600, 6, label)
        text(p, card.center().x(), card.bottom() + 18 * k, label, used, theme.text2, "c", card.width() + 8 * k)

    def _fan(self, p: QPainter) -> None:
        theme, k, s = self.theme, self.text_scale, self._state
        used = font("cond", 13 * k, 600, 4, s.detail)
        wide = text_width(used, s.detail) + 16 * k
        pill = QRectF(self.card.center().x() - wide / 2, self.card.bottom() + 4 * k, wide, 19 * k)
        rounded(p, pill, 9.5 * k, theme.panel, theme.line, 1)
        text(p, pill.center().x(), pill.bottom() - 5 * k, s.detail, used, theme.text, "c")

    def _slots(self, p: QPainter) -> None:
        theme, k, s, area = self.theme, self.text_scale, self._state, self.area
        base = area.bottom() - 27 * k
        wide = text(p, area.left(), base, str(s.count), font("cond", 32 * k, 700), theme.text)
        text(p, area.left() + wide + 6 * k, base, s.detail, font("cond", 16 * k, 600, 0, s.detail), theme.text2)
        text(p, area.left(), base + 17 * k, s.note, font("ui", 12 * k, 500, 0, s.note), theme.text2, "l", area.width())
