"""The practice page: two decks or a saved position, both hands open, everything can be taken back and given again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from engine.scenario.board.position import MOST_BYTES, read_position
from engine.scenario.source import ScenarioError
from engine.textfile import read_plain
from engine.trails.cards.decks import DeckError, read_deck, resolve
from engine.trails.records.record import Record, make_header
from trails_desktop.pages.archive.showing import board_with
from trails_desktop.pages.archive.time_page import TimePage, positions_folder
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.decks.info import DeckInfo, load_decks
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look


class PracticePage(TimePage):
    """Its shelf holds the saved positions; beside it two decks can be chosen."""

    ICON = "edit"

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(desk, look, tables)
        self._files: list[Path] = []
        self._decks: tuple[DeckInfo, ...] = ()
        self.heading = Words(look, "display", 25, wrap=True)
        self.about = Words(look, "ui", 14.5, "text2", wrap=True)
        self.own_label, self.other_label = (Words(look, "ui", 13.5, "text2", 600) for _ in range(2))
        self.own_deck, self.other_deck = QComboBox(), QComboBox()
        self.begin = PlateButton(look, "primary", "play", "Enter")
        self.open_button = PlateButton(look, "second", "open")
        self.empty_board = PlateButton(look, "second", "edit")
        for widget in (
            self.heading, self.about, self.own_label, self.own_deck, self.other_label, self.other_deck, self.begin,
            self.open_button, self.empty_board,
        ):  # fmt: skip
            self.shelf.details.addWidget(widget)
        self.shelf.details.addStretch(1)
        self.shelf.chosen.connect(self._position_chosen)
        self.begin.clicked.connect(self.begin_decks)
        self.open_button.clicked.connect(self._ask_file)
        self.empty_board.clicked.connect(self._begin_empty)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Practice")

    def shelf_name(self) -> str:
        return self.tr("Practice")

    def enter(self, code: str) -> None:
        super().enter(code)
        self._decks = tuple(deck for deck in load_decks(self._desk.decks, self._desk.pool) if deck.lines)
        for place, box in enumerate((self.own_deck, self.other_deck)):
            at = box.currentIndex()
            box.clear()
            box.addItems([deck.name(code) for deck in self._decks])
            box.setCurrentIndex(at if at >= 0 else min(place, len(self._decks) - 1))
        self.refill()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Practice"))
        self.shelf.back.set_words(self.tr("Start"))
        self.shelf.title.setText(self.tr("Practice"))
        self.shelf.empty.set_words(
            self.tr("No saved positions yet"),
            self.tr("In practice and while watching a match, a position can be kept here."),
        )
        self.heading.setText(self.tr("Both hands open"))
        self.about.setText(
            self.tr("You play both sides. Every answer can be taken back and given again; the board can be edited.")
        )
        self.own_label.setText(self.tr("Your side"))
        self.other_label.setText(self.tr("The other side"))
        self.own_deck.setAccessibleName(self.tr("Your side"))
        self.other_deck.setAccessibleName(self.tr("The other side"))
        self.begin.set_words(self.tr("Practise"), self.tr("From the first draw"))
        self.open_button.set_words(self.tr("Open a position…"), self.tr("A scenario file"))
        self.empty_board.set_words(self.tr("Build a board"), self.tr("Put the cards where you want them"))
        super().retranslate()

    def first(self) -> QWidget | None:
        return self.begin if self.table is None else super().first()

    def refill(self) -> None:
        folder = positions_folder(self._desk)
        self._files = sorted(folder.glob("*.yaml"), reverse=True) if folder is not None else []
        self.shelf.show_rows([("book", self._title_of(path), path.name) for path in self._files])

    def _title_of(self, path: Path) -> str:
        try:
            return read_position(_text(path), self._desk.pool, path.name).title
        except (ScenarioError, OSError, ValueError):
            return self.tr("Cannot be read")

    def open_at(self, place: str) -> None:
        """``craft/`` and the name of an icon craft: a board on which a card has it, in hand and on the field."""
        kind, _, name = place.partition("/")
        text = board_with(name, self._desk.pool) if kind == "craft" else ""
        if text:
            self.practise_position(text, (self.tr("Lower side"), self.tr("Upper side")))

    def begin_decks(self) -> None:
        """Practise with the two decks chosen."""
        chosen: list[Sequence[str]] = []
        names: list[str] = []
        for box in (self.own_deck, self.other_deck):
            if not 0 <= box.currentIndex() < len(self._decks):
                self.said.emit(self.tr("There is no deck to practise with."))
                return
            deck = self._decks[box.currentIndex()]
            try:
                chosen.append(resolve(read_deck(_text(deck.path), deck.path.name), self._desk.pool))
            except (DeckError, OSError, ValueError) as error:
                self.said.emit(f"{str(error).rstrip('.')}.")
                return
            names.append(deck.name(self.language))
        header = make_header(self._desk.pool, (chosen[0], chosen[1]), secrets.randbelow(2**40), (names[0], names[1]))
        self.practise(Record(header))

    def open_file(self, path: Path) -> None:
        """Practise from a scenario file."""
        try:
            text = _text(path)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.said.emit(self.tr("{file} cannot be read: {why}.").format(file=path.name, why=why.rstrip(".")))
            return
        self.practise_position(text, (self.tr("Lower side"), self.tr("Upper side")))

    def _ask_file(self) -> None:
        folder = positions_folder(self._desk)
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a position"), str(folder or Path()), self.tr("Scenario files (*.yaml *.yml)")
        )
        if chosen:
            self.open_file(Path(chosen))

    def _position_chosen(self, index: int) -> None:
        self.open_file(self._files[index])

    def _begin_empty(self) -> None:
        text = "title: {title}\nboard: {{at: deployment, A: {{deck: [], bond: 40}}, B: {{deck: [], bond: 40}}}}\n"
        self.editor.edit(
            text.format(title=self.tr("A board of my own")), (self.tr("Lower side"), self.tr("Upper side"))
        )


def _text(path: Path) -> str:
    """The content of a small text file. Raises OSError, and ValueError with a reason."""
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"it is larger than {MOST_BYTES} bytes")
    try:
        return read_plain(path)
    except UnicodeDecodeError as error:
        raise ValueError("it is not UTF-8 text") from error
