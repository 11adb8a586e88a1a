"""A sheet for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
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


class SplitSheet(Sheet):
    """Shares that add up: moving one takes from the others, so that the sum always fits."""

    def __init__(self, decision: Decision, say: Say, outcome: Callable[[Option, int], str], *head: object) -> None:
        super().__init__(*head)  # type: ignore[arg-type]
        self._decision, self._outcome = decision, outcome
        self.sliders: list[QSlider] = []
        self._says: list[QLabel] = []
        stride, total = decision.stride, decision.total
        for option in decision.options:
            row = QHBoxLayout()
            name = QLabel(say(option))
            name.setObjectName("SheetStrong")
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(decision.least // stride, total // stride)
            slider.setPageStep(1)
            slider.setTickPosition(QSlider.TickPosition.TicksBelow)
            slider.setTickInterval(1)
            slider.setAccessibleName(say(option))
            result = QLabel()
            result.setObjectName("SheetStrong")
            row.addWidget(name, 2)
            row.addWidget(slider, 3)
            row.addWidget(result, 2)
            self.body.addLayout(row)
            self.sliders.append(slider)
            self._says.append(result)
        self._even()
        for nth, slider in enumerate(self.sliders):
            slider.valueChanged.connect(lambda value, at=nth: self._moved(at))
        chips = QHBoxLayout()
        even = QPushButton(tr("Even"))
        even.clicked.connect(self._even)
        chips.addWidget(even)
        for nth, option in enumerate(decision.options[:3]):
            made = QPushButton(tr("All on {card}").format(card=say(option)))
            made.clicked.connect(lambda checked=False, at=nth: self._all_on(at))
            chips.addWidget(made)
        self.body.addLayout(chips)
        self.confirm()
        self.end()
        self._show()

    def _set(self, shares: list[int]) -> None:
        for slider, share in zip(self.sliders, shares, strict=True):
            was = slider.blockSignals(True)
            slider.setValue(share)
            slider.blockSignals(was)
        self._show()
        self.tell()

    def _even(self) -> None:
        units, count = self._decision.total // self._decision.stride, len(self.sliders)
        self._set([units // count + (1 if nth < units % count else 0) for nth in range(count)])

    def _all_on(self, at: int) -> None:
        stride, least = self._decision.stride, self._decision.least // self._decision.stride
        units = self._decision.total // stride
        self._set([units - least * (len(self.sliders) - 1) if nth == at else least for nth in range(len(self.sliders))])

    def _moved(self, at: int) -> None:
        units, least = self._decision.total // self._decision.stride, self._decision.least // self._decision.stride
        shares = [slider.value() for slider in self.sliders]
        shares[at] = min(shares[at], units - least * (len(shares) - 1))
        over = sum(shares) - units
        others = [nth for nth in range(len(shares)) if nth != at]
        for nth in reversed(others):
            take = min(max(over, least - shares[nth] if over < 0 else over), shares[nth] - least) if over > 0 else over
            shares[nth] -= take
            over -= take
        self._set(shares)

    def _show(self) -> None:
        for option, slider, said in zip(self._decision.options, self.sliders, self._says, strict=True):
            value = slider.value() * self._decision.stride
            outcome = self._outcome(option, value)
            said.setText(f"{value}  {outcome}" if outcome else str(value))

    def current(self) -> Answer | None:
        """The shares."""
        stride = self._decision.stride
        pairs = zip(self._decision.options, self.sliders, strict=True)
        answer = tuple((*option, slider.value() * stride) for option, slider in pairs)
        return None if self._decision.refusal(answer) else answer


def sheet_for(
    decision: Decision, say: Say, outcome: Callable[[Option, int], str], title: str, detail: str, theme: Theme,
    scale: float, parent: QWidget | None, quiet: Mapping[str, str] = MappingProxyType({}),
) -> Sheet:  # fmt: skip
    """The sheet of a question by its kind. quiet: see :class:`trails_desktop.board.game.BoardWords`."""
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
        return SplitSheet(decision, say, outcome, *head)
    return ListSheet(decision, decision.options, say, *head)
