"""The table as a scene: it mirrors a view by object id, is placed by the layout and moved by the clock.

Cards are created, moved and removed one by one; nothing is ever cleared. The scene knows no rules: what glows and
what a click means comes from :mod:`asking` and goes out through :mod:`gestures`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from engine.trails.view import EventView, View
from trails_desktop.table.arrow import ArrowItem
from trails_desktop.table.asking import BAND, BOARD, FIELD, HOMEBASE, Spot
from trails_desktop.table.cards import CardItem, Marks, snapped
from trails_desktop.table.clock import Clock
from trails_desktop.table.faces import Face, Faces
from trails_desktop.table.furniture import Context, Furniture, rect
from trails_desktop.table.gestures import Gesture, Move
from trails_desktop.table.layout import Box, Frame, Place, Z, frame
from trails_desktop.table.motion import Journeys, journeys, travel
from trails_desktop.table.overlays import Signs
from trails_desktop.table.part import Part
from trails_desktop.table.placing import Key, Looking, Shown, arrange
from trails_desktop.table.tags import Tag, TagState
from trails_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point. kind: ``card``, ``pile``, ``seat`` (a plate or the other hand), ``part`` (a button or
    another part that handles the mouse itself), ``board``."""

    kind: str
    key: Key | None = None
    obj: int = 0
    seat: int = -1
    pile: str = ""


def _no_gesture(hit: Hit, at: QPointF, extend: bool) -> Gesture | None:
    return None


def _not_used(hit: Hit) -> bool:
    return False


