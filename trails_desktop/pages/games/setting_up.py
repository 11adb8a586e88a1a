"""Before a match of any game: who plays whom with what. The defaults are good, so that one more click starts."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.catalogue import ReadyDeck
from engine.game import Game
from engine.records.record import DeckList
from trails_desktop.games.kit import GameKit
from trails_desktop.games.remembered import DEALT, deck_of, opponent_of
from trails_desktop.match.games.setup import HUMAN, GameSetup
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import RING, PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.ui.settings import NAME_LENGTH, NAMES, Look, Settings

_SEED_MOST: Final = 2**31 - 1
_SERIES: Final = (1, 3)  #: best of how many matches


class SeatColumn(QWidget):
    """One seat: who sits there (the second seat only), the name and the deck."""

    def __init__(self, look: Look, seat: int, kit: GameKit, decks: Sequence[ReadyDeck], dealt: bool) -> None:
        super().__init__()
        self.seat, self._kit, self._decks = seat, kit, {deck.id: deck for deck in decks}
        self.head = Words(look, "display", 22)
        self.who = Segments(look, 1 + len(kit.players))
        self.who.setVisible(seat == 1)
        self.about = Words(look, "ui", 14, "text2", wrap=True)
        self.about.setVisible(seat == 1)
        self.name_label = Words(look, "cond", 12, "text2", 600, 18)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.deck_label = Words(look, "cond", 12, "text2", 600, 18)
        #: The decks by id, the one made up by chance last.
        self.plates = {ident: PlateButton(look, "row", "deck") for ident in self._decks}
        if dealt:
            self.plates[DEALT] = PlateButton(look, "row", "dice")
        self.chosen = next(iter(self.plates), "")
        self._rows = QVBoxLayout(self)
        for widget in (self.head, self.who, self.about, self.name_label, self.name, self.deck_label):
            self._rows.addWidget(widget)
        for ident, plate in self.plates.items():
            plate.clicked.connect(partial(self.choose, ident))
            self._rows.addWidget(plate)
        #: How the chosen deck wants to play.
        self.plan = Words(look, "ui", 14, "text2", wrap=True)
        self._rows.addWidget(self.plan)
        self._rows.addStretch(1)

    def choose(self, ident: str, *_: object) -> None:
        """Mark a deck; one that there is not changes nothing."""
        if ident in self.plates:
            self.chosen = ident
        for one, plate in self.plates.items():
            plate.set_marked(one == self.chosen)
        self._say_plan()

    def _say_plan(self) -> None:
        plate = self.plates.get(self.chosen)
        self.plan.setText("" if plate is None else plate.accessibleDescription())

    def player(self) -> str:
        """Who sits here."""
        at = max(0, self.who.selected()) if self.seat == 1 else 0
        return self._kit.players[at - 1].id if at else HUMAN

    def deck(self, seed: str) -> DeckList:
        """What is brought. seed: of a deck that is made up."""
        found = self._decks.get(self.chosen)
        return DeckList(dealt=f"{seed}/{self.seat}") if found is None else DeckList(found.cards)

    def say(self, language: str, default: str) -> None:
        """Every text. default: the name of who does not say theirs."""
        self.name_label.setText(self.tr("NAME"))
        self.deck_label.setText(self.tr("DECK"))
        self.name.setPlaceholderText(default)
        self.name.setAccessibleName(self.tr("Name: {who}").format(who=self.head.text()))
        for ident, plate in self.plates.items():
            deck = self._decks.get(ident)
            if deck is None:
                plate.set_words(self.tr("A deck made up by chance"))
                plate.setAccessibleDescription(self.tr("Another one in every match"))
            else:
                plate.set_words(deck.names.get(language, deck.names["en"]))
                plate.setAccessibleDescription(deck.plans.get(language, deck.plans.get("en", "")))
        self._say_plan()
        if self.seat == 1:
            self.who.set_words(self.tr("Opponent"), (self.tr("A person"), *(one.title() for one in self._kit.players)))
            at = max(0, self.who.selected())
            person = self.tr("Somebody else at this screen; a curtain hides the hands.")
            self.about.setText(self._kit.players[at - 1].line() if at else person)

    def arrange(self, look: Look) -> None:
        """Spacing at a scale."""
        set_spacing(self._rows, look, 5)
        self.name.setStyleSheet(
            f"QLineEdit {{ font-size: {look.px(15)}px; padding: {look.px(6)}px; margin: 0 {RING}px; }}"
        )


class SetupPanel(Screen):
    """Signals: ``start_wanted(GameSetup)``, ``continue_wanted()``, ``back_wanted()``, ``place_wanted(str)``: another
    page about this game."""

    start_wanted = Signal(object)
    continue_wanted = Signal()
    back_wanted = Signal()
    place_wanted = Signal(str)

    def __init__(self, look: Look, kit: GameKit, game: Game, settings: Settings, own: Sequence[ReadyDeck] = ()) -> None:
        """own: decks of the player's, before those that come with the game."""
        super().__init__(look)
        self.own = tuple(own)
        self.kit, self._settings, self._language = kit, settings, "en"
        self._backdrop = Backdrop(7)
        self.back = PlateButton(look, "link", "back")
        self.title = Words(look, "display", 30)
        self.about = Words(look, "ui", 15.5, "text2", wrap=True)
        self.resume = PlateButton(look, "primary", "play", "Enter")
        decks, dealt = (*own, *game.ready_decks), game.dealt_deck is not None
        self.seats = [SeatColumn(look, seat, kit, decks, dealt) for seat in (0, 1)]
        self.start = PlateButton(look, "primary", "play", "Enter")
        self.series = Segments(look, len(_SERIES))
        self.series.select(0)
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addStretch(1)
        #: Ways to other pages about this game, by page.
        self.ways = {
            "game-lessons": PlateButton(look, "link", "book"),
            "game-puzzles": PlateButton(look, "link", "puzzle"),
            "game-decks": PlateButton(look, "link", "deck"),
        }
        ways = (kit.teaches, kit.poses, kit.catalogue is not None)
        for (page, way), there in zip(self.ways.items(), ways, strict=True):
            way.setVisible(there)
            way.clicked.connect(partial(self.place_wanted.emit, f"{page}/{kit.id}"))
            top.addWidget(way)
        self._pair = QHBoxLayout()
        for column in self.seats:
            self._pair.addWidget(column, 1)
        content = QWidget()
        self._rows = QVBoxLayout(content)
        self._rows.addLayout(top)
        for widget in (self.title, self.about, self.resume):
            self._rows.addWidget(widget)
        self._rows.addLayout(self._pair)
        self._rows.addStretch(1)
        self.scroller = Scroll(content)
        self.network = PlateButton(look, "second", "network")
        self._begin = QHBoxLayout()
        self._begin.addWidget(self.start, 5)
        self._begin.addWidget(self.network, 2)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.series)
        self._foot.addLayout(self._begin)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller, 1)
        whole.addLayout(self._foot)
        self.back.clicked.connect(self.back_wanted)
        self.resume.clicked.connect(self.continue_wanted)
        self.start.clicked.connect(self._start)
        self.network.clicked.connect(partial(self.place_wanted.emit, f"lobby/{kit.id}"))
        self.seats[1].who.chosen.connect(self._who_changed)
        self._remember()
        self.show_saved("")

    def _remember(self) -> None:
        get = self._settings.get
        players = [HUMAN, *(one.id for one in self.kit.players)]
        last = get(opponent_of(self.kit.id)) or players[-1 if len(players) == 1 else 1]
        self.seats[1].who.select(players.index(last) if last in players else 0)
        for column in self.seats:
            column.name.setText(get(NAMES[column.seat]) if column.seat == 0 or self.hotseat else "")
            others = list(column.plates)
            column.choose(get(deck_of(self.kit.id, column.seat)) or others[min(column.seat, len(others) - 1)])

    @property
    def hotseat(self) -> bool:
        """Whether two people are to sit at this screen."""
        return self.seats[1].player() == HUMAN

    def show_saved(self, detail: str) -> None:
        """Offer to go on with a match, described in a few words; "" if there is none."""
        self._saved = detail
        self.resume.setVisible(bool(detail))
        self.start.set_kind("row" if detail else "primary", "" if detail else "Enter")
        self.retranslate()

    def setup(self) -> GameSetup:
        """The match as it is set up now."""
        seed = str(secrets.randbelow(_SEED_MOST))
        one, two = (column.name.text().strip() or column.name.placeholderText() for column in self.seats)
        mine, other = (column.deck(seed) for column in self.seats)
        series = (_SERIES[max(0, self.series.selected())], 0, 0)
        players = (HUMAN, self.seats[1].player())
        return GameSetup(self.kit.id, (one, two), (mine, other), players, seed, series=series)

    def set_language(self, code: str) -> None:
        """The language in use."""
        self._language = code
        self.retranslate()

    def retranslate(self) -> None:
        first, second = self.seats
        hotseat = self.hotseat
        first.head.setText(self.tr("First player") if hotseat else self.tr("You"))
        second.head.setText(self.tr("Second player") if hotseat else self.tr("Your opponent"))
        at = second.who.selected()
        names = self.tr("Player 1"), self.tr("Player 2")
        if not hotseat:
            names = self.tr("Player 1"), self.kit.players[at - 1].name()
        for column, name in zip(self.seats, names, strict=True):
            column.say(self._language, name)
        game = self.kit.name(self._language)
        self.setAccessibleName(self.tr("A new match of {game}").format(game=game))
        self.title.setText(game)
        self.about.setText(self.kit.line())
        self.back.set_words(self.tr("Games"))
        for page, said in (("game-lessons", self.tr("Lessons")), ("game-puzzles", self.tr("Puzzles")),
                           ("game-decks", self.tr("Decks"))):  # fmt: skip
            self.ways[page].set_words(said)
        self.resume.set_words(self.tr("Continue"), self._saved)
        self.series.set_words(self.tr("How many"), (self.tr("One match"), self.tr("Best of three")))
        self.start.set_words(self.tr("Start the match"), self.tr("The cards are shuffled and dealt"))
        self.network.set_words(self.tr("Over the network"), self.tr("Against another machine nearby"))

    def arrange(self) -> None:
        look = self.look
        side = max(24, (self.width() - look.px(1060)) // 2) if self.width() / look.scale > 900 else look.px(16)
        self._rows.setContentsMargins(side, look.px(16), side, look.px(10))
        self._rows.setSpacing(look.px(8))
        self._foot.setContentsMargins(side, 0, side, look.px(14))
        self._foot.setSpacing(look.px(8))
        set_spacing(self._pair, look, 22)
        narrow = self.width() / look.scale < 820
        way = QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight
        self._pair.setDirection(way)
        self._begin.setDirection(way)
        for column in self.seats:
            column.arrange(look)

    def first(self) -> PlateButton:
        """The amber button."""
        return self.resume if self._saved else self.start

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def _who_changed(self, index: int) -> None:
        self.seats[1].name.setText(self._settings.get(NAMES[1]) if self.hotseat else "")
        self.retranslate()

    def _start(self) -> None:
        put, game = self._settings.put, self.kit.id
        put(NAMES[0], self.seats[0].name.text().strip())
        if self.hotseat:
            put(NAMES[1], self.seats[1].name.text().strip())
        put(opponent_of(game), self.seats[1].player())
        for column in self.seats:
            put(deck_of(game, column.seat), column.chosen)
        self.start_wanted.emit(self.setup())
