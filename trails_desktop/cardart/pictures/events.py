"""EVENT pictures: what light and people do at one moment."""

from __future__ import annotations

import itertools
import math
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.outlines import Frame, Point, smooth
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.terrain import haze, hill, ridge
from trails_desktop.cardart.scenery.tower import LAMP, daymark, light_path


def person(scene: Scene, x: float, y: float, h: float, colour: Colour, lamp: bool) -> None:
    """A small figure in a cloak, h high, with or without a lamp on a pole."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, h, side=1 if scene.sun_x > x else -1)
    body = c.stencil().poly(smooth(o("-.1,-.8* .1,-.8* .2,-.3 .24,0* -.24,0* -.2,-.3")))
    body.disc(*o.spot(0.02, -0.88), 0.105 * h).poly(o("-.16,-.93 .16,-.93 0,-1.12"))
    c.shape(body.mask(), colour, mix(colour, pal.light, 0.5), None, scene.light(x, y - h), h * 0.10, 0.6, 0.35)
    if lamp:
        c.fill(o.line("0.22,0 .24,-1.25", max(1 / h, 0.03)), colour)
        c.screen(o.glow(0.24, -1.28, 0.42, 0.3, 5), pal.lamp, 0.8)
        c.fill(o.rect(0.19, -1.36, 0.29, -1.20, 2 / h), mix(pal.lamp, WHITE, 0.4))


def _spark(c: Canvas, x: float, y: float, wide: float, high: float, thick: float) -> Mask:
    """A star of two crossed needles."""
    at = Frame(x, y)
    area = c.stencil().poly(at([(-wide, 0), (0, -thick), (wide, 0), (0, thick)]))
    return area.poly(at([(0, -high), (thick, 0), (0, high), (-thick, 0)])).mask()


def beam(scene: Scene) -> None:
    """A tower close by, whose light crosses the picture."""
    c, pal, d = scene.canvas, scene.palette, scene.facing
    x, foot, h = 320 - d * 170, 690, 560
    target = (320 + d * 420, scene.rng.uniform(80, 220))
    daymark(scene, x, foot, h, mix(pal.mid, pal.near, 0.4), True, target)
    y = foot - h * LAMP
    c.screen(c.blur(c.disc(x, y, 120), 70, 8), pal.lamp, 0.9)
    c.fill(_spark(c, x, y, 80, 80, 5), (255, 255, 245))


def burst(scene: Scene) -> None:
    """The mark as light over a crowd."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    x, y = 320, 250
    at = Frame(x, y)
    rays = c.stencil()
    for i in range(36):
        a, size = i / 36 * math.tau, r.uniform(230, 620)
        ends = ((70, a - 0.05), (size, a), (70, a + 0.05))
        rays.poly(at([(length * math.cos(t), length * math.sin(t)) for length, t in ends]))
    c.screen(rays.mask(), pal.light, 0.55)
    c.screen(c.blur(c.disc(x, y, 170), 90, 8), pal.lamp, 0.75)
    for size, width in ((150, 4), (190, 2), (236, 1.4)):
        c.screen(c.ring(x, y, size, width), pal.light, 0.8)
    mark = Local(c, x, y).mark(pal.mark, 0, 0, 96)
    c.fill(mark, mix(pal.accent, pal.sun, 0.12))
    c.airbrush_light(mark, -6, -8, 22, WHITE, 0.8)
    c.airbrush_dark(mark, 6, 8, 30, pal.dark, 0.55)
    for i in range(7):
        person(scene, 60 + i * 88 + r.uniform(-14, 14), 620 + r.uniform(-14, 26), r.uniform(78, 104), pal.dark, False)


