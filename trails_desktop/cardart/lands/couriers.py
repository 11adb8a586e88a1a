"""The country of the Longline Couriers."""

from __future__ import annotations

import itertools

from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.outlines import Frame, smooth
from trails_desktop.cardart.drawing.palette import mix, rgb, shade
from trails_desktop.cardart.scenery.scene import WIDTH, Scene
from trails_desktop.cardart.scenery.terrain import birds, haze, hill, mountains, ridge
from trails_desktop.cardart.scenery.tower import daymark


def paint(scene: Scene, hero: bool) -> None:
    """A viaduct with a train, telegraph poles, gold morning."""
    _c, r, pal, sky, h = scene.canvas, scene.rng, scene.palette, scene.sky, scene.horizon
    mountains(scene, h + 6, 130, 7, mix(pal.far, sky[2], 0.35), mix(pal.far, sky[3], 0.75))
    haze(scene, h - 80, h + 10, sky[3], 0.45)
    hill(scene, ridge(scene, h + 6, 22, 12), mix(pal.ground, sky[3], 0.45))
    daymark(scene, scene.lee(60, 200), h + 12, r.uniform(150, 190), mix(pal.mid, sky[2], 0.25))
    deck = h + r.uniform(2, 18) - (26 if hero else 0)
    _viaduct(scene, deck)
    _train(scene, r.uniform(180, 420), deck - 7, 1.0 if hero else 0.85)
    haze(scene, h + 20, h + 130, mix(pal.ground, sky[3], 0.35), 0.55)
    hill(scene, ridge(scene, h + 72, 26, 10), mix(pal.ground, pal.mid, 0.35))
    _poles(scene, h + 100)
    hill(scene, ridge(scene, h + 150, 20, 9), mix(pal.mid, pal.near, 0.5))
    if r.random() < 0.7:
        birds(scene)


def _viaduct(scene: Scene, deck: float) -> None:
    """Round arches across the picture."""
    c, r, pal = scene.canvas, scene.rng, scene.palette
    width = r.choice([58, 66, 74])
    base, shift = scene.horizon + 130, r.uniform(0, width)
    stone = mix(pal.mid, scene.sky[2], 0.28)
    wall = c.stencil().rect(-40, deck, 690, base)
    for i in range(-1, 13):
        x = i * width + shift - width
        wall.chord(x + width / 2, deck + width * 0.62, width * 0.40, 180, 360, 0)
        wall.rect(x + width * 0.10, deck + width * 0.615, x + width * 0.90, base + 4, 0)
    sun = scene.light(WIDTH / 2, deck)
    c.shape(wall.mask(), stone, mix(stone, pal.light, 0.7), shade(stone, 0.45), sun, 16, 0.5, 0.5)
    c.fill(c.rect(-40, deck - 7, 690, deck + 3), mix(stone, pal.light, 0.35))
    c.fill(c.rect(-40, deck + 3, 690, deck + 6), shade(stone, 0.35))


def _train(scene: Scene, x: float, y: float, scale: float) -> None:
    """An engine under steam and four carriages, travelling towards the sun; (x, y) is its nose on the rail."""
    c, pal = scene.canvas, scene.palette
    red, dark = rgb("#A63A2A"), pal.dark
    o = Local(c, x, y, scale, scene.facing)
    sun = scene.light(x, y)
    c.shape(o.rect(-48, -22, 0, -5, 3), dark, mix(red, pal.light, 0.4), None, sun, 8)
    c.shape(o.disc(-8, -14, 10), shade(red, 0.2), pal.light, dark, sun, 6)
    c.fill(o.rect(-48, -34, -30, -20, 2), shade(red, 0.15))
    c.fill(o.rect(-15, -36, -7, -20), dark)
    for wheel in (-8, -22, -36, -46):
        c.fill(o.disc(wheel, -4, 5.2), dark)
    for i in range(9):
        puff = 7 + i * 3.6
        steam = o.glow(-11 - i * 24, -(42 + i * 7 - 0.2 * i * i), puff, puff * 0.35, 2)
        c.fill(steam, mix(pal.sun, scene.sky[2], i / 14), 0.62 - 0.05 * i)
    for car in range(4):
        front = -53 - car * 60
        body = o.rect(front - 56, -26, front, -4, 4)
        sun = scene.light(*o.spot(front, 0))
        c.shape(body, red, mix(red, pal.light, 0.6), shade(red, 0.5), sun, 9 * scale)
        for i in range(6):
            c.fill(o.rect(front - 51 + i * 8.3, -20, front - 46 + i * 8.3, -12), pal.lamp)
        for wheel in (-44, -12):
            c.fill(o.disc(front + wheel, -3, 3.6), dark)


def _poles(scene: Scene, y: float) -> None:
    """Telegraph poles in perspective, with sagging wires."""
    c, pal = scene.canvas, scene.palette
    poles: list[Frame] = []
    x0 = scene.rng.uniform(-30, 20)
    for i in range(5):
        t = i / 4
        h = 120 - 62 * t if scene.facing > 0 else 58 + 62 * t
        pole = Frame(x0 + t**0.8 * 680, y + 10 - 8 * t - h, h)
        foot = 1 + 30 / h
        area = c.stencil().poly(pole([(-0.016, 0), (0.016, 0), (0.028, foot), (-0.028, foot)]))
        area.poly(pole("-.15,.07 .15,.07 .15,.1 -.15,.1")).poly(pole("-.12,.2 .12,.2 .12,.23 -.12,.23"))
        c.fill(area.mask(), pal.near)
        poles.append(pole)
    wires = c.stencil()
    for one, other in itertools.pairwise(poles):
        for dx, dy in ((-0.14, 0.08), (0.14, 0.08), (-0.11, 0.21), (0.11, 0.21)):
            a, b = one.spot(dx, dy), other.spot(dx, dy)
            sag = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14)
            wires.line(smooth([a, sag, b], closed=False, steps=6), 1.0)
    c.fill(wires.mask(), pal.near, 0.6)
