"""Bases: one building over two thirds of the height."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.scenery.brush import place
from trails_desktop.games.seawall.art.flats import BRASS, GROUND, IRON, LAMP, WOOD, Flats
from trails_desktop.games.seawall.art.rig import Rig


def _pier(b: Flats) -> None:
    """A custom house on piles, its flag up."""
    b.shore(wall=False, cranes=1)
    for x in (70, 190, 320, 450, 570):
        b.poly([(x - 14, 700), (x - 12, 430), (x + 12, 430), (x + 14, 700)], "#5A4434", 16)
    for x in (70, 320):
        b.line([(x, 450), (x + 120, 660)], 9, "#4A362A")
        b.line([(x + 250, 450), (x + 130, 660)], 9, "#4A362A")
    b.box(20, 410, 620, 446, WOOD, 16, 4)
    b.box(110, 210, 530, 414, "#E8E2D0", 50)
    for i in range(4):
        x = 140 + i * 100
        b.c.fill(b.c.rect(x, 270, x + 52, 350, 24), rgb(LAMP))
        b.line([(x + 26, 272), (x + 26, 350)], 4, b.hour.dark)
    b.poly("84,216 170,110 470,110 556,216", b.hull, 40)
    b.box(276, 60, 364, 130, "#E8E2D0", 20)
    b.poly("262,66 320,14 378,66", b.hull, 16)
    b.disc(320, 96, 22, "#FFFDF0")
    b.line("308,104 320,96 320,82", 3, b.hour.dark)
    b.badge(320, 166, 34)
    b.box(290, 330, 350, 412, "#5A3A2A", 14, 6)
    b.wet(620)


def _polder(b: Flats) -> None:
    """A mill that drains the land, its sails crossed."""
    b.shore(wall=False, cranes=0)
    b.ridge(540, 8, mix(b.hour.mud, rgb("#5F8F36"), 0.5))
    for i in range(5):
        b.poly([(300 - i * 130, 560), (330 - i * 130, 560), (240 - i * 250, 760), (150 - i * 250, 760)], "#7FC4BC", 10)
        b.poly([(370 + i * 130, 560), (400 + i * 130, 560), (560 + i * 250, 760), (470 + i * 250, 760)], "#7FC4BC", 10)
    b.poly("206,640 262,250 378,250 434,640", "#C9A878", 70)
    for y in (350, 450, 550):
        b.line([(320 - (y - 100) * 0.24, y), (320 + (y - 100) * 0.24, y)], 5, "#8A6A44", 0.7)
    b.poly("246,256 320,170 394,256", b.hull, 24)
    b.box(286, 540, 354, 642, "#5A3A2A", 18, 20)
    b.port(320, 400, 24)
    for turn in (38, 128, 218, 308):
        _sail(b, turn)
    b.disc(320, 246, 30, BRASS)
    b.wet(650)


def _sail(b: Flats, turn: float) -> None:
    from_hub = 28
    b.limb(_turned([(from_hub, 0), (250, 0)], turn), 12, WOOD)
    cloth = _turned([(70, 4), (250, 4), (250, 58), (70, 58)], turn)
    b.poly(cloth, "#F3E7C8", 16)
    for i in range(5):
        b.line(_turned([(80 + i * 42, 4), (80 + i * 42, 58)], turn), 3, "#B89A6A", 0.8)


def _turned(outline: list[tuple[float, float]], turn: float) -> list[tuple[float, float]]:
    return [(point[0], point[1]) for point in place(outline, 320, 246, 1, turn)]


def _yard(b: Flats) -> None:
    """A ship's ribs on a slip, cranes over it."""
    b.shore(wall=False, cranes=0)
    rig = Rig(b, 320, GROUND, 1)
    for x, way in ((80, 1), (570, -1)):
        rig.truss((x, 560), (x, 120), 60, b.hull, 8)
        rig.truss((x - way * 50, 120), (x + way * 240, 90), 40, b.hull, 7)
        b.line([(x + way * 200, 96), (x + way * 200, 240)], 4, b.hour.dark)
    b.box(250, 232, 390, 262, IRON, 10, 6)
    for i in range(7):
        x = 150 + i * 56
        for side in (-1, 1):
            b.limb([(x + 4, 560), (x + side * 34, 470), (x + side * 44, 330 + abs(i - 3) * 10)], 15, "#6E4A44")
    b.limb("96,548 560,560 600,470", 26, "#5A3A34")
    b.poly("60,620 120,566 560,566 620,620", WOOD, 24)
    b.glow(260, 500, 80, "#FFB04A", 0.9)
    b.dot(260, 500, 14, "#FFF4D8")
    b.wet(620)


def _lighthouse(b: Flats) -> None:
    """A light on a rock, waves about it."""
    b.shore(wall=False, cranes=0)
    b.blob([(90, 640, 1), (150, 540), (230, 500), (420, 500), (520, 560), (570, 640, 1)], "#5A6068", 60)
    b.poly("262,520 378,520 354,190 286,190", "#F2EDE0", 50)
    for low, high in ((480, 420), (360, 300)):
        wide, less = 58 - (520 - low) * 0.073, (low - high) * 0.073
        b.poly(
            [(320 - wide, low), (320 + wide, low), (320 + wide - less, high), (320 - wide + less, high)], "#B8412E", 20
        )
    b.box(268, 176, 372, 198, "#4E6472", 8, 6)
    b.box(284, 104, 356, 178, "#FFE9A8", 24, 6)
    for x in (284, 308, 332, 356):
        b.line([(x, 104), (x, 178)], 4, "#3C5260")
    b.poly("268,108 372,108 336,64 304,64", "#B8412E", 16)
    b.glow(320, 140, 170, "#FFE39A", 0.9)
    for way in (-1, 1):
        b.shine([(320, 140), (320 + way * 420, 40), (320 + way * 420, 230)], "#FFE9A8", 0.5, 8)
    b.box(300, 452, 340, 520, "#5A3A2A", 12, 10)
    for i in range(18):
        b.disc(70 + i * 31, 630 - (i * 29) % 34, 12 + (i * 11) % 14, "#F4FBFA", 9)
    b.wet(640)


PLACES: Final = MappingProxyType[str, Callable[[Flats], None]](
    {"pier": _pier, "polder": _polder, "yard": _yard, "lighthouse": _lighthouse}
)
