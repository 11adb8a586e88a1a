"""Crests that stand behind a mask or on its brow: the second thing by which a player is known."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import Colour
from trails_desktop.cardart.scenery.brush import Paint, circle, place
from trails_desktop.games.eightfold.art.fair import BRASS
from trails_desktop.games.eightfold.art.players import Bust


def _hue(s: Bust, n: int) -> Colour:
    """A colour of the quarter that is not the mask's."""
    q = s.b.quarter
    return (q.main, q.second, *q.trims)[n % 7]


def _blades(s: Bust, count: int, spread: float, reach: float, wide: float, hues: tuple[Paint, ...]) -> None:
    """Pointed blades in a fan over the head; the middle one stands before the others."""
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        turn = (i - (count - 1) / 2) / max(1, (count - 1) / 2) * spread
        long = reach * (1 - abs(turn) / 400)
        blade: list[Point] = [
            (-wide * 0.6, -60),
            (-wide, -long * 0.6),
            (0, -long, 1),
            (wide, -long * 0.6),
            (wide * 0.6, -60),
        ]
        s.b.blob(place(blade, s.x, s.y, s.k, turn), hues[i % len(hues)], 22)


def _flame(s: Bust) -> None:
    for x, k, lean in ((-78, 74, -0.3), (78, 74, 0.3), (0, 104, 0.0)):
        s.b.flame(*s.spot(x, -70), k * s.k, ("#FFF0B0", "#F9A13C", "#D8432A"), lean)
    s.b.glow(*s.spot(0, -180), 90 * s.k, "#FFB04A", 0.6)


def _horns(s: Bust) -> None:
    for way in (-1, 1):
        horn: list[Point] = [
            (way * 46, -104, 1),
            (way * 92, -148),
            (way * 150, -140),
            (way * 184, -84),
            (way * 168, -26, 1),
            (way * 214, -80),
            (way * 196, -170),
            (way * 124, -214),
            (way * 66, -176),
            (way * 20, -122, 1),
        ]
        s.b.blob(s.at(horn), "#D8C08A", 26)
        for i in range(4):
            s.b.line(
                s.at([(way * (84 + i * 30), -138 - (i % 3) * 12), (way * (78 + i * 34), -190 + i * 12)]),
                4,
                "#7A5A2A",
                0.6,
            )


def _crown(s: Bust) -> None:
    s.b.poly(s.at("-106,-92 -126,-222 -66,-160 -36,-240 0,-168 36,-240 66,-160 126,-222 106,-92"), "#E8B84A", 36)
    for x, y, hue in ((-126, -224, 0), (-36, -242, 3), (36, -242, 3), (126, -224, 0)):
        s.b.disc(*s.spot(x, y), 14 * s.k, _hue(s, hue))
    s.b.box(*s.spot(-108, -126), *s.spot(108, -98), "#B8802A", 8, 6)


def _fan(s: Bust) -> None:
    _blades(s, 9, 96, 232, 30, (_hue(s, 0), _hue(s, 1)))


def _plume(s: Bust) -> None:
    for x, bend, hue in ((-54, -96, 1), (54, 96, 2), (0, 34, 0)):
        plume: list[Point] = [
            (x - 18, -90, 1),
            (x + bend * 0.2 - 44, -180),
            (x + bend - 10, -246),
            (x + bend * 1.7, -214, 1),
            (x + bend + 16, -176),
            (x + bend * 0.4 + 30, -136),
            (x + 20, -90, 1),
        ]
        s.b.blob(s.at(plume), _hue(s, hue), 30)
        s.b.line(s.at([(x, -94), (x + bend * 0.3, -176), (x + bend * 1.3, -216)]), 4, "#FFFFFF", 0.6, True)
    s.b.disc(*s.spot(0, -124), 24 * s.k, BRASS)


def _spikes(s: Bust) -> None:
    for turn in (-76, -54, 76, 54, -30, 30, -10, 10):
        long = 250 - abs(turn) * 0.4
        spike: list[Point] = [(-22, -80), (0, -long), (22, -80)]
        s.b.poly(place(spike, s.x, s.y, s.k, turn), "#BFE6F4", 20)
        s.b.line(place([(0, -90), (0, -long + 16)], s.x, s.y, s.k, turn), 3, "#FFFFFF", 0.8)


