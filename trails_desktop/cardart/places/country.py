"""Buildings close up, under the sky: a stair of terraces, a mill, arches, roofs, an inn."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place


def stair(b: Brush) -> None:
    """A stair up through terraces to a house."""
    r, green = b.rng, mix(rgb("#3F8A4E"), b.pal.accent, 0.2)
    b.sun(500, 130, 66)
    for row in reversed(range(6)):
        y, by = 700 - row * 92, row / 7
        b.box(-20, y - 84, 660, y + 40, mix(rgb("#D6C79A"), rgb("#8FA07A"), by), 20)
        hedge = [(-20, y - 84), (100, y - 104), (240, y - 92), (400, y - 108), (560, y - 92), (660, y - 104)]
        b.blob([*hedge, (660, y - 70), (-20, y - 70)], mix(green, rgb("#A8C878"), by), 16)
        for i in range(7):
            x = (i * 104 + row * 37) % 700 - 30
            b.disc(x, y - 112, 34 - row * 3.4, mix(b.dim(green, 0.1), rgb("#8FB860"), by), 22)
            for _ in range(5):
                b.dot(x + r.uniform(-20, 20), y - 112 + r.uniform(-18, 18), 5 - row * 0.5, "#F0A03C")
    for i in range(20):
        y, wide = 720 - i * 25, 96 - i * 2.6
        b.box(300 - wide, y - 14, 300 + wide, y + 12, mix(rgb("#F3E8C8"), rgb("#C9BE98"), (i % 2) * 0.6), 5)
    b.box(214, 120, 390, 262, "#F0E2BC", 30)
    b.poly("192,124 302,50 412,124", "#B7613F", 26)
    b.box(272, 176, 332, 262, "#3A2A1E", 10, 28)
    b.mark(302, 98, 17, "#FFF4D0")


def _windmill(b: Brush, x: float, y: float, k: float) -> None:
    """A mill k times 344 high on its foot (x, y)."""
    b.poly(
        [(x - 74 * k, y - 250 * k), (x + 74 * k, y - 250 * k), (x + 116 * k, y), (x - 116 * k, y)], "#F3E8CC", 70 * k
    )
    cap = "-84,-250* -62,-318 0,-344 62,-318 84,-250*"
    b.blob(place(cap, x, y, k), "#B7552F", 40 * k)
    for top, wide in ((-190, 20), (-110, 24)):
        b.box(x - wide * k, y + top * k, x + wide * k, y + (top + 46) * k, "#2F4A5A", 10, 20 * k)
    b.box(x - 28 * k, y - 44 * k, x + 28 * k, y, "#5A3A22", 10, 20 * k)
    for i in range(4):
        at = (x, y - 262 * k, k, 24 + i * 90)
        b.poly(place("16,8 236,8 236,66 40,54", *at), "#FFFDF2" if i % 2 else b.pal.accent, 20 * k)
        for step in range(5):
            b.line(place([(50 + step * 44, 8), (50 + step * 44, 62)], *at), 3 * k, "#5A4028", 0.6)
        b.line(place("0,4 244,4", *at), 10 * k, "#5A4028")
    b.disc(x, y - 262 * k, 20 * k, "#C9A45A", 12 * k)


def mill(b: Brush) -> None:
    """A windmill close by, two more behind."""
    b.cloud(120, 90, 200, b.lit(b.scene.sky[3], 0.6))
    b.cloud(560, 210, 160, b.lit(b.scene.sky[3], 0.6))
    b.ridge(560, 20, mix(rgb("#7FB868"), b.pal.mid, 0.25))
    b.ridge(640, 14, mix(rgb("#4E8F58"), b.pal.near, 0.25))
    for x, k in ((560, 0.42), (96, 0.5)):
        _windmill(b, x, 600, k)
    _windmill(b, 330, 740, 1.55)


def arches(b: Brush) -> None:
    """A viaduct from below, a train on it."""
    stone = b.pal.ground
    b.sun(430, 330, 120)
    b.ridge(600, 20, mix(stone, b.scene.sky[1], 0.3))
    for x0, x1, top, by in ((420, 640, 250, 0.1), (270, 470, 180, 0.3), (-80, 330, 70, 0.55)):
        wide = x1 - x0
        shade = mix(mix(stone, b.pal.light, 0.15), b.pal.dark, by)
        middle, spring = x0 + wide * 0.56, top + wide * 0.62
        wall = b.c.stencil().rect(x0, top, x1 + 60, 760)
        wall.chord(middle, spring, wide * 0.36, 180, 360, 0)
        wall.rect(x0 + wide * 0.2, spring - 2, x0 + wide * 0.92, 770, 0)
        b.shade(wall.mask(), shade, 34)
        for i in range(9):
            ends = [circle(middle, spring, wide * size, 190 + i * 20) for size in (0.36, 0.45)]
            b.line(ends, 3, b.dim(shade, 0.5), 0.7)
        b.box(x0 - 20, top - 22, x1 + 80, top + 8, b.lit(shade, 0.3), 8)
    b.poly("-60,48 420,158 660,228 660,240 400,178 -60,80", "#4A2C1A", 8)
    for i in range(4):
        x, y, k = 20 + i * 120, 62 + i * 30, 1 - i * 0.2
        b.poly([(x, y - 66 * k), (x + 108 * k, y - 44 * k), (x + 108 * k, y + 6 * k), (x, y - 6)], "#A63A2A", 20)
        for j in range(4):
            b.dot(x + (16 + j * 24) * k, y + (-42 + j * 5) * k, 8 * k, "#FFE9A8")
    b.ridge(680, 14, mix(stone, b.pal.dark, 0.7))


def roofs(b: Brush) -> None:
    """Roofs close together, one window lit."""
    sky = b.scene.sky
    b.stars(50, 260)
    b.dot(490, 120, 62, b.lit(b.pal.sun, 0.2))
    b.dot(466, 108, 54, mix(sky[0], sky[1], 0.35))
    tiles: tuple[Colour, ...] = (
        b.pal.mid,
        b.pal.near,
        mix(b.pal.mid, b.pal.accent, 0.35),
        mix(b.pal.near, rgb("#7A3A3A"), 0.4),
    )
    for i, (x, peak, wide, foot) in enumerate(
        ((110, 240, 190, 470), (540, 270, 210, 520), (320, 330, 220, 620), (60, 430, 210, 740), (600, 470, 230, 760))
    ):
        tone = tiles[i % 4]
        b.box(x - wide * 0.72, foot - 60, x + wide * 0.72, 780, b.lit(b.dim(tone, 0.2), 0.12), 30)
        roof = b.poly([(x, peak), (x + wide, foot), (x - wide, foot)], tone, 50)
        rows = b.c.stencil()
        for y in range(peak + 40, foot, 34):
            rows.line([(x - wide, y), (x + wide, y)], 4)
            shift = (y - peak) % 68 // 34 * 22
            for at in range(int(x - wide) + shift, int(x + wide), 44):
                rows.line([(at, y), (at, y + 34)], 3)
        b.inside(roof, rows, b.dim(tone, 0.5), 0.6)
        b.box(x + wide * 0.3, peak + 20, x + wide * 0.3 + 44, peak + (foot - peak) * 0.62, b.dim(tone, 0.25), 14)
    b.box(270, 500, 370, 616, "#2A1C1A", 12, 40)
    b.box(280, 510, 360, 612, b.pal.lamp, 8, 34)
    b.line("320,512 320,612", 7, "#2A1C1A")
    b.line("280,566 360,566", 7, "#2A1C1A")
    b.glow(320, 560, 110, b.pal.lamp, 0.6)
    for i in range(7):
        b.disc(
            412 + 60 * 0.3 + i * 14 * math.sin(i * 0.8 + 1),
            330 - i * 34,
            16 + i * 5,
            mix(sky[2], sky[1], i / 8),
            dark=0.2,
        )


def inn(b: Brush) -> None:
    """The front of an inn, its windows lit, its sign out."""
    dusk = mix(b.scene.sky[0], b.pal.dark, 0.35)
    b.wall(dusk, mix(b.scene.sky[1], b.pal.dark, 0.3), b.scene.sky[2])
    plaster, beam, lamp = mix(rgb("#E9D8B4"), b.pal.light, 0.2), "#4A2E1C", "#FFC862"
    b.poly("-20,230 320,-30 660,230 660,290 320,60 -20,290", "#8A3E2A", 30)
    b.poly("20,256 320,54 620,256 620,760 20,760", mix(plaster, dusk, 0.25), 40)
    for line in (
        "20,430 620,430",
        "40,256 40,760",
        "600,256 600,760",
        "320,70 320,300",
        "40,430 190,270",
        "600,430 450,270",
    ):
        b.line(line, 22, beam)
    for x0, y0, x1, y1 in ((256, 190, 384, 380), (72, 470, 214, 640), (426, 470, 568, 640)):
        b.box(x0 - 14, y0 - 14, x1 + 14, y1 + 14, beam, 10, 6)
        b.rect(x0, y0, x1, y1, lamp)
        b.glow((x0 + x1) / 2, (y0 + y1) / 2, 90, "#FFE9A8", 0.8)
        for part in (1, 2):
            x = x0 + (x1 - x0) * part / 3
            b.line([(x, y0), (x, y1)], 6, beam)
        b.line([(x0, (y0 + y1) / 2), (x1, (y0 + y1) / 2)], 6, beam)
    door = b.c.stencil().rect(262, 540, 378, 770).disc(320, 540, 58).mask()
    b.shade(door, "#6A3E24", 24)
    b.dot(360, 640, 9, "#E3B85A")
    b.line("320,430 470,430", 12, "#2A2A30")
    for x in (404, 456):
        b.line([(x, 430), (x, 452)], 5, "#2A2A30")
    b.box(380, 450, 480, 540, b.pal.cloth[0], 20, 12)
    b.mark(430, 496, 30, "#F4E4B8")
    b.shine("256,740 384,740 480,770 160,770", WHITE, 0.3, 12)
