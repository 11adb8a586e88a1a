"""What the lists of cards show: the cards that were found, with headings between groups, and columns for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.trails.cards.decks import COMMON, COPIES
from engine.trails.cards.pool import fold
from trails_desktop.library.search.searcher import Found
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import named, rarity_word, type_word
from trails_desktop.ui.orgs import org_name, org_style

Index = QModelIndex | QPersistentModelIndex
NUMBER: Final = int(Qt.ItemDataRole.UserRole)
HEAD: Final = NUMBER + 1
COLUMNS: Final = ("name", "type", "cost", "str", "def", "orgs", "rarity", "set", "number", "owned", "deck")
#: What each column is sorted by, "" if it cannot.
SORTED: Final = ("name", "type", "cp", "str", "def", "", "rarity", "set", "number", "", "")
_CENTRED: Final = frozenset(("cost", "str", "def", "owned", "deck"))


class CardModel(QAbstractTableModel):
    """One row a card; a heading is a row with :data:`HEAD` and without :data:`NUMBER`."""

    def __init__(self, stock: Stock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stock = stock
        self.rows: list[tuple[str, str]] = []
        self.copies: Mapping[str, int] = {}
        self.most: int | None = COPIES  #: of a card in the deck at hand, None where there is no limit
        self._group = ""
        self.grouped = False
        self._row_of: dict[str, int] = {}

    def show(self, found: Found, group: str) -> None:
        """Other cards."""
        self.beginResetModel()
        self._group = group
        if group and found.sections:
            self.rows = []
            for section in found.sections:
                if self.rows or section.key or len(found.sections) > 1:
                    self.rows.append(("", section.key))
                self.rows += [(number, "") for number in section.numbers]
        else:
            self.rows = [(number, "") for number in found.numbers]
        self.grouped = len(self.rows) != len(found.numbers)
        self._row_of = {number: row for row, (number, _) in enumerate(self.rows) if number}
        self.endResetModel()

    def set_copies(self, copies: Mapping[str, int], most: int | None = COPIES) -> None:
        """How many of each are in the deck at hand, and how many there may be."""
        self.most = most
        before, self.copies = self.copies, dict(copies)
        for number in {*before, *copies}:
            row = self._row_of.get(number)
            if row is not None and before.get(number, 0) != copies.get(number, 0):
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def most_of(self, number: str) -> int | None:
        """How many copies of a card there may be (602.4b)."""
        return None if fold(self.stock.pool.identity(number)[1]) in COMMON else self.most

    def number(self, row: int) -> str:
        """The card of a row, "" for a heading."""
        return self.rows[row][0] if 0 <= row < len(self.rows) else ""

    def row_of(self, number: str) -> int:
        """The row of a card, -1 if it is not shown."""
        return self._row_of.get(number, -1)

    def numbers(self) -> Sequence[str]:
        """The cards shown, in order."""
        return [number for number, _ in self.rows if number]

    def retranslate(self) -> None:
        """Another language."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(COLUMNS) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    # ---- Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self.rows[index.row()][0]:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        number, head = self.rows[index.row()]
        if role == NUMBER:
            return number
        if role == HEAD:
            return "" if number else self.heading(head)
        if not number:
            return self.heading(head) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(number, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole and not index.column():
            return self._spoken(number)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.stock.printing(number).text
        if role == Qt.ItemDataRole.TextAlignmentRole and COLUMNS[index.column()] in _CENTRED:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:  # fmt: skip
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            "name": self.tr("Name"), "type": self.tr("Type"), "cost": self.tr("Cost"), "str": self.tr("STR"),
            "def": self.tr("DEF"), "orgs": self.tr("Organizations"), "rarity": self.tr("Rarity"),
            "set": self.tr("Set"), "number": self.tr("Number"), "owned": self.tr("Owned"), "deck": self.tr("In deck"),
        }[COLUMNS[section]]  # fmt: skip

    # ---- words

    def heading(self, key: str) -> str:
        """What a group is called."""
        if self._group == "type":
            return "/".join(type_word(part) for part in key.split("/"))
        if self._group == "org":
            return org_name(org_style(key).key, self.stock.code) if key else org_name("none", self.stock.code)
        if self._group == "rarity":
            return rarity_word(key) or self.tr("No rarity")
        if self._group == "cp":
            return self.tr("Cost {cost}").format(cost=key) if key else self.tr("No cost")
        return key or self.tr("No set")

    def _text(self, number: str, column: str) -> str:
        card = self.stock.printing(number)
        if column == "name":
            return named(card)
        if column == "type":
            return "/".join(type_word(part) for part in card.type.split("/"))
        if column == "cost":
            return _cost(card.type, card.cp, card.ep, card.level)
        if column == "owned":
            return str(self.stock.owned.get(number) or "")
        if column == "deck":
            return str(self.copies.get(number) or "")
        if column == "rarity":
            return card.rarity
        plain = {"str": card.strength, "def": card.defence, "set": card.set, "number": number}
        if column == "orgs":
            return ", ".join(card.orgs)
        return "" if plain[column] is None else str(plain[column])

    def _spoken(self, number: str) -> str:
        template = self.tr("{name}, {type}, {count} in the deck, {owned} owned")
        return template.format(
            name=named(self.stock.printing(number)), type=self._text(number, "type"),
            count=self.copies.get(number, 0), owned=self.stock.owned.get(number, 0),
        )  # fmt: skip


def _cost(kind: str, cp: int | None, ep: int | None, level: int | None) -> str:
    if "EVENT" in kind:
        return f"{ep} EP"
    if "BASE" in kind:
        return f"Lv {level}"
    return f"{cp} CP"
