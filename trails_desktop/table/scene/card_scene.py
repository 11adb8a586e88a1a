"""The cards of the table as a scene: it mirrors a view by object id, is placed by the layout and moved by the clock.

Cards are created, moved and removed one by one; nothing is ever cleared. The scene knows no rules: what glows
comes from :mod:`marking`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from engine.trails.views.records import EventView, View
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.items import CardItem, Marks, snapped
from trails_desktop.table.furniture.arrow import ArrowItem
from trails_desktop.table.furniture.tags import Tag, TagState
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.geometry.layout import Box, Frame, Place, Z, frame
from trails_desktop.table.pieces.clock import Clock
from trails_desktop.table.pieces.overlays import Signs
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.placing.motion import Journeys, Travel, flip, journeys, travel
from trails_desktop.table.placing.shown import Looking, Shown, arrange
from trails_desktop.table.scene.furniture import Context, Furniture, rect
from trails_desktop.ui.theme import Theme

_MANY: Final = 4  #: from so many cards on their way at once on they travel without shadows and signs


class CardScene(QGraphicsScene):
    """See the module's text. ``held`` is the card in somebody's hand: it is left where it is."""

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
        self.foreseen = QRectF()  #: where a card stands that is not there yet
        self._leaving: list[CardItem] = []
        self._flying: set[Key] = set()  # cards on their way
        self.set_theme(theme)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # --- size and look -----------------------------------------------------------------------------------------------
    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.theme = theme
        self.signs = Signs(theme, self.dpr, self.signs.grown)
        self.furniture.set_theme(theme)
        self.arrow.set_theme(theme)
        for tag in self.tags.values():
            tag.set_theme(theme)

    def set_size(self, fr: Frame, dpr: float) -> None:
        """Lie out for another window. The board's frame, not the window's: the side panel is a widget of its own."""
        grown = max(1.0, fr.u / 1.35)
        if (dpr, grown) != (self.dpr, self.signs.grown):
            self.dpr = dpr
            self.signs = Signs(self.theme, dpr, grown)
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
            came = moves.origin.get(key)
            if fresh and key[0] == "hand" and moves.unseen.get(card.seat):
                came = (moves.unseen[card.seat].pop(), card.seat)  # a card without a handle, drawn by the other player
            if item is None:
                item = self._deal(key, card, came)
            origin = came[0] if came is not None else ""
            over = None if jump or (fresh and not origin) else self._turns_over(item, before.get(key), card, fresh)
            self._dress(item, card)
            if over is not None:
                self._turn_over(item, over, card, before.get(key), order)
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

    def breathe(self, share: float) -> None:
        """The glow of what may be chosen now, 0.7 to 1."""
        for item in self.cards.values():
            item.breathe(share)

    def uncard(self) -> None:
        """Take every card off the table (under the curtain)."""
        self.clock.finish()
        for key in list(self.cards):
            self.removeItem(self.cards.pop(key))
        self._flying.clear()
        self.shown = {}
        self.held = None
        self.arrow.hide_arrow()
        self.show_tags({})

    def release(self) -> None:
        """It is not shown again: what its pictures hold goes now, and not when somebody collects what holds them."""
        self.faces.clear()
        self.signs = Signs(self.theme, self.dpr, self.signs.grown)
        for item in self.items():
            if isinstance(item, Part):
                item.stale()

    def repaint_card(self, number: str) -> None:
        """A picture came: ask for the face of that card again."""
        for key, item in self.cards.items():
            card = self.shown.get(key)
            if card is not None and card.face.number == number:
                item.face = None
                self._dress(item, card)

    def whole(self, place: Place) -> Place:
        """A place with its width in whole pixels."""
        wide = round(place.w)
        return place if wide == place.w else replace(place, w=wide)

    def _strip_scale(self, card: Shown) -> float:
        u = self.frame.u
        return u * min(1.0, card.place.w / self.frame.field_card + 0.06)

    def _rename(self, moves: Journeys, wanted: Mapping[Key, Shown]) -> None:
        for old, new in moves.renamed.items():
            if old in self.cards and new in wanted and new not in self.cards:
                item = self.cards.pop(old)
                self.land(item)
                item.key = new
                self.cards[new] = item
                self.clock.stop(old)
                self.clock.stop(("over", *old))
                item.turn_over(1.0)
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
        # Cards at a slant are painted twice as fine: turned, their letters would blur.
        dpr = self.dpr * 2 if card.zone == "hand" and card.face.kind == "face" else self.dpr
        wanted = (card.face, width, dpr, self.faces.names.lang)
        if item.face != wanted:
            item.face = wanted
            item.show_face(self.faces.pixmap(card.face, width, dpr, card.card), width)

    def _move(self, item: CardItem, before: Shown | None, card: Shown, origin: str, order: int) -> None:
        target = self.whole(card.place)
        if item.place == target and not self.clock.runs(item.key) and item.scale() == 1.0:
            item.setZValue(target.z)
            return
        moved_zone = before is None or before.zone != card.zone
        self.send(item, target, travel(before, card, origin, order), over=moved_zone)

    def send(self, item: CardItem, target: Place, how: Travel, over: bool = False) -> None:
        """Let a card travel to a place. over: above everything else on the way."""
        start_w = item.place.w * item.scale() if item.place.w else target.w
        start = item.pos(), item.rotation(), start_w / max(1, target.w)
        end = snapped(target, item.width, item.height)
        turn = target.rot
        item.place = target
        item.setZValue(Z.HAND + 0.95 if over else target.z)
        self._flying.add(item.key)
        if len(self._flying) >= _MANY:
            for key in self._flying:
                if (one := self.cards.get(key)) is not None:
                    one.fly(True)

        def step(share: float) -> None:
            at = start[0] + (end - start[0]) * share
            item.setPos(at)
            item.setRotation(start[1] + (turn - start[1]) * share)
            item.setScale(start[2] + (1.0 - start[2]) * share)

        def done() -> None:
            self.land(item)
            item.put(target)

        self.clock.run(item.key, how.length, step, how.easing, delay=how.delay, done=done)

    def _turns_over(self, item: CardItem, before: Shown | None, card: Shown, fresh: bool) -> QPixmap | None:
        """The side that was up until now, if the card is turned over on the way; None if the same side stays up."""
        if self.clock.factor <= 0:
            return None
        if fresh:
            return None if card.face.kind == "back" else self.faces.back(max(8, round(card.place.w)), self.dpr)
        if before is None or before.face.kind == card.face.kind:
            return None
        return item.pixmap()

    def _turn_over(self, item: CardItem, old: QPixmap, card: Shown, before: Shown | None, order: int) -> None:
        """Show the old side until the card stands on its edge, then the new one. It runs beside the card's travel."""
        new, width = item.pixmap(), item.width
        how = flip(before, card, order)
        item.setPixmap(old)

        def step(share: float) -> None:
            across = abs(1.0 - 2.0 * share)
            if share >= 0.5 and item.width == width and item.pixmap().cacheKey() != new.cacheKey():
                item.setPixmap(new)
            item.turn_over(across if 0.0 < share < 1.0 else 1.0)

        def done() -> None:
            # A picture that came meanwhile has put a newer face on.
            face, item.face = item.face, None
            shown = self.shown.get(item.key)
            if shown is not None and item.key in self.cards:
                self._dress(item, shown)
            else:
                item.face = face
            item.turn_over(1.0)

        self.clock.run(("over", *item.key), how.length, step, how.easing, delay=how.delay, done=done)

    def land(self, item: CardItem) -> None:
        """A card's journey is over, or somebody takes it up: its shadow and signs are there again."""
        if item.key in self._flying:
            self._flying.remove(item.key)
            item.fly(False)

    def _send_off(self, key: Key, gone: tuple[str, int] | None, jump: bool) -> None:
        item = self.cards.pop(key)
        self.land(item)
        card = self.shown.get(key)
        self.clock.stop(key)
        self.clock.stop(("over", *key))
        item.turn_over(1.0)
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

    def seat_of(self, own: bool) -> int:
        """The seat of a side of the screen."""
        return self.context.below if own else 1 - self.context.below
