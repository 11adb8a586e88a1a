"""The country of the Terrace Compact."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import WHITE, mix, rgb
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.terrain import Line, birds, haze, hill, mountains, ridge, tree
from trails_desktop.cardart.scenery.tower import daymark

_FIELDS = ("#D9C56A", "#7FB068", "#5A9A62", "#C4B25A", "#4A8A5E", "#8DB860", "#3C7A56")
_ROOF = "#B7613F"


def paint(scene: Scene, hero: bool) -> None:
    """Terraces following one ridge, windmill, glass house, farms, green forenoon."""
    c, r, pal, sky, h = scene.canvas, scene.rng, scene.palette, scene.sky, scene.horizon
    mountains(scene, h - 10, 150, 6, mix(pal.far, sky[2], 0.35), mix(pal.far, sky[3], 0.75))
    haze(scene, h - 110, h, sky[3], 0.45)
    hill(scene, ridge(scene, h - 16, 34, 12), mix(pal.far, pal.mid, 0.25))
    daymark(scene, scene.lee(80, 210, noon_left=True), h - 10, r.uniform(150, 190), mix(rgb("#E9E0C4"), pal.far, 0.4))
    top = ridge(scene, h + 6, 46, 9, 0.25)
    fields = [rgb(text) for text in _FIELDS]
    r.shuffle(fields)
    for i in range(7 if hero else 6):
        down = i * (20 + i * 5.2)
        band = [(x, y * 0.62 + 0.38 * (h + 10) + down + 4 * math.sin(x * 0.012 + i)) for x, y in top]
        colour = mix(fields[i], sky[3], max(0.0, 0.34 - 0.06 * i))
        hill(scene, band, colour)
        if i:
            hedge = band + [(x, y - 3 - i * 0.9) for x, y in band[::-1]]
            c.fill(c.poly(hedge), mix(pal.near, colour, 0.45), 0.9)
        if i in (1, 2, 3):
            for _ in range(r.randint(3, 6)):
                x, y = band[r.randrange(3, len(band) - 3)]
                size = r.uniform(22, 34) * (0.5 + 0.16 * i)
                tree(scene, x, y + 2, size, mix(pal.mid, pal.near, r.uniform(0, 0.5)))
        _buildings(scene, i, band, hero)
    if r.random() < 0.6:
        birds(scene)


def _buildings(scene: Scene, terrace: int, band: Line, hero: bool) -> None:
    """What stands on that terrace, away from the tower."""
    lee = scene.sun_x < 320

    def spot(right: float, left: float) -> tuple[float, float]:
        return band[int(len(band) * (right if lee else left))]

    if terrace == 1:
        x, y = spot(0.28, 0.72)
        _windmill(scene, x, y + 4, 1.0 if hero else 0.85)
    elif terrace == 2:
        x, y = spot(0.62, 0.34)
        _greenhouse(scene, x, y + 6, 1.1 if hero else 0.9)
    elif terrace == 3:
        x, y = spot(0.25, 0.70)
        _house(scene, x, y + 6, 1.25)
        x, y = spot(0.32, 0.79)
        _house(scene, x, y + 8, 1.0)


def _windmill(scene: Scene, x: float, y: float, scale: float) -> None:
    """A tower mill with four sails."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, scale)
    sun, cream = scene.light(x, y - 60), rgb("#F0E6CC")
    c.shape(o.poly("-11,-74 11,-74 18,0 -18,0"), cream, pal.sun, pal.mid, sun, 16 * scale, 0.6)
    c.shape(o.blob("-13,-74* -9,-92 0,-98 9,-92 13,-74*"), rgb(_ROOF), pal.light, pal.dark, sun, 10 * scale)
    first = scene.rng.uniform(0, 1.57)
    for i in range(4):
        arm = Local(c, *o.spot(0, -78), scale, turn=first + i * math.pi / 2)
        c.fill(arm.poly("8,0 58,0 58,14 14,10"), mix(cream, pal.accent, 0.12 if i % 2 else 0.3))
        c.fill(arm.line("0,0 60,0", 2.2), pal.near)
    c.fill(o.disc(0, -78, 4), pal.near)
    c.fill(o.rect(-4, -18, 4, 0, 3), pal.near)


def _greenhouse(scene: Scene, x: float, y: float, scale: float) -> None:
    """A half-dome of glass with plants in it."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, scale)
    glass = o.chord(0, 0, 46, 180, 360)
    c.shape(glass, mix(pal.glass, WHITE, 0.25), WHITE, pal.mid, scene.light(x, y - 30), 24 * scale, 0.6, 0.7)
    for degrees in (200, 225, 250, 270, 290, 315, 340):
        t = math.radians(degrees)
        c.fill(o.line([(0, 0), (46 * math.cos(t), 46 * math.sin(t))], 1.2), pal.near, 0.45)
    for size in (46, 31, 16):
        c.fill(o.arc(0, 0, size, 180, 360, 1.6), pal.near, 0.55)
    for dx in (-24, -8, 9, 25):
        c.fill(o.disc(dx, -7, 7), mix(pal.accent, pal.near, 0.2), 0.7)
    c.fill(o.rect(-48, -3, 48, 3), rgb(_ROOF))


def _house(scene: Scene, x: float, y: float, scale: float) -> None:
    """A farmhouse with lit windows."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, scale)
    sun = scene.light(x, y - 20)
    c.shape(o.rect(-20, -22, 20, 0), rgb("#F2E7CC"), pal.sun, pal.mid, sun, 14 * scale)
    c.shape(o.poly("-25,-21 -12,-42 12,-42 25,-21"), rgb(_ROOF), pal.light, pal.dark, sun, 12 * scale)
    for left in (-14, 7):
        c.fill(o.rect(left, -15, left + 7, -6), pal.lamp)
    c.fill(o.rect(-3, -13, 4, 0), pal.near)
