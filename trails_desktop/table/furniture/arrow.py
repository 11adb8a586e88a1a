"""The attack arrow: one tail from each attacker, joined on the way, to the target. Path items, no Python painting."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPathItem

from trails_desktop.ui import theme as ui_theme
from trails_desktop.ui.paint import tone
from trails_desktop.ui.theme import Theme

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ArrowShape:
    """Where an arrow runs: the tails' starts, the tip, the joint where the tag sits, and the middle of the shaft from
    the joint (of a single attacker: from its card) to the tip."""

    tails: tuple[Point, ...]
    tip: Point
    joint: Point
    way: tuple[Point, ...] = ()


def shape(
    tails: Sequence[Point], tip: Point, knee: float | None = None, rail: float | None = None, k: float = 1.0
) -> ArrowShape:
    """The tails join at 46 % of the way from their middle to the tip, but not beyond the height ``knee``: on a long way
    one shaft, not all of them, lies over what is between. rail: the height at which the arrow runs along the middle
    band before it turns to the tip, for a player's plate, which has the cards of a field before it."""
    x = sum(tail[0] for tail in tails) / len(tails)
    y = sum(tail[1] for tail in tails) / len(tails)
    if rail is not None:
        start = tails[0] if len(tails) == 1 else (x, rail)
        way = _rounded([start, (start[0], rail), (tip[0], rail), tip], 26 * k)
        return ArrowShape(tuple(tails), tip, (start[0], rail), tuple(way))
    if len(tails) == 1:
        way = _single(tails[0], tip, k)
        return ArrowShape(tuple(tails), tip, _halfway(way), tuple(way))
    share = 0.46
    if knee is not None and tip[1] != y and (knee - y) * (tip[1] - y) > 0:
        share = min(share, (knee - y) / (tip[1] - y))
    joint = (x + (tip[0] - x) * share, y + (tip[1] - y) * share)
    spread = max(abs(tail[0] - x) for tail in tails)
    if abs(tip[1] - y) < 120 * k and max(spread, abs(tip[0] - x)) > 2 * abs(tip[1] - y):
        # The fields are close and the attackers far apart: all run along the line, above the names of the steps.
        rise = _rise(y, tip[1], k)
        level, ends = tip[1] - rise, [tail[0] for tail in tails]
        if min(ends) <= tip[0] <= max(ends):
            return ArrowShape(tuple(tails), tip, (tip[0], level), ((tip[0], level), tip))
        turn = (tip[0] - math.copysign(rise, tip[0] - x), level)
        return ArrowShape(tuple(tails), tip, (x, level), tuple(_rounded([(x, level), turn, tip], 26 * k)))
    return ArrowShape(tuple(tails), tip, joint, (joint, tip))


def arrow_path(arrow: ArrowShape, tail: float = 5, shaft: float = 11, k: float = 1.0) -> QPainterPath:
    """The outline: tails ``tail`` wide growing to ``shaft``, a head 38 wide and 26 long, all times ``k``."""
    tail, shaft = tail * k, shaft * k
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    jx, jy = arrow.joint
    tx, ty = arrow.tip
    single = len(arrow.tails) == 1
    if not single:
        for x, y in arrow.tails:
            if abs(jx - x) > 2 * abs(jy - y):
                way = _rounded([(x, y), (x, jy), (jx, jy)], 26 * k)
            else:
                way = _bend((x, y), (x, y + (jy - y) * 0.7), (jx, jy))
            _ribbon(path, way, tail, shaft * 0.8)
    way, (fx, fy), length = _shortened(arrow.way, 26.0 * k)
    ux, uy = (tx - fx) / length, (ty - fy) / length
    _ribbon(path, [*way, (fx + ux * 4, fy + uy * 4)], tail if single else shaft * 0.8, shaft)
    nx, ny = -uy, ux
    head = [
        (tx, ty), (fx + nx * 19 * k, fy + ny * 19 * k), (fx + ux * 7 * k, fy + uy * 7 * k),
        (fx - nx * 19 * k, fy - ny * 19 * k),
    ]  # fmt: skip
    _add(path, head)
    return path