def _dome(s: Bust) -> None:
    x, y = s.spot(0, -10)
    s.b.dot(x, y, 216 * s.k, "#E8F6FC", 0.34)
    s.b.circle(x, y, 214 * s.k, 9 * s.k, "#FFFFFF", 0.9)
    s.b.arc(x, y, 186 * s.k, 196, 250, 16 * s.k, "#FFFFFF", 0.8)
    for i in range(26):
        at = circle(x, y, (70 + i * 37 % 130) * s.k, 180 + i * 83 % 180)
        s.b.dot(*at, (4 + i % 4) * s.k, "#FFFFFF")


def _veil_behind(s: Bust) -> None:
    s.b.blob(s.at("0,-204 130,-164 176,-20 190,250* -190,250* -176,-20 -130,-164"), s.b.lit(s.trim, 0.25), 60)
    for i in range(-3, 4):
        s.b.line(s.at([(i * 30, -190 + abs(i) * 16), (i * 52, 240)]), 4, s.b.dim(s.trim, 0.25), 0.5, True)


def _veil_before(s: Bust) -> None:
    s.b.blob(s.at("-136,-112 0,-172 136,-112 118,-66* 0,-108 -118,-66*"), s.trim, 20)
    for i in range(7):
        s.b.disc(*s.spot(-108 + i * 36, -92 - 34 * math.sin((i / 6) * math.pi)), 9 * s.k, "#FFFFFF")


def _mirror(s: Bust) -> None:
    x, y = s.spot(0, -40)
    for i in range(12):
        tip, a, z = (circle(x, y, r * s.k, i * 30 + d) for r, d in ((236, 0), (190, -9), (190, 9)))
        s.b.poly([a, tip, z], "#9CC4DC", 12)
    s.b.disc(x, y, 204 * s.k, "#4C7CA4", 50)
    s.b.disc(x, y, 182 * s.k, "#DCF0FA", 90)
    for i in range(3):
        s.b.shine(
            [circle(x, y, 178 * s.k, a) for a in (200 + i * 22, 208 + i * 22, 30 - i * 22, 22 - i * 22)], "#FFFFFF", 0.5
        )


def _ribbon(s: Bust) -> None:
    for i in range(5):
        turn = -70 + i * 35
        strand: list[Point] = [circle(0, -90, r, turn - 90 + 16 * math.sin(r / 26)) for r in range(20, 190, 18)]
        s.b.line(s.at(strand), 18 * s.k, _hue(s, i), 1, True)
    for way in (-1, 1):
        s.b.blob(s.at([(0, -126), (way * 60, -170), (way * 92, -130, 1), (way * 60, -98)]), _hue(s, 0), 16)
    s.b.disc(*s.spot(0, -128), 20 * s.k, _hue(s, 1))


def _cock(s: Bust) -> None:
    s.b.limb(s.at("0,-110 0,-176"), 10 * s.k, BRASS)
    for way in (-1, 1):
        s.b.limb(s.at([(0, -150), (way * 120, -150)]), 9 * s.k, BRASS)
        s.b.disc(*s.spot(way * 124, -150), 16 * s.k, _hue(s, 1))
    hen = "-104,-236* -84,-176 -20,-160 44,-172 74,-210 100,-204* 86,-232 70,-252 40,-230 0,-206 -46,-212 -70,-256*"
    s.b.blob(s.at(hen), "#D8452E", 20)
    s.b.blob(s.at("52,-246 62,-272* 74,-252 88,-268* 88,-236"), "#F2B83A", 8)
    s.b.dot(*s.spot(76, -226), 6 * s.k, "#FFFDF0")


def _twin(s: Bust) -> None:
    for way, hue in ((-1, 0), (1, 4)):
        x, y = s.spot(way * 150, -108)
        s.b.disc(x, y, 84 * s.k, _hue(s, hue), 50)
        s.b.disc(x, y, 68 * s.k, s.face, 50)
        for dx in (-24, 24):
            s.b.dot(x + dx * s.k, y - 10 * s.k, 10 * s.k, s.b.quarter.dark)
        smile: list[Point] = [
            (x - 30 * s.k, y + 26 * s.k),
            (x, y + (26 - way * 22) * s.k),
            (x + 30 * s.k, y + 26 * s.k),
        ]
        s.b.line(smile, 6 * s.k, s.b.quarter.dark, 1, True)


