"""Short lights over what just happened: the lamp that goes out, the edge that is lit again, the number that was lost.

They say nothing that the state behind them does not say: without motion none of them is there.
"""

from __future__ import annotations

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
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import tone

_Curve = QEasingCurve.Type
_FLASH, _SWEEP = 220.0, 360.0  #: milliseconds
_NUMBER, _FALL = 900.0, 420.0  #: milliseconds a number is there, and of those it falls
_DROP = 90.0  #: pixels a number falls


class Sparks:
    """Plays the lights of a change on the table's clock."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._count = 0

    def show(self, events: Sequence[EventView], bond: tuple[int, int], jump: bool) -> None:
        """events: of one change. bond: what each seat gained or lost with it."""
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
        for seat, change in enumerate(bond):
            if change:
                self._number(seat, change)

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
