"""Formations: seen whole."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.scenery.brush import circle
from trails_desktop.games.eightfold.art.fair import BRASS, CREAM, WOOD, Fair
from trails_desktop.games.eightfold.art.weather import open_air
from trails_desktop.games.eightfold.houses import HOUSES


def _wheel(b: Fair) -> None:
    open_air(b, bunting=False)
    x, y, size = 320.0, 320.0, 224.0
    for d in (-140, 140):
        b.limb([(x, y), (x + d, 716)], 24, "#5A3A54")
    b.ring(x, y, size, 18, "#F4E6B0", 8)
    b.ring(x, y, size * 0.6, 10, "#8A3A50", 6)
    houses = [(key, house) for key, house in HOUSES.items() if key]
    for i, (key, house) in enumerate(houses):
        end = circle(x, y, size, i * 360 / len(houses) - 90)
        b.line([(x, y), end], 8, "#5A3A54", 0.95)
        b.glow(end[0], end[1] + 16, 60, house.colour, 0.7)
        b.jar(end[0], end[1] + 16, 56, b.lit(house.colour, 0.15), key, BRASS)
    b.disc(x, y, 46, BRASS, 26)
    b.badge(x, y, 28, "#4A2A10", "")


def _table(b: Fair) -> None:
    open_air(b)
    b.poly("250,330 390,330 640,740 0,740", "#9A6A34", 60)
    b.poly("286,330 354,330 470,740 170,740", CREAM, 40)
    for i in range(5):
        b.line([(286 - i * 29, 330 + i * 102), (354 + i * 29, 330 + i * 102)], 3 + i, "#D8B070", 0.7)
    for row in range(5):
        k, y = 0.42 + row * 0.23, 350 + row * 88 + row * row * 3
        hues = ("#D8452E", "#3A68C6", "#5E7A34", "#8A60D0", "#E8B23A", "#2F8F7C")
        for way in (-1, 1):
            side = 320 + way * (116 + row * 62)
            b.blob(
                [
                    (side - 54 * k, y + 110 * k, 1),
                    (side - 44 * k, y + 10 * k),
                    (side, y - 20 * k),
                    (side + 44 * k, y + 10 * k),
                    (side + 54 * k, y + 110 * k, 1),
                ],
                hues[(row * 2 + (way > 0)) % 6],
                20,
            )
            b.disc(side, y - 50 * k, 44 * k, "#FBF2DA", 24 * k)
            for dx in (-16, 16):
                b.dot(side + dx * k, y - 54 * k, 7 * k, "#3A2408")
        b.oval(320, y + 30 * k, 62 * k, 20 * k, "#F4F0E0", 8)
        if row % 2:
            b.jar(320, y - 10 * k, 42 * k, "#8A4A2A", "earth")
        else:
            loaf: list[Point] = [(320 - 50 * k, y + 26 * k), (320 - 40 * k, y - 20 * k), (320 + 40 * k, y - 20 * k),
                                 (320 + 50 * k, y + 26 * k)]  # fmt: skip
            b.blob(loaf, "#C9853A", 14)
    b.limb("90,330 90,120", 10, WOOD)
    b.limb("550,330 550,120", 10, WOOD)
    for i in range(7):
        sag = 120 + 60 * (1 - ((i - 3) / 3) ** 2)
        b.lantern(130 + i * 63, sag + 20, 24, "#FFD27A")


SHOWS: Final = MappingProxyType[str, Callable[[Fair], None]]({"great wheel": _wheel, "long table": _table})
