"""Sky, sun or moon, clouds."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from PIL import Image

from trails_desktop.cardart.drawing.outlines import Frame
from trails_desktop.cardart.drawing.palette import Colour, mix, rgb
from trails_desktop.cardart.scenery.scene import HEIGHT, Scene


def paint_sky(scene: Scene) -> None:
    """The sky with its sun or moon, and the clouds."""
    c, pal, sky = scene.canvas, scene.palette, scene.sky
    h = scene.horizon / HEIGHT
    stops = [(0.0, sky[0]), (h * 0.48, sky[1]), (h * 0.84, sky[2]), (h * 1.02, sky[3]), (1.0, sky[2])]
    c.image.paste(gradient(c.width, c.height, stops), (0, 0))
    if scene.org == "unlit":
        _stars(scene)
        _aurora(scene)
        _moon(scene)
    else:
        for k, by in ((3.6, 0.10), (2.7, 0.11), (1.95, 0.13), (1.42, 0.18)):
            c.screen(c.disc(scene.sun_x, scene.sun_y, scene.sun_r * k), pal.light, by)
        glow = c.blur(c.disc(scene.sun_x, scene.sun_y, scene.sun_r * 1.1), scene.sun_r * 0.9, 8)
        c.screen(glow, pal.sun, 0.55)
        c.fill(c.disc(scene.sun_x, scene.sun_y, scene.sun_r), pal.sun)
        _rays(scene)
    if scene.rarity == "SR":
        _foil(scene)
    _clouds(scene)


def gradient(width: int, height: int, stops: Sequence[tuple[float, Colour]]) -> Image.Image:
    """A vertical gradient; stops ascend from 0 to 1."""
    column = Image.new("RGB", (1, 256))
    for i in range(256):
        t = i / 255
        colour = stops[-1][1]
        for (a, low), (b, high) in itertools.pairwise(stops):
            if t <= b:
                colour = mix(low, high, (t - a) / (b - a + 1e-9))
                break
        column.putpixel((0, i), colour)
    return column.resize((width, height), Image.Resampling.BILINEAR)


def _rays(scene: Scene) -> None:
    """In about every second picture, faint wedges round the sun."""
    c, r = scene.canvas, scene.rng
    if r.random() >= 0.55:
        return
    count = r.choice([16, 20, 24])
    phase = r.random()
    inner, outer = scene.sun_r * 1.5, 760
    at = Frame(scene.sun_x, scene.sun_y)
    area = c.stencil()
    for i in range(count):
        a, d = (i + phase) / count * math.tau, math.tau / count * 0.22
        ends = [(math.cos(t), math.sin(t)) for t in (a - d, a + d)]
        (x0, y0), (x1, y1) = ends
        area.poly(
            at([(x0 * inner, y0 * inner), (x0 * outer, y0 * outer), (x1 * outer, y1 * outer), (x1 * inner, y1 * inner)])
        )
    c.screen(area.mask(), scene.palette.light, 0.085)


def _foil(scene: Scene) -> None:
    """Super rare: iridescent wedges behind everything but the sun, and two rings."""
    c, at = scene.canvas, Frame(scene.sun_x, scene.sun_y)
    count, tip = 40, scene.sun_r * 1.45
    colours = [rgb(text) for text in ("#FFE7A8", "#F59AB0", "#A9B8FF", "#8FF0DA", "#FFF2B8", "#FFB98A")]
    for first, colour in enumerate(colours):
        area = c.stencil()
        for i in range(first, count, len(colours)):
            a, d = i / count * math.tau, math.tau / count * 0.34
            rim = [(math.cos(t) * 900, math.sin(t) * 900) for t in (a - d, a + d)]
            area.poly(at([(math.cos(a) * tip, math.sin(a) * tip), *rim]))
        c.screen(area.mask(), colour, 0.30)
    for k in (1.42, 2.05):
        c.screen(c.ring(scene.sun_x, scene.sun_y, scene.sun_r * k, 3), (255, 246, 220), 0.8)


def _stars(scene: Scene) -> None:
    """Ninety stars and five with rays."""
    c, r = scene.canvas, scene.rng
    area = c.stencil()
    for _ in range(90):
        y = r.uniform(0, 360)
        x, size = r.uniform(0, 640), r.choice([0.8, 0.9, 1.1, 1.6, 2.2])
        area.disc(x, y, size, int(255 * (1 - y / 430) * r.uniform(0.4, 1)))
    c.screen(area.mask(), (235, 232, 255))
    for _ in range(5):
        x, y, k = r.uniform(20, 620), r.uniform(20, 230), r.uniform(5, 10)
        across = [(x - k, y), (x, y - 0.8), (x + k, y), (x, y + 0.8)]
        upright = [(x, y - k), (x + 0.8, y), (x, y + k), (x - 0.8, y)]
        c.screen(c.stencil().poly(across).poly(upright).mask(), (240, 236, 255))


def _aurora(scene: Scene) -> None:
    """Two wavering bands of light."""
    c, r = scene.canvas, scene.rng
    for colour in (scene.palette.accent, scene.palette.lamp):
        y, amp, phase = r.uniform(120, 230), r.uniform(20, 50), r.uniform(0, 6)
        top, foot = [], []
        for i in range(33):
            x = -20 + i * 21.5
            wave = y + amp * math.sin(i * 0.33 + phase) + 0.4 * amp * math.sin(i * 0.8 + phase * 2)
            top.append((x, wave - r.uniform(40, 110)))
            foot.append((x, wave + 8))
        c.screen(c.blur(c.poly(top + foot[::-1]), 16, 4), colour, 0.30)


def _moon(scene: Scene) -> None:
    """A moon shaded like a ball."""
    c, pal = scene.canvas, scene.palette
    x, y, size = scene.sun_x, scene.sun_y, scene.sun_r * 1.05
    c.screen(c.blur(c.disc(x, y, size * 1.3), size, 8), pal.light, 0.40)
    for k, by in ((2.5, 0.07), (1.75, 0.09)):
        c.screen(c.disc(x, y, size * k), pal.light, by)
    c.shape(c.disc(x, y, size), rgb("#F6DFE0"), None, rgb("#7C6BB0"), (-0.6, -0.5), size * 1.2, 0.7)


def _clouds(scene: Scene) -> None:
    """One to three stacks of capsules, lit below, shaded above."""
    c, r, sky = scene.canvas, scene.rng, scene.sky
    for _ in range(r.choice([1, 2, 2, 3])):
        x, y = r.uniform(-20, 560), r.uniform(60, scene.horizon - 130)
        count, widest = r.randint(3, 5), r.uniform(110, 240)
        stack = c.stencil()
        for i in range(count):
            w = widest * (1 - abs(i - count * 0.45) / count * 1.1)
            middle = x + r.uniform(-34, 34)
            h = r.uniform(13, 19)
            top = y + i * (h * 0.82)
            stack.rect(middle - w / 2, top, middle + w / 2, top + h, r=h / 2)
        mask = stack.mask()
        c.fill(mask, mix(sky[1], sky[2], 0.55) if scene.org == "unlit" else mix(sky[3], sky[2], 0.25), 0.80)
        c.airbrush_dark(mask, 0, -10, 16, mix(sky[1], sky[2], 0.4), 0.55)
        c.airbrush_light(mask, 0, 6, 7, scene.palette.sun, 0.5)
