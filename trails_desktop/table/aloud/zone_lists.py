"""The table for those who cannot see it: one list model a zone, from the same view as the scene.

The models hold no more than the view: a hidden card says no more than its back. :class:`ZoneBoard` holds them all and
the keyboard cursor; :class:`ZoneLists` is the linear board in real widgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.trails.views.records import CardView, View
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands.wording import spoken_card, zone_name
from trails_desktop.table.questions.asking import Asking

ZONES = ("hand", "homebase", "field", "trail", "exile")
#: How the lists share the height.
_SHARES = {"hand": 4, "homebase": 3, "field": 5, "trail": 2, "exile": 1}
_AROUND = 30  #: pixels of a row beside its words: padding, frame and a little air
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class ZoneRow:
    """One card of a zone: its key on the table and what is said of it."""

    key: Key
    text: str


class ZoneModel(QAbstractListModel):
    """The cards of one zone of one player."""

    def __init__(self, seat: int, zone: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.zone = zone
        self._rows: tuple[ZoneRow, ...] = ()

    @property
    def rows(self) -> tuple[ZoneRow, ...]:
        """The rows shown."""
        return self._rows

    def show_rows(self, rows: Sequence[ZoneRow]) -> None:
        """Show other cards. Rows that only say something else keep their place (and the reader's)."""
        new = tuple(rows)
        if new == self._rows:
            return
        if [row.key for row in new] == [row.key for row in self._rows]:
            changed = [i for i, (old, now) in enumerate(zip(self._rows, new, strict=True)) if old != now]
            self._rows = new
            for i in changed:
                self.dataChanged.emit(self.index(i), self.index(i))
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._rows[index.row()].text
        return None


class ZoneBoard(QObject):
    """All zones of both players and the keyboard cursor. ``cursor_moved(key)``: another card, None for none."""

    cursor_moved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.models = {(seat, zone): ZoneModel(seat, zone, self) for seat in (0, 1) for zone in ZONES}
        self._cursor: Key | None = None
        self._said: dict[tuple[int, str], tuple[object, ...]] = {}  # what the rows of each model were made from

    @property
    def cursor(self) -> Key | None:
        """The key the keyboard cursor stands on."""
        return self._cursor

    def set_cursor(self, key: Key | None) -> None:
        """Move the cursor."""
        if key != self._cursor:
            self._cursor = key
            self.cursor_moved.emit(key)

    def show_view(self, view: View | None, names: CardNames, asking: Asking) -> None:
        """Mirror a view; None (the curtain) empties every list."""
        candidates, words = asking.candidates(), zone_name("hand")  # a word in the present language
        for (seat, zone), model in self.models.items():
            if view is None:
                model.show_rows(())
                self._said.clear()
                continue
            cards: tuple[CardView, ...] = getattr(view.players[seat], zone)
            said = (cards, candidates, names, names.lang, words)
            if self._said.get((seat, zone)) == said:
                continue  # as while the pointer moves
            self._said[seat, zone] = said
            model.show_rows(
                [
                    ZoneRow(
                        key_of(card.id) if card.id else ("hand", seat, index),
                        spoken_card(card, names, card.id in candidates and card.id != 0),
                    )
                    for index, card in enumerate(cards)
                ]
            )

    def spoken(self, key: Key | None) -> str:
        """What the card under the cursor says."""
        for model in self.models.values():
            for row in model.rows:
                if row.key == key:
                    return row.text
        return ""


class _Rows(QStyledItemDelegate):
    """Rows as high as their words need at the list's present width, with the keyboard's frame round them."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        fonts = self._view.fontMetrics()
        room = QRect(0, 0, max(40, self._view.viewport().width() - _AROUND), 4000)
        words = fonts.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data() or ""))
        return QSize(room.width(), words.height() + fonts.height() // 2)


class _ZoneList(QListView):
    """A list that leaves the key L to the lists as a whole instead of searching for it."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ZoneLists(QWidget):
    """The linear board: a list a zone, in real widgets for screen readers. ``used(key)``: Enter on a row. ``left()``:
    the key L, which opened it, is to close it."""

    used = Signal(object)
    left = Signal()

    def __init__(self, board: ZoneBoard, names: tuple[str, str], below: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self.lists: dict[tuple[int, str], QListView] = {}
        grid = QGridLayout(self)
        for column, seat in enumerate((below, 1 - below)):
            for row, zone in enumerate(ZONES):
                label = QLabel(f"{names[seat]}: {zone_name(zone)}")
                view = _ZoneList()
                view.setModel(board.models[seat, zone])
                view.setAccessibleName(label.text())
                view.setObjectName("wrapped")  # its rows keep their width when one has the keyboard's frame
                view.setItemDelegate(_Rows(view))
                view.setWordWrap(True)
                view.setTextElideMode(Qt.TextElideMode.ElideNone)
                view.setResizeMode(QListView.ResizeMode.Adjust)
                view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                label.setBuddy(view)
                view.activated.connect(self._activated)
                view.selectionModel().currentChanged.connect(self._current)
                self.lists[seat, zone] = view
                grid.addWidget(label, 2 * row, column)
                grid.addWidget(view, 2 * row + 1, column)
                grid.setRowStretch(2 * row + 1, _SHARES[zone])

    def _activated(self, index: QModelIndex) -> None:
        model = index.model()
        if isinstance(model, ZoneModel):
            self.used.emit(model.rows[index.row()].key)

    def _current(self, index: QModelIndex, before: QModelIndex) -> None:
        model = index.model()
        if isinstance(model, ZoneModel) and index.isValid():
            self._board.set_cursor(model.rows[index.row()].key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L:
            self.left.emit()
        else:
            super().keyPressEvent(event)
