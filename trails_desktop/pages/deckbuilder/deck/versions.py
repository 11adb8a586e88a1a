"""Saved states of a deck: what differs from the deck at hand, and the way back; and its notes and tags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from engine.trails.cards.decks import Deck
from trails_desktop.library.decks.difference import difference
from trails_desktop.library.decks.shelf import VersionEntry
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor
from trails_desktop.pages.deckbuilder.texts import moment, named, told
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.language import card_count
from trails_desktop.ui.settings import Look


class VersionSheet(Sheet):
    """``restored(Deck)``: this state is wanted again."""

    restored = Signal(object)

    def __init__(self, parent: QWidget, look: Look, stock: Stock, editor: DeckEditor) -> None:
        super().__init__(parent, look, 860)
        self._stock, self._editor = stock, editor
        self.versions: Sequence[VersionEntry] = ()
        self.about = Words(look, "ui", 14, "text2", wrap=True)
        self.list, self.changes = QListWidget(), QListWidget()
        for box in (self.list, self.changes):
            box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            box.setWordWrap(True)
        self.changes.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.note = QLineEdit()
        self.note.setMaxLength(200)
        self.keep = PlateButton(look, "second", "save")
        self.restore = PlateButton(look, "primary", "undo")
        row, foot = QHBoxLayout(), QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addWidget(self.changes, 1)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.keep)
        self.rows.addWidget(self.about)
        self.rows.addLayout(foot)
        self.rows.addLayout(row)
        self.buttons.insertWidget(1, self.restore)
        self.list.currentRowChanged.connect(self._chosen)
        self.keep.clicked.connect(self._keep)
        self.restore.clicked.connect(self._restore)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        for box in (self.list, self.changes):
            box.setMinimumHeight(look.px(230))
        self.restore.setFixedHeight(look.px(48) + 12)

    def show_versions(self) -> None:
        """Open for the deck at hand."""
        self._editor.save()
        self.note.clear()
        self.fill()
        self.open()

    def first(self) -> QWidget:
        return self.list

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Versions of the deck"))
        self.setAccessibleName(self.tr("Versions of the deck"))
        self.about.setText(
            self.tr("Left: saved states, the latest first. Right: what the deck at hand has differently.")
        )
        self.list.setAccessibleName(self.tr("Saved states"))
        self.changes.setAccessibleName(self.tr("What differs"))
        self.note.setPlaceholderText(self.tr("A name for the state at hand, such as “before the tournament”"))
        self.note.setAccessibleName(self.tr("Name of the version"))
        self.keep.set_words(self.tr("Keep it"))
        self.restore.set_words(self.tr("Go back to it"))

    def fill(self) -> None:
        """Read the versions anew."""
        ident = self._editor.ident
        if ident is None:
            return
        try:
            history = self._stock.library.decks.history(ident)
        except LibraryError as error:
            self.about.setText(told(error.said))
            return
        self.versions = history
        self.list.clear()
        for entry in history:
            size = card_count(entry.size)
            head = f"★ {entry.note} · " if entry.note else ""
            self.list.addItem(QListWidgetItem(f"{head}{moment(entry.created)} · {size}"))
        self.list.setCurrentRow(0)

    def _deck(self) -> Deck | None:
        row = self.list.currentRow()
        if self._editor.ident is None or not 0 <= row < len(self.versions):
            return None
        try:
            return self._stock.library.decks.load(self._editor.ident, self.versions[row].version)
        except LibraryError:
            return None

    def _chosen(self, row: int) -> None:
        self.changes.clear()
        deck = self._deck()
        if deck is None:
            return
        differ = difference(deck, self._editor.deck, self._stock.pool)
        for one in differ:
            label = named(self._stock.printing(one.number)) if one.number else one.label
            item = QListWidgetItem(f"{one.by:+d}  {label}  ({one.before} → {one.after})")
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.changes.addItem(item)
        if not differ:
            self.changes.addItem(QListWidgetItem(self.tr("The same cards")))
        self.restore.setEnabled(deck != self._editor.deck)

    def _keep(self) -> None:
        if self._editor.save(self.note.text().strip() or self.tr("Kept")):
            self.note.clear()
            self.fill()

    def _restore(self) -> None:
        deck = self._deck()
        if deck is not None:
            self.done()
            self.restored.emit(deck)


class NotesSheet(Sheet):
    """Plan, notes and tags; what is typed can be taken back like everything else."""

    changed = Signal(str, str, object)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 640)
        self.labels = [Words(look, "ui", 13.5, "text2", 600) for _ in range(3)]
        self.plan, self.tags = QLineEdit(), QLineEdit()
        self.plan.setMaxLength(200)
        self.tags.setMaxLength(300)
        self.notes = QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        for label, widget in zip(self.labels, (self.plan, self.tags, self.notes), strict=True):
            self.rows.addWidget(label)
            self.rows.addWidget(widget)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.notes.setMinimumHeight(look.px(180))

    def edit(self, plan: str, notes: str, tags: tuple[str, ...]) -> None:
        """Open with these."""
        self.plan.setText(plan)
        self.notes.setPlainText(notes)
        self.tags.setText(", ".join(tags))
        self.open()

    def first(self) -> QWidget:
        return self.notes

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Notes and tags"))
        self.setAccessibleName(self.tr("Notes and tags"))
        words = (self.tr("How it wants to win, in one sentence"), self.tr("Tags, with commas"), self.tr("Notes"))
        for label, widget, text in zip(self.labels, (self.plan, self.tags, self.notes), words, strict=True):
            label.setText(text)
            widget.setAccessibleName(text)

    def done(self) -> None:
        if self.isVisible():
            tags = tuple(dict.fromkeys(tag for part in self.tags.text().split(",") if (tag := " ".join(part.split()))))
            plan = " ".join(self.plan.text().split())
            self.changed.emit(plan, self.notes.toPlainText(), tags)
        super().done()