class TableScene(QGraphicsScene):
    """See the module's text. ``pointed(Hit | None)``: what the pointer is over. ``menu_asked(Hit)``: right click on a
    card. ``starter`` makes the gesture of a press, ``used_twice`` says whether a double click was taken."""

    pointed = Signal(object)
    menu_asked = Signal(object)

    def __init__(self, faces: Faces, theme: Theme, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self.clock = clock
        self.theme = theme
        self.dpr = 1.0
        self.cards: dict[Key, CardItem] = {}
        self.shown: dict[Key, Shown] = {}
        self.frame: Frame = frame(1280, 800)
        self.signs = Signs(theme)
        self.furniture = Furniture(self, theme, faces)
        self.context = Context()
        self.arrow = ArrowItem(theme)
        self.arrow.setZValue(Z.ARROW)
        self.addItem(self.arrow)
        self.tags: dict[str, Tag] = {}
        self.held: Key | None = None
        self.gesture: Gesture | None = None
        self.pointer: Hit | None = None
        self.starter: Callable[[Hit, QPointF, bool], Gesture | None] = _no_gesture
        self.used_twice: Callable[[Hit], bool] = _not_used
        self.sheets: list[Part] = []  #: questions over the table
        self._leaving: list[CardItem] = []
        self.set_theme(theme)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # --- size and look -----------------------------------------------------------------------------------------------
    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.theme = theme
        self.signs = Signs(theme, self.dpr)
        self.furniture.set_theme(theme)
        self.arrow.set_theme(theme)
        for tag in self.tags.values():
            tag.set_theme(theme)

    def set_size(self, fr: Frame, dpr: float) -> None:
        """Lie out for another window. The board's frame, not the window's: the side panel is a widget of its own."""
        if dpr != self.dpr:
            self.dpr = dpr
            self.signs = Signs(self.theme, dpr)
        self.frame = fr
        self.setSceneRect(rect(fr.board))
        self.furniture.lay(fr)

    # --- showing a view ----------------------------------------------------------------------------------------------
    def show_view(
        self,
        view: View,
        context: Context,
        looking: Looking,
        marks: Mapping[Key, Marks],
        shown: Mapping[Key, Shown] | None = None,
        events: Sequence[EventView] = (),
        jump: bool = False,
    ) -> None:
        """Mirror a view: deal new cards, move those that stay, send off those that are gone. ``jump``: no motion."""
        wanted = dict(shown) if shown is not None else self.arrangement(view, context.below, looking)
        self.context = context
        if jump:
            self.clock.finish()
        moves = journeys(events)
        self._rename(moves, wanted)
        before = self.shown
        self.shown = wanted
        for key in self.cards.keys() - wanted.keys():
            self._send_off(key, moves.gone.get(key), jump)
        order = 0
        for key, card in wanted.items():
            item = self.cards.get(key)
            fresh = item is None
            if item is None:
                item = self._deal(key, card, moves.origin.get(key))
            origin = moves.origin.get(key, ("", -1))[0]
            self._dress(item, card)
            if key != self.held:
                if jump or (fresh and not origin):
                    item.put(self.whole(card.place))
                else:
                    self._move(item, before.get(key), card, origin, order)
                    order += fresh
            item.show_marks(marks.get(key, Marks()), self.signs, self._strip_scale(card))
        self.furniture.show(view, self.frame, context, self.dpr)

    def arrangement(self, view: View, below: int, looking: Looking) -> dict[Key, Shown]:
        """Where every card of a view goes in the present frame."""
        return arrange(view, below, self.frame, self.faces.names, looking)

    def remark(self, marks: Mapping[Key, Marks], context: Context, view: View) -> None:
        """Only the signs changed."""
        self.context = context
        for key, item in self.cards.items():
            wanted = marks.get(key, Marks())
            if wanted != item.marks:
                item.show_marks(wanted, self.signs, self._strip_scale(self.shown[key]))
        self.furniture.show(view, self.frame, context, self.dpr)

    def uncard(self) -> None:
        """Take every card off the table (under the curtain)."""
        self.clock.finish()
        for key in list(self.cards):
            self.removeItem(self.cards.pop(key))
        self.shown = {}
        self.held = None
        self.arrow.hide_arrow()
        self.show_tags({})

    def repaint_card(self, number: str) -> None:
        """A picture came: ask for the face of that card again."""
        for key, item in self.cards.items():
            card = self.shown.get(key)
            if card is not None and card.face.number == number:
                item.face = None
                self._dress(item, card)

    def whole(self, place: Place) -> Place:
        """A place with its width in whole pixels."""
        return replace(place, w=round(place.w))

    def _strip_scale(self, card: Shown) -> float:
        u = self.frame.u
        return u * min(1.0, card.place.w / self.frame.field_card + 0.06)

    def _rename(self, moves: Journeys, wanted: Mapping[Key, Shown]) -> None:
        for old, new in moves.renamed.items():
            if old in self.cards and new in wanted and new not in self.cards:
                item = self.cards.pop(old)
                item.key = new
                self.cards[new] = item
                self.clock.stop(old)
                if old in self.shown:
                    self.shown[new] = self.shown.pop(old)

    def _deal(self, key: Key, card: Shown, origin: tuple[str, int] | None) -> CardItem:
        item = self.cards[key] = CardItem(key)
        self.addItem(item)
        self._dress(item, card)
        if origin is not None and (start := self._pile_place(origin[0], card.seat)) is not None:
            item.put(start)
        return item

    def _pile_place(self, zone: str, seat: int) -> Place | None:
        """Where a card starts or ends that is not drawn as a card."""
        side = self.frame.of(seat == self.context.below)
        if zone in ("deck", "trail", "exile"):
            box = side.zone(zone)
            return Place(box.cx, box.cy, round(box.w), 0.0, Z.HAND + 0.95)
        if zone == "hand":
            box = side.hand
            return Place(box.cx, box.cy, round(self.frame.back_card), 180.0, Z.HAND + 0.95)
        if zone == "standby":
            mid = self.frame.mid
            return Place(mid.cx, mid.cy, round(self.frame.home_card), 0.0, Z.HAND + 0.95)
        return None

    def _dress(self, item: CardItem, card: Shown) -> None:
        width = max(8, round(card.place.w))
        wanted = (card.face, width, self.dpr, self.faces.names.lang)
        if item.face != wanted:
            item.face = wanted
            item.show_face(self.faces.pixmap(card.face, width, self.dpr, card.card), width)

    def _move(self, item: CardItem, before: Shown | None, card: Shown, origin: str, order: int) -> None:
        target = self.whole(card.place)
        if item.place == target and not self.clock.runs(item.key) and item.scale() == 1.0:
            item.setZValue(target.z)
            return
        how = travel(before, card, origin, order)
        start_w = item.place.w * item.scale() if item.place.w else target.w
        start = item.pos(), item.rotation(), start_w / max(1, target.w)
        end = snapped(target, item.width, item.height)
        turn = target.rot
        item.place = target
        moved_zone = before is None or before.zone != card.zone
        item.setZValue(Z.HAND + 0.95 if moved_zone else target.z)

        def step(share: float) -> None:
            at = start[0] + (end - start[0]) * share
            item.setPos(at)
            item.setRotation(start[1] + (turn - start[1]) * share)
            item.setScale(start[2] + (1.0 - start[2]) * share)

        def done() -> None:
            item.put(target)

        self.clock.run(item.key, how.length, step, how.easing, delay=how.delay, done=done)

    def _send_off(self, key: Key, gone: tuple[str, int] | None, jump: bool) -> None:
        item = self.cards.pop(key)
        card = self.shown.get(key)
        self.clock.stop(key)
        if self.held == key:
            self.held = None
        end = self._pile_place(gone[0], card.seat) if gone is not None and card is not None else None
        if jump or end is None or self.clock.factor <= 0:
            self.removeItem(item)
            return
        item.show_marks(Marks(), self.signs, 1.0)
        item.setZValue(Z.HAND + 0.95)
        start, turn = item.pos(), item.rotation()
        shrink = end.w / max(1, item.width)
        self._leaving.append(item)

        def step(share: float) -> None:
            item.setPos(start + (QPointF(end.x, end.y) - start) * share)
            item.setRotation(turn * (1 - share))
            item.setScale(1 + (shrink - 1) * share)

        def done() -> None:
            self._leaving.remove(item)
            self.removeItem(item)

        self.clock.run(("leaving", *key), 220, step, done=done)

    # --- what lies under a point -------------------------------------------------------------------------------------
    def hit(self, at: QPointF) -> Hit:
        """The uppermost thing under a point of the scene; the held card does not count."""
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
        own_side = self.frame.own
        if own_side.field.holds(x, y):
            found.append(FIELD)
        if own_side.homebase.holds(x, y):
            found.append(HOMEBASE)
        if self.frame.mid.grown(4).holds(x, y):
            found.append(BAND)
        if self.frame.board.holds(x, y) and y < own_side.hand.y:
            found.append(BOARD)
        return tuple(found)

    def seat_of(self, own: bool) -> int:
        """The seat of a side of the screen."""
        return self.context.below if own else 1 - self.context.below

    # --- tags and boxes ----------------------------------------------------------------------------------------------
    def show_tags(self, wanted: Mapping[str, tuple[TagState, float, float, float]]) -> None:
        """Show pills by name: state, centre x and y, scale."""
        for name in self.tags.keys() - wanted.keys():
            self.removeItem(self.tags.pop(name))
        for name, (state, x, y, scale) in wanted.items():
            tag = self.tags.get(name)
            if tag is None:
                tag = self.tags[name] = Tag(self.theme)
                tag.setZValue(Z.TAG)
                self.addItem(tag)
            tag.show_state(state)
            tag.place(x, y, scale)

    def card_box(self, key: Key) -> Box | None:
        """The box of a card at rest."""
        card = self.shown.get(key)
        return card.place.box if card else None

    def plate_box(self, seat: int) -> Box:
        """The box of a player's plate."""
        return self.frame.of(seat == self.context.below).plate

    # --- the mouse: presses enter here -------------------------------------------------------------------------------
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Start a gesture on cards and the bare board; other parts take their own presses."""
        hit = self.hit(event.scenePos())
        self.end_gesture()
        if hit.kind in ("part", "seat") or event.button() != Qt.MouseButton.LeftButton:
            if event.button() == Qt.MouseButton.RightButton and hit.kind == "card":
                self.menu_asked.emit(hit)
                event.accept()
                return
            super().mousePressEvent(event)
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
        if self.gesture is not None:
            self._send(Move("move", at.x(), at.y()))
            event.accept()
            return
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.point_at(self.hit(at))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The end of a gesture."""
        if self.gesture is not None and event.button() == Qt.MouseButton.LeftButton:
            at = event.scenePos()
            self._send(Move("drop", at.x(), at.y()))
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Twice on a hand card uses it; elsewhere the second press is a press."""
        hit = self.hit(event.scenePos())
        if hit.kind == "card" and event.button() == Qt.MouseButton.LeftButton and self.used_twice(hit):
            event.accept()
            return
        self.mousePressEvent(event)

    def unfocus(self) -> None:
        """Take the keyboard from a button or sheet back to the table's cursor."""
        if (item := self.focusItem()) is not None:
            item.clearFocus()

    def point_at(self, hit: Hit | None) -> None:
        """Tell what the pointer is over, once per thing; None: it left the table."""
        if hit != self.pointer:
            self.pointer = hit
            self.pointed.emit(hit)

    def end_gesture(self) -> None:
        """Esc, a new view, or a second button: the gesture tidies up after itself."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.close()

    def _send(self, move: Move) -> None:
        gesture = self.gesture
        if gesture is None:
            return
        try:
            gesture.send(move)
        except StopIteration:
            if self.gesture is gesture:
                self.gesture = None


def face_shown(item: CardItem) -> Face | None:
    """The face an item shows, for tests and the accessible tree."""
    return item.face[0] if isinstance(item.face, tuple) and isinstance(item.face[0], Face) else None
