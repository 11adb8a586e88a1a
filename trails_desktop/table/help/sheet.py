"""The sheet that explains a thing: a card large with the words it uses, or signs with what they are and are now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.cardart.faces.api import FaceSpec, Values, master_face
from trails_desktop.table.help.about import About, Row
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.pieces.rich import Rich
from trails_desktop.table.pieces.terms import box_height, paint_box, paint_sign
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import cap, circle, draw_shadow, fill_path, key_cap, rounded, text, tone
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.theme import INK, Theme

CARD_WIDE, BOX_WIDE, ROWS_WIDE, ONE_WIDE = 300.0, 402.0, 716.0, 430.0
_CARD_RATIO: Final = 880 / 630
_GAP, _HEAD, _FOOT = 18.0, 46.0, 38.0


@dataclass(frozen=True, slots=True)
class HelpState:
    """What is explained. face: of a card, shown large with its values and picture; numbered: whether its signs wear the
    numbers of the rows."""

    about: About
    face: FaceSpec | None = None
    values: Values = field(default_factory=Values)
    picture: QImage | None = None
    numbered: bool = False


class HelpSheet(Part):
    """See the module's text. It never takes the mouse."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=30)
        self._state = HelpState(About(""))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def state(self) -> HelpState:
        """What is explained."""
        return self._state

    def show_state(self, state: HelpState) -> None:
        """Explain something else. Ask :meth:`size_for` and set the geometry afterwards."""
        if state != self._state:
            self._state = state
            self.stale()

    def accessible_name(self) -> str:
        """All that it says."""
        about = self._state.about
        return ". ".join(part for part in (about.title, about.now, about.says) if part)

    def size_for(self, state: HelpState, k: float) -> QSizeF:
        """How large it is; k: the text scale."""
        if state.face is not None:
            boxes = sum(box_height(row.term, BOX_WIDE * k, k, self.theme) + 10 * k for row in state.about.rows)
            high = max(CARD_WIDE * _CARD_RATIO * k, self._now(state, k).height + 34 * k + boxes + _FOOT * k)
            return QSizeF(round((CARD_WIDE + _GAP + BOX_WIDE) * k), round(high))
        wide = (ROWS_WIDE if state.numbered else ONE_WIDE) * k
        rows = sum(self._row_height(row, state, k) for row in state.about.rows)
        return QSizeF(round(wide), round(_HEAD * k + rows + 10 * k + (0 if state.numbered else self._foot(state, k))))

    # --- drawing -----------------------------------------------------------------------------------------------------
    def draw(self, p: QPainter) -> None:
        """Paint it."""
        if self._state.face is not None:
            self._card(p, self._state.face)
        else:
            self._rows(p)

    def _card(self, p: QPainter, face: FaceSpec) -> None:
        theme, s, k = self.theme, self._state, self.text_scale
        wide, high = round(CARD_WIDE * k), round(CARD_WIDE * _CARD_RATIO * k)
        draw_shadow(p, QRectF(0, 0, wide, high), 14 * k, 4, theme)
        ratio = device_ratio(p)
        p.drawImage(QRectF(0, 0, wide, high), master_face(face, s.picture, wide, ratio, s.values))
        x, box = wide + _GAP * k, QRectF(wide + _GAP * k, 0, BOX_WIDE * k, 0)
        now = self._now(s, k)
        head = QRectF(x, 0, box.width(), now.height + 34 * k - 8 * k)
        draw_shadow(p, head, 10 * k, 2, theme)
        rounded(p, head.adjusted(0.5, 0.5, -0.5, -0.5), 10 * k, theme.panel, theme.amber, (2 if theme.flat else 1.4))
        said = QCoreApplication.translate("Table", "Now")
        cap(p, x + 14 * k, 18 * k, said.upper(), 12 * k, theme.amberd if theme.name == "light" else theme.amber, 18)
        now.draw(p, x + 14 * k, 23 * k, QColor(theme.text))
        y = head.height() + 8 * k
        for row in s.about.rows:
            tall = box_height(row.term, box.width(), k, theme)
            at = QRectF(x, y, box.width(), tall)
            draw_shadow(p, at, 10 * k, 2, theme)
            paint_box(p, at, row.term, k, theme)
            y += tall + 10 * k
        self._key(p, x, y, box.width())

    def _now(self, state: HelpState, k: float) -> Rich:
        return Rich(state.about.now, "ui", 14 * k, (BOX_WIDE - 28) * k, round(19 * k), 500, QColor(self.theme.amber))

    def _key(self, p: QPainter, x: float, y: float, wide: float) -> None:
        """Which key opens the page."""
        if not self._state.about.page:
            return
        theme, k = self.theme, self.text_scale
        pill = QRectF(x, y, wide, 30 * k)
        rounded(p, pill.adjusted(0.5, 0.5, -0.5, -0.5), 15 * k, theme.panel, theme.line, 1)
        said = QCoreApplication.translate("Table", "The page about it in the rule book")
        text(p, x + 16 * k, y + 19.5 * k, said, font("ui", 13 * k, 500, 0, said), theme.text2, "l", wide - 70 * k)
        key_cap(p, pill.right() - 8 * k, pill.center().y(), "F1", theme.text2, k)

    def _foot(self, state: HelpState, k: float) -> float:
        return 36 * k if state.about.page else 0.0

    def _rows(self, p: QPainter) -> None:
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        draw_shadow(p, area, 14 * k, 4, theme)
        line = theme.amber if s.numbered else theme.line
        rounded(p, area.adjusted(1, 1, -1, -1), 14 * k, theme.panel2, line, 3 if theme.flat else 1.8)
        title = font("display", 19 * k, 600, 0, s.about.title)
        x = 20 * k + text(p, 20 * k, 31 * k, s.about.title, title, theme.text, "l", area.width() * 0.62)
        note = s.about.now
        if s.numbered:
            note = QCoreApplication.translate("Table", "what each sign is, and what it is now")
        small = font("ui", 13.5 * k, 500, 0, note)
        text(p, x + 14 * k, 31 * k, note, small, theme.text2, "l", area.width() - x - 30 * k)
        y = _HEAD * k
        for at, row in enumerate(s.about.rows):
            high = self._row_height(row, s, k)
            box = QRectF(12 * k, y, area.width() - 24 * k, high - 3 * k)
            if s.numbered and not at % 2:
                rounded(p, box, 8 * k, tone(theme.text, 0.05))
            self._row(p, box, at, row)
            y += high
        if not s.numbered:
            self._key(p, 12 * k, y, area.width() - 24 * k)

    def _row(self, p: QPainter, box: QRectF, at: int, row: Row) -> None:
        theme, s, k = self.theme, self._state, self.text_scale
        middle = box.center().y()
        says = self._says(row, s, k)
        if s.numbered:
            disc(p, QPointF(box.left() + 20 * k, middle), at + 1, 11 * k, theme)
            name = font("display", 16 * k, 600, 0, row.term.name)
            text(p, box.left() + 42 * k, middle + 5.5 * k, row.term.name, name, theme.text, "l", 96 * k)
            now = font("cond", 16 * k, 700, 0, row.now)
            amber = theme.amberd if theme.name == "light" else theme.amber
            text(p, box.left() + 142 * k, middle + 5.5 * k, row.now, now, amber, "l", 92 * k)
            says.draw(p, box.left() + 240 * k, middle - says.height / 2, QColor(theme.text))
        else:
            paint_sign(p, row.term, box.left() + 26 * k, middle, 17 * k)
            says.draw(p, box.left() + 56 * k, middle - says.height / 2, QColor(theme.text))
        rule = row.term.rule.removeprefix("ja:")
        text(p, box.right() - 10 * k, middle + 4.5 * k, rule, font("cond", 12.5 * k, 600), theme.text3, "r")

    def _says(self, row: Row, state: HelpState, k: float) -> Rich:
        wide = (ROWS_WIDE - 240 - 24 - 66 if state.numbered else ONE_WIDE - 56 - 24 - 66) * k
        if not row.term.rule:
            wide += 50 * k
        return Rich(row.term.says, "ui", 14 * k, wide, round(18.5 * k), 500, QColor(self.theme.amber))

    def _row_height(self, row: Row, state: HelpState, k: float) -> float:
        return max(40 * k, self._says(row, state, k).height + 13 * k)


class PlateNumbers(Part):
    """The numbers of the rows on the edge of a plate; it lies over the plate's rectangle."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=20)
        self._spots: tuple[QPointF, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_spots(self, spots: tuple[QPointF, ...]) -> None:
        """Number these points from 1."""
        if spots != self._spots:
            self._spots = spots
            self.stale()

    def draw(self, p: QPainter) -> None:
        """Paint the discs."""
        for at, spot in enumerate(self._spots, start=1):
            disc(p, spot, at, 9.5 * max(0.9, self.text_scale), self.theme)


def disc(p: QPainter, at: QPointF, number: int, r: float, theme: Theme) -> None:
    """A number on an amber disc."""
    fill_path(p, circle(at.x(), at.y(), r), theme.amber, INK, 1.6)
    used, said = font("cond", 1.4 * r, 700), str(number)
    text(p, at.x() - text_width(used, said) / 2, at.y() + 0.5 * r, said, used, INK)
