"""The shelf of decks: the player's own, the ready-made ones, and those that were put away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.textfile import read_plain
from engine.trails.cards.decks import Deck, check_deck, number_of, read_deck
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.lists.door import read_file, read_text
from trails_desktop.library.decks.shelf import DeckEntry
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.chips import Chip, Flow
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.screens.decks.info import DeckInfo, DeckLine, in_order, load_decks
from trails_desktop.screens.decks.texts import deck_words
from trails_desktop.screens.decks.widgets import DeckPlate
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.language import card_count
from trails_desktop.ui.settings import Look


def info_of(deck: Deck, pool: CardPool, path: Path) -> DeckInfo:
    """A deck as the plates show it."""
    headers = dict(deck.headers)
    counted: Counter[str] = Counter()
    for line in deck.lines:
        number = number_of(line, pool)
        if number is not None:
            counted[number] += line.count
    return DeckInfo(
        path, {"en": deck.name, **({"ja": headers["name-ja"]} if "name-ja" in headers else {})},
        {lang: text for lang, text in (("en", deck.plan), ("ja", headers.get("plan-ja", ""))) if text}, deck.mode,
        in_order(DeckLine(number, count, pool.versions(number)) for number, count in counted.items()),
        tuple(check_deck(deck, pool)),
    )  # fmt: skip


def read_any(text: str, where: str, pool: CardPool) -> Deck:
    """The deck in a text of any kind. Raises ``DeckError`` or ``CodeError``."""
    return read_text(text, where, pool).deck


class DeckShelf(QWidget):
    """``opened(ident)``: edit one of the own decks; ``copied(Deck)``: make an own one of this; ``brought(ident)``: use
    again what was put away; ``new_wanted paste_wanted file_wanted``."""

    opened = Signal(int)
    copied = Signal(object)
    brought = Signal(int)

    def __init__(self, look: Look, stock: Stock) -> None:
        super().__init__()
        self._look, self._stock = look, stock
        self._backdrop = Backdrop(3)
        self._tag = ""
        self.own: dict[DeckPlate, DeckEntry] = {}
        self.ready: dict[DeckPlate, Deck] = {}
        self.away: dict[PlateButton, int] = {}
        self.back = PlateButton(look, "link", "back")
        self.title = Words(look, "display", 24)
        self.title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.new = PlateButton(look, "second", "plus", "Ctrl N")
        self.paste = PlateButton(look, "second", "copy", "Ctrl V")
        self.file = PlateButton(look, "second", "open")
        self.lab = PlateButton(look, "second", "trophy")
        self.heads = [Words(look, "cond", 12.5, "text2", 600, 18) for _ in range(3)]
        self.none = Words(look, "ui", 15, "text2", wrap=True)
        self.tags: list[Chip] = []
        self._tag_host = QWidget()
        self._tag_flow = Flow(self._tag_host)
        self._grids = [QGridLayout() for _ in range(3)]
        self._column = QWidget()
        rows = QVBoxLayout(self._column)
        rows.addWidget(self._tag_host)
        for head, grid in zip(self.heads, self._grids, strict=True):
            rows.addSpacing(10)
            rows.addWidget(head)
            if head is self.heads[0]:
                rows.addWidget(self.none)
            rows.addLayout(grid)
        rows.addStretch(1)
        self._rows = rows
        self.scroller = Scroll(self._column)
        self._top, self._box = QHBoxLayout(), QVBoxLayout(self)
        for widget in (self.back, self.title):
            self._top.addWidget(widget)
        self._top.addStretch(1)
        for button in (self.new, self.paste, self.file, self.lab):
            self._top.addWidget(button)
        self._box.addLayout(self._top)
        self._box.addWidget(self.scroller, 1)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._top, look, 4, (16, 4, 12, 0))
        set_spacing(self._box, look, 2, (0, 4, 0, 4))
        set_spacing(self._rows, look, 4, (20, 0, 20, 12))
        self.update()

    def retranslate(self) -> None:
        """Set every text."""
        self.back.set_words(self.tr("Start"))
        self.title.setText(self.tr("Decks"))
        self.new.set_words(self.tr("New deck"))
        self.paste.set_words(self.tr("Paste"))
        self.paste.setToolTip(self.tr("A deck as text, or a deck code, from the clipboard"))
        self.file.set_words(self.tr("Open file…"))
        self.lab.set_words(self.tr("Deck lab"))
        self.lab.setToolTip(self.tr("Computer players try your decks against each other"))
        for head, words in zip(
            self.heads, (self.tr("YOUR DECKS"), self.tr("READY-MADE DECKS"), self.tr("PUT AWAY")), strict=True
        ):  # fmt: skip
            head.setText(words)
        self.none.setText(
            self.tr("You have no deck of your own yet. Begin a new one, or take a ready-made one and change it.")
        )
        self.fill()

    def fill(self) -> None:
        """Show the decks there are now."""
        self._clear()
        shelf, pool, code = self._stock.library.decks, self._stock.pool, self._stock.code
        try:
            entries, away = shelf.entries(tag=self._tag), shelf.entries(removed=True)
            self._fill_tags(shelf.tags())
        except LibraryError as error:
            self.none.setText(told(error.said))
            self.none.show()
            return
        for entry in entries:
            try:
                deck = shelf.load(entry.ident)
            except LibraryError:
                continue
            plate = self._plate(info_of(deck, pool, Path(entry.file or entry.name)), code)
            self.own[plate] = entry
            plate.clicked.connect(self._own_clicked)
        for info in load_decks(self._stock.desk.decks[:1], pool):
            if info.lines and not self._tag:
                plate = self._plate(info, code)
                self.ready[plate] = read_deck(read_plain(info.path), info.path.name)
                plate.clicked.connect(self._ready_clicked)
        for entry in away:
            button = PlateButton(self._look, "row", "undo")
            button.set_words(entry.name, self.tr("{cards} · bring it back").format(cards=card_count(entry.size)))
            button.clicked.connect(self._away_clicked)
            self.away[button] = entry.ident
        self.none.setVisible(not self.own)
        self.heads[1].setVisible(bool(self.ready))
        self.heads[2].setVisible(bool(self.away))
        self._arrange()

    def _plate(self, info: DeckInfo, code: str) -> DeckPlate:
        plate = DeckPlate(self._look, info, code)
        plate.setAutoExclusive(False)
        plate.set_words(code, deck_words(info))
        return plate

    def _fill_tags(self, tags: tuple[str, ...]) -> None:
        for chip in self.tags:
            self._tag_flow.removeWidget(chip)
            chip.setParent(None)
            chip.deleteLater()
        self.tags = [Chip(self._look, tag, None, "star") for tag in tags]
        for chip in self.tags:
            chip.set_words(chip.value)
            chip.setChecked(chip.value == self._tag)
            chip.clicked.connect(self._tag_clicked)
            self._tag_flow.addWidget(chip)
        self._tag_host.setVisible(bool(self.tags))

    def _clear(self) -> None:
        for widget in (*self.own, *self.ready, *self.away):
            widget.setParent(None)
            widget.deleteLater()
        self.own, self.ready, self.away = {}, {}, {}

    def _arrange(self) -> None:
        across = max(1, min(3, self.width() // self._look.px(400)))
        groups: tuple[list[QWidget], ...] = (list(self.own), list(self.ready), list(self.away))
        for grid, widgets in zip(self._grids, groups, strict=True):
            while grid.count():
                grid.takeAt(0)
            for at, widget in enumerate(widgets):
                grid.addWidget(widget, at // across, at % across)
            for column in range(3):
                grid.setColumnStretch(column, 1 if column < across else 0)
            grid.setSpacing(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def first(self) -> QWidget:
        """What gets the keyboard."""
        return next(iter((*self.own, *self.ready)), self.new)

    def _own_clicked(self) -> None:
        plate = self.sender()
        if isinstance(plate, DeckPlate):
            plate.setChecked(False)
            self.opened.emit(self.own[plate].ident)

    def _ready_clicked(self) -> None:
        plate = self.sender()
        if isinstance(plate, DeckPlate):
            plate.setChecked(False)
            deck = self.ready[plate]
            code, info = self._stock.code, plate.deck
            headers = tuple((key, value) for key, value in deck.headers if key not in ("name-ja", "plan-ja"))
            self.copied.emit(replace(deck, name=info.name(code), plan=info.plan(code), headers=headers))

    def _away_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, PlateButton):
            self.brought.emit(self.away[button])

    def _tag_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self._tag = chip.value if chip.isChecked() else ""
            self.fill()

    def read_file(self, path: Path) -> Deck:
        """The deck of a file. Raises ``DeckError``, ``CodeError`` or OSError."""
        return read_file(path, self._stock.pool).deck

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self._look.theme)
