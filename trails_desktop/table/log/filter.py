"""The bar over the log that says which lines are shown: chips for kinds, for the two players, and for one card."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.table.log.kinds import KINDS, Kind, LogFilter
from trails_desktop.table.pieces.tabs import TabButton
from trails_desktop.ui.stylesheet import plain_tip
from trails_desktop.ui.theme import Theme

_SIDE = 10.0
_GAP = 2.0


class LogFilterBar(QWidget):
    """``changed(LogFilter)``: another filter; ``card_wanted()``: the card that is read shall be the only one."""

    changed = Signal(object)
    card_wanted = Signal()

    def __init__(self, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._filter = LogFilter()
        self._names = ("", "")
        self._there: frozenset[Kind] = frozenset()
        self._card = ""
        self.kinds: dict[Kind, TabButton] = {kind: TabButton(theme, scale, self) for kind in KINDS}
        self.seats = (TabButton(theme, scale, self), TabButton(theme, scale, self))
        self.card = TabButton(theme, scale, self)
        for kind in ("hand", "chat"):
            self.kinds[kind].hide()
        for chip in self._chips():
            chip.clicked.connect(self._clicked)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._retranslate()

    def _chips(self) -> tuple[TabButton, ...]:
        return (*self.kinds.values(), *self.seats, self.card)

    @property
    def filter(self) -> LogFilter:
        """What the chips say."""
        return self._filter

    def set_filter(self, wanted: LogFilter, card: str = "") -> None:
        """Set the chips. card: the name of the one card."""
        self._card = card if wanted.number else ""
        for kind, chip in self.kinds.items():
            chip.setChecked(kind in wanted.kinds)
            if kind in wanted.kinds:
                chip.show()
        for seat, chip in enumerate(self.seats):
            chip.setChecked(seat == wanted.seat)
        self.card.setChecked(bool(wanted.number))
        self._retranslate()
        if wanted != self._filter:
            self._filter = wanted
            self.changed.emit(wanted)

    def set_names(self, names: tuple[str, str]) -> None:
        """What the players are called."""
        if names != self._names:
            self._names = names
            self._retranslate()

    def set_there(self, kinds: frozenset[Kind]) -> None:
        """Kinds that the log has; what is done by hand, and said, is offered only where there is some."""
        if kinds == self._there:
            return
        self._there = kinds
        for kind in ("hand", "chat"):
            chip = self.kinds[kind]
            chip.setVisible(kind in kinds or chip.isChecked())
        self._lay()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text scale."""
        self._scale = scale
        for chip in self._chips():
            chip.set_look(theme, scale)
        self._lay()

    def _clicked(self) -> None:
        sender = self.sender()
        if sender is self.card:
            if self.card.isChecked():
                self.card.setChecked(False)
                self.card_wanted.emit()
            else:
                self.set_filter(self._filter.without_card())
            return
        seat = next((i for i, chip in enumerate(self.seats) if chip is sender and chip.isChecked()), -1)
        if sender not in self.seats:
            seat = self._filter.seat
        kinds = frozenset(kind for kind, chip in self.kinds.items() if chip.isChecked())
        self.set_filter(replace(self._filter, kinds=kinds, seat=seat), self._card)

    def _places(self, width: int) -> tuple[list[tuple[TabButton, int, int, int]], int]:
        """Chips in rows, left to right, and the height of them all."""
        k, made = self._scale, []
        left, x, y, high = round(_SIDE * k), round(_SIDE * k), 0, 0
        for chip in self._chips():
            if chip.isHidden():
                continue
            hint = chip.sizeHint()
            wide = min(hint.width(), width - 2 * left)
            if x > left and x + wide > width - left:
                x, y = left, y + high
            made.append((chip, x, y, wide))
            x, high = x + wide + round(_GAP * k), hint.height()
        return made, y + high + round(4 * k)

    def _lay(self) -> None:
        for chip, x, y, wide in self._places(self.width())[0]:
            chip.setGeometry(x, y, wide, chip.sizeHint().height())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Rows follow from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the rows are."""
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        """For the present width."""
        return QSize(288, self.heightForWidth(max(self.width(), 160)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows anew."""
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        said: dict[Kind, tuple[str, str]] = {
            "plays": (self.tr("Plays"), self.tr("What was played, used and resolved")),
            "attacks": (self.tr("Attacks"), self.tr("Attacks and fighting back")),
            "damage": (self.tr("Bond"), self.tr("Bond, stunned, cured, K.O.'d and destroyed")),
            "cards": (self.tr("Cards"), self.tr("Drawn, discarded and moved cards")),
            "hand": (self.tr("By hand"), self.tr("What was done by hand")),
            "rules": (self.tr("Rules"), self.tr("Resources, values, passing and all the rest")),
            "chat": (self.tr("Chat"), self.tr("What the players said")),
        }
        for kind, chip in self.kinds.items():
            chip.setText(said[kind][0])
            chip.setToolTip(plain_tip(said[kind][1]))
            chip.setAccessibleName(self.tr("Show: {what}").format(what=said[kind][1]))
        for seat, chip in enumerate(self.seats):
            chip.setText(self._names[seat] or "…")
            chip.setAccessibleName(self.tr("Only what {player} did").format(player=self._names[seat]))
            chip.setToolTip(plain_tip(chip.accessibleName()))
        self.card.setText(self._card or self.tr("This card"))
        self.card.setToolTip(self.tr("Only lines with the card in the inspector"))
        self.card.setAccessibleName(self.card.toolTip())
        self._lay()
