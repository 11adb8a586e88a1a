"""Weapons, armor and accessories: one thing, large."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.scenery.brush import circle, place
from trails_desktop.games.eightfold.art.fair import BRASS, IRON, WOOD, Fair
from trails_desktop.games.eightfold.art.weather import open_air


def _poker(b: Fair) -> None:
    open_air(b, tents=False, bunting=False)
    b.haze(420, 730, b.quarter.dark, 0.8)
    for i in range(15):
        b.disc(30 + i * 42, 690 - (i * 31) % 50, 44, b.between("#5A1A10", "#2A1014"), 24)
        b.glow(30 + i * 42, 690 - (i * 31) % 50, 20, "#FF7A2C", 0.5)
    b.glow(190, 500, 170, "#FF9A3C", 0.9)
    b.limb("500,120 190,520", 38, "#4A444C")
    b.limb("270,416 180,532", 40, "#F9923A")
    b.limb("214,490 150,574", 30, "#FFE79A")
    b.limb("236,462 150,450 118,486", 28, "#F2B04A")
    b.ring(536, 76, 58, 22, BRASS, 10)
    b.limb("470,160 512,106", 56, "#7A3222")
    for i in range(3):
        b.line(place([(-30, 0), (30, 0)], 478 + i * 14, 152 - i * 18, 1, 38), 8, BRASS)
    for i in range(20):
        turn, far = 130 + i * 13, 90 + (i * 53) % 150
        b.line([circle(160, 540, far * 0.5, turn), circle(160, 540, far, turn)], 5, "#FFE39A", 0.9)


def _coat(b: Fair) -> None:
    open_air(b, tents=False, bunting=False)
    b.haze(520, 730, b.quarter.dark, 0.6)
    b.limb("320,60 320,720", 18, WOOD)
    b.limb("140,170 500,170", 18, WOOD)
    coat = (
        "270,120* 320,156 370,120* 470,150 580,400* 510,434* 446,310 486,660* 154,660* 194,310 130,434* 60,400* 170,150"
    )
    whole = b.blob(coat, "#6A4A26", 80)
    rows = b.c.stencil()
    for i in range(-6, 12):
        rows.line([(60 + i * 60, 720), (320 + (i - 3) * 20, 100)], 15)
    b.inside(whole, rows, "#A8C050", 0.85)
    seeds = b.c.stencil()
    for i in range(40):
        seeds.disc(120 + (i * 83) % 400, 200 + (i * 47) % 440, 6)
    b.inside(whole, seeds, "#F2E2A0", 0.9)
    for i in range(9):
        b.disc(232 + i * 22, 132 + (12 if i % 2 else 0), 30, "#5E8A34", 16)
    for i in range(5):
        b.disc(320, 230 + i * 84, 15, "#E8B23A", 8)
    b.box(180, 420, 460, 456, "#C8452F", 14, 6)
    for x in (110, 530):
        b.poly(place("-40,-14 40,-14 44,20 -44,20", x, 412, 1, 28 if x < 320 else -28), "#C8452F", 10)


def _earring(b: Fair) -> None:
    open_air(b, tents=False, bunting=False)
    b.glow(320, 420, 260, "#FFFFFF", 0.5)
    b.arc(320, 110, 70, 130, 410, 16, "#E8C46A")
    b.disc(320, 182, 22, "#E8C46A")
    for i in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        turn = (i - 4) * 21
        rib = place("-16,-20* -56,-250 0,-300 56,-250 16,-20*", 320, 560, 1.12, turn)
        b.blob(rib, ("#F8E4D4", "#F0B8A8")[i % 2], 34)
    b.blob("240,570 320,530 400,570 380,616 260,616", "#F0C8B0", 24)
    for x, y, size in ((320, 664, 44), (224, 640, 28), (416, 640, 28)):
        b.line([(x, 590), (x, y)], 5, "#E8C46A")
        b.disc(x, y, size, "#FFFDF8", size)
    b.box(290, 196, 350, 226, BRASS, 10, 8)
    for i in range(12):
        b.disc(60 + (i * 131) % 540, 60 + (i * 89) % 620, 8 + i % 3 * 4, IRON if i % 4 == 0 else "#DCEFF6", 6, lite=0.9)


WARES: Final = MappingProxyType[str, Callable[[Fair], None]](
    {"poker": _poker, "furrow coat": _coat, "shell earring": _earring}
)
