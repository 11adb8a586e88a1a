"""Backups: one booth each, what it sells large."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import rgb
from trails_desktop.cardart.scenery.brush import circle, place
from trails_desktop.games.eightfold.art.fair import BRASS, CREAM, IRON, WOOD, Fair
from trails_desktop.games.eightfold.art.weather import open_air


def _oven(b: Fair) -> None:
    open_air(b, bunting=False)
    b.blob(
        [
            (120, 690, 1),
            (120, 430),
            (180, 310),
            (270, 210),
            (286, 60, 1),
            (354, 60, 1),
            (370, 210),
            (460, 310),
            (520, 430),
            (520, 690, 1),
        ],
        "#B4583A",
        90,
    )
    for j in range(9):
        b.line([(134 + (j % 2) * 12, 670 - j * 44), (506 - (j % 2) * 12, 670 - j * 44)], 2.6, "#6A2A1E", 0.4)
    b.box(274, 44, 366, 78, "#7A3222", 10, 6)
    mouth = b.c.stencil().disc(320, 540, 84).rect(236, 540, 404, 690).mask()
    b.c.fill(mouth, rgb("#FFB347"))
    b.flame(320, 690, 106)
    b.glow(320, 590, 160, "#FF9A3C", 0.8)
    b.arc(320, 540, 96, 180, 360, 24, "#7A3222")
    # the bellows
    b.poly(place("-120,-50 40,-34 96,-8 96,8 40,34 -120,50", 104, 640, 1, -6), "#8A5A34", 24)
    for i in range(4):
        b.line(place([(-100 + i * 34, -44), (-100 + i * 34, 44)], 104, 640, 1, -6), 6, "#4A2A1E", 0.8)
    b.jar(560, 646, 66, "#3A7A8A", lid="#5A2A1A")


def _chestnut(b: Fair) -> None:
    open_air(b)
    b.posts(110, 530, 210)
    b.awning(70, 570, 130, 110, "#7E2A22", "#F2B04A", 8)
    b.counter(90, 550, 560, "#5A2A1E", "#8A4A2A")
    b.glow(320, 500, 200, "#FF9A3C", 0.8)
    b.oval(320, 500, 176, 56, "#2E2A30", 26)
    b.oval(320, 490, 150, 40, "#E8602A", 20)
    b.limb("470,480 590,400", 20, IRON)
    for i in range(15):
        x, y = 200 + (i % 6) * 48 + (i // 6) * 22, 488 - (i // 6) * 30
        nut = place("0,-30* 28,-8 24,22 0,28 -24,22 -28,-8", x, y, 0.95, (i * 41) % 50 - 25)
        b.blob(nut, b.between("#6A3418", "#9A5426"), 14)
        b.line(place("-12,14 12,14", x, y, 0.95, (i * 41) % 50 - 25), 9, "#E8C898")
    for x in (250, 320, 390):
        b.shine(place("0,0 14,-40 -10,-80 16,-130 34,-130 10,-80 34,-40 20,0", x, 410), "#FFFFFF", 0.4, 8)


def _ice(b: Fair) -> None:
    open_air(b)
    for x in (180, 450):
        b.ring(x, 610, 70, 16, "#8A5A34", 10)
        for i in range(8):
            b.limb([(x, 610), circle(x, 610, 58, i * 45)], 8, "#8A5A34")
    b.box(80, 440, 560, 590, "#3F84B0", 40, 16)
    b.box(70, 424, 570, 454, "#F4FBFF", 10, 8)
    b.limb("480,430 480,120", 12, "#8A5A34")
    top: list[tuple[float, float]] = [
        (480 + 210 * math.cos(i * math.pi / 5), 180 + 20 * math.sin(i * math.pi / 5)) for i in range(6)
    ]
    for i in range(5):
        b.flat([(480, 70), top[i], top[i + 1]], "#D84A5A" if i % 2 == 0 else "#F4FBFF")
    for x, y in ((90, 330), (216, 332), (342, 330), (150, 236), (282, 238), (216, 146)):
        b.poly([(x, y), (x + 106, y - 14), (x + 114, y + 82), (x + 6, y + 94)], "#CFEBF6", 40, lite=0.8)
        b.line([(x + 14, y + 14), (x + 18, y + 60)], 7, "#FFFFFF", 0.9)
    b.badge(320, 520, 46)


def _cellar(b: Fair) -> None:
    open_air(b, bunting=False)
    hill: list[Point] = [(-20, 720, 1), (10, 460), (130, 240), (320, 150), (510, 240), (630, 460), (660, 720, 1)]
    b.blob(hill, "#E4F2FA", 90)
    for i in range(11):
        turn = 180 + i * 18
        b.poly([circle(320, 470, 236, turn - 8), circle(320, 470, 236, turn + 8), circle(320, 470, 172, turn + 8),
                circle(320, 470, 172, turn - 8)], "#6A7A8C" if i % 2 else "#84949E", 14)  # fmt: skip
    for way in (-1, 1):
        b.box(320 + way * 204 - 32, 470, 320 + way * 204 + 32, 730, "#6A7A8C", 20)
    inside = b.c.stencil().disc(320, 470, 172).rect(148, 470, 492, 730).mask()
    b.c.fill(inside, rgb("#12283E"))
    b.glow(320, 420, 120, "#F5BC50", 0.8)
    b.lantern(320, 356, 46, "#FFD27A")
    for x, y, hue in ((220, 610, "#8A5A34"), (420, 610, "#7A4A2A"), (320, 650, "#9A6A3A")):
        b.box(x - 56, y - 76, x + 56, y + 80, hue, 30, 20)
        for dy in (-46, 40):
            b.box(x - 60, y + dy, x + 60, y + dy + 14, IRON, 6)
    for i in range(9):
        x = 186 + i * 33
        b.poly(
            [(x - 14, 306 + abs(i - 4) * 22), (x + 14, 306 + abs(i - 4) * 22), (x, 372 + abs(i - 4) * 22 + i % 3 * 14)],
            "#DCF0FA",
            8,
        )


def _vane(b: Fair) -> None:
    open_air(b, bunting=False)
    b.limb("320,720 320,140", 22, WOOD)
    b.box(130, 560, 510, 724, "#8A5A34", 40, 6)
    b.awning(96, 544, 470, 90, "#2F8F7C", "#F8F2D8")
    b.limb("130,330 510,330", 14, BRASS)
    for x, way in ((130, -1), (510, 1)):
        b.disc(x, 330, 34, BRASS)
        b.poly(place("0,-18 60,0 0,18", x, 330, 1, 0 if way > 0 else 180), BRASS, 8)
    cock = "-200,-120* -170,10 -60,70 70,50 140,-40 190,-30* 160,-90 130,-130 70,-90 0,-20 -90,-30 -130,-160*"
    b.blob(place(cock, 320, 190), "#D89A2A", 50)
    b.blob(place("92,-116 100,-176* 124,-140 146,-172* 156,-104", 320, 190), "#D8452E", 14)
    b.dot(452, 104, 9, "#2A1A0A")
    b.disc(320, 280, 30, BRASS)


def _pigeons(b: Fair) -> None:
    open_air(b, bunting=False)
    b.box(130, 210, 510, 724, "#6A8A84", 50, 8)
    b.poly("86,230 320,60 554,230", "#8A3A50", 40)
    for row in range(3):
        for i in range(3):
            x, y = 200 + i * 120, 300 + row * 140
            hole = b.c.stencil().disc(x, y, 46).rect(x - 46, y, x + 46, y + 50).mask()
            b.c.fill(hole, rgb("#16302E"))
            b.box(x - 56, y + 48, x + 56, y + 64, "#C9A86A", 8, 4)
            if (row + i) % 2 == 0:
                _pigeon(b, x, y + 14, 0.5, 1 if i < 2 else -1)
    _pigeon(b, 470, 120, 1.3, 1)
    b.poly(place("-44,-28 44,-28 44,28 -44,28", 560, 196, 1, 12), CREAM, 14)
    b.line(place("-44,-28 0,8 44,-28", 560, 196, 1, 12), 4, "#8A7A5A")


def _pigeon(b: Fair, x: float, y: float, k: float, way: int) -> None:
    body: list[Point] = [
        (-90, 34, 1),
        (-40, -10),
        (30, -20),
        (44, -60),
        (74, -66),
        (92, -40, 1),
        (74, -30),
        (70, 20),
        (20, 50),
    ]
    b.blob(place(body, x, y, k, 0, way < 0), "#E4E8EC", 24 * k)
    b.blob(place("-70,20* -30,-20 -10,-96* 30,-10 10,30", x, y, k, 0, way < 0), "#A8B8C4", 20 * k)
    b.dot(*place("70,-48", x, y, k, 0, way < 0)[0][:2], 6 * k, "#D8452E")


def _garden(b: Fair) -> None:
    open_air(b)
    b.rect(110, 300, 530, 520, "#3A2412")
    b.awning(76, 564, 190, 116, "#5E7A34", "#F8ECC8", 8)
    b.posts(110, 530, 200, 16, WOOD)
    b.counter(76, 564, 500, "#7A4E26", "#9A6A34")
    for x, hue in ((150, "#D8452E"), (235, "#E8B23A"), (320, "#7AA84A"), (405, "#8A4A7A"), (490, "#E87A2E")):
        b.blob([(x - 42, 450, 1), (x + 42, 450, 1), (x + 32, 506, 1), (x - 32, 506, 1)], "#B8854A", 14)
        for j in range(7):
            b.disc(x - 30 + (j % 4) * 20, 444 - (j // 4) * 20, 17, hue, 10)
    b.box(236, 560, 404, 680, "#F4E8CC", 20, 6)
    for i in range(4):
        b.line([(256, 586 + i * 24), (384, 586 + i * 24)], 5, "#8A6A44", 0.8)
    b.disc(284, 370, 26, "#F2D86A", 20)
    b.arc(350, 370, 26, 60, 300, 9, "#F8ECC8")


def _mound(b: Fair) -> None:
    open_air(b, tents=False, bunting=False)
    b.blob([(-40, 730, 1), (60, 560), (200, 440), (330, 410), (470, 450), (600, 580), (690, 730, 1)], "#7A9040", 80)
    for i in range(3):
        b.line(
            [(20 - i * 10, 690 - i * 90), (320, 470 - i * 22 + 60), (620 + i * 10, 690 - i * 90)],
            8,
            "#4A5E24",
            0.6,
            True,
        )
    b.box(236, 200, 404, 470, "#8A5A34", 40, 4)
    for x in (276, 320, 364):
        b.line([(x, 210), (x, 466)], 4, "#5A3418", 0.7)
    b.poly("196,216 320,96 444,216", "#5A3A20", 30)
    b.box(276, 256, 364, 356, "#2A1A0C", 8, 40)
    b.glow(320, 306, 80, "#FFD27A", 0.9)
    b.disc(320, 300, 30, "#FFE39A", 20)
    b.limb("470,520 470,150", 14, WOOD)
    b.poly("476,156 610,190 476,236", "#C8452F", 20)
    b.limb("180,530 150,230", 12, "#8A6434")
    b.poly("150,240 128,130 150,96 172,130", "#C4C8CC", 14)
    for x, y, size in ((90, 640, 46), (560, 650, 54), (250, 660, 34)):
        b.disc(x, y, size, "#8A8478", 30)


def _poster(b: Fair) -> None:
    open_air(b, tents=False, bunting=False)
    b.box(80, 120, 560, 640, "#6A4A34", 30, 4)
    b.posts(110, 530, 560, 26)
    b.poly("60,130 320,50 580,130", "#4A2E54", 20)
    for x, y, wide, high, turn, hue, mark in (
        (200, 250, 190, 210, -4, "#F6D648", "thunder"), (430, 240, 190, 190, 5, "#F4EEE0", "shine"),
        (190, 500, 170, 220, 3, "#D8453A", "aqua"), (420, 490, 230, 250, -6, "#8A60D0", "fire"),
    ):  # fmt: skip
        sheet: list[Point] = [
            (-wide / 2, -high / 2),
            (wide / 2, -high / 2),
            (wide / 2, high / 2),
            (-wide / 2, high / 2),
        ]
        b.poly(place(sheet, x, y, 1, turn), hue, 30, dark=0.4)
        ink = "#241648" if hue != "#8A60D0" else "#FFF4D8"
        b.badge(x, y - high * 0.1, high * 0.24, ink, mark)
        for i in range(2):
            b.line(
                place(
                    [(-wide * 0.34, high * (0.26 + i * 0.11)), (wide * 0.34, high * (0.26 + i * 0.11))], x, y, 1, turn
                ),
                9,
                ink,
            )
    b.limb("470,610 590,420", 20, WOOD)
    b.box(420, 590, 520, 650, "#E8D8B0", 16, 8)
    b.poly("60,640 190,640 174,730 76,730", IRON, 24)


def _fuses(b: Fair) -> None:
    open_air(b, bunting=False)
    b.posts(96, 544, 170)
    b.awning(60, 580, 90, 110, "#8A2E5A", "#F6D648", 8)
    b.counter(70, 570, 540, "#3A2466", "#6A4AA0")
    for i, hue in enumerate(("#D8453A", "#F6D648", "#4FA9D0", "#F4EEE0", "#5E9A4A")):
        x, top = 150 + i * 85, 330 - (i % 2) * 60
        b.box(x - 30, top, x + 30, 540, hue, 24, 6)
        for j in range(3):
            b.line([(x - 30, top + 40 + j * 50), (x + 30, top + 16 + j * 50)], 12, "#241648", 0.75)
        b.poly([(x - 40, top), (x, top - 70), (x + 40, top)], "#241648", 12)
        b.line([(x, top - 66), (x + 16, top - 100), (x + 6, top - 124)], 5, "#E8D8B0", 1, True)
    b.glow(320, 200, 60, "#FFE46A", 0.9)
    for i in range(12):
        b.line([circle(326, 206, 8, i * 30), circle(326, 206, 28 + i % 3 * 10, i * 30)], 4, "#FFF4C0")
    for i in range(5):
        b.circle(320, 640, 18 + i * 13, 6, "#E8D8B0", 0.9)


def _water(b: Fair) -> None:
    open_air(b)
    b.limb("60,210 320,160 580,210", 24, WOOD)
    for x in (120, 520):
        b.line([(x, 200), (x - 60, 400)], 6, "#E8D8B0")
        b.line([(x, 200), (x + 60, 400)], 6, "#E8D8B0")
        b.poly([(x - 100, 400), (x + 100, 400), (x + 76, 620), (x - 76, 620)], "#B07A44", 50)
        b.oval(x, 400, 100, 28, "#7A4E26", 14)
        b.oval(x, 404, 84, 20, "#6FC0E0", 14)
        for y in (460, 560):
            b.box(x - 94 + (y - 400) * 0.1, y, x + 94 - (y - 400) * 0.1, y + 18, IRON, 8)
    b.limb("320,170 320,720", 26, "#5A3A2A")
    b.jar(320, 430, 110, "#D8E8EC", "aqua")
    for i in range(7):
        b.blob(place("0,-22* 14,6 0,18 -14,6", 70 + i * 84, 660 - (i * 37) % 50), "#BFE6F4", 8)


def _puddle(b: Fair) -> None:
    open_air(b, ground=360)
    b.oval(320, 590, 300, 120, "#5A5048", 30)
    b.oval(320, 580, 276, 100, "#8FD0D8", 60)
    for i in range(3):
        far, near = 210 - i * 62, 74 - i * 22
        ripple = b.c.stencil().disc(320, 580, far, ry=near).disc(320, 580, far - 10, 0, ry=near - 7)
        b.c.fill(ripple.mask(), rgb("#FFFFFF"), 0.8)
    b.badge(320, 580, 30, "#173A86", "dark")
    # the umbrella of whoever reads
    b.limb("320,90 320,440", 14, WOOD)
    rim: list[Point] = [(320 - 270 * math.cos(i * math.pi / 6), 300 - 40 * math.sin(i * math.pi / 6)) for i in range(7)]
    for i, (one, other) in enumerate(pairwise(rim)):
        b.poly([(320, 84), one, other], "#F4FAFF" if i % 2 else "#2C5AB4", 40)
        b.disc(*one[:2], 8, BRASS)
    b.arc(350, 440, 30, 20, 180, 14, WOOD)
    b.limb("320,90 320,60", 12, BRASS)


BOOTHS: Final = MappingProxyType[str, Callable[[Fair], None]](
    {
        "oven booth": _oven,
        "chestnut stall": _chestnut,
        "ice booth": _ice,
        "cellar booth": _cellar,
        "vane booth": _vane,
        "pigeon booth": _pigeons,
        "garden booth": _garden,
        "mound booth": _mound,
        "poster booth": _poster,
        "fuse booth": _fuses,
        "water booth": _water,
        "puddle booth": _puddle,
    }
)
