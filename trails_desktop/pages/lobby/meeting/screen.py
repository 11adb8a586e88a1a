"""Between choosing and playing: the code of a game that waits here, the terms of one that was joined."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look


class CodeTiles(QWidget):
    """The letters of a code, each on a tile of its own, so that it can be read out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._code = look, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(82))
        self.update()

    def set_code(self, code: str, name: str) -> None:
        """Show it; ``name`` says what it is."""
        self._code = code
        self.setAccessibleName(f"{name}: {' '.join(code)}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = painter(self), self._look
        gap, wide = look.px(9), look.px(60)
        high, theme = look.px(74), look.theme
        total = len(self._code) * wide + max(0, len(self._code) - 1) * gap
        x, y = (self.width() - total) / 2, (self.height() - high) / 2
        used = font("display", 40 * look.scale, 700, 0, self._code)
        rise = QFontMetricsF(used).capHeight() / 2
        for letter in self._code:
            box = QRectF(x, y, wide, high)
            paint.rounded(p, box, 10, theme.panel2, theme.amber, 3 if theme.flat else 1.6)
            paint.text(p, box.center().x(), box.center().y() + rise, letter, used, theme.text, "c", wide)
            x += wide + gap


class MeetScreen(QWidget):
    """``left()``: not this game; ``accepted()``: play on these terms; ``watched()``: only look on;
    ``cards_wanted()``: ask for the cards that differ; ``forgotten()``: a match that was kept is not wanted any more."""

    left = Signal()
    accepted = Signal()
    watched = Signal()
    cards_wanted = Signal()
    forgotten = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._backdrop = Backdrop(7)
        self.title = Words(look, "display", 28, align=Qt.AlignmentFlag.AlignHCenter)
        self.about = Words(look, "ui", 16, "text2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.tiles = CodeTiles(look)
        self.lines = Words(look, "ui", 15.5, "text", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.news = Words(look, "ui", 14.5, "coral", 600, wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.play = PlateButton(look, "primary", "play", "Enter")
        self.watch = PlateButton(look, "second", "eye")
        self.cards = PlateButton(look, "second", "share")
        self.forget = PlateButton(look, "second", "trash")
        self.leave = PlateButton(look, "second", "back")
        self.panel = QWidget()
        self._rows = QVBoxLayout(self.panel)
        self._rows.addStretch(1)
        for widget in (self.title, self.about, self.tiles, self.lines, self.news):
            self._rows.addWidget(widget)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.leave)
        self._buttons.addWidget(self.forget)
        self._buttons.addWidget(self.cards)
        self._buttons.addWidget(self.watch)
        self._buttons.addWidget(self.play)
        self._buttons.addStretch(1)
        self._rows.addLayout(self._buttons)
        self._rows.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addStretch(1)
        self._scroll = Scroll(self.panel)
        outer.addWidget(self._scroll, 6)
        outer.addStretch(1)
        self.leave.clicked.connect(self.left)
        self.play.clicked.connect(self.accepted)
        self.cards.clicked.connect(self.cards_wanted)
        self.watch.clicked.connect(self.watched)
        self.forget.clicked.connect(self.forgotten)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 16, (32, 24, 32, 24))
        set_spacing(self._buttons, look, 12)
        self.update()

    def show_waiting(self, title: str, about: str, code: str, code_name: str, lines: Sequence[str], news: str) -> None:
        """A game that waits here."""
        self._show(title, about, lines, news)
        self.tiles.set_code(code, code_name)
        self.tiles.setVisible(bool(code))
        self.play.hide()

    def show_offer(self, title: str, about: str, lines: Sequence[str], playable: bool, news: str = "") -> None:
        """The terms of a game that was joined."""
        self._show(title, about, lines, news)
        self.tiles.hide()
        self.play.setVisible(playable)

    def _show(self, title: str, about: str, lines: Sequence[str], news: str) -> None:
        self.watch.hide()
        self.cards.hide()
        self.forget.hide()
        self.title.setText(title)
        self.about.setText(about)
        self.lines.setText("\n".join(lines))
        self.lines.setVisible(bool(lines))
        self.news.setText(news)
        self.news.setVisible(bool(news))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self._look.theme)
