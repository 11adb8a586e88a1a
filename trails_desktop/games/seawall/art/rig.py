"""A strider's own coordinates: those of a whole picture, scaled round the place where it stands."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.outlines import Frame, Path, Point, points
from trails_desktop.cardart.scenery.brush import Paint
from trails_desktop.games.seawall.art.flats import Flats


class Rig:
    """Verbs of the brush in coordinates of a strider that stands at 320 and is as large as the picture allows."""

    def __init__(self, b: Flats, x: float, ground: float, k: float) -> None:
        self.b, self.k = b, k
        self._frame = Frame(x - 320 * k, ground - ground * k, k)

    def at(self, outline: str | Path) -> list[Point]:
        """An outline on the picture."""
        return self._frame(points(outline) if isinstance(outline, str) else outline)

    def poly(self, outline: str | Path, paint: Paint, r: float = 22) -> Mask:
        return self.b.poly(self.at(outline), paint, r * self.k)

    def blob(self, outline: str | Path, paint: Paint, r: float = 22) -> Mask:
        return self.b.blob(self.at(outline), paint, r * self.k)

    def box(self, x0: float, y0: float, x1: float, y1: float, paint: Paint, r: float = 16, round_by: float = 0) -> Mask:
        (ax, ay), (bx, by) = self._frame.spot(x0, y0), self._frame.spot(x1, y1)
        return self.b.box(ax, ay, bx, by, paint, r * self.k, round_by * self.k)

    def disc(self, x: float, y: float, size: float, paint: Paint, r: float = 0) -> Mask:
        return self.b.disc(*self._frame.spot(x, y), size * self.k, paint, r * self.k)

    def ring(self, x: float, y: float, size: float, width: float, paint: Paint) -> Mask:
        return self.b.ring(*self._frame.spot(x, y), size * self.k, width * self.k, paint)

    def limb(self, outline: str | Path, width: float, paint: Paint) -> Mask:
        return self.b.limb(self.at(outline), width * self.k, paint)

    def line(self, outline: str | Path, width: float, paint: Paint, opacity: float = 1.0, curved: bool = False) -> None:
        self.b.line(self.at(outline), max(1.5, width * self.k), paint, opacity, curved)

    def arc(self, x: float, y: float, size: float, start: float, end: float, width: float, paint: Paint) -> None:
        self.b.arc(*self._frame.spot(x, y), size * self.k, start, end, width * self.k, paint, 0.75)

    def dot(self, x: float, y: float, size: float, paint: Paint, opacity: float = 1.0) -> None:
        self.b.dot(*self._frame.spot(x, y), size * self.k, paint, opacity)

    def glow(self, x: float, y: float, size: float, paint: Paint, opacity: float = 0.8) -> None:
        self.b.glow(*self._frame.spot(x, y), size * self.k, paint, opacity)

    def port(self, x: float, y: float, size: float) -> None:
        self.b.port(*self._frame.spot(x, y), size * self.k)

    def badge(self, x: float, y: float, size: float, paint: Paint = "") -> None:
        self.b.badge(*self._frame.spot(x, y), size * self.k, paint)

    def rivets(self, spots: Path, size: float = 3.4) -> None:
        """Dark heads of rivets."""
        for x, y, *_ in spots:
            self.dot(x, y, size, self.b.hour.dark, 0.55)

    def leg(
        self, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float], w: float, paint: Paint
    ) -> None:
        """Two bones, a joint and a flat foot."""
        b, (x, y) = self.b, foot
        self.limb([hip, knee], w, paint)
        self.limb([knee, foot], w * 0.72, paint)
        self.disc(*knee, w * 0.72, b.dim(paint, 0.3))
        self.dot(*knee, w * 0.3, b.lit(paint, 0.5))
        sole = [(x - w * 1.25, y + 6), (x - w * 0.6, y - w * 0.7), (x + w * 0.6, y - w * 0.7), (x + w * 1.25, y + 6)]
        self.poly(sole, b.dim(paint, 0.25), w * 0.4)

    def truss(self, a: tuple[float, float], z: tuple[float, float], w: float, paint: Paint, bays: int = 6) -> None:
        """A lattice girder that narrows towards its end."""
        b, dx, dy = self.b, z[0] - a[0], z[1] - a[1]
        long = math.hypot(dx, dy) or 1
        nx, ny = -dy / long * w / 2, dx / long * w / 2
        for side in (-1, 1):
            ends = [(a[0] + side * nx, a[1] + side * ny), (z[0] + side * nx * 0.5, z[1] + side * ny * 0.5)]
            self.limb(ends, w * 0.2, paint)
        for i in range(bays):
            t, u = i / bays, (i + 1) / bays
            k, m = 1 - t * 0.5, 1 - u * 0.5
            for side, tone in ((1, paint), (-1, b.dim(paint, 0.2))):
                start = (a[0] + dx * t + side * nx * k, a[1] + dy * t + side * ny * k)
                self.line([start, (a[0] + dx * u - side * nx * m, a[1] + dy * u - side * ny * m)], w * 0.12, tone)