def _wings(s: Bust) -> None:
    for way in (-1, 1):
        for i, hue in enumerate((1, 0, 3, 2)):
            feather = place("0,0* 40,-30 150,-44 196,-10* 140,16 40,20", *s.spot(way * 64, -64 + i * 34),
                            (1.24 - i * 0.14) * s.k, (-50 + i * 24) * way, way < 0)  # fmt: skip
            s.b.blob(feather, _hue(s, hue), 20)


def _leaves(s: Bust) -> None:
    for turn, long, hue in ((-62, 190, "#5E8A34"), (62, 190, "#5E8A34"), (-32, 226, "#7AA84A"), (32, 226, "#7AA84A"),
                            (0, 250, "#8FBC54")):  # fmt: skip
        leaf: list[Point] = [(-8, -90, 1), (-52, -long * 0.72), (0, -long, 1), (52, -long * 0.72), (8, -90, 1)]
        s.b.blob(place(leaf, s.x, s.y, s.k, turn), hue, 24)
        s.b.line(place([(0, -90), (0, -long + 20)], s.x, s.y, s.k, turn), 4, "#E4EEB0", 0.8)


def _roots(s: Bust) -> None:
    for i in range(9):
        turn = -112 + i * 28
        line: list[Point] = [circle(0, 0, r, turn - 90 + (14 if r % 60 else -14)) for r in (90, 130, 150, 190, 240)]
        s.b.limb(s.at(line), (26 - i % 3 * 5) * s.k, s.b.between("#6A4424", "#9A6A3A"))


def _moss(s: Bust) -> None:
    for i in range(26):
        at = circle(0, -10, 128 + (i * 37) % 66, 176 + i * 7.5)
        s.b.disc(*s.spot(*at), (26 + (i * 11) % 22) * s.k, s.b.between("#4A6A2A", "#8FAA4A"))
    for i in range(5):
        s.b.disc(*s.spot(*circle(0, -10, 170, 200 + i * 35)), 9 * s.k, "#F2D86A")


def _bolts(s: Bust) -> None:
    for turn in (-62, 62, -22, 22):
        zag: list[Point] = [(-20, -70), (26, -150), (-2, -150), (30, -252), (-36, -132), (-6, -132)]
        s.b.poly(place(zag, s.x, s.y, s.k, turn, turn < 0), "#F6D648", 14)
    s.b.glow(*s.spot(0, -190), 110 * s.k, "#FFE46A", 0.5)


def _wire(s: Bust) -> None:
    s.b.line(s.at("-420,-190 0,-170 420,-196"), 6 * s.k, "#F4EEDC", 1, True)
    s.b.limb(s.at("-190,-132 190,-216"), 12 * s.k, BRASS)
    for x, y in ((-190, -132), (190, -216)):
        s.b.disc(*s.spot(x, y), 26 * s.k, _hue(s, 1))
        s.b.glow(*s.spot(x, y), 50 * s.k, "#FFE46A", 0.7)


def _coil(s: Bust) -> None:
    for way in (-1, 1):
        for i in range(7):
            x, y = s.spot(way * (56 + i * 9), -110 - i * 20)
            s.b.oval(x, y, (46 - i * 3) * s.k, 13 * s.k, "#C87A3A" if i % 2 else "#E8A85A", 8)
        s.b.disc(*s.spot(way * 122, -254), 22 * s.k, "#FFF2A0")
    s.b.bolt(s.at("-110,-252 -50,-226 -16,-262 40,-228 110,-252"), 6 * s.k)


def _drums(s: Bust) -> None:
    for i in range(7):
        turn = -96 + i * 32
        x, y = s.spot(*circle(0, 10, 196, turn - 90))
        s.b.disc(x, y, 52 * s.k, "#8A2E3A", 30)
        s.b.disc(x, y, 39 * s.k, "#F4E4C0", 26)
        s.b.badge(x, y, 20 * s.k, "#3A2466")
    s.b.arc(*s.spot(0, 10), 196 * s.k, 174, 366, 8 * s.k, BRASS, 0.9)


def _fin(s: Bust) -> None:
    for way in (-1, 1):
        fin: list[Point] = [
            (way * 80, -60, 1),
            (way * 180, -156, 1),
            (way * 166, -60),
            (way * 214, 0, 1),
            (way * 160, 34),
            (way * 178, 104, 1),
            (way * 80, 70, 1),
        ]
        s.b.blob(s.at(fin), _hue(s, 0), 30)
        for y in (-110, 0, 76):
            s.b.line(s.at([(way * 86, y * 0.3), (way * 168, y)]), 4, s.b.lit(_hue(s, 0), 0.5), 0.8)
    s.b.blob(s.at("-40,-110* -20,-220 60,-266* 40,-190 44,-110*"), _hue(s, 0), 24)