def _shortened(way: Sequence[Point], head: float) -> tuple[list[Point], Point, float]:
    """The way without its last part, for the head: what is left, where the head begins and how long it is."""
    kept = list(way)
    tip = kept.pop()
    while len(kept) > 1 and math.dist(kept[-1], tip) < head:
        kept.pop()
    whole = math.dist(kept[-1], tip) or 1.0
    length = min(head, whole * 0.9)
    share = 1 - length / whole
    x, y = kept[-1]
    return kept, (x + (tip[0] - x) * share, y + (tip[1] - y) * share), length


def _rise(start: float, tip: float, k: float) -> float:
    """The height of the last part of an arrow between two close fields, towards the tip."""
    return math.copysign(min(23 * k, abs(tip - start) * 0.45), tip - start)


def _single(tail: Point, tip: Point, k: float, steps: int = 36) -> list[Point]:
    """One attacker: the curve leaves its card straight. Where the fields are close it is soon above the names of the
    steps, runs along the line and bends to the target at the end; on a long way it swings over."""
    dx, dy = tip[0] - tail[0], tip[1] - tail[1]
    if abs(dy) < 120 * k and abs(dx) > abs(dy):
        # the last part as high as it is wide, so that the head points up at its target
        rise = _rise(tail[1], tip[1], k)
        level = tip[1] - rise
        return _rounded([tail, (tail[0], level), (tip[0] - math.copysign(rise, dx), level), tip], 26 * k)
    first, second = (tail[0] + dx * 0.1, tail[1] + dy * 0.4), (tail[0] + dx * 0.43, tail[1] + dy * 0.73)
    points = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (
                a * tail[0] + b * first[0] + c * second[0] + d * tip[0],
                a * tail[1] + b * first[1] + c * second[1] + d * tip[1],
            )
        )
    return points


def _halfway(way: Sequence[Point]) -> Point:
    """The point at 46 % of a way's length."""
    lengths = [math.dist(a, b) for a, b in pairwise(way)]
    left = 0.46 * sum(lengths)
    for (a, b), length in zip(pairwise(way), lengths, strict=True):
        if left <= length and length:
            return _towards(a, b, left)
        left -= length
    return way[-1]


def _rounded(corners: Sequence[Point], radius: float) -> list[Point]:
    """A way round corners; a side too short for the radius gets smaller ones."""
    points = [corners[0]]
    for before, at, after in zip(corners, corners[1:], corners[2:], strict=False):
        lengths = math.dist(before, at), math.dist(at, after)
        r = min(radius, lengths[0] * 0.5, lengths[1] * 0.5)
        if r > 0:
            points += _bend(_towards(at, before, r), at, _towards(at, after, r), 10)
    return [*points, corners[-1]]


def _towards(a: Point, b: Point, far: float) -> Point:
    share = far / math.dist(a, b)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


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
        self._rail: float | None = None
        self._cards: tuple[QRectF, ...] = ()
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
        outline = "#FFFDF6" if light else ui_theme.INK
        wide, soft, ink, _ = self._parts
        for part, width, alpha in ((wide, 10.0, 0.12), (soft, 6.0, 0.22)):
            part.setPos(0, 3)
            part.setPen(QPen(tone("#000000", 0.0 if theme.flat else alpha), width))
        ink.setPen(QPen(QColor(outline), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self._parts[3].setPen(QPen(Qt.PenStyle.NoPen))
        if self.arrow is not None:
            self.point(self.arrow.tails, self.arrow.tip, self._knee, self._k, self._rail, self._cards)

    def point(
        self, tails: Sequence[Point], tip: Point, knee: float | None = None, k: float = 1.0, rail: float | None = None,
        cards: Sequence[QRectF] = (),
    ) -> ArrowShape:  # fmt: skip
        """Draw from the tails to the tip, at once. knee, rail: see :func:`shape`; k: see :func:`arrow_path`; cards:
        what the arrow goes under."""
        arrow = shape(tails, tip, knee, rail, k)
        self._knee, self._k, self._rail = knee, k, rail
        self.arrow = arrow
        path = arrow_path(arrow, k=k)
        self._cards = tuple(cards)
        for card in self._cards:
            if path.intersects(card):
                above = QPainterPath()
                corner = 7 / 120 * min(card.width(), card.height())
                above.addRoundedRect(card, corner, corner)
                path = path.subtracted(above)
        x, y = sum(t[0] for t in tails) / len(tails), sum(t[1] for t in tails) / len(tails)
        # Of several tails none is redder than the others: their colour changes on the way over the band.
        ramp = QLinearGradient(x, y, tip[0] if len(tails) == 1 else x, tip[1])
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
