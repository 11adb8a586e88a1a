"""Before a match: who plays whom with which deck. The defaults are good, so that one more click starts."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.match.setup import MatchSetup, PlayerKind, Series
from trails_desktop.screens.decks.info import DeckInfo
from trails_desktop.screens.decks.texts import deck_words
from trails_desktop.screens.decks.widgets import DeckPlate
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import RING, PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import DECKS, GAMES, LEVEL, NAME_LENGTH, NAMES, Look, Settings

#: Who may sit opposite, in the order shown; the computer's levels from easy to hard.
OPPONENTS: Final[tuple[PlayerKind, ...]] = ("human", "playful", "steady", "keen", "master")
BEST_OF: Final = (1, 3)
SEED_MOST: Final = 2**31 - 1


class SeatPanel(QWidget):
    """One seat: a name, who plays it (the second seat only), and the deck."""

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self._look = look
        self._lang = "en"
        self.head = Words(look, "display", 22)
        self.name_label = Words(look, "cond", 12, "text2", 600, 18)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.who = Segments(look, len(OPPONENTS))
        self.who.setVisible(seat == 1)
        self.about = Words(look, "ui", 14, "text2", wrap=True)
        self.about.setVisible(seat == 1)
        self.deck_label = Words(look, "cond", 12, "text2", 600, 18)
        self.plates: list[DeckPlate] = []
        self._group = QButtonGroup(self)
        self._list = QWidget()
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._list_rows = QVBoxLayout(self._list)
        self._list_rows.setContentsMargins(0, 0, 0, 0)
        self._list_rows.setSpacing(0)
        self._list_rows.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.head)
        self._rows.addWidget(self.who)
        self._rows.addWidget(self.about)
        self._name_row = QHBoxLayout()
        self._name_row.addWidget(self.name_label)
        self._name_row.addWidget(self.name, 1)
        self._rows.addLayout(self._name_row)
        self._rows.addWidget(self.deck_label)
        self._rows.addWidget(self._list)
        self._rows.addStretch(1)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 6, (20, 14, 20, 10))
        set_spacing(self._name_row, look, 12, (0, 2, RING, 4))
        self.name.setStyleSheet(f"QLineEdit {{ font-size: {look.px(15)}px; padding: {look.px(6)}px {look.px(10)}px; }}")
        self.update()

    def show_decks(self, decks: Sequence[DeckInfo], lang: str) -> None:
        """The decks to choose from."""
        self._lang = lang
        chosen = self.deck()
        for old in self.plates:
            self._group.removeButton(old)
            old.setParent(None)
            old.deleteLater()
        self.plates = [DeckPlate(self._look, deck, lang) for deck in decks]
        for i, plate in enumerate(self.plates):
            self._group.addButton(plate, i)
            self._list_rows.insertWidget(i, plate)
            plate.set_words(lang, deck_words(plate.deck))
        if chosen is not None:
            self.choose(str(chosen.path))

    def choose(self, path: str, otherwise: int = 0) -> None:
        """Choose the deck at ``path``, or the legal deck number ``otherwise``, those for a first game counted first."""
        playable = sorted((plate for plate in self.plates if plate.deck.legal), key=lambda one: not one.deck.easy)
        wanted = [plate for plate in playable if str(plate.deck.path) == path]
        if not wanted and playable:
            wanted = [playable[otherwise % len(playable)]]
        for plate in self.plates:
            plate.setEnabled(plate.deck.legal)
        if wanted:
            wanted[0].setChecked(True)

    def deck(self) -> DeckInfo | None:
        """The deck chosen."""
        button = self._group.checkedButton()
        return button.deck if isinstance(button, DeckPlate) else None

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, 12, paint.tone(theme.panel, 1 if theme.flat else 0.9), theme.line, 2 if theme.flat else 1)


class SetupScreen(Screen):
    """Asks for a match: ``start_wanted(MatchSetup)``, or ``back_wanted``. Remembers the last answers."""

    start_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__(look)
        self._settings = settings
        self._backdrop = Backdrop(4)
        self._decks: tuple[DeckInfo, ...] = ()
        self._lang = "en"
        self.back = PlateButton(look, "link", "back")
        self.title = Words(look, "display", 24)
        self.seats = (SeatPanel(look, 0), SeatPanel(look, 1))
        self.start = PlateButton(look, "primary", "play", "Enter")
        self.start.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.more = PlateButton(look, "link", "dice")
        self.more.setCheckable(True)
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, SEED_MOST, self))
        self.seed.hide()
        self.games = Segments(look, len(BEST_OF))
        self.back.clicked.connect(self.back_wanted)
        self.start.clicked.connect(self._start)
        self.more.toggled.connect(self.seed.setVisible)
        self.seats[1].who.chosen.connect(self._who_changed)

        self._top = QHBoxLayout()
        self._top.addWidget(self.back)
        self._top.addWidget(self.title)
        self._top.addStretch(1)
        self._content = QWidget()
        self._pair = QHBoxLayout(self._content)
        for panel in self.seats:
            self._pair.addWidget(panel, 1)
        self.scroller = Scroll(self._content)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.games)
        self._foot.addWidget(self.more)
        self._foot.addWidget(self.seed)
        self._foot.addStretch(1)
        self._foot.addWidget(self.start)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._top)
        self._rows.addWidget(self.scroller, 1)
        self._rows.addLayout(self._foot)
        self.retranslate()

    def open(self, hotseat: bool, decks: Sequence[DeckInfo], lang: str) -> None:
        """Get ready for a match of two people, or against the computer, with the last answers as defaults."""
        self._decks, self._lang = tuple(decks), lang
        get = self._settings.get
        opponent = "human" if hotseat else get(LEVEL)
        self.seats[1].who.select(next(at for at, kind in enumerate(OPPONENTS) if kind == opponent))
        for panel in self.seats:
            panel.name.setText(get(NAMES[panel.seat]) if panel.seat == 0 or hotseat else "")
            panel.show_decks(self._decks, lang)
            panel.choose(get(DECKS[panel.seat]), otherwise=panel.seat)
        self.games.select(BEST_OF.index(get(GAMES)))
        self.seed.clear()
        self.more.setChecked(False)
        self.retranslate()

    def set_language(self, lang: str) -> None:
        """The language of the decks' own texts."""
        self._lang = lang
        self.retranslate()

    def opponent(self) -> PlayerKind:
        """Who sits opposite."""
        return OPPONENTS[max(0, self.seats[1].who.selected())]

    def chosen(self) -> list[DeckInfo]:
        """The decks chosen so far."""
        return [deck for panel in self.seats if (deck := panel.deck()) is not None]

    def setup(self) -> MatchSetup | None:
        """The match as it is set up now; None if there is no legal deck."""
        decks = [panel.deck() for panel in self.seats]
        if decks[0] is None or decks[1] is None:
            return None
        names = [panel.name.text().strip() or panel.name.placeholderText() for panel in self.seats]
        seed = int(self.seed.text()) if self.seed.isVisibleTo(self) and self.seed.text() else _chance()
        paths: tuple[Path, Path] = (decks[0].path, decks[1].path)
        series = Series(BEST_OF[max(0, self.games.selected())])
        return MatchSetup((names[0], names[1]), paths, ("human", self.opponent()), seed, series)

    def retranslate(self) -> None:
        hotseat = self.opponent() == "human"
        self.setAccessibleName(self.tr("A new match"))
        self.back.set_words(self.tr("Start"))
        self.title.setText(self.tr("A new match"))
        first, second = self.seats
        first.head.setText(self.tr("First player") if hotseat else self.tr("You"))
        second.head.setText(self.tr("Second player") if hotseat else self.tr("Your opponent"))
        levels = (self.tr("Playful"), self.tr("Steady"), self.tr("Keen"), self.tr("Master"))
        choices = (self.tr("A person"), *levels)
        second.who.set_words(self.tr("Opponent"), choices)
        second.about.setText(
            {
                "human": self.tr("Somebody else at this screen; a curtain hides the hands."),
                "playful": self.tr("Plays like a beginner: attacks one by one, never answers. Good for a first game."),
                "steady": self.tr("Counts every attack and answers when it pays, but never looks ahead."),
                "keen": self.tr("Plays its plans on in its head to the end of the turn, and takes what does best."),
                "master": self.tr("Looks further, at more plans and more hands you may hold. It takes its time."),
            }[self.opponent()]
        )
        for panel, name in zip(self.seats, self._default_names(hotseat), strict=True):
            panel.name_label.setText(self.tr("NAME"))
            panel.deck_label.setText(self.tr("DECK"))
            panel.name.setPlaceholderText(name)
            panel.name.setAccessibleName(self.tr("Name: {who}").format(who=panel.head.text()))
            for plate in panel.plates:
                plate.set_words(self._lang, deck_words(plate.deck))
        count = sum(deck.legal for deck in self._decks)
        self.start.setEnabled(count > 0)
        if count:
            self.start.set_words(self.tr("Start the match"), self.tr("The cards are shuffled and dealt"))
        else:
            self.start.set_words(self.tr("No deck to play with"), self.tr("The ready-made decks are missing"))
        self.games.set_words(self.tr("Games"), (self.tr("One game"), self.tr("Best of three")))
        self.more.set_words(self.tr("Choose the shuffle"))
        self.seed.setPlaceholderText(self.tr("Number of the shuffle"))
        self.seed.setAccessibleName(self.tr("Number of the shuffle: the same number deals the same cards"))

    def _default_names(self, hotseat: bool) -> tuple[str, str]:
        if hotseat:
            return self.tr("Player 1"), self.tr("Player 2")
        names = {"playful": self.tr("Pim"), "steady": self.tr("Odile"), "keen": self.tr("Sanna")}
        return self.tr("Player 1"), names.get(self.opponent(), self.tr("Thorvald"))

    def arrange(self) -> None:
        look = self.look
        roomy = self.width() / look.scale > 900
        side = max(24, (self.width() - look.px(1060)) // 2) if roomy else look.px(16)
        self._rows.setContentsMargins(side, look.px(12), side, look.px(14))
        self._rows.setSpacing(look.px(6))
        set_spacing(self._top, look, 6)
        set_spacing(self._foot, look, 8)
        set_spacing(self._pair, look, 16, (RING, 0, RING, 0))
        narrow = self.width() / look.scale < 960
        self._pair.setDirection(QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight)
        self.seed.setFixedWidth(look.px(190))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scroller.verticalScrollBar().setValue(0)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, PlateButton):
                focused.click()
            else:
                self.start.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def _who_changed(self, index: int) -> None:
        panel = self.seats[1]
        panel.name.setText(self._settings.get(NAMES[1]) if OPPONENTS[index] == "human" else "")
        self.retranslate()

    def _start(self) -> None:
        setup = self.setup()
        if setup is None:
            return
        put = self._settings.put
        put(NAMES[0], self.seats[0].name.text().strip())
        if setup.hotseat:
            put(NAMES[1], self.seats[1].name.text().strip())
        else:
            put(LEVEL, self.opponent())
        put(GAMES, setup.series.best_of)
        for setting, path in zip(DECKS, setup.decks, strict=True):
            put(setting, str(path))
        self.start_wanted.emit(setup)


def _chance() -> int:
    return secrets.randbelow(SEED_MOST)
