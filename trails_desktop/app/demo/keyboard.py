"""The same deeds as :mod:`mouse` does, with keys alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.kernel.decisions import Answer, Option
from trails_desktop.app.demo.mouse import (
    PATIENCE,
    PLAIN,
    Beat,
    Clumsy,
    Deed,
    Intent,
    changes,
    index_of,
    question,
    rails_for,
    settled,
)
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.questions.asking import find
from trails_desktop.table.sheets.base import ChoiceSheet
from trails_desktop.table.sheets.number import NumberSheet, SplitSheet
from trails_desktop.table.sheets.options import OptionsSheet
from trails_desktop.table.sheets.rails import RailSheet
from trails_desktop.table.table import TableWidget


class KeyboardHands:
    """Plays with keys alone: Tab and arrows to go there, Enter and digits to act, Space for the main button."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table

    def perform(self, intent: Intent) -> Deed:
        """Answer the pending question of the table's seat. Raises :class:`Clumsy`."""
        table, answer = self._table, intent.answer
        yield from settled(table)
        asking = table.pilot.asking
        if asking.decision is None:
            raise Clumsy("nobody is asked")
        if asking.panel:
            yield from self._sheet(question(table), answer)
        elif asking.purpose == "priority":
            yield from self._act(answer[0])
        elif asking.purpose == "attackers" and intent.target is not None:
            for option in changes(table.pilot.taken, answer):
                yield from self._enter(option)
            yield Beat(300, "aimed")
            yield from self._enter(intent.target)
        elif answer and not asking.multi:
            yield from self._enter(answer[0])
        else:
            for option in changes(table.pilot.taken, answer):
                yield from self._enter(option)
                yield Beat(120, "marked")
            if not answer and table.pilot.main_state().answer:
                self.key(Qt.Key.Key_Escape)  # not what is proposed
            self.key(Qt.Key.Key_Space, " ")
            yield Beat(60)

    def key(self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Strike one key; it goes to whatever has the keyboard."""
        type_key(QApplication.focusWidget() or self._table.view, key, text, modifiers)

    def _act(self, option: Option) -> Deed:
        if option == ("pass",):
            self.key(Qt.Key.Key_Space, " ")
            yield Beat(60)
            return
        obj = int(option[2] if option[0] == "support" else option[1])
        card = find(self._table.pilot.view, obj)
        if card is not None and key_of(obj) not in self._table.scene.shown:
            yield from self._go(("pile", card.owner, card.zone))
            self.key(Qt.Key.Key_Return)
            yield Beat(420, "pile")
        yield from self._go(key_of(obj))
        acts = [act.option for act in self._table.pilot.asking.acts.get(obj, ())]
        if option not in acts:
            raise Clumsy(f"object {obj} cannot do that")
        if len(acts) == 1 and option[0] != "support":
            self.key(Qt.Key.Key_Return)
            yield Beat(60)
            return
        number = acts.index(option) + 1
        if number % 2 and number <= 9:  # now and then the short way
            self.key(_digit(number), str(number))
            yield Beat(60)
            return
        self.key(Qt.Key.Key_Return)
        menu = self._table.sheets.menu
        if menu is None:
            raise Clumsy("no menu opened")
        yield Beat(300, "menu")
        yield from self._cell(menu, index_of(menu, option))
        self.key(Qt.Key.Key_Return)
        yield Beat(60)

    def _enter(self, option: Option) -> Deed:
        yield from self._go(("seat", option[1]) if option[0] == "seat" else key_of(int(option[1])))
        self.key(Qt.Key.Key_Return)
        yield Beat(60)

    def _go(self, to: Key) -> Deed:
        """Tab to a card or a player that can be used."""
        zones, seen = self._table.zones, set[Key | None]()
        while zones.cursor != to:
            self.key(Qt.Key.Key_Tab, "\t")
            yield Beat(30)
            if zones.cursor in seen and zones.cursor != to:
                raise Clumsy(f"Tab does not come to {to}")
            seen.add(zones.cursor)

    # --- sheets ------------------------------------------------------------------------------------------------------
    def _sheet(self, sheet: ChoiceSheet, answer: Answer) -> Deed:
        for _ in range(3):
            if not sheet.hasFocus():
                self.key(Qt.Key.Key_Tab, "\t")
                yield Beat(30)
        yield Beat(300, "sheet")
        if isinstance(sheet, OptionsSheet):
            for option in answer if answer or sheet.many else ((),):
                yield from self._cell(sheet, index_of(sheet, option))
                self.key(Qt.Key.Key_Return)
                yield Beat(60)
            if not sheet.many:
                return
        elif isinstance(sheet, NumberSheet):
            while (by := int(answer[0][1]) - sheet.value) != 0:
                self.key(Qt.Key.Key_Right if by > 0 else Qt.Key.Key_Left)
                yield Beat(30)
        elif isinstance(sheet, SplitSheet):
            yield from self._split(sheet, answer)
        elif isinstance(sheet, RailSheet):
            for rail, indexes in reversed(tuple(enumerate(rails_for(sheet, answer)))):
                for slot, index in enumerate(indexes):
                    yield from self._fit(sheet, index, rail, slot)
        done = PLAIN if not isinstance(sheet, OptionsSheet) else Qt.KeyboardModifier.ControlModifier
        self.key(Qt.Key.Key_Return, "", done)
        yield Beat(60)

    def _split(self, sheet: SplitSheet, answer: Answer) -> Deed:
        wanted = [next((int(s[-1]) for s in answer if s[:-1] == c.option), 0) for c in sheet.state.choices]
        for sign, key in ((-1, Qt.Key.Key_Left), (1, Qt.Key.Key_Right)):
            for row, share in enumerate(wanted):
                while (share - sheet.shares[row]) * sign > 0:
                    self.key(key)
                    yield Beat(30)
                self.key(Qt.Key.Key_Down)
                yield Beat(30)

    def _cell(self, sheet: ChoiceSheet, index: int) -> Deed:
        for _ in range(len(sheet.state.choices) + 2):
            if sheet.cursor_index == index:
                return
            self.key(Qt.Key.Key_Right)
            yield Beat(30)
        raise Clumsy("the arrows do not come to that option")

    def _fit(self, sheet: RailSheet, index: int, rail: int, slot: int) -> Deed:
        yield from self._rail_cursor(sheet, index)
        shift = Qt.KeyboardModifier.ShiftModifier
        for _ in range(PATIENCE):
            now = next(r for r, cards in enumerate(sheet.rails) if index in cards)
            at = sheet.rails[now].index(index)
            if (now, at) == (rail, slot):
                return
            if now != rail:
                key = Qt.Key.Key_Down if now < rail else Qt.Key.Key_Up
            else:
                key = Qt.Key.Key_Right if at < slot else Qt.Key.Key_Left
            self.key(key, "", shift)
            yield Beat(60)
        raise Clumsy("the card does not come to its place")

    def _rail_cursor(self, sheet: RailSheet, index: int) -> Deed:
        """Stand on a card with the arrows: up and down between the rails, left and right along them."""
        for _ in range(4 * len(sheet.state.choices) + 4):
            if sheet.cursor_index == index:
                return
            here = next(r for r, cards in enumerate(sheet.rails) if sheet.cursor_index in cards)
            there = next(r for r, cards in enumerate(sheet.rails) if index in cards)
            if here != there:
                key = Qt.Key.Key_Down if there > here else Qt.Key.Key_Up
            else:
                rail = sheet.rails[here]
                right = rail.index(index) > rail.index(sheet.cursor_index)
                key = Qt.Key.Key_Right if right else Qt.Key.Key_Left
            self.key(key)
            yield Beat(30)
        raise Clumsy("the arrows do not come to that card")


def type_key(widget: QWidget, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Strike a key on a widget."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, text))


def _digit(number: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0.value + number)
