"""What gestures and fights look like: carried cards, lit zones, landing places, rubber band, attack arrow and tags."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem

from engine.trails.views.records import View
from trails_desktop.match.api import Forecast
from trails_desktop.table.cards.items import snapped
from trails_desktop.table.furniture.arrow import Point
from trails_desktop.table.furniture.tags import Tag, TagState, joint_state, tag_state
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.geometry.layout import RATIO, Box, Z
from trails_desktop.table.pieces.overlays import MARGIN
from trails_desktop.table.placing.shown import landing
from trails_desktop.table.questions.asking import FIELD, HOMEBASE, Spot
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.scene.ghost import Ghost
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.ui.paint import tone
from trails_desktop.ui.theme import Theme

Forecaster = Callable[[Sequence[int], int, int], Forecast | None]


class SceneStage:
    """The stage of :mod:`gestures` on a real scene. ``restate`` is called when signs have to be drawn anew."""

    def __init__(self, scene: TableScene, view: Callable[[], View], forecast: Forecaster) -> None:
        self._scene = scene
        self._view = view
        self._forecast = forecast
        self.restate: Callable[[], None] = lambda: None
        self.payment: Callable[[int, Spot | None], frozenset[int]] = lambda obj, over: frozenset()
        self.pays: frozenset[int] = frozenset()  #: homebase cards that the card in hand would action
        self.lit: frozenset[Spot] = frozenset()
        self.over: Spot | None = None
        self.attack: tuple[tuple[int, ...], Spot | None] | None = None  #: attackers and target of the arrow in hand
        self.considered: tuple[tuple[int, ...], Spot] | None = None  #: marked attackers and what is pointed at
        self.forecast: Forecast | None = None  #: of what the arrow in hand or the attack going on would do
        self._asked: tuple[object, ...] | None = None
        self._carried = 0  # the object in hand
        self._grip = QPointF()
        self._pointer: Point = (0.0, 0.0)
        self._landing = QGraphicsPixmapItem()
        self._landing.setZValue(Z.FIELD + 0.9)
        self._band = QGraphicsRectItem()
        self._band.setZValue(Z.HELD)
        for item in (self._landing, self._band):
            item.setVisible(False)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
        self.ghost = Ghost(scene.theme)
        scene.addItem(self.ghost)
        self.set_theme(scene.theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.ghost.set_theme(theme)
        self._band.setPen(QPen(tone(theme.amber, 0.9), 1.5, Qt.PenStyle.DashLine))
        self._band.setBrush(tone(theme.amber, 0.10))

    @property
    def held(self) -> Key | None:
        """The card in hand."""
        return self._scene.held

    # --- carrying ----------------------------------------------------------------------------------------------------
    def spots_at(self, x: float, y: float) -> tuple[Spot, ...]:
        """Places something may be dropped on at a point, the most particular first."""
        return self._scene.spots(QPointF(x, y))

    def lift(self, obj: int, x: float, y: float) -> None:
        """A card is taken up: on top of everything, deep shadow, 5 degrees askew."""
        scene, key = self._scene, key_of(obj)
        item = scene.cards.get(key)
        if item is None:
            return
        scene.clock.stop(key)
        scene.land(item)
        scene.held = key
        self._carried = obj
        self.pays = self.payment(obj, None)
        self._grip = item.pos() - QPointF(x, y)
        item.setZValue(Z.HELD)
        item.setRotation(item.place.rot + 5 if item.place.rot % 90 == 0 else 5)
        item.set_depth("held", scene.signs)

    def carry(self, obj: int, x: float, y: float) -> None:
        """The held card follows the pointer."""
        if (item := self._scene.cards.get(key_of(obj))) is not None:
            item.setPos(QPointF(x, y) + self._grip)

    def lay_down(self, obj: int) -> None:
        """The held card is let go and slides home; a new view may send it elsewhere on the way."""
        scene, key = self._scene, key_of(obj)
        item = scene.cards.get(key)
        scene.held = None
        self._carried, self.pays = 0, frozenset()
        if item is None or (card := scene.shown.get(key)) is None:
            return
        item.set_depth("rest", scene.signs)
        start, turn = item.pos(), item.rotation()
        home = scene.whole(card.place)
        goal = snapped(home, item.width, item.height)

        def step(share: float) -> None:
            item.setPos(start + (goal - start) * share)
            item.setRotation(turn + (home.rot - turn) * share)

        def done() -> None:
            item.put(home)

        scene.clock.run(key, 200, step, done=done)

    def light(self, spots: Iterable[Spot], over: Spot | None) -> None:
        """Show where the dragged thing may go; empty = end of the drag."""
        lit = frozenset(spots)
        if (lit, over) == (self.lit, self.over):
            return
        self.lit, self.over = lit, over
        self.repay()
        self._show_landing()
        self.restate()

    def repay(self) -> None:
        """Look up again what the card in hand would action: it is over another place, or the player chose others."""
        self.pays = self.payment(self._carried, self.over) if self.lit and self._carried else frozenset()

    @property
    def opening(self) -> str:
        """The own zone that keeps a place open for the card in hand, "" if none."""
        if self.held is None:
            return ""
        return next((str(spot[1]) for spot in (FIELD, HOMEBASE) if spot in self.lit), "")

    def _show_landing(self) -> None:
        zone = self.opening
        self._landing.setVisible(bool(zone))
        if not self._landing.isVisible():
            return
        scene = self._scene
        place = landing(self._view(), scene.context.below, zone, scene.frame)
        w = round(place.w)
        h = round(w * RATIO)
        self._landing.setPixmap(scene.signs.sign("landing", w, h))
        self._landing.setPos(round(place.x - w / 2) - MARGIN, round(place.y - h / 2) - MARGIN)

    def rubber(self, x0: float, y0: float, x1: float, y1: float) -> frozenset[int]:
        """Draw the rubber band and tell the objects it touches."""
        scene = self._scene
        box = QRectF(QPointF(x0, y0), QPointF(x1, y1)).normalized().intersected(scene.sceneRect())
        self._band.setRect(box)
        self._band.setVisible(True)
        return frozenset(
            card.obj for card in scene.shown.values() if card.obj and box.intersects(rect(card.place.box))
        )  # fmt: skip

    def stop_rubber(self) -> None:
        """Hide the rubber band."""
        self._band.setVisible(False)

    # --- arrow and forecast ------------------------------------------------------------------------------------------
    def aim(self, attackers: tuple[int, ...], x: float, y: float, target: Spot | None) -> None:
        """The arrow follows the pointer, or snaps to a target with the forecast."""
        changed = self.attack != (attackers, target)
        self.attack = (attackers, target)
        self._pointer = (x, y)
        if changed:
            self.restate()
        else:
            self.draw_attack()

    def stop_aiming(self) -> None:
        """The arrow of the gesture goes away."""
        self.attack = None
        self.restate()

    def consider(self, attackers: tuple[int, ...], targets: frozenset[Spot], pointed: Key | None) -> None:
        """Attackers are marked: what the pointer or the cursor stands on is foreseen, if it may be attacked."""
        spot: Spot | None = None
        if pointed is not None and pointed[0] in ("card", "seat") and len(pointed) == 2:
            spot = (str(pointed[0]), pointed[1])
        self.considered = (attackers, spot) if attackers and spot is not None and spot in targets else None

    def fight(self) -> tuple[tuple[int, ...], Spot | None] | None:
        """The attack to draw: the one in hand or in mind, else the one that is going on."""
        if self.attack is not None or self.considered is not None:
            return self.attack or self.considered
        combat = self._view().combat
        if combat is None or combat.stage == "dealt":
            return None  # it was fought: what came of it speaks now
        if not combat.target and combat.target_seat not in (0, 1):
            return None  # what was attacked is gone
        target: Spot = ("card", combat.target) if combat.target else ("seat", combat.target_seat)
        return combat.attackers, target

    def draw_attack(self) -> None:
        """Draw arrow and tags for :meth:`fight`, or take them away."""
        scene, fight = self._scene, self.fight()
        self.foresee()
        if not scene.foreseen.isNull():
            self.ghost.hide_from(scene)
        if fight is None or not fight[0]:
            scene.arrow.hide_arrow()
            scene.show_tags({})
            return
        attackers, target = fight
        up = self._goes_up(attackers)
        tails = [tail for obj in attackers if (tail := self._tail(obj, up)) is not None]
        tip = self._pointer if target is None else self._tip(target, up)
        if target is None and self._on_attackers(attackers):
            tip = None  # not yet on its way
        if not tails or tip is None:
            scene.arrow.hide_arrow()
            scene.show_tags({})
            return
        fr = scene.frame
        rail, before = None, []
        if target is not None and target[0] == "seat":
            # A plate lies behind the cards of a field: along the band, then up between them or, where they are close,
            # under them.
            rail = fr.mid.y + scene.furniture.ribbon.line_y()
            before = [rect(box) for box in self._before(up)]
        before += [badge for item in scene.cards.values() if not (badge := item.heap_badge()).isNull()]
        arrow = scene.arrow.point(tails, tip, fr.mid.cy, max(1.0, fr.u * 0.8), rail, before)
        self.clear_tickets()
        scene.show_tags(self._tags(attackers, target, arrow.joint))
        self.ghost.show_forecast(scene, int(target[1]) if target and target[0] == "card" else 0, self.forecast)

    def clear_tickets(self) -> None:
        """The arrow goes under the tickets where it would cross their words; the stack moves out of its way first."""
        tickets, arrow = self._scene.furniture.tickets, self._scene.arrow
        crossed = arrow.arrow is not None and any(
            arrow.crosses(tickets.ticket_box(i)) for i in range(len(tickets.ids))
        )  # fmt: skip
        tickets.setZValue(Z.ARROW + 0.2 if crossed else Z.TICKET)

    def arrow_x(self) -> float | None:
        """Where an arrow crosses the middle band, for the tickets to keep clear of."""
        arrow = self._scene.arrow.arrow
        if arrow is None:
            return None
        return (arrow.joint[0] + arrow.tip[0]) / 2

    def foresee(self) -> None:
        """Ask for the forecast of :meth:`fight`, once per attack and state of the game."""
        fight = self.fight()
        if fight is None or not fight[0]:
            self.forecast, self._asked = None, None
            return
        attackers, target = fight
        combat = self._view().combat
        if self.attack is None and combat is not None and combat.stage == "dealt":
            # What there was to foresee has happened.
            self.forecast, self._asked = None, None
            return
        asked = (attackers, target, self._view())
        if asked == self._asked and (self.forecast is not None or target is None):
            return  # where nothing is known, it may be by now
        self._asked = asked
        self.forecast = None
        if target is not None:
            obj, seat = (int(target[1]), -1) if target[0] == "card" else (0, int(target[1]))
            self.forecast = self._forecast(attackers, obj, seat)

    def _goes_up(self, attackers: tuple[int, ...]) -> bool:
        card = self._scene.shown.get(key_of(attackers[0]))
        return card is None or card.card.controller == self._scene.context.below

    def _tail(self, obj: int, up: bool) -> Point | None:
        card = self._scene.shown.get(key_of(obj))
        if card is None:
            return None
        box = card.place.box
        return (box.cx, box.y - 2) if up else (box.cx, box.bottom + 2)

    def _tip(self, target: Spot, up: bool) -> Point | None:
        """Nine pixels short of a card or a plate."""
        box: Box | None
        if target[0] == "card":
            box = self._scene.card_box(key_of(int(target[1])))
        else:
            box = self._scene.plate_box(int(target[1]))
            return (self._gap(box, up), box.bottom + 9 if up else box.y - 9)
        if box is None:
            return None
        return (box.cx, box.bottom + 9) if up else (box.cx, box.y - 9)

    def _on_attackers(self, attackers: tuple[int, ...]) -> bool:
        """Whether the pointer is still on a card the arrow comes from."""
        shown = [self._scene.shown.get(key_of(obj)) for obj in attackers]
        return any(card is not None and card.place.box.grown(6).holds(*self._pointer) for card in shown)

    def _before(self, up: bool) -> list[Box]:
        """The cards of the field before a plate."""
        fr = self._scene.frame
        field = fr.other.field if up else fr.own.field
        boxes = [card.place.box for card in self._scene.shown.values() if card.zone == "field"]
        return [box for box in boxes if field.holds(box.cx, box.cy)]

    def _gap(self, plate: Box, up: bool) -> float:
        """Where along a plate an arrow comes to it without crossing a card of the field before it, as near to the
        middle as there is a way; the middle if there is none."""
        room = 22 * self._scene.frame.u  # half the arrow's head, and some air
        cards = self._before(up)
        edges = [edge for box in cards for edge in (box.x - room, box.right + room)]
        ends = plate.x + room, plate.right - room
        free = [
            x for x in (plate.cx, *ends, *edges)
            if ends[0] <= x <= ends[1] and all(x <= box.x - room or x >= box.right + room for box in cards)
        ]  # fmt: skip
        return min(free, key=lambda x: abs(x - plate.cx), default=plate.cx)

    def _beside_joint(self, width: float, joint: Point) -> Point:
        """Where the sum of the attackers stands: over the middle of several tails, beside the shaft of a single one, so
        that the arrow stays whole, and clear of the tickets."""
        scene = self._scene
        fr, arrow = scene.frame, scene.arrow.arrow
        if arrow is None:
            return joint
        u = fr.u
        x = sum(tail[0] for tail in arrow.tails) / len(arrow.tails) - 6 * u
        y = joint[1] + 4 * u
        if len(arrow.tails) == 1:
            aside = width / 2 + 16 * u
            x = joint[0] + (aside if arrow.tip[0] < joint[0] else -aside)
            x = min(max(x, fr.board.x + width / 2 + 8), fr.board.right - width / 2 - 8)
        else:
            # Off the names of the steps, if nothing lies between the band and the attackers there.
            down = arrow.tip[1] < arrow.tails[0][1]
            aside = fr.mid.bottom + 16 * u if down else fr.mid.y - 16 * u
            pill = Box(x - width / 2 - 2, aside - 13 * u, width + 4, 26 * u)
            if not any(_meet(card.place.box, pill) for card in scene.shown.values() if card.zone == "field"):
                y = aside
        tickets = scene.furniture.tickets
        stack = [tickets.ticket_box(i) for i in range(len(tickets.ids))]
        around = QRectF(x - width / 2 - 6, y - 16 * u, width + 12, 32 * u)
        if any(box.intersects(around) for box in stack):
            up = arrow.tip[1] < arrow.tails[0][1]
            low, high = max(box.bottom() for box in stack), min(box.top() for box in stack if not box.isNull())
            y = low + 15 * u if up else high - 15 * u
        return x, self._above_names(x, y, width)

    def _above_names(self, x: float, y: float, width: float) -> float:
        """The height of the sum's pill so that it leaves the names of the steps free: on the line, if need be."""
        scene, ribbon = self._scene, self._scene.furniture.ribbon
        half, pill = 13 * scene.frame.u, QRectF(x - width / 2, y, width, 1)
        names = [ribbon.mapRectToScene(box) for box in ribbon.label_boxes()]
        pill.adjust(0, -half, 0, half - 1)
        return min((name.top() - half - 1 for name in names if name.intersects(pill)), default=y)

    def _tags(
        self, attackers: tuple[int, ...], target: Spot | None, joint: Point
    ) -> dict[str, tuple[TagState, float, float, float]]:
        forecast, scene = self.forecast, self._scene
        if forecast is None:
            return {}
        u = scene.frame.u
        scale = max(0.84, u)  # they lie across the cards and grow with them
        wanted: dict[str, tuple[TagState, float, float, float]] = {}
        taken: list[tuple[float, float, float]] = []
        for index, tag in enumerate(forecast.tags):
            box = scene.card_box(key_of(tag.obj)) if tag.obj else None
            if box is None:
                continue
            drop = -14 * u if tag.obj in attackers else 16 * u
            fits = scale * min(1.0, min(box.w, box.h) / scene.frame.field_card + 0.04)
            state = tag_state(tag)
            half = Tag.hint(state, fits).width() / 2
            y = box.cy + drop
            # Pills of upright neighbours are wider than the cards: the second one hangs lower.
            while any(abs(x - box.cx) < half + reach and abs(y - other) < 26 * fits for x, other, reach in taken):
                y += 28 * fits
            taken.append((box.cx, y, half))
            wanted[f"tag {index}"] = (state, box.cx, y, fits)
        strengths = tuple(
            card.card.strength or 0 for obj in attackers if (card := scene.shown.get(key_of(obj))) is not None
        )  # fmt: skip
        if (sum_ := joint_state(forecast, strengths)) is not None:
            wanted["joint"] = (sum_, *self._beside_joint(Tag.hint(sum_, scale * 1.05).width(), joint), scale * 1.05)
        return wanted


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
