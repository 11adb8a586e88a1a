"""Motion that means something: lamps that go out, the needle that swings, tickets that come and are punched, the clash.

Everything runs on the table's one clock and only over what is already so: the state behind the picture is the new one
from the start, the next change completes what still moves, and with the clock off (reduced motion) nothing moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsPixmapItem

from engine.trails.views.records import CombatView, EventView, View
from trails_desktop.table.cards.items import CardItem
from trails_desktop.table.furniture.tickets import TicketsState
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.pieces.clock import curve
from trails_desktop.table.scene.card_scene import CardScene
from trails_desktop.table.scene.sparks import LAMP_OUT, LAMPS_OUT, Sparks
from trails_desktop.ui.paint import tone

_Curve = QEasingCurve.Type
_CLASH = 240.0
_TICKET_IN, _TICKET_OUT = 200.0, 260.0
_PUSH = 14.0  #: pixels attackers move towards what they attack


@dataclass(frozen=True, slots=True)
class _Seen:
    bond: tuple[int, int]
    below: int
    combat: CombatView | None


class Effects:
    """Compares what is shown with what was, and moves the difference."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._seen: _Seen | None = None
        self._sparks = Sparks(scene)
        self._ring = QGraphicsEllipseItem()
        self._ring.setZValue(Z.ARROW + 0.5)
        self._ring.setVisible(False)
        self._ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._ring)

    def forget(self) -> None:
        """Somebody else sits down: nothing of what was seen is compared with what comes."""
        self._seen = None

    def show(self, view: View, below: int, jump: bool, events: Sequence[EventView] = ()) -> None:
        """Another state, and what happened on the way to it. ``jump``: show it at once."""
        seen, bond = self._seen, (view.players[0].bond, view.players[1].bond)
        self._seen = _Seen(bond, below, view.combat)
        self._scene.furniture.ribbon.settle(self._scene.clock, jump or seen is None or seen.below != below)
        for own in (True, False):
            seat = below if own else 1 - below
            plate = self._scene.furniture.plates[own]
            if jump or seen is None or seen.below != below:
                self._scene.clock.stop(("bond", own))
                plate.roll(None)
            elif seen.bond[seat] != bond[seat]:
                before = plate.rolling
                self._roll(own, seen.bond[seat] if before is None else before, bond[seat])
        if seen is not None and seen.below == below:
            self._sparks.show(events, tuple(zip(seen.bond, bond, strict=True)), jump)
        fought = seen.combat if seen is not None else None
        met = view.combat is None or view.combat.stage != "attacking"
        if not jump and met and fought is not None and fought.stage == "attacking":
            self._clash(fought)

    def _roll(self, own: bool, before: int, after: int) -> None:
        plate = self._scene.furniture.plates[own]

        def step(share: float) -> None:
            plate.roll(None if share >= 1.0 else round(before + (after - before) * share))

        length = min(LAMPS_OUT, LAMP_OUT * abs(after - before))
        self._scene.clock.run(("bond", own), length, step, curve(_Curve.Linear))

    # --- the standby zone --------------------------------------------------------------------------------------------
    def show_tickets(self, state: TicketsState, still: bool, controllers: Sequence[int]) -> None:
        """Another stack: a new card slides onto it, one that is done is punched and goes away."""
        tickets, clock = self._scene.furniture.tickets, self._scene.clock
        before = tickets.ids
        now = tuple(ticket.id for ticket in state.tickets)
        if now != before:
            clock.stop("ticket")
            tickets.set_arrival(1.0, True)
        if still or clock.factor <= 0 or now == before:
            tickets.show_state(state)
            return
        if before and before[0] not in now:
            self._punch()
        tickets.show_state(state)
        if now and now[0] not in before:
            from_below = bool(controllers) and controllers[0] == self._scene.context.below

            def step(share: float) -> None:
                tickets.set_arrival(share, from_below)

            clock.run("ticket", _TICKET_IN, step)

    def _punch(self) -> None:
        scene = self._scene
        picture, corner = scene.furniture.tickets.front_picture(scene.dpr)
        gone = QGraphicsPixmapItem(picture)
        gone.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        gone.setZValue(Z.TICKET + 0.5)
        gone.setPos(corner)
        scene.addItem(gone)

        def step(share: float) -> None:
            gone.setPos(corner + QPointF(46 * share, 0))
            gone.setOpacity(1.0 - share)

        def done() -> None:
            scene.removeItem(gone)

        scene.clock.run(("punched", id(gone)), _TICKET_OUT, step, curve(_Curve.InCubic), done=done)

    # --- the clash ---------------------------------------------------------------------------------------------------
    def _clash(self, fought: CombatView) -> None:
        """Attackers move towards what they attacked and back, and a ring goes out from where they met."""
        scene = self._scene
        if scene.clock.factor <= 0:
            return
        target = scene.card_box(key_of(fought.target)) if fought.target else None
        if target is None and fought.target_seat in (0, 1):
            target = scene.plate_box(fought.target_seat)
        if target is None:
            return
        attackers = [item for obj in fought.attackers if (item := scene.cards.get(key_of(obj))) is not None]
        for item in attackers:
            way = QPointF(target.cx - item.place.x, target.cy - item.place.y)
            length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
            push = way * (_PUSH / length)

            def step(share: float, item: CardItem = item, push: QPointF = push) -> None:
                item.push(push * (1.0 - abs(2 * share - 1.0)))

            scene.clock.run(("clash", item.key), _CLASH, step, curve(_Curve.OutQuart))
        if attackers:
            y = target.bottom if attackers[0].place.y > target.cy else target.y
            self._ring_at(QPointF(target.cx, y), max(30.0, min(target.w, target.h) * 0.5))

    def _ring_at(self, at: QPointF, reach: float) -> None:
        theme = self._scene.theme
        self._ring.setVisible(True)

        def step(share: float) -> None:
            r = 8 + (reach - 8) * share
            self._ring.setRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r))
            self._ring.setPen(QPen(tone(theme.amber, 1.0 - share), 1 + 4 * (1.0 - share)))

        def done() -> None:
            self._ring.setVisible(False)

        self._scene.clock.run("ring", _CLASH, step, curve(_Curve.OutQuart), done=done)
