"""The coach: a bubble beside what a step speaks of, never on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trails_desktop.screens.parts.backdrop import paint_emblem
from trails_desktop.screens.parts.rich import RichWords, bare
from trails_desktop.screens.parts.widgets import RING, PlateButton, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_WIDE: Final = 326  #: pixels of the bubble at normal text size, without its tail
_TAIL: Final = 26  #: pixels round the bubble for its tail and its shadow
_APART: Final = 14  #: pixels between tail and what it points at
_EDGE: Final = 8  #: pixels kept free at the board's edge
_NUDGE: Final = 12.0  #: root of an area that may be covered: a corner of something
_STEPS: Final = 12  #: places that are tried across and down the board where there is no room beside a thing
_SPARE: Final = 26  #: pixels of the amber button's plate that a bubble does without; its key cap still has room


#: What a place costs, the bubble there, and where its tail points at.
_Place = tuple[float, QRectF, QPointF | None]


@dataclass(frozen=True, slots=True)
class Speech:
    """What the coach says. head: a label; why: a second paragraph; told: why what was tried is not it, or a hint. at,
    count: which step of how many, 0 for none. go, key: the word on its button, and the key beside it; "" for none."""

    head: str
    say: str
    why: str = ""
    told: str = ""
    at: int = 0
    count: int = 0
    place: str = ""
    go: str = ""
    key: str = ""
    primary: bool = False


class Dots(QWidget):
    """Lamps of the steps: lit for those done and the present one."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._at, self._count = look, 0, 0

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_at(self, at: int, count: int) -> None:
        """The present step, from 1, of how many."""
        self._at, self._count = at, count
        self.setFixedSize(self._look.px(17) * count + 8, self._look.px(20))
        self.setVisible(bool(count))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        for i in range(self._count):
            x, y = 8 * k + 17 * k * i, self.height() / 2
            if i < self._at:
                if i == self._at - 1 and not theme.flat:
                    paint.draw_glow(p, QRectF(x - 5 * k, y - 5 * k, 10 * k, 10 * k), 5, theme.amber, 6, 0.8)
                lamp = paint.radial(x, y, 5.6 * k, [(0, "#FFF6D2"), (0.5, "#FFD877"), (1, theme.amberd)])
                paint.fill_path(p, paint.circle(x, y, 5 * k), theme.amber if theme.flat else lamp)
            else:
                paint.fill_path(p, paint.circle(x, y, 4.4 * k), None, theme.text3, 1.4 * self._look.line)


