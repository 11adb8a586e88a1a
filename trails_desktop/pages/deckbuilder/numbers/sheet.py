"""All numbers of a deck on one sheet, with the win rate against other decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSpinBox, QWidget

from trails_desktop.pages.deckbuilder.numbers.charts import NumbersChart
from trails_desktop.pages.deckbuilder.numbers.statistics import Numbers
from trails_desktop.pages.deckbuilder.numbers.win_rates import Result, WinRates
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look

#: Gives the deck's file, the others' names and files, and the data folder.
Opponents = Callable[[], tuple[Path | None, Sequence[tuple[str, Path]], Path | None]]


class NumbersSheet(Sheet):
    """``said(sentence)``: the games could not be played."""

    said = Signal(str)

    def __init__(self, parent: QWidget, look: Look, opponents: Opponents) -> None:
        super().__init__(parent, look, 1010)
        self._opponents = opponents
        self._rates: WinRates | None = None
        self.results: list[Result] = []
        self.chart = NumbersChart(look)
        self.head = Words(look, "cond", 12, "text2", 600, 16)
        self.about = Words(look, "ui", 13.5, "text2", wrap=True)
        self.table = Words(look, "ui", 14, "text", wrap=True)
        self.games = QSpinBox()
        # typed, or by the arrow keys and the wheel: two tiny arrows are hard to hit
        self.games.setStyleSheet("QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }")
        self.games.setRange(2, 500)
        self.games.setSingleStep(2)
        self.games.setValue(20)
        self.start_button = PlateButton(look, "second", "play")
        self.stop_button = PlateButton(look, "second", "close")
        self.bar = QProgressBar()
        self.bar.setTextVisible(True)
        row = QHBoxLayout()
        row.addWidget(self.games)
        row.addWidget(self.start_button)
        row.addWidget(self.stop_button)
        row.addWidget(self.bar, 1)
        row.addStretch(1)
        self.rows.addWidget(self.chart)
        self.rows.addWidget(self.head)
        self.rows.addWidget(self.about)
        self.rows.addLayout(row)
        self.rows.addWidget(self.table)
        self.start_button.clicked.connect(self.begin)
        self.stop_button.clicked.connect(self.stop)
        self.bar.hide()
        self.stop_button.hide()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.games.setFixedWidth(look.px(150))
        self.bar.setMinimumWidth(look.px(300))

    def show_numbers(self, numbers: Numbers, code: str) -> None:
        """Open with these."""
        self.chart.show_numbers(numbers, code)
        self.open()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("All numbers"))
        self.setAccessibleName(self.tr("All numbers"))
        self.head.setText(self.tr("WIN RATE"))
        self.about.setText(
            self.tr("Two computer players of the same strength play this deck against your other decks and the "
                    "ready-made ones, in the background. A few games only hint; a hundred tell.")
        )  # fmt: skip
        self.games.setAccessibleName(self.tr("Games against each deck"))
        self.games.setSuffix(self.tr(" games each"))
        self.start_button.set_words(self.tr("Let them play"))
        self.stop_button.set_words(self.tr("Stop"))
        self._say_results()

    def begin(self) -> None:
        """Let the computers play."""
        self.stop()
        deck, others, data = self._opponents()
        if deck is None or not others:
            self.said.emit(self.tr("The deck must be legal before it can be played against others."))
            return
        self.results = []
        rates = WinRates(deck, others, self.games.value(), data, self)
        rates.told.connect(self._told)
        rates.result.connect(self._result)
        rates.ended.connect(self._ended)
        self._rates = rates
        self.bar.show()
        self.stop_button.show()
        self.start_button.hide()
        self._say_results()
        rates.start()

    def stop(self) -> None:
        """Stop what is being played."""
        rates, self._rates = self._rates, None
        if rates is not None:
            rates.stop()
            rates.deleteLater()

    def _told(self, done: int, of: int) -> None:
        self.bar.setMaximum(of)
        self.bar.setValue(done)
        self.bar.setFormat(self.tr("{done} of {all} games").format(done=done, all=of))

    def _result(self, result: object) -> None:
        if isinstance(result, Result):
            self.results.append(result)
            self._say_results()

    def _ended(self, sentence: str) -> None:
        self._rates = None
        self.bar.hide()
        self.stop_button.hide()
        self.start_button.show()
        if sentence:
            self.said.emit(sentence)

    def _say_results(self) -> None:
        template = self.tr("{percent} % against {deck}: {won} won, {lost} lost, {drawn} drawn")
        lines = [
            template.format(
                percent=round(100 * one.won / max(1, one.won + one.lost + one.drawn)),
                deck=one.opponent,
                won=one.won,
                lost=one.lost,
                drawn=one.drawn,
            )
            for one in self.results
        ]
        self.table.setText("\n".join(lines))
        self.table.setVisible(bool(lines))
        self.arrange()
