"""What the board says to a screen reader: of every thing on it, and aloud of what happens.

It says no more than the view and the log of the shown seat, and under the curtain nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from engine.kernel.decisions import Decision
from engine.trails.views.records import LogLine
from trails_desktop.table.aloud.accessible import StandIn
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.aloud.zone_lists import ZoneBoard
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.pilot import Match, Pilot
from trails_desktop.table.help.helper import Help
from trails_desktop.table.help.places import box_of
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.placing.cursor import Stop
from trails_desktop.table.questions.craft_texts import question
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.sheets.ask import Sheets
from trails_desktop.table.sheets.base import DONE, ChoiceSheet

_BUTTONS = ("main", "undo", "auto", "until", "modes")
_MOST = 6  #: lines of the log said at once; more are counted


class SpokenTable(Protocol):
    """The table that is told of."""

    @property
    def port(self) -> Match: ...
    @property
    def pilot(self) -> Pilot: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def view(self) -> TableView: ...
    @property
    def sheets(self) -> Sheets: ...
    @property
    def zones(self) -> ZoneBoard: ...
    @property
    def names(self) -> CardNames: ...
    @property
    def words(self) -> Words: ...
    @property
    def below(self) -> int: ...
    @property
    def help(self) -> Help: ...
    @property
    def covered(self) -> bool: ...
    def use_key(self, key: Key) -> None: ...
    def press_main(self) -> None: ...


class Herald(QObject):
    """See the module's text. places: where the keyboard can stand. ``said(str)``: everything that is announced."""

    said = Signal(str)

    def __init__(self, table: SpokenTable, places: Callable[[], Sequence[Stop]], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._places = places
        self._things: dict[Key, StandIn] = {}
        self._asked: Decision | None = None
        self._cell = ""
        table.view.setAccessibleName(QCoreApplication.translate("Herald", "Table"))

    # --- what there is -----------------------------------------------------------------------------------------------
    def stand_ins(self) -> Sequence[StandIn]:
        """Everything on the board, row by row from the top, then the buttons; a sheet's answers first.

        What a screen reader is to meet of a new part has a key here. Guard:
        tests/desktop/table/play/test_aloud.py.
        """
        table = self._table
        keys: list[Key] = []
        if not table.covered:
            sheet = table.sheets.top
            if sheet is not None:
                keys += [("cell", index) for index in self._cells(sheet)]
            keys += [stop.key for stop in self._places()]
            buttons = table.scene.furniture.buttons
            parts = [("part", name) for name in _BUTTONS if name in buttons and buttons[name].isVisible()]
            keys += [key for key in parts if key not in keys]
            if ("part", "ribbon") not in keys:
                keys.append(("part", "ribbon"))
        for key in self._things.keys() - set(keys):
            self._things.pop(key).deleteLater()
        return [self._thing(key) for key in keys]

    def _thing(self, key: Key) -> StandIn:
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = StandIn(key, self, self._table.view)
        return found

    @staticmethod
    def _cells(sheet: ChoiceSheet) -> list[int]:
        return [*range(len(sheet.state.choices)), *([] if sheet.cell_box(DONE).isNull() else [DONE])]

    def focused(self) -> StandIn | None:
        """The answer of a sheet, or what the cursor stands on."""
        if self._table.covered:
            return None
        sheet, cursor = self._table.sheets.top, self._table.zones.cursor
        if sheet is not None and sheet.hasFocus():
            return self._thing(("cell", sheet.cursor_index))
        return self._thing(cursor) if cursor is not None else None

    def description(self) -> str:
        """What is asked, and what the keyboard stands on."""
        if self._table.covered:
            return ""
        cursor = self._table.zones.cursor
        return ". ".join(part for part in (self._question(), self.name(cursor) if cursor else "") if part)

    # --- one thing ---------------------------------------------------------------------------------------------------
    def name(self, key: Key) -> str:
        """What a thing is; "" if it is gone or covered."""
        table = self._table
        if table.covered or not key:
            return ""
        if key[0] == "cell":
            sheet = table.sheets.top
            if sheet is None:
                return ""
            return sheet.confirm_label() if key[1] == DONE else sheet.cell_accessible(int(key[1]))
        part = self._part(key)
        if part is not None:
            return part.accessible_name()
        if key[0] == "pile":
            own = int(key[1]) == table.below
            return next(
                (pile.accessible_name() for at, pile in table.scene.furniture.labels.items() if at == (own, key[2])), ""
            )
        tickets = table.scene.furniture.tickets
        ticket = next((tickets.ticket_accessible(i) for i, one in enumerate(tickets.ids) if key_of(one) == key), "")
        shown = table.scene.shown.get(key)
        found = table.zones.spoken(key) or ticket
        if not found and shown is None and (about := table.help.things.about(key)) is not None:
            return f"{about.title}, {about.now}" if about.now else about.title
        if found or shown is None:
            return found
        return wording.spoken_card(shown.card, table.names, shown.obj in table.pilot.asking.candidates() - {0})

    def detail(self, key: Key) -> str:
        """Whose zone it lies in, and what it can do, numbered as the keys do it; then what it is."""
        table = self._table
        shown = table.scene.shown.get(key)
        about = table.help.things.about(key) if not table.covered else None
        if about is None:
            return ""
        if shown is None:
            return f"{about.now}. {about.says}" if key[0] == "card" else about.says
        parts = [f"{table.port.names[shown.seat]}: {wording.zone_name(shown.zone)}"] if shown.seat in (0, 1) else []
        acts = table.pilot.asking.acts.get(shown.obj, ()) if shown.obj else ()
        view = table.pilot.view
        parts += [f"{i}: {wording.act_choice(act, view, table.names).text}" for i, act in enumerate(acts, start=1)]
        return ". ".join([*parts, about.says])

    def box(self, key: Key) -> QRect:
        """Where it is on the screen."""
        table = self._table
        if table.covered or not key:
            return QRect()
        area, sheet = QRectF(), table.sheets.top
        if key[0] == "cell":
            area = sheet.mapRectToScene(sheet.cell_box(int(key[1]))) if sheet is not None else area
        else:
            area = box_of(table.scene, key) or area
        if area.isEmpty():
            return QRect()
        corner = table.view.viewport().mapToGlobal(table.view.mapFromScene(area.topLeft()))
        return QRect(corner, area.size().toSize())

    def role(self, key: Key) -> QAccessible.Role:
        """Buttons and answers are pressed, the band is read, everything else is an item of the list."""
        if key[0] == "cell" or key[:1] == ("part",):
            return QAccessible.Role.StaticText if key == ("part", "ribbon") else QAccessible.Role.Button
        return QAccessible.Role.ListItem

    def marked(self, key: Key) -> bool:
        """Whether it is taken for the pending answer."""
        return key[0] == "card" and any(
            option[0] == "pick" and key_of(int(option[1])) == key for option in self._table.pilot.taken
        )

    def press(self, key: Key) -> None:
        """Do with it what Enter would."""
        table = self._table
        if table.covered or not key:
            return
        if key[0] == "cell":
            if table.sheets.top is not None:
                table.sheets.top.press(int(key[1]))
        elif not self.press_part(key):
            table.zones.set_cursor(key)
            table.use_key(key)

    def press_part(self, key: Key) -> bool:
        """Press a button. False if the key is of none."""
        if key == ("part", "main"):
            self._table.press_main()
        elif key[0] == "part" and key[1] in self._table.scene.furniture.buttons:
            self._table.scene.furniture.buttons[str(key[1])].press()
        else:
            return False
        return True

    def _part(self, key: Key) -> Part | None:
        furniture, below = self._table.scene.furniture, self._table.below
        if key[0] == "seat":
            return furniture.plates[int(key[1]) == below]
        if key == ("part", "ribbon"):
            return furniture.ribbon
        return furniture.buttons[str(key[1])] if key[0] == "part" else None

    # --- aloud -------------------------------------------------------------------------------------------------------
    def moved(self, key: Key | None) -> None:
        """The keyboard stands on another thing."""
        view = self._table.view
        view.setAccessibleDescription(self.description())
        thing = self.focused()
        if thing is not None and key is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))

    def stepped(self) -> None:
        """A key went to a sheet: say what stands there now."""
        sheet = self._table.sheets.top
        cell = sheet.spoken() if sheet is not None and sheet.hasFocus() and not self._table.covered else ""
        if cell != self._cell:
            self._cell = cell
            self.say(cell)

    def logged(self, lines: Sequence[LogLine]) -> None:
        """Lines came to the log."""
        told = [self._table.words.log_line(line).plain for line in lines]
        if len(told) > _MOST:
            skipped = QCoreApplication.translate("Herald", "{count} lines in the log").format(count=len(told) - _MOST)
            told = [skipped, *told[-_MOST:]]
        self.say(". ".join(told))

    def asked(self) -> None:
        """The board was shown anew: say what is asked, once a question."""
        view, decision = self._table.view, self._table.pilot.asking.decision
        view.setAccessibleDescription(self.description())
        if decision is not None and decision != self._asked:
            self.say(self._question())
        self._asked = decision

    def _question(self) -> str:
        table = self._table
        decision = table.pilot.asking.decision
        if decision is None:
            return ""
        main = table.scene.furniture.buttons["main"].accessible_name()
        return f"{question(decision, table.words)} {main}".strip()

    def say(self, words: str, urgent: bool = False) -> None:
        """Say it, without moving what the reader stands on. urgent: before anything else."""
        if not words or self._table.covered:
            return
        self.said.emit(words)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._table.view, words)
            kinds = QAccessible.AnnouncementPoliteness
            event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
            QAccessible.updateAccessibility(event)

    def cover(self) -> None:
        """The curtain closes: nothing that was said can be asked for any more."""
        self._asked, self._cell = None, ""
        self._table.view.setAccessibleDescription("")
        for thing in self._things.values():
            thing.deleteLater()
        self._things = {}

    def retranslate(self) -> None:
        """Another language."""
        self._table.view.setAccessibleName(QCoreApplication.translate("Herald", "Table"))
