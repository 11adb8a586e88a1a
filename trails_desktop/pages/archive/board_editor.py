"""Editing a board: cards of every zone, their states, and the numbers of both sides.

It edits the scenario text of a position and hands it back; nothing changes in a game before that.
"""

from __future__ import annotations

from typing import Any, Final

import yaml
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.pages.archive.board_list import ZoneList
from trails_desktop.screens.parts.faces import FaceArt, Pictures
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words, number_box, restyle
from trails_desktop.ui.settings import Look

ZONES: Final = ("hand", "field", "homebase", "trail", "exile", "deck")
STEPS: Final = ("draw", "homebase", "deployment", "combat", "cure", "turn-start")
_NUMBERS: Final = ("bond", "cp", "ep")
_MOST: Final = {"bond": 99, "cp": 99, "ep": 99}
_SEATS: Final = ("A", "B")


class BoardEditor(Sheet):
    """``edit(text, names)`` opens it; ``edited(text)``: the position is to be played."""

    edited = Signal(str)

    def __init__(self, parent: QWidget, look: Look, pool: CardPool, pictures: Pictures | None = None) -> None:
        super().__init__(parent, look, 900)
        self._pool = pool
        self._lang = "en"
        self._document: dict[str, Any] = {}
        self._names = ("A", "B")
        self.seats = Segments(look, 2)
        self.zones = Segments(look, len(ZONES))
        self.cards = ZoneList(look, FaceArt(pictures, lambda: {one: pool.versions(one) for one in pool}, self))
        self.add = QLineEdit()
        self.note = Words(look, "ui", 14, "coral", 600, wrap=True)
        self.warning = Words(look, "ui", 14, "amber", 600, wrap=True)
        self.states = {word: QPushButton() for word in ("ready", "action", "stunned", "face")}
        self.remove, self.up, self.down = QPushButton(), QPushButton(), QPushButton()
        self.move_to = QComboBox()
        self.numbers = {name: number_box() for name in _NUMBERS}
        self.labels = {name: QLabel() for name in (*_NUMBERS, "step", "turn", "initiative")}
        self.step, self.turn, self.initiative = QComboBox(), number_box(), QComboBox()
        self.use = PlateButton(look, "primary", "play")
        for name, box in self.numbers.items():
            box.setRange(-99 if name == "bond" else 0, _MOST[name])
        self.turn.setRange(1, 99)
        self._lay_out()
        self.seats.chosen.connect(self._fill)
        self.zones.chosen.connect(self._fill)
        self.add.returnPressed.connect(self._add)
        self.add.textEdited.connect(self._forget_note)
        self.cards.set_targets(self.zones.buttons)
        self.cards.sorted_to.connect(self._sorted)
        self.cards.put_into.connect(self._put_into)
        for word, button in self.states.items():
            button.setProperty("word", word)
            button.clicked.connect(self._set_state)
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(self._lift)
        self.down.clicked.connect(self._lower)
        self.move_to.activated.connect(self._move)
        self.cards.currentRowChanged.connect(self._show_state)
        for box in self.numbers.values():
            box.valueChanged.connect(self._note_numbers)
        self.turn.valueChanged.connect(self._note_board)
        self.step.activated.connect(self._note_board)
        self.initiative.activated.connect(self._note_board)
        self.use.clicked.connect(self._finish)
        self.seats.select(0)
        self.zones.select(1)

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        for button in (*self.states.values(), self.up, self.down, self.remove):
            tools.addWidget(button)
        tools.addWidget(self.move_to)
        tools.addStretch(1)
        grid = QGridLayout()
        for column, name in enumerate(_NUMBERS):
            grid.addWidget(self.labels[name], 0, column)
            grid.addWidget(self.numbers[name], 1, column)
        for column, (name, box) in enumerate(
            (("step", self.step), ("turn", self.turn), ("initiative", self.initiative)), start=len(_NUMBERS)
        ):
            grid.addWidget(self.labels[name], 0, column)
            grid.addWidget(box, 1, column)
        for widget in (self.seats, self.zones, self.cards):
            self.rows.addWidget(widget)
        self.rows.addLayout(tools)
        self.rows.addWidget(self.add)
        self.rows.addWidget(self.note)
        self.note.hide()
        self.rows.addLayout(grid)
        self.rows.addWidget(self.warning)
        rows = QVBoxLayout()
        rows.addWidget(self.use)
        self.rows.addLayout(rows)

    # ---- opening and handing back
    def edit(self, text: str, names: tuple[str, str]) -> None:
        """Edit this position."""
        self._document = yaml.safe_load(text)
        self._names = names
        self.open()
        self._fill()

    def set_language(self, code: str) -> None:
        """The language of card names."""
        self._lang = code
        names = sorted({self._name(number) for number in self._pool})
        completer = QCompleter(names, self.add)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.add.setCompleter(completer)
        self._fill()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        restyle(self.body, look)

    def first(self) -> QWidget:
        return self.add

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Edit the board"))
        self.setAccessibleName(self.tr("Edit the board"))
        self.done_button.set_words(self.tr("Leave as it was"))
        self.use.set_words(self.tr("Play this position"))
        self.seats.set_words(self.tr("Side"), self._names)
        self.zones.set_words(self.tr("Zone"), tuple(self._zone_name(zone) for zone in ZONES))
        self.add.setPlaceholderText(self.tr("Name or number of a card to add, then Enter"))
        self.add.setAccessibleName(self.tr("Card to add"))
        self.cards.setAccessibleName(self.tr("Cards in this zone"))
        words = {
            "ready": self.tr("Ready"), "action": self.tr("Action"), "stunned": self.tr("Stunned"),
            "face": self.tr("Turn over"),
        }  # fmt: skip
        for word, button in self.states.items():
            button.setText(words[word])
        self.remove.setText(self.tr("Remove"))
        self.up.setText(self.tr("Up"))
        self.down.setText(self.tr("Down"))
        texts = {
            "bond": self.tr("Bond"), "cp": self.tr("CP"), "ep": self.tr("EP"), "step": self.tr("Step"),
            "turn": self.tr("Turn"), "initiative": self.tr("Initiative"),
        }  # fmt: skip
        for name, label in self.labels.items():
            label.setText(texts[name])
        for box, items in (
            (self.move_to, [self.tr("Move to"), *(self._zone_name(zone) for zone in ZONES)]),
            (self.step, [self._step_name(step) for step in STEPS]),
            (self.initiative, list(self._names)),
        ):
            at = box.currentIndex()
            box.clear()
            box.addItems(items)
            box.setCurrentIndex(max(0, at))
        for name, widget in (*self.numbers.items(), ("step", self.step), ("turn", self.turn)):
            widget.setAccessibleName(texts[name])
        self.initiative.setAccessibleName(texts["initiative"])
        self.move_to.setAccessibleName(self.tr("Move to"))

    def _zone_name(self, zone: str) -> str:
        return {
            "hand": self.tr("Hand"), "field": self.tr("Field"), "homebase": self.tr("Homebase"),
            "trail": self.tr("Trail"), "exile": self.tr("Exile"), "deck": self.tr("Deck"),
        }[zone]  # fmt: skip

    def _step_name(self, step: str) -> str:
        return {
            "draw": self.tr("Draw step"), "homebase": self.tr("Homebase step"),
            "deployment": self.tr("Deployment step"), "combat": self.tr("Combat"), "cure": self.tr("Cure"),
            "turn-start": self.tr("Start of the turn"),
        }[step]  # fmt: skip

    def _name(self, number: str) -> str:
        if number not in self._pool:
            own = self._document.get("cards", {}).get(number, {})
            return str(own.get("name", number))
        card = self._pool.printing(number, self._lang)
        return f"{card.name} [{card.subname}]" if card.subname else card.name

    # ---- what is shown
    @property
    def _board(self) -> dict[str, Any]:
        board: dict[str, Any] = self._document.setdefault("board", {})
        return board

    def _side(self) -> dict[str, Any]:
        side: dict[str, Any] = self._board.setdefault(_SEATS[self.seats.selected()], {})
        return side

    def _zone(self) -> list[Any]:
        zone = ZONES[self.zones.selected()]
        cards: list[Any] = self._side().setdefault(zone, [])
        return cards

    def _fill(self) -> None:
        if not self._document or not self.isVisible():
            return
        row = self.cards.currentRow()
        self.cards.show_cards([(self._text(entry), self._printing(entry)) for entry in self._zone()])
        self.cards.setCurrentRow(min(max(0, row), self.cards.count() - 1))
        for name, box in self.numbers.items():
            box.blockSignals(True)
            box.setValue(int(self._side().get(name, 40 if name == "bond" else 0)))
            box.blockSignals(False)
        board = self._board
        self.turn.blockSignals(True)
        self.turn.setValue(int(board.get("turn", 1)))
        self.turn.blockSignals(False)
        self.step.setCurrentIndex(STEPS.index(board.get("at", "deployment")))
        self.initiative.setCurrentIndex(_SEATS.index(board.get("initiative", "A")))
        self._show_state()
        self._warn()

    def _warn(self) -> None:
        """What would end the position before it began."""
        empty = [name for seat, name in zip(_SEATS, self._names, strict=True) if not self._deck(seat)]
        template = self.tr("No deck: {names}. Whoever has to draw from an empty deck loses.")
        self.warning.setText(template.format(names=", ".join(empty)))
        self.warning.setVisible(bool(empty))

    def _deck(self, seat: str) -> list[Any]:
        cards: list[Any] = self._board.get(seat, {}).get("deck") or []
        return cards

    def _printing(self, entry: Any) -> Printing | None:
        number = str(entry["card"] if isinstance(entry, dict) else entry)
        return self._pool.printing(number, self._lang) if number in self._pool else None

    def _text(self, entry: Any) -> str:
        card = entry if isinstance(entry, dict) else {"card": entry}
        said = [self._name(str(card["card"]))]
        if state := card.get("state"):
            said.append(self.tr("stunned") if state == "stunned" else self.tr("action"))
        if face := card.get("face"):
            said.append(self.tr("face-up") if face == "up" else self.tr("face-down"))
        said += [str(mark) for mark in card.get("attributes", ())]
        return " · ".join(said)

    def _show_state(self) -> None:
        zone, some = ZONES[self.zones.selected()], self.cards.currentRow() >= 0
        for word, button in self.states.items():
            button.setEnabled(some and zone in ("field", "homebase") and (word != "stunned" or zone == "field"))
        for widget in (self.remove, self.up, self.down, self.move_to):
            widget.setEnabled(some)

    # ---- changing it
    def _entry(self) -> dict[str, Any] | None:
        row, cards = self.cards.currentRow(), self._zone()
        if not 0 <= row < len(cards):
            return None
        if not isinstance(cards[row], dict):
            cards[row] = {"card": cards[row]}
        entry: dict[str, Any] = cards[row]
        return entry

    def _add(self) -> None:
        wanted = self.add.text().strip()
        number = wanted if wanted in self._pool else next((n for n in self._pool if self._name(n) == wanted), "")
        if not number:
            matches = [n for n in self._pool if wanted and wanted.lower() in self._name(n).lower()]
            number = matches[0] if len({self._name(n) for n in matches}) == 1 else ""
            if not number:
                self._say_unknown(wanted, sorted({self._name(n) for n in matches}))
        if number:
            self._zone().append(number)
            self.add.clear()
            self._forget_note()
            self._fill()
            self.cards.setCurrentRow(self.cards.count() - 1)

    def _say_unknown(self, wanted: str, names: list[str]) -> None:
        """Why nothing was added."""
        if not wanted:
            words = self.tr("Type the name or the number of a card first.")
        elif names:
            template = self.tr("{count} cards are called so: {names} … Type more of the name.")
            words = template.format(count=len(names), names=", ".join(names[:3]))
        else:
            words = self.tr("No card is called “{name}”.").format(name=wanted)
        self.note.setText(words)
        self.note.show()

    def _forget_note(self) -> None:
        self.note.hide()

    def _set_state(self) -> None:
        entry, word = self._entry(), str(self.sender().property("word"))
        if entry is None:
            return
        if word == "face":
            natural = "down" if ZONES[self.zones.selected()] == "homebase" else "up"
            if entry.pop("face", None) is None and entry.get("state") != "stunned":
                entry["face"] = "up" if natural == "down" else "down"
        else:
            entry.pop("state", None)
            if word == "stunned":
                entry.pop("face", None)
            if word != "ready":
                entry["state"] = word
        self._fill()

    def _remove(self) -> None:
        row, cards = self.cards.currentRow(), self._zone()
        if 0 <= row < len(cards):
            del cards[row]
            self._fill()

    def _lift(self) -> None:
        self._swap(-1)

    def _lower(self) -> None:
        self._swap(1)

    def _swap(self, way: int) -> None:
        row, cards = self.cards.currentRow(), self._zone()
        if 0 <= row + way < len(cards):
            cards[row], cards[row + way] = cards[row + way], cards[row]
            self._fill()
            self.cards.setCurrentRow(row + way)

    def _sorted(self, row: int, to: int) -> None:
        cards = self._zone()
        if 0 <= row < len(cards):
            cards.insert(to, cards.pop(row))
            self._fill()
            self.cards.setCurrentRow(to)

    def _move(self, index: int) -> None:
        self.move_to.setCurrentIndex(0)
        if index:
            self._put_into(index - 1)

    def _put_into(self, zone: int) -> None:
        """The chosen card goes to another zone, as it comes there."""
        entry = self._entry()
        if entry is not None and zone != self.zones.selected():
            del self._zone()[self.cards.currentRow()]
            self._side().setdefault(ZONES[zone], []).append(entry["card"])
            self._fill()

    def _note_numbers(self) -> None:
        for name, box in self.numbers.items():
            self._side()[name] = box.value()

    def _note_board(self) -> None:
        board = self._board
        board["turn"] = self.turn.value()
        board["at"] = STEPS[max(0, self.step.currentIndex())]
        board["initiative"] = _SEATS[max(0, self.initiative.currentIndex())]
        board.pop("seat", None)

    def _finish(self) -> None:
        text = yaml.safe_dump(self._document, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110)
        self.done()
        self.edited.emit(text)
