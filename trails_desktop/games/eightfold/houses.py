"""The eight quarters of the Long Fair, by the element of their cards."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

from trails_desktop.games.faces.house import House, Part

_T: Final = math.tau


def _turned(points: tuple[tuple[float, float], ...], a: float, dx: float = 0.0, dy: float = 0.0) -> Part:
    flat: list[float] = []
    for x, y in points:
        flat += [dx + x * math.cos(a) - y * math.sin(a), dy + x * math.sin(a) + y * math.cos(a)]
    return ("+", tuple(flat))


def _star() -> tuple[Part, ...]:
    bar = ((-1.0, -0.13), (1.0, -0.13), (1.0, 0.13), (-1.0, 0.13))
    barb = ((0, 0.12), (0.28, 0.46), (0.44, 0.34), (0.2, 0), (0.44, -0.34), (0.28, -0.46), (0, -0.12))
    arms = [_turned(bar, a) for a in (_T / 12, _T / 4, _T * 5 / 12)]
    tips = [_T / 12 + i * _T / 6 for i in range(6)]
    return (*arms, *(_turned(barb, a, 0.62 * math.cos(a), 0.62 * math.sin(a)) for a in tips))


def _sun() -> tuple[Part, ...]:
    rays: list[Part] = []
    for i in range(8):
        a = i / 8 * _T
        tip = (1.08 * math.cos(a), 1.08 * math.sin(a))
        feet = [(0.6 * math.cos(a + d), 0.6 * math.sin(a + d)) for d in (0.26, -0.26)]
        rays.append(("+", (*tip, *feet[0], *feet[1])))
    return (("+", (0, 0, 0.50)), *rays)


def _wave(y: float) -> Part:
    def sway(i: int) -> float:
        return 0.16 * math.sin(i / 16 * _T * 1.5)

    above = [(-1 + i / 8, y + sway(i)) for i in range(17)]
    below = [(1 - i / 8, y + 0.32 + sway(16 - i)) for i in range(17)]
    return ("+", tuple(v for point in (*above, *below) for v in point))


HOUSES: Final = MappingProxyType(
    {
        "fire": House(
            "fire", {"en": "Kiln", "ja": "窯"}, "#DE512B", "#87260B", "#FBE6DC", "tongues",
            (
                ("+", (0.06, -1.08, 0.30, -0.58, 0.66, -0.14, 0.78, 0.32, 0.56, 0.80, 0, 1.0, -0.56, 0.80, -0.78, 0.34,
                       -0.66, -0.10, -0.42, 0.12, -0.34, -0.42)),
                ("-", (0.02, 0.02, 0.30, 0.46, 0.22, 0.78, 0, 0.86, -0.22, 0.78, -0.30, 0.46)),
            ),
        ),
        "ice": House("ice", {"en": "Rime", "ja": "霜"}, "#4FA9D0", "#0F5273", "#E2F2F9", "crystals", _star()),
        "wind": House(
            "wind", {"en": "Gale", "ja": "風"}, "#3FA58B", "#0F5546", "#E0F3EE", "gusts",
            (
                ("+", (0, 0, 1)), ("-", (0.22, 0.16, 0.70)), ("+", (0.36, 0.22, 0.40)),
                ("-", (-0.2, -1.1, 1.2, -1.1, 1.2, -0.1, 0.62, -0.30)),
            ),
        ),
        "earth": House(
            "earth", {"en": "Loam", "ja": "土"}, "#B58130", "#684008", "#F7ECD6", "furrows",
            (("+", (-1, 0.92, -1, 0.36, -0.66, 0.36, -0.66, -0.22, -0.32, -0.22, -0.32, -0.82, 0.32, -0.82, 0.32, -0.22,
                    0.66, -0.22, 0.66, 0.36, 1, 0.36, 1, 0.92)),),
        ),
        "thunder": House(
            "thunder", {"en": "Spark", "ja": "雷"}, "#8A60D0", "#482888", "#ECE5FA", "zigzag",
            (("+", (0.34, -1.08, -0.74, 0.22, -0.08, 0.22, -0.36, 1.08, 0.74, -0.28, 0.06, -0.28)),),
        ),
        "aqua": House(
            "aqua", {"en": "Tide", "ja": "潮"}, "#3A68C6", "#173A86", "#E3EAF8", "waves",
            (_wave(-0.82), _wave(-0.16), _wave(0.50)),
        ),
        "shine": House("shine", {"en": "Noon", "ja": "昼"}, "#E2BC4A", "#665008", "#FBF4DA", "rays", _sun()),
        "dark": House(
            "dark", {"en": "Hush", "ja": "黙"}, "#4B4466", "#2B2545", "#E6E3EE", "dots",
            (("+", (0, 0, 1)), ("-", (0, -0.30, 0.70)), ("+", (0, -0.30, 0.36))),
        ),
        "": House(
            "", {"en": "The Long Fair", "ja": "長市"}, "#7A6E86", "#3E3448", "#ECEBE4", "plain",
            (("+", (0, 0, 0.92)), ("-", (0, 0, 0.62)), ("+", (0, 0, 0.28))),
        ),
    }
)  # fmt: skip
