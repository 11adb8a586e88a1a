"""What is done with a light: a flame warded, a cup, a torch, a window left lit."""

from __future__ import annotations

import math

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.palette import WHITE, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place


def candle(b: Brush) -> None:
    """Two hands ward a candle."""
    sky, pal = b.scene.sky, b.pal
    b.wall(mix(sky[0], pal.dark, 0.5), mix(sky[1], pal.dark, 0.35), mix(sky[0], pal.dark, 0.4))
    b.glow(320, 340, 300, mix(pal.accent, pal.light, 0.3), 0.9)
    b.rays(320, 330, 18, 120, 700, 0.12)
    b.box(290, 470, 350, 760, "#FFF0DC", 24, 6)
    b.line("320,476 320,440", 7, "#3A2430")
    b.flame(320, 440, 170, ("#F08A5A", "#FFC46A", "#FFF6DA"))
    b.glow(320, 320, 130, "#FFE6B0", 0.8)
    hand(b, 128, 590, 116, "#CF9468", "open", 2, sleeve=pal.cloth[0])
    hand(b, 512, 590, 116, "#7C4E33", "open", -2, True, pal.cloth[2])
    b.shine("300,430 170,330 200,560", "#FFE0B0", 0.25, 24)
    b.shine("340,430 470,330 440,560", "#FFE0B0", 0.25, 24)


def cup(b: Brush) -> None:
    """A steaming cup on a folded blanket."""
    sky, pal = b.scene.sky, b.pal
    b.sun(480, 170, 80)
    b.ridge(440, 20, mix(pal.far, sky[2], 0.4))
    b.rect(0, 500, 640, 760, mix(pal.mid, rgb("#8A6A50"), 0.6))
    cloth, trim = pal.cloth[1], pal.trim[0]
    for i, y in enumerate((690, 640, 592)):
        b.box(40 + i * 22, y - 40, 600 - i * 22, y + 34, mix(cloth, trim, 0.12 * i), 30, 30)
        b.line([(70 + i * 22, y + 10), (570 - i * 22, y + 10)], 8, trim, 0.7)
    b.ring(500, 400, 84, 34, mix(pal.accent, WHITE, 0.3), 16)
    b.blob("150,270* 490,270* 480,420 430,540 370,566* 270,566* 210,540 160,420", mix(pal.accent, WHITE, 0.35), 70)
    b.c.fill(b.c.stencil().disc(320, 272, 170, ry=44).mask(), b.dim(pal.accent, 0.3))
    b.c.fill(b.c.stencil().disc(320, 276, 150, ry=34).mask(), rgb("#6A3A1E"))
    b.c.fill(b.c.stencil().disc(290, 270, 70, ry=12).mask(), rgb("#A86A3A"))
    b.mark(320, 420, 62, pal.trim[0])
    for dx, lean in ((-70, -1), (0, 1), (70, -1)):
        x = 320 + dx
        steam = [(x + lean * 34 * math.sin(i * 0.9) * (i / 6), 250 - i * 34) for i in range(7)]
        mask = b.c.blur(b.c.line(steam, 20), 9)
        b.c.screen(mask, rgb("#FFFFFF"), 0.75)


def torch(b: Brush) -> None:
    """A torch held up, and a ring of small lights that it has lit."""
    r, pal = b.rng, b.pal
    b.wall(mix(b.scene.sky[0], pal.dark, 0.6), mix(b.scene.sky[1], pal.dark, 0.5), pal.dark)
    for i in range(16):
        x, y = circle(320, 470, 300, 182 + i * 11.8)
        b.glow(x, y, 44, pal.lamp, 0.8)
        b.flame(x, y + 14, 22)
        b.blob(
            [(x - 22, y + 92, 1), (x - 15, y + 40), (x, y + 26), (x + 15, y + 40), (x + 22, y + 92, 1)],
            mix(pal.near, pal.dark, r.random()),
            8,
        )
    b.glow(320, 210, 260, "#FF9A4A", 0.8)
    b.poly("276,330 364,330 342,640 298,640", "#7A4E2C", 20)
    b.poly("250,290 390,290 368,384 272,384", "#C9A45A", 20)
    for y in (318, 350):
        b.line([(256, y), (384, y)], 7, "#6A4A1E")
    b.flame(320, 292, 158, lean=0.12)
    b.glow(320, 190, 120, "#FFE6B0", 0.7)
    hand(b, 320, 636, 112, skin(b), "fist", 4, sleeve=pal.cloth[0])


def window(b: Brush) -> None:
    """A window at night with a candle in it."""
    pal = b.pal
    wall = mix(pal.near, rgb("#3A3448"), 0.5)
    b.bricks(b.lit(wall, 0.06), b.dim(wall, 0.3), 120, 62)
    b.box(110, 60, 530, 610, "#5A3E2A", 20, 20)
    b.rect(140, 92, 500, 580, mix(b.scene.sky[0], pal.dark, 0.6))
    b.glow(320, 420, 240, pal.lamp, 1.0)
    b.rect(140, 92, 500, 580, pal.lamp, 0.35)
    b.stars(26, 560)
    b.box(296, 450, 344, 580, "#FFF3E0", 16, 5)
    b.flame(320, 446, 74, ("#F08A3A", "#FFC46A", "#FFFBE6"))
    b.glow(320, 390, 90, "#FFE9B0", 0.9)
    b.box(310, 80, 330, 330, "#5A3E2A", 6)
    b.box(130, 300, 510, 322, "#5A3E2A", 6)
    for side in (-1, 1):
        x = 320 + side * 190
        b.blob(
            [
                (x + side * 26, 70, 1),
                (x - side * 62, 70, 1),
                (x - side * 50, 250),
                (x - side * 8, 420),
                (x - side * 2, 596, 1),
                (x + side * 26, 596, 1),
            ],
            pal.cloth[2],
            30,
        )
    b.box(70, 604, 570, 652, "#8A6A4A", 16, 6)
    b.shine("140,652 500,652 620,760 20,760", pal.lamp, 0.3, 16)
    for turn in (-24, 24):
        b.blob(place("0,0* -.3,-.4 -.16,-.86 0,-1.1* .24,-.8 .28,-.36", 470, 604, 60, turn), "#5E9A56", 10)
    b.box(446, 590, 494, 640, "#B4603C", 10, 4)
