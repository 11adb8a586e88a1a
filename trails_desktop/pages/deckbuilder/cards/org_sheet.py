"""The table of organizations in two languages: what cards say and what was told, to be corrected cell by cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem, QWidget

from trails_desktop.library.orgs import OrgName
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look

_EN, _JA, _FROM = range(3)
_SHOWN: Final = 1000


class OrgSheet(Sheet):
    """``changed()``: names were told, so cards may mean something else. ``said``: what cannot be kept."""

    changed = Signal()
    said = Signal(str)

    def __init__(self, parent: QWidget, look: Look, stock: Stock) -> None:
        super().__init__(parent, look, 820)
        self._stock = stock
        self.names: list[OrgName] = []
        self.note = Words(look, "ui", 13.5, "text2", wrap=True)
        self.table = QTableWidget(0, 3)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setTabKeyNavigation(False)
        self.add_button = PlateButton(look, "second", "plus")
        self.forget_button = PlateButton(look, "second", "undo")
        self.rows.addWidget(self.note)
        self.rows.addWidget(self.table, 1)
        self.buttons.insertWidget(0, self.add_button)
        self.buttons.insertWidget(1, self.forget_button)
        self.add_button.clicked.connect(self.add_row)
        self.forget_button.clicked.connect(self.forget)
        self.table.itemChanged.connect(self._edited)
        self.table.currentCellChanged.connect(self._moved_to)

    def show_names(self) -> None:
        """Open with the names there are."""
        self.fill()
        self.open()

    def first(self) -> QWidget:
        return self.table

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.table.setMinimumHeight(look.px(360))
        for column in (_EN, _JA):
            self.table.setColumnWidth(column, look.px(270))
        self.table.verticalHeader().setDefaultSectionSize(look.px(30))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Names of organizations"))
        self.setAccessibleName(self.tr("Names of organizations"))
        self.note.setText(
            self.tr("Cards of one language belong together by these names. Change a cell to correct what cards say.")
        )
        self.add_button.set_words(self.tr("New name"))
        self.forget_button.set_words(self.tr("As cards say"))
        self.table.setHorizontalHeaderLabels(["English", "日本語", self.tr("Where it is from")])
        self._tell_origins()

    def fill(self) -> None:
        """Read them anew."""
        try:
            self.names = list(self._stock.library.orgs.all()[:_SHOWN])
        except LibraryError as error:
            self.names = []
            self.said.emit(told(error.said))
        self.table.blockSignals(True)
        self.table.setRowCount(len(self.names))
        for row in range(len(self.names)):
            self._fill_row(row)
        self.table.blockSignals(False)
        self._tell_origins()

    def _fill_row(self, row: int) -> None:
        one = self.names[row]
        for column, words in ((_EN, one.en), (_JA, one.ja), (_FROM, "")):
            item = QTableWidgetItem(words)
            if column == _FROM:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            self.table.setItem(row, column, item)

    def _tell_origins(self) -> None:
        self.table.blockSignals(True)
        for row, one in enumerate(self.names):
            item = self.table.item(row, _FROM)
            if item is not None:
                alone = self.tr("cards of one language")
                item.setText(self.tr("told by you") if one.told else self.tr("cards") if one.en and one.ja else alone)
        self.table.blockSignals(False)
        self._moved_to(self.table.currentRow())

    def _moved_to(self, row: int, *_: int) -> None:
        self.forget_button.setEnabled(0 <= row < len(self.names) and self.names[row].told)

    def add_row(self) -> None:
        """An empty row at the end, to be written in."""
        self.table.blockSignals(True)
        self.names.append(OrgName("", ""))
        self.table.setRowCount(len(self.names))
        self._fill_row(len(self.names) - 1)
        self.table.blockSignals(False)
        self._tell_origins()
        self.table.setCurrentCell(len(self.names) - 1, _EN)
        item = self.table.item(len(self.names) - 1, _EN)
        if item is not None:
            self.table.editItem(item)

    def _edited(self, item: QTableWidgetItem) -> None:
        row = item.row()
        before = self.names[row]
        now = OrgName(self._words(row, _EN), self._words(row, _JA))
        if (now.en, now.ja) == (before.en, before.ja):
            return
        try:
            self._stock.library.orgs.tell([now], [before] if before.told else [])
        except LibraryError as error:
            self.said.emit(told(error.said))
            self.fill()
            return
        self.names[row] = now
        self._tell_origins()
        self.changed.emit()

    def _words(self, row: int, column: int) -> str:
        item = self.table.item(row, column)
        return " ".join(item.text().split()) if item is not None else ""

    def forget(self) -> None:
        """Of the current row only what cards say holds again."""
        row = self.table.currentRow()
        if not (0 <= row < len(self.names) and self.names[row].told):
            return
        try:
            self._stock.library.orgs.untell([self.names[row]])
        except LibraryError as error:
            self.said.emit(told(error.said))
        self.fill()
        self.changed.emit()
