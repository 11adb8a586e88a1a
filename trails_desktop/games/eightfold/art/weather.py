"""The weather of each quarter, behind whatever stands at the fair."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point, smooth
from trails_desktop.cardart.scenery.brush import place
from trails_desktop.games.eightfold.art.fair import Fair


def _embers(b: Fair) -> None:
    r = b.rng
    b.glow(320, 560, 320, "#FF7A2C", 0.6)
    for left in (60.0, 480.0):
        smoke: list[Point] = [
            (left, 560, 1), (left - 16, 420), (left + 26, 300), (left - 30, 170), (left + 20, -20, 1),
            (left + 150, -20, 1), (left + 84, 180), (left + 100, 300), (left + 40, 430), (left + 26, 560, 1),
        ]  # fmt: skip
        b.shine(smooth(smoke), "#FFB070", 0.28, 14)
    for _ in range(60):
        b.dot(r.uniform(0, 640), r.uniform(60, 560), r.uniform(1.5, 5), b.between("#FFE39A", "#FF7A3C"), 0.9)


def _snow(b: Fair) -> None:
    r = b.rng
    b.sun(b.scene.sun_x, 150, 44)
    for _ in range(70):
        b.dot(r.uniform(0, 640), r.uniform(0, 700), r.uniform(2, 7), "#FFFFFF", r.uniform(0.5, 1))
    for _ in range(7):
        b.badge(r.uniform(20, 620), r.uniform(30, 420), r.uniform(12, 24), "#FFFFFF", "ice")


def _gusts(b: Fair) -> None:
    r = b.rng
    b.sun(b.scene.sun_x, 140, 50)
    for i in range(9):
        y, phase = 60 + i * 58 + r.uniform(-16, 16), r.uniform(0, 6)
        stream = [(t * 40.0 - 20, y + 26 * math.sin(t * 0.5 + phase)) for t in range(18)]
        b.line(stream, r.uniform(3, 9), "#FFFFFF", 0.4, True)
    for _ in range(16):
        at = (r.uniform(0, 640), r.uniform(60, 520))
        b.blob(
            place("-12,0* 0,-6 13,0* 0,6", *at, 1, r.uniform(-30, 40)), r.choice(("#F4E6B0", "#7FC08A", "#E8A050")), 5
        )


def _dust(b: Fair) -> None:
    r = b.rng
    b.sun(b.scene.sun_x, 180, 66)
    for i, hue in enumerate(("#C9A05A", "#B48E4A", "#9F7C3A")):
        b.ridge(380 + i * 60, 40 - i * 8, hue)
    for i in range(5):
        b.rect(r.uniform(-60, 260), 100 + i * 50, r.uniform(320, 700), 106 + i * 50, "#F8ECC8", 0.3)


def _storm(b: Fair) -> None:
    r = b.rng
    for _ in range(9):
        b.disc(r.uniform(-20, 660), r.uniform(30, 190), r.uniform(70, 120), b.between("#4A3080", "#24163E"), 70)
    x, y = b.scene.sun_x, 190.0
    path: list[Point] = [(x, y)]
    while y < 500:
        x, y = x + r.choice((-1, 1)) * r.uniform(14, 50), y + r.uniform(50, 90)
        path.append((x, y))
    b.bolt(path, 7)


def _rain(b: Fair) -> None:
    r = b.rng
    b.sun(b.scene.sun_x, 150, 40)
    for i in range(3):
        b.cloud(r.uniform(40, 600), 60 + i * 70, r.uniform(180, 320), "#8FB0CC")
    for _ in range(80):
        x, y = r.uniform(0, 680), r.uniform(40, 640)
        b.line([(x, y), (x - 16, y + 60)], 2.4, "#E4F2FA", 0.5)


def _noon(b: Fair) -> None:
    b.sun(320, 210, 120)
    b.rays(320, 210, 24, 150, 800, 0.22, "#FFFFFF")


def _mist(b: Fair) -> None:
    r, x = b.rng, b.scene.sun_x
    b.stars(26, 420)
    b.glow(x, 150, 70, "#A8A0CC", 0.5)
    b.disc(x, 150, 50, "#D8D4EA", 40)
    b.dot(x + 22, 138, 42, b.scene.sky[1])
    for i in range(6):
        b.rect(r.uniform(-100, 300), 320 + i * 46, r.uniform(320, 760), 336 + i * 46, "#8A84AA", 0.22)


def _still(b: Fair) -> None:
    b.sun(b.scene.sun_x, 170, 52)


_WEATHERS: Final = MappingProxyType[str, Callable[[Fair], None]](
    {
        "fire": _embers, "ice": _snow, "wind": _gusts, "earth": _dust, "thunder": _storm, "aqua": _rain,
        "shine": _noon, "dark": _mist, "": _still,
    }
)  # fmt: skip


def open_air(b: Fair, tents: bool = True, bunting: bool = True, ground: float = 560.0) -> None:
    """The sky of a quarter, its weather and, if wanted, the fair under it."""
    b.sky()
    _WEATHERS[b.element](b)
    if tents:
        b.tents(ground)
    if bunting and b.element != "dark":
        b.bunting()
