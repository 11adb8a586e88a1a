"""What every land is made of: mist, hills, mountains, water, trees."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageFilter

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.outlines import Frame, points, smooth
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, shade
from trails_desktop.cardart.scenery.scene import HEIGHT, Scene

Line = list[tuple[float, float]]


def haze(scene: Scene, y0: float, y1: float, colour: Colour, opacity: float) -> None:
    """Mist that thickens from y0 to y1 and stays below."""
    c = scene.canvas
    height = max(1, int((y1 - y0) * c.unit))
    c.fill(Mask(Image.linear_gradient("L").resize((c.width, height)), 0, int(y0 * c.unit)), colour, opacity)
    top = int(y1 * c.unit)
    c.fill(Mask(Image.new("L", (c.width, max(1, c.height - top)), 255), 0, top), colour, opacity)


def ridge(scene: Scene, base: float, amp: float, step: float, rough: float = 0.5) -> Line:
    """The line of a hill: four waves, a point every `step`."""
    r = random.Random(scene.rng.random())
    phase = [r.uniform(0, 6.28) for _ in range(4)]
    pace = [r.uniform(0.004, 0.007), r.uniform(0.011, 0.017), r.uniform(0.03, 0.04), r.uniform(0.06, 0.09)]
    weight = (0.55, 0.30, 0.16 * rough, 0.1 * rough)
    line: Line = []
    for i in range(int(700 / step) + 1):
        x = -30 + i * step
        line.append((x, base - amp * sum(w * math.sin(x * f + p) for w, f, p in zip(weight, pace, phase, strict=True))))
    return line


def hill(scene: Scene, line: Line, colour: Colour, light: float = 0.5) -> None:
    """Ground below a ridge. Only the strip under the ridge can catch light, so only that strip is airbrushed."""
    c = scene.canvas
    ground = c.poly([*line, *points("700,760 -60,760")])
    c.fill(ground, colour)
    rows = int((max(p[1] for p in line) + 84) * c.unit) - ground.y
    image = ground.image
    strip = image.crop((0, 0, image.width, min(image.height, rows + int(70 * c.unit))))
    c.airbrush_light(
        Mask(strip, ground.x, ground.y), 0, 26, 34, mix(colour, scene.palette.light, 0.6), light, rows=rows
    )


def mountains(scene: Scene, base: float, amp: float, count: int, colour: Colour, lit: Colour) -> None:
    """Jagged triangles, each with one facet lit by the sun."""
    c = scene.canvas
    r = random.Random(scene.rng.random())
    places = sorted(r.uniform(-40, 680) for _ in range(count))
    places.sort(key=lambda _: r.random())
    for x in places:
        h = amp * r.uniform(0.45, 1.0)
        w = h * r.uniform(0.85, 1.25)
        px, py = x + r.uniform(-0.1, 0.1) * w, base - h
        left = _jagged(r, (x - w, base), (px, py), w, h)
        right = _jagged(r, (px, py), (x + w, base), w, h)
        whole = c.poly([(x - w, base + 4), *left, (px, py), *right, (x + w, base + 4)])
        c.fill(whole, colour)
        side = 1 if scene.sun_x < px else -1
        spine = [(px, py)]
        for i in range(1, 6):
            bend = side * 0.02 * w + r.uniform(-0.10, 0.10) * w * (i / 5) + 0.10 * side * w * (i % 2)
            spine.append((px + bend, py + h * i / 5))
        rest = [(x - w, base + 4), *left] if side > 0 else [(x + w, base + 4), *right[::-1]]
        c.fill(c.intersect(c.poly(spine + rest), whole), lit)


def _jagged(r: random.Random, start: tuple[float, float], end: tuple[float, float], w: float, h: float) -> Line:
    line: Line = []
    for i in range(1, 5):
        t = i / 5
        x = start[0] + (end[0] - start[0]) * t + r.uniform(-0.05, 0.05) * w
        line.append((x, start[1] + (end[1] - start[1]) * t + r.uniform(-0.02, 0.03) * h))
    return line


def water(scene: Scene, y0: float) -> None:
    """A lake that mirrors everything painted above y0, with bright streaks."""
    c, r = scene.canvas, scene.rng
    shore = int(y0 * c.unit)
    depth = min(c.height - shore, shore)
    above = c.image.crop((0, shore - depth, c.width, shore))
    mirrored = above.transpose(Image.Transpose.FLIP_TOP_BOTTOM).filter(ImageFilter.BoxBlur(2))
    c.image.paste(Image.blend(mirrored, Image.new("RGB", mirrored.size, scene.palette.mid), 0.30), (0, shore))
    if depth < c.height - shore:
        c.image.paste(scene.palette.near, (0, shore + depth, c.width, c.height))
    streaks = c.stencil()
    for _ in range(46):
        t = r.random() ** 1.6
        y = y0 + 4 + t * (HEIGHT - y0)
        w = r.uniform(20, 120) * (0.4 + t)
        x = scene.sun_x + r.gauss(0, 60 + 150 * t)
        streaks.rect(x - w / 2, y, x + w / 2, y + 1.2 + 3 * t, r=1)
    c.screen(streaks.mask(), scene.palette.sun, 0.30)


def tree(scene: Scene, x: float, y: float, h: float, colour: Colour, cypress: bool = False) -> None:
    """A round tree or a cypress, h high."""
    c = scene.canvas
    if cypress:
        crown = c.poly(smooth(Frame(x, y, h)("0,-1* .13,-.45 .1,-.04 -.1,-.04 -.13,-.45")))
    else:
        c.fill(c.rect(x - h * 0.035, y - h * 0.5, x + h * 0.035, y), shade(colour, 0.4))
        crown = c.disc(x, y - h * 0.66, h * 0.33, ry=h * 0.36)
    lite = mix(colour, scene.palette.light, 0.6)
    c.shape(crown, colour, lite, shade(colour, 0.5), scene.light(x, y), h * 0.22, 0.6, 0.5)


def lights(
    scene: Scene, places: Sequence[tuple[float, float]], colour: Colour, r: float = 2.2, glow: float = 9
) -> None:
    """Small lamps with a glow."""
    c = scene.canvas
    lamps = c.stencil()
    for x, y in places:
        c.screen(c.blur(c.disc(x, y, glow), glow * 0.9, 3), colour, 0.64)
        lamps.disc(x, y, r)
    c.fill(lamps.mask(), mix(colour, WHITE, 0.5))


def birds(scene: Scene) -> None:
    """Four to nine birds far away."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    count = r.randint(4, 9)
    x0, y0 = r.uniform(120, 520), r.uniform(110, 240)
    flight = c.stencil()
    for _ in range(count):
        x, y = x0 + r.gauss(0, 46), y0 + r.gauss(0, 22)
        flight.line(Frame(x, y, r.uniform(4, 9))("-1,-.45 -.35,-.1 0,.25 .35,-.1 1,-.45"), 1.3)
    c.fill(flight.mask(), pal.near if scene.org != "unlit" else pal.light, 0.75)
