"""Five packs that both programs made together, opened one by one before a Blitz Shield match (602.3a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look


@dataclass(frozen=True, slots=True)
class PackCard:
    """A card as a row shows it."""

    name: str
    rarity: str
    kind: str


class PackColumn(QWidget):
    """One pack: closed, then the names of its cards."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._title = look, ""
        self._cards: tuple[PackCard, ...] = ()
        self.opened = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setMinimumSize(look.px(120), look.px(290))
        self.update()

    def show_pack(self, title: str, cards: Sequence[PackCard], opened: bool) -> None:
        """What it is called, what is in it, and whether that is seen."""
        self._title, self._cards, self.opened = title, tuple(cards), opened
        self.setAccessibleName(f"{title}: {', '.join(card.name for card in cards)}" if opened else title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = painter(self), self._look
        theme = look.theme
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        edge = theme.line if self.opened else theme.amber
        paint.rounded(p, box, 12, theme.panel2 if self.opened else theme.panel, edge, 3 if theme.flat else 1.6)
        head = font("display", 17 * look.scale, 600, 0, self._title)
        top = box.top() + look.px(30)
        paint.text(p, box.center().x(), top, self._title, head, theme.text, "c", box.width() - 16)
        if not self.opened:
            draw_icon(p, "pack", box.center().x(), box.center().y(), look.px(64), theme.amber)
            return
        step = (box.bottom() - look.px(12) - top - look.px(10)) / max(1, len(self._cards))
        for place, card in enumerate(self._cards):
            middle = top + look.px(10) + step * (place + 0.5)
            mark = font("cond", 14 * look.scale, 700, 0, card.rarity)
            rare = card.rarity in ("R", "SR")
            base = middle + QFontMetricsF(mark).capHeight() / 2
            paint.text(
                p, box.left() + look.px(24), base, card.rarity, mark, theme.amber if rare else theme.text2, "c", 40
            )
            used = font("ui", 15 * look.scale, 600 if rare else 500, 0, card.name)
            metrics = QFontMetricsF(used)
            room = box.width() - look.px(50)
            name = metrics.elidedText(card.name, Qt.TextElideMode.ElideRight, room)
            base = middle + metrics.capHeight() / 2
            paint.text(p, box.left() + look.px(44), base, name, used, theme.text, "l", room)


class PackScreen(QWidget):
    """``ready()``: all packs are open, play with these cards; ``left()``: not this match."""

    ready = Signal()
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._backdrop = Backdrop(9)
        self._packs: tuple[tuple[PackCard, ...], ...] = ()
        self.opened = 0
        self.title = Words(look, "display", 28, align=Qt.AlignmentFlag.AlignHCenter)
        self.about = Words(look, "ui", 15.5, "text2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.state = Words(look, "ui", 14.5, "text2", 600, wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.columns: list[PackColumn] = []
        self._row = QHBoxLayout()
        self.next = PlateButton(look, "primary", "pack", "Enter")
        self.play = PlateButton(look, "primary", "play", "Enter")
        self.leave = PlateButton(look, "second", "back")
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.title)
        self._rows.addWidget(self.about)
        self._rows.addLayout(self._row, 1)
        self._rows.addWidget(self.state)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.leave, self.next, self.play):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._rows.addLayout(self._buttons)
        self.next.clicked.connect(self.open_next)
        self.play.clicked.connect(self.ready)
        self.leave.clicked.connect(self.left)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 10, (28, 18, 28, 18))
        set_spacing(self._row, look, 10)
        set_spacing(self._buttons, look, 12)
        self.update()

    def show_packs(self, packs: Sequence[Sequence[PackCard]], other: str, waiting: bool) -> None:
        """The own packs; ``other`` opens as many. waiting: the own deck is bound, the other's is not yet."""
        made = tuple(tuple(pack) for pack in packs)
        if made != self._packs:
            self._packs, self.opened = made, 0
            for old in self.columns:
                old.setParent(None)
                old.deleteLater()
            self.columns = [PackColumn(self._look) for _ in made]
            for column in self.columns:
                self._row.addWidget(column)
        self.title.setText(self.tr("Blitz Shield: five packs each"))
        self.about.setText(
            self.tr(
                "Both programs made the chance of these packs together: nobody could choose them. Only you see yours "
                "until their cards are played; the check after the match opens them again."
            )
        )
        self.leave.set_words(self.tr("Leave"))
        self.next.set_words(self.tr("Open the next pack"))
        self.play.set_words(self.tr("Play with these forty cards"))
        self._waiting = waiting
        text = self.tr("{name} opens five packs, too.").format(name=other)
        self.state.setText(
            self.tr("Waiting for {name}, whose packs are still being opened…").format(name=other) if waiting else text
        )
        self._tell()

    def open_next(self) -> None:
        """Open one more."""
        self.opened = min(self.opened + 1, len(self._packs))
        self._tell()
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def first(self) -> QWidget:
        """What gets the focus."""
        if self.next.isVisibleTo(self):
            return self.next
        return self.play if self.play.isVisibleTo(self) else self.leave

    def _tell(self) -> None:
        for place, (column, cards) in enumerate(zip(self.columns, self._packs, strict=True)):
            column.show_pack(self.tr("Pack {number}").format(number=place + 1), cards, place < self.opened)
        every = self.opened == len(self._packs)
        self.next.setVisible(not every and not self._waiting)
        self.play.setVisible(every and not self._waiting)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self._look.theme)
