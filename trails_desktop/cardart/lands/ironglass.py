"""The country of the Ironglass Works."""

from __future__ import annotations

from dataclasses import dataclass

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import Colour, mix, shade
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.terrain import haze, hill, lights, mountains, ridge
from trails_desktop.cardart.scenery.tower import daymark


@dataclass(frozen=True, slots=True)
class _Site:
    """Where the next building goes: its left foot, the scale and colour of its row."""

    scene: Scene
    x: float
    base: float
    scale: float
    colour: Colour

    def build(self, mask: Mask, colour: Colour, r: float, dark_by: float, lite_by: float) -> None:
        """Paint masonry or iron."""
        lite = mix(self.colour, self.scene.palette.light, 0.7)
        sun = self.scene.light(self.x, self.base - 60)
        self.scene.canvas.shape(mask, colour, lite, shade(self.colour, 0.5), sun, r, dark_by, lite_by)


def paint(scene: Scene, hero: bool) -> None:
    """Saw-tooth halls, chimneys, gas globes, at most two cranes, vermilion heat."""
    r, pal, sky, h = scene.rng, scene.palette, scene.sky, scene.horizon
    _heat(scene)
    mountains(scene, h + 4, 100, 6, mix(pal.far, sky[2], 0.35), mix(pal.far, sky[3], 0.6))
    haze(scene, h - 90, h + 10, sky[3], 0.42)
    daymark(scene, scene.lee(60, 170), h + 20, r.uniform(160, 200), mix(pal.mid, sky[2], 0.3))
    first = h + 46
    chimneys: list[tuple[float, float]] = []
    cranes = 0
    rows = (
        (first, mix(pal.mid, sky[2], 0.45)),
        (first + 50, mix(pal.mid, pal.near, 0.35)),
        (first + 120, pal.near),
    )
    for row, (base, colour) in enumerate(rows):
        x = -40 + r.uniform(0, 30)
        while x < 670:
            kind = r.random()
            if kind >= 0.8 and (row != 1 or cranes >= 2):
                kind = r.random() * 0.6
            site = _Site(scene, x, base, (1.2 if hero else 0.95) * (1 + 0.12 * row), colour)
            if kind < 0.34:
                x += _hall(site)
            elif kind < 0.60:
                width, top = _chimney(site)
                chimneys.append(top)
                x += width
            elif kind < 0.80:
                x += _globe(site)
            else:
                cranes += 1
                x += _crane(site)
        if row < 2:
            haze(scene, base - 50, base + 70, mix(sky[3], pal.mid, 0.45), 0.34)
    _smoke(scene, chimneys)
    hill(scene, ridge(scene, first + 176, 10, 9), pal.dark)
    lights(scene, [(r.uniform(20, 620), first + r.uniform(20, 110)) for _ in range(8)], pal.lamp, 2, 9)


def _heat(scene: Scene) -> None:
    """Bars across the sun."""
    c, half = scene.canvas, scene.sun_r * 1.2
    for i in range(7):
        y = scene.sun_y + scene.sun_r * (0.15 + 0.14 * i)
        c.fill(c.rect(scene.sun_x - half, y, scene.sun_x + half, y + 2 + i * 0.9), scene.sky[2], 0.55)


def _hall(site: _Site) -> float:
    """A hall under a saw-tooth roof; the room it takes."""
    scene, c, r, q = site.scene, site.scene.canvas, site.scene.rng, site.scale
    teeth, h = r.randint(2, 4), r.uniform(40, 62) * q
    o = Local(c, site.x, site.base - h, q)
    roof = [(0.0, 0.0)]
    for i in range(teeth):
        roof += [(i * 36.0, -22.0), ((i + 1) * 36.0, 0.0)]
    foot = (h + 360) / q
    site.build(o.poly([(0, foot), *roof, (teeth * 36, foot)]), site.colour, 22, 0.5, 0.4)
    for i in range(teeth):
        left = i * 36 + 8
        c.fill(o.rect(left, 12, left + 18, 24), scene.palette.lamp, 0.9)
    return teeth * 36 * q + r.uniform(0, 14)


