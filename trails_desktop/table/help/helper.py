"""When a thing is explained: the pointer rests on it, Alt is pressed where the keyboard stands, a finger stays on it.

It is one voice among others: not while something is carried, aimed or held, and gone with the next press.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal

from trails_desktop.match.api import Distant
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.aloud.zone_lists import ZoneBoard
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.help.about import PLATE_SIGNS, About, Things, ToldTable
from trails_desktop.table.help.places import box_of, ground_at, thing_at
from trails_desktop.table.help.sheet import HelpSheet, HelpState, PlateNumbers
from trails_desktop.table.hold.hold import Hold
from trails_desktop.table.lookup.inspected import current_values
from trails_desktop.table.scene.stage import SceneStage
from trails_desktop.table.scene.table_scene import Hit
from trails_desktop.table.sheets.ask import Sheets
from trails_desktop.ui.theme import Theme

_CARD_AFTER, _SIGN_AFTER, _PRESSED_AFTER = 350, 500, 600  # milliseconds
_AIR: Final = 14.0
#: Text scales below which it does not go, with a large card and without.
_LEAST_CARD, _LEAST = 0.74, 0.55


class HelpedTable(ToldTable, Protocol):
    """A table whose things are explained."""

    @property
    def hold(self) -> Hold: ...
    @property
    def stage(self) -> SceneStage: ...
    @property
    def sheets(self) -> Sheets: ...
    @property
    def zones(self) -> ZoneBoard: ...
    @property
    def view(self) -> TableView: ...
    @property
    def covered(self) -> bool: ...
    def hush(self) -> bool: ...


class Help(QObject):
    """See the module's text. ``page_wanted(str)``: open the book at a page."""

    page_wanted = Signal(str)

    def __init__(self, table: HelpedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.things = Things(table)
        self.enabled = True  #: whether resting explains; asking (Alt, a long press) always does
        self.key: Key | None = None  #: what is explained
        self._over: Key | None = None
        scene = table.scene
        self.sheet, self.numbers = HelpSheet(scene.theme), PlateNumbers(scene.theme)
        for part in (self.numbers, self.sheet):
            part.setZValue(Z.BUBBLE - 0.2)
            part.setVisible(False)
            scene.addItem(part)
        self._rest, self._press = QTimer(self), QTimer(self)
        for timer, told in ((self._rest, self._rested), (self._press, self._pressed_long)):
            timer.setSingleShot(True)
            timer.timeout.connect(told)
        self._press.setInterval(_PRESSED_AFTER)
        scene.hovered.connect(self._hovered)
        scene.pressed_at.connect(self._pressed)
        scene.moved_on.connect(self._press.stop)
        scene.asked_at.connect(self._asked)
        table.view.claims = self._claims
        table.pilot.idle.connect(self._idle)
        if isinstance(table.port, Distant):
            table.port.explained.connect(self._explained)
        for name, button in scene.furniture.buttons.items():
            button.refused.connect(partial(self._idle, ("part", name)))

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        for part in (self.sheet, self.numbers):
            part.set_theme(theme)

    # --- when --------------------------------------------------------------------------------------------------------
    def _hovered(self, at: QPointF, hit: Hit) -> None:
        key = thing_at(self._table.scene, at, hit)
        if key == self._over:
            return
        self._over = key
        if self.key != key:
            self.hide()
        self._rest.stop()
        if key is not None and self.enabled:
            self._rest.start(_CARD_AFTER if key[0] in ("card", "hand") else _SIGN_AFTER)

    def _rested(self) -> None:
        table = self._table
        aiming = table.stage.fight() is not None and table.pilot.view.combat is None
        quiet = table.scene.gesture is None and not aiming and not table.hold.busy and table.sheets.menu is None
        if quiet and self._over is not None:
            self.explain(self._over)

    def _pressed(self, at: QPointF, hit: Hit) -> None:
        self.hide()
        self._rest.stop()
        self._press.stop()
        self._over = thing_at(self._table.scene, at, hit)
        if self._over is not None:
            self._press.start()

    def _pressed_long(self) -> None:
        if self._over is not None and self.explain(self._over):
            self._table.scene.let_go()

    def _asked(self, at: QPointF, hit: Hit) -> None:
        """The right button where no card lies: what this part of the table is."""
        self._press.stop()
        self._table.hush()
        self.explain(ground_at(self._table.scene, at, hit))

    def _claims(self, key: int) -> bool:
        """F1 opens the page about what is explained; else it is the window's."""
        return key == Qt.Key.Key_F1 and self.key is not None

    def _idle(self, key: Key) -> None:
        """Something was pressed that does nothing now: it says what it is."""
        if self.enabled:
            self.explain(key)

    def _explained(self, obj: int) -> None:
        """Why a card cannot be used is known now: it is said where the card is being explained."""
        about = self.things.about(self.key) if self.key is not None else None
        if self.key is not None and about is not None and about.obj == obj:
            self.explain(self.key)

    def ask(self) -> bool:
        """Alt: explain what the keyboard stands on, else what the pointer rests on; again puts it away."""
        key = self._table.zones.cursor or self._over
        if key is None or (self.key == key and self.hide()):
            return key is not None
        return self.explain(key)

    def open_page(self) -> bool:
        """F1: the page of the book about what is explained. False if nothing is."""
        about = self.things.about(self.key) if self.key is not None else None
        if about is None or not about.page:
            return False
        self.hide()
        self.page_wanted.emit(about.page)
        return True

    def hide(self) -> bool:
        """Put it away. True if it was there."""
        was, self.key = self.key is not None, None
        self.sheet.setVisible(False)
        self.numbers.setVisible(False)
        return was

    def forget(self) -> None:
        """Another view, or the curtain: what was explained may be gone."""
        self._rest.stop()
        self._press.stop()
        self._over = None
        self.hide()
        self.sheet.show_state(HelpState(About("")))

    # --- what and where ----------------------------------------------------------------------------------------------
    def explain(self, key: Key) -> bool:
        """Explain a thing beside it. False if there is nothing to say."""
        table, scene = self._table, self._table.scene
        about, box = (None, None) if table.covered else (self.things.about(key, why=True), box_of(scene, key))
        if about is None or box is None:
            return False
        state = HelpState(about)
        if about.number:
            shown = scene.shown.get(key)
            card = shown.card if shown is not None else None
            values = HelpState(about).values
            if card is not None and card.zone == "field" and not card.stunned:
                values = current_values(card)
            face = table.names.face(about.number, card=card)
            state = HelpState(about, face, values, table.faces.picture(about.number))
        elif key[0] == "seat":
            state = HelpState(about, numbered=True)
        self.key = key
        self._lay(state, box, key[0] in ("station", "part"))
        self.numbers.setVisible(state.numbered)
        if state.numbered:
            own = int(key[1]) == table.below
            plate = scene.furniture.plates[own]
            spots = plate.sign_spots()
            self.numbers.show_spots(tuple(spots[sign] for sign in PLATE_SIGNS))
            self.numbers.set_geometry(plate.mapRectToScene(plate.area), plate.text_scale)
        return True

    def _lay(self, state: HelpState, thing: QRectF, over: bool) -> None:
        """Beside what it explains (over: above or below it, if there is room), as large as it fits there and never on
        it."""
        fr = self._table.scene.frame
        board = QRectF(fr.board.x, fr.board.y, fr.board.w, fr.board.h).adjusted(6, 6, -6, -6)
        thing = thing.intersected(board)
        most, found = max(0.84, fr.text), None
        # where the large card has no room, the panel shows it, and the words come alone
        for shown, least in ((state, _LEAST_CARD), (replace(state, face=None), _LEAST)):
            for step in range(20):
                k = most * 0.95**step
                size = self.sheet.size_for(shown, k)
                found = _places(thing, board, size.width(), size.height(), over) if k >= least else []
                if found:
                    break
            state = shown
            if found:
                break
        place = found[0] if found else QRectF(board.topLeft(), size)
        self.sheet.show_state(state)
        self.sheet.set_geometry(place, k)
        self.sheet.setVisible(True)


def _places(thing: QRectF, board: QRectF, wide: float, high: float, over: bool) -> list[QRectF]:
    """Where a sheet of that size has room beside a thing, the best side first: of each direction the roomier one."""
    y = min(max(board.top(), thing.center().y() - high / 2), board.bottom() - high)
    x = min(max(board.left(), thing.center().x() - wide / 2), board.right() - wide)
    beside = [
        (board.right() - thing.right() - _AIR - wide, QRectF(thing.right() + _AIR, y, wide, high)),
        (thing.left() - _AIR - wide - board.left(), QRectF(thing.left() - _AIR - wide, y, wide, high)),
    ]
    above = [
        (board.bottom() - thing.bottom() - _AIR - high, QRectF(x, thing.bottom() + _AIR, wide, high)),
        (thing.top() - _AIR - high - board.top(), QRectF(x, thing.top() - _AIR - high, wide, high)),
    ]
    ways = (above, beside) if over else (beside, above)
    found = [one for way in ways for one in sorted(way, key=lambda one: -one[0]) if one[0] >= 0]
    return [box for _, box in found if board.contains(box)]
