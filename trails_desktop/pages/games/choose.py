"""Which game is played: the first one large, the others beside it, and below what they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.games import FIRST
from trails_desktop.games.first import NAMES
from trails_desktop.games.kit import GameKit
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games.kept import saved_detail
from trails_desktop.screens.parts.backdrop import Backdrop, paint_emblem
from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.screens.parts.key_picture import KeyPicture
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import RING, PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import LAST_GAME, OPENS_LAST, Look

_KEYS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
_RADIUS: Final = 16
#: Light words stand on every card: its ground is dark in all themes.
_WHITE, _PALE = "#FFFFFF", "#D7E2EA"
_DAYMARK: Final = ("#2F6F8A", "#16374C", "#0B1C2B", "#F5BC50")


class GameCard(QWidget):
    """One game: its picture, names, a sentence, and the ways into it. ``play_wanted()``, ``continue_wanted()``,
    ``learn_wanted()``. grounds: colours from the light side to the dark, and of its signs."""

    play_wanted = Signal()
    continue_wanted = Signal()
    learn_wanted = Signal()

    def __init__(self, look: Look, grounds: tuple[str, str, str, str], large: bool, learn: bool) -> None:
        super().__init__()
        self._look, self._grounds, self._large = look, grounds, large
        #: What is painted behind the words, if anything; True if it fills the whole card.
        self.picture: Callable[[QPainter, QRectF], None] | None = None
        self.emblem: Callable[[QPainter, QRectF], None] | None = None
        self.name = Words(look, "display", 52 if large else 36, _WHITE, 700 if large else 600, shrink=True)
        self.other = Words(look, "display", 18, _PALE)
        self.set = Words(look, "display", 19, grounds[3], 500)
        self.line = Words(look, "ui", 15.5, _WHITE, wrap=True)
        self.stock = Words(look, "ui", 13, _PALE, wrap=True)
        self.resume = PlateButton(look, "primary", "play", "Enter")
        self.play = PlateButton(look, "second", "play")
        self.learn = PlateButton(look, "second", "book")
        self.learn.setVisible(learn)
        self._rows = QVBoxLayout(self)
        if large:
            self._rows.addStretch(1)
        names = QHBoxLayout()
        names.addWidget(self.name)
        names.addWidget(self.other, 0, Qt.AlignmentFlag.AlignBottom)
        names.addStretch(1)
        self._rows.addLayout(names)
        self._rows.addWidget(self.set)
        self._rows.addWidget(self.line)
        if not large:
            self._rows.addStretch(1)
        self._ways = QHBoxLayout()
        for button in (self.resume, self.play, self.learn):
            self._ways.addWidget(button)
        self._ways.addStretch(1)
        self._rows.addLayout(self._ways)
        self._rows.addWidget(self.stock)
        self._names = names
        self.resume.clicked.connect(self.continue_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.learn.clicked.connect(self.learn_wanted)
        for button in (self.resume, self.play, self.learn):
            button.installEventFilter(self)

    def say(self, names: tuple[str, str], set_name: str, line: str, stock: str, waiting: str) -> None:
        """Every text. names: in the language in use, and in the other one; waiting: the match that can be gone on with,
        "" for none."""
        self.name.setText(names[0])
        self.other.setText(names[1] if names[1] != names[0] else "")
        self.set.setText(set_name)
        self.line.setText(line)
        self.stock.setText(stock)
        self.stock.setVisible(bool(stock))
        self.resume.setVisible(bool(waiting))
        self.resume.set_words(self.tr("Continue"), waiting)
        self.play.set_words(self.tr("New game") if waiting else self.tr("Play"))
        self.learn.set_words(self.tr("Learn"))
        for button, words in ((self.resume, self.tr("Continue")), (self.play, self.play.text())):
            button.setAccessibleName(self.tr("{game}: {what}").format(game=names[0], what=words))
        self.learn.setAccessibleName(self.tr("{game}: {what}").format(game=names[0], what=self.tr("Learn")))
        self.setAccessibleName(names[0])

    def main(self) -> PlateButton:
        """The button that the card's key presses."""
        return self.play if self.resume.isHidden() else self.resume

    def set_look(self, look: Look) -> None:
        self._look = look
        side = 30 if self._large else 24
        set_spacing(self._rows, look, 6, (side, 20, side, 16))
        set_spacing(self._names, look, 14)
        set_spacing(self._ways, look, 4)
        narrow = look.px(560 if self._large else 330)
        self.line.setMaximumWidth(narrow)
        self.resume.setMaximumWidth(look.px(330))

    def eventFilter(self, watched: object, event: object) -> bool:
        self.update()  # the ring follows the focus of the buttons
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = painter(self), self._look.theme
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        shape = QPainterPath()
        shape.addRoundedRect(box, _RADIUS, _RADIUS)
        light, middle, dark, sign = self._grounds
        p.save()
        p.setClipPath(shape)
        if theme.flat:
            p.fillRect(box, "#000000")
        else:
            p.fillRect(box, paint.gradient(box.right(), 0, box.left(), 0, [(0, light), (0.5, middle), (1, dark)]))
            if self.picture is not None:
                self.picture(p, box if self._large else box.adjusted(box.width() * 0.42, 0, 0, 0))
            self._shade(p, box, dark)
        if self.emblem is not None:
            size = 40 * self._look.scale
            self.emblem(p, QRectF(box.right() - size - 22, box.top() + 20, size, size))
        p.restore()
        focused = any(button.hasFocus() for button in (self.resume, self.play, self.learn))
        paint.rounded(p, box, _RADIUS, None, sign if self._large or focused else theme.line, 2 if theme.flat else 1.6)
        if focused:
            paint.focus_ring(p, box, _RADIUS, theme)

    def _shade(self, p: QPainter, box: QRectF, dark: str) -> None:
        """Words stand on dark ground, wherever the picture is light."""
        clear, half, full = (paint.tone(dark, alpha) for alpha in (0.0, 0.86, 1.0))
        if self._large:
            stops = [(0.0, clear), (0.4, clear), (0.66, half), (1.0, full)]
            p.fillRect(box, paint.gradient(0, box.top(), 0, box.bottom(), stops))
        else:
            stops = [(0.0, full), (0.4, full), (0.52, half), (0.74, clear), (1.0, clear)]
            p.fillRect(box, paint.gradient(box.left(), 0, box.right(), 0, stops))


