"""What is done with fire: a furnace opened, hot iron struck, metal poured."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place

_FIRE = ("#E8552A", "#FFA33C", "#FFF3C0")


def furnace(b: Brush) -> None:
    """The mouth of a furnace."""
    b.rect(0, 0, 640, 760, "#3A1A18")
    b.bricks("#7A3424", "#4A1E1A", 96, 58)
    b.disc(320, 350, 244, "#2A2A30", 60)
    b.disc(320, 350, 206, "#FFB347", 100, dark=0.7, lite=0.9)
    b.disc(320, 372, 150, "#FFE08A", 60)
    b.glow(320, 360, 260, "#FF8A3C", 0.8)
    for x, k, lean in ((220, 90, -0.1), (420, 99, 0.12), (320, 138, 0), (270, 75, 0.1), (376, 72, -0.1)):
        b.flame(x, 500, k, _FIRE, lean)
    for i in range(12):
        b.disc(*circle(320, 350, 226, i * 30), 11, "#8A9096", 6)
    b.poly("548,96 640,60 640,650 548,604", "#4A4A52", 40)
    for y in (180, 350, 520):
        b.box(536, y - 18, 566, y + 18, "#8A9096", 10, 6)
    b.rays(320, 360, 20, 210, 720, 0.20, "#FFC870")
    b.rect(0, 690, 640, 760, "#1C0E0E")


def anvil(b: Brush) -> None:
    """A hammer on hot iron."""
    r = b.rng
    b.wall("#1A0C14", mix(b.pal.near, rgb("#4A1A1C"), 0.7), "#200C0E")
    b.glow(300, 430, 280, "#FF7A2C", 0.8)
    b.blob(
        "120,470* 40,478 10,440* 130,430* 520,430* 540,480* 430,510"
        " 400,560 420,610 500,640* 160,640* 240,610 258,560 220,506",
        "#5A6068",
        40,
    )
    b.box(120, 640, 540, 720, "#4A2C1C", 20, 6)
    b.poly("180,412 470,412 462,434 186,434", "#FFB03C", 20)
    b.poly("240,412 380,412 380,432 240,432", "#FFF0B0", 10)
    at = (318, 330, 150, -24)
    b.limb(place("0,-.2 2.2,-1.35", *at), 40, "#8A5A34")
    b.poly(place("-.55,-.72 .55,-.72 .62,.5 -.62,.5", *at), "#8E979E", 40)
    b.poly(place("-.62,.3 .62,.3 .62,.5 -.62,.5", *at), "#C9CED2", 12)
    for _ in range(44):
        a = r.uniform(math.pi * 1.02, math.pi * 1.98)
        near = r.uniform(40, 90)
        far = near + r.uniform(40, 190)
        ends = [(310 + size * 1.5 * math.cos(a), 415 + size * math.sin(a)) for size in (near, far)]
        b.line(ends, r.uniform(2, 6), b.between("#FFD877", "#FF7A2C"))
    b.glow(310, 415, 110, "#FFE9A8", 0.95)


def ladle(b: Brush) -> None:
    """A ladle pours metal into a mould."""
    r = b.rng
    b.wall("#160A10", "#3A1216", "#7A2418", "#2A0E0E")
    b.glow(380, 480, 300, "#FF6A1C", 0.9)
    b.limb("-20,40 120,120 230,170", 34, "#4A4A52")
    b.blob("190,110* 470,180* 476,260 420,360 330,390 240,350 196,250", "#5E646C", 60)
    b.blob("190,110* 470,180* 456,206 210,150", "#FFB347", 12)
    b.blob("420,176* 478,180* 500,240 496,560 452,560 456,260", "#FFC25A", 18, dark=0.2)
    b.line("474,200 482,300 474,560", 14, "#FFF6D0", 1, True)
    b.glow(476, 380, 90, "#FFB04A", 0.7)
    b.mark(322, 268, 48, "#8A9098")
    b.poly("240,560 700,560 660,720 280,720", "#4A3A38", 40)
    b.poly("264,560 690,560 676,592 280,592", "#FFB347", 14)
    b.poly("300,562 660,562 650,580 312,580", "#FFF0B0", 8)
    b.glow(476, 570, 130, "#FFE9A8", 0.9)
    for _ in range(26):
        a, size = r.uniform(math.pi, math.tau), r.uniform(60, 210)
        b.dot(
            476 + size * math.cos(a), 560 + size * 0.7 * math.sin(a), r.uniform(3, 7), b.between("#FFE08A", "#FF8A3C")
        )
    b.rect(0, 700, 640, 760, "#1A0A0A")
