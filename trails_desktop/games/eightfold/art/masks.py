"""Masks: an outline, what is carved or painted on it, and eyes."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point, smooth
from trails_desktop.cardart.scenery.brush import place
from trails_desktop.games.eightfold.art.players import Bust

_STAR: Final = [
    (
        (1.0 if i % 2 == 0 else 0.42) * math.sin(i * math.pi / 5),
        -(1.0 if i % 2 == 0 else 0.42) * math.cos(i * math.pi / 5),
    )
    for i in range(10)
]


def eyes(s: Bust, dx: float = 46, y: float = -10) -> None:
    """The eyes of a player, dark on a light mask and light on a dark one."""
    dark = sum(s.face) < 330
    ink = s.b.lit("#FFE9A8", 0.2) if dark else s.b.dim(s.b.quarter.dark, 0.2)
    for way in (-1, 1):
        x = way * dx
        if s.eyes == "slit":
            s.b.flat(smooth(s.at([(x - 32, y + way * 4), (x, y - 18), (x + 32, y - way * 4), (x, y + 15)])), ink)
        elif s.eyes == "round":
            s.b.dot(*s.spot(x, y), 25 * s.k, ink)
            s.b.dot(*s.spot(x - 7, y - 8), 8 * s.k, s.b.lit(s.face, 0.6))
        elif s.eyes == "square":
            s.b.flat(s.at([(x - 24, y - 17), (x + 24, y - 17), (x + 24, y + 17), (x - 24, y + 17)]), ink)
        elif s.eyes == "closed":
            lid: list[Point] = [(x - 30, y - 4), (x - 14, y + 11), (x + 14, y + 11), (x + 30, y - 4)]
            s.b.line(s.at(lid), 9 * s.k, ink, 1, True)
        else:
            s.b.flat(place(_STAR, *s.spot(x, y), 31 * s.k), ink)


def _mouth(s: Bust, y: float, bend: float = 18, wide: float = 40) -> None:
    s.b.line(s.at([(-wide, y), (0, y + bend), (wide, y)]), 8 * s.k, s.b.dim(s.face, 0.75), 1, True)


def _oval(s: Bust) -> None:
    s.b.blob(s.at("0,-140 82,-101 104,-7 75,87 0,140 -75,87 -104,-7 -82,-101"), s.face, 50 * s.k)
    s.b.poly(s.at("-10,-34 10,-34 17,36 -17,36"), s.b.dim(s.face, 0.16), 10)
    _mouth(s, 76)
    for way in (-1, 1):
        for i in range(3):
            cut: list[Point] = [(way * 96, 6 + i * 26), (way * 62, 16 + i * 26), (way * 94, 22 + i * 26)]
            s.b.flat(s.at(cut), s.trim)
    eyes(s, 48, -16)


def _half(s: Bust) -> None:
    skin = s.b.rng.choice(("#F0C8A0", "#CF9468", "#9C6444", "#6E4630"))
    s.b.blob(s.at("0,-134 80,-98 98,-10 70,84 0,132 -70,84 -98,-10 -80,-98"), skin, 46 * s.k)
    s.b.line(s.at("-30,84 0,98 30,84"), 9 * s.k, "#8A2E2A", 1, True)
    s.b.line(s.at("-10,44 0,52 10,44"), 5 * s.k, s.b.dim(skin, 0.4), 1, True)
    domino = "-176,-84* -96,-92 0,-70 96,-92 176,-84* 140,-8 96,44 34,38 0,2 -34,38 -96,44 -140,-8"
    s.b.blob(s.at(domino), s.face, 30 * s.k)
    s.b.line(s.at("-150,-70 -90,-74 0,-54 90,-74 150,-70"), 6 * s.k, s.trim, 1, True)
    eyes(s, 60, -22)


def _leaf(s: Bust) -> None:
    edge = "0,-164* 54,-112 76,-124* 92,-52 118,-36* 98,30 104,60* 58,104 0,168* -58,104 -104,60* -98,30 -118,-36* " \
           "-92,-52 -76,-124* -54,-112"  # fmt: skip
    s.b.blob(s.at(edge), s.face, 44 * s.k)
    vein = s.b.dim(s.face, 0.34)
    s.b.line(s.at("0,-150 0,70"), 5 * s.k, vein, 0.8)
    for way in (-1, 1):
        for y, reach in ((-60, 70), (20, 84), (66, 62)):
            s.b.line(s.at([(0, y + 26), (way * reach, y - 14)]), 4 * s.k, vein, 0.7)
    _mouth(s, 96, 14, 30)
    eyes(s, 46, -14)


def _round(s: Bust) -> None:
    s.b.disc(*s.spot(0, 0), 130 * s.k, s.face, 90 * s.k)
    s.b.circle(*s.spot(0, 0), 116 * s.k, 5 * s.k, s.trim, 0.8)
    for way in (-1, 1):
        s.b.disc(*s.spot(way * 76, 38), 24 * s.k, s.b.between("#E86A4A", "#F09A5A"), 16 * s.k)
    s.b.oval(*s.spot(0, 26), 20 * s.k, 24 * s.k, s.b.dim(s.face, 0.12), 14 * s.k)
    _mouth(s, 72, 28, 48)
    eyes(s, 50, -22)


def _shield(s: Bust) -> None:
    s.b.blob(s.at("-112,-128* 0,-152 112,-128* 116,-20 84,80 0,160* -84,80 -116,-20"), s.face, 50 * s.k)
    s.b.poly(s.at("-13,-146 13,-146 20,150 0,160 -20,150"), s.b.lit(s.face, 0.35), 12)
    s.b.box(*s.spot(-116, -62), *s.spot(116, -44), s.trim, 8, 4)
    for way in (-1, 1):
        for x, y in ((88, -106), (96, 30), (62, 92)):
            s.b.disc(*s.spot(way * x, y), 9 * s.k, s.b.dim(s.face, 0.25))
        for i in range(3):
            s.b.line(s.at([(way * 30, 60 + i * 22), (way * (66 - i * 12), 54 + i * 22)]), 7 * s.k, s.b.dim(s.face, 0.6))
    eyes(s, 56, -8)


def _kite(s: Bust) -> None:
    s.b.poly(s.at("0,-172 118,-30 0,186 -118,-30"), s.face, 60 * s.k)
    s.b.flat(s.at("0,-172 118,-30 0,-30"), s.trim, 0.75)
    s.b.flat(s.at("0,186 -118,-30 0,-30"), s.trim, 0.75)
    s.b.line(s.at("0,-172 0,186"), 5 * s.k, s.b.dim(s.face, 0.5), 0.8)
    s.b.line(s.at("-118,-30 118,-30"), 5 * s.k, s.b.dim(s.face, 0.5), 0.8)
    for x in (-46, 46):
        s.b.disc(*s.spot(x, -12), 39 * s.k, s.b.lit(s.face, 0.5), 20)
    s.b.poly(s.at("-16,34 16,34 0,96"), "#E8A050", 10)
    eyes(s, 46, -12)


def _horned(s: Bust) -> None:
    for way in (-1, 1):
        ear: list[Point] = [(way * 84, -50, 1), (way * 150, -64), (way * 196, -30, 1), (way * 150, 4), (way * 90, 0, 1)]
        s.b.blob(s.at(ear), s.b.dim(s.face, 0.2), 20)
    s.b.blob(
        s.at("-104,-96 -50,-132 50,-132 104,-96 98,-10 66,60 62,130 0,164 -62,130 -66,60 -98,-10"), s.face, 50 * s.k
    )
    s.b.blob(s.at("-56,88 0,72 56,88 50,140 0,158 -50,140"), s.b.dim(s.face, 0.18), 20)
    for way in (-1, 1):
        s.b.dot(*s.spot(way * 20, 104), 8 * s.k, s.b.dim(s.face, 0.75))
    s.b.blob(s.at("-22,156 0,150 22,156 0,226*"), s.trim, 14)
    _mouth(s, 130, 8, 26)
    eyes(s, 58, -24)


MASKS: Final = MappingProxyType[str, Callable[[Bust], None]](
    {"oval": _oval, "half": _half, "leaf": _leaf, "round": _round, "shield": _shield, "kite": _kite, "horned": _horned}
)
