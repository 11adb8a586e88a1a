"""A look through a pile that lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from engine.views import CardView
from trails_desktop.board.asking.saying import Teller, tr
from trails_desktop.board.sheets.sheet import Sheet

_ROLE = Qt.ItemDataRole.UserRole


def fill(sheet: Sheet, cards: Sequence[CardView], teller: Teller, inspect: Callable[[int], None]) -> None:
    """The cards of a pile as a list, the top one first; the one that is stood on is shown large."""
    rows = QListWidget()
    rows.setAccessibleName(sheet.accessibleName())
    for card in reversed(cards):
        item = QListWidgetItem(teller.what(card))
        item.setData(_ROLE, card.id)
        rows.addItem(item)
    rows.setFixedHeight(min(9, len(cards)) * round(32 * sheet.scale) + 8)
    rows.currentItemChanged.connect(lambda item, before: inspect(int(item.data(_ROLE))) if item is not None else None)
    sheet.body.addWidget(rows)
    sheet.button(tr("Back"), False).clicked.connect(sheet.closed.emit)
    sheet.end()
