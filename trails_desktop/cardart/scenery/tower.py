"""The daymark tower, which stands in every picture, and the path of its light."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.canvas import Canvas
from trails_desktop.cardart.drawing.outlines import Frame
from trails_desktop.cardart.drawing.palette import Colour, mix, shade
from trails_desktop.cardart.drawing.topmarks import topmark
from trails_desktop.cardart.scenery.scene import Scene

# Height of the lamp above the foot, in heights of the tower.
LAMP = 0.785


def light_path(
    c: Canvas,
    start: tuple[float, float],
    end: tuple[float, float],
    wide: tuple[float, float],
    colour: Colour,
    by: float,
) -> None:
    """A ray of light between two places, half as wide at its ends as `wide` says."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    a, b = wide
    path = [
        (x0 + nx * a, y0 + ny * a),
        (x1 + nx * b, y1 + ny * b),
        (x1 - nx * b, y1 - ny * b),
        (x0 - nx * a, y0 - ny * a),
    ]
    c.screen(c.poly(path), colour, by)


def daymark(
    scene: Scene,
    x: float,
    base: float,
    h: float,
    colour: Colour,
    lit: bool = True,
    beam: tuple[float, float] | None = None,
) -> None:
    """The striped tower with the topmark of the organization, foot at (x, base), h high; its light falls on `beam`."""
    c, pal = scene.canvas, scene.palette
    at = Frame(x, base, h)
    w = h * 0.105
    ray = scene.light(x, base - h * 0.5)
    deep, lite = shade(colour, 0.5), mix(colour, pal.light, 0.7)
    shaft = c.poly(at("-.0651,-.7 .0651,-.7 .13125,0 -.13125,0"))
    c.shape(shaft, colour, lite, deep, ray, w * 1.3, 0.65, 0.5)
    for t in (0.16, 0.34, 0.52):
        y, half = base - h * t, w * (1.25 - 0.63 * t / 0.7) * 1.02
        band = c.rect(x - half, y - h * 0.03, x + half, y + h * 0.03)
        c.fill(c.intersect(band, shaft), mix(pal.accent, colour, 0.25), 0.9)
    c.shape(c.rect(x - w * 1.05, base - h * 0.735, x + w * 1.05, base - h * 0.7), colour, lite, deep, ray, w * 0.6)
    c.fill(c.rect(x - w * 0.55, base - h * 0.83, x + w * 0.55, base - h * 0.735), pal.lamp if lit else deep)
    for dx in (-0.28, 0.0, 0.28):
        bar = x + dx * w * 1.4
        c.fill(c.rect(bar - 0.6, base - h * 0.83, bar + 0.6, base - h * 0.735), deep)
    c.shape(c.poly(at("-.084,-.83 .084,-.83 .0126,-.885 -.0126,-.885")), deep, lite, None, ray, w * 0.5)
    mark = topmark(c, pal.mark, x, base - h * 0.945, max(3.2, h * 0.058))
    c.fill(mark, deep if h < 90 else mix(pal.accent, pal.light, 0.1))
    if h >= 90:
        c.airbrush_dark(mark, ray[0] * 3, ray[1] * 3, 6, deep, 0.6)
    lamp = (x, base - h * LAMP)
    if lit:
        c.screen(c.blur(c.disc(*lamp, h * 0.16), h * 0.13, 6), pal.lamp, 0.75)
    if beam is not None:
        length = math.hypot(beam[0] - lamp[0], beam[1] - lamp[1])
        for wide, by in ((0.11, 0.20), (0.05, 0.35)):
            light_path(c, lamp, beam, (h * 0.02, length * wide), pal.lamp, by)
