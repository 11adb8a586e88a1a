"""What somebody chooses before a game over the network: name, deck, how many games, the clock, named rulings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trails_desktop.lan.line.messages import ClockRule, Terms
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.pages.lobby.meeting.rulings import Rulings
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import PlateButton, Words, set_spacing
from trails_desktop.ui.settings import NAME_LENGTH, Look

BEST_OF: Final = (1, 3)
CLOCKS: Final = (ClockRule(), ClockRule("decision", 60), ClockRule("chess", 1200, 2))


class Choices(QWidget):
    """``open_wanted()``, ``join_wanted()``, ``tools_wanted()``, ``game_chosen(index)``. games: how many there are."""

    open_wanted = Signal()
    join_wanted = Signal()
    tools_wanted = Signal()
    game_chosen = Signal(int)

    def __init__(self, look: Look, games: int = 1) -> None:
        super().__init__()
        self.game = Segments(look, games)
        if games < 2:  # it is shown with the rest: before that it would be a window of its own
            self.game.hide()
        self.game.select(0)
        self.game.chosen.connect(self.game_chosen)
        self.name_label, self.deck_label = (Words(look, "ui", 13.5, "text2", 600) for _ in range(2))
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.deck = QComboBox()
        self.open_head, self.join_head = (Words(look, "display", 21) for _ in range(2))
        self.made = Segments(look, 2)
        self.kind = Segments(look, 2)
        self.kind.hide()
        self.games = Segments(look, len(BEST_OF))
        self.clock = Segments(look, len(CLOCKS))
        self.more = PlateButton(look, "link", "down")
        self.rulings = Rulings()
        self.rulings.hide()
        self.open = PlateButton(look, "primary", "network", "Enter")
        self.join_about = Words(look, "ui", 14, "text2", wrap=True)
        self.address, self.code = QLineEdit(), QLineEdit()
        self.address.setMaxLength(260)
        self.code.setMaxLength(20)
        self.join = PlateButton(look, "second", "arrow")
        self.status = Words(look, "ui", 14.5, "coral", 600, wrap=True)
        self.tools = PlateButton(look, "link", "info")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._pair = QHBoxLayout()
        self._pair.addWidget(self.address, 3)
        self._pair.addWidget(self.code, 2)
        for widget in (
            self.game, self.name_label, self.name, self.deck_label, self.deck, self.open_head, self.made,
            self.kind, self.games,
            self.clock, self.more, self.rulings, self.open, self.join_head, self.join_about,
        ):  # fmt: skip
            if widget in (self.open_head, self.join_head):
                self._rows.addSpacing(10)
            self._rows.addWidget(widget)
        self._rows.addLayout(self._pair)
        for widget in (self.join, self.status, self.tools):
            self._rows.addWidget(widget)
        self.made.select(0)
        self.kind.select(0)
        self.games.select(0)
        self.clock.select(0)
        self.status.hide()
        self.more.clicked.connect(self._toggle_more)
        self.open.clicked.connect(self.open_wanted)
        self.join.clicked.connect(self.join_wanted)
        self.tools.clicked.connect(self.tools_wanted)
        self.code.returnPressed.connect(self.join_wanted)
        self.address.returnPressed.connect(self.join_wanted)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        set_spacing(self._rows, look, 7, (0, 0, 0, 0))
        set_spacing(self._pair, look, 8, (0, 0, 0, 0))
        for line in (self.name, self.address, self.code):
            line.setStyleSheet(f"QLineEdit {{ font-size: {look.px(15)}px; padding: {look.px(6)}px {look.px(10)}px; }}")

    def retranslate(self) -> None:
        """Set every text."""
        self.rulings.retranslate()
        self.name_label.setText(self.tr("Your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.deck_label.setText(self.tr("Your deck"))
        self.deck.setAccessibleName(self.tr("Your deck"))
        self.open_head.setText(self.tr("Open a game"))
        self.made.set_words(self.tr("Decks"), [self.tr("Own decks"), self.tr("Five packs each")])
        self.kind.set_words(self.tr("Kind"), [self.tr("Sealed"), self.tr("Run here")])
        self.games.set_words(self.tr("Games"), [self.tr("One game"), self.tr("Best of three")])
        clocks = [self.tr("No clock"), self.tr("60 s a decision"), self.tr("20 min each")]
        self.clock.set_words(self.tr("Clock"), clocks)
        self.more.set_words(self.tr("More: named rulings"))
        self.open.set_words(self.tr("Open the game"), self.tr("The other player needs the code it shows"))
        self.join_head.setText(self.tr("Join by address"))
        self.join_about.setText(self.tr("A game nearby stands in the list by itself. Elsewhere its address helps."))
        self.address.setPlaceholderText(self.tr("Address, such as 192.168.1.7"))
        self.address.setAccessibleName(self.tr("Address of the other machine"))
        self.code.setPlaceholderText(self.tr("Code"))
        self.code.setAccessibleName(self.tr("Code that the other screen shows"))
        self.join.set_words(self.tr("Join"))
        self.tools.set_words(self.tr("Network test, known machines"))

    def show_game(self, at: int, first: bool, sealed: bool) -> None:
        """Which game is chosen, and whether it is the first one: only that has packs and named rulings here. sealed:
        whether it can be played so."""
        self.game.select(at)
        self.made.setVisible(first)
        self.kind.setVisible(not first and sealed)
        self.more.setVisible(first)
        self.rulings.setVisible(first and self.rulings.isVisible())

    @property
    def sealed(self) -> bool:
        """Whether neither program is to be sent the other's hidden cards, in a game besides the first."""
        return self.kind.selected() != 1

    def table_rules(self) -> TableRules:
        """What was chosen for a table that is kept here."""
        return TableRules(clock=CLOCKS[max(0, self.clock.selected())], best_of=BEST_OF[max(0, self.games.selected())])

    @property
    def packs(self) -> bool:
        """Whether decks are made of packs that are opened together."""
        return self.made.selected() == 1

    def terms(self, mode: str, packs: str = "") -> Terms:
        """What was chosen for a game opened here. packs: what names the packs, if decks are made of these."""
        return Terms(
            packs=packs,
            mode="" if packs else mode,
            best_of=BEST_OF[max(0, self.games.selected())],
            clock=CLOCKS[max(0, self.clock.selected())],
            switches=self.rulings.chosen(),
        )

    def tell(self, text: str, good: bool = False) -> None:
        """One sentence under the fields."""
        self.status.setText(text)
        self.status.setVisible(bool(text))
        self.status.set_colour("text2" if good else "coral")

    def named(self, sentence: str) -> bool:
        """Whether somebody said what he is called; else the sentence is told, and the field waits."""
        if self.name.text().strip():
            return True
        self.tell(sentence)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        return False

    def _toggle_more(self) -> None:
        self.rulings.setVisible(not self.rulings.isVisible())