def _shell(s: Bust) -> None:
    for i in (0, 6, 1, 5, 2, 4, 3):
        turn = (i - 3) * 22
        rib: list[Point] = [(0, -70), (-38, -210), (0, -246), (38, -210)]
        s.b.blob(place(rib, s.x, s.y, s.k, turn), "#F6D8C4" if i % 2 else "#E8A898", 22)
    s.b.disc(*s.spot(0, -126), 22 * s.k, "#FFFDF6")


def _moon(s: Bust) -> None:
    x, y = s.spot(0, -60)
    area = s.b.c.stencil().disc(x, y, 200 * s.k).disc(x, y - 66 * s.k, 172 * s.k, 0)
    s.b.glow(x, y, 190 * s.k, "#E8E4F8", 0.5)
    s.b.shade(area.mask(), "#F0ECD8", 30)
    for dx, dy, size in ((0, -180, 20), (-66, -148, 12), (66, -148, 12)):
        s.b.disc(*s.spot(dx, dy), size * s.k, "#FFFBE0")


def _waves(s: Bust) -> None:
    for j, hue in enumerate(("#F4FBFF", "#8FD0D8", "#3A82B8")):
        for i in (-2, 2, -1, 1, 0):
            curl = place(
                "-60,30* -50,-60 10,-110 62,-76* 30,-74 16,-40 60,30*",
                *s.spot(i * 74 + j * 16 - 16, -118 + j * 32),
                (1.12 - abs(i) * 0.12) * s.k,
                i * 14,
            )
            s.b.blob(curl, hue, 24)


def _rayed(s: Bust, count: int, paint: tuple[Paint, Paint], inner: float, outer: tuple[float, float]) -> None:
    x, y = s.spot(0, 0)
    for i in range(count):
        turn, half = i * 360 / count - 90, 180 / count
        tip = circle(x, y, outer[i % 2] * s.k, turn)
        s.b.poly(
            [circle(x, y, inner * s.k, turn - half), tip, circle(x, y, inner * s.k, turn + half)], paint[i % 2], 14
        )


def _sun(s: Bust) -> None:
    _rayed(s, 16, ("#FFE9A0", "#E8A02A"), 116, (186, 236))


def _rays(s: Bust) -> None:
    _rayed(s, 32, ("#B4501E", "#FFF4CC"), 60, (262, 236))
    for i in range(8):
        x, y = s.spot(*circle(0, 0, 206, i * 45 - 112.5))
        s.b.oval(x, y, 30 * s.k, 20 * s.k, "#FFFDF4", 10)
        s.b.dot(x, y, 11 * s.k, "#4A2C08")


def _hood(s: Bust) -> None:
    s.b.blob(
        s.at("0,-236 126,-190 172,-30 176,110 80,176 -80,176 -176,110 -172,-30 -126,-190"), s.b.dim(s.cloth, 0.1), 60
    )
    s.b.blob(s.at("0,-180 100,-140 134,-20 128,96 60,150 -60,150 -128,96 -134,-20 -100,-140"), s.b.quarter.dark, 40)


#: Drawn before the cloak, so that it stands behind the player.
BEHIND: Final = MappingProxyType[str, Callable[[Bust], None]](
    {
        "flame": _flame, "horns": _horns, "crown": _crown, "fan": _fan, "plume": _plume, "spikes": _spikes,
        "veil": _veil_behind, "mirror": _mirror, "ribbon": _ribbon, "cock": _cock, "twin": _twin, "wings": _wings,
        "leaf": _leaves, "roots": _roots, "moss": _moss, "bolt": _bolts, "coil": _coil, "drums": _drums, "fin": _fin,
        "shell": _shell, "moon": _moon, "waves": _waves, "sun": _sun, "rays": _rays,
    }
)  # fmt: skip
#: Drawn over the cloak, under the mask.
OVER: Final = MappingProxyType[str, Callable[[Bust], None]]({"hood": _hood})
#: Drawn after the mask.
BEFORE: Final = MappingProxyType[str, Callable[[Bust], None]]({"dome": _dome, "veil": _veil_before, "wire": _wire})