class ChoosePage(Page):
    """Every game that can be played whole."""

    def __init__(self, desk: Desk, look: Look, kits: Sequence[GameKit]) -> None:
        super().__init__(look)
        self._desk, self._code = desk, desk.languages.code
        self._backdrop = Backdrop()
        self._key = None if desk.pictures is None else KeyPicture(desk.pictures, self)
        self.kits = tuple(kits)
        self.heading = Words(look, "display", 17)
        self.where = Words(look, "display", 17, "text2", align=Qt.AlignmentFlag.AlignRight)
        #: The cards by the id of their game.
        self.cards = {FIRST: GameCard(look, _DAYMARK, True, True)}
        for kit in self.kits:
            self.cards[kit.id] = GameCard(look, kit.grounds, False, kit.teaches)
            self.cards[kit.id].picture, self.cards[kit.id].emblem = kit.picture, kit.emblem
        self.cards[FIRST].picture = self._paint_key
        if self._key is not None:
            self._key.ready.connect(self.update)
        for ident, card in self.cards.items():
            card.play_wanted.connect(partial(self._play, ident))
            card.continue_wanted.connect(partial(self._continue, ident))
            card.learn_wanted.connect(partial(self._learn, ident))
        self.settings = PlateButton(look, "link", "gear")
        self.settings.clicked.connect(self.settings_wanted)
        self.opens = QCheckBox()
        self.opens.toggled.connect(partial(desk.settings.put, OPENS_LAST))
        self.hint = Words(look, "ui", 13, "text2")
        self._head, self._foot = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.heading)
        self._head.addStretch(1)
        self._head.addWidget(self.where)
        for widget in (self.settings, self.opens):
            self._foot.addWidget(widget)
        self._foot.addStretch(1)
        self._foot.addWidget(self.hint)
        content = QWidget()
        self._grid = QGridLayout(content)
        self.scroller = Scroll(content)
        self._all = QVBoxLayout(self)
        self._all.addLayout(self._head)
        self._all.addWidget(self.scroller, 1)
        self._all.addLayout(self._foot)
        for card in self.cards.values():
            self._grid.addWidget(card)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Choose a game")

    def enter(self, code: str) -> None:
        self._code = code
        self.opens.blockSignals(True)
        self.opens.setChecked(self._desk.settings.get(OPENS_LAST))
        self.opens.blockSignals(False)
        self.retranslate()

    def first(self) -> QWidget:
        last = self._desk.settings.get(LAST_GAME)
        return self.cards.get(last, self.cards[FIRST]).main()

    def keys(self) -> Sequence[KeyHelp]:
        return (KeyHelp(f"1–{len(self.cards)}", self.tr("Choose a game")),)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Choose a game"))
        self.heading.setText("Trails Desktop")
        self.where.setText(self.tr("Choose a game"))
        self.settings.set_words(self.tr("Settings"))
        self.opens.setText(self.tr("Opens with the game played last"))
        count = f"1–{len(self.cards)}"
        self.hint.setText(self.tr("{keys} choose · Enter plays").format(keys=count))
        other = "en" if self._code == "ja" else "ja"
        saved = self._desk.saved()
        translate = QCoreApplication.translate
        self.cards[FIRST].say(
            (NAMES.get(self._code, NAMES["en"]), NAMES[other]),
            translate("StartScreen", "Carriers of Daylight"),
            self.tr("Send people out along the lamps, fight for the bond."),
            "",
            "" if saved is None else saved.detail,
        )
        for kit in self.kits:
            folder = None if self._desk.records is None else self._desk.records / kit.id
            self.cards[kit.id].say(
                (kit.name(self._code), kit.name(other)),
                kit.sets.get(self._code, kit.sets.get("en", "")),
                kit.line(),
                kit.stock(),
                saved_detail(folder),
            )
        self._choose_amber()

    def _choose_amber(self) -> None:
        """One button of the page is amber: going on with the game played last, else with the first that waits."""
        last = self._desk.settings.get(LAST_GAME) or FIRST
        waiting = [ident for ident, card in self.cards.items() if not card.resume.isHidden()]
        amber = last if last in waiting else next(iter(waiting), "")
        for ident, card in self.cards.items():
            card.resume.set_kind("primary" if ident == amber else "second", "Enter" if ident == amber else "")

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._all, look, 6, (36, 22, 36, 16))
        set_spacing(self._grid, look, 6)
        set_spacing(self._foot, look, 22, (RING, 0, RING, 0))
        set_spacing(self._head, look, 8, (RING, 0, RING, 0))
        self.opens.setStyleSheet(f"QCheckBox {{ font-size: {look.px(14)}px; }}")
        others = [self.cards[kit.id] for kit in self.kits]
        wide = self.width() / look.scale > 980
        self._grid.addWidget(self.cards[FIRST], 0, 0, max(1, len(others)) if wide else 1, 1)
        for at, card in enumerate(others):
            self._grid.addWidget(card, at if wide else at + 1, 1 if wide else 0)
        self._grid.setColumnStretch(0, 8)
        self._grid.setColumnStretch(1, 7 if wide else 0)
        for ident, card in self.cards.items():
            least = look.px(420 if ident == FIRST else 270)
            card.setMinimumHeight(max(card.minimumSizeHint().height(), min(least, round(self.height() * 0.7))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _KEYS[: len(self.cards)]:
            list(self.cards.values())[_KEYS.index(key)].main().click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def _paint_key(self, p: QPainter, box: QRectF) -> None:
        image: QImage | None = None
        if self._key is not None:
            image = self._key.image(box.width() * self.devicePixelRatioF())
        if image is None:
            paint_emblem(p, box.center().x(), box.top() + box.height() * 0.3, min(box.width(), box.height()) * 0.16)
            return
        scale = max(box.width() / image.width(), box.height() / image.height())
        wide, high = box.width() / scale, box.height() / scale
        p.drawImage(box, image, QRectF((image.width() - wide) / 2, (image.height() - high) * 0.2, wide, high))

    def _play(self, ident: str) -> None:
        if ident == FIRST:
            self._desk.settings.put(LAST_GAME, FIRST)
            self.back_wanted.emit()
        else:
            self.page_wanted.emit(f"games/{ident}")

    def _continue(self, ident: str) -> None:
        if ident == FIRST:
            self._desk.settings.put(LAST_GAME, FIRST)
            self.resume_wanted.emit()
        else:
            self.page_wanted.emit(f"games/{ident}/continue")

    def _learn(self, ident: str) -> None:
        self.page_wanted.emit("lessons" if ident == FIRST else f"game-lessons/{ident}")
