"""BASE pictures: the land as hero, and what it is seen through or past."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Frame, Point, points, smooth
from trails_desktop.cardart.drawing.palette import mix
from trails_desktop.cardart.drawing.topmarks import topmark
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.tower import daymark


def tower(scene: Scene) -> None:
    """A daymark close by."""
    pal = scene.palette
    x = 320 - scene.facing * scene.rng.uniform(130, 180)
    h = scene.rng.uniform(470, 560)
    daymark(scene, x, 700, h, mix(pal.mid, pal.near, 0.35), scene.org != "unlit")


def arch(scene: Scene) -> None:
    """Through a pointed arch with an inlay of brass."""
    c, pal = scene.canvas, scene.palette
    wall = c.stencil().rect(-30, -30, 670, 760)
    wall.poly(smooth(points("74,760* 74,250 120,130 320,48 520,130 566,250 566,760*")), 0)
    c.fill(wall.mask(), pal.dark)
    for outline, width, by in (
        ("74,740 74,250 120,130 320,48 520,130 566,250 566,740", 5, 0.75),
        ("60,740 60,245 108,120 320,32 532,120 580,245 580,740", 1.6, 0.55),
    ):
        c.fill(c.line(smooth(points(outline), closed=False), width), mix(pal.dark, pal.brass, by))
    for x in (40, 600):
        for y in (300, 380, 460):
            c.fill(topmark(c, pal.mark, x, y, 9), mix(pal.dark, pal.brass, 0.5))


def leaves(scene: Scene) -> None:
    """Between leaves that hang in from both sides."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    for root, d in ((-30, 1), (670, -1)):
        for i in range(9):
            y = -10 + i * 42
            length, fall = r.uniform(70, 170) * (1 - 0.06 * i), r.uniform(0.05, 0.7)
            dx, dy = d * length * math.cos(fall), length * math.sin(fall)
            bend = (-dy * 0.16, dx * 0.16)
            path: list[Point] = [
                (root, y, 1),
                (root + dx / 2 + bend[0], y + dy / 2 + bend[1]),
                (root + dx, y + dy, 1),
                (root + dx / 2 - bend[0], y + dy / 2 - bend[1]),
            ]
            leaf, lite = mix(pal.dark, pal.near, 0.4), mix(pal.mid, pal.light, 0.3)
            c.shape(c.poly(smooth(path)), leaf, lite, None, scene.light(root, y), 14, 0.5, 0.5)


def balcony(scene: Scene) -> None:
    """Over a balustrade."""
    c, pal = scene.canvas, scene.palette
    c.fill(c.stencil().rect(-30, 548, 670, 568).rect(-30, 640, 670, 760).mask(), pal.dark)
    for i in range(12):
        baluster = Frame(i * 58 + 8, 568)("-6,0* -14,32 -7,72* 7,72* 14,32 6,0*")
        c.fill(c.poly(smooth(baluster)), pal.dark)
    c.fill(c.rect(-30, 546, 670, 549), mix(pal.dark, pal.light, 0.6))


def plain(scene: Scene) -> None:
    """Nothing in the way."""


PAINTERS: Final = MappingProxyType({"tower": tower, "arch": arch, "plain": plain, "balcony": balcony, "leaves": leaves})


def paint_view(scene: Scene, motif: str) -> None:
    """What the view of that name puts before the land."""
    PAINTERS[motif](scene)
