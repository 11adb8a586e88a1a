"""The table at which a deck is played alone, and the sheet that says what the turns came to."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.trails.cards.pool import CardPool
from engine.trails.records.record import RecordError
from trails_desktop.pages.deckbuilder.texts import sentence
from trails_desktop.pages.deckbuilder.trying.alone import TURNS, AloneMatch, Summary
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.table_page import TableFactory, TablePage
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words
from trails_desktop.ui.settings import Look


class SummarySheet(Sheet):
    """What the turns came to. ``again``: the same cards in the same order; ``another``: shuffled anew; ``left``: back
    to the deck. Done shows the table once more."""

    again = Signal()
    another = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 860)
        self.about = Words(look, "ui", 15.5, "text", wrap=True)
        self.grid_box = QWidget()
        self._grid = QGridLayout(self.grid_box)
        self._grid.setColumnStretch(1, 1)
        self.kept = Words(look, "ui", 14, "text2", wrap=True)
        self.same = PlateButton(look, "second", "undo")
        self.next = PlateButton(look, "primary", "dice")
        self.home = PlateButton(look, "second", "back")
        for widget in (self.about, self.grid_box, self.kept):
            self.rows.addWidget(widget)
        self.rows.addStretch(1)
        for at, button in enumerate((self.home, self.same, self.next)):
            self.buttons.insertWidget(at if button is self.home else at + 1, button)
        self.home.clicked.connect(self._leave)
        self.same.clicked.connect(self._again)
        self.next.clicked.connect(self._another)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.next.setFixedHeight(look.px(48) + 12)
        self._grid.setHorizontalSpacing(look.px(18))
        self._grid.setVerticalSpacing(look.px(7))

    def first(self) -> QWidget:
        return self.next

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Five turns alone"))
        self.setAccessibleName(self.tr("Five turns alone"))
        self.done_button.set_words(self.tr("See the table"))
        self.home.set_words(self.tr("To the deck"))
        self.same.set_words(self.tr("Same hand"))
        self.next.set_words(self.tr("Next hand"))

    def show_summary(self, summary: Summary, names: dict[str, str]) -> None:
        """Open with this; names: of cards, by number."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        heads = (
            self.tr("Turn"), self.tr("Played"), self.tr("CP used"), self.tr("UNITs"), self.tr("Homebase"),
            self.tr("Hand"), self.tr("Damage"),
        )  # fmt: skip
        for column, text in enumerate(heads):
            self._put(0, column, text, "text2", 12.5)
        for row, turn in enumerate(summary.turns, start=1):
            played = _listed([names.get(number, number) for number in turn.played]) or self.tr("nothing")
            values = (
                str(turn.turn), played, self.tr("{spent} of {cp}").format(spent=turn.spent, cp=turn.cp),
                str(turn.units), str(turn.homebase), str(turn.hand), str(turn.damage),
            )  # fmt: skip
            idle = turn.spent < turn.cp
            for column, text in enumerate(values):
                self._put(row, column, text, "coral" if column == 2 and idle else "text", 14.5)
        if summary.won:
            about = self.tr("The other side's bond was gone in turn {turn}.").format(turn=summary.won)
        else:
            about = self.tr("{damage} damage in {turns} turns; {unspent} CP were not used.").format(
                damage=summary.damage, turns=len(summary.turns), unspent=summary.unspent
            )
        self.about.setText(about)
        kept = _listed([names.get(number, number) for number in summary.left])
        self.kept.setText(
            self.tr("Left in hand: {cards}").format(cards=kept) if kept else self.tr("No card left in hand.")
        )
        self.open()

    def texts(self) -> list[list[str]]:
        """The rows of the table as they are read."""
        found = []
        for row in range(self._grid.rowCount()):
            items = [self._grid.itemAtPosition(row, column) for column in range(self._grid.columnCount())]
            widgets = [item.widget() for item in items if item is not None]
            if widgets:
                found.append([widget.text() for widget in widgets if isinstance(widget, QLabel)])
        return found

    def _put(self, row: int, column: int, text: str, colour: str, size: float) -> None:
        words = Words(self.look, "ui", size, colour, 500, wrap=column == 1)
        words.setText(text)
        self._grid.addWidget(words, row, column, Qt.AlignmentFlag.AlignTop)

    def _leave(self) -> None:
        self.done()
        self.left.emit()

    def _again(self) -> None:
        self.done()
        self.again.emit()

    def _another(self) -> None:
        self.done()
        self.another.emit()


