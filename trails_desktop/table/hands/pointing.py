"""The pointer on the table: presses become gestures, hovering shows the card, the cursor says what a press would do."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Option
from engine.trails.views.records import CardView, View
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.pilot import Menu, Pilot
from trails_desktop.table.pieces.clock import Clock
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.craft_texts import craft_of
from trails_desktop.table.scene.gestures import Gesture, press_board, press_card
from trails_desktop.table.scene.stage import SceneStage
from trails_desktop.table.scene.table_scene import Hit, TableScene
from trails_desktop.table.sheets.ask import Sheets

_READ_AFTER = 24  # milliseconds until the panel shows the card under the pointer


class PointedTable(Protocol):
    """The table under the pointer."""

    @property
    def pilot(self) -> Pilot: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def stage(self) -> SceneStage: ...
    @property
    def sheets(self) -> Sheets: ...
    @property
    def names(self) -> CardNames: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def below(self) -> int: ...
    @property
    def view(self) -> PointedView: ...
    @property
    def side(self) -> NamingPanel: ...
    @property
    def reader(self) -> CardReader: ...
    @property
    def zones(self) -> CursorPlace: ...
    @property
    def learning(self) -> RuleShelf: ...
    def refresh(self) -> None: ...
    def hush(self) -> bool: ...
    def browse(self, seat: int, pile: str) -> None: ...
    def close_browse(self) -> bool: ...


class PointedView(Protocol):
    """The window onto the scene."""

    @property
    def left(self) -> SignalInstance: ...
    def viewport(self) -> QWidget: ...


class NamingPanel(Protocol):
    """The panel, where names of cards stand; ``(number, object)``."""

    @property
    def card_hovered(self) -> SignalInstance: ...
    @property
    def card_pressed(self) -> SignalInstance: ...
    def refresh(self) -> None: ...


class CardReader(Protocol):
    """Who shows a card large."""

    def read(self, view: View, obj: int) -> None: ...
    def read_number(self, number: str, view: View | None = None, obj: int = 0) -> None: ...


class CursorPlace(Protocol):
    """Where the keyboard cursor stands."""

    def set_cursor(self, key: Key | None) -> None: ...


class RuleShelf(Protocol):
    """Where the rules can be looked up."""

    def open_rules(self, rule: str = "") -> None: ...


class Pointing(QObject):
    """Reads the mouse for a table."""

    def __init__(self, table: PointedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.looked: Key | None = None  #: the card under the pointer
        self.ticket = 0  #: the waiting card under the pointer
        self._wanted = 0
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(_READ_AFTER)
        self._reading.timeout.connect(self._read_now)
        scene, furniture, side = table.scene, table.scene.furniture, table.side
        scene.starter = self._start
        scene.used_twice = self._used_twice
        scene.turned = table.pilot.pay_otherwise
        scene.aside = self._pay_with
        scene.pointed.connect(self._pointed)
        scene.menu_asked.connect(self._menu_asked)
        table.view.left.connect(self._left)
        table.pilot.menu_wanted.connect(self.offer)
        table.pilot.looked.connect(self._read)
        table.sheets.looked_at.connect(self._option_looked)
        furniture.plates[True].pressed.connect(self._own_plate)
        furniture.plates[False].pressed.connect(self._other_plate)
        furniture.tickets.ticket_hovered.connect(self._ticket)
        furniture.tickets.ticket_pressed.connect(self._ticket_pressed)
        side.card_hovered.connect(self._name_hovered)
        side.card_pressed.connect(self._name_pressed)

    def forget(self) -> None:
        """Nothing is under the pointer (the curtain)."""
        self._reading.stop()
        self.looked = None
        self.ticket = 0

    def _start(self, hit: Hit, at: QPointF, extend: bool) -> Gesture | None:
        """The gesture of a press."""
        if hit.kind == "bubble":
            self._table.learning.open_rules(self._table.scene.furniture.bubble.rule)
            return None
        self._table.hush()
        self._table.pilot.forget_payment()
        menu = self._table.sheets.close_menu()
        if hit.kind == "card" and hit.obj:
            card = ask.find(self._table.pilot.view, hit.obj)
            if card is not None:
                return press_card(self._table.stage, self._table.pilot, card, at.x(), at.y(), extend)
        if hit.kind == "card" and self._table.below != hit.seat and hit.key is not None and hit.key[0] == "hand":
            self._table.pilot.seat_clicked(hit.seat)
            return None
        if hit.kind == "pile":
            self._table.browse(hit.seat, hit.pile)
            return None
        if self._table.close_browse() or menu:
            return None
        return press_board(self._table.stage, self._table.pilot, at.x(), at.y())

    def _pay_with(self, hit: Hit) -> bool:
        """The right button while a card is in hand: over a homebase card that may pay for it, it will."""
        pilot = self._table.pilot
        return self._table.stage.held is not None and hit.obj in pilot.purse.options and pilot.pay_with(hit.obj)

    def _used_twice(self, hit: Hit) -> bool:
        card = ask.find(self._table.pilot.view, hit.obj)
        if card is None:
            return False
        if card.zone == "hand":
            self._table.pilot.use(hit.obj)
            return True
        # The first click of the two already did what the card can do.
        return hit.obj in self._table.pilot.asking.acts

    def _pointed(self, hit: Hit | None) -> None:
        key: Key | None = hit.key if hit is not None and hit.kind == "card" else None
        if hit is not None and hit.kind == "seat" and ("seat", hit.seat) in self._table.pilot.target_spots():
            key = ("seat", hit.seat)  # a click would attack: what would come of it is shown first
        card = ask.find(self._table.pilot.view, hit.obj) if hit is not None and hit.obj else None
        if hit is not None and hit.kind == "card":
            self._wanted = hit.obj
            if self._table.clock.factor > 0:
                self._reading.start()
            else:
                self._read_now()
        self._table.view.viewport().setCursor(self._cursor_shape(hit, card))
        if key != self.looked:
            self.looked = key
            self._table.refresh()

    def _read_now(self) -> None:
        """The panel follows the pointer a moment later: what is pointed at answers first, and what was only passed over
        is not laid out at all."""
        self._table.reader.read(self._table.pilot.view, self._wanted)
        self._table.side.refresh()

    def _cursor_shape(self, hit: Hit | None, card: CardView | None) -> Qt.CursorShape:
        asking = self._table.pilot.asking
        if hit is None:
            return Qt.CursorShape.ArrowCursor
        if card is not None and ask.draggable(asking, card):
            return Qt.CursorShape.OpenHandCursor
        if card is not None and (card.id in asking.picks or ("card", card.id) in self._table.pilot.target_spots()):
            return Qt.CursorShape.PointingHandCursor if asking.own else Qt.CursorShape.CrossCursor
        if hit.kind in ("pile", "bubble") or (card is not None and card.id in asking.acts):
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def _read(self, obj: int) -> None:
        """A click reads the card too: a finger does not hover."""
        self._table.reader.read(self._table.pilot.view, obj)
        self._table.side.refresh()

    def read_asker(self) -> None:
        """A question came: the panel shows the card it comes from, so that one reads what is being decided."""
        view, decision = self._table.pilot.view, self._table.pilot.asking.decision
        if decision is None or not decision.source or decision.purpose == "priority":
            return
        self._reading.stop()  # what was pointed at before the question does not come after it
        if ask.find(view, decision.source) is not None:
            self._read(decision.source)
        elif number := wording.asking_number(decision.source, view):
            self._table.reader.read_number(number)
            self._table.side.refresh()

    def _option_looked(self, option: Option) -> None:
        """A sheet's option is pointed at: if it is about a card, that one is read."""
        decision = self._table.pilot.asking.decision
        craft = craft_of(decision, option) if decision is not None else None
        if not option:
            return
        number = next((part for part in option[1:] if isinstance(part, str)), craft.number if craft is not None else "")
        if option[0] in ("trigger", "replacement") and number:
            self._table.reader.read_number(number)
            self._table.side.refresh()
        elif option[0] in ("pick", "top", "under", "card") and isinstance(option[1], int):
            self._read(option[1])

    def _left(self) -> None:
        self._table.scene.point_at(None)

    def _menu_asked(self, hit: Hit) -> None:
        acts = self._table.pilot.asking.acts.get(hit.obj, ())
        if acts:
            self.offer(Menu(hit.obj, acts))
        else:
            self._table.pilot.explain(hit.obj)

    def offer(self, menu: Menu) -> None:
        """Open the menu of a card's legal actions."""
        view = self._table.pilot.view
        card = ask.find(view, menu.obj)
        title = self._table.names.card_name(card) if card is not None else ""
        choices = [wording.act_choice(act, view, self._table.names) for act in menu.acts]
        self._table.sheets.offer(title, choices, self._table.scene.card_box(key_of(menu.obj)))

    def _own_plate(self) -> None:
        self._table.pilot.seat_clicked(self._table.below)

    def _other_plate(self) -> None:
        self._table.pilot.seat_clicked(1 - self._table.below)

    def _ticket(self, waiting: int) -> None:
        found = next((one for one in self._table.pilot.view.standby if one.id == waiting), None)
        if waiting != self.ticket:
            self.ticket = waiting
            self._table.refresh()
        if found is not None:
            self._table.reader.read_number(found.number)
            self._table.side.refresh()

    def _ticket_pressed(self, waiting: int) -> None:
        if waiting in self._table.pilot.asking.picks:
            self._table.pilot.click(waiting)

    def _name_hovered(self, number: str, obj: int) -> None:
        if number:
            self._table.reader.read_number(number, self._table.pilot.view, obj)
            self._table.side.refresh()

    def _name_pressed(self, number: str, obj: int) -> None:
        self._name_hovered(number, obj)
        if key_of(obj) in self._table.scene.cards:
            self._table.zones.set_cursor(key_of(obj))
