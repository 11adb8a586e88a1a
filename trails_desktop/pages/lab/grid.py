"""The match-ups of a lab as a picture: a row a deck, a column an opponent, beside it how it did against the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

_ROW: Final = 40
_HEAD: Final = 30
_SPAN: Final = 0.3  #: a part so far from a half has the full colour


class Grid(QWidget):
    """``chosen(index)``: a row was pressed, or gone to with the arrow keys."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._decks: Sequence[Mapping[str, Any]] = ()
        self._met: Mapping[tuple[str, str], Mapping[str, Any]] = {}
        self.row = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_report(self, report: Mapping[str, Any]) -> None:
        """A report of ``trails lab --json``; the best deck is chosen."""
        self._decks = report["decks"]
        self._met = {(one["deck"], one["against"]): one for one in report["met"]}
        self.setAccessibleName("\n".join(self.spoken()))
        self.updateGeometry()
        self.choose(0)

    def choose(self, row: int) -> None:
        """Another row."""
        if 0 <= row < len(self._decks):
            self.row = row
            self.setAccessibleDescription(self._line(self._decks[row]))
            self.update()
            self.chosen.emit(row)

    def spoken(self) -> list[str]:
        """All of it as sentences."""
        lines = [self._line(deck) for deck in self._decks]
        words = self.tr("{deck} against {other}: {part} %")
        for (deck, other), one in self._met.items():
            lines.append(words.format(deck=deck, other=other, part=round(100 * one["part"])))
        return lines

    def _line(self, deck: Mapping[str, Any]) -> str:
        words = self.tr("{deck}: {part} % against the field, surely between {low} and {high}")
        low, high = (round(100 * deck[end]) for end in ("from", "to"))
        return words.format(deck=deck["deck"], part=round(100 * deck["part"]), low=low, high=high)

    # ---- size and place
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(760), self._look.px(_HEAD + _ROW * max(1, len(self._decks)) + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self.sizeHint().height())

    def _columns(self) -> tuple[float, float, float]:
        """Where the cells begin, how wide one is, where the field's bar begins."""
        left, field = self.width() * 0.27, self.width() * 0.26
        count = max(1, len(self._decks))
        return left, (self.width() - left - field) / count, self.width() - field

    # ---- hands
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choose(int((event.position().y() - self._look.px(_HEAD)) // self._look.px(_ROW)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self.choose(self.row + step)
        else:
            super().keyPressEvent(event)

    # ---- the picture
    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        left, wide, field = self._columns()
        for at in range(len(self._decks)):
            paint.text(
                p, left + wide * (at + 0.5), 20 * k, str(at + 1), font("cond", 14 * k, 700), theme.text2, "c", wide
            )
        paint.cap(p, field + 16 * k, 20 * k, self.tr("AGAINST THE FIELD"), 11.5 * k, theme.text2, 14)
        for at, deck in enumerate(self._decks):
            y = (_HEAD + _ROW * at) * k
            if at == self.row:
                box = QRectF(1, y + 1, self.width() - 2, _ROW * k - 2)
                paint.rounded(p, box, 8, paint.tone(theme.panel, 0.9), theme.amber, 1.4)
            self._name(p, at, deck, y, left)
            for column, other in enumerate(self._decks):
                self._cell(p, self._met.get((deck["deck"], other["deck"])), left + wide * column, y, wide)
            self._field(p, deck, field + 16 * k, y)
        if self.hasFocus():
            paint.rounded(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, None, theme.focus, 2)

    def _name(self, p: QPainter, at: int, deck: Mapping[str, Any], y: float, room: float) -> None:
        theme, k = self._look.theme, self._look.scale
        paint.text(p, 26 * k, y + 26 * k, str(at + 1), font("cond", 15 * k, 700), theme.text2, "r")
        name = str(deck["deck"])
        paint.text(p, 38 * k, y + 26 * k, name, font("ui", 14.5 * k, 600, 0, name), theme.text, "l", room - 46 * k)

    def _cell(self, p: QPainter, met: Mapping[str, Any] | None, x: float, y: float, wide: float) -> None:
        theme, k = self._look.theme, self._look.scale
        box = QRectF(x + 2, y + 4 * k, wide - 4, (_ROW - 8) * k)
        if met is None or not met["games"]:
            paint.text(p, box.center().x(), y + 26 * k, "·", font("cond", 16 * k, 700), theme.text3, "c", wide)
            return
        away = (met["part"] - 0.5) / _SPAN
        colour = QColor(theme.mint if away > 0 else theme.coral)
        colour.setAlphaF(min(0.62, 0.06 + 0.56 * abs(away)))
        paint.rounded(p, box, 6, colour)
        number = str(round(100 * met["part"]))
        paint.text(p, box.center().x(), y + 26 * k, number, font("cond", 16 * k, 700), theme.text, "c", wide)

    def _field(self, p: QPainter, deck: Mapping[str, Any], x: float, y: float) -> None:
        theme, k = self._look.theme, self._look.scale
        room = self.width() - x - 72 * k
        base = y + _ROW * k / 2
        paint.rounded(p, QRectF(x, base - 1.5 * k, room, 3 * k), 1.5, theme.line)
        low, high = deck["from"], deck["to"]
        paint.rounded(p, QRectF(x + room * low, base - 4 * k, room * (high - low), 8 * k), 4, theme.chart)
        paint.fill_path(p, paint.circle(x + room * deck["part"], base, 5.5 * k), theme.amber, theme.bg, 1.4)
        paint.fill_path(p, paint.circle(x + room / 2, base, 2 * k), theme.text3, theme.text3, 1)
        part = f"{round(100 * deck['part'])} %"
        paint.text(p, self.width() - 8 * k, y + 26 * k, part, font("cond", 17 * k, 700), theme.text, "r")
