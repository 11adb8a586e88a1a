"""Words of the game with their signs: a row for each, and a box with its sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.trails.book.glossary import Term
from trails_desktop.screens.parts.rich import Rich
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip
from trails_desktop.ui.theme import CARD_TEXT, DEF_ICON, FOOTER, INK, STR_ICON


class TermRow(QWidget):
    """A word and a few words beside it; its sentence is the tooltip, and what a screen reader says."""

    def __init__(self, look: Look, term: Term) -> None:
        super().__init__()
        self._look, self.term = look, term
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(plain_tip(term.says))
        self.setAccessibleName(term.name)
        self.setAccessibleDescription(term.says)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._look.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.rounded(p, box, 10, theme.panel2, theme.amber if self.hasFocus() else theme.line, 2 if theme.flat else 1)
        paint_sign(p, self.term, 24 * k, box.center().y(), 14 * k)
        room = box.width() - 58 * k
        paint.text(
            p, 48 * k, 19 * k, self.term.name, font("ui", 14.5 * k, 600, 0, self.term.name), theme.text, "l", room
        )
        small = font("ui", 12.5 * k, 500, 0, self.term.short)
        paint.text(p, 48 * k, 36 * k, self.term.short, small, theme.text2, "l", room)


class TermBox(QWidget):
    """A word, its sentence and its rule: what stands beside a large card, or on paper."""

    def __init__(self, look: Look, term: Term, paper: bool = False) -> None:
        super().__init__()
        self._look, self.term, self._paper = look, term, paper
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(term.name)
        self.setAccessibleDescription(term.says)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def _says(self, width: float) -> Rich:
        k = self._look.scale
        return Rich(self.term.says, "ui", 14.5 * k, width - 72 * k, round(20 * k), 500, QColor(self._look.theme.amber))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its text asks at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(38 * self._look.scale + self._says(width).height + 12 * self._look.scale)

    def sizeHint(self) -> QSize:
        width = self._look.px(402)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ink, faint = (CARD_TEXT, FOOTER) if self._paper else (theme.text, theme.text3)
        ground, line = (paint.tone("#FFFDF6", 0.75), "#CDBF9F") if self._paper else (theme.panel2, theme.line)
        paint.rounded(p, box, 10, ground, line, 2 if theme.flat else 1)
        paint_sign(p, self.term, 30 * k, 30 * k, 17 * k)
        title = font("display", 17.5 * k, 600, 0, self.term.name)
        paint.text(p, 58 * k, 27 * k, self.term.name, title, ink, "l", box.width() - 130 * k)
        rule = font("cond", 12.5 * k, 600)
        paint.text(p, box.right() - 12 * k, 25 * k, self.term.rule, rule, faint, "r")
        self._says(self.width()).draw(p, 58 * k, 36 * k, QColor(ink))


def paint_sign(p: QPainter, term: Term, x: float, y: float, r: float) -> None:
    """The sign of a word on its disc."""
    paint.fill_path(p, paint.circle(x, y, r), INK, paint.tone("#FFFFFF", 0.7), 1.2)
    if term.id in ("cp", "ep"):
        letters = font("cond", r * 1.1, 700)
        lift = QFontMetricsF(letters).capHeight() / 2
        colour = "#FFD877" if term.id == "cp" else "#A6ECEF"
        paint.text(p, x, y + lift, term.name, letters, colour, "c")
        return
    colours = {"str": STR_ICON, "def": DEF_ICON, "lampout": "#FF9078", "lamp": "#FFD877"}
    draw_icon(p, term.icon, x, y, r * 1.2, colours.get(term.icon, "#FFFFFF"))
