"""Trying a deck: a sample hand with exchange, and the way to a few turns alone (``alone``)."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.trails.cards.decks import Deck, number_of
from engine.trails.cards.pool import CardPool
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.numbers.statistics import HAND
from trails_desktop.pages.deckbuilder.texts import named
from trails_desktop.pages.deckbuilder.trying.alone import TURNS
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter
from trails_desktop.ui import paint
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look


def cards_of(deck: Deck, pool: CardPool) -> list[str]:
    """Card numbers of the deck, one a copy, without what nobody knows."""
    known = [(number_of(line, pool), line.count) for line in deck.lines]
    return [number for number, count in known if number is not None for _ in range(count)]


class HandView(QWidget):
    """Cards side by side; a click or Space marks one for exchange."""

    marked = Signal()

    def __init__(self, faces: Faces, stock: Stock, look: Look) -> None:
        super().__init__()
        self._faces, self._stock, self._look = faces, stock, look
        self.cards: tuple[str, ...] = ()
        self.chosen: set[int] = set()
        self.most = 10_000  #: pixels it may be high
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        faces.came.connect(self.update)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def show_hand(self, cards: Sequence[str]) -> None:
        """Other cards, none marked."""
        self.cards, self.chosen = tuple(cards), set()
        self.setAccessibleName(", ".join(named(self._stock.printing(number)) for number in self.cards))
        self.updateGeometry()
        self.update()

    def _wide(self) -> float:
        across = max(HAND, len(self.cards))
        return min(190 * self._look.scale, (self.width() - 14 * (across + 1)) / across, (self.most - 34) / 1.4)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(820), min(self._look.px(190 * 1.4 + 34), self.most))

    def boxes(self) -> list[QRectF]:
        """Where the cards lie."""
        wide = self._wide()
        all_wide = len(self.cards) * wide + (len(self.cards) - 1) * 16
        left = (self.width() - all_wide) / 2
        return [
            QRectF(left + at * (wide + 16), 20 - (12 if at in self.chosen else 0), wide, wide * 1.4)
            for at in range(len(self.cards))
        ]

    def toggle(self, at: int) -> None:
        """Mark a card, or not."""
        if 0 <= at < len(self.cards):
            self.chosen ^= {at}
            self.marked.emit()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for at, box in enumerate(self.boxes()):
            if box.contains(event.position()):
                self._at = at
                self.toggle(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and self.cards:
            self._at = (self._at + step) % len(self.cards)
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self._at)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        for at, (number, box) in enumerate(zip(self.cards, self.boxes(), strict=True)):
            wide = round(box.width())
            radius = wide * 7 / 120
            paint.draw_shadow(p, box, radius, 2, theme)
            face = self._faces.now(number, self._stock.code, wide, self.devicePixelRatioF())
            p.drawPixmap(box.topLeft(), face)
            if at in self.chosen:
                paint.rounded(p, box, radius, paint.tone(theme.bg, 0.45), theme.amber, 3)
                centre = box.center()
                paint.fill_path(p, paint.circle(centre.x(), centre.y(), 20 * k), theme.chip, theme.amber, 2)
                draw_icon(p, "undo", centre.x(), centre.y(), 22 * k, theme.amber)
            if self.hasFocus() and at == self._at:
                paint.focus_ring(p, box.adjusted(1, 1, -1, -1), radius, theme)


class TrySheet(Sheet):
    """``alone_wanted(cards)``: five turns with these card numbers."""

    alone_wanted = Signal(object)

    def __init__(self, parent: QWidget, look: Look, stock: Stock, faces: Faces) -> None:
        super().__init__(parent, look, 900)
        self._stock = stock
        self._deck: list[str] = []
        self._pile: list[str] = []
        self._turn = 0
        self.about = Words(look, "ui", 14.5, "text2", wrap=True)
        self.hand = HandView(faces, stock, look)
        self.again = PlateButton(look, "second", "dice")
        self.exchange = PlateButton(look, "second", "undo")
        self.draw = PlateButton(look, "second", "plus")
        self.play_alone = PlateButton(look, "primary", "play")
        self.rows.addWidget(self.about)
        self.rows.addWidget(self.hand)
        self.rows.addStretch(1)
        row = QHBoxLayout()
        for button in (self.again, self.exchange, self.draw):
            row.addWidget(button)
        row.addStretch(1)
        self.rows.insertLayout(2, row)
        self.buttons.insertWidget(1, self.play_alone)
        self.again.clicked.connect(self.deal)
        self.exchange.clicked.connect(self._exchange)
        self.draw.clicked.connect(self._draw)
        self.play_alone.clicked.connect(self._play)
        self.hand.marked.connect(self._words)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.play_alone.setFixedHeight(look.px(48) + 12)

    def arrange(self) -> None:
        """The cards are as large as the buttons below them leave room for."""
        parent = self.parentWidget()
        if parent is not None:
            self.hand.most = max(self.look.px(130), parent.height() - self.look.px(300))
            self.hand.updateGeometry()
        super().arrange()

    def try_deck(self, deck: Deck) -> None:
        """Open with a hand of this deck."""
        self._deck = cards_of(deck, self._stock.pool)
        self.deal()
        self.open()

    def first(self) -> QWidget:
        return self.hand

    def deal(self, seed: int | None = None) -> None:
        """Shuffle and take an opening hand. seed: for a test, else every time another."""
        self._pile = list(self._deck)
        random.Random(secrets.randbits(60) if not isinstance(seed, int) or isinstance(seed, bool) else seed).shuffle(
            self._pile
        )
        self._turn = 0
        hand, self._pile = self._pile[:HAND], self._pile[HAND:]
        self.hand.show_hand(hand)
        self._words()

    def _exchange(self) -> None:
        """Marked cards under the deck, as many new ones from the top (603.1d)."""
        under = [card for at, card in enumerate(self.hand.cards) if at in self.hand.chosen]
        kept = [card for at, card in enumerate(self.hand.cards) if at not in self.hand.chosen]
        pile = self._pile + under
        self.hand.show_hand([*kept, *pile[: len(under)]])
        self._pile = pile[len(under) :]
        self._turn = max(self._turn, 1)
        self._words()

    def _draw(self) -> None:
        self._turn = max(1, self._turn) + 1
        self.hand.show_hand([*self.hand.cards, *self._pile[:2]])
        self._pile = self._pile[2:]
        self._words()

    def _play(self) -> None:
        if not self._deck:
            return
        self.done()
        self.alone_wanted.emit(tuple(self._deck))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("A sample hand"))
        self.setAccessibleName(self.tr("A sample hand"))
        self.again.set_words(self.tr("Another hand"))
        self.draw.set_words(self.tr("Next turn: draw 2"))
        self.play_alone.setToolTip(
            self.tr("The real rules against somebody who only passes; every answer can be taken back.")
        )
        self._words()

    def _words(self) -> None:
        many = len(self.hand.chosen)
        self.exchange.set_words(self.tr("Exchange {count}").format(count=many))
        self.exchange.setEnabled(many > 0 and self._turn == 0)
        enough = HAND + 2 * TURNS
        self.play_alone.setEnabled(len(self._deck) >= enough)
        few = self.tr("It takes at least {count} cards.").format(count=enough)
        self.play_alone.set_words(self.tr("Play five turns alone"), "" if self.play_alone.isEnabled() else few)
        self.draw.setEnabled(len(self._pile) >= 2 and len(self.hand.cards) < 10)
        if self._turn == 0:
            self.about.setText(
                self.tr("Mark the cards you would put under the deck; you take as many new ones, once. (603.1d)")
            )
        else:
            self.about.setText(self.tr("{count} cards seen, {left} left in the deck.").format(
                count=len(self.hand.cards), left=len(self._pile)
            ))  # fmt: skip
