"""Playing by keyboard: arrows move over the table, Tab goes to the next card that can act, Enter acts.

Space is the main button, digits are the n-th action of a card, Esc takes back what is not yet an answer.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trails_desktop.match.api import MatchPort
from trails_desktop.match.auto_pass import Until
from trails_desktop.table.aloud.zone_lists import ZoneBoard
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands.autopass import AutoPass
from trails_desktop.table.hands.hinting import Hinting
from trails_desktop.table.hands.pilot import Pilot
from trails_desktop.table.hands.speech import Speech
from trails_desktop.table.help.helper import Help
from trails_desktop.table.help.places import things
from trails_desktop.table.hold.hold import Hold
from trails_desktop.table.hold.voices import Voices
from trails_desktop.table.panels.asides import Asides
from trails_desktop.table.placing import cursor as placing_cursor
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.sheets.ask import Sheets


class Presser(Protocol):
    """Presses buttons by their keys, and says things aloud."""

    def press_part(self, key: Key) -> bool: ...
    def say(self, words: str, urgent: bool = False) -> None: ...


class Steered(Protocol):
    """What the keyboard drives: the table."""

    scene: TableScene
    names: CardNames
    pilot: Pilot
    speech: Speech
    sheets: Sheets
    zones: ZoneBoard
    asides: Asides
    passer: AutoPass
    hold: Hold
    help: Help
    herald: Presser
    voices: Voices

    @property
    def port(self) -> MatchPort: ...
    @property
    def below(self) -> int: ...
    def press_main(self) -> None: ...
    def undo(self) -> None: ...
    def hush(self) -> bool: ...
    def browse(self, seat: int, pile: str) -> None: ...
    def close_browse(self) -> bool: ...


_ARROWS: dict[Qt.Key, placing_cursor.Direction] = {
    Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right", Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down",
}  # fmt: skip


_UNTIL: dict[Qt.Key, Until] = {Qt.Key.Key_D: "decision", Qt.Key.Key_E: "turn"}

#: Other homebase cards pay for the card the cursor stands on.
_OTHERWISE: dict[Qt.Key, int] = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}


class Steering:
    """Reads key presses for a table."""

    def __init__(self, table: Steered) -> None:
        self._table = table
        self.hinting: Hinting | None = None  #: made when a hint is first asked for

    def key(self, event: QKeyEvent) -> bool:
        """Take a key. False leaves it to the focused sheet or button."""
        table, key, cursor = self._table, event.key(), self._table.zones.cursor
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        sheet = table.sheets.top
        in_sheet = sheet is not None and sheet.hasFocus()
        if control and key == Qt.Key.Key_Z:
            table.undo()
            return True
        if key == Qt.Key.Key_F6:
            table.asides.focus_panel()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._tab(key == Qt.Key.Key_Backtab)
            return True
        if key == Qt.Key.Key_Escape:
            return self._escape(in_sheet)
        if key == Qt.Key.Key_Space and table.hold.busy:
            # held down it goes to one's next decision, else to what comes next
            return table.hold.hasten() if event.isAutoRepeat() else table.hold.skip()
        if key == Qt.Key.Key_Alt:
            return table.help.ask()
        if key == Qt.Key.Key_F1:
            return table.help.open_page()
        if in_sheet or control or table.scene.focusItem() is not None:
            return False
        if self._types(event):
            return True
        if key in _ARROWS:
            self._arrow(_ARROWS[Qt.Key(key)], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            if not table.hold.deaf:  # it was meant for what rested until now
                table.press_main()
        elif key in _OTHERWISE:
            return table.pilot.pay_otherwise(_OTHERWISE[Qt.Key(key)])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._digit(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_P:
            table.passer.toggle_until()
        elif key in _UNTIL:
            table.passer.pass_until(_UNTIL[Qt.Key(key)])
        elif key == Qt.Key.Key_S and cursor is not None and cursor[0] == "station":
            table.passer.toggle_stop(int(cursor[1]))
        elif key == Qt.Key.Key_N:
            self._next(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_A:
            table.passer.toggle_auto()
        elif key == Qt.Key.Key_R:
            table.asides.open_rule()
        elif key == Qt.Key.Key_B:
            table.voices.toggle_recap()
        elif key == Qt.Key.Key_H:
            self.hinting = self.hinting or Hinting(table.port, table.pilot, table.speech, table.names, table.pilot)
            table.herald.say(self.hinting.wanted(), urgent=True)
        elif key == Qt.Key.Key_L:
            table.asides.toggle_lists()
        else:
            return False
        return True

    def _types(self, event: QKeyEvent) -> bool:
        """Letters filter cards that are laid out to choose from; there they are no commands."""
        table, words = self._table, event.text()
        if event.key() == Qt.Key.Key_Backspace:
            return bool(table.asides.typed) and table.asides.type(table.asides.typed[:-1])
        if len(words) != 1 or not (words.isalpha() or (words == " " and table.asides.typed)):
            return False
        return table.asides.type(table.asides.typed + words)

    def places(self) -> list[placing_cursor.Stop]:
        """Every place the keyboard can stand on."""
        scene = self._table.scene
        tickets = scene.furniture.tickets
        waiting = [(key_of(one), tickets.ticket_box(i).center().x()) for i, one in enumerate(tickets.ids)]
        return placing_cursor.stops(scene.shown, self._table.below, scene.frame, tray=True, waiting=waiting)

    def everything(self) -> list[placing_cursor.Stop]:
        """Every place, and the zones, stations and buttons besides (Shift and the arrows come to those)."""
        scene = self._table.scene
        if any(card.tray for card in scene.shown.values()):
            return self.places()
        more = [placing_cursor.Stop(key, box.center().x(), row) for key, box, row in things(scene)]
        return placing_cursor.in_order([*self.places(), *more])

    def _arrow(self, where: placing_cursor.Direction, anywhere: bool = False) -> None:
        zones = self._table.zones
        self._table.hush()
        places = self.everything() if anywhere else self.places()
        zones.set_cursor(placing_cursor.moved(places, zones.cursor, where))

    def _tab(self, backwards: bool) -> None:
        """The next card that can act or be chosen; a sheet is one of the stops."""
        table = self._table
        asking = table.pilot.asking
        wanted: list[Key] = [key_of(obj) for obj in asking.candidates()]
        targets = table.pilot.target_spots()
        wanted += [key_of(int(number)) for kind, number in targets if kind == "card"]
        wanted += [("seat", int(number)) for kind, number in targets if kind == "seat"]
        wanted += [("seat", seat) for seat in asking.seats]
        wanted += [("pile", seat, pile) for seat, pile in table.scene.context.open_piles]
        places = self.places()
        sheet = table.sheets.top
        step = placing_cursor.next_of(places, table.zones.cursor, wanted, backwards)
        if sheet is not None and not sheet.hasFocus():
            sheet.setFocus()
            return
        if sheet is not None:
            table.scene.unfocus()
        table.zones.set_cursor(step or table.zones.cursor or placing_cursor.first(places))

    def _next(self, dots: bool) -> None:
        """N: the next card with full light; with Shift the next one with a dot."""
        table, asking = self._table, self._table.pilot.asking
        wanted = [key_of(obj) for obj in asking.candidates() if asking.helps(obj) == dots]
        table.zones.set_cursor(placing_cursor.next_of(self.places(), table.zones.cursor, wanted) or table.zones.cursor)

    def _enter(self) -> None:
        if self._table.zones.cursor is not None:
            self.use(self._table.zones.cursor)

    def use(self, key: Key) -> None:
        """Enter on a place of the table: use the card, choose the player, look through the pile, press the button."""
        table = self._table
        if key[0] == "card":
            table.hush()
            table.pilot.use(int(key[1]))
        elif key[0] == "seat":
            table.pilot.seat_clicked(int(key[1]))
        elif key[0] == "pile":
            table.browse(int(key[1]), str(key[2]))
        elif key[0] == "station":
            table.passer.go_to(int(key[1]))
        elif not table.herald.press_part(key):
            table.help.explain(key)  # nothing is done with it: then it is told what it is

    def _digit(self, number: int) -> None:
        cursor = self._table.zones.cursor
        if cursor is not None and cursor[0] == "card":
            self._table.pilot.act_number(int(cursor[1]), number)

    def _escape(self, in_sheet: bool) -> bool:
        table = self._table
        if table.scene.gesture is not None:
            table.scene.end_gesture()
        elif (
            table.voices.close_recap()
            or table.asides.close_book()
            or table.sheets.close_menu()
            or table.help.hide()
            or table.hush()
            or table.close_browse()
            or table.pilot.back()
        ):
            pass
        elif in_sheet:
            table.scene.unfocus()
        else:
            table.zones.set_cursor(None)
        return True