def _listed(names: Sequence[str]) -> str:
    """Names with how often each stands there."""
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items())


class AlonePage(TablePage):
    """``play(cards, name, pool)`` begins; ``back_wanted``: to the deck."""

    def __init__(self, look: Look, tables: TableFactory) -> None:
        super().__init__(look, tables)
        self.home = QWidget()
        self.stack.insertWidget(0, self.home)
        self._cards: tuple[str, ...] = ()
        self._name = ""
        self._pool: CardPool | None = None
        self.leave = PlateButton(look, "link", "back")
        self.back, self.forward, self.again = (IconTool(look, name) for name in ("undo", "right", "dice"))
        self.told = Words(look, "ui", 15, "text2", wrap=True)
        self.sum_up = PlateButton(look, "second", "sort")
        tools: tuple[QWidget, ...] = (self.leave, self.back, self.forward, self.again)
        for tool in tools:
            self.bar.row.addWidget(tool)
        self.bar.row.addWidget(self.told, 1)
        self.bar.row.addWidget(self.sum_up)
        self.sheet = SummarySheet(self, look)
        self.leave.clicked.connect(self.leave_match)
        self.back.clicked.connect(self._back)
        self.forward.clicked.connect(self._forward)
        self.again.clicked.connect(self.next_hand)
        self.sum_up.clicked.connect(self.show_summary)
        self.sheet.again.connect(self.same_hand)
        self.sheet.another.connect(self.next_hand)
        self.sheet.left.connect(self.leave_match)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Five turns alone"))
        self.leave.set_words(self.tr("To the deck"))
        self.back.set_label(self.tr("Take back"))
        self.forward.set_label(self.tr("Forward again"))
        self.again.set_label(self.tr("Next hand"))
        self.sum_up.set_words(self.tr("Summary"))
        self._tell()

    def play(self, cards: Sequence[str], name: str, pool: CardPool, seed: int | None = None) -> None:
        """Five turns with these cards. seed: of the shuffling, else every time another."""
        self._cards, self._name, self._pool = tuple(cards), name, pool
        self._begin(secrets.randbelow(2**40) if seed is None else seed)

    def next_hand(self) -> None:
        """The same deck, shuffled anew."""
        self._begin(secrets.randbelow(2**40))

    def same_hand(self) -> None:
        """The same cards in the same order, from the beginning."""
        if isinstance(self.match, AloneMatch):
            self._begin(self.match.seed)

    def show_summary(self) -> None:
        """What the turns up to now came to."""
        if isinstance(self.match, AloneMatch) and self._pool is not None:
            summary = self.match.summary()
            numbers = {number for turn in summary.turns for number in turn.played} | set(summary.left)
            names = {number: self._pool.printing(number, self.language).name for number in numbers}
            self.sheet.show_summary(summary, names)

    def leave_match(self) -> None:
        self.sheet.done()
        self.drop_match()
        self.back_wanted.emit()

    def _begin(self, seed: int) -> None:
        if self._pool is None:
            return
        try:
            match = AloneMatch(self._cards, (self._name or self.tr("You"), self.tr("Nobody")), self._pool, seed)
        except RecordError as error:
            self.said.emit(sentence(str(error)))
            self.back_wanted.emit()
            return
        match.moved.connect(self._tell)
        match.finished.connect(self.show_summary)
        self.show_match(match, seed)
        self._tell()

    def _tell(self) -> None:
        match = self.match
        if not isinstance(match, AloneMatch):
            return
        self.back.setEnabled(match.back_point() is not None)
        self.forward.setEnabled(match.forward_point() is not None)
        if match.over:
            self.told.setText(self.tr("The turns are over. Take back an answer to go on from there."))
        else:
            template = self.tr("Turn {turn} of {turns}. The other side only passes; everything can be taken back.")
            self.told.setText(template.format(turn=max(1, match.game.turn), turns=TURNS))

    def _back(self) -> None:
        if isinstance(self.match, AloneMatch):
            self.match.undo()

    def _forward(self) -> None:
        if isinstance(self.match, AloneMatch):
            self.match.redo()
