"""What is done with mind and letters: a line struck out, a lens, an hourglass turned, a bird sent home."""

from __future__ import annotations

import math

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.palette import WHITE, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place

_INK = "#2F4A66"


def struck_line(b: Brush) -> None:
    """An open book, a pen strikes out a line."""
    r, accent = b.rng, b.pal.accent
    b.wall(mix(b.pal.near, rgb("#081E3A"), 0.3), b.pal.dark)
    b.glow(320, 240, 320, accent, 0.5)
    b.blob("20,560* 20,250* 150,222 320,280* 490,222 620,250* 620,560* 490,534 320,590* 150,534", "#7A3B22", 20)
    b.blob("40,540* 40,226* 160,200 320,256* 320,570* 160,512", "#FBF3DC", 60, dark=0.35)
    b.blob("600,540* 600,226* 480,200 320,256* 320,570* 480,512", "#F3E6C4", 60, dark=0.45)

    def row(y: float, end: int, right: bool, shake: float = 0) -> list[tuple[float, float]]:
        line: list[tuple[float, float]] = []
        for x in range(64, end, 12):
            at = y - 22 * math.sin((x - 60) / 250 * 3.1) + (x - 60) * 0.12 + r.uniform(-shake, shake)
            line.append((640 - x if right else x, at))
        return line

    for i in range(8):
        y = 268 + i * 32
        b.line(row(y, 292, False), 7, _INK, 0.85)
        b.line(row(y, 292 if i == 3 else 292 - 20 * (i % 3), True), 7, _INK, 0.5 if i == 3 else 0.85)
        if i == 3:
            b.line(row(y - 2, 300, True, 2), 15, "#D8402E")
    pen = (420, 372, 1.1, 34)
    b.poly(place("0,0 -26,-70 -20,-96 20,-96 26,-70", *pen), "#E3B85A", 14)
    b.line(place("0,-4 0,-66", *pen), 3, "#5A3A10")
    b.poly(place("-20,-96 20,-96 34,-360 -6,-420 -50,-330", *pen), accent, 40)
    b.line(place("0,-96 -6,-400", *pen), 4, mix(accent, WHITE, 0.8))


def lens(b: Brush) -> None:
    """A great lens throws the light."""
    sky = b.scene.sky
    b.ridge(560, 20, mix(b.pal.mid, sky[1], 0.3))
    b.ridge(640, 16, b.pal.near)
    b.shine("330,300 -60,-60 160,-60", WHITE, 0.45, 6)
    b.shine("330,300 700,430 700,560 640,640", WHITE, 0.9, 4)
    b.shine("330,300 720,330 720,760 420,760", WHITE, 0.35, 20)
    b.poly("250,560 390,560 440,700 200,700", "#8A5A2A", 30)
    b.box(300, 500, 340, 580, "#C9A45A", 14)
    b.ring(320, 310, 206, 30, b.pal.brass, 14)
    b.disc(320, 310, 178, "#BFE9FA", 120, dark=0.5, lite=0.9)
    for size in (150, 118, 84, 50):
        b.circle(320, 310, size, 4, WHITE, 0.75)
    b.disc(320, 310, 34, WHITE, 10)
    b.glow(320, 310, 150, WHITE, 0.8)
    b.rays(320, 310, 24, 40, 176, 0.4, WHITE)


def hourglass(b: Brush) -> None:
    """An hourglass, turned once more."""
    r = b.rng
    b.stars(40, 500)
    b.ridge(640, 16, b.pal.near)
    b.glow(320, 350, 250, b.pal.lamp, 0.4)
    for start, end in ((200, 300), (20, 120)):  # the turn it has just made
        path = [circle(320, 360, 300, start + (end - start) * i / 12) for i in range(13)]
        b.line(path, 9, b.pal.accent, 0.8)
        x, y = path[-1]
        b.flat(place("0,-22 30,0 0,22", x, y, 1.2, end + 90), b.pal.accent)
    glass = (320, 360, 1, 16)
    b.blob(
        place(
            "-128,-210* 128,-210* 120,-110 26,-10 26,10 120,110 128,210* -128,210* -120,110 -26,10 -26,-10 -120,-110",
            *glass,
        ),
        "#CFEAF2",
        50,
        dark=0.35,
    )
    b.blob(place("-112,-120* 112,-120* 70,-56 12,-6 -12,-6 -70,-56", *glass), "#F0C460", 26)
    b.line(place("0,-10 0,170", *glass), 8, "#F0C460")
    b.blob(place("-116,200* -90,160 0,96 90,160 116,200*", *glass), "#E3B04A", 26)
    b.line(place("-92,-190 -86,-120 -40,-60", *glass), 10, WHITE, 0.7, True)
    for y in (-226, 226):
        b.poly(place([(-166, y - 22), (166, y - 22), (166, y + 22), (-166, y + 22)], *glass), "#8A5A2A", 20)
    for x in (-146, 146):
        b.poly(place([(x - 13, -206), (x + 13, -206), (x + 13, 206), (x - 13, 206)], *glass), "#A8743A", 10)
    for _ in range(9):
        b.dot(320 + r.uniform(-40, 40), 460 + r.uniform(-50, 60), 3, "#FFF0C0", 0.8)


def bird(b: Brush) -> None:
    """A bird let go from the hand, a roll of paper at its leg."""
    sky = b.scene.sky
    b.sun(140, 150, 66)
    b.cloud(480, 90, 190, b.lit(sky[3], 0.5))
    b.ridge(600, 34, mix(b.pal.far, sky[2], 0.3))
    b.ridge(670, 20, mix(b.pal.mid, sky[1], 0.2))
    far, near = mix(rgb("#9FB0C4"), b.pal.light, 0.1), mix(rgb("#E9EEF2"), b.pal.light, 0.2)
    b.blob("330,330* 250,240 250,120 330,20* 396,120 420,230 404,330*", far, 40)
    for i in range(5):
        b.line([(290 + i * 16, 100 + i * 6), (340 + i * 14, 300)], 4, b.dim(far, 0.4), 0.6)
    b.blob(
        "130,400* 190,330 300,300 420,330 500,300 548,322* 620,300* 640,360* 560,380 440,440 300,462 190,440", near, 50
    )
    b.disc(176, 376, 58, near, 40)
    b.poly("122,366 72,386 126,398", "#E3A23C", 8)
    b.dot(158, 366, 9, "#1A2028")
    b.blob("290,370* 330,220 450,110 606,70* 600,150 566,210 520,270 450,360 380,410*", near, 60)
    for tip in ("606,70", "604,140", "570,206", "524,268", "460,348"):
        b.line(f"350,380 {tip}", 5, b.dim(near, 0.35), 0.7)
    b.line("330,450 336,506", 8, "#C8704A")
    b.limb("316,512 372,500", 26, "#FFF3D4")
    b.line("344,492 344,520", 8, b.pal.accent)
    hand(b, 300, 712, 92, skin(b), "open", 6, sleeve=b.pal.cloth[0])
