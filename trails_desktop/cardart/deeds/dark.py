"""What is done in the dark: weather, a keyhole, a lamp that falls, a purse taken."""

from __future__ import annotations

import math

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, place

_CLOUDS = (
    (90, 120, 120),
    (240, 90, 150),
    (410, 110, 160),
    (560, 130, 130),
    (320, 190, 120),
    (160, 200, 90),
    (500, 210, 100),
)


def storm(b: Brush) -> None:
    """Knives of rain over a weather vane."""
    r = b.rng
    for x, y, size in _CLOUDS:
        b.disc(x, y, size, b.between("#4A3F6A", "#2A2440"), size * 0.7, dark=0.75)
    for _ in range(26):
        drop = (r.uniform(-20, 660), r.uniform(220, 600), r.uniform(50, 130), 14)
        b.poly(place("0,-1 .06,-.1 0,1 -.06,-.1", *drop), b.between("#DCE6EE", "#8FA2B4"), 6)
    bolt = "392,210 342,330 398,346 330,520"
    for wide, by in ((45, 0.25), (22, 0.5)):
        area = b.c.line([(392, 210), (342, 330), (398, 346), (330, 520)], wide)
        b.c.screen(b.c.blur(area, wide * 0.6), b.pal.accent, by)
    b.line(bolt, 9, "#FFFFFF")
    b.ridge(640, 18, "#1B2230")
    b.box(308, 440, 322, 700, "#12161E", 4)
    b.poly("170,470 330,440 330,462 250,476 200,508", "#12161E", 6)
    b.poly("330,444 470,418 440,452 480,480 330,460", "#1A202A", 6)
    b.dot(315, 438, 12, "#12161E")
    b.flat("240,720 315,610 390,720", "#0E131A")


def keyhole(b: Brush) -> None:
    """An eye behind a keyhole."""
    wood = mix(b.pal.near, b.pal.dark, 0.2)
    b.rect(0, 0, 640, 760, b.dim(wood, 0.5))
    for i in range(-1, 7):
        b.box(i * 110 - 12, -20, i * 110 + 92, 760, b.between(b.pal.near, b.dim(b.pal.near, 0.35)), 20)
    b.poly(place("-1,-1.35 1,-1.35 1.1,1.35 -1.1,1.35", 320, 360, 190), "#6A5A30", 40)
    b.poly(place("-.9,-1.25 .9,-1.25 1,1.25 -1,1.25", 320, 360, 190), "#8E7A42", 40)
    for x in (170, 470):
        for y in (148, 572):
            b.disc(x, y, 13, "#D9C07A", 8)
    hole = b.c.stencil().disc(320, 290, 92).poly([(278, 330), (362, 330), (402, 540), (238, 540)]).mask()
    b.c.fill(hole, rgb("#0C2A30"))
    b.c.screen(b.c.intersect(b.c.blur(b.c.disc(320, 300, 70), 50), hole), b.pal.lamp, 0.8)
    b.blob("248,296* 284,258 320,246 356,258 392,296* 356,330 320,342 284,330", "#F2F6E8", 10)
    b.disc(320, 294, 38, "#1F8F80", 24)
    b.dot(320, 294, 18, "#061016")
    b.dot(308, 282, 8, "#FFFFFF")
    b.glow(320, 300, 190, b.pal.lamp, 0.3)


def falling_lamp(b: Brush) -> None:
    """A lamp falls, its glass breaks."""
    r, frame, light = b.rng, "#3A2A52", b.pal.glass
    b.stars(40)
    b.ridge(650, 14, mix(b.scene.sky[0], b.pal.dark, 0.3))
    b.rect(0, 664, 640, 760, b.pal.dark)
    for i in range(7):
        x = 130 + i * 64
        b.line([(x, -20), (x + 30, 250 - abs(3 - i) * 40)], 4, b.scene.sky[3], 0.4)
    at = (330, 330, 190, 28)
    b.glow(330, 330, 220, light, 0.55)
    (left, top, *_), *_ = place("0,-1.2 0,0", *at)
    b.circle(left, top, 60, 14, "#C9A45A")
    b.poly(place("-.12,-1 .12,-1 .6,-.62 -.6,-.62", *at), frame, 20)
    b.poly(place("-.5,-.62 .5,-.62 .62,.66 -.62,.66", *at), mix(light, rgb("#FFFFFF"), 0.25), 60)
    for d in (-0.54, -0.18, 0.18, 0.54):
        b.line(place([(d * 0.92, -0.62), (d * 1.1, 0.66)], *at), 9, frame)
    b.poly(place("-.74,.66 .74,.66 .6,.9 -.6,.9", *at), frame, 20)
    b.flat(place("-.1,-.2 .3,-.35 .16,0 .46,.12 .06,.2 .14,.52 -.12,.24 -.42,.34 -.2,.02 -.44,-.16", *at), "#12233A")
    for _ in range(16):
        spot = (330 + r.uniform(-230, 240), 330 + r.uniform(120, 330), r.uniform(14, 40), r.uniform(0, 360))
        b.poly(place("0,-1 .6,.2 -.4,.7", *spot), b.between("#BFFFF0", "#4FBFB0"), 8)


def purse(b: Brush) -> None:
    """A hand tips a purse, coins fall."""
    r = b.rng
    b.stars(30)
    b.glow(300, 300, 250, b.pal.accent, 0.5)
    b.ridge(650, 12, b.pal.near)
    b.blob("250,150* 330,130 412,170* 470,260 486,370 420,440 300,452 200,420 168,330 196,230", "#7A4A2E", 70)
    b.blob("226,156* 300,176 412,170* 436,206 330,216 232,196", "#5A3420", 16)
    b.line("232,178 322,196 424,190", 10, "#E3B85A")
    for knot in (232, 250):
        b.line([(knot, 184), (knot - 60, 250), (knot - 52, 300)], 6, "#E3B85A", 1, True)
    b.mark(330, 320, 62, "#E3B85A")
    for i in range(15):
        t = i / 14
        x, y = 214 - 60 * math.sin(t * 2) + r.uniform(-46, 46), 470 + 210 * t + r.uniform(-14, 14)
        wide = r.uniform(0.45, 1)
        coin = b.c.stencil().disc(x, y, 36 * wide, ry=36).mask()
        b.shade(coin, "#F0C04A", 20)
        b.c.fill(b.c.stencil().disc(x, y, 23 * wide, ry=23).mask(), rgb("#C98F2A"))
    tone = skin(b)
    hand(b, 560, 330, 104, tone, "grip", -74, sleeve=b.pal.cloth[0])
