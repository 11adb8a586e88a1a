"""Finding cards: the search box with its filters, how the cards are sorted and grouped, and the cards themselves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trails_desktop.library.search.completion import with_condition
from trails_desktop.library.search.query import QueryError
from trails_desktop.library.search.searcher import Found
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.chips import Chip
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.filters import FilterSheet, QueryHelp, chosen
from trails_desktop.pages.deckbuilder.cards.grid import CardGrid
from trails_desktop.pages.deckbuilder.cards.model import COLUMNS, SORTED, CardModel
from trails_desktop.pages.deckbuilder.cards.peek import Peek
from trails_desktop.pages.deckbuilder.cards.query_box import QueryBox
from trails_desktop.pages.deckbuilder.cards.stock import Stock, Wish
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.screens.parts.widgets import IconTool, Words, paint_width, set_spacing
from trails_desktop.ui.fonts import font
from trails_desktop.ui.orgs import ORG_KEYS, org_style
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip

_SORTS: Final = ("number", "name", "type", "cp", "ep", "str", "def", "rarity", "newest", "relevance")
_GROUPS: Final = ("", "type", "org", "cp", "rarity", "set")
_WIDTHS: Final = (250, 74, 66, 52, 52, 170, 62, 150, 92, 66, 70)


class CardTable(QTableView):
    """The cards in lines and columns; the same keys as the grid."""

    changed = Signal(str, int)
    opened = Signal(str)

    def __init__(self, model: CardModel, look: Look, building: bool) -> None:
        super().__init__()
        self._cards, self._building = model, building
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(self._double)
        if not building:
            self.setColumnHidden(COLUMNS.index("deck"), True)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self.verticalHeader().setDefaultSectionSize(look.px(30))
        for column, width in enumerate(_WIDTHS):
            self.setColumnWidth(column, look.px(width))

    def _double(self, index: QModelIndex) -> None:
        number = self._cards.number(index.row())
        if number and self._building:
            self.changed.emit(number, 1)
        elif number:
            self.opened.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = self._cards.number(self.currentIndex().row())
        key = event.key()
        if number and self._building and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus):
            self.changed.emit(number, 1)
        elif number and self._building and key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.changed.emit(number, -1)
        elif number and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(number)
        else:
            super().keyPressEvent(event)


class Finder(QWidget):
    """``changed count_wanted opened dragged`` as those of the grid. ``said(sentence)``: something cannot be done."""

    changed = Signal(str, int)
    count_wanted = Signal(str, int)
    opened = Signal(str)
    dragged = Signal(str, QPoint)
    said = Signal(str)

    def __init__(self, page: QWidget, look: Look, stock: Stock, faces: Faces, building: bool) -> None:
        super().__init__()
        self._look, self._stock, self._page = look, stock, page
        self._building = building
        self.found = Found(())
        self.wish = Wish()
        self.box = QueryBox(look, stock.words)
        self.filter_button, self.help_button = IconTool(look, "filter"), IconTool(look, "help")
        self.way = IconTool(look, "down")
        self.as_table = IconTool(look, "list")
        self.as_table.setCheckable(True)
        self.sort, self.group = QComboBox(), QComboBox()
        for box, values in ((self.sort, _SORTS), (self.group, _GROUPS)):
            for value in values:
                box.addItem("", value)
        self.note = Words(look, "ui", 13.5, "coral", 600, wrap=True)
        self.meant = Words(look, "ui", 13.5, "text2")
        self.chips: list[Chip] = []
        self._chip_row = QHBoxLayout()
        self._chip_row.setSpacing(4)
        self.model = CardModel(stock, self)
        self.grid = CardGrid(faces, self.model, look, building)
        self.table = CardTable(self.model, look, building)
        self.empty = Words(look, "ui", 16, "text2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.views = QStackedWidget()
        for view in (self.grid, self.table, self.empty):
            self.views.addWidget(view)
        self.filters = FilterSheet(page, look, stock)
        self.help = QueryHelp(page, look)
        self.peek = Peek(page, look, stock, faces)
        self.top, self._second = QHBoxLayout(), QHBoxLayout()
        for widget in (self.box, self.filter_button, self.help_button):
            self.top.addWidget(widget)
        self._second.addWidget(self.meant, 1)
        for tool in (self.group, self.sort, self.way, self.as_table):
            self._second.addWidget(tool)
        self._box = QVBoxLayout(self)
        self._box.addLayout(self.top)
        self._box.addWidget(self.note)
        self.note.hide()
        self._chip_row.addStretch(1)
        self._box.addLayout(self._chip_row)
        self._box.addLayout(self._second)
        self._box.addWidget(self.views, 1)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        self.box.wanted.connect(self._query_wanted)
        self.box.wrong.connect(self._query_wrong)
        self.box.down_wanted.connect(self.focus_cards)
        self.filter_button.clicked.connect(self._open_filters)
        self.filters.query_wanted.connect(self.box.set_query)
        self.help_button.clicked.connect(self.help.open)
        self.help.tried.connect(self.box.set_query)
        self.sort.currentIndexChanged.connect(self._sorted)
        self.group.currentIndexChanged.connect(self._sorted)
        self.way.clicked.connect(self._turned)
        self.as_table.toggled.connect(self._shown_as)
        self.grid.changed.connect(self.changed)
        self.grid.count_wanted.connect(self.count_wanted)
        self.grid.opened.connect(self.opened)
        self.grid.dragged.connect(self.dragged)
        self.grid.looked.connect(self.look_at)
        self.table.changed.connect(self.changed)
        self.table.opened.connect(self.opened)
        self.table.horizontalHeader().setSectionsClickable(True)
        self.table.horizontalHeader().sectionClicked.connect(self._header_clicked)
        self._stock.changed.connect(self.search)

    def look_at(self, number: str, place: QRect) -> None:
        """Show a card beside its place, "" for none."""
        if number:
            self.peek.show_beside(number, place)
        else:
            self.peek.drop()

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self.top, look, 8)
        set_spacing(self._second, look, 6)
        set_spacing(self._box, look, 7)

    def retranslate(self) -> None:
        """Set every text, and find again: names are sorted in the language in use."""
        self.box.setPlaceholderText(self.tr("Search: words, type:unit, cp<=2, org:…"))
        self.box.setAccessibleName(self.tr("Search for cards"))
        self.filter_button.set_label(self.tr("Filters"))
        self.help_button.set_label(self.tr("What can be searched for"))
        self.way.set_label(self.tr("The other way round"))
        self.as_table.set_label(self.tr("As a table"))
        self.grid.setAccessibleName(self.tr("Cards found"))
        self.table.setAccessibleName(self.tr("Cards found"))
        sorts = {
            "number": self.tr("By number"), "name": self.tr("By name"), "type": self.tr("By type"),
            "cp": self.tr("By CP"), "ep": self.tr("By EP"), "str": self.tr("By STR"), "def": self.tr("By DEF"),
            "rarity": self.tr("By rarity"), "newest": self.tr("Newest first"), "relevance": self.tr("Best match"),
        }  # fmt: skip
        groups = {
            "": self.tr("No groups"), "type": self.tr("In types"), "org": self.tr("In organizations"),
            "cp": self.tr("In costs"), "rarity": self.tr("In rarities"), "set": self.tr("In sets"),
        }  # fmt: skip
        for box, words, name in (
            (self.sort, sorts, self.tr("Sorted")), (self.group, groups, self.tr("Grouped"))
        ):  # fmt: skip
            box.setAccessibleName(name)
            for at in range(box.count()):
                box.setItemText(at, words[box.itemData(at)])
        self._make_chips()
        self.model.retranslate()
        self.search()

    def _make_chips(self) -> None:
        orgs = self._stock.words().get("org", ())
        shown = sorted(orgs, key=_rank) if len(orgs) <= 7 else [org for org in orgs if org_style(org).key in ORG_KEYS]
        if [chip.value for chip in self.chips] != shown:
            for chip in self.chips:
                self._chip_row.removeWidget(chip)
                chip.setParent(None)
                chip.deleteLater()
            self.chips = [Chip(self._look, org, org_style(org)) for org in shown[:7]]
            for chip in self.chips:
                chip.clicked.connect(self._chip_clicked)
                self._chip_row.insertWidget(self._chip_row.count() - 1, chip)
        for chip in self.chips:
            chip.set_words("")
            chip.setToolTip(plain_tip(chip.value))
            chip.setAccessibleName(chip.value)
        self._words_on_chips()

    def _words_on_chips(self) -> None:
        """Names on the chips where there is room for all, else only their marks."""
        for chip in self.chips:
            chip.set_words(chip.value)
        room = self.width() - self._chip_row.spacing() * len(self.chips)
        if sum(chip.sizeHint().width() for chip in self.chips) > room:
            for chip in self.chips:
                chip.setText("")
                chip.updateGeometry()
        fits = sum(chip.sizeHint().width() for chip in self.chips) <= room
        for chip in self.chips:
            chip.setVisible(fits)

    def _room(self) -> int:
        """The width left beside the tools."""
        return self.width() - self._look.px(350)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._words_on_chips()
        self._say_meant()

    # ---- finding

    def search(self) -> None:
        """Show what the query finds."""
        try:
            self.found = self._stock.find(self.wish)
        except QueryError as error:
            self._query_wrong(told(error.said))
            return
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        grouped = self.wish.group if not self.as_table.isChecked() else ""
        self.model.show(self.found, grouped)
        template = self.tr("{count} of {all}")
        self.box.set_count(template.format(count=len(self.found), all=len(self._stock.pool)))
        self._say_meant()
        self.empty.setText(self.tr("No card is like that. Take a condition away, or look at the help beside the box."))
        view = self.table if self.as_table.isChecked() else self.grid
        self.views.setCurrentWidget(view if len(self.found) else self.empty)

    def _say_meant(self) -> None:
        words = [f"“{typed}” → {', '.join(taken)}" for typed, taken in self.found.meant]
        hint = self.tr("Enter adds, Backspace takes out, Space shows") if self._building else ""
        hint = hint if paint_width(font("ui", 13.5 * self._look.scale, 500, 0, hint), hint) < self._room() else ""
        self.meant.setText(self.tr("Taken for: {words}").format(words="; ".join(words)) if words else hint)

    def _query_wanted(self, query: str) -> None:
        for chip in self.chips:
            chip.setChecked(chosen(query, "org", ":").casefold() == chip.value.casefold())
        if query != self.wish.query:
            self.wish = Wish(query, self.wish.sort, self.wish.group, self.wish.down)
            self.search()
        else:
            self._say_meant()

    def _query_wrong(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))

    def _sorted(self) -> None:
        self.wish = Wish(
            self.wish.query, str(self.sort.currentData()), str(self.group.currentData()), self.wish.down
        )  # fmt: skip
        self.search()

    def _turned(self) -> None:
        self.wish = Wish(self.wish.query, self.wish.sort, self.wish.group, not self.wish.down)
        self.way.set_icon("up" if self.wish.down else "down")
        self.search()

    def _header_clicked(self, column: int) -> None:
        if SORTED[column]:
            if self.wish.sort == SORTED[column]:
                self._turned()
            elif SORTED[column] in _SORTS:
                self.sort.setCurrentIndex(_SORTS.index(SORTED[column]))
            else:
                self.wish = Wish(self.wish.query, SORTED[column], self.wish.group, self.wish.down)
                self.search()

    def _shown_as(self, table: bool) -> None:
        self.group.setEnabled(not table)
        self.as_table.setChecked(table)
        self.search()

    def _open_filters(self) -> None:
        self.filters.show_query(self.box.text())

    def _chip_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self.box.set_query(with_condition(self.box.text(), "org", ":", chip.value if chip.isChecked() else ""))

    # ---- keyboard

    def focus_cards(self) -> None:
        """The keyboard to the cards."""
        view = self.views.currentWidget()
        if view is not self.empty and view is not None:
            view.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_box(self) -> None:
        """The keyboard to the search box."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()


def _rank(org: str) -> int:
    key = org_style(org).key
    return ORG_KEYS.index(key) if key in ORG_KEYS else len(ORG_KEYS)