class Coach(QWidget):
    """``pressed()``: its button, which its key presses too."""

    pressed = Signal()

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._tip: QPointF | None = None
        self._speech: Speech | None = None
        self.head = Words(look, "cond", 13, "amber", 600, 18)
        self.say = RichWords(look, "display", 18.5, weight=600, line=1.28)
        self.why = RichWords(look, "ui", 14, "text2", "text")
        self.told = RichWords(look, "ui", 14, "coral", "coral")
        self.dots = Dots(look)
        self.place = Words(look, "ui", 12.5, "text3")
        self.button = PlateButton(look, "link")
        self.go = PlateButton(look, "primary", "", "Enter")
        self.button.clicked.connect(self.pressed)
        self.go.clicked.connect(self.pressed)
        self._rows = QVBoxLayout(self)
        for part in (self.head, self.say, self.why, self.told):
            self._rows.addWidget(part)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.dots)
        self._foot.addWidget(self.place)
        self._foot.addStretch(1)
        self._foot.addWidget(self.button)
        self._foot.addWidget(self.go)
        self._rows.addLayout(self._foot)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        for part in (self.head, self.say, self.why, self.told, self.dots, self.place, self.button, self.go):
            part.set_look(look)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies under it is not meant."""
        event.accept()

    @property
    def speech(self) -> Speech | None:
        """What it says now, None if it is silent."""
        return self._speech if self.isVisible() else None

    def hush(self) -> None:
        """Say nothing."""
        self._speech = None
        self.hide()

    def speak(
        self,
        speech: Speech,
        board: QRectF,
        about: Sequence[QRectF],
        avoid: Sequence[QRectF] = (),
        points: bool = True,
        keep: Sequence[QRectF] = (),
    ) -> None:
        """Say something beside the first of ``about``, on none of them and, if it can be, on none of ``avoid``; where
        it would lie on one of ``keep``, anywhere else. points: whether it speaks of what it stands beside, and shows it
        with its tail."""
        self._speech = speech
        self.head.setText(speech.head)
        self.say.set_said(speech.say)
        self.why.set_said(speech.why)
        self.told.set_said(speech.told)
        self.why.setVisible(bool(speech.why) and not speech.told)
        self.told.setVisible(bool(speech.told))
        self.dots.show_at(speech.at, speech.count)
        self.place.setText(speech.place)
        self.place.setVisible(bool(speech.place) and not speech.primary)
        used, other = (self.go, self.button) if speech.primary else (self.button, self.go)
        other.hide()
        used.setVisible(bool(speech.go))
        used.set_kind("primary" if speech.primary else "link", speech.key)
        used.set_words(speech.go)
        self.go.setFixedSize(self.go.sizeHint().width() - self._look.px(_SPARE), self._look.px(44) + 2 * RING)
        self.setAccessibleName(bare(speech.say))
        self.setAccessibleDescription(bare(speech.told or speech.why))
        look = self._look
        set_spacing(self._rows, look, 5, (64, 14, 16, 8))
        left, top, right, bottom = (look.px(value) for value in (64, 14, 16, 8))
        self._rows.setContentsMargins(left + _TAIL, top + _TAIL, right + _TAIL, bottom + _TAIL)
        if self._fit(board, about, avoid, points, keep) and self.why.isVisibleTo(self):
            self.why.hide()  # short and off the cards rather than whole and on them
            self._fit(board, about, avoid, points, keep)
        self.show()
        self.raise_()
        self.update()

    def _fit(
        self, board: QRectF, about: Sequence[QRectF], avoid: Sequence[QRectF], points: bool, keep: Sequence[QRectF]
    ) -> bool:
        """Take the size of what is said, and the best place for it. Whether it lies on something all the same."""
        look = self._look
        self._foot.invalidate()  # another button than before may be in it; a layout in a layout keeps the old height
        self._rows.invalidate()
        wide = min(look.px(_WIDE), round(board.width()) - 2 * _EDGE) + 2 * _TAIL
        wide = max(wide, self._rows.minimumSize().width())  # a long word on a button makes it wider, not cut
        self.setFixedWidth(wide)
        self.setFixedHeight(self._rows.heightForWidth(wide))
        self._put(board, about, avoid, points, keep)
        return _covered(self.body().translated(QPointF(self.pos())), (*about, *keep)) > _NUDGE

    def _put(
        self, board: QRectF, about: Sequence[QRectF], avoid: Sequence[QRectF], points: bool, keep: Sequence[QRectF]
    ) -> None:
        """The place that covers least: right, left, below or above what it speaks of, else the middle of the board."""
        size = QRectF(0, 0, self.width() - 2 * _TAIL, self.height() - 2 * _TAIL)
        room = board.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        best: _Place | None = None
        for order, anchor in enumerate(about):
            for side, (at, tip) in enumerate(_beside(anchor, size, points)):
                box = _inside(size.translated(at), room)
                cost = 50.0 * _covered(box, about) + 12.0 * _covered(box, keep) + 4.0 * _covered(box, avoid)
                cost += 40.0 * order + 6.0 * side + abs(box.left() - at.x()) + abs(box.top() - at.y())
                best = _better(best, cost, box, tip)
        if about and best is not None and _covered(best[1], (*about, *keep)) > _NUDGE:
            for box in _spread(size, room):  # beside it there is no room: anywhere there is some
                away = math.hypot(box.center().x() - about[0].center().x(), box.center().y() - about[0].center().y())
                cost = 50.0 * _covered(box, about) + 12.0 * _covered(box, keep) + 4.0 * _covered(box, avoid)
                cost += 120.0 + 0.3 * away
                best = _better(best, cost, box, None)
        if best is None:
            middle = QRectF(size)
            middle.moveCenter(room.center())
            best = 0.0, middle, None
        box, pointed = best[1], best[2]
        self.move(QPoint(round(box.left()) - _TAIL, round(box.top()) - _TAIL))
        self._tip = None if pointed is None or not points else pointed - QPointF(self.pos())

    def body(self) -> QRectF:
        """The bubble without its tail, in its own coordinates."""
        return QRectF(self.rect()).adjusted(_TAIL, _TAIL, -_TAIL, -_TAIL)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k, body = self._look.theme, self._look.scale, self.body()
        path = QPainterPath()
        path.addRoundedRect(body, 14 * self._look.line, 14 * self._look.line)
        if self._tip is not None and not body.contains(self._tip):
            path = path.united(_tail(body, self._tip))
        if not theme.flat:
            for i in range(6):
                paint.fill_path(p, path.translated(0, 4), None, paint.tone("#000000", 0.08), 20 - 3 * i)
        paint.fill_path(p, path, theme.panel2, theme.amber, (3 if theme.flat else 1.8) * self._look.line)
        paint_emblem(p, body.left() + 34 * k, body.top() + 36 * k, 19 * k)


def _beside(anchor: QRectF, size: QRectF, points: bool) -> list[tuple[QPointF, QPointF]]:
    """Upper left corner and tip of the tail at each side of an anchor."""
    x, y, w, h = anchor.center().x(), anchor.center().y(), size.width(), size.height()
    gap = _APART + _TAIL if points else _EDGE
    return [
        (QPointF(anchor.right() + gap, y - h / 2), QPointF(anchor.right() + _APART, y)),
        (QPointF(anchor.left() - gap - w, y - h / 2), QPointF(anchor.left() - _APART, y)),
        (QPointF(x - w / 2, anchor.bottom() + gap), QPointF(x, anchor.bottom() + _APART)),
        (QPointF(x - w / 2, anchor.top() - gap - h), QPointF(x, anchor.top() - _APART)),
    ]


def _better(best: _Place | None, cost: float, box: QRectF, tip: QPointF | None) -> _Place:
    """The cheaper of two places."""
    return best if best is not None and best[0] <= cost else (cost, box, tip)


def _spread(size: QRectF, room: QRectF) -> list[QRectF]:
    """Places all over the board."""
    across, down = max(0.0, room.width() - size.width()), max(0.0, room.height() - size.height())
    steps = [at / _STEPS for at in range(_STEPS + 1)]
    return [size.translated(room.left() + x * across, room.top() + y * down) for x in steps for y in steps]


def _inside(box: QRectF, room: QRectF) -> QRectF:
    x = max(room.left(), min(box.left(), room.right() - box.width()))
    y = max(room.top(), min(box.top(), room.bottom() - box.height()))
    return QRectF(x, y, box.width(), box.height())


def _covered(box: QRectF, others: Sequence[QRectF]) -> float:
    """How much of the others it lies on: the root of the area, in pixels."""
    found = 0.0
    for other in others:
        both = box.adjusted(-6, -6, 6, 6).intersected(other)
        found += max(0.0, both.width()) * max(0.0, both.height())
    return math.sqrt(found)


def _tail(body: QRectF, tip: QPointF) -> QPainterPath:
    x = min(max(tip.x(), body.left() + 28), body.right() - 28)
    y = min(max(tip.y(), body.top() + 28), body.bottom() - 28)
    if tip.y() > body.bottom():
        points = [(x - 12, body.bottom() - 2), (x + 12, body.bottom() - 2)]
    elif tip.y() < body.top():
        points = [(x - 12, body.top() + 2), (x + 12, body.top() + 2)]
    elif tip.x() < body.left():
        points = [(body.left() + 2, y - 12), (body.left() + 2, y + 12)]
    else:
        points = [(body.right() - 2, y - 12), (body.right() - 2, y + 12)]
    return paint.polygon([*points, (tip.x(), tip.y())])
