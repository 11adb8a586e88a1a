"""The start screen: what can be done, beside the key picture."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trails_desktop import __version__
from trails_desktop.games.roster import offered
from trails_desktop.screens.parts.backdrop import Backdrop, Wordmark
from trails_desktop.screens.parts.key_picture import KeyPicture
from trails_desktop.screens.parts.learn_button import LearnButton
from trails_desktop.screens.parts.page import StartEntry
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import RING, PlateButton, Screen, Scroll, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.language import LANGUAGES
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import BRASS

#: The left column: its distance from the edge, its width.
_LEFT, _WIDE = 64, 404
#: Small buttons side by side, at most.
_ABREAST = 4


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match that can be continued, as its button says it; both texts are already translated."""

    title: str
    detail: str


class StartScreen(Screen):
    """Signals are wishes: the window decides what happens."""

    continue_wanted = Signal()
    computer_wanted = Signal()
    hotseat_wanted = Signal()
    decks_wanted = Signal()
    settings_wanted = Signal()
    language_wanted = Signal(str)
    page_wanted = Signal(str)

    def __init__(self, look: Look, picture: KeyPicture | None = None) -> None:
        super().__init__(look)
        self._picture = picture
        self._backdrop = Backdrop()
        self._saved: SavedMatch | None = None
        self._deck_count = 0
        self._language = "en"

        self.wordmark = Wordmark(look)
        self.resume = PlateButton(look, "primary", "play", "Enter")
        #: The way to the lessons, None while nobody offered one.
        self.learn: LearnButton | None = None
        self.computer = PlateButton(look, "row", "robot")
        self.hotseat = PlateButton(look, "row", "people")
        self.decks = PlateButton(look, "tile", "deck")
        #: The buttons of the pages, by id.
        self.pages: dict[str, PlateButton] = {}
        self.settings = PlateButton(look, "link", "gear")
        #: The way to the other games, hidden while there are none.
        self.games = PlateButton(look, "link", "list")
        self.games.setObjectName("choose")
        self.games.clicked.connect(self._page_clicked)
        self.games.hide()
        self.languages = Segments(look, len(LANGUAGES))
        for button, signal in (
            (self.resume, self.continue_wanted),
            (self.computer, self.computer_wanted),
            (self.hotseat, self.hotseat_wanted),
            (self.decks, self.decks_wanted),
            (self.settings, self.settings_wanted),
        ):
            button.clicked.connect(signal)
        self.languages.chosen.connect(self._choose_language)

        self._column = QWidget()
        rows = QVBoxLayout(self._column)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.wordmark)
        self._gap = QWidget()
        rows.addWidget(self._gap)
        for button in (self.resume, self.computer, self.hotseat):
            rows.addWidget(button)
        self._more = QVBoxLayout()
        self._more.setContentsMargins(0, 0, 0, 0)
        self._more.setSpacing(0)
        rows.addLayout(self._more)
        self._tiles = QGridLayout()
        self._tiles.setContentsMargins(0, 0, 0, 0)
        self._tiles.setSpacing(0)
        rows.addLayout(self._tiles)
        rows.addStretch(1)
        #: Always in sight, whatever is scrolled above it.
        self._foot = QWidget(self)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self.games)
        foot.addWidget(self.settings)
        foot.addWidget(self.languages)
        foot.addStretch(1)
        self._rows = rows
        self.scroller = Scroll(self._column)
        self.scroller.setParent(self)
        if picture is not None:
            picture.ready.connect(self.update)
        self.set_saved(None)
        self.set_entries(())
        self.retranslate()

    def set_saved(self, saved: SavedMatch | None) -> None:
        """Offer to continue a saved match, or not; and the other games, if there are any."""
        self.games.setVisible(bool(offered()))
        self._saved = saved
        self.resume.setVisible(saved is not None)
        self._choose_amber()
        self.retranslate()
        self.arrange()

    def _choose_amber(self) -> None:
        """One button is amber: going on with a match, else learning until all is learned, else playing."""
        learns = self.learn is not None and not self.learn.complete and self._saved is None
        if self.learn is not None:
            self.learn.set_kind("primary" if learns else "row", "Enter" if learns else "")
        plays = self._saved is None and not learns
        self.computer.set_kind("primary" if plays else "row", "Enter" if plays else "")

    def set_deck_count(self, count: int) -> None:
        """How many ready-made decks there are."""
        self._deck_count = count
        self.retranslate()

    def set_entries(self, entries: Sequence[StartEntry]) -> None:
        """The pages one can go to from here; a second time with the same ids only the words change."""
        for entry in entries:
            if entry.id not in self.pages:
                button: PlateButton
                if entry.kind == "learn":
                    self.learn = button = LearnButton(self.look, "row", entry.icon)
                    self._rows.insertWidget(self._rows.indexOf(self.computer), button)
                else:
                    button = PlateButton(self.look, entry.kind, entry.icon)
                button.setObjectName(entry.id)
                button.clicked.connect(self._page_clicked)
                self.pages[entry.id] = button
                if entry.kind == "row":
                    self._more.addWidget(button)
            self.pages[entry.id].set_words(entry.title, entry.subtitle)
            if entry.kind == "learn" and self.learn is not None:
                done, count = entry.progress
                words = self.tr("{done} of {count}").format(done=done, count=count)
                self.learn.set_progress(done, count, words)
                if self.learn.complete:
                    self.learn.set_words(self.tr("Learn"), self.tr("{progress} lessons").format(progress=words))
        self._choose_amber()
        self.arrange()
        tiles = [self.decks, *(button for button in self.pages.values() if button.kind == "tile")]
        # Rows that are full: six stand in two rows of three.
        abreast = 3 if len(tiles) in (3, 5, 6) else _ABREAST
        for column in range(_ABREAST):
            self._tiles.setColumnStretch(column, 1 if column < abreast and len(tiles) > column else 0)
        for at, button in enumerate(tiles):
            self._tiles.addWidget(button, at // abreast, at % abreast)
        for one, following in itertools.pairwise(self._walk()):
            QWidget.setTabOrder(one, following)

    def _walk(self) -> list[QWidget]:
        learn = [] if self.learn is None else [self.learn]
        rows = [button for button in self.pages.values() if button.kind == "row" and button is not self.learn]
        tiles = [button for button in self.pages.values() if button.kind == "tile"]
        ways = [*learn, self.computer, self.hotseat, *rows]
        return [self.resume, *ways, self.decks, *tiles, self.games, self.settings, self.languages]

    def set_language(self, code: str) -> None:
        """The language in use."""
        self._language = code
        self.languages.select([known for known, _ in LANGUAGES].index(code))
        self.retranslate()

    def first(self) -> PlateButton:
        """The amber button."""
        if self._saved is not None:
            return self.resume
        return self.learn if self.learn is not None and self.learn.kind == "primary" else self.computer

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Start"))
        self.wordmark.set_words(self.tr("Daymark"), self.tr("Carriers of Daylight"), self._language == "ja")
        if self._saved is not None:
            self.resume.set_words(self._saved.title, self._saved.detail)
        self.computer.set_words(self.tr("Play the computer"), self.tr("Four levels; Playful suits a first game"))
        self.hotseat.set_words(self.tr("Two at one table"), self.tr("One screen, with a curtain between hands"))
        self.decks.set_words(self.tr("Decks"), str(self._deck_count))
        self.games.set_words(self.tr("Games"))
        self.settings.set_words(self.tr("Settings"))
        self.languages.set_words(self.tr("Language"), [name for _, name in LANGUAGES])

    def arrange(self) -> None:
        k = self.look.scale
        left = min(round(_LEFT * self.fit_scale()), self.width() // 16) - RING
        wide = min(round(_WIDE * k) + 2 * RING, self.width() - 2 * left)
        top = round(28 * self.fit_scale())
        bar = round(12 * self.base_look.scale) + 2
        foot = self._foot.sizeHint().height()
        low = self.height() - foot - round(8 * k)
        self.scroller.setGeometry(left, top, wide + bar, low - top)
        self._foot.setGeometry(left, low, wide, foot)
        self._column.setMaximumWidth(wide)
        gap = round(2 * RING * max(0.0, k / 1.25 - 1))
        for layout in (self._rows, self._more, self._tiles):
            layout.setSpacing(gap)
        roomy, low_window = self.height() / self.look.scale > 700, self.height() / self.look.scale < 780
        # With a match to continue there is one row more, and everything still stands in a window of 1280 x 800.
        tight = self._saved is not None or self.learn is not None
        self._gap.setFixedHeight(round((46 if roomy and not tight else 2 if low_window else 8) * k))
        rows = [self.computer, self.hotseat, *(one for one in self.pages.values() if one.kind == "row")]
        for button in rows:
            if button.kind == "row":
                high = 50 if low_window or self._saved is not None else 58
                button.setFixedHeight(round(high * k) + 2 * RING)
            else:
                button.setFixedHeight(button.sizeHint().height())
        if self.learn is not None and self.learn.kind == "primary":
            self.learn.setFixedHeight(self.learn.sizeHint().height() - (round(22 * k) if low_window else 0))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}.get(Qt.Key(event.key()))
        if step is not None:
            self.focusNextPrevChild(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused if isinstance(focused, PlateButton) else self.first()).click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self.look.theme
        self._backdrop.draw(p, self, theme)
        edge = self.scroller.geometry().right() + 14 * self.fit_scale()
        if edge < self.width() - 60:
            self._paint_picture(p, edge)
        note = self.tr("Trails Desktop {version}").format(version=__version__)
        shade = None if theme.flat else paint.tone("#000000", 0.6)
        used = font("ui", 12 * self.look.scale, 500, 0, note)
        colour = "#FFFFFF" if edge < self.width() - 60 else theme.text2
        paint.text(p, self.width() - 18, self.height() - 14, note, used, colour, "r", None, shade)

    def _paint_picture(self, p: QPainter, edge: float) -> None:
        """The picture behind the great arc whose leftmost point is ``edge``."""
        w, h, theme = float(self.width()), float(self.height()), self.look.theme
        bow = 91 * self.fit_scale()

        def arc(over: float) -> QPainterPath:
            path = QPainterPath(QPointF(edge + bow, -over))
            path.quadTo(QPointF(edge - bow, h / 2), QPointF(edge + bow, h + over))
            return path

        inside = arc(0)
        inside.lineTo(w, h)
        inside.lineTo(w, 0)
        inside.closeSubpath()
        if not theme.flat:
            for i in range(10):
                paint.fill_path(p, inside.translated(-2 - i * 2, 0), None, paint.tone("#000000", 0.05), 10)
        p.save()
        p.setClipPath(inside)
        box = QRectF(edge - 10, -24 * self.fit_scale(), w - edge + 20, h + 24 * self.fit_scale())
        image = None if self._picture is None else self._picture.image(box.width() * self.devicePixelRatioF())
        if image is None:
            sky = [(0.0, "#2F6F8A"), (0.35, "#8FB3A0"), (0.62, "#F0CE86"), (0.72, "#FBE9BC"), (1.0, "#4A2F20")]
            p.fillRect(box, paint.gradient(0, box.top(), 0, box.bottom(), sky))
        else:
            p.drawImage(box, image, _cover(box, image.width(), image.height()))
        p.restore()
        line = theme.line if theme.flat else BRASS
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(paint.tone(line), 4.5))
        p.drawPath(arc(4))
        p.setPen(QPen(paint.tone(line, 0.6), 1.4))
        p.drawPath(arc(4).translated(-11, 0))

    def _page_clicked(self) -> None:
        self.page_wanted.emit(self.sender().objectName())

    def _choose_language(self, index: int) -> None:
        self.language_wanted.emit(LANGUAGES[index][0])


def _cover(box: QRectF, width: float, height: float) -> QRectF:
    """The part of a ``width`` x ``height`` picture that fills ``box``, more of the foot cut off than of the top."""
    scale = max(box.width() / width, box.height() / height)
    w, h = box.width() / scale, box.height() / scale
    return QRectF((width - w) / 2, (height - h) * 0.04, w, h)
