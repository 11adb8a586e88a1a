"""What a waiting card aims at: thin threads from its ticket to its targets, by object ids."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from engine.trails.views.records import StandbyView
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.scene.card_scene import CardScene
from trails_desktop.table.scene.furniture import rect
from trails_desktop.ui.theme import Theme

_RING = 7.0  #: radius of the ring at a target


class Threads:
    """Two lines under one another: a dark one to keep the thread apart from what it crosses, and the thread."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene
        self._under, self._thread = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._under, self._thread):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setZValue(Z.ARROW - 0.1)
            scene.addItem(item)
        self.targets: tuple[tuple[str, int], ...] = ()  #: what the threads shown end at
        self.set_theme(scene.theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        dark = QPen(QColor(theme.chip), 5)
        light = QPen(QColor(theme.cyan), 2.2, Qt.PenStyle.CustomDashLine)
        light.setDashPattern([4, 2.5])
        for pen in (dark, light):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._under.setPen(dark)
        self._thread.setPen(light)

    def show(self, waiting: StandbyView | None, ticket: QRectF) -> None:
        """Draw from the ticket's rectangle to everything this waiting card aims at; None for no thread."""
        path = QPainterPath()
        found: list[tuple[str, int]] = []
        if waiting is not None and not ticket.isNull():
            for obj in waiting.targets:
                box = self._scene.card_box(key_of(obj))
                if box is not None:
                    found.append(("card", obj))
                    _draw(path, ticket, rect(box))
            for seat in waiting.target_seats:
                found.append(("seat", seat))
                _draw(path, ticket, rect(self._scene.plate_box(seat)))
        self.targets = tuple(found)
        self._under.setPath(path)
        self._thread.setPath(path)


def _draw(path: QPainterPath, ticket: QRectF, target: QRectF) -> None:
    up = target.center().y() < ticket.center().y()
    start = QPointF(ticket.center().x(), ticket.top() if up else ticket.bottom())
    end = QPointF(target.center().x(), target.bottom() - 14 if up else target.top() + 14)
    if target.right() < ticket.left() or target.left() > ticket.right():
        start.setX(ticket.left() + 40 if target.right() < ticket.left() else ticket.right() - 40)
    path.moveTo(start)
    middle = (start.y() + end.y()) / 2
    path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
    path.addEllipse(end, _RING, _RING)