def flock(scene: Scene) -> None:
    """Sixty-four folded papers along a curve to the sun."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    d = 1 if scene.sun_x >= 320 else -1
    curve = ((320 - d * 330, 640), (320 + d * 40, 560), (320 - d * 80, 300), (scene.sun_x, scene.sun_y))
    colours = [rgb("#FBF3DE"), pal.light, pal.accent, mix(pal.accent, pal.light, 0.5)]
    for i in range(64):
        t = (i / 63) ** 0.72
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        spread = 90 * (1 - t) + 8
        x = sum(w * p[0] for w, p in zip(weights, curve, strict=True)) + r.gauss(0, spread)
        y = sum(w * p[1] for w, p in zip(weights, curve, strict=True)) + r.gauss(0, spread * 0.6)
        size = (1 - t) ** 1.5 * 40 + 4
        turn, colour = r.uniform(-0.6, 0.6), r.choice(colours)
        paper = c.poly(Frame(x, y, size, turn=turn)("-1,-.1 0,-.42 1,-.1 .15,.05 0,.5 -.15,.05"))
        if size > 12:
            c.shape(paper, colour, None, mix(pal.near, colour, 0.3), (-0.5, -0.8), size * 0.4, 0.6)
        else:
            c.fill(paper, colour)


def relay(scene: Scene) -> None:
    """Four towers hand light on from the sun to the viewer."""
    c, pal, sky = scene.canvas, scene.palette, scene.sky
    towers = [(150, 470, 120), (500, 500, 170), (205, 560, 235), (470, 640, 330)]
    if scene.sun_x < 320:
        towers = [(490, 470, 120), (140, 500, 170), (435, 560, 235), (170, 640, 330)]
    for i, (x, foot, h) in enumerate(towers):
        if i:
            haze(scene, foot - h * 0.5, foot + 40, sky[3], 0.16)
        daymark(scene, x, foot, h, mix(pal.mid, pal.near, 0.15 * i + 0.1))
        ground = mix(mix(pal.ground, sky[3], 0.3 - 0.1 * i), pal.near, 0.12 + 0.2 * i)
        hill(scene, ridge(scene, foot - 24 - 3 * i, 6 + 2 * i, 10, 0.3), ground)
    lamps = [(x, foot - h * LAMP, h) for x, foot, h in towers]
    stations = [(scene.sun_x, scene.sun_y, 40.0), *lamps]
    for (x0, y0, h0), (x1, y1, h1) in itertools.pairwise(stations):
        for wide, by in ((0.085, 0.30), (0.045, 0.45), (0.016, 0.9)):
            colour = pal.lamp if wide > 0.02 else (255, 252, 236)
            light_path(c, (x0, y0), (x1, y1), (h0 * wide * 0.8, h1 * wide), colour, by)
    for x, y, h in lamps:
        q = h * 0.17
        c.screen(c.blur(c.disc(x, y, q), q * 0.8, 6), pal.lamp, 0.9)
        c.fill(_spark(c, x, y, q * 1.5, q * 1.5, q * 0.09), (255, 255, 245))
    hill(scene, ridge(scene, 668, 20, 9), pal.dark)


def clash(scene: Scene) -> None:
    """Two lights meet."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    x, y = 320, 285
    o = Local(c, x, y)
    for d, colour in ((-1, pal.accent), (1, pal.glass)):
        for w, by in ((84, 0.35), (48, 0.6), (18, 1)):
            path: list[Point] = [
                (d * 420, 240, 1),
                (d * 230, -40 - w * 0.6),
                (0, -w * 0.12, 1),
                (0, w * 0.12, 1),
                (d * 210, 10 + w * 0.6),
                (d * 430, 300, 1),
            ]
            c.screen(o.blob(path), mix(colour, WHITE, 0.7 if w < 20 else 0.05), by * 0.75)
    for size, width in ((60, 9), (112, 4), (170, 2)):
        c.screen(c.ring(x, y, size, width), pal.light, 0.85)
    c.screen(o.glow(0, 0, 120, 70), pal.sun, 1.0)
    rays = c.stencil()
    for _ in range(26):
        a, inner, outer = r.uniform(0, 6.28), r.uniform(40, 90), r.uniform(130, 330)
        ends = ((inner, a - 0.03), (outer, a), (inner, a + 0.03))
        rays.poly(o([(length * math.cos(t), length * math.sin(t)) for length, t in ends]))
    c.screen(rays.mask(), pal.sun, 0.8)
    c.fill(_spark(c, x, y, 70, 90, 9), (255, 255, 250))


def march(scene: Scene) -> None:
    """Lantern bearers on two ridges."""
    r, pal = scene.rng, scene.palette
    near = ridge(scene, 600, 40, 8, 0.2)
    far = [(x, y - 70) for x, y in ridge(scene, 600, 30, 8, 0.2)]
    hill(scene, far, mix(pal.near, pal.mid, 0.4))
    for i in range(9):
        x, y = far[int(len(far) * (0.06 + 0.105 * i))]
        person(scene, x, y + 4, 58, mix(pal.near, pal.dark, 0.3), True)
    hill(scene, near, pal.dark)
    for i in range(5):
        x, y = near[int(len(near) * (0.12 + 0.19 * i))]
        person(scene, x, y + 6, r.uniform(108, 126), mix(pal.dark, pal.near, 0.35), True)


PAINTERS: Final = MappingProxyType(
    {"relay": relay, "march": march, "flock": flock, "burst": burst, "beam": beam, "clash": clash}
)


def paint_event(scene: Scene, motif: str) -> None:
    """The moment of that name."""
    PAINTERS[motif](scene)
