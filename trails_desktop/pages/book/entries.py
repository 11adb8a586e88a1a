"""What can be pressed beside a page of the book: entries of the contents, and boxes of what was found."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from trails_desktop.pages.book.index import Hit
from trails_desktop.screens.parts.widgets import amber_text, painter
from trails_desktop.table.pieces.rich import Rich
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip

_BADGES: Final = {"page": "amber", "word": "cyan", "rule": "text3"}


class ContentsEntry(QPushButton):
    """A number and a title, one line high. large: a page; else a chapter."""

    def __init__(self, look: Look, number: str, title: str, large: bool) -> None:
        super().__init__()
        self._look, self._number, self._title, self._large = look, number, title, large
        self._marked = False
        self.setAccessibleName(title)
        self.setToolTip(plain_tip(title))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_marked(self, marked: bool) -> None:
        """Whether it is what the book is open at."""
        self._marked = marked
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(25 if self._large else 20))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(1, 0.5, -1, -0.5)
        if self._marked:
            paint.rounded(p, box, 7, paint.tone(theme.amber, 0.14), theme.amber, 1.2)
        if self.hasFocus():
            paint.focus_ring(p, box.adjusted(3, 3, -3, -3), 5, theme)
        used = font("ui", (14 if self._large else 13.5) * k, 600 if self._marked else 500, 0, self._title)
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        number = font("cond", (14 if self._large else 12.5) * k, 600)
        tint = amber_text(self._look) if self._large else theme.text3
        x = (26 if self._large else 40) * k
        paint.text(p, x, base, self._number, number, tint, "r")
        hot = self._marked or self.underMouse()
        paint.text(
            p, x + 12 * k, base, self._title, used, theme.text if hot else theme.text2, "l", box.right() - x - 16 * k
        )


class HitBox(QPushButton):
    """Something found: what it is, its title, a sentence with what was looked for marked."""

    def __init__(self, look: Look, hit: Hit, wanted: str, chapter: str = "") -> None:
        """wanted: marked in the sentence. chapter: the name of a rule's chapter."""
        super().__init__()
        self._look, self.hit, self._wanted = look, hit, wanted
        self._title = f"{hit.title}  {chapter}".strip() if hit.kind == "rule" else hit.title
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(hit.says)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def _says(self, width: float) -> Rich:
        k = self._look.scale
        said = self.hit.says.replace("**", "")
        for word in dict.fromkeys(self._wanted.split()):
            said = re.sub(f"(?i)({re.escape(word)})", r"**\1**", said, count=1)
        return Rich(said, "ui", 13.5 * k, width - 28 * k, round(19 * k), 500, QColor(amber_text(self._look)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its text asks at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(
            34 * self._look.scale + min(self._says(width).height, 60 * self._look.scale) + 9 * self._look.scale
        )

    def sizeHint(self) -> QSize:
        width = self._look.px(320)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = theme.amber if self.underMouse() or self.hasFocus() else theme.line
        paint.rounded(p, box, 10, paint.tone(theme.panel, 1 if theme.flat else 0.9), line, 2 if theme.flat else 1.3)
        kinds = {
            "page": QCoreApplication.translate("BookPage", "PAGE"),
            "word": QCoreApplication.translate("BookPage", "WORD"),
            "rule": QCoreApplication.translate("BookPage", "RULE"),
        }
        badge = kinds[self.hit.kind]
        small = font("cond", 11.5 * k, 600, 8, badge)
        wide = QFontMetricsF(small).horizontalAdvance(badge) + 18 * k
        pill = QRectF(13 * k, 11 * k, wide, 18 * k)
        colour = str(getattr(theme, _BADGES[self.hit.kind]))
        paint.rounded(p, pill, 9 * k, None, colour, 1.2)
        paint.text(p, pill.center().x(), pill.center().y() + 4 * k, badge, small, colour, "c")
        x = pill.right() + 9 * k
        number = font("cond", 12.5 * k, 600)
        right = box.right() - 12 * k
        shown = self.hit.rule if self.hit.kind == "word" else ""
        taken = paint.text(p, right, 25 * k, shown, number, theme.text3, "r") if shown else 0.0
        title = font("display", 16 * k, 600, 0, self._title)
        paint.text(p, x, 26 * k, self._title, title, theme.text, "l", right - taken - x - 6 * k)
        p.setClipRect(QRectF(0, 0, self.width(), self.height() - 6 * k))
        self._says(self.width()).draw(p, 14 * k, 35 * k, QColor(theme.text2))


class SeenEntry(QPushButton):
    """A question that one sees on the table, and its answer in a sentence."""

    def __init__(self, look: Look, icon: str, title: str, says: str, page: str) -> None:
        super().__init__()
        self._look, self._icon, self._title, self._words, self.page = look, icon, title, says, page
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(title)
        self.setAccessibleDescription(says)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def _says(self, width: float) -> Rich:
        k = self._look.scale
        return Rich(self._words, "ui", 13.5 * k, width - 70 * k, round(18 * k), 500, QColor(self._look.theme.text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its text asks at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(34 * self._look.scale + self._says(width).height + 12 * self._look.scale)

    def sizeHint(self) -> QSize:
        width = self._look.px(320)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = theme.amber if self.underMouse() or self.hasFocus() else theme.line
        paint.rounded(p, box, 10, paint.tone(theme.panel, 1 if theme.flat else 0.9), line, 2 if theme.flat else 1.3)
        draw_icon(p, self._icon, 28 * k, box.center().y(), 21 * k, amber_text(self._look))
        title = font("ui", 15 * k, 600, 0, self._title)
        paint.text(p, 56 * k, 26 * k, self._title, title, theme.text, "l", box.width() - 66 * k)
        self._says(self.width()).draw(p, 56 * k, 34 * k, QColor(theme.text2))
