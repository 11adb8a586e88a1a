"""Monsters: puppets on poles, and the poles show."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.scenery.brush import place
from trails_desktop.games.eightfold.art.fair import BRASS, WOOD, Fair
from trails_desktop.games.eightfold.art.weather import open_air


def _body(b: Fair, head: float, spots: list[tuple[float, float]], hues: tuple[str, ...], fin: str) -> None:
    """A body of lanterns that grows towards its head, on poles."""
    last = len(spots) - 1
    for x, y in spots[3::4]:
        b.limb([(x, y), (x + 10, 740)], 10, WOOD)
    for i in range(last, -1, -1):
        x, y = spots[i]
        size = head * (1 - i / last * 0.68)
        b.disc(x, y, size, hues[i % len(hues)], size * 0.7)
        if i % 2 == 0:
            b.blob(place("-.3,-.8* 0,-1.6* .3,-.8*", x, y, size), fin, 10)


def _eel(b: Fair) -> None:
    open_air(b, bunting=False)
    t = [i / 15 for i in range(16)]
    _body(b, 76, [(540 - v * 440 + 76 * math.sin(v * 7.4), 190 + v * 380 + 84 * math.cos(v * 6.2)) for v in t],
          ("#4C9CC8", "#EAF6FA", "#8FC4DC"), "#1E4A7C")  # fmt: skip
    x, y = 540.0, 250.0
    b.disc(x - 14, y, 100, "#2E78A4", 60)
    for d in (-52, 26):
        b.disc(x + d, y - 28, 29, "#F8FCFF", 10)
        b.dot(x + d + 4, y - 24, 14, "#0E2438")
    b.blob(
        [(x - 84, y + 28, 1), (x - 14, y + 46), (x + 56, y + 28, 1), (x + 20, y + 78), (x - 48, y + 78)], "#0E2438", 10
    )
    for i in range(5):
        b.flat([(x - 66 + i * 22, y + 36), (x - 48 + i * 22, y + 38), (x - 58 + i * 22, y + 62)], "#FFFFFF")
    for way in (-1, 1):
        b.poly(place([(way * 60, -60), (way * 130, -116), (way * 92, -20)], x - 14, y), "#EAF6FA", 14)


def _dragon(b: Fair) -> None:
    open_air(b, bunting=False)
    spots = [(70 + i * 40, 520 - 110 * math.sin(i * 0.62 + 0.4) - i * 6) for i in range(10)]
    for x, y in spots[1::3]:
        b.limb([(x, y), (x, 740)], 12, WOOD)
    for i, (x, y) in enumerate(spots):
        fold: list[Point] = [(x - 34, y - 70), (x + 30, y - 84), (x + 38, y + 70), (x - 26, y + 84)]
        b.poly(fold, "#D8452E" if i % 2 else "#F4E6B0", 24)
        b.poly([(x - 20, y - 74), (x, y - 122), (x + 22, y - 80)], "#E8B23A", 10)
    wing = "0,40* -40,-180 -150,-250* -120,-150 -210,-150* -150,-70 -220,-20* -110,10"
    b.poly(place(wing, 330, 380), "#E8A050", 40)
    for tip in ((-150, -250), (-210, -150), (-220, -20)):
        b.line([(330, 420), (330 + tip[0], 380 + tip[1])], 6, "#8A3A20")
    b.limb("500,260 520,740", 14, WOOD)
    b.poly("350,250 420,120 520,96 600,160 634,250 560,270 610,316 520,350 420,340", "#D8452E", 60)
    b.poly("560,270 634,250 628,276 590,300", "#7E1A10", 8)
    for i in range(4):
        b.flat([(566 + i * 16, 262 - i * 4), (582 + i * 16, 258 - i * 4), (576 + i * 16, 284 - i * 4)], "#FFFDF0")
    for dx in (0, 50):
        b.poly(place("0,0 -30,-70 -96,-96 -40,-20", 450 + dx, 120), "#F4E6B0", 14)
    b.disc(500, 184, 30, "#FFF6D8", 14)
    b.dot(508, 188, 13, "#1A0A06")
    b.line("600,180 620,120 600,70", 7, "#E8B23A", 1, True)


def _spring(b: Fair) -> None:
    open_air(b, bunting=False)
    b.box(150, 560, 490, 730, "#4A2C8C", 40, 8)
    b.badge(320, 650, 46, "#F6D648")
    b.poly("150,560 490,560 600,470 270,470", "#6A4AB0", 24)
    for i in range(9):
        x, y = 320 + 16 * math.sin(i * 0.9), 540 - i * 28
        ring = b.c.stencil().disc(x, y, 74 - i * 2, ry=26).disc(x, y, 58 - i * 2, 0, ry=15)
        b.shade(ring.mask(), "#D8C04A" if i % 2 else "#B8902A", 8)
    b.limb("540,740 440,250", 12, WOOD)
    for way in (-1, 1):
        b.limb([(320 + way * 60, 320), (320 + way * 180, 250), (320 + way * 220, 150)], 26, "#8A2E5A")
        b.disc(320 + way * 222, 140, 34, "#F4EEE0", 20)
    b.blob("200,330* 240,250 400,250 440,330* 320,372", "#8A2E5A", 40)
    for i in range(7):
        b.disc(220 + i * 33, 318 + (14 if i % 2 else 0), 20, "#F6D648", 10)
    b.disc(320, 180, 106, "#F4EEE0", 70)
    for way in (-1, 1):
        b.poly([(320 + way * 10, 86), (320 + way * 100, 120), (320 + way * 150, 20), (320 + way * 50, 30)],
               "#6A3FB0" if way < 0 else "#F6D648", 24)  # fmt: skip
        b.disc(320 + way * 150, 24, 20, BRASS)
        b.dot(320 + way * 42, 164, 23, "#140C28")
        b.dot(320 + way * 42, 164, 10, "#FFE46A")
        b.disc(320 + way * 66, 214, 20, "#E86A4A", 14)
    b.blob("256,214* 320,236 384,214* 360,262 280,262", "#4A1430", 10)
    b.disc(320, 196, 16, "#D8452E")


PUPPETS: Final = MappingProxyType[str, Callable[[Fair], None]](
    {"eel kite": _eel, "paper dragon": _dragon, "spring puppet": _spring}
)
