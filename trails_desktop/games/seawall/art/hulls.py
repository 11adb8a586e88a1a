"""Hulls of striders: what stands on the legs, and where parts are fastened to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trails_desktop.games.seawall.art.flats import BRASS, LAMP, WOOD
from trails_desktop.games.seawall.art.rig import Rig

_STEEL: Final = "#C9CDC6"


@dataclass(frozen=True, slots=True)
class Hull:
    """draw: paints it. hips: height of the hips; left, right: where the outer legs start. top: where something stands
    on it. front: where something is held out to the right."""

    draw: Callable[[Rig], None]
    hips: float
    left: float
    right: float
    top: tuple[float, float]
    front: tuple[float, float]


def _bell(g: Rig) -> None:
    b = g.b
    g.blob("320,100 372,120 398,190 416,280 452,356* 188,356* 224,280 242,190 268,120", b.hull, 70)
    g.box(176, 344, 464, 372, b.trim, 10, 8)
    g.box(236, 228, 404, 246, b.trim, 8)
    g.port(320, 176, 28)
    g.badge(320, 296, 34)
    g.disc(320, 98, 14, BRASS)


def _gate(g: Rig) -> None:
    b = g.b
    g.box(120, 150, 190, 360, b.hull, 30, 8)
    g.box(450, 150, 520, 360, b.hull, 30, 8)
    g.box(96, 120, 544, 176, b.trim, 20, 10)
    g.box(250, 60, 390, 128, b.hull, 26, 14)
    g.port(320, 94, 20)
    g.box(190, 200, 450, 222, b.dim(b.hull, 0.2), 8)
    for x in (154, 484):
        g.rivets([(x, 200 + 26 * i) for i in range(6)])
    g.badge(155, 150, 20, b.hull)
    g.badge(485, 150, 20, b.hull)


def _basket(g: Rig) -> None:
    b = g.b
    g.blob("214,214* 426,214* 404,312 352,340 288,340 236,312", "#A8743C", 34)
    for i in range(4):
        g.line([(222 + i * 7, 238 + i * 24), (418 - i * 7, 238 + i * 24)], 5, "#6A4420")
    for x in (226, 414):
        g.line([(x, 150), (x, 214)], 7, "#6A4420")
    g.poly("206,152 320,82 434,152", b.hull, 24)
    g.box(206, 146, 434, 162, b.trim, 8, 4)
    g.badge(320, 276, 30)


def _box(g: Rig) -> None:
    b = g.b
    g.box(150, 190, 490, 372, b.hull, 60, 20)
    g.box(150, 238, 490, 258, b.trim, 8)
    g.box(184, 112, 310, 192, b.trim, 22, 10)
    g.port(246, 152, 22)
    g.badge(400, 314, 40)
    g.rivets([(170 + i * 30, 214) for i in range(11)])
    g.port(226, 314, 24)


def _shell(g: Rig) -> None:
    b = g.b
    g.blob("70,420* 94,300 180,226 320,200 460,226 546,300 570,420* 490,456 150,456", b.hull, 80)
    for size in (240, 190, 140):
        g.arc(320, 468, size, 205, 335, 7, b.dim(b.hull, 0.45))
    g.port(248, 330, 22)
    g.port(392, 330, 22)
    g.badge(320, 332, 38)
    g.box(284, 172, 356, 210, "#6A4A30", 12, 6)


def _dome(g: Rig) -> None:
    b = g.b
    g.blob("150,376* 158,260 220,160 320,132 420,160 482,260 490,376*", b.hull, 70)
    for x in (230, 320, 410):
        g.line([(x, 372), (320 + (x - 320) * 0.72, 210), (320, 134)], 5, b.dim(b.hull, 0.4), 0.6, True)
    g.box(130, 360, 510, 388, b.trim, 12, 10)
    g.port(256, 280, 26)
    g.badge(386, 290, 40)


def _gantry(g: Rig) -> None:
    b = g.b
    g.truss((60, 214), (590, 214), 76, b.hull, 12)
    g.box(246, 112, 394, 206, b.trim, 26, 12)
    g.port(320, 156, 24)
    g.box(70, 246, 570, 262, b.dim(b.hull, 0.3), 8, 4)
    g.badge(490, 212, 26)


def _ball(g: Rig) -> None:
    b = g.b
    g.disc(320, 270, 128, b.hull, 96)
    g.box(186, 292, 454, 322, b.trim, 10, 10)
    g.port(352, 220, 36)
    g.badge(270, 356, 26)
    g.box(290, 120, 350, 156, b.dim(b.hull, 0.3), 12, 6)


def _ship(g: Rig) -> None:
    b = g.b
    g.blob("60,200* 230,256 420,262 600,176* 560,350 466,424 200,430 104,340", b.hull, 80)
    g.blob("62,204* 230,262 420,268 596,184* 588,214* 420,298 230,292 74,236*", b.trim, 18)
    for size in (440, 486, 524):
        g.arc(320, -100, size, 62, 118, 5, b.dim(b.hull, 0.35))
    for x in (210, 290, 370, 450):
        g.port(x, 350, 16)
    g.box(150, 170, 250, 246, WOOD, 20, 6)
    g.box(142, 158, 258, 178, b.trim, 8, 4)


def _tower(g: Rig) -> None:
    b = g.b
    g.poly("244,380 396,380 372,160 268,160", "#EFEADC" if b.color != "white" else b.hull, 46)
    for low, high in ((352, 306), (262, 216)):
        left, right = 244 + (380 - low) * 0.109, 396 - (380 - low) * 0.109
        more = (low - high) * 0.109
        band = b.hull if b.color != "white" else "#B8412E"
        g.poly([(left, low), (right, low), (right - more, high), (left + more, high)], band, 20)
    g.box(216, 372, 424, 396, b.trim, 8, 6)
    g.box(244, 146, 396, 168, b.trim, 8, 6)
    g.box(270, 92, 370, 148, b.dim(b.hull, 0.15), 24, 6)
    g.port(320, 120, 17)
    g.poly("254,94 386,94 340,58 300,58", b.hull, 18)
    g.badge(320, 284, 24, b.hour.dark)


def _buoy(g: Rig) -> None:
    b = g.b
    g.blob("176,384* 200,444 320,472 440,444 464,384*", "#B8412E", 40)
    g.poly("206,386 434,386 376,190 264,190", b.lit(b.hull, 0.1), 20)
    for x, y in ((192, 286), (320, 320), (448, 354)):
        g.limb([(x, 386), (y, 130)], 16, "#B8412E")
    g.line("236,280 404,280", 11, "#B8412E")
    g.disc(320, 112, 28, LAMP)
    g.glow(320, 112, 74, "#FFE39A")
    g.badge(320, 424, 24)


def _cabin(g: Rig) -> None:
    b = g.b
    g.box(200, 206, 440, 364, b.hull, 40, 6)
    for i in range(4):
        g.line([(204, 236 + i * 32), (436, 236 + i * 32)], 3, b.dim(b.hull, 0.35), 0.7)
    g.poly("172,212 250,122 390,122 468,212", b.dim(b.trim, 0.35), 24)
    g.box(360, 74, 398, 150, "#6A4A30", 12, 4)
    for i in range(3):
        g.disc(384 + i * 26, 58 - i * 20, 16 + i * 7, b.lit("#D8D8CC", 0.4))
    g.port(262, 282, 26)
    g.box(344, 246, 404, 362, "#6A4A30", 14, 6)
    g.box(186, 358, 454, 382, b.trim, 8, 6)
    g.badge(320, 172, 26)


HULLS: Final = MappingProxyType(
    {
        "bell": Hull(_bell, 366, 220, 420, (320, 96), (428, 300)),
        "gate": Hull(_gate, 356, 150, 490, (320, 64), (520, 200)),
        "basket": Hull(_basket, 322, 256, 384, (320, 84), (420, 232)),
        "box": Hull(_box, 366, 180, 460, (410, 192), (488, 280)),
        "shell": Hull(_shell, 434, 150, 490, (320, 176), (540, 320)),
        "dome": Hull(_dome, 382, 190, 450, (320, 134), (480, 280)),
        "gantry": Hull(_gantry, 240, 120, 520, (320, 112), (560, 214)),
        "ball": Hull(_ball, 372, 250, 390, (320, 122), (440, 250)),
        "ship": Hull(_ship, 414, 170, 470, (330, 240), (572, 236)),
        "tower": Hull(_tower, 390, 236, 404, (320, 58), (392, 196)),
        "buoy": Hull(_buoy, 440, 220, 420, (320, 92), (430, 300)),
        "cabin": Hull(_cabin, 376, 236, 404, (300, 124), (440, 260)),
    }
)
