"""What is done on the road: an engine, a convoy, a letter, a wheel, a flag, shares weighed out."""

from __future__ import annotations

import math

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.palette import mix, rgb, shade
from trails_desktop.cardart.scenery.brush import Brush, circle, place

_BRASS = "#E3B85A"


def engine(b: Brush) -> None:
    """An engine, head-on."""
    sky = b.scene.sky
    b.sun(120, 150, 62)
    b.rays(330, 380, 40, 120, 900, 0.16, wide=0.2)
    b.ridge(470, 14, mix(b.pal.ground, sky[1], 0.2))
    b.poly("-40,730 285,430 375,430 700,730", "#7A5732", 40)
    for i in range(7):
        y, wide = 470 + i * i * 6.4, 50 + i * i * 9.5
        b.box(330 - wide, y, 330 + wide, y + 6 + i * 2.4, "#3A2618", 4)
    for side in (-1, 1):
        b.poly(
            [(330 + side * 34, 430), (330 + side * 40, 430), (330 + side * 300, 740), (330 + side * 268, 740)],
            "#C9CDD0",
            6,
        )
    for i in range(9):
        size = 46 + i * 15
        b.disc(250 - i * 44, 170 - i * 13 + (i % 3) * 12, size, mix(rgb("#FFF8E4"), sky[1], i / 12), dark=0.35)
    b.poly("150,690 186,540 474,540 510,690", "#2A1C16", 20)
    for i in range(7):
        x = 190 + i * 43
        foot = 320 + (x - 320) * 1.25
        b.poly([(x, 560), (x + 12, 560), (foot + 14, 700), (foot - 6, 700)], "#C9932E", 6)
    body = mix(b.pal.accent, rgb("#A6362A"), 0.65)
    b.box(180, 500, 480, 566, shade(body, 0.2), 30, 12)
    b.disc(330, 360, 196, body, 120)
    b.ring(330, 360, 198, 16, _BRASS)
    b.disc(330, 360, 150, "#231A18", 90)
    for i in range(16):
        b.dot(*circle(330, 360, 172, i * 22.5), 6, _BRASS)
    b.mark(330, 372, 74, _BRASS)
    b.box(288, 96, 372, 196, "#3A2A26", 30, 10)
    b.box(272, 84, 388, 112, _BRASS, 10, 6)
    b.disc(330, 206, 56, _BRASS, 26)
    b.disc(330, 206, 42, "#FFF6D2", 20)
    b.glow(330, 206, 130, "#FFE9A8", 0.8)
    b.shine("330,206 -80,640 160,760", "#FFE9A8", 0.12, 10)


def convoy(b: Brush) -> None:
    """A lantern held out on a staff, others behind it."""
    sky = b.scene.sky
    b.stars()
    for base, amp, by in ((520, 40, 0.35), (600, 22, 0.6), (660, 14, 0.8)):
        b.ridge(base, amp, mix(sky[1], b.pal.dark, by))
    for x, y, k in ((520, 330, 0.34), (440, 350, 0.24), (575, 365, 0.2)):
        b.line([(x, y - 130 * k), (x, y + 700 * k)], 8 * k + 2, "#0A1522")
        b.lantern(x, y, 150 * k, b.pal.lamp)
    b.limb("70,20 560,96", 26, "#5A3B26")
    b.line("252,58 252,120", 8, "#9A7A4A")
    b.ring(252, 132, 20, 8, "#C9A45A")
    b.lantern(252, 340, 210, b.pal.lamp)
    hand(b, 560, 130, 66, skin(b), "fist", -82, sleeve=b.pal.cloth[0])


def letter(b: Brush) -> None:
    """A sealed letter, and a thousand more behind it."""
    b.sun(500, 130, 60)
    b.cloud(130, 120, 220, "#F6FCFF")
    b.papers(22, lambda t: (90 + 470 * t, 330 - 250 * math.sin(t * 2.6)), lambda t: 18 + 14 * (1 - t), "#FFF8E4")

    k = (322, 410, 250, -8)
    b.poly(place("-1,-.66 1,-.66 1,.66 -1,.66", *k), "#FFF6DE", 60, dark=0.4)
    b.flat(place("-1,-.66 0,.16 1,-.66", *k), "#E9D6A8")
    b.line(place("-1,-.66 0,.16 1,-.66", *k), 5, "#A58848")
    for side in (-1, 1):
        b.line(place([(side, 0.66), (side * 0.22, -0.02)], *k), 4, "#C9B07A")
    for i in range(22):
        x = -1 + i / 11
        stripe = [(x, 0.58), (x + 0.05, 0.58), (x + 0.02, 0.66), (x - 0.03, 0.66)]
        b.flat(place(stripe, *k), "#C8402E" if i % 2 else "#2F78B8")
    b.disc(336, 446, 62, "#C8402E", 40)
    b.circle(336, 446, 48, 5, "#E8786A")
    b.mark(336, 448, 30, "#8E2418")
    b.papers(7, lambda t: (40 + 560 * t, 640 - 60 * math.sin(t * 3)), lambda _: 44, "#FFF3D4")


