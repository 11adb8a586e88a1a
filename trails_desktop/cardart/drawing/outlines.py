"""Outlines as text, frames that place them on the picture, and smooth curves through few points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

# A point; a third, true value makes it a sharp corner of a smooth curve.
Point = tuple[float, float] | tuple[float, float, int]
Path = Sequence[Point]


@lru_cache(maxsize=1024)
def points(outline: str) -> tuple[Point, ...]:
    """Read an outline: "x,y x,y* ...", where `*` marks a sharp corner."""
    found: list[Point] = []
    for word in outline.split():
        x, y = word.rstrip("*").split(",")
        found.append((float(x), float(y), 1) if word.endswith("*") else (float(x), float(y)))
    return tuple(found)


class Frame:
    """A place on the picture: outlines drawn round (0, 0) are moved to (x, y), scaled, mirrored and turned."""

    __slots__ = ("cos", "scale", "side", "sin", "x", "y")

    def __init__(self, x: float, y: float, scale: float = 1.0, side: float = 1.0, turn: float = 0.0) -> None:
        """`side` -1 mirrors left and right; `turn` is in radians, clockwise."""
        self.x, self.y, self.scale, self.side = x, y, scale, side
        self.cos, self.sin = math.cos(turn), math.sin(turn)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """One point of the outline's plane on the picture."""
        return (
            self.x + (x * self.cos - y * self.sin) * self.scale * self.side,
            self.y + (x * self.sin + y * self.cos) * self.scale,
        )

    def __call__(self, outline: str | Path, wide: float = 1.0) -> list[Point]:
        """The outline on the picture, `wide` times as wide."""
        path = points(outline) if isinstance(outline, str) else outline
        placed: list[Point] = []
        for point in path:
            x, y = self.spot(point[0] * wide, point[1])
            placed.append((x, y, 1) if len(point) > 2 else (x, y))
        return placed


def smooth(path: Path, closed: bool = True, steps: int = 8) -> list[tuple[float, float]]:
    """A Catmull-Rom curve through the points; corners stay sharp, because their tangent points at the neighbour."""
    spots = [(p[0], p[1]) for p in path]
    sharp = [len(p) > 2 for p in path]
    count = len(spots)
    curve: list[tuple[float, float]] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        p1, p2 = spots[i], spots[j]
        p0 = spots[i - 1] if closed or i > 0 else p1
        p3 = spots[(i + 2) % count] if closed or i + 2 < count else p2
        if sharp[i]:
            p0 = p1
        mx, my = (p2[0] - p0[0]) * 0.5, (p2[1] - p0[1]) * 0.5
        if sharp[j]:
            p3 = p2
        nx, ny = (p3[0] - p1[0]) * 0.5, (p3[1] - p1[1]) * 0.5
        for step in range(steps):
            t = step / steps
            t2 = t * t
            t3 = t2 * t
            a, b, c, d = 2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2
            curve.append((a * p1[0] + b * mx + c * p2[0] + d * nx, a * p1[1] + b * my + c * p2[1] + d * ny))
    if not closed:
        curve.append(spots[-1])
    return curve
