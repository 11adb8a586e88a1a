"""Summons: a jar, opened, and the weather that comes out of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.scenery.brush import Paint, circle, place
from trails_desktop.games.eightfold.art.fair import WOOD, Fair
from trails_desktop.games.eightfold.art.weather import open_air

_MOUTH: Final = (320.0, 484.0)


def opened(b: Fair, paint: Paint, y: float = 604) -> None:
    """The jar before a dark ground, its stopper beside it."""
    open_air(b, tents=False, bunting=False)
    b.haze(430, 730, b.quarter.dark, 0.75)
    b.jar(320, y, 116, paint, b.element, paint)
    b.box(262, y - 134, 378, y - 108, b.lit(paint, 0.3), 8, 6)
    b.poly(place("-.44,-.1 .44,-.1 .40,.12 -.40,.12", 500, 660, 116, 24), WOOD, 12)


def _kiln(b: Fair) -> None:
    opened(b, "#8A2E20")
    b.glow(320, 300, 240, "#FF9A3C", 0.6)
    paints = ("#D8432A", "#F9923A", "#FFE79A")
    for x, y, k, lean in ((220, 440, 110, -0.35), (424, 440, 118, 0.35), (320, 486, 214, 0)):
        b.flame(x, y, k, paints, lean)
    for way in (-1, 1):
        eye: list[Point] = [(320 + way * 22, 340), (320 + way * 62, 318), (320 + way * 58, 356)]
        b.flat(eye, "#7E1A10")
    b.flat("280,392 320,412 362,390 344,432 300,432", "#7E1A10")


def _frost(b: Fair) -> None:
    opened(b, "#2E78A4")
    b.glow(320, 240, 230, "#FFFFFF", 0.6)
    for i in range(6):
        turn = i * 60 - 90
        b.limb([(320, 240), circle(320, 240, 216, turn)], 26, "#F4FBFF")
        for far, long in ((96, 84), (150, 62)):
            x, y = circle(320, 240, far, turn)
            for way in (-1, 1):
                b.limb([(x, y), circle(x, y, long, turn + way * 56)], 17, "#DCF0FA")
    b.disc(320, 240, 46, "#8FC4DC", 26)
    b.disc(320, 240, 26, "#FFFFFF", 14)
    for i in range(5):
        b.poly([(284 + i * 18 - 9, 478), (284 + i * 18 + 9, 478), (284 + i * 18, 540 - abs(i - 2) * 16)], "#EAF6FA", 6)


def _wind(b: Fair) -> None:
    opened(b, "#2A7A6C")
    for i in range(12):
        y, wide, x = 470 - i * 38, 26 + i * 20, 320 + 20 * math.sin(i * 0.8)
        area = b.c.stencil().disc(x, y, wide, ry=15 + i * 1.6).disc(x, y - 6, wide * 0.84, 0, ry=8 + i * 1.2)
        b.c.fill(area.mask(), (244, 255, 244), 0.8 - 0.03 * i)
    for _ in range(22):
        at = (b.rng.uniform(60, 580), b.rng.uniform(40, 420))
        hue = b.rng.choice(("#F2B83A", "#E8603A", "#7AA84A"))
        b.blob(place("-22,0* 0,-10 24,0* 0,10", *at, 1, b.rng.uniform(-60, 60)), hue, 8)
    b.blob(place("-84,10* -50,-34 40,-40 52,6 -10,30", 430, 150, 1, -18), "#8A3A50", 16)
    b.oval(426, 166, 110, 20, "#8A3A50", 10)


def _hill(b: Fair) -> None:
    opened(b, "#8A5A24", 630)
    for way in (-1, 1):
        b.blob(
            [(320 + way * 20, 510, 1), (320 + way * 70, 440), (320 + way * 190, 430), (320 + way * 60, 400)],
            "#7A4E26",
            20,
        )
    hill: list[Point] = [
        (290, 508, 1),
        (240, 440),
        (60, 390),
        (40, 330, 1),
        (130, 300),
        (170, 190),
        (260, 150),
        (320, 84, 1),
        (390, 150),
        (470, 180),
        (510, 300),
        (600, 330, 1),
        (580, 390),
        (400, 440),
        (350, 508, 1),
    ]
    b.blob(hill, "#8A5A2E", 70)
    grass: list[Point] = [
        (40, 330, 1),
        (130, 300),
        (170, 190),
        (260, 150),
        (320, 84, 1),
        (390, 150),
        (470, 180),
        (510, 300),
        (600, 330, 1),
        (500, 336),
        (420, 250),
        (340, 190),
        (250, 236),
        (170, 330),
    ]
    b.blob(grass, "#7A9A40", 30)
    for i in range(9):
        b.disc(170 + i * 38, 350 + (i * 29) % 60, 10 + (i * 7) % 14, b.between("#B88A4A", "#5E3C1C"))
    b.limb("320,96 320,44", 12, WOOD)
    for x, y, size in ((296, 30, 30), (342, 26, 32), (320, 4, 34)):
        b.disc(x, y, size, "#5E8A34")


def _rocket(b: Fair) -> None:
    opened(b, "#4A2C8C")
    for x, y, size, hue, count in (
        (320, 180, 176, "#FFE46A", 20),
        (130, 120, 96, "#F08AB0", 14),
        (520, 130, 104, "#7FD8E8", 14),
    ):
        b.glow(x, y, size, hue, 0.55)
        for i in range(count):
            turn = i * 360 / count
            b.line([circle(x, y, size * 0.24, turn), circle(x, y, size * 0.92, turn)], 7, hue, 0.95)
            b.dot(*circle(x, y, size, turn), 10, "#FFFFFF")
        b.dot(x, y, size * 0.16, "#FFFFFF")
    for d in (-150, 0, 150):
        trail: list[Point] = [_MOUTH, (320 + d * 0.3, 400), (320 + d * 0.9, 260)]
        b.line(trail, 8, "#FFF2C0", 0.8, True)
    b.glow(320, 470, 90, "#FFE46A", 0.9)


def _net(b: Fair) -> None:
    opened(b, "#1E4A96")
    bag: list[Point] = [(296, 484, 1), (230, 400), (110, 330), (70, 190), (150, 90), (320, 60), (490, 90), (570, 190),
                        (530, 330), (410, 400), (344, 484, 1)]  # fmt: skip
    whole = b.blob(bag, "#3A82B8", 80)
    for x, y, k, turn, hue in (
        (240, 190, 1.2, -20, "#F2B05A"),
        (420, 170, 1.0, 200, "#F4F0E0"),
        (330, 300, 1.3, 10, "#E87A5A"),
        (200, 300, 0.8, 160, "#8FD0D8"),
        (460, 290, 0.8, -30, "#F2D86A"),
    ):
        b.blob(place("-70,0* -30,-34 30,-28 52,0* 30,28 -30,34", x, y, k, turn), hue, 24)
        b.poly(place("48,0 88,-30 78,0 88,30", x, y, k, turn), hue, 12)
        b.dot(*place("-44,-8", x, y, k, turn)[0][:2], 6 * k, "#0A1836")
    mesh = b.c.stencil()
    for i in range(-9, 18):
        mesh.line([(i * 56, 40), (i * 56 + 460, 500)], 6)
        mesh.line([(i * 56, 500), (i * 56 + 460, 40)], 6)
    b.inside(whole, mesh, "#F2E2B0", 0.9)
    for i in range(9):
        b.disc(*circle(320, 236, 196, 190 + i * 20), 17, "#C9783A")


JARS: Final = MappingProxyType[str, Callable[[Fair], None]](
    {
        "kiln jar": _kiln, "frost jar": _frost, "wind jar": _wind, "hill jar": _hill, "rocket jar": _rocket,
        "net jar": _net,
    }
)  # fmt: skip
