"""The road between the countries."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import mix
from trails_desktop.cardart.scenery.scene import Scene
from trails_desktop.cardart.scenery.terrain import birds, haze, hill, mountains, ridge, tree
from trails_desktop.cardart.scenery.tower import daymark


def paint(scene: Scene, hero: bool) -> None:
    """A road to the horizon."""
    c, r, pal, sky, h = scene.canvas, scene.rng, scene.palette, scene.sky, scene.horizon
    mountains(scene, h + 6, 140, 7, mix(pal.far, sky[2], 0.3), mix(pal.far, sky[3], 0.75))
    haze(scene, h - 90, h + 10, sky[3], 0.45)
    hill(scene, ridge(scene, h + 8, 22, 12), mix(pal.ground, sky[3], 0.45))
    daymark(scene, scene.lee(60, 180), h + 12, r.uniform(150, 190), mix(pal.mid, sky[2], 0.3))
    hill(scene, ridge(scene, h + 48, 24, 11), mix(pal.ground, pal.mid, 0.3))
    start = r.uniform(240, 400)
    left, right = [], []
    for i in range(14):
        t = i / 13
        x, y = start + math.sin(t * 4 + 1) * 70 * t + t * 40, h + 40 + t**1.6 * 290
        half = (3 + t**1.5 * 90) / 2
        left.append((x - half, y))
        right.append((x + half, y))
    c.fill(c.poly(left + right[::-1]), mix(sky[3], pal.ground, 0.25))
    for _ in range(7):
        x, y, size = r.uniform(0, 640), h + r.uniform(40, 110), r.uniform(40, 74)
        colour = mix(pal.mid, pal.near, r.uniform(0, 0.6))
        tree(scene, x, y, size, colour, cypress=r.choice([False, True]))
    hill(scene, ridge(scene, h + 170, 18, 9), pal.near)
    birds(scene)
