"""Stones that stand, and a cloister over water."""

from __future__ import annotations

from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place


def milestone(b: Brush) -> None:
    """A milestone in the grass beside the road."""
    sky, r = b.scene.sky, b.rng
    b.sun(150, 170, 70)
    b.cloud(500, 110, 190, b.lit(sky[3], 0.4))
    b.ridge(420, 50, mix(b.pal.far, sky[2], 0.4))
    b.ridge(500, 20, mix(b.pal.mid, sky[1], 0.3))
    b.rect(0, 560, 640, 760, mix(b.pal.ground, rgb("#8AA05A"), 0.5))
    b.poly("470,480 500,480 860,760 470,760", mix(sky[3], rgb("#C9B88E"), 0.6), 20)
    b.blob("150,660* 158,260 190,150 290,104 390,150 422,260 430,660*", "#CFC6B4", 90)
    b.blob("184,640* 190,280 214,190 290,150 366,190 390,280 396,640*", "#BBB2A0", 20)
    b.mark(290, 258, 58, b.pal.accent)
    for y, wide in ((372, 150), (404, 150)):
        b.line([(290 - wide / 2, y), (290 + wide / 2, y)], 8, "#6A6458")
    for x in (240, 268, 296, 324):  # forty, cut as four tens
        b.poly(place("0,-44 12,0 0,44 -12,0", x, 480, 1), "#5A5448", 6)
    for _ in range(60):
        at, k = r.uniform(20, 560), r.uniform(30, 84)
        b.flat(
            place("-.1,0 .1,0 .25,-1", at, r.uniform(640, 730), k, r.uniform(-24, 24)), b.between("#4E7A3E", "#A8B860")
        )
    for _ in range(9):
        b.disc(r.uniform(40, 540), r.uniform(620, 690), 9, b.between("#F4EFD8", "#E8A84A"), 5)


def monolith(b: Brush) -> None:
    """A tall stone with a hole in it; the sun stands in the hole."""
    sky = b.scene.sky
    stone = mix(rgb("#4A4E5E"), b.pal.dark, 0.25)
    b.glow(320, 250, 330, b.pal.light, 0.5)
    b.rays(320, 250, 28, 100, 900, 0.16)
    b.sun(320, 250, 86)
    b.ridge(600, 20, mix(b.pal.near, sky[0], 0.3))
    for x, top, wide in ((70, 470, 40), (566, 440, 46), (160, 530, 28), (486, 520, 30)):
        b.blob(
            [(x - wide, 680, 1), (x - wide * 0.9, top), (x, top - 22), (x + wide * 0.9, top + 10), (x + wide, 680, 1)],
            stone,
            24,
        )
    b.ridge(666, 12, mix(b.pal.near, b.pal.dark, 0.5))
    body = b.c.stencil().poly(
        [(190, 720), (176, 360), (206, 120), (286, 40), (372, 52), (440, 150), (462, 400), (456, 720)]
    )
    body.disc(320, 250, 96, 0)
    b.shade(body.mask(), stone, 70)
    b.circle(320, 250, 112, 7, b.lit(stone, 0.5), 0.8)
    for i in range(24):
        b.line([circle(320, 250, size, i * 15) for size in (122, 138 if i % 2 else 152)], 6, b.lit(stone, 0.35), 0.8)
    b.mark(320, 500, 60, b.lit(stone, 0.45))
    b.shine("240,720 400,720 470,780 170,780", b.pal.light, 0.25, 10)


def cloister(b: Brush) -> None:
    """Arches one behind the other, a lake beyond."""
    sky = b.scene.sky
    b.sun(330, 270, 80)
    b.ridge(380, 30, mix(b.pal.far, sky[2], 0.3))
    b.rect(0, 400, 640, 760, mix(sky[2], b.pal.far, 0.3))
    b.mirror(400, mix(b.pal.far, sky[1], 0.4), 0.3)
    b.poly("120,560 520,560 760,760 -120,760", b.pal.mid, 30)
    for row in range(4):
        y0, y1 = 566 + row * row * 14 + row * 20, 566 + (row + 1) ** 2 * 14 + (row + 1) * 20
        wide = 60 + row * 16
        for i in range(-4, 5):
            if (i + row) % 2 == 0:
                tile = [(320 + i * wide, y0), (320 + (i + 1) * wide, y0)]
                b.flat([*tile, (320 + (i + 1) * (wide + 16), y1), (320 + i * (wide + 16), y1)], sky[3], 0.55)
    for k, wide, top, by in ((1, 118, 190, 0.15), (1.5, 190, 110, 0.4), (2.6, 330, -40, 0.75)):
        tone = mix(mix(sky[3], b.pal.far, 0.35), b.pal.mid, by)
        wall = b.c.stencil().rect(-60, -60, 700, 760).rect(320 - wide, top + wide, 320 + wide, 770, 0)
        b.shade(wall.disc(320, top + wide, wide, 0).mask(), tone, 18 * k)
        b.c.fill(b.c.arc(320, top + wide, wide + 10 * k, 180, 360, 6 * k), b.lit(tone, 0.5), 0.8)
        for side in (-1, 1):
            x, y = 320 + side * (wide + 16 * k), top + wide
            b.box(x - 15 * k, y, x + 15 * k, 720, b.lit(tone, 0.45), 12 * k)
            b.box(x - 21 * k, y - 8 * k, x + 21 * k, y + 10 * k, b.lit(tone, 0.6), 5 * k)
    b.line("320,60 320,205", 3, b.pal.near)
    b.lantern(320, 250, 46, b.pal.lamp, b.pal.near)
