"""Decks from outside into the builder: the clipboard, a file, what is dropped; and the report of what was not read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QListWidget, QWidget

from engine.trails.cards.decks import DeckError, number_of
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.aside import aside_of
from trails_desktop.library.decks.lists.door import ENDINGS, read_file, read_text
from trails_desktop.library.decks.lists.report import Reading
from trails_desktop.library.decks.sharing import CodeError
from trails_desktop.library.kinds import kind_of
from trails_desktop.pages.deckbuilder.texts import in_words, sentence, told
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.language import card_count
from trails_desktop.ui.settings import Look


class TakingIn(QObject):
    """``taken(Reading)``: a deck was read; ``said(sentence)``: there was none. ``pool`` gives the cards there are,
    ``droppable`` says whether the page takes what is dropped on it now."""

    taken = Signal(object)
    said = Signal(str)

    def __init__(self, page: QWidget, pool: Callable[[], CardPool], droppable: Callable[[], bool]) -> None:
        super().__init__(page)
        self._page, self._pool, self._droppable = page, pool, droppable
        page.setAcceptDrops(True)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is dragged over the page and dropped on it."""
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            if self._droppable() and self._holds_something(event.mimeData()):
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.take(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def paste(self) -> None:
        """What the clipboard holds: a deck as text or code, or a file that was copied."""
        self.take(QGuiApplication.clipboard().mimeData())

    def _holds_something(self, data: QMimeData) -> bool:
        """Whether there may be a deck in it; other files are the window's."""
        files = _files(data)
        return any(kind_of(file) == "deck" for file in files) if files else data.hasText()

    def take(self, data: QMimeData) -> None:
        """What was pasted or dropped; files before text, each of them a deck."""
        files = _files(data)
        for file in files[:20]:
            self.open_file(file)
        if not files:
            self._read(lambda: read_text(data.text(), self.tr("clipboard"), self._pool()))

    def open_file(self, file: Path) -> None:
        """A deck from a file."""
        try:
            self._read(lambda: read_file(file, self._pool()))
        except OSError as error:
            why = in_words(error.strerror or str(error))
            self.said.emit(self.tr("{file} cannot be read: {why}.").format(file=file.name, why=why))

    def ask_file(self) -> None:
        """Let the player choose a file."""
        kinds = self.tr("Decks ({endings})").format(endings=" ".join(f"*.{ending}" for ending in ENDINGS))
        everything = self.tr("All files (*)")
        chosen, _ = QFileDialog.getOpenFileName(
            self._page, self.tr("Open a deck"), "", f"{kinds};;{everything}"
        )  # fmt: skip
        if chosen:
            self.open_file(Path(chosen))

    def _read(self, read: Callable[[], Reading]) -> None:
        try:
            reading = read()
        except CodeError as error:
            self.said.emit(told(error.said))
        except DeckError as error:
            self.said.emit(sentence(str(error)))
        else:
            self.taken.emit(reading)


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class ReportSheet(Sheet):
    """What of a list is not in the deck, line by line. ``repair_wanted()``: take the likeliest card for every name that
    nobody knows; ``noted(sentence)``."""

    repair_wanted = Signal()
    noted = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 720)
        self.about = Words(look, "ui", 15, "text2", wrap=True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.repair = PlateButton(look, "primary", "check")
        self.copy = PlateButton(look, "second", "copy")
        self.rows.addWidget(self.about)
        self.rows.addWidget(self.list)
        self.buttons.insertWidget(1, self.copy)
        self.buttons.insertWidget(2, self.repair)
        self.repair.clicked.connect(self._repair)
        self.copy.clicked.connect(self._copy)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.list.setMinimumHeight(look.px(220))
        for button in (self.repair, self.copy):
            button.setFixedHeight(look.px(48) + 12)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("What was read"))
        self.setAccessibleName(self.tr("What was read"))
        self.list.setAccessibleName(self.tr("What is not in the deck"))
        self.repair.set_words(self.tr("Take all repairs"))
        self.copy.set_words(self.tr("Copy the report"))

    def report(self, reading: Reading, pool: CardPool, *, repairs: bool) -> None:
        """Open with the report of a list. repairs: whether a card is near every name that nobody knows."""
        deck = reading.deck
        words = [self.tr("In the deck: {cards} of it.").format(cards=card_count(deck.size))]
        beside = sum(line.count for line in aside_of(deck))
        if beside:
            words.append(self.tr("Set aside, as the list says: {cards}.").format(cards=card_count(beside)))
        if reading.encoding:
            words.append(self.tr("The file is encoded as {encoding}.").format(encoding=reading.encoding))
        self.about.setText(" ".join(words))
        at, no_line = self.tr("Line {line}: {text} – {why}"), self.tr("{text} – {why}")
        unknown = self.tr("no card is called this; it stands in the deck until it is repaired")
        rows = [
            (line.line, f"{line.count} {line.label}", unknown)
            for line in deck.lines if number_of(line, pool) is None
        ] + [(left.line, left.text, told(left.why)) for left in reading.left]  # fmt: skip
        self.list.clear()
        for line, text, why in sorted(rows, key=lambda row: row[0]):
            self.list.addItem((at if line else no_line).format(line=line, text=text, why=why))
        self.repair.setVisible(repairs)
        self.open()

    def first(self) -> QWidget:
        return self.repair if self.repair.isVisibleTo(self) else self.done_button

    def texts(self) -> list[str]:
        """Every line of the report."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def _repair(self) -> None:
        self.done()
        self.repair_wanted.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join([self.about.text(), *self.texts()]) + "\n")
        self.noted.emit(self.tr("The report is copied."))
