"""The country of the White Vigil."""

from __future__ import annotations

from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.scene import WIDTH, Scene
from trails_desktop.cardart.scenery.terrain import haze, hill, mountains, ridge, tree, water
from trails_desktop.cardart.scenery.tower import daymark


def paint(scene: Scene, hero: bool) -> None:
    """A domed cloister and cypresses on a lake with floating lanterns, rose dawn."""
    r, pal, sky, h = scene.rng, scene.palette, scene.sky, scene.horizon
    shore = h + (44 if hero else 30)
    mountains(scene, h + 4, 150, 6, mix(pal.far, sky[2], 0.25), mix(pal.far, sky[3], 0.8))
    haze(scene, h - 110, h + 8, sky[3], 0.5)
    hill(scene, ridge(scene, h - 2, 16, 14), mix(pal.far, pal.mid, 0.35))
    x = scene.lee(170, 260, noon_left=True)
    side = 150 if scene.sun_x < WIDTH / 2 else -150
    daymark(scene, x + side, h + 14, r.uniform(170, 215), mix(rgb("#EFE2DE"), pal.far, 0.35))
    if hero:
        _cloister(scene, WIDTH / 2, shore, 1.25)
    else:
        _cloister(scene, x, shore, 0.95)
    for _ in range(r.randint(5, 8)):
        place = (r.uniform(0, 640), shore + r.uniform(-3, 2))
        tree(scene, *place, r.uniform(44, 90), mix(pal.near, pal.mid, r.uniform(0.1, 0.5)), cypress=True)
    water(scene, shore)
    for _ in range(12):
        _floating_lantern(scene, r.uniform(20, 620), shore + 20 + r.random() ** 1.3 * 190, shore)


def _floating_lantern(scene: Scene, x: float, y: float, shore: float) -> None:
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, 0.5 + (y - shore) / 150)
    c.fill(o.poly("-7,0 7,0 5,4 -5,4"), pal.near)
    c.fill(o.rect(-4, -9, 4, 0, 2), pal.lamp)
    c.screen(o.glow(0, -4, 17, 12, 4), pal.lamp, 0.6)
    c.screen(o.rect(-3, 5, 3, 22), pal.lamp, 0.25)


def _cloister(scene: Scene, x: float, y: float, scale: float) -> None:
    """A hall of arches under one great dome and two small ones."""
    c, pal = scene.canvas, scene.palette
    o = Local(c, x, y, scale)
    white, deep = mix(rgb("#F3E9E4"), pal.far, 0.22), mix(pal.mid, pal.near, 0.3)
    sun = scene.light(x, y - 80)

    def block(x0: float, y0: float, x1: float, y1: float) -> None:
        c.shape(o.rect(x0, y0, x1, y1), white, pal.sun, deep, sun, 26 * scale, 0.55, 0.3)

    def dome(cx: float, cy: float, size: float) -> None:
        place = Local(c, *o.spot(cx, cy), size * scale)
        shell = place.blob("-1,0* -1.04,-.45 -.62,-1 0,-1.32* .62,-1 1.04,-.45 1,0*")
        dark = mix(pal.near, pal.accent, 0.3)
        c.shape(shell, mix(pal.accent, white, 0.35), pal.sun, dark, sun, size * scale * 0.8, 0.7, 0.5)
        c.fill(o.rect(cx - 1.2, cy - size * 1.32 - 16, cx + 1.2, cy - size * 1.3), pal.brass)
        c.fill(o.disc(cx, cy - size * 1.34 - 16, 3.6), pal.brass)

    block(-150, -62, 150, 0)
    block(-62, -96, 62, -40)
    for wing in (-118, 118):
        block(wing - 24, -92, wing + 24, 0)
        dome(wing, -92, 24)
    block(-50, -122, 50, -90)
    dome(0, -122, 52)
    arches = c.stencil()
    for i in (-5, -3, -2, -1, 0, 1, 2, 3, 5):
        ax, top = o.spot(i * 27, -34)
        arches.rect(ax - 8 * scale, top, ax + 8 * scale, y).disc(ax, top, 8 * scale)
    c.fill(arches.mask(), deep, 0.8)
    for i in range(-3, 4):
        c.fill(o.rect(i * 13 - 3, -114, i * 13 + 3, -98, 3), pal.lamp)
    for wing in (-118, 118):
        c.fill(o.rect(wing - 5, -78, wing + 5, -54, 5), pal.lamp)
