"""A sheet for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from engine.kernel.decisions import Answer, Decision, Kind, Option
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.board.sheets.split import Shown, SplitSheet
from trails_desktop.ui.theme import Theme

#: Says an option.
Say = Callable[[Option], str]
_ROLE = Qt.ItemDataRole.UserRole


class YesNoSheet(Sheet):
    """Two buttons. proposed: the first word of the option that Enter gives, "" for the first one."""

    def __init__(self, decision: Decision, say: Say, proposed: str, *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        at = next((nth for nth, option in enumerate(decision.options) if option[0] == proposed), 0)
        for nth, option in enumerate(decision.options):
            made = self.button(say(option), nth == at)
            made.clicked.connect(lambda checked=False, one=option: self.answered.emit((one,)))
        self.end()


class ListSheet(Sheet):
    """A list of options of which some are taken: cards that do not lie on the board, names, several ways to use a
    card."""

    def __init__(self, decision: Decision, options: tuple[Option, ...], say: Say, *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        self._decision = decision
        self._many = decision.kind is Kind.CHOOSE and decision.most != 1
        if len(options) > 12:
            self._filter = QLineEdit()
            self._filter.setPlaceholderText(tr("Search"))
            self._filter.setAccessibleName(tr("Search"))
            self._filter.textChanged.connect(self._narrow)
            self.body.addWidget(self._filter)
        self.list = QListWidget()
        self.list.setAccessibleName(self.accessibleName())
        many, one = QAbstractItemView.SelectionMode.MultiSelection, QAbstractItemView.SelectionMode.SingleSelection
        self.list.setSelectionMode(many if self._many else one)
        for option in options:
            item = QListWidgetItem(say(option))
            item.setData(_ROLE, option)
            self.list.addItem(item)
        self.list.setFixedHeight(min(8, len(options)) * round(32 * self.scale) + 8)
        self.list.itemSelectionChanged.connect(self._selected)
        self.list.itemDoubleClicked.connect(lambda item: self.give())
        self.body.addWidget(self.list)
        self._confirm = self.confirm()
        if decision.kind is Kind.CHOOSE and decision.least == 0:
            none = self.button(tr("Choose none"), False)
            none.clicked.connect(lambda: self.answered.emit(()))
        elif decision.kind is Kind.ACT:
            self.button(tr("Back"), False).clicked.connect(self.closed.emit)
        self.end()
        self._selected()

    def current(self) -> Answer | None:
        """What is selected, in the order of the list."""
        taken = tuple(tuple(item.data(_ROLE)) for item in self.list.selectedItems())
        return None if not taken or self._decision.refusal(taken) else taken

    def _selected(self) -> None:
        self._confirm.setEnabled(self.current() is not None)
        self.tell()

    def _narrow(self, words: str) -> None:
        for at in range(self.list.count()):
            item = self.list.item(at)
            item.setHidden(words.casefold() not in item.text().casefold())


class OrderSheet(Sheet):
    """All options in an order: dragged, or moved by Ctrl and the arrows."""

    def __init__(self, decision: Decision, say: Say, *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        self.list = QListWidget()
        self.list.setAccessibleName(self.accessibleName())
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        for option in decision.options:
            item = QListWidgetItem(say(option))
            item.setData(_ROLE, option)
            self.list.addItem(item)
        self.list.setFixedHeight(min(8, len(decision.options)) * round(32 * self.scale) + 8)
        self.list.setCurrentRow(0)
        self.list.model().rowsMoved.connect(self.tell)
        self.body.addWidget(self.list)
        row = QHBoxLayout()
        for said, by in ((tr("Earlier"), -1), (tr("Later"), 1)):
            made = QPushButton(said)
            made.clicked.connect(lambda checked=False, way=by: self.move_row(way))
            row.addWidget(made)
        self.body.addLayout(row)
        self.confirm()
        self.end()

    def move_row(self, by: int) -> None:
        """Move the current row."""
        at = self.list.currentRow()
        if 0 <= at + by < self.list.count():
            item = self.list.takeItem(at)
            self.list.insertItem(at + by, item)
            self.list.setCurrentRow(at + by)
            self.tell()

    def options(self) -> tuple[Option, ...]:
        """As they stand."""
        return tuple(tuple(self.list.item(at).data(_ROLE)) for at in range(self.list.count()))

    def current(self) -> Answer | None:
        """All of them in their order."""
        return self.options()


class ArrangeSheet(OrderSheet):
    """Every card goes on top or under: a mark on a row says which, and the rows stand in order."""

    def __init__(self, decision: Decision, say: Say, *head: object) -> None:
        self._open = not all(option[0] in ("top", "under") for option in decision.options)
        super().__init__(decision, say, *head)
        if self._open:
            for at in range(self.list.count()):
                item = self.list.item(at)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked)
            self.list.itemChanged.connect(lambda item: self.tell())
            self.detail.setText(tr("Those with a mark go on top, the others under the deck"))
            self.detail.show()

    def current(self) -> Answer | None:
        """Cards with their place."""
        if not self._open:
            return self.options()
        given = []
        for at in range(self.list.count()):
            item = self.list.item(at)
            where = "top" if item.checkState() == Qt.CheckState.Checked else "under"
            given.append((where, item.data(_ROLE)[1]))
        return tuple(given)


class NumberSheet(Sheet):
    """A number."""

    def __init__(self, decision: Decision, *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        row = QHBoxLayout()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.spin = QSpinBox()
        for widget in (self.slider, self.spin):
            widget.setRange(decision.least, decision.most)
            widget.setAccessibleName(self.accessibleName())
        self.slider.valueChanged.connect(self.spin.setValue)
        self.spin.valueChanged.connect(self.slider.setValue)
        self.spin.valueChanged.connect(lambda value: self.tell())
        row.addWidget(self.slider, 1)
        row.addWidget(self.spin)
        self.body.addLayout(row)
        self.confirm()
        self.end()

    def current(self) -> Answer | None:
        """The number."""
        return (("n", self.spin.value()),)


def sheet_for(
    decision: Decision, say: Say, shown: Shown, title: str, detail: str, theme: Theme, scale: float,
    parent: QWidget | None, quiet: Mapping[str, str] = MappingProxyType({}),
) -> Sheet:  # fmt: skip
    """The sheet of a question by its kind. shown: what is known of who gets a share. quiet: see
    :class:`trails_desktop.board.game.BoardWords`."""
    head = (title, decision.rule, detail, theme, scale, parent)
    kind = decision.kind
    if kind is Kind.YES_NO:
        return YesNoSheet(decision, say, quiet.get(decision.purpose, ""), *head)
    if kind is Kind.ORDER:
        return OrderSheet(decision, say, *head)
    if kind is Kind.ARRANGE:
        return ArrangeSheet(decision, say, *head)
    if kind is Kind.NUMBER:
        return NumberSheet(decision, *head)
    if kind is Kind.SPLIT:
        return SplitSheet(decision, say, shown, *head)
    return ListSheet(decision, decision.options, say, *head)