def wheel(b: Brush) -> None:
    """A broken wheel beside the road."""
    sky = b.scene.sky
    earth = mix(rgb("#8A7A5E"), sky[2], 0.2)
    b.sun(150, 150, 54)
    b.ridge(430, 50, mix(b.pal.far, sky[2], 0.3))
    b.ridge(500, 26, mix(b.pal.mid, sky[1], 0.3))
    b.rect(0, 520, 640, 760, earth)
    b.poly("380,500 420,500 760,760 300,760", mix(earth, rgb("#F4E4B8"), 0.55), 30)
    x, y, size = 292, 400, 236
    b.ring(x, y, size, 44, "#7A4E2C", 20)
    b.ring(x, y, size + 2, 12, "#8A9298", 6)
    for i in range(10):
        broken = i in (1, 2)
        end = 126 if broken else size - 36
        b.poly(
            place([(40, -12), (end, -9), (end - (20 if broken else 0), 9), (40, 12)], x, y, 1, i * 36 + 11),
            "#8A5A34",
            10,
        )
    b.flat(place([(size - 60, -66), (size + 30, -50), (size + 20, 60), (size - 60, 44)], x, y, 1, 65), earth)
    b.disc(x, y, 58, "#6A4226", 40)
    b.disc(x, y, 26, "#C9A45A", 18)
    for dx, dy, turn, k in ((470, 640, 20, 70), (540, 600, -34, 52), (420, 690, 70, 40)):
        b.poly(place("-1,-.2 .8,-.26 1.1,.06 .7,.24 -1,.2", dx, dy, k, turn), "#8A5A34", 12)


def flag(b: Brush) -> None:
    """A flag held up by one hand."""
    sky = b.scene.sky
    b.sun(150, 240, 80)
    b.cloud(480, 130, 200, b.lit(sky[3], 0.3))
    b.ridge(560, 30, mix(b.pal.far, sky[2], 0.4))
    b.ridge(640, 20, mix(b.pal.mid, sky[1], 0.4))
    b.limb("214,720 214,50", 20, "#5A4030")
    b.disc(214, 42, 20, "#E6BE7A", 12)
    b.blob("224,76* 330,60 440,100 604,66* 520,196 604,326* 440,346 330,306 224,330*", "#F0B23C", 70, dark=0.65)
    b.disc(372, 204, 78, "#FFF4DA", 40)
    b.mark(372, 206, 50, b.pal.cloth[0])
    hand(b, 214, 560, 108, skin(b), "fist", -8, sleeve=b.pal.cloth[1])


def scales(b: Brush) -> None:
    """A pair of scales in balance, a loaf and coins on them."""
    sky = b.scene.sky
    b.glow(320, 260, 260, b.pal.light, 0.5)
    b.ridge(610, 14, mix(b.pal.mid, sky[1], 0.4))
    b.ridge(670, 10, mix(b.pal.near, sky[0], 0.3))
    b.poly("302,150 338,150 346,620 294,620", "#9A7434", 20)
    b.blob("190,690* 220,640 290,606 350,606 420,640 450,690*", "#8A6428", 30)
    b.blob("60,190 180,158 320,142 460,158 580,190 580,210 460,184 320,172 180,184 60,210", _BRASS, 12)
    b.disc(320, 138, 40, _BRASS, 24)
    b.mark(320, 138, 22, b.pal.cloth[0])
    for x in (96, 544):
        for dx in (-82, 0, 82):
            b.line([(x, 196), (x + dx, 440)], 4, "#5A4420", 0.9)
        if x < 320:
            b.blob(
                [(x - 70, 438, 1), (x - 76, 390), (x - 40, 350), (x + 40, 350), (x + 76, 390), (x + 70, 438, 1)],
                "#C98A44",
                30,
            )
            for dx in (-36, 0, 36):
                b.line([(x + dx - 12, 400), (x + dx + 12, 362)], 6, "#F2D29A", 0.9)
        else:
            for row in range(3):
                for i in range(3 - row):
                    b.box(
                        x - 66 + i * 46 + row * 23,
                        416 - row * 26,
                        x - 24 + i * 46 + row * 23,
                        440 - row * 26,
                        "#F0C75A",
                        8,
                        10,
                    )
        b.blob([(x - 100, 434, 1), (x + 100, 434, 1), (x + 62, 496), (x, 514), (x - 62, 496)], "#D2A247", 30)
