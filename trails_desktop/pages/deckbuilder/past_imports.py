"""Imports of before, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trails_desktop.library.importing.plan import Past
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import moment, told
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look


class PastImports(Sheet):
    """Imports of before. ``undone()``: one was taken back."""

    undone = Signal()
    said = Signal(str)

    def __init__(self, parent: QWidget, look: Look, stock: Stock) -> None:
        super().__init__(parent, look, 700)
        self._stock = stock
        self.past: tuple[Past, ...] = ()
        self.none = Words(look, "ui", 15, "text2", wrap=True)
        self.plates: list[PlateButton] = []
        self.rows.addWidget(self.none)

    def show_imports(self) -> None:
        """Open with the imports there are."""
        self.fill()
        self.open()

    def fill(self) -> None:
        """Read them anew."""
        for plate in self.plates:
            self.rows.removeWidget(plate)
            plate.setParent(None)
            plate.deleteLater()
        try:
            self.past = self._stock.library.imports()
        except LibraryError as error:
            self.past = ()
            self.said.emit(told(error.said))
        self.plates = []
        for one in self.past[:40]:
            plate = PlateButton(self.look, "row", "undo" if not one.undone else "check")
            counts = self.tr("{added} new, {updated} changed").format(added=one.added, updated=one.updated)
            when = moment(one.imported)
            what = self.tr("taken back") if one.undone else self.tr("press to take it back")
            plate.set_words(one.file or self.tr("Cards taken out"), f"{when} · {counts} · {what}")
            plate.setEnabled(not one.undone)
            plate.clicked.connect(self._clicked)
            self.plates.append(plate)
            self.rows.addWidget(plate)
        self.none.setVisible(not self.past)

    def first(self) -> QWidget:
        return next((plate for plate in self.plates if plate.isEnabled()), self.done_button)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Imports"))
        self.setAccessibleName(self.tr("Imports"))
        self.none.setText(self.tr("Nothing was imported yet."))

    def _clicked(self) -> None:
        plate = self.sender()
        at = self.plates.index(plate) if isinstance(plate, PlateButton) else -1
        try:
            self._stock.library.undo_import(self.past[at].ident)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        self.fill()
        self.arrange()
        self.undone.emit()
