"""A card turned up: the board goes dark, its card stands large in the middle, one key uses it and one lets it go."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Decision, Option
from engine.views import CardView
from trails_desktop.board.desk import Desk
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import draw_glow, polygon, radial, rounded, text, tone
from trails_desktop.ui.theme import Theme

USE: Final[Option] = ("yes",)
LEAVE: Final[Option] = ("no",)
_WIDE, _HIGH = 288.0, 402.0  #: of the card at a board of 992 x 800
_MIDDLE: Final = (0.5, 0.345)  #: of the card, as shares of the board
_ROOM: Final = 0.62  #: share of the board's height above the sheet
_RAYS: Final = 36
_MOST = 2  #: lines of what an answer does


class RevealStage(QWidget):
    """What stands behind the question: dark, rays, and the card. Takes neither mouse nor keyboard."""

    def __init__(self, face: QPixmap, said: str, theme: Theme, area: QRect, k: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._face, self._said, self._theme, self._k = face, said, theme, k
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything."""
        p, k, theme = QPainter(self), self._k, self._theme
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        p.fillRect(whole, tone("#040A0E", 0.86 if theme.flat else 0.72))
        x, y = whole.width() * _MIDDLE[0], whole.height() * _MIDDLE[1]
        if not theme.flat:
            p.fillPath(
                _rays(x, y, 620 * k), radial(x, y, 620 * k, [(0, tone(theme.amber, 0.34)), (1, tone(theme.amber, 0.0))])
            )
        box = QRectF(x - _WIDE * k / 2, y - _HIGH * k / 2, _WIDE * k, _HIGH * k)
        if not theme.flat:
            draw_glow(p, box, 16 * k, theme.amber, 22, 0.9)
        p.drawPixmap(box, self._face, QRectF(self._face.rect()))
        rounded(p, box.adjusted(-4, -4, 4, 4), 16 * k, None, theme.amber, 3)
        used = font("cond", 16 * k, 700, 10, self._said)
        wide = text_width(used, self._said) + 44 * k
        pill = QRectF(x - wide / 2, max(6.0, box.top() - 36 * k), wide, 28 * k)
        rounded(p, pill, 14 * k, theme.panel, theme.amber, 2)
        text(p, x, pill.center().y() + 6 * k, self._said, used, theme.text, "c")
        p.end()


def _rays(x: float, y: float, size: float) -> QPainterPath:
    path = QPainterPath()
    for i in range(_RAYS):
        a, d = i / _RAYS * math.tau, math.tau / _RAYS * 0.22
        ends = [(x + size * math.cos(t), y + size * math.sin(t)) for t in (a - d, a + d)]
        path.addPath(polygon([(x, y), *ends]))
    return path


@dataclass(frozen=True, slots=True)
class RevealWords:
    """title: with ``{card}``. detail: a line below. turned: what has happened, above the card. nothing: where what an
    answer does cannot be told. use, leave: the buttons."""

    title: str
    detail: str
    turned: str
    nothing: str
    use: str
    leave: str


class RevealSheet(Sheet):
    """``B`` uses it, ``N`` lets it go."""

    def __init__(self, desk: Desk, decision: Decision, card: CardView, said: RevealWords, parent: QWidget) -> None:
        title = said.title.format(card=desk.faces.name(card))
        super().__init__(title, decision.rule, said.detail, desk.scene.theme, desk.look.scale, parent)
        board = desk.scene.boxes.board
        k = min(board.w / 992, board.h / 800)
        self.above = _ROOM
        face = desk.faces.pixmap(card, "master", _WIDE * k, _HIGH * k, self.devicePixelRatioF())
        area = QRect(0, 0, round(board.w), round(board.h))
        self.stage = RevealStage(face, said.turned.upper(), desk.scene.theme, area, k, parent)
        self.stage.setAccessibleName(desk.teller.what(card))
        self.stage.hide()
        for verb, key, option, first in ((said.use, "B", USE, True), (said.leave, "N", LEAVE, False)):
            does = [change.said for change in desk.foretold((option,)) if change.cards or change.mood][:_MOST]
            made = self.button(f"{verb}   {key}", first, "\n".join(does) or said.nothing)
            made.clicked.connect(lambda checked=False, one=option: self.answered.emit((one,)))
        self.end()

    def showEvent(self, event: QShowEvent) -> None:
        """The stage comes with it, below it."""
        super().showEvent(event)
        self.stage.show()
        self.stage.raise_()
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """And goes with it."""
        super().hideEvent(event)
        self.stage.hide()
        self.stage.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key for each answer."""
        option = {Qt.Key.Key_B: USE, Qt.Key.Key_N: LEAVE}.get(Qt.Key(event.key()))
        if option is None:
            super().keyPressEvent(event)
        else:
            self.answered.emit((option,))
