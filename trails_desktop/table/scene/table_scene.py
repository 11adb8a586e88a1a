"""The table as a scene: the cards, what lies under a point, and the one way in for the mouse.

Presses on cards and on the bare board start a gesture (:mod:`gestures`); buttons, plates and sheets take their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.items import CardItem
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.pieces.clock import Clock
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Spot
from trails_desktop.table.scene.card_scene import CardScene
from trails_desktop.table.scene.gestures import THRESHOLD, Gesture, Move
from trails_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point. kind: ``card``, ``pile``, ``seat`` (a plate or the other hand), ``part`` (a button or
    another part that handles the mouse itself), ``bubble`` (a reason with its rule), ``board``."""

    kind: str
    key: Key | None = None
    obj: int = 0
    seat: int = -1
    pile: str = ""


def _no_gesture(hit: Hit, at: QPointF, extend: bool) -> Gesture | None:
    return None


def _not_used(hit: Hit) -> bool:
    return False


def _not_turned(by: int) -> bool:
    return False


def _not_interrupted(hit: Hit, pressed: Part | None) -> bool:
    return False


class TableScene(CardScene):
    """See the module's text. ``pointed(Hit | None)``: what the pointer is over. ``menu_asked(Hit)``: right click on a
    card. ``starter`` makes the gesture of a press, ``used_twice`` says whether a double click was taken. While a card
    is in hand ``turned`` hears the wheel and ``aside`` the right button; they say whether they took it."""

    pointed = Signal(object)
    menu_asked = Signal(object)
    hovered = Signal(QPointF, object)  #: the pointer moved, with no button down: where, and what lies there
    pressed_at = Signal(QPointF, object)  #: likewise
    asked_at = Signal(QPointF, object)  #: right click on the bare board or on a pile: what is this?
    moved_on = Signal()  #: what was pressed is dragged or let go

    def __init__(self, faces: Faces, theme: Theme, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(faces, theme, clock, parent)
        self.gesture: Gesture | None = None
        self.pointer: Hit | None = None
        self.starter: Callable[[Hit, QPointF, bool], Gesture | None] = _no_gesture
        self.used_twice: Callable[[Hit], bool] = _not_used
        self.turned: Callable[[int], bool] = _not_turned
        self.aside: Callable[[Hit], bool] = _not_used
        #: hears every press first, with the button under it; true: it was for what rests, and nothing else hears it
        self.interrupted: Callable[[Hit, Part | None], bool] = _not_interrupted
        self.sheets: list[Part] = []  #: questions over the table

    # --- what lies under a point -------------------------------------------------------------------------------------
    def hit(self, at: QPointF) -> Hit:
        """The uppermost thing under a point of the scene; the held card does not count."""
        bubble = self.furniture.bubble
        if bubble.isVisible() and bubble.rule and bubble.contains(bubble.mapFromScene(at)):
            return Hit("bubble")
        best: CardItem | None = None
        for item in self.cards.values():
            if item.key != self.held and (best is None or item.zValue() > best.zValue()) and item.holds(at):
                best = item
        for part in (*self.sheets, *self.furniture.buttons.values(), self.furniture.tickets):
            if part.isVisible() and part.contains(part.mapFromScene(at)) and (
                best is None or best.zValue() < part.zValue()
            ):  # fmt: skip
                return Hit("part")
        if best is not None:
            card = self.shown.get(best.key)
            return Hit("card", best.key, card.obj if card else 0, card.seat if card else -1)
        for own, plate in self.furniture.plates.items():
            if plate.contains(plate.mapFromScene(at)):
                return Hit("seat", seat=self.seat_of(own))
        for (own, pile), stack in self.furniture.piles.items():
            if stack.holds(at):
                return Hit("pile", seat=self.seat_of(own), pile=pile)
        if self.frame.mid.holds(at.x(), at.y()):
            ribbon = self.furniture.ribbon
            if ribbon.station_at(ribbon.mapFromScene(at)) >= 0:
                return Hit("part")
        return Hit("board")

    def spots(self, at: QPointF) -> tuple[Spot, ...]:
        """Every place something may be dropped on at a point, the most particular first."""
        found: list[Spot] = []
        hit = self.hit(at)
        if hit.kind == "card" and hit.obj:
            found.append(("card", hit.obj))
        x, y = at.x(), at.y()
        for own in (True, False):
            side = self.frame.of(own)
            if hit.kind == "seat" and hit.seat == self.seat_of(own):
                found.append(("seat", hit.seat))
            elif side.hand.holds(x, y) and not own:
                found.append(("seat", self.seat_of(own)))
        if hit.kind == "pile":
            found.append(("zone", hit.pile))
        if self.frame.of(False).field.holds(x, y):
            found.append(("zone", "foe field"))
        own_side = self.frame.own
        if own_side.hand.holds(x, y):
            found.append(("zone", "hand"))
        if own_side.field.holds(x, y):
            found.append(FIELD)
        if own_side.homebase.holds(x, y):
            found.append(HOMEBASE)
        if self.frame.mid.grown(4).holds(x, y):
            found.append(BAND)
        if self.frame.board.holds(x, y) and y < own_side.hand.y:
            found.append(BOARD)
        return tuple(found)

    # --- the mouse: presses enter here -------------------------------------------------------------------------------
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Start a gesture on cards and the bare board; other parts take their own presses."""
        hit = self.hit(event.scenePos())
        self.pressed_at.emit(event.scenePos(), hit)
        if self.gesture is None and self.interrupted(hit, self._button_at(event.scenePos())):
            event.accept()
            return
        if self.gesture is not None and event.button() == Qt.MouseButton.RightButton and self.aside(hit):
            event.accept()
            return
        self.end_gesture()
        if hit.kind in ("part", "seat") or event.button() != Qt.MouseButton.LeftButton:
            if event.button() == Qt.MouseButton.RightButton and hit.kind == "card":
                self.menu_asked.emit(hit)
                event.accept()
                return
            if event.button() == Qt.MouseButton.RightButton and hit.kind in ("board", "pile"):
                self.asked_at.emit(event.scenePos(), hit)
                event.accept()
                return
            super().mousePressEvent(event)
            # A click does not take the keyboard from the table: only sheets, which ask, keep it.
            if self.focusItem() not in self.sheets:
                self.unfocus()
            return
        self.unfocus()
        extend = bool(event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier))
        self.gesture = self.starter(hit, event.scenePos(), extend)
        if self.gesture is not None:
            next(self.gesture)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Feed the gesture; without one tell what the pointer is over."""
        at = event.scenePos()
        if event.buttons() and not near(at, event.buttonDownScenePos(Qt.MouseButton.LeftButton)):
            self.moved_on.emit()
        if self.gesture is not None:
            self._send(Move("move", at.x(), at.y()))
            event.accept()
            return
        super().mouseMoveEvent(event)
        if not event.buttons():
            hit = self.hit(at)
            self.point_at(hit)
            self.hovered.emit(at, hit)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The end of a gesture."""
        self.moved_on.emit()
        if self.gesture is not None and event.button() == Qt.MouseButton.LeftButton:
            at = event.scenePos()
            self._send(Move("drop", at.x(), at.y()))
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """With a card in hand: pay otherwise. Else it belongs to what lies under the pointer."""
        if self.gesture is None:
            if self.interrupted(Hit("board"), None):
                event.accept()
                return
            super().wheelEvent(event)
        elif event.delta():
            self.turned(1 if event.delta() < 0 else -1)
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Twice on a hand card uses it; elsewhere the second press is a press."""
        hit = self.hit(event.scenePos())
        if self.interrupted(hit, self._button_at(event.scenePos())):
            event.accept()
            return
        if hit.kind == "card" and event.button() == Qt.MouseButton.LeftButton and self.used_twice(hit):
            event.accept()
            return
        self.mousePressEvent(event)

    def _button_at(self, at: QPointF) -> Part | None:
        buttons = self.furniture.buttons.values()
        return next((one for one in buttons if one.isVisible() and one.contains(one.mapFromScene(at))), None)

    def unfocus(self) -> None:
        """Take the keyboard from a button or sheet back to the table's cursor."""
        if (item := self.focusItem()) is not None:
            item.clearFocus()

    def point_at(self, hit: Hit | None) -> None:
        """Tell what the pointer is over, once per thing; None: it left the table."""
        if hit != self.pointer:
            self.pointer = hit
            self.pointed.emit(hit)

    def let_go(self) -> None:
        """What is pressed is let go without a deed: it was held to ask what it is."""
        self.end_gesture()
        if (item := self.mouseGrabberItem()) is not None:
            item.ungrabMouse()

    def end_gesture(self) -> None:
        """Esc, a new view, or a second button: the gesture tidies up after itself."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.close()

    def _send(self, move: Move) -> None:
        gesture = self.gesture
        if gesture is None:
            return
        if move.kind == "drop":
            # The last event. What it answers may bring a new view, which ends gestures: this one is over by then.
            self.gesture = None
        try:
            gesture.send(move)
        except StopIteration:
            self.gesture = None
        else:
            if move.kind == "drop":
                gesture.close()


def near(one: QPointF, other: QPointF) -> bool:
    """Whether a pointer that went from one point to the other has stayed."""
    return (one - other).manhattanLength() < THRESHOLD
