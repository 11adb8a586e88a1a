"""The country of Prism College."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb, shade
from trails_desktop.cardart.scenery.scene import WIDTH, Scene
from trails_desktop.cardart.scenery.terrain import haze, hill, mountains, ridge
from trails_desktop.cardart.scenery.tower import daymark


def paint(scene: Scene, hero: bool) -> None:
    """Great rings across the sky, spires and an observatory, blue high day."""
    r, pal, sky, h = scene.rng, scene.palette, scene.sky, scene.horizon
    _orrery(scene)
    mountains(scene, h + 6, 120, 7, mix(pal.far, sky[2], 0.3), mix(pal.far, sky[3], 0.7))
    haze(scene, h - 100, h + 10, sky[3], 0.45)
    daymark(scene, scene.lee(60, 140), h + 30, r.uniform(200, 240), mix(pal.mid, sky[3], 0.45))
    base = h + 70
    for x in [r.uniform(10, 90) + i * 92 + r.uniform(-18, 18) for i in range(7)]:
        _spire(scene, x, base, r.uniform(90, 190), mix(pal.mid, sky[2], 0.35), r.random())
    haze(scene, h - 10, h + 80, mix(sky[3], pal.far, 0.3), 0.5)
    if hero:
        _observatory(scene, WIDTH / 2, base + 34, 1.35)
    else:
        _observatory(scene, scene.lee(160, 260, noon_left=True), base + 34, 1.0)
    for _ in range(4):
        _spire(scene, r.uniform(0, 640), base + 60, r.uniform(80, 140), mix(pal.mid, pal.near, 0.25), r.random())
    hill(scene, ridge(scene, base + 46, 14, 10), mix(pal.mid, pal.near, 0.55))
    hill(scene, ridge(scene, base + 92, 14, 10), mix(pal.near, pal.dark, 0.3))


def _orrery(scene: Scene) -> None:
    """Three arcs over the sky, a brass planet on each."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    o = Local(c, r.uniform(200, 440), scene.horizon - 40)
    for size, start, end, width in ((330, 180, 360, 2.4), (270, 195, 350, 1.4), (395, 185, 340, 1.4)):
        c.screen(o.arc(0, 0, size, start, end, width), pal.light, 0.5)
    places = ((330, r.uniform(200, 250)), (270, r.uniform(290, 340)), (395, r.uniform(240, 300)))
    for size, degrees in places:
        t = math.radians(degrees)
        x, y = o.spot(size * math.cos(t), size * math.sin(t))
        q = r.uniform(7, 13)
        c.shape(c.disc(x, y, q), mix(pal.brass, pal.light, 0.2), pal.sun, pal.near, scene.light(x, y), q)


def _spire(scene: Scene, x: float, y: float, h: float, colour: Colour, kind: float) -> None:
    """A tower, h high, with a pointed, domed or prism top, by `kind` from 0 to 1."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, h)
    w, sun = h * 0.13, scene.light(x, y - h)
    deep, lite = shade(colour, 0.45), mix(colour, pal.light, 0.8)
    c.shape(o.rect(-0.13, -0.72, 0.13, 40 / h), colour, lite, deep, sun, w * 1.2, 0.6, 0.5)
    if kind < 0.4:
        c.shape(o.poly("-.1495,-.72 0,-1.15 .1495,-.72"), mix(pal.accent, colour, 0.3), lite, deep, sun, w)
    elif kind < 0.75:
        c.shape(o.chord(0, -0.72, 0.1495, 180, 360), mix(pal.brass, colour, 0.25), lite, deep, sun, w)
        c.fill(c.rect(x - 0.8, y - h * 0.98, x + 0.8, y - h * 0.8), pal.brass)
    else:
        c.shape(o.poly("0,-1.2 .117,-.95 0,-.72 -.117,-.95"), pal.glass, WHITE, pal.mid, sun, w, 0.6, 0.7)
    for up in (0.60, 0.42, 0.24):
        c.fill(o.rect(-0.039, -up, 0.039, 0.08 - up, 0.039), pal.lamp, 0.85)


def _observatory(scene: Scene, x: float, y: float, scale: float) -> None:
    """A brass dome with an open slit and a telescope turned to the sun."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, scale)
    sun, stone, deep = scene.light(x, y - 70), mix(rgb("#E6EEF2"), pal.far, 0.3), pal.near
    c.shape(o.rect(-92, -46, 92, 40 / scale), stone, pal.sun, deep, sun, 40 * scale, 0.55, 0.3)
    c.shape(o.rect(-70, -70, 70, -44), stone, pal.sun, deep, sun, 26 * scale, 0.55, 0.3)
    dome = o.chord(0, -70, 66, 180, 360)
    c.shape(dome, mix(pal.brass, pal.accent, 0.12), pal.sun, pal.near, sun, 46 * scale, 0.75, 0.6)
    for degrees in (210, 240, 300, 330):
        t = math.radians(degrees)
        seam = o.line([(0, -70), (70 * math.cos(t), -70 + 70 * math.sin(t))], 1.6)
        c.multiply(o.both(seam, dome), pal.near, 0.5)
    tube = Local(c, x, y, scale, side=1 if scene.sun_x > x else -1)
    c.fill(o.both(tube.poly("4,-72 18,-140 42,-130 22,-72"), dome), pal.dark)
    c.shape(tube.poly("8,-84 50,-152 64,-143 24,-76"), pal.steel, pal.sun, pal.near, sun, 9 * scale, 0.6, 0.6)
    for i in range(-4, 5):
        c.fill(o.rect(i * 20 - 5, -34, i * 20 + 5, -6, 5), pal.near, 0.75)
    c.fill(o.rect(-11, -30, 11, 10 / scale, 8), pal.lamp)
