"""The mouse and the keyboard on the board: they say what was pointed at, dragged and dropped; what it means is not
theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from trails_desktop.board.asking.asker import Thing
from trails_desktop.board.scene import BoardScene
from trails_desktop.board.spec.areas import RATIO
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.geometry.layout import Box

_FAR = 8  #: pixels from which a press becomes a drag
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


@dataclass(slots=True)
class _Press:
    """A button that went down. on: what lies there. dragging: it went far enough."""

    at: QPointF
    on: Thing | None
    dragging: bool = False


class Hands(QObject):
    """``pointed(thing)``: clicked, or Enter on it. ``hovered(thing or None)``. ``dragged(card, thing or None)``: a card
    is over something. ``dropped(card, thing or None)``. ``key(event)``: any other key; accept it if it was used.
    ``moved(thing)``: the keyboard stands on it."""

    pointed = Signal(object)
    hovered = Signal(object)
    dragged = Signal(int, object)
    dropped = Signal(int, object)
    moved = Signal(object)
    key = Signal(QKeyEvent)

    def __init__(self, view: TableView, scene: BoardScene, may_drag: Callable[[int], bool]) -> None:
        super().__init__(view)
        self._view, self._scene, self._may_drag = view, scene, may_drag
        self._press: _Press | None = None
        self._over: Thing | None = None
        self.focus: Thing | None = None
        self.things: Callable[[], list[Thing]] = list
        self.lit: Callable[[], frozenset[Thing]] = frozenset
        self.box: Callable[[Thing], Box | None] = scene.box_of
        view.viewport().installEventFilter(self)
        view.key_pressed.connect(self._key)

    # --- the mouse ----------------------------------------------------------------------------------------------------
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Presses on cards are ours, those on buttons the scene's."""
        if not isinstance(event, QMouseEvent):
            return False
        point = self._view.mapToScene(event.position().toPoint())
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            return self._down(point)
        if event.type() == QEvent.Type.MouseMove:
            return self._move(point)
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            return self._up(point)
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return self._down(point)
        return False

    def _on_button(self, point: QPointF) -> bool:
        s = self._scene
        buttons = (s.main, s.second, *s.quiet)
        return any(button.isVisible() and button.sceneBoundingRect().contains(point) and
                   button.contains(button.mapFromScene(point)) for button in buttons)  # fmt: skip

    def _down(self, point: QPointF) -> bool:
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._on_button(point):
            return False
        self._press = _Press(point, self._scene.thing_at(point))
        self.set_focus(None)
        return True

    def _move(self, point: QPointF) -> bool:
        press = self._press
        if press is None:
            thing = self._scene.thing_at(point)
            if thing != self._over:
                self._over = thing
                self.hovered.emit(thing)
            return False
        far = (point - press.at).manhattanLength() >= _FAR
        if not press.dragging and far and press.on is not None and press.on[0] == "card":
            if not self._may_drag(int(press.on[1])):  # why not is said, as where it is clicked
                self._press = None
                self.pointed.emit(press.on)
                return True
            press.dragging = True
            self._scene.held = int(press.on[1])
        if press.dragging:
            self._carry(point)
            self.dragged.emit(self._scene.held, self._scene.thing_at(point))
        return True

    def _carry(self, point: QPointF) -> None:
        """A card from the hand follows the pointer; from the board goes an arrow."""
        item = self._scene.cards.get(self._scene.held)
        spot = self._scene.spots.get(self._scene.held)
        if item is None or spot is None:
            return
        if spot.area and self._scene.game.spec.area(spot.area).form == "hand":
            item.setZValue(300)
            item.setRotation(0)
            item.setPos(point)
        else:
            up = point.y() < spot.y
            tip = Box(point.x(), point.y() + (-4 if up else 4), 0, 0)
            self._scene.point([QPointF(spot.x, spot.y - spot.width * RATIO / 2 * (1 if up else -1) * 0.6)], tip, up)

    def _up(self, point: QPointF) -> bool:
        press, self._press = self._press, None
        if press is None:
            return False
        if press.dragging:
            card, self._scene.held = self._scene.held, 0
            item = self._scene.cards.get(card)
            if item is not None:  # so that what is below is found, not the card itself
                self._scene.held = card
            thing = self._scene.thing_at(point)
            self._scene.held = 0
            self.dropped.emit(card, thing)
        elif press.on is not None and press.on == self._scene.thing_at(point):
            self.pointed.emit(press.on)
        else:
            self.pointed.emit(None)
        return True

    def drop_all(self) -> None:
        """Whatever is held is let go without a word."""
        self._press = None
        self._scene.held = 0

    # --- the keyboard -------------------------------------------------------------------------------------------------
    def set_focus(self, thing: Thing | None) -> None:
        """The keyboard stands there."""
        if thing != self.focus:
            self.focus = thing
            self.moved.emit(thing)

    def _key(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._walk(*_ARROWS[key])
            event.accept()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next(-1 if key == Qt.Key.Key_Backtab else 1)
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focus is not None:
            self.pointed.emit(self.focus)
            event.accept()
        else:
            self.key.emit(event)

    def _next(self, way: int) -> None:
        """To the next thing that can be used; to the next at all if there is none."""
        things = self.things()
        lit = [thing for thing in things if thing in self.lit()] or things
        if not lit:
            return
        if self.focus in lit:
            self.set_focus(lit[(lit.index(self.focus) + way) % len(lit)])
        else:
            self.set_focus(lit[0 if way > 0 else -1])

    def next_lit(self, way: int = 1) -> None:
        """See :meth:`_next`."""
        self._next(way)

    def _walk(self, dx: int, dy: int) -> None:
        things = self.things()
        here = None if self.focus is None else self.box(self.focus)
        if here is None:
            self._next(1)
            return
        best: tuple[float, Thing] | None = None
        for thing in things:
            box = self.box(thing)
            if box is None or thing == self.focus:
                continue
            along = (box.cx - here.cx) * dx + (box.cy - here.cy) * dy
            aside = abs((box.cx - here.cx) * dy) + abs((box.cy - here.cy) * dx)
            if along <= 1 or aside > 3 * along + 60:
                continue
            far = along + 2.2 * aside
            if best is None or far < best[0]:
                best = (far, thing)
        if best is not None:
            self.set_focus(best[1])
