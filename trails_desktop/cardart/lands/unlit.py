"""The country of the Unlit."""

from __future__ import annotations

from trails_desktop.cardart.drawing.outlines import Frame, smooth
from trails_desktop.cardart.drawing.palette import Colour, mix, rgb, shade
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.terrain import haze, mountains
from trails_desktop.cardart.scenery.tower import daymark

_WARM = "#FFC070"
# Where a lit window is, and whether it burns stolen green light.
_Window = tuple[float, float, bool]


def paint(scene: Scene, hero: bool) -> None:
    """Three rows of crooked gables with green and warm windows, violet dusk."""
    r, pal, sky, h = scene.rng, scene.palette, scene.sky, scene.horizon
    mountains(scene, h, 150, 6, mix(pal.far, sky[2], 0.4), mix(pal.far, sky[3], 0.4))
    haze(scene, h - 120, h, sky[3], 0.40)
    daymark(scene, scene.lee(70, 180), h + 6, r.uniform(150, 190), mix(pal.mid, sky[2], 0.2), lit=False)
    windows: list[_Window] = []
    rows = (
        (h + 40, mix(pal.far, pal.mid, 0.5), (46, 110)),
        (h + 96, mix(pal.mid, pal.near, 0.45), (64, 130)),
        (h + 170, pal.near, (70, 130)),
    )
    for row, (base, colour, heights) in enumerate(rows):
        x = -30.0
        while x < 670:
            width = r.uniform(44, 84) * (1 + 0.15 * row)
            height = r.uniform(*heights) * (1.15 if hero else 0.9)
            windows += _house(scene, x, base - height, width, height, colour)
            x += width + r.uniform(-8, 6)
        if row < 2:
            haze(scene, base - 60, base + 60, mix(sky[2], pal.mid, 0.5), 0.30)
    _light(scene, windows)
    _pennants(scene)


def _house(scene: Scene, x: float, eaves: float, w: float, h: float, colour: Colour) -> list[_Window]:
    """A crooked house from x to x + w; the windows that are lit."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    at = Frame(x, eaves, w)
    kind = r.random()
    if kind < 0.45:
        roof = [(0.5 + r.uniform(-0.1, 0.1), -r.uniform(0.5, 0.9))]
    elif kind < 0.7:
        roof = [(-0.06, 0), (0.25, -0.45), (0.75, -0.45), (1.06, 0)]
    else:
        roof = [(0.12, -0.6)]
    foot = (h + 360) / w
    front = c.poly(at([(0, foot), (0, 0), *roof, (1, 0), (1, foot)]))
    wall, lite = mix(colour, pal.accent, r.uniform(0, 0.10)), mix(colour, pal.light, 0.6)
    c.shape(front, wall, lite, pal.dark, scene.light(x, eaves), 20, 0.55, 0.42)
    if r.random() < 0.5:
        c.fill(c.rect(x + w * 0.68, eaves - w * 0.5, x + w * 0.80, eaves - w * 0.05), shade(colour, 0.25))
    lit: list[_Window] = []
    for _ in range(r.randint(1, 3)):
        wx, wy = x + r.uniform(0.15, 0.8) * w, eaves + r.uniform(12, h * 0.6)
        if r.random() < 0.7:
            lit.append((wx, wy, r.random() < 0.3))
    return lit


def _light(scene: Scene, windows: list[_Window]) -> None:
    c, green, warm = scene.canvas, scene.palette.lamp, rgb(_WARM)
    for x, y, stolen in windows:
        c.fill(c.rect(x - 3, y - 5, x + 3, y + 5, 1), green if stolen else warm)
    for x, y, stolen in windows[::2]:
        c.screen(c.blur(c.disc(x, y, 13), 10, 4), green if stolen else warm, 0.5)


def _pennants(scene: Scene) -> None:
    """A sagging rope with small flags."""
    c, r, pal, h = scene.canvas, scene.rng, scene.palette, scene.horizon
    left, right = h + r.uniform(-30, 10), h + r.uniform(-30, 10)
    rope = smooth([(-20, left), (320, max(left, right) + 62), (660, right)], closed=False, steps=16)
    c.fill(c.line(rope, 1.6), pal.dark)
    for x, y in rope[3:-2:3]:
        flag = c.poly([(x - 6, y), (x + 6, y), (x + r.uniform(-2, 2), y + 16)])
        c.fill(flag, r.choice([pal.accent, pal.trim[2], pal.trim[1]]))