def _chimney(site: _Site) -> tuple[float, tuple[float, float]]:
    """A chimney with two bands; the room it takes, and its top."""
    scene, c, r = site.scene, site.scene.canvas, site.scene.rng
    w, h = 20 * site.scale, r.uniform(110, 170) * site.scale
    x, base = site.x, site.base
    path = [(x + w * 0.2, base - h), (x + w * 0.8, base - h), (x + w, base + 360), (x, base + 360)]
    site.build(c.poly(path), site.colour, w * 0.8, 0.6, 0.5)
    bands = c.stencil().rect(x + w * 0.1, base - h, x + w * 0.9, base - h + 6)
    bands.rect(x + w * 0.12, base - h * 0.8, x + w * 0.88, base - h * 0.76)
    c.fill(bands.mask(), mix(scene.palette.accent, site.colour, 0.3))
    return w + r.uniform(4, 16), (x + w * 0.5, base - h)


def _globe(site: _Site) -> float:
    """A gas globe on three legs; the room it takes."""
    scene, c, r = site.scene, site.scene.canvas, site.scene.rng
    pal, x, base = scene.palette, site.x, site.base
    size = r.uniform(22, 32) * site.scale
    legs = c.stencil().line([(x + 4, base + 90), (x + size * 0.5, base - size * 0.6)], 3)
    legs.line([(x + 2 * size - 4, base + 90), (x + 1.5 * size, base - size * 0.6)], 3)
    legs.line([(x + size, base + 90), (x + size, base - size)], 3)
    c.fill(legs.mask(), shade(site.colour, 0.5))
    globe = c.disc(x + size, base - size * 1.1, size)
    colour = mix(pal.glass, pal.steel, 0.5) if r.random() < 0.5 else mix(pal.steel, site.colour, 0.4)
    c.shape(globe, colour, pal.sun, pal.near, scene.light(x, base - 60), size * 1.2, 0.8, 0.7)
    return 2 * size + r.uniform(6, 16)


def _crane(site: _Site) -> float:
    """A crane with a load; the room it takes."""
    scene, c, r, q = site.scene, site.scene.canvas, site.scene.rng, site.scale
    h = r.uniform(120, 170) * q
    x, base = site.x, site.base
    mast = [(x + 6, base + 90), (x + 14, base - h), (x + 20, base - h), (x + 28, base + 90)]
    inner = [(x + 23, base + 90), (x + 17, base - h + 20), (x + 11, base + 90)]
    jib = Local(c, x + 17, base - h, 1, side=r.choice([-1, 1]))
    arm = [(-44 * q, 2), (88 * q, -16 * q), (88 * q, -11 * q), (-44 * q, 10)]
    area = c.stencil().poly(mast + inner).poly(jib(arm))
    area.line(jib([(74 * q, -12 * q), (74 * q, 46 * q)]), 1.4)
    (load_x, load_y), drop = jib.spot(74 * q, 46 * q), 12 * q
    area.rect(load_x - 6, load_y, load_x + 6, load_y + drop)
    area.line(jib([(0, -26 * q), (84 * q, -13 * q)]), 1.2).line(jib([(0, -26 * q), (0, 0)]), 2)
    lite = mix(site.colour, scene.palette.light, 0.7)
    c.shape(area.mask(), shade(site.colour, 0.2), lite, None, scene.light(x, base - 60), 8)
    return 40


def _smoke(scene: Scene, chimneys: list[tuple[float, float]]) -> None:
    """Smoke that drifts one way from all chimneys."""
    c, pal = scene.canvas, scene.palette
    wind = 1 if scene.rng.random() < 0.5 else -1
    for x, y in chimneys:
        for i in range(7):
            puff = 8 + i * 5.2
            cloud = c.blur(c.disc(x + wind * i * 15, y - 8 - i * 11, puff), puff * 0.4, 3)
            c.fill(cloud, mix(pal.near, scene.sky[1], 0.35 + i * 0.07), 0.42 - 0.045 * i)
