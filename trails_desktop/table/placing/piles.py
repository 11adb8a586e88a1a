"""Deck, trail and exile as little stacks: one painted pixmap each. Count and name are a :class:`PileLabel` over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from trails_desktop.table.geometry.layout import RATIO, Box
from trails_desktop.table.placing.shown import Pile
from trails_desktop.ui.paint import begin_image, draw_shadow, focus_ring, rounded, tone
from trails_desktop.ui.theme import Theme

_MARGIN = 14
_EDGE = 1.8  #: how far a card of the stack shows under the next one


class PileItem(QGraphicsPixmapItem):
    """One pile of one player."""

    def __init__(self, seat: int, pile: Pile) -> None:
        super().__init__()
        self.seat = seat
        self.pile: Pile = pile
        self.count = 0
        self.box = Box(0, 0, 0, 0)
        self._drawn: object = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_pile(self, box: Box, count: int, focus: bool, top: QPixmap | None, theme: Theme, dpr: float) -> None:
        """Draw ``count`` cards at ``box`` (the top card's rectangle) with ``top`` uppermost; ``focus``: the cursor."""
        self.box = box
        self.count = count
        depth = 2 if count > 8 else 1 if count > 1 else 0
        wanted = (box.w, depth, count > 0, focus, None if top is None else top.cacheKey(), theme.name, dpr)
        if wanted != self._drawn:
            self._drawn = wanted
            self.setPixmap(self._paint(box.w, depth, focus, top if count else None, theme, dpr))
        self.setPos(round(box.x) - _MARGIN, round(box.y) - _MARGIN)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the pile's card."""
        return self.box.grown(2).holds(point.x(), point.y())

    @staticmethod
    def _paint(width: float, depth: int, focus: bool, top: QPixmap | None, th: Theme, dpr: float) -> QPixmap:
        w, h = round(width), round(width * RATIO)
        image, p = begin_image(w + 2 * _MARGIN, h + 2 * _MARGIN, dpr)
        box = QRectF(_MARGIN, _MARGIN, w, h)
        radius = 7 * w / 120 + 1
        if top is not None:
            for i in range(depth, 0, -1):
                rounded(p, box.translated(i * _EDGE, -i * _EDGE), radius, "#0C151F", tone(th.text3, 0.55), 0.8)
            draw_shadow(p, box, radius, 1, th, 0.8)
            p.drawPixmap(box.topLeft(), top)
        if focus:
            focus_ring(p, box.adjusted(1, 1, -1, -1), radius, th)
        p.end()
        return QPixmap.fromImage(image)
