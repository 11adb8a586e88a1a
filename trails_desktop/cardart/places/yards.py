"""Where things come and go: a ferry's prow, a crane's hook."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place


def ferry(b: Brush) -> None:
    """The prow of a ferry, head-on, on still water."""
    sky = b.scene.sky
    b.sun(320, 210, 100)
    b.rays(320, 210, 22, 140, 800, 0.10)
    b.ridge(400, 26, mix(b.pal.far, sky[2], 0.4))
    b.rect(0, 440, 640, 760, mix(sky[2], b.pal.far, 0.3))
    b.mirror(440, mix(b.pal.mid, sky[1], 0.5), 0.3)
    b.line("320,40 320,330", 14, "#5A3E2A")
    b.blob("334,60* 500,150 520,250 470,320* 334,300*", mix(b.pal.cloth[0], rgb("#FFFFFF"), 0.2), 50)
    b.line("334,140 500,190", 4, b.dim(b.pal.cloth[0], 0.3), 0.7)
    b.mark(410, 216, 42, b.pal.accent)
    hull = mix(b.pal.accent, rgb("#8A3E2A"), 0.45)
    b.blob("110,330* 320,300 530,330* 500,480 420,620 320,690 220,620 140,480", hull, 90)
    b.blob("110,330* 320,300 530,330* 526,372 320,346 114,372", "#F4E8D2", 16)
    b.poly("306,320 334,320 328,690 312,690", "#5A2E22", 12)
    for i in range(4):
        y, wide = 420 + i * 56, 176 - i * i * 9
        b.line([(320 - wide, y), (320, y + 26), (320 + wide, y)], 4, b.dim(hull, 0.4), 0.7, True)
    for x in (212, 428):
        b.disc(x, 420, 26, "#2A2A30", 14)
        b.ring(x, 420, 28, 8, "#C9A45A")
    b.line("320,300 320,256", 6, "#5A3E2A")
    b.lantern(320, 268, 52, b.pal.lamp, "#3A2A20")
    for side in (-1, 1):
        wave = [(320 + side * 30, 640), (320 + side * 190, 640), (320 + side * 330, 720)]
        b.line([*wave], 16, rgb("#FFFFFF"), 0.65, True)
        b.line(
            [(320 + side * 20, 676), (320 + side * 150, 690), (320 + side * 240, 740)], 12, rgb("#FFFFFF"), 0.5, True
        )


def crane(b: Brush) -> None:
    """A hook close by, cranes behind it."""
    sky = b.scene.sky
    steel, far = mix(rgb("#5A6068"), b.pal.near, 0.2), mix(b.pal.near, sky[2], 0.35)
    b.sun(150, 220, 90)
    b.ridge(600, 10, mix(b.pal.mid, sky[1], 0.3))
    for x, top, k in ((520, 230, 1.0), (90, 330, 0.7)):
        b.line([(x, top), (x - 30 * k, 700)], 12 * k, far)
        b.line([(x, top), (x + 30 * k, 700)], 12 * k, far)
        for i in range(8):
            y = top + 50 + i * 52
            b.line([(x - 30 * k * i / 8 - 6, y), (x + 30 * k * (i + 1) / 8 + 6, y + 46)], 6 * k, far)
        b.line(
            [(x + 110 * k, top + 16), (x, top - 50 * k), (x - 250 * k, top + 16), (x + 110 * k, top + 16)], 10 * k, far
        )
        b.line([(x - 200 * k, top + 16), (x - 200 * k, top + 150 * k)], 4, far)
    b.rect(0, 664, 640, 760, mix(b.pal.near, b.pal.dark, 0.4))
    for x in (290, 350):
        b.line([(x, -20), (x, 130)], 10, "#2A2A30")
    b.blob("230,130* 410,130* 424,250 380,316 260,316 216,250", b.pal.accent, 50)
    b.disc(320, 216, 50, "#3A3E46", 26)
    b.mark(320, 216, 26, "#F4E4B8")
    b.box(292, 312, 348, 380, steel, 16, 6)
    curve = [circle(306, 492, 120, -84 + i * 13) for i in range(20)]
    b.limb(curve, 54, steel)
    tip_x, tip_y = curve[-1]
    b.poly(place("0,-58 30,10 -30,10", tip_x - 4, tip_y - 14, 1, 6), steel, 14)
    b.line([circle(306, 492, 134, -70 + i * 10) for i in range(16)], 8, b.lit(steel, 0.7), 0.8)
    for i in range(18):
        a = b.rng.uniform(0, math.tau)
        b.dot(320 + 240 * math.cos(a), 620 + 40 * math.sin(a), 3, "#FFD877", 0.8 if i % 2 else 0.4)
