"""Commands: one deed, large."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.deeds.hands import hand, skin
from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import circle, place
from trails_desktop.games.seawall.art.flats import BRASS, FOAM, IRON, ROPE, WOOD, Flats

_RED: Final = "#B8412E"


def _sluice(b: Flats) -> None:
    """Two pairs of hands at a wheel."""
    b.shore(wall=False)
    x, y, size = 330.0, 330.0, 190.0
    b.ring(x, y, size, 34, _RED, 16)
    b.ring(x, y, 74, 20, _RED, 12)
    for i in range(6):
        b.limb(place([(40, 0), (size - 20, 0)], x, y, 1, i * 60 + 14), 24, _RED)
    b.disc(x, y, 44, BRASS, 30)
    hand(b, 160, 520, 104, "#CF9468", "fist", -24, sleeve="#1F4E86")
    hand(b, 520, 150, 100, "#7C4E33", "fist", 168, sleeve="#E8C24A")
    b.wet(640)


def _boats(b: Flats) -> None:
    """A signal of three flags over boats that turn home."""
    b.shore(wall=True, cranes=0)
    for x, y, k in ((470, 520, 0.62), (180, 560, 0.82)):
        b.blob(place("-150,-40* 150,-40* 120,34 -110,34", x, y, k), "#7A4A34", 24)
        b.limb(place("0,-36 0,-300", x, y, k), 12 * k, WOOD)
        b.poly(place("8,-296 130,-70 8,-70", x, y, k), "#F3E7C8", 20)
        b.poly(place("-8,-270 -90,-70 -8,-70", x, y, k), "#E0D0A8", 16)
    b.limb("320,720 320,30", 20, "#5A4030")
    b.disc(320, 30, 18, BRASS)
    for i, (one, other) in enumerate((("#2E6FAE", "#F2F2E8"), ("#F0B23C", "#2E6FAE"), ("#C8452F", "#F2F2E8"))):
        y = 66 + i * 128
        b.blob(
            [(330, y, 1), (440, y - 14), (560, y + 10, 1), (548, y + 100, 1), (440, y + 82), (330, y + 104, 1)], one, 40
        )
        b.blob([(404, y - 2, 1), (470, y - 4, 1), (468, y + 86, 1), (404, y + 90, 1)], other, 20)
    b.wet(600)


def _mud(b: Flats) -> None:
    """A spade that turns a clod over."""
    b.shore(cranes=1)
    b.ridge(560, 12, b.dim(b.hour.mud, 0.1))
    b.limb("470,-20 300,420", 30, WOOD)
    share: list[Point] = [(256, 384, 1), (352, 420, 1), (330, 560), (236, 640, 1), (196, 500)]
    b.blob(share, "#A9B0A8", 46)
    b.line("268,400 224,610", 8, "#F2F2E4", 0.9)
    clod: list[Point] = [(60, 600, 1), (70, 500), (140, 430), (230, 440), (300, 520), (330, 640, 1), (180, 700)]
    b.blob(clod, "#5A4630", 60)
    for i in range(9):
        b.disc(90 + i * 27, 470 + (i * 37) % 90, 12 + (i * 7) % 14, b.between("#6E5638", "#3E3020"))
    for i in range(6):
        b.limb([(110 + i * 30, 440 - (i % 3) * 12), (96 + i * 34, 372 - (i % 2) * 30)], 7, b.hull)
    hand(b, 420, 150, 96, skin(b), "fist", 20, sleeve="#5F8F36")
    b.haze(650, 740, b.hour.dark, 0.4)


def _ground(b: Flats) -> None:
    """A post that stands, and a level on it."""
    b.shore(wall=False, cranes=2)
    for x in (90, 550):
        b.poly([(x - 26, 720), (x - 20, 330), (x + 20, 330), (x + 26, 720)], WOOD, 24)
    b.poly("230,740 244,210 396,210 410,740", WOOD, 60)
    for i in range(7):
        b.line([(250 + (i % 3) * 46, 240 + i * 60), (268 + (i % 3) * 46, 330 + i * 56)], 5, b.dim(WOOD, 0.4), 0.6)
    b.box(60, 140, 580, 214, BRASS, 26, 14)
    b.box(230, 158, 410, 196, "#DDF0C0", 14, 18)
    b.disc(320, 177, 15, "#F8FFE8")
    for x in (276, 364):
        b.line([(x, 158), (x, 196)], 4, "#33420C")
    b.badge(130, 178, 24, b.hour.dark)
    b.badge(510, 178, 24, b.hour.dark)
    b.wet(600)


def _cut(b: Flats) -> None:
    """A torch that cuts plate open, sparks flying."""
    b.shore(wall=False, cranes=0)
    b.poly("-20,240 470,150 560,740 -20,740", "#6E4A44", 80)
    for row in range(4):
        for i in range(8):
            b.dot(40 + i * 62 - row * 4, 290 + row * 120 - i * 10, 9, b.hour.dark, 0.6)
    b.line("60,640 180,540 250,452 330,372", 30, "#2A0E0A", 1, True)
    b.line("60,640 180,540 250,452 330,372", 16, "#FF9A3C", 1, True)
    b.glow(336, 364, 150, "#FFC46A", 0.95)
    for i in range(26):
        turn, long = 60 + i * 11.0, 90 + (i * 53) % 190
        b.line([circle(336, 364, 30, turn), circle(336, 364, long, turn)], 4 + i % 3, "#FFE0A0", 0.9)
    b.dot(336, 364, 26, "#FFFFFF")
    b.limb("352,340 470,196", 26, IRON)
    b.limb("470,196 620,120", 34, "#3E3A48")
    hand(b, 560, 150, 92, "#7C4E33", "fist", -64, sleeve="#8E3B2B")


def _mast(b: Flats) -> None:
    """A mast that falls, its rigging with it."""
    b.shore(wall=True, cranes=0)
    b.poly("60,700 150,560 500,560 590,700", "#6E4A34", 40)
    b.limb("330,600 96,90", 40, WOOD)
    b.limb("250,430 470,330", 22, WOOD)
    b.limb("170,256 350,168", 18, WOOD)
    b.blob([(258, 420, 1), (462, 330, 1), (560, 420), (500, 548, 1), (380, 500), (300, 540)], "#E9CFA0", 50)
    b.blob([(178, 250, 1), (346, 170, 1), (430, 240), (392, 320, 1), (300, 300), (226, 344)], "#DCC090", 40)
    for end in ((560, 610), (480, 600), (120, 620)):
        b.line([(110, 120), end], 5, ROPE, 0.95)
    b.poly("300,580 350,540 380,600 340,640", "#4A2E22", 14)
    for i in range(9):
        b.poly(place("-26,-6 22,-10 30,4 -20,8", 250 + (i * 61) % 190, 540 + (i * 37) % 90, 1, i * 47), WOOD, 8)
    b.wet(640)


def _lamps(b: Flats) -> None:
    """Hands that trim the wick of a great lamp."""
    b.shore(wall=True, cranes=0)
    b.glow(320, 300, 240, "#FFE39A", 0.9)
    b.poly("196,150 444,150 390,70 250,70", "#4E6472", 24)
    b.box(300, 30, 340, 74, BRASS, 10, 8)
    b.box(206, 150, 434, 520, "#FFF1C4", 40, 12)
    b.flame(320, 470, 150)
    for x in (206, 282, 358, 434):
        b.line([(x, 150), (x, 520)], 9, "#3C5260")
    b.box(180, 516, 460, 560, "#4E6472", 16, 8)
    b.box(220, 560, 420, 640, BRASS, 30, 10)
    hand(b, 90, 470, 96, "#CF9468", "grip", 62, sleeve="#D9D2BC")
    hand(b, 560, 420, 96, "#5C3A28", "grip", -66, sleeve="#E8C24A")
    b.wet(660)


def _shutter(b: Flats) -> None:
    """Slats shut before a light; a line of it left."""
    b.shore(wall=False, cranes=0)
    b.box(40, 40, 600, 700, "#4E6472", 40, 20)
    b.box(84, 84, 556, 660, "#0E1820", 30, 8)
    b.glow(320, 366, 190, "#FFE39A", 0.8)
    for i in range(9):
        y = 90 + i * 64
        shut = i != 4
        b.poly([(92, y), (548, y), (548, y + (58 if shut else 18)), (92, y + (58 if shut else 18))], "#DAD5C4", 20)
        b.line([(100, y + 8), (540, y + 8)], 4, "#FFFFFF", 0.7)
    b.rect(92, 366, 548, 404, "#FFE9A8")
    for way in (-1, 1):
        b.shine([(320, 380), (320 + way * 420, 330), (320 + way * 420, 452)], "#FFE9A8", 0.5, 8)
    for y in (150, 600):
        b.disc(62, y, 18, BRASS)
        b.disc(578, y, 18, BRASS)
    b.limb("320,560 320,720", 10, ROPE)


def _marsh(b: Flats) -> None:
    """Reeds, and a strider half sunk in them."""
    b.shore(wall=False, cranes=0)
    b.blob([(180, 500, 1), (196, 380), (290, 310), (410, 320), (470, 420), (480, 520, 1)], "#6A6A5A", 60)
    b.port(300, 420, 26)
    b.port(390, 430, 22)
    b.limb("470,470 560,330 600,420", 26, "#5A5A4E")
    for i in range(5):
        b.line([(230 + i * 46, 330 + (i % 2) * 20), (214 + i * 50, 470)], 7, "#4A5A34", 0.7)
    b.ridge(520, 10, mix(b.hour.mud, rgb("#3A4A24"), 0.5))
    for i in range(26):
        x = -10 + i * 27 + (i * 13) % 15
        top = 150 + (i * 71) % 260
        b.line([(x, 740), (x + 8, (740 + top) / 2), (x + 26, top)], 7, b.between("#5F7F36", "#2F4A1C"), 1, True)
        if i % 3 == 0:
            b.limb([(x + 26, top), (x + 30, top - 64)], 20, "#6A4420")
    b.haze(560, 740, b.hour.dark, 0.4)


def _auction(b: Flats) -> None:
    """A hammer that falls, coins about it."""
    b.wall("#3A1A1E", "#1C0C10")
    b.rays(320, 360, 30, 60, 700, 0.14, "#FFC46A")
    b.box(70, 560, 570, 640, WOOD, 24, 10)
    b.box(120, 630, 520, 760, "#5A3A2A", 30, 8)
    b.disc(250, 552, 90, "#8A5A34", 40)
    for i in range(9):
        x, y = 90 + (i * 97) % 470, 520 - (i * 53) % 120 if i % 2 else 545
        b.disc(x, y, 26, "#F0C75A", 14)
        b.circle(x, y, 18, 3, "#A87A1E")
    b.limb("250,400 560,180", 34, WOOD)
    head = place("-90,-70 90,-70 90,70 -90,70", 226, 414, 1, -35)
    b.poly(head, "#8A4A34", 50)
    for dx in (-90, 60):
        b.poly(place([(dx, -78), (dx + 30, -78), (dx + 30, 78), (dx, 78)], 226, 414, 1, -35), BRASS, 16)
    for i in range(7):
        b.line(
            [circle(240, 540, 110, 190 + i * 26), circle(240, 540, 170 + (i % 2) * 30, 190 + i * 26)], 6, "#FFE0A0", 0.9
        )
    hand(b, 560, 190, 110, skin(b), "fist", -58, sleeve="#8E3B2B")


def _tide(b: Flats, low: bool) -> None:
    """Water that leaves, or comes."""
    b.shore(wall=True, cranes=0)
    if low:
        b.rect(-10, 470, 650, 740, b.dim(b.hour.mud, 0.15))
        bends: list[Point] = [(320, 470, 1), (250, 520), (420, 570), (180, 640), (420, 760, 1), (660, 760, 1),
                              (560, 660), (330, 620), (520, 560), (360, 510), (352, 470, 1)]  # fmt: skip
        b.blob(bends, mix(b.hour.sky[3], rgb("#7FC4BC"), 0.5), 30)
        for i in range(12):
            x, y = (i * 137) % 620, 510 + (i * 61) % 200
            b.blob([(x, y, 1), (x + 40, y - 9), (x + 90, y, 1), (x + 40, y + 9)], b.dim(b.hour.mud, 0.4), 8)
        b.disc(190, 590, 60, "#8A5A34", 40)
        b.box(140, 500, 250, 660, "#8A5A34", 40, 30)
        for y in (530, 620):
            b.box(134, y, 256, y + 20, "#5A6068", 6)
        b.limb("470,700 520,420", 14, IRON)
        b.limb("430,600 560,640", 14, IRON)
        b.ring(522, 410, 26, 10, IRON)
        return
    for x, y, k, paint in ((60, 300, 1.2, "#1F6A96"), (250, 400, 1.1, "#2F86A8"), (20, 520, 1.3, "#4FA0BC")):
        crest: list[Point] = [(-260, 500, 1), (-240, 120), (-60, -60), (150, -40), (220, 70, 1), (120, 40), (60, 110),
                              (160, 220), (420, 260, 1), (560, 500, 1)]  # fmt: skip
        b.blob(place(crest, x + 120, y, k), paint, 90)
        for i in range(16):
            t = i / 15
            b.disc(x + 120 + k * (-60 + 280 * t), y + k * (-58 + 100 * t * t), 9 + (i * 7) % 15, FOAM, 9)
    b.haze(640, 740, "#0C2A40", 0.5)


def _ebb(b: Flats) -> None:
    _tide(b, True)


def _spring(b: Flats) -> None:
    _tide(b, False)


def _coil(b: Flats) -> None:
    """A coil of rope and a cask."""
    b.shore(wall=False)
    for i in range(5):
        area = b.c.stencil().disc(300, 590 - i * 44, 190 - i * 10, ry=74).disc(300, 584 - i * 44, 96 - i * 4, 0, ry=30)
        b.shade(area.mask(), ROPE, 30)
        for j in range(26):
            turn = j / 26 * math.tau
            outer, inner = 190 - i * 10, 172 - i * 10
            ends = [(300 + outer * math.cos(turn), 590 - i * 44 + 74 * math.sin(turn)),
                    (300 + inner * math.cos(turn + 0.12), 574 - i * 44 + 66 * math.sin(turn + 0.12))]  # fmt: skip
            b.line(ends, 4, "#8A6226", 0.7)
    b.limb("440,520 530,600 600,620", 30, ROPE)
    b.box(60, 300, 190, 560, "#8A5A34", 40, 24)
    for y in (340, 500):
        b.box(54, y, 196, y + 20, "#5A6068", 6)
    b.wet(640, 0.5)


DEEDS: Final = MappingProxyType[str, Callable[[Flats], None]](
    {
        "sluice": _sluice, "boats": _boats, "mud": _mud, "ground": _ground, "cut": _cut, "mast": _mast, "lamps": _lamps,
        "shutter": _shutter, "marsh": _marsh, "auction": _auction, "ebb": _ebb, "spring": _spring,
        "spare": _coil,
    }
)  # fmt: skip
