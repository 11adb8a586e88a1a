"""Depth: shadows and glows as cached nine-part images, target corners and the keyboard ring."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF

from trails_desktop.ui.paint_base import Colour, begin_image, device_ratio, rounded, tone
from trails_desktop.ui.theme import Theme

# Blur and drop in pixels: board, card at rest, plate, button or ticket, lifted card, dragged card.
DEPTHS: Final = ((0, 0), (9, 3), (10, 3), (12, 5), (18, 10), (22, 14))
GLOW: Final = 11.0
GLOW_STRONG: Final = 15.0


def draw_shadow(p: QPainter, rect: QRectF, radius: float, depth: int, theme: Theme, strength: float = 1.0) -> None:
    """The soft shadow under a rounded rectangle.

    ``depth``: 0 board (none), 1 card at rest, 2 plate, 3 button or ticket, 4 lifted card, 5 drag. ``strength``
    multiplies the theme's. Nothing in themes without shadow.
    """
    blur, drop = DEPTHS[min(depth, len(DEPTHS) - 1)]
    alpha = theme.shadow * strength
    if blur == 0 or alpha <= 0:
        return
    corner = math.ceil(radius + blur)
    patch = _shadow_patch(round(radius * 2), blur, round(alpha * 1000), corner, _ratio(p))
    _nine(p, patch, rect.adjusted(-blur, -blur + drop, blur, blur + drop), corner, hollow=False)


def draw_glow(
    p: QPainter,
    rect: QRectF,
    radius: float,
    colour: Colour,
    width: float = GLOW,
    strength: float | None = None,
    theme: Theme | None = None,
) -> None:
    """A glow round a rounded rectangle that spreads ``width`` pixels (11; attacker and target 15).

    ``strength`` is from 0 to 1 and breathes for the pending decision. With a flat ``theme`` it is a plain line.
    """
    strong = width >= GLOW_STRONG
    alpha = (0.8 if strong else 0.5) if strength is None else strength
    if theme is not None and theme.flat:
        rounded(p, rect.adjusted(-2, -2, 2, 2), radius + 2, None, colour, 4)
        return
    spread = max(1, round(width))
    corner = math.ceil(radius + spread + 2)
    patch = _glow_patch(
        round(radius * 2), spread, QColor(colour).rgb(), round(alpha * 50), 9 if strong else 7, corner, _ratio(p)
    )  # fmt: skip
    grow = spread + 2
    _nine(p, patch, rect.adjusted(-grow, -grow, grow, grow), corner, hollow=True)


def _ratio(p: QPainter) -> float:
    return device_ratio(p)


@lru_cache(maxsize=64)
def _shadow_patch(radius2: int, blur: int, mille: int, corner: int, dpr: float) -> QImage:
    size = 2 * corner + 2
    image, p = begin_image(size, size, dpr)
    radius = radius2 / 2
    inner = QRectF(blur, blur, size - 2 * blur, size - 2 * blur)
    layers = 24
    for i in range(layers):
        part = i / layers
        grow = blur * (1 - part)
        fill = tone("#000000", mille / 1000 * (1.6 / layers) * (part + 0.25))
        rounded(p, inner.adjusted(-grow, -grow, grow, grow), radius + grow, fill)
    p.end()
    return image


@lru_cache(maxsize=96)
def _glow_patch(radius2: int, spread: int, rgb: int, percent: int, layers: int, corner: int, dpr: float) -> QImage:
    size = 2 * corner + 2
    image, p = begin_image(size, size, dpr)
    radius = radius2 / 2
    inner = QRectF(spread + 2, spread + 2, size - 2 * spread - 4, size - 2 * spread - 4)
    colour = QColor.fromRgb(rgb)
    for i in range(layers):
        part = i / layers
        grow = spread * (1 - part)
        colour.setAlphaF(min(1.0, percent / 50 * part**1.6 * 0.55 + 0.02))
        rounded(p, inner.adjusted(-grow, -grow, grow, grow), radius + grow, None, colour, 2.2)
    p.end()
    return image


def _nine(p: QPainter, patch: QImage, rect: QRectF, corner: int, hollow: bool) -> None:
    """Draw a square patch with corners of ``corner`` logical pixels over ``rect``, middle parts stretched."""
    ratio = patch.devicePixelRatioF()
    full = patch.width()
    c = min(float(corner), rect.width() / 2, rect.height() / 2)
    cut = round(c * ratio)
    xs = (rect.left(), rect.left() + c, rect.right() - c, rect.right())
    ys = (rect.top(), rect.top() + c, rect.bottom() - c, rect.bottom())
    src = (0, cut, full - cut, full)
    for row in range(3):
        for column in range(3):
            if hollow and row == 1 and column == 1:
                continue
            target = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            if target.width() <= 0 or target.height() <= 0:
                continue
            # The stretched strips are uniform along one axis: two device pixels from the middle are enough.
            x0, x1 = (full // 2 - 1, full // 2 + 1) if column == 1 else (src[column], src[column + 1])
            y0, y1 = (full // 2 - 1, full // 2 + 1) if row == 1 else (src[row], src[row + 1])
            p.drawImage(target, patch, QRectF(x0, y0, x1 - x0, y1 - y0))


def corners(p: QPainter, rect: QRectF, colour: Colour, width: float = 3, length: float = 18) -> None:
    """Four corner brackets: what may be targeted (cyan) and what is (coral)."""
    pen = QPen(QBrush(QColor(colour)), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, dx, dy in (
        (rect.left(), rect.top(), 1, 1),
        (rect.right(), rect.top(), -1, 1),
        (rect.right(), rect.bottom(), -1, -1),
        (rect.left(), rect.bottom(), 1, -1),
    ):
        p.drawPolyline(QPolygonF([QPointF(x, y + dy * length), QPointF(x, y), QPointF(x + dx * length, y)]))


def focus_ring(p: QPainter, rect: QRectF, radius: float, theme: Theme, k: float = 1.0) -> None:
    """The keyboard ring, 5 px outside: 5 px ``focus2`` under 2.4 px ``focus``, all times ``k``. Never only a colour
    change."""
    ring = rect.adjusted(-5 * k, -5 * k, 5 * k, 5 * k)
    rounded(p, ring, radius + 5 * k, None, theme.focus2, 5 * k)
    rounded(p, ring, radius + 5 * k, None, theme.focus, 2.4 * k)
