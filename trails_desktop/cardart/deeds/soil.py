"""What is done on land: a stone set, a sheaf bound, a seedling, a furrow turned."""

from __future__ import annotations

import math

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, place


def stone(b: Brush) -> None:
    """Two hands set a stone on a wall."""
    sky, r = b.scene.sky, b.rng
    b.sun(470, 190, 92)
    b.ridge(470, 40, mix(b.pal.far, sky[2], 0.3))
    b.ridge(520, 30, mix(b.pal.mid, sky[1], 0.3))
    for row, y in enumerate((560, 626, 692)):
        for i in range(-1, 8):
            x = i * 104 - (52 if row % 2 else 0) + r.uniform(-4, 4)
            if row or not 1 < i < 4:
                b.box(x, y, x + 99, y + 62, b.between("#C9BE9C", "#9A987C"), 18, 9)
    b.poly(
        place("-1.15,-.66 -.2,-.82 1.1,-.62 1.2,.3 1.02,.72 -.1,.66 -1.1,.74 -1.26,.1", 318, 300, 150, -5),
        "#D8CDA8",
        50,
    )
    for crack in ("-60,-40 -20,10 -40,60", "70,-60 40,-20"):
        b.line(place(crack, 318, 300), 3, "#8E8364", 0.7)
    tone, sleeve = skin(b), b.pal.cloth[0]
    hand(b, 214, 500, 100, tone, "grip", -16, sleeve=sleeve)
    hand(b, 436, 506, 100, tone, "grip", 15, True, sleeve)


def sheaf(b: Brush) -> None:
    """A sheaf of grain, bound, before the sun."""
    r = b.rng
    b.sun(330, 250, 150)
    b.rays(330, 250, 20, 190, 800, 0.14)
    b.ridge(600, 16, "#A5702A")
    b.ridge(650, 12, "#6E4818")
    for i in range(34):
        lean = -46 + i * 92 / 33 + r.uniform(-1.5, 1.5)
        long, x, t = r.uniform(330, 400), 320 + (lean / 46) * 34, math.radians(lean)
        b.line([(x, 470), (x + long * math.sin(t), 470 - long * math.cos(t))], 5, b.between("#C98A24", "#8A5A16"))
        for j in range(5):
            at = long * (1 - j * 0.06)
            for flip in (False, True):
                turn = -lean if flip else lean
                grain = place("0,0 11,-9 9,-30 0,-14", x + at * math.sin(t), 470 - at * math.cos(t), 1, turn, flip)
                b.poly(grain, "#F0BE4C", 7)
    for i in range(26):
        lean = -30 + i * 60 / 25
        t = math.radians(lean)
        end = (320 + lean + 190 * math.sin(t), 500 + 190 * math.cos(t))
        b.line([(320 + lean, 500), end], 7, b.between("#B87C22", "#74480F"))
    b.blob("250,452 320,470 392,452 402,510 320,530 238,510", b.pal.accent, 20)
    b.blob("372,492 450,470 480,520 430,545 380,520", b.pal.accent, 14)


def seedling(b: Brush) -> None:
    """A seedling, its roots in cut earth."""
    r = b.rng
    b.sun(320, 250, 120)
    b.rays(320, 250, 16, 150, 800, 0.10)
    b.rect(0, 452, 640, 760, "#4A2E1A")
    for _ in range(16):
        b.disc(r.uniform(0, 640), r.uniform(480, 710), r.uniform(6, 22), b.between("#7A5636", "#3A2414"), 8)
    b.blob("-20,462 90,440 220,452 320,428 430,452 560,440 660,462 660,482 -20,482", "#6E8A36", 14)
    for x, y, wide in ((320, 640, 9), (250, 590, 6), (392, 600, 6), (220, 660, 4), (420, 668, 4)):
        b.line([(320, 440), ((320 + x) / 2 + 6, (440 + y) / 2), (x, y)], wide, "#E8D9A8", 0.95, True)
    b.disc(320, 452, 30, "#C58A3C", 20)
    b.line("320,446 312,330 322,210", 14, "#5E9A3E", 1, True)
    for x, y, turn, k in ((318, 300, -58, 150), (316, 270, 52, 165), (322, 214, -18, 100), (324, 208, 24, 96)):
        b.blob(place("0,0* -.30,-.42 -.16,-.86 0,-1.12* .26,-.8 .28,-.36", x, y, k, turn), "#6DB648", 34)
        b.line(place("0,0 .02,-1", x, y, k, turn), 3, "#EAF5B0", 0.7)


def plough(b: Brush) -> None:
    """A ploughshare turns the earth."""
    r, sky = b.rng, b.scene.sky
    b.sun(500, 170, 74)
    b.ridge(330, 26, mix(b.pal.mid, sky[2], 0.4))
    b.rect(0, 380, 640, 760, "#6B452A")
    for i in range(7):  # furrows that run to the horizon
        b.flat(
            [
                (320 + (i - 3) * 30, 380),
                (334 + (i - 3) * 30, 380),
                (320 + (i - 3) * 260 + 90, 760),
                (320 + (i - 3) * 260 - 40, 760),
            ],
            "#4E301C",
            0.8,
        )
    b.limb("640,60 470,210 330,330", 40, "#8A5A34")
    b.limb("640,210 500,280 372,350", 34, "#7A4C2A")
    b.blob("392,300* 300,290 214,372 128,520 84,640* 220,612 330,560 412,470*", "#AEB8C0", 60)
    b.blob("392,300* 318,330 262,430 200,540 84,640* 220,612 330,560 412,470*", "#7C8890", 50)
    b.line("300,300 214,384 130,530 92,628", 7, "#F2F6F8", 0.8, True)
    for i in range(16):  # the earth that rolls over
        t = i / 15
        x, y = 60 + 420 * t + r.uniform(-14, 14), 650 - 90 * math.sin(t * 2.6) + r.uniform(-10, 16)
        b.disc(x, y, r.uniform(34, 62), b.between("#7A4E2E", "#3E2414"), 30)
    for _ in range(10):
        b.disc(r.uniform(40, 330), r.uniform(470, 640), r.uniform(6, 14), b.between("#8A5C38", "#4A2C18"), 6)
    b.blob(
        place("-1,0 -.4,-.24 .3,-.18 1,0 .3,.2 -.4,.22", 300, 668, 40, -12), mix(rgb("#E08A8A"), b.pal.light, 0.2), 8
    )
