"""Organization marks as paths, plain topmarks for foreign organizations, and the patterns of the spines."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

PATTERNS: Final = ("chevrons", "dots", "bricks", "arcs", "levels", "uprights", "none")

# A shape is a list of parts added (+) or cut away (-): polygons as flat coordinates, discs as x, y, radius.
_Part = tuple[str, tuple[float, ...]]


def _hexagon() -> tuple[float, ...]:
    flat: list[float] = []
    for i in range(6):
        angle = math.tau * (i + 0.5) / 6
        flat += [math.cos(angle) * 1.04, math.sin(angle) * 1.04]
    return tuple(flat)


def _box(x0: float, y0: float, x1: float, y1: float) -> tuple[float, ...]:
    return (x0, y0, x1, y0, x1, y1, x0, y1)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, tuple[_Part, ...]]:
    """Every mark in a box from -1 to 1."""
    return {
        "couriers": (
            ("+", (0, -1, 1, 0.86, -1, 0.86)),
            ("-", (0, -0.16, 0.62, 0.96, 0.34, 0.96, 0, 0.36, -0.34, 0.96, -0.62, 0.96)),
        ),
        "vigil": (
            ("+o", (0, -0.5, 0.52)), ("+o", (0, 0.5, 0.52)), ("+o", (-0.5, 0, 0.52)), ("+o", (0.5, 0, 0.52)),
            ("-o", (0, 0, 0.25)),
        ),
        "compact": (
            ("+", _box(-0.92, -0.92, 0.92, 0.92)),
            ("-", (-0.3, 0.98, -0.3, 0.1, -0.21, -0.12, 0, -0.22, 0.21, -0.12, 0.3, 0.1, 0.3, 0.98)),
        ),
        "athenaeum": (
            ("+", (0, -1.08, 0.82, 0, 0, 1.08, -0.82, 0)),
            ("-", (-0.9, 0.1, 0.14, -0.07, 0.9, -0.24, 0.9, 0.04, 0.14, 0.09, -0.9, 0.24)),
        ),
        "unlit": (("+o", (0, 0, 1)), ("-o", (0.42, -0.16, 0.8))),
        "ironglass": (("+", _hexagon()), ("-o", (0, 0, 0.45))),
        "none": (("+o", (0, 0, 0.92)), ("-o", (0, 0, 0.62)), ("+o", (0, 0, 0.28))),
        # Topmarks of seamarks, plain on purpose.
        "bar": (("+", _box(-1, -0.3, 1, 0.3)),),
        "bars": (("+", _box(-1, -0.68, 1, -0.18)), ("+", _box(-1, 0.18, 1, 0.68))),
        "cone_up": (("+", (0, -0.95, 0.95, 0.8, -0.95, 0.8)),),
        "cone_down": (("+", (0, 0.95, 0.95, -0.8, -0.95, -0.8)),),
        "cones": (("+", (0, -1, 0.8, -0.08, -0.8, -0.08)), ("+", (0, 0.08, 0.8, 1, -0.8, 1))),
        "ring": (("+o", (0, 0, 0.95)), ("-o", (0, 0, 0.52))),
        "cross": (("+", _box(-0.26, -1, 0.26, 1)), ("+", _box(-1, -0.26, 1, 0.26))),
        "ladder": (
            ("+", _box(-0.72, -1, -0.36, 1)), ("+", _box(0.36, -1, 0.72, 1)),
            ("+", _box(-0.5, -0.66, 0.5, -0.34)), ("+", _box(-0.5, 0.34, 0.5, 0.66)),
        ),
        "hourglass": (("+", (-0.85, -0.95, 0.85, -0.95, 0.14, 0, 0.85, 0.95, -0.85, 0.95, -0.14, 0)),),
        "half": (("+o", (0, 0.3, 0.95)), ("-", _box(-1, 0.3, 1, 1.4))),
        "dots": (("+o", (0, -0.52, 0.42)), ("+o", (-0.54, 0.42, 0.42)), ("+o", (0.54, 0.42, 0.42))),
        "wedge": (("+", (-0.95, -0.8, 0.95, 0, -0.95, 0.8)),),
    }  # fmt: skip


def mark_names() -> tuple[str, ...]:
    """Every shape :func:`mark_path` can draw, ours first."""
    return tuple(_shapes())


# Boolean path operations want large coordinates, their tolerance is absolute.
_BUILD: Final = 100.0


@lru_cache(maxsize=64)
def _built(mark: str) -> QPainterPath:
    whole = QPainterPath()
    for kind, numbers in _shapes().get(mark, _shapes()["none"]):
        part = QPainterPath()
        if kind.endswith("o"):
            x, y, r = (v * _BUILD for v in numbers)
            part.addEllipse(QPointF(x, y), r, r)
        else:
            points = [QPointF(x * _BUILD, y * _BUILD) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            part.addPolygon(QPolygonF(points))
            part.closeSubpath()
        whole = whole.united(part) if kind.startswith("+") else whole.subtracted(part)
    return whole


def mark_path(mark: str, cx: float, cy: float, r: float) -> QPainterPath:
    """The outline of a mark (``OrgStyle.mark``) round (cx, cy) with unit radius ``r``; unknown names give ``none``."""
    scale = r / _BUILD
    return QTransform(scale, 0, 0, scale, cx, cy).map(_built(mark))


def paint_pattern(p: QPainter, clip: QPainterPath, pattern: str, colour: QColor, scale: float = 1.0) -> None:
    """Fill ``clip`` with the quiet line pattern of an organization; ``scale`` 1 suits the 630 wide master."""
    if pattern == "none":
        return
    box = clip.boundingRect()
    p.save()
    p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(colour, 1.4 * scale))
    p.setBrush(Qt.BrushStyle.NoBrush)
    lines = QPainterPath()
    discs = QPainterPath()
    _pattern_paths(pattern, box.left(), box.top(), box.right(), box.bottom(), scale, lines, discs)
    p.drawPath(lines)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPath(discs)
    p.restore()


def _pattern_paths(
    pattern: str, x0: float, y0: float, x1: float, y1: float, scale: float, lines: QPainterPath, discs: QPainterPath
) -> None:
    step = 14 * scale
    mid = (x0 + x1) / 2
    if pattern == "chevrons":
        half = (x1 - x0) * 0.75
        rise = min(half * 0.55, 90 * scale)
        for y in _steps(y0 - rise - 2 * step, y1 + step, step * 1.3):
            lines.moveTo(mid - half, y + rise)
            lines.lineTo(mid, y)
            lines.lineTo(mid + half, y + rise)
    elif pattern == "dots":
        for row, y in enumerate(_steps(y0, y1 + step, step * 0.86)):
            for x in _steps(x0 + (step / 2 if row % 2 else 0), x1 + step, step):
                discs.addEllipse(QPointF(x, y), 1.9 * scale, 1.9 * scale)
    elif pattern == "bricks":
        for row, y in enumerate(_steps(y0, y1 + step, step)):
            lines.moveTo(x0, y)
            lines.lineTo(x1, y)
            for x in _steps(x0 + (0 if row % 2 else step), x1, step * 2):
                lines.moveTo(x, y)
                lines.lineTo(x, y + step)
    elif pattern == "arcs":
        for r in _steps(step, math.hypot(y1 - y0, (x1 - x0) / 2) * 1.1 + step, step * 1.25):
            lines.addEllipse(QPointF(mid, y0 - 10 * scale), r, r)
    elif pattern == "levels":
        for y in _steps(y0, y1, step * 0.62):
            lines.moveTo(x0, y)
            lines.lineTo(x1, y)
    elif pattern == "uprights":
        for x in _steps(x0 + step * 0.5, x1, step * 1.1):
            lines.moveTo(x, y0)
            lines.lineTo(x, y1)
            for y in _steps(y0 + step, y1, step * 2.6):
                discs.addEllipse(QPointF(x, y), 2.4 * scale, 2.4 * scale)


def _steps(start: float, stop: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, math.ceil((stop - start) / step)))]
