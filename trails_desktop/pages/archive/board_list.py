"""The cards of one zone in the board editor: with pictures, dragged into another order or onto another zone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from engine.trails.cards.printing import Printing
from trails_desktop.screens.parts.faces import FaceArt
from trails_desktop.ui.settings import Look

_WIDE = 40


class ZoneList(QListWidget):
    """``sorted_to(row, to)``: a card was dragged to another place; ``put_into(target)``: onto one of the targets."""

    sorted_to = Signal(int, int)
    put_into = Signal(int)

    def __init__(self, look: Look, art: FaceArt) -> None:
        super().__init__()
        self._look, self._art = look, art
        self._shown: list[Printing | None] = []
        self._targets: Sequence[QWidget] = ()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.model().rowsMoved.connect(self._moved)
        art.changed.connect(self._picture_came)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setIconSize(QSize(look.px(_WIDE), round(look.px(_WIDE) * 1.4)))
        self.setMinimumHeight(look.px(230))

    def set_targets(self, targets: Sequence[QWidget]) -> None:
        """What a card can be dragged onto besides the list."""
        self._targets = targets
        for target in targets:
            target.setAcceptDrops(True)
            target.installEventFilter(self)

    def show_cards(self, cards: Sequence[tuple[str, Printing | None]]) -> None:
        """What each is called, and what its picture is of."""
        self.clear()
        self._shown = [printing for _, printing in cards]
        for words, printing in cards:
            self.addItem(QListWidgetItem(self._icon(printing), words))

    def _icon(self, printing: Printing | None) -> QIcon:
        if printing is None:
            return QIcon()
        face: QPixmap = self._art.small(printing, self._look.px(_WIDE), self.devicePixelRatioF())
        return QIcon(face)

    def _picture_came(self, number: str) -> None:
        for row, printing in enumerate(self._shown):
            item = self.item(row)
            if printing is not None and printing.number == number and item is not None:
                item.setIcon(self._icon(printing))

    def _moved(self, parent: QModelIndex, first: int, last: int, to: QModelIndex, row: int) -> None:
        self.sorted_to.emit(first, row - 1 if row > first else row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card that is dragged over a target and dropped there."""
        if isinstance(event, QDropEvent) and watched in self._targets and event.source() is self:
            event.setDropAction(Qt.DropAction.CopyAction)  # the list takes nothing away by itself
            event.accept()
            if event.type() == QEvent.Type.Drop:
                self.put_into.emit(next(at for at, one in enumerate(self._targets) if one is watched))
            return True
        return super().eventFilter(watched, event)
