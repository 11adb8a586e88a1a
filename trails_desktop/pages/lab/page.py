"""The deck lab: computer players play the chosen decks against each other, and a picture says who beats whom."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QProgressBar, QVBoxLayout, QWidget

from engine.players.levels import LEVELS
from engine.trails.cards.decks import DeckError, read_deck
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lab.grid import Grid
from trails_desktop.pages.lab.run import LabRun
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.settings import Look

GAMES: Final = (20, 100, 400)  #: of each pair, as offered
_CARDS: Final = 5  #: told of each end
FOLDER: Final = "lab"  #: in the player's records: what was played so far


class LabPage(Page):
    """Everything is played in another process; leaving the page stops it, and the same choice goes on later."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self._desk = desk
        self._backdrop = Backdrop(7)
        self._run: LabRun | None = None
        self.report: Mapping[str, Any] | None = None
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 25)
        self.about = Words(look, "ui", 14.5, "text2", wrap=True)
        self.decks = QListWidget()
        self.level = Segments(look, len(LEVELS))
        self.games = Segments(look, len(GAMES))
        self.level.select(LEVELS.index("steady"))
        self.games.select(0)
        self.start = PlateButton(look, "primary", "play", "Enter")
        self.bar = QProgressBar()
        self.stop = PlateButton(look, "second", "close")
        self.grid = Grid(look)
        self.sure = Words(look, "ui", 14, "text2", wrap=True)
        self.name = Words(look, "display", 19, wrap=True)
        self.with_it = Words(look, "ui", 14.5, "text", wrap=True)
        self.against_it = Words(look, "ui", 14.5, "text", wrap=True)
        self.unused = Words(look, "ui", 14.5, "text2", wrap=True)
        self._lay()
        self.back.clicked.connect(self.back_wanted)
        self.start.clicked.connect(self.begin)
        self.stop.clicked.connect(self.end)
        self.grid.chosen.connect(self._tell)
        self.decks.itemChanged.connect(self._may_start)
        self._playing(now=False)
        self.retranslate()

    def _lay(self) -> None:
        head, left, right = QHBoxLayout(), QVBoxLayout(), QWidget()
        head.addWidget(self.back)
        head.addWidget(self.heading)
        head.addStretch(1)
        asked: tuple[QWidget, ...] = (self.about, self.decks, self.level, self.games, self.start, self.bar, self.stop)
        for widget in asked:
            left.addWidget(widget)
        found = QVBoxLayout(right)
        told: tuple[QWidget, ...] = (self.grid, self.sure, self.name, self.with_it, self.against_it, self.unused)
        for widget in told:
            found.addWidget(widget)
        found.addStretch(1)
        self._left, self._found = QWidget(), found
        self._left.setLayout(left)
        self._choices = left
        middle = QHBoxLayout()
        middle.addWidget(self._left)
        middle.addWidget(Scroll(right), 1)
        self._middle = middle
        self._all = QVBoxLayout(self)
        self._all.addLayout(head)
        self._all.addLayout(middle, 1)

    # ---- words
    def title(self) -> str:
        return self.tr("Deck lab")

    def first(self) -> QWidget:
        return self.start

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Deck lab"))
        self.heading.setText(self.tr("Deck lab"))
        self.back.set_words(self.tr("Start"))
        self.about.setText(
            self.tr("Computer players play every deck you tick against every other, with both sides of the table. "
                    "What was played is kept: the same choice goes on where it stopped.")
        )  # fmt: skip
        self.decks.setAccessibleName(self.tr("Decks"))
        levels = (self.tr("Playful"), self.tr("Steady"), self.tr("Keen"), self.tr("Master"))
        self.level.set_words(self.tr("Who plays them"), levels)
        self.games.set_words(self.tr("Games of each pair"), [self.tr("{n} games").format(n=n) for n in GAMES])
        self.start.set_words(self.tr("Let them play"), self.tr("In the background; stop whenever you like"))
        self.stop.set_words(self.tr("Stop"))
        super().retranslate()
        self._tell()

    def enter(self, code: str) -> None:
        """The decks that there are; what was ticked stays ticked."""
        ticked = {item.data(Qt.ItemDataRole.UserRole) for item in self._items() if self._ticked(item)}
        first = not self.decks.count()
        self.decks.clear()
        for name, file in deck_files(self._desk.decks, code):
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, str(file))
            on = first or str(file) in ticked
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self.decks.addItem(item)
        self._may_start()

    def _items(self) -> list[QListWidgetItem]:
        return [self.decks.item(row) for row in range(self.decks.count())]

    def _ticked(self, item: QListWidgetItem) -> bool:
        return item.checkState() == Qt.CheckState.Checked

    @property
    def chosen(self) -> list[str]:
        """The files of the decks that are ticked."""
        return [item.data(Qt.ItemDataRole.UserRole) for item in self._items() if self._ticked(item)]

    # ---- playing
    def begin(self) -> None:
        """Let them play."""
        files = self.chosen
        if len(files) < 2:
            self.said.emit(self.tr("Tick two decks at least."))
            return
        words = ["--games", str(GAMES[self.games.selected()]), "--level", LEVELS[self.level.selected()]]
        paths = self._desk.paths
        folder = None if self._desk.records is None else self._desk.records / FOLDER
        run = LabRun([*words, "--decks", *files], folder, None if paths is None else paths.library, self)
        run.told.connect(self._told)
        run.reported.connect(self._reported)
        run.ended.connect(self._ended)
        self._run = run
        self.bar.setRange(0, 0)
        self._playing(now=True)
        run.start()

    def end(self) -> None:
        """Stop; what was played is kept."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()
            run.deleteLater()

    def hideEvent(self, event: Any) -> None:
        self.end()
        super().hideEvent(event)

    def _playing(self, *, now: bool) -> None:
        self.bar.setVisible(now)
        self.stop.setVisible(now)
        self.start.setVisible(not now)
        self.decks.setEnabled(not now)
        self.level.setEnabled(not now)
        self.games.setEnabled(not now)

    def _may_start(self) -> None:
        self.start.setEnabled(len(self.chosen) >= 2)

    def _told(self, done: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.setFormat(self.tr("{done} of {all} parts").format(done=done, all=of))

    def _reported(self, report: object) -> None:
        if isinstance(report, dict):
            self.report = report
            self.grid.show_report(report)
            self._tell()

    def _ended(self, sentence: str) -> None:
        self._run = None
        self._playing(now=False)
        if sentence:
            self.said.emit(sentence)

    # ---- what is told
    def _tell(self) -> None:
        report = self.report
        self.grid.setVisible(report is not None)
        for words in (self.sure, self.name, self.with_it, self.against_it, self.unused):
            words.setVisible(report is not None)
        if report is None:
            return
        counted = self.tr("{games} games, {draws} of them drawn, {turns} turns each. The bars hold the true part in "
                          "95 of 100 such labs: where they overlap, nothing is proven.")  # fmt: skip
        self.sure.setText(
            counted.format(games=report["games"], draws=report["draws"], turns=f"{report['turns_mean']:.1f}")
        )
        deck = report["decks"][self.grid.row]
        self.name.setText(deck["deck"])
        cards = deck["cards"]
        good, bad = ([card for card in cards if sign * card["more"] > 0] for sign in (1, -1))
        self.with_it.setText(self.tr("Won more often with: {cards}").format(cards=self._cards(good[:_CARDS])))
        self.against_it.setText(
            self.tr("Won less often with: {cards}").format(cards=self._cards(bad[: -_CARDS - 1 : -1]))
        )
        never = ", ".join(self._desk.card_name(number) for number in deck["unused"])
        self.unused.setText(self.tr("Never used: {cards}").format(cards=never) if never else "")

    def _cards(self, cards: list[Mapping[str, Any]]) -> str:
        shown = (f"{self._desk.card_name(card['card'])} {100 * card['more']:+.0f}" for card in cards)
        return ", ".join(shown) or "·"

    # ---- looks
    def arrange(self) -> None:
        look = self.look
        set_spacing(self._all, look, 14, (28, 22, 28, 22))
        set_spacing(self._middle, look, 28)
        set_spacing(self._choices, look, 12)
        set_spacing(self._found, look, 12, (0, 0, 12, 0))
        self._left.setFixedWidth(min(look.px(400), self.width() * 2 // 5))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)


def deck_files(folders: tuple[Path, ...], code: str) -> list[tuple[str, Path]]:
    """Every deck file of the folders that can be read, by its name in a language."""
    found = []
    for file in (file for folder in folders for file in sorted(folder.glob("*.deck"))):
        try:
            deck = read_deck(file.read_text(encoding="utf-8"), file.name)
        except (OSError, UnicodeError, DeckError):
            continue  # the deck builder says what is wrong with it
        names = dict(deck.headers)
        found.append((names.get(f"name-{code}") or deck.name or file.stem, file))
    return found
