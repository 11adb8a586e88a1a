"""The attack arrow: one tail from each attacker, joined on the way, to the target. Path items, no Python painting."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPathItem

from trails_desktop.ui import theme as tokens
from trails_desktop.ui.paint import tone
from trails_desktop.ui.theme import Theme

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ArrowShape:
    """Where an arrow runs: the tails' starts, the tip, and the joint where the tag sits."""

    tails: tuple[Point, ...]
    tip: Point
    joint: Point


def shape(tails: Sequence[Point], tip: Point, knee: float | None = None) -> ArrowShape:
    """The tails join at 46 % of the way from their middle to the tip, but not beyond the height ``knee``: on a long way
    one shaft, not all of them, lies over what is between."""
    if len(tails) == 1:
        return ArrowShape(tuple(tails), tip, _bend(tails[0], _swing(tails[0], tip), tip, 50)[23])
    x = sum(tail[0] for tail in tails) / len(tails)
    y = sum(tail[1] for tail in tails) / len(tails)
    share = 0.46
    if knee is not None and tip[1] != y and (knee - y) * (tip[1] - y) > 0:
        share = min(share, (knee - y) / (tip[1] - y))
    return ArrowShape(tuple(tails), tip, (x + (tip[0] - x) * share, y + (tip[1] - y) * share))


def arrow_path(arrow: ArrowShape, tail: float = 5, shaft: float = 11, k: float = 1.0) -> QPainterPath:
    """The outline: tails ``tail`` wide growing to ``shaft``, a head 38 wide and 26 long, all times ``k``."""
    tail, shaft = tail * k, shaft * k
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    jx, jy = arrow.joint
    tx, ty = arrow.tip
    if len(arrow.tails) == 1:
        # One attacker: one curve to the tip, without a knee at the joint.
        jx, jy = _swing(arrow.tails[0], arrow.tip)
    else:
        for x, y in arrow.tails:
            _ribbon(path, _bend((x, y), (x, y + (jy - y) * 0.7), (jx, jy)), tail, shaft * 0.8)
    way = math.hypot(tx - jx, ty - jy) or 1.0
    ux, uy = (tx - jx) / way, (ty - jy) / way
    length = min(26.0 * k, way * 0.9)
    hx, hy = tx - ux * length, ty - uy * length
    if len(arrow.tails) == 1:
        _ribbon(path, _bend(arrow.tails[0], (jx, jy), (hx + ux * 4, hy + uy * 4)), tail, shaft)
    else:
        _ribbon(path, [(jx, jy), (hx + ux * 4, hy + uy * 4)], shaft * 0.8, shaft)
    nx, ny = -uy, ux
    head = [
        (tx, ty), (hx + nx * 19 * k, hy + ny * 19 * k), (hx + ux * 7 * k, hy + uy * 7 * k),
        (hx - nx * 19 * k, hy - ny * 19 * k),
    ]  # fmt: skip
    _add(path, head)
    return path


def _swing(tail: Point, tip: Point) -> Point:
    """What the curve of a single attacker bends towards: it leaves the card straight and leans over on the way."""
    return tail[0] + (tip[0] - tail[0]) * 0.15, tail[1] + (tip[1] - tail[1]) * 0.6


def _bend(a: Point, control: Point, b: Point, steps: int = 20) -> list[Point]:
    points = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        points.append(
            (
                s * s * a[0] + 2 * s * t * control[0] + t * t * b[0],
                s * s * a[1] + 2 * s * t * control[1] + t * t * b[1],
            )
        )
    return points


def _ribbon(path: QPainterPath, points: Sequence[Point], start: float, end: float) -> None:
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        x0, y0 = points[max(0, i - 1)]
        x1, y1 = points[min(last, i + 1)]
        way = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / way, (x1 - x0) / way
        half = (start + (end - start) * i / last) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    _add(path, left + right[::-1])


def _add(path: QPainterPath, points: Sequence[Point]) -> None:
    # All parts wind the same way round, so that their union is filled without a path operation.
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
    ordered = points if area >= 0 else points[::-1]
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ordered]))
    path.closeSubpath()


class ArrowItem(QGraphicsItemGroup):
    """The arrow as drawn: soft shadow, ink outline, amber to coral body."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.arrow: ArrowShape | None = None
        self._knee: float | None = None
        self._k = 1.0
        self._parts = [QGraphicsPathItem(self) for _ in range(4)]
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for part in self._parts:
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            part.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
        self.set_theme(theme)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Colours of a theme."""
        self._theme = theme
        light = theme.name == "light"
        self._end = "#C9421F" if light else "#FF7F5E"
        outline = "#FFFDF6" if light else tokens.INK
        wide, soft, ink, _ = self._parts
        for part, width, alpha in ((wide, 10.0, 0.12), (soft, 6.0, 0.22)):
            part.setPos(0, 3)
            part.setPen(QPen(tone("#000000", 0.0 if theme.flat else alpha), width))
        ink.setPen(QPen(QColor(outline), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self._parts[3].setPen(QPen(Qt.PenStyle.NoPen))
        if self.arrow is not None:
            self.point(self.arrow.tails, self.arrow.tip, self._knee, self._k)

    def point(self, tails: Sequence[Point], tip: Point, knee: float | None = None, k: float = 1.0) -> ArrowShape:
        """Draw from the tails to the tip, at once. knee: see :func:`shape`; k: see :func:`arrow_path`."""
        arrow = shape(tails, tip, knee)
        self._knee, self._k = knee, k
        self.arrow = arrow
        path = arrow_path(arrow, k=k)
        x, y = sum(t[0] for t in tails) / len(tails), sum(t[1] for t in tails) / len(tails)
        ramp = QLinearGradient(x, y, tip[0], tip[1])
        ramp.setColorAt(0, QColor(self._theme.amber))
        ramp.setColorAt(1, QColor(self._end))
        for part in self._parts:
            part.setPath(path)
        self._parts[3].setBrush(QBrush(ramp))
        self.setVisible(True)
        return arrow

    def crosses(self, box: QRectF) -> bool:
        """Whether the arrow runs over a box of the scene."""
        return self.arrow is not None and self._parts[3].path().intersects(box)

    def hide_arrow(self) -> None:
        """No arrow."""
        self.arrow = None
        self.setVisible(False)
