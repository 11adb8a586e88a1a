"""Short lights over what just happened: the lamp that goes out and its wisp of smoke, the edge that is lit again, the
number that was lost, the pile that something came to.

They say nothing that the state behind them does not say: without motion none of them is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from engine.trails.views.records import EventView
from trails_desktop.table.cards.items import CardItem
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.pieces.clock import curve
from trails_desktop.table.scene.card_scene import CardScene
from trails_desktop.table.scene.furniture import rect
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import tone

_Curve = QEasingCurve.Type
_FLASH, _SWEEP = 220.0, 360.0  #: milliseconds
_NUMBER, _FALL = 900.0, 420.0  #: milliseconds a number is there, and of those it falls
_DROP = 90.0  #: pixels a number falls
_WISP, _WISPS = 300.0, 20  #: milliseconds a wisp rises; more of them would be a cloud
_RISE = 24.0  #: pixels it rises
_LANDED = 720.0  #: milliseconds a pile is marked
_ON_ITS_WAY = 220.0  #: milliseconds a card takes to its pile
_PILES = ("trail", "exile")
LAMP_OUT, LAMPS_OUT = 35.0, 500.0  #: milliseconds a lamp takes to go out, and all together at most


class Sparks:
    """Plays the lights of a change on the table's clock."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._count = 0

    def show(self, events: Sequence[EventView], bond: Sequence[tuple[int, int]], jump: bool) -> None:
        """events: of one change. bond: of each seat, before it and after it."""
        if jump or self._scene.clock.factor <= 0:
            return
        for event in events:
            if event.kind in ("stun", "cure"):
                item = self._scene.cards.get(key_of(event.new)) or self._scene.cards.get(key_of(event.obj))
                if item is None:
                    continue
                if event.kind == "stun":
                    self._flash(item, item.rotation())  # as it lay when the lamp went out
                else:
                    self._sweep(item, item.place.rot)
        landed = Counter((event.seat, event.to) for event in events if event.kind == "move" and event.to in _PILES)
        for (seat, pile), count in landed.items():
            self._land(seat, pile, count)
        for seat, (before, after) in enumerate(bond):
            if before != after:
                self._number(seat, after - before)
                self._smoke(seat, before, after)

    def _key(self) -> tuple[str, int]:
        self._count += 1
        return ("spark", self._count)

    def _flash(self, item: CardItem, turn: float) -> None:
        """The lamp flares up once and is out."""
        light = self._light(item, turn)
        theme = self._scene.theme

        def step(share: float) -> None:
            light.setBrush(QBrush(tone("#FFF6D2", 0.85 * (1.0 - share))))
            light.setPen(QPen(tone(theme.coral, 1.0 - share), 3))

        self._play(light, _FLASH, step)

    def _sweep(self, item: CardItem, turn: float) -> None:
        """Light runs once round the edge."""
        light = self._light(item, turn)
        theme = self._scene.theme
        wide = 4.0
        length = max(1.0, light.path().length() / wide)

        def step(share: float) -> None:
            pen = QPen(tone(theme.amber, 1.0 if share < 0.8 else 5.0 * (1.0 - share)), wide)
            if share < 0.98:
                pen.setDashPattern([max(0.01, length * share), length])
            light.setPen(pen)

        self._play(light, _SWEEP, step, curve(_Curve.OutCubic))

    def _number(self, seat: int, change: int) -> None:
        """What a player lost falls out of the plate at its edge, what one gained rises; then it fades. Beside the
        plate: on it stands the bond."""
        scene = self._scene
        box, theme = scene.plate_box(seat), scene.theme
        said = QGraphicsSimpleTextItem(f"+{change}" if change > 0 else f"−{-change}")
        said.setFont(font("cond", 54 * scene.frame.plate_text, 700))
        said.setBrush(QBrush(QColor(theme.mint if change > 0 else theme.coral)))
        said.setPen(QPen(QColor("#FFFDF6" if not theme.flat else theme.panel), 1.4))
        said.setZValue(Z.TAG)
        said.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        drop = _DROP * scene.frame.u
        end = QPointF(box.right + 4, box.bottom - said.boundingRect().height() + (8 if change < 0 else -drop))
        said.setPos(end)
        scene.addItem(said)

        def step(share: float) -> None:
            fallen = min(1.0, share * _NUMBER / _FALL) ** 2
            said.setPos(end + QPointF(0, (drop if change > 0 else -drop) * (1.0 - fallen)))
            said.setOpacity(min(1.0, (1.0 - share) * _NUMBER / 180.0))

        def done() -> None:
            scene.removeItem(said)

        scene.clock.run(self._key(), _NUMBER, step, curve(_Curve.Linear), done=done)

    def _smoke(self, seat: int, before: int, after: int) -> None:
        """A wisp from each lamp that goes out, as it goes."""
        scene = self._scene
        plate = scene.furniture.plates[seat == scene.context.below]
        spots = plate.lamp_spots()
        out = [at for at in range(min(before, len(spots)) - 1, max(0, after) - 1, -1)]
        for order, at in enumerate(out[:_WISPS]):
            self._wisp(plate.mapToScene(spots[at]), plate.text_scale, order * min(LAMP_OUT, LAMPS_OUT / len(out)))

    def _wisp(self, at: QPointF, k: float, delay: float) -> None:
        scene = self._scene
        wisp, path = QGraphicsPathItem(), QPainterPath()
        path.moveTo(0, 0)
        path.cubicTo(QPointF(-4, -5) * k, QPointF(4, -9) * k, QPointF(0, -14) * k)
        wisp.setPath(path)
        wisp.setPos(at)
        wisp.setZValue(Z.TAG)
        wisp.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        wisp.setOpacity(0.0)
        scene.addItem(wisp)
        colour = scene.theme.text

        def step(share: float) -> None:
            wisp.setOpacity(1.0 if share > 0 else 0.0)
            wisp.setPos(at - QPointF(0, (4 + (_RISE - 14) * share) * k))
            pen = QPen(tone(colour, 0.85 * (1.0 - share**2)), (1.5 + 1.5 * share) * k)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            wisp.setPen(pen)

        def done() -> None:
            scene.removeItem(wisp)

        scene.clock.run(self._key(), _WISP, step, curve(_Curve.OutQuad), delay=delay, done=done)

    def _land(self, seat: int, pile: str, count: int) -> None:
        """Something came to a pile: its edge is lit for a moment, and a number says how much it was."""
        scene = self._scene
        box = rect(scene.frame.of(seat == scene.context.below).zone(pile))
        edge, said = QGraphicsPathItem(), QGraphicsSimpleTextItem(f"+{count}")
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-2, -2, 2, 2), 7, 7)
        edge.setPath(path)
        said.setFont(font("cond", 24 * scene.frame.plate_text, 700))
        said.setBrush(QBrush(QColor(scene.theme.text)))
        said.setPen(QPen(QColor(scene.theme.chip), 0.8))
        start = QPointF(
            box.center().x() - said.boundingRect().width() / 2, box.top() - said.boundingRect().height() + 4
        )
        for item in (edge, said):
            item.setZValue(Z.TAG)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setOpacity(0.0)
            scene.addItem(item)

        def step(share: float) -> None:
            edge.setOpacity(1.0)
            edge.setPen(QPen(tone(scene.theme.amber, 1.0 - share), 3))
            said.setPos(start - QPointF(0, 10 * share))
            said.setOpacity(1.0 - max(0.0, 2 * share - 1.0))

        def done() -> None:
            scene.removeItem(edge)
            scene.removeItem(said)

        scene.clock.run(self._key(), _LANDED, step, curve(_Curve.OutQuad), delay=_ON_ITS_WAY, done=done)

    def _light(self, item: CardItem, turn: float) -> QGraphicsPathItem:
        """Something round the card, turned as it lies."""
        path, r = QPainterPath(), 7 * item.width / 120
        box = QRectF(-item.width / 2, -item.height / 2, item.width, item.height)
        path.addRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), r, r)
        light = QGraphicsPathItem(path)
        light.setPos(item.pos())
        light.setRotation(turn)
        light.setPen(QPen(Qt.PenStyle.NoPen))
        light.setZValue(Z.ARROW + 0.4)
        light.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(light)
        return light

    def _play(
        self, light: QGraphicsPathItem, length: float, step: Callable[[float], None], easing: QEasingCurve | None = None
    ) -> None:  # fmt: skip
        scene = self._scene

        def done() -> None:
            scene.removeItem(light)

        scene.clock.run(self._key(), length, step, easing or curve(_Curve.OutQuad), done=done)
