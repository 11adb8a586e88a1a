"""ITEM pictures: a compass-rimmed medallion, and an object in it."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Frame
from trails_desktop.cardart.drawing.palette import mix
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.things import light, metal, paper
from trails_desktop.cardart.things.base import Object, Painter

# Centre of the medallion, and what its sizes are multiples of.
CENTRE: Final = (320.0, 275.0)
SIZE: Final = 150.0

PAINTERS: Final = MappingProxyType(
    {
        "lantern": light.lantern,
        "prism": light.prism,
        "astrolabe": light.astrolabe,
        "engine": light.engine,
        "flask": light.flask,
        "watch": metal.watch,
        "horn": metal.horn,
        "key": metal.key,
        "bell": metal.bell,
        "dagger": metal.dagger,
        "gauntlet": metal.gauntlet,
        "letter": paper.letter,
        "book": paper.book,
        "mask": paper.mask,
    }
)


def paint_object(scene: Scene, motif: str) -> None:
    """The medallion with the object of that name."""
    _medallion(scene)
    painter: Painter = PAINTERS[motif]
    painter(Object(scene, *CENTRE, scene.rng.uniform(0.96, 1.06)))


def _medallion(scene: Scene) -> None:
    c, pal = scene.canvas, scene.palette
    x, y = CENTRE
    at = Frame(x, y)
    rays = c.stencil()
    for i in range(28):
        a, b = (i + 0.25) / 28 * math.tau, (i + 0.75) / 28 * math.tau
        (ax, ay), (bx, by) = ((math.cos(t), math.sin(t)) for t in (a, b))
        near, far = SIZE * 0.9, 900
        rays.poly(at([(ax * near, ay * near), (ax * far, ay * far), (bx * far, by * far), (bx * near, by * near)]))
    c.screen(rays.mask(), pal.light, 0.07)
    ground = mix(pal.near, pal.mid, 0.35)
    c.fill(c.disc(x, y, SIZE * 1.24), pal.dark, 0.28)
    plate = c.disc(x, y, SIZE * 1.16)
    c.fill(plate, ground)
    c.airbrush_dark(plate, 0, 0, 60, pal.dark, 0.55)
    c.fill(c.ring(x, y, SIZE * 1.16, 5), pal.brass)
    c.fill(c.ring(x, y, SIZE * 1.06, 1.6), mix(pal.brass, ground, 0.3))
    for i in range(24):
        long = i % 6 == 0
        cos, sin = math.cos(i / 24 * math.tau), math.sin(i / 24 * math.tau)
        outer, inner = SIZE * 1.11, SIZE * (1.03 if long else 1.075)
        tick = c.line(at([(cos * outer, sin * outer), (cos * inner, sin * inner)]), 2.4 if long else 1.4)
        c.fill(tick, pal.brass)
    c.screen(c.blur(c.disc(x, y - 10, SIZE * 0.62), SIZE * 0.45, 8), pal.light, 0.42)
