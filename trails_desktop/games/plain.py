"""A board of lists and buttons for any game: what lies where as words, every answer by mouse or keyboard.

What a game is shown with that has no board of its own. It knows nothing but the port of the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.kernel.decisions import SINGLE, Answer, Decision, Kind, Option, Refused
from engine.views import CardView, View
from trails_desktop.games.kit import Dress
from trails_desktop.match.game_port import GameChange, GameMatch

_NUMBERS: Final = (Kind.NUMBER, Kind.SPLIT)


class PlainBoard(QWidget):
    """The view of the shown seat, the question and the log. words: of places, verbs and questions, where there are
    any; what has none is shown as the engine names it."""

    def __init__(self, match: GameMatch, dress: Dress, words: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self._match, self._words = match, dict(words or {})
        self.prompt = QLabel()
        self.prompt.setWordWrap(True)
        self.state = QLabel()
        self.cards = QListWidget()
        self.log = QListWidget()
        self.why = QLabel()
        self.why.setWordWrap(True)
        #: What can be answered; their texts are what they do.
        self.options: list[QPushButton] = []
        self.picks = QListWidget()
        self.numbers: list[QSpinBox] = []
        self.done = QPushButton()
        self.undo = QPushButton()
        self.done.clicked.connect(self._done)
        self.undo.clicked.connect(match.undo)
        self.cards.currentItemChanged.connect(self._explain)
        self._answers = QWidget()
        self._rows = QVBoxLayout(self._answers)
        self._rows.addStretch(1)  # answers stand above it
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setWidget(self._answers)
        left, right = QVBoxLayout(), QVBoxLayout()
        for widget in (self.state, self.cards, self.why):
            left.addWidget(widget)
        below: tuple[QWidget, ...] = (self.prompt, scroller, self.picks, self.done, self.undo, self.log)
        for part in below:
            right.addWidget(part)
        row = QHBoxLayout(self)
        row.addLayout(left, 3)
        row.addLayout(right, 2)
        match.changed.connect(self._changed)  # type: ignore[attr-defined]  # the port's signal
        self.refresh()

    def set_language(self, code: str) -> None:
        """Other words."""
        self.refresh()

    def _changed(self, change: GameChange) -> None:
        if not change.more:
            self.refresh()

    def refresh(self) -> None:
        """Show the match as it is now."""
        view = self._match.view()
        self.setAccessibleName(self.tr("Board"))
        self.state.setText(
            self.tr("Turn {turn}, {step}: {name}").format(
                turn=view.turn, step=self._word(view.step), name=self._match.names[view.active]
            )
        )
        self.cards.clear()
        for words, card in self._lines(view):
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, 0 if card is None else card.id)
            self.cards.addItem(item)
        self.log.clear()
        self.log.addItems([line.text for line in self._match.log()])
        self.log.scrollToBottom()
        self._ask(view)

    def _word(self, word: str) -> str:
        return self._words.get(word, word)

    def _lines(self, view: View) -> Iterable[tuple[str, CardView | None]]:
        """A line a place and a card."""
        for side in view.sides:
            for zone, cards in side.zones.items():
                template = self.tr("{name}, {place}: {count}")
                place = self._word(zone)
                yield template.format(name=self._match.names[side.seat], place=place, count=side.sizes[zone]), None
                for card in cards:
                    if card.name is not None:
                        yield f"    {self._said(card)}", card
        for card in view.shared:
            yield self._said(card), card

    def _said(self, card: CardView) -> str:
        facts = [f"{self._word(name)} {value}" for name, value in (*card.numbers.items(), *card.counters.items())]
        facts += [self._word(mark) for mark in card.marks] + ([self.tr("turned")] if card.turned else [])
        return f"{card.name} ({', '.join(facts)})" if facts else str(card.name)

    # --- the question -----------------------------------------------------------------------------------------------
    def _ask(self, view: View) -> None:
        for old in (*self.options, *self.numbers):
            self._rows.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self.options, self.numbers = [], []
        decision = view.decision
        self.undo.setText(self.tr("Take back"))
        self.undo.setEnabled(self._match.can_undo())
        self.done.setText(self.tr("Done"))
        single = decision is not None and decision.kind in SINGLE
        many = decision is not None and not single and decision.kind not in _NUMBERS
        self.picks.setVisible(many)
        self.done.setVisible(decision is not None and not single)
        self.picks.clear()
        if decision is None:
            other = self.tr("{name} is asked").format(name=self._match.names[view.asked or 0])
            self.prompt.setText(self.tr("The game is over") if view.winner is not None else other)
            return
        asked = decision.prompt.format(**dict(decision.args)) if decision.prompt else ""
        self.prompt.setText(asked or self._word(decision.purpose))
        if single:
            self._buttons(decision, view)
        elif many:
            self._picks(decision, view)
        else:
            self._numbers(decision, view)

    def _buttons(self, decision: Decision, view: View) -> None:
        for option in decision.options:
            button = QPushButton(self._option(option, view).replace("&", "&&"))
            button.clicked.connect(partial(self._give, (option,)))
            self._rows.insertWidget(len(self.options), button)
            self.options.append(button)
        if self.options and self.isVisible():
            self.options[0].setFocus()

    def _picks(self, decision: Decision, view: View) -> None:
        ordered = decision.kind in (Kind.ORDER, Kind.ARRANGE)
        moves = QListWidget.DragDropMode.InternalMove if ordered else QListWidget.DragDropMode.NoDragDrop
        self.picks.setDragDropMode(moves)
        for option in decision.options:
            item = QListWidgetItem(self._option(option, view))
            item.setData(Qt.ItemDataRole.UserRole, option)
            if decision.kind is not Kind.ORDER:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked)
            self.picks.addItem(item)

    def _numbers(self, decision: Decision, view: View) -> None:
        for option in decision.options if decision.kind is Kind.SPLIT else (("n",),):
            box = QSpinBox()
            most = decision.total if decision.kind is Kind.SPLIT else decision.most
            box.setRange(0 if decision.kind is Kind.SPLIT else decision.least, most)
            box.setSingleStep(decision.stride)
            box.setAccessibleName(self._option(option, view))
            box.setPrefix(f"{self._option(option, view)}: " if decision.kind is Kind.SPLIT else "")
            self._rows.insertWidget(len(self.numbers), box)
            self.numbers.append(box)

    def _option(self, option: Option, view: View) -> str:
        parts = [self._word(str(option[0]))] if option else []
        for part in option[1:]:
            card = view.card(part) if isinstance(part, int) else None
            parts.append(str(part) if card is None or card.name is None else card.name)
        return " ".join(parts)

    def _done(self) -> None:
        decision = self._match.view().decision
        if decision is not None:
            self._give(self._answer(decision))

    def _answer(self, decision: Decision) -> Answer:
        if decision.kind is Kind.NUMBER:
            return (("n", self.numbers[0].value()),)
        if decision.kind is Kind.SPLIT:
            shares = zip(decision.options, self.numbers, strict=True)
            return tuple((*option, box.value()) for option, box in shares if box.value() or decision.least)
        items = [self.picks.item(row) for row in range(self.picks.count())]
        chosen: list[Option] = [tuple(item.data(Qt.ItemDataRole.UserRole)) for item in items]
        ticked = [item.checkState() is Qt.CheckState.Checked for item in items]
        if decision.kind is Kind.CHOOSE:
            return tuple(option for option, one in zip(chosen, ticked, strict=True) if one)
        if decision.kind is Kind.ARRANGE and not all(option[0] in ("top", "under") for option in chosen):
            pairs = zip(chosen, ticked, strict=True)
            return tuple(("under" if under else "top", option[1]) for option, under in pairs)
        return tuple(chosen)

    def _give(self, answer: Answer, *_: Any) -> None:
        try:
            self._match.answer(answer)
        except Refused as error:
            self.why.setText(str(error))

    def _explain(self, item: QListWidgetItem | None) -> None:
        ident = 0 if item is None else int(item.data(Qt.ItemDataRole.UserRole))
        self.why.setText(" ".join(self._match.why_not(ident)) if ident else "")
