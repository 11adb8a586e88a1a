"""The filter panel: buttons that write conditions into the query and show which ones stand there; and the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.trails.cards.printing import RARITIES
from trails_desktop.library.search.completion import terms_of, with_condition
from trails_desktop.library.search.query import FIELDS, FLAGS
from trails_desktop.library.storage.sentences import say
from trails_desktop.pages.deckbuilder.cards.chips import Chip, Flow
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import rarity_word, told, type_word
from trails_desktop.screens.parts.dialogs import KeyHelp, KeyTable
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.icons import CRAFTS
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.settings import Look

#: Field, sign and value of every button of a line.
_Row = tuple[str, str, tuple[str, ...]]


_EXAMPLES: Final = (
    "type:unit str>=3 -craft:covert",
    'text:"draw a card" cp<=2 or is:dual',
    "type:base level<=2",
    "arts<=1 rarity:c",
    "owned>=2",
)


def chosen(query: str, field: str, op: str) -> str:
    """The value that a query asks of a field, "" if it asks none so."""
    for term in terms_of(query):
        if term.field == field and (term.op == op or {term.op, op} == {":", "="}):
            return term.value
    return ""


def _rarity(word: str) -> tuple[int, str]:
    return (RARITIES.index(word) if word in RARITIES else len(RARITIES), word)


def _icon(craft: str) -> str:
    return next((icon for key, (icon, _) in CRAFTS.items() if key.casefold() == craft.casefold()), "")


class FilterSheet(Sheet):
    """``query_wanted(query)``: the query as the buttons changed it."""

    query_wanted = Signal(str)

    def __init__(self, parent: QWidget, look: Look, stock: Stock) -> None:
        super().__init__(parent, look, 760)
        self._stock = stock
        self._query = ""
        self.chips: dict[tuple[str, str, str], Chip] = {}
        self._heads: list[Words] = []
        self._host = QWidget()
        self._lines = QVBoxLayout(self._host)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self.clear_button = PlateButton(look, "second", "close")
        self.clear_button.clicked.connect(self._clear)
        self.buttons.insertWidget(1, self.clear_button)
        self.rows.addWidget(self._host)
        self.rows.addStretch(1)

    def show_query(self, query: str) -> None:
        """Open, showing what this query asks."""
        self._query = query
        self._build()
        self.mark(query)
        self.open()

    def mark(self, query: str) -> None:
        """Show which conditions stand in a query."""
        self._query = query
        for (field, op, value), chip in self.chips.items():
            chip.setChecked(chosen(query, field, op).casefold() == value.casefold())

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Filters"))
        self.setAccessibleName(self.tr("Filters"))
        self.clear_button.set_words(self.tr("No filters"))

    def first(self) -> QWidget:
        return next(iter(self.chips.values()), self.done_button)

    def _rows(self) -> Sequence[tuple[str, _Row]]:
        words = self._stock.words()
        few = tuple(str(number) for number in range(1, 7))
        return (
            (self.tr("TYPE"), ("type", ":", ("unit", "item", "event", "base"))),
            (self.tr("ORGANIZATION"), ("org", ":", tuple(words.get("org", ())[:24]))),
            (self.tr("CP AT MOST"), ("cp", "<=", few)),
            (self.tr("EP AT MOST"), ("ep", "<=", few[:5])),
            (self.tr("STR AT LEAST"), ("str", ">=", few)),
            (self.tr("DEF AT LEAST"), ("def", ">=", few)),
            (self.tr("RARITY"), ("rarity", ":", tuple(sorted(words.get("rarity", ()), key=_rarity)[:8]))),
            (self.tr("CRAFTS AND KEYWORDS"), ("craft", ":", tuple(words.get("craft", ())[:24]))),
            (self.tr("OTHER"), ("is", ":", ("owned", "arts", "playable", "manual", "mine", "pictured"))),
        )

    def _build(self) -> None:
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.chips = {}
        for words, (field, op, values) in self._rows():
            if not values:
                continue
            self._lines.addWidget(Words(self.look, "cond", 12, "text2", 600, 16))
            head = self._lines.itemAt(self._lines.count() - 1)
            label = head.widget() if head is not None else None
            if isinstance(label, Words):
                label.setText(words)
            line = QWidget()
            flow = Flow(line)
            for value in values:
                style = org_style(value) if field == "org" else None
                icon = _icon(value) if field == "craft" else value if field == "type" else ""
                chip = Chip(self.look, value, style, icon)
                chip.set_words(self._words(field, op, value))
                chip.setObjectName(f"{field}{op}{value}")
                chip.clicked.connect(self._clicked)
                self.chips[field, op, value] = chip
                flow.addWidget(chip)
            self._lines.addWidget(line)

    def _words(self, field: str, op: str, value: str) -> str:
        if field == "type":
            return type_word(value.upper())
        if field == "rarity":
            return rarity_word(value.upper())
        if field == "is":
            words = told(say(FLAGS[value]))
            return words[:1].upper() + words[1:]
        if field == "craft":
            known = next((key for key in CRAFTS if key.casefold() == value.casefold()), value)
            return QCoreApplication.translate("engine", known)
        return {"<=": "≤ ", ">=": "≥ "}.get(op, "") + value

    def _clicked(self) -> None:
        chip = self.sender()
        for (field, op, value), one in self.chips.items():
            if one is chip:
                self._query = with_condition(self._query, field, op, value if one.isChecked() else "")
                break
        self.mark(self._query)
        self.query_wanted.emit(self._query)

    def _clear(self) -> None:
        self._query = ""
        self.mark("")
        self.query_wanted.emit("")


class QueryHelp(Sheet):
    """What can be typed into the search box. ``tried(query)``: an example was pressed."""

    tried = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 760)
        self.about = Words(look, "ui", 14.5, "text2", wrap=True)
        self.table = KeyTable(look)
        self.examples_head = Words(look, "cond", 12, "text2", 600, 16)
        self.examples: list[Chip] = []
        host = QWidget()
        flow = Flow(host)
        for query in _EXAMPLES:
            chip = Chip(look, query, None, "search")
            chip.setCheckable(False)
            chip.set_words(query)
            chip.clicked.connect(self._tried)
            self.examples.append(chip)
            flow.addWidget(chip)
        for widget in (self.about, self.examples_head, host, self.table):
            self.rows.addWidget(widget)
        self.rows.addStretch(1)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("What can be searched for"))
        self.setAccessibleName(self.tr("What can be searched for"))
        self.about.setText(
            self.tr(
                "Words are looked for in names and texts of both languages. Conditions stand side by side and must all "
                "hold; “or”, “-” or “not”, and parentheses change that. Quotation marks keep words together."
            )
        )
        lines = [KeyHelp(field.example or f"{field.name}:", told(say(field.help))) for field in FIELDS]
        self.examples_head.setText(self.tr("TRY ONE"))
        self.table.set_lines(lines)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def first(self) -> QWidget:
        return self.examples[0]

    def _tried(self) -> None:
        chip = self.sender()
        self.done()
        if isinstance(chip, Chip):
            self.tried.emit(chip.value)
