"""A brush: a short vocabulary for pictures built round one large object, with the light from the upper left.

Every verb shades by itself: towards the hour's light on the sun's side, towards its dark on the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image, ImageFilter

from trails_desktop.cardart.drawing.canvas import Mask, Stencil
from trails_desktop.cardart.drawing.outlines import Frame, Path, Point, points, smooth
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb, shade
from trails_desktop.cardart.drawing.topmarks import topmark
from trails_desktop.cardart.scenery.scene import HEIGHT, WIDTH, Scene
from trails_desktop.cardart.scenery.sky import gradient

#: A colour, or one written as "#RRGGBB".
Paint = Colour | str

_SUN: Final = (-0.55, -0.83)
_HALO: Final = ((3.4, 0.09), (2.4, 0.11), (1.6, 0.15))


def colour(paint: Paint) -> Colour:
    """The paint as a colour."""
    return rgb(paint) if isinstance(paint, str) else paint


def place(
    outline: str | Path, x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False
) -> list[Point]:
    """An outline drawn round (0, 0): scaled by k, mirrored if `flip`, turned clockwise by degrees, moved to (x, y)."""
    return Frame(x, y, k, -1 if flip else 1, math.radians(-turn if flip else turn))(outline)


def circle(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """The point of a circle at an angle, clockwise from the right."""
    return (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)))


class Brush:
    """Paints on a scene. `r` in its verbs is the softness of the airbrush in units."""

    def __init__(self, scene: Scene, sun: tuple[float, float] = _SUN) -> None:
        """sun: the direction from which things are lit."""
        self.scene, self._sun = scene, sun
        self.c, self.rng, self.pal = scene.canvas, scene.rng, scene.palette

    # ---- colours

    def lit(self, paint: Paint, by: float = 0.6) -> Colour:
        return mix(colour(paint), self.pal.light, by)

    def dim(self, paint: Paint, by: float = 0.5) -> Colour:
        return mix(shade(colour(paint), by), self.pal.dark, by * 0.6)

    def between(self, one: Paint, other: Paint) -> Colour:
        """A colour by chance between two."""
        return mix(colour(one), colour(other), self.rng.random())

    # ---- shaded shapes

    def shade(self, mask: Mask, paint: Paint, r: float = 22, dark: float = 0.6, lite: float = 0.45) -> Mask:
        self.c.shape(mask, colour(paint), self.lit(paint, 0.7), self.dim(paint, 0.55), self._sun, r, dark, lite)
        return mask

    def poly(self, outline: str | Path, paint: Paint, r: float = 22, dark: float = 0.6, lite: float = 0.45) -> Mask:
        return self.shade(self.c.poly(_path(outline)), paint, r, dark, lite)

    def blob(self, outline: str | Path, paint: Paint, r: float = 22, dark: float = 0.6, lite: float = 0.45) -> Mask:
        """A smooth shape through the points."""
        return self.shade(self.c.poly(smooth(_path(outline))), paint, r, dark, lite)

    def disc(
        self, x: float, y: float, size: float, paint: Paint, r: float = 0, dark: float = 0.6, lite: float = 0.45
    ) -> Mask:
        return self.shade(self.c.disc(x, y, size), paint, r or size * 0.8, dark, lite)

    def box(self, x0: float, y0: float, x1: float, y1: float, paint: Paint, r: float = 16, round_by: float = 0) -> Mask:
        return self.shade(self.c.rect(x0, y0, x1, y1, round_by), paint, r)

    def ring(self, x: float, y: float, size: float, width: float, paint: Paint, r: float = 8) -> Mask:
        return self.shade(self.c.ring(x, y, size, width), paint, r)

    def limb(self, outline: str | Path, width: float, paint: Paint) -> Mask:
        """A thick line with round ends."""
        path = _path(outline)
        area = self.c.stencil().line(path, width)
        for x, y, *_ in path:
            area.disc(x, y, width / 2)
        return self.shade(area.mask(), paint, width * 0.45)

    # ---- flat shapes

    def flat(self, outline: str | Path, paint: Paint, opacity: float = 1.0) -> Mask:
        mask = self.c.poly(_path(outline))
        self.c.fill(mask, colour(paint), opacity)
        return mask

    def line(self, outline: str | Path, width: float, paint: Paint, opacity: float = 1.0, curved: bool = False) -> None:
        path = _path(outline)
        self.c.fill(self.c.line(smooth(path, closed=False) if curved else path, width), colour(paint), opacity)

    def dot(self, x: float, y: float, size: float, paint: Paint, opacity: float = 1.0) -> None:
        self.c.fill(self.c.disc(x, y, size), colour(paint), opacity)

    def rect(self, x0: float, y0: float, x1: float, y1: float, paint: Paint, opacity: float = 1.0) -> None:
        self.c.fill(self.c.rect(x0, y0, x1, y1), colour(paint), opacity)

    def circle(self, x: float, y: float, size: float, width: float, paint: Paint, opacity: float = 1.0) -> None:
        """A circle's line."""
        self.c.fill(self.c.arc(x, y, size, 0, 360, width), colour(paint), opacity)

    def arc(
        self, x: float, y: float, size: float, start: float, end: float, width: float, paint: Paint, opacity: float = 1
    ) -> None:
        """Part of a circle's line, angles in degrees clockwise from the right."""
        self.c.fill(self.c.arc(x, y, size, start, end, width), colour(paint), opacity)

    def mark(self, x: float, y: float, size: float, paint: Paint) -> None:
        """The organization's daymark."""
        from_mark = topmark(self.c, self.pal.mark, x, y, size)
        self.shade(from_mark, paint, size * 0.3)

    # ---- light

    def glow(self, x: float, y: float, size: float, paint: Paint, opacity: float = 0.7) -> None:
        self.c.screen(self.c.blur(self.c.disc(x, y, size), size * 0.9, 8), colour(paint), opacity)

    def shine(self, outline: str | Path, paint: Paint, opacity: float = 0.4, blur: float = 0) -> None:
        """Light that falls through a shape."""
        mask = self.c.poly(_path(outline))
        self.c.screen(self.c.blur(mask, blur) if blur else mask, colour(paint), opacity)

    def rays(
        self,
        x: float,
        y: float,
        count: int,
        inner: float,
        outer: float,
        opacity: float,
        paint: Paint = "",
        wide: float = 0.24,
    ) -> None:
        """Wedges of light round a point."""
        at, area = Frame(x, y), self.c.stencil()
        for i in range(count):
            a, d = (i + 0.5) / count * math.tau, math.tau / count * wide
            rim = ((inner, a - d), (outer, a - d), (outer, a + d), (inner, a + d))
            area.poly(at([(size * math.cos(t), size * math.sin(t)) for size, t in rim]))
        self.c.screen(area.mask(), colour(paint) if paint else self.pal.light, opacity)

    # ---- grounds

    def sky(self) -> None:
        """The hour's sky over the whole picture."""
        self.wall(*self.scene.sky)

    def wall(self, *stops: Paint) -> None:
        """Colours from the upper edge to the lower, in equal steps."""
        last = len(stops) - 1
        steps = [(i / last, colour(stop)) for i, stop in enumerate(stops)]
        self.c.image.paste(gradient(self.c.width, self.c.height, steps), (0, 0))

    def sun(self, x: float, y: float, size: float) -> None:
        for k, by in _HALO:
            self.c.screen(self.c.disc(x, y, size * k), self.pal.light, by)
        self.glow(x, y, size * 1.15, self.pal.sun, 0.5)
        self.dot(x, y, size, self.pal.sun)

    def cloud(self, x: float, y: float, wide: float, paint: Paint, rows: int = 4) -> None:
        area, high = self.c.stencil(), wide * 0.075
        for i in range(rows):
            long = wide * (1 - abs(i - rows * 0.5) / rows * 1.15)
            middle, top = x + self.rng.uniform(-0.14, 0.14) * wide, y + i * high * 0.84
            area.rect(middle - long / 2, top, middle + long / 2, top + high, r=high / 2)
        mask = area.mask()
        self.c.fill(mask, colour(paint), 0.85)
        self.c.airbrush_dark(mask, 0, -9, 14, self.dim(paint, 0.3), 0.45)
        self.c.airbrush_light(mask, 0, 5, 6, self.pal.light, 0.5)

    def ridge(self, base: float, amp: float, paint: Paint) -> None:
        """Ground below a wavering line, lit along it."""
        r = self.rng
        phase = [r.uniform(0, 6.28) for _ in range(3)]
        pace = [r.uniform(0.004, 0.008), r.uniform(0.012, 0.02), r.uniform(0.03, 0.05)]
        weight = (0.6, 0.3, 0.09)
        line: list[Point] = []
        for x in range(-40, 712, 12):
            wave = sum(w * math.sin(x * f + p) for w, f, p in zip(weight, pace, phase, strict=True))
            line.append((x, base - amp * wave))
        ground = self.c.poly([*line, (710, 780), (-60, 780)])
        self.c.fill(ground, colour(paint))
        rows = int((max(p[1] for p in line) + 70) * self.c.unit) - ground.y
        strip = ground.image.crop((0, 0, ground.image.width, min(ground.image.height, rows + int(60 * self.c.unit))))
        self.c.airbrush_light(Mask(strip, ground.x, ground.y), 0, 24, 30, self.lit(paint, 0.5), 0.5, rows=rows)

    def haze(self, y0: float, y1: float, paint: Paint, opacity: float) -> None:
        """A veil that grows from y0 to y1 and stays below it."""
        c = self.c
        top, high = int(y0 * c.unit), max(1, int((y1 - y0) * c.unit))
        c.fill(Mask(Image.linear_gradient("L").resize((c.width, high)), 0, top), colour(paint), opacity)
        if y1 < HEIGHT:
            low = int(y1 * c.unit)
            c.fill(Mask(Image.new("L", (c.width, max(1, c.height - low)), 255), 0, low), colour(paint), opacity)

    def mirror(self, y0: float, tint: Paint, opacity: float = 0.35) -> None:
        """Water from y0 down: what stands above it upside down, tinted, with bright streaks."""
        c, r = self.c, self.rng
        top = int(y0 * c.unit)
        high = min(c.height - top, top)
        seen = c.image.crop((0, top - high, c.width, top)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        seen = seen.filter(ImageFilter.BoxBlur(3 * c.unit))
        c.image.paste(Image.blend(seen, Image.new("RGB", seen.size, colour(tint)), opacity), (0, top))
        area = c.stencil()
        for _ in range(52):
            t = r.random() ** 1.5
            y, wide, x = y0 + 3 + t * (HEIGHT - y0), r.uniform(20, 150) * (0.35 + t), r.uniform(-20, 660)
            area.rect(x - wide / 2, y, x + wide / 2, y + 1.2 + 3.4 * t, r=1)
        c.screen(area.mask(), self.pal.light, 0.28)

    def stars(self, count: int = 70, low: float = 340) -> None:
        r, area = self.rng, self.c.stencil()
        for _ in range(count):
            y = r.uniform(0, low)
            area.disc(
                r.uniform(0, WIDTH),
                y,
                r.choice([0.9, 1.2, 1.7, 2.4]),
                int(255 * (1 - y / low * 0.8) * r.uniform(0.4, 1)),
            )
        self.c.screen(area.mask(), (236, 232, 255))

    # ---- what more than one picture shows

    def flame(
        self, x: float, y: float, k: float, paints: Sequence[Paint] = ("#E8552A", "#F9A13C", "#FFE7A0"), lean: float = 0
    ) -> None:
        """A flame about twice k high, its foot at (x, y)."""
        outline: list[Point] = [
            (0, 0.1, 1), (-0.55, -0.05), (-0.62, -0.62), (-0.25, -1.1), (-0.12 + lean, -1.95, 1),
            (0.18 + lean * 0.6, -1.3), (0.52, -0.95), (0.60, -0.35), (0.35, 0.05),
        ]  # fmt: skip
        for paint, size in zip(paints, (1, 0.68, 0.40), strict=True):
            self.c.fill(self.c.poly(smooth(place(outline, x, y, k * size))), colour(paint))

    def lantern(self, x: float, y: float, k: float, lamp: Paint, frame: Paint = "#2A2016", turn: float = 0) -> None:
        """A lit lantern, k about half as high as it is."""
        self.glow(x, y + 0.1 * k, 1.15 * k, lamp, 0.85)
        self.poly(place("-.12,-.92 .12,-.92 .62,-.58 -.62,-.58", x, y, k, turn), frame, 0.1 * k)
        pane = place("-.52,-.58 .52,-.58 .62,.62 -.62,.62", x, y, k, turn)
        self.poly(pane, mix(colour(lamp), WHITE, 0.35), 0.3 * k, dark=0.45)
        self.flame(x, y + 0.42 * k, 0.34 * k)
        for d in (-0.57, -0.2, 0.2, 0.57):
            self.line(place([(d * 0.9, -0.58), (d * 1.05, 0.62)], x, y, k, turn), max(2, 0.05 * k), frame)
        self.poly(place("-.74,.62 .74,.62 .6,.86 -.6,.86", x, y, k, turn), frame, 0.1 * k)
        self.line(place("-.55,0 .55,0", x, y, k, turn), max(1.5, 0.03 * k), frame)

    def papers(
        self,
        count: int,
        path: Callable[[float], tuple[float, float]],
        size: Callable[[float], float],
        paint: Paint,
        tilt: float = 40,
    ) -> None:
        """Folded letters along a path of 0 to 1."""
        r = self.rng
        for i in range(count):
            t = (i + r.random()) / count
            x, y = path(t)
            x, y, k, turn = (
                x + r.gauss(0, 12),
                y + r.gauss(0, 16),
                size(t) * r.uniform(0.75, 1.2),
                r.uniform(-tilt, tilt),
            )
            self.poly(place("-1,-.68 1,-.68 1,.68 -1,.68", x, y, k, turn), paint, k * 0.6, dark=0.35)
            self.line(place("-1,-.68 0,.12 1,-.68", x, y, k, turn), max(1, k * 0.07), self.dim(paint, 0.35), 0.6)

    def bricks(self, one: Paint, other: Paint, wide: float, high: float, top: float = 0, joint: float = 5) -> None:
        """Courses of stones from `top` down, over the whole width."""
        row, y = 0, top
        while y < HEIGHT + 10:
            x = -wide * (1.5 if row % 2 else 1)
            while x < WIDTH + 10:
                self.box(x, y, x + wide - joint, y + high - joint, self.between(one, other), 14, 4)
                x += wide
            row, y = row + 1, y + high

    def inside(self, mask: Mask, other: Stencil, paint: Paint, opacity: float = 1.0) -> None:
        """Fill what a stencil covers, only where the mask is set."""
        self.c.fill(self.c.intersect(mask, other.mask()), colour(paint), opacity)


def _path(outline: str | Path) -> Path:
    return points(outline) if isinstance(outline, str) else outline
