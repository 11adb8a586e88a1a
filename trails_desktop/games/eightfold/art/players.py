"""The players of the fair: a frontal bust, so that costume, collar and mask carry the person.

A card says mask, eyes and crest; within a quarter no mask and no eyes come twice. So the mask deals pattern and collar,
the eyes deal cloth and sky, and no two of a quarter are dressed alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.canvas import Stencil
from trails_desktop.cardart.drawing.outlines import Path, Point
from trails_desktop.cardart.drawing.palette import Colour
from trails_desktop.cardart.scenery.brush import circle, place
from trails_desktop.games.eightfold.art.fair import Fair
from trails_desktop.games.eightfold.art.weather import open_air

EYES: Final = ("slit", "round", "square", "closed", "star")
#: How large a player is, by rarity: the rarer, the larger.
_SIZES: Final = MappingProxyType({"C": 0.92, "U": 0.96, "R": 1.0, "SR": 1.06})


@dataclass(frozen=True, slots=True)
class Bust:
    """A player's own coordinates: (0, 0) is the middle of the mask, which is about 140 high and 105 wide each way."""

    b: Fair
    x: float
    y: float
    k: float
    cloth: Colour
    trim: Colour
    face: Colour
    eyes: str

    def at(self, outline: str | Path) -> list[Point]:
        """An outline on the picture."""
        return place(outline, self.x, self.y, self.k)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.k, self.y + y * self.k


def bust_of(b: Fair, words: Mapping[str, str]) -> Bust:
    """Where a player stands and what it wears."""
    eyes = words.get("eyes", "")
    nth = EYES.index(eyes) if eyes in EYES else b.rng.randrange(len(EYES))
    size, q = _SIZES.get(words.get("rarity", ""), 0.96), b.quarter
    # a crest needs the sky over it
    return Bust(b, 320 + (nth - 2) * 9, 262, size, q.cloths[nth], q.trims[nth], q.faces[nth], EYES[nth])


# ---- cloth


def _lozenges(s: Bust, area: Stencil) -> None:
    for i in range(12):
        for j in range(5):
            area.poly(s.at([(p[0] + (i - 5.5) * 52, p[1] + 210 + j * 72 + (i % 2) * 36) for p in _LOZENGE]))


_LOZENGE: Final[Path] = ((0, -34), (24, 0), (0, 34), (-24, 0))
_FEATHER: Final[Path] = ((0, 34), (15, 4), (0, -26), (-15, 4))


def _stripes(s: Bust, area: Stencil) -> None:
    for i in range(-3, 4):
        area.poly(s.at([(i * 60 - 14, 90), (i * 60 + 14, 90), (i * 92 + 24, 540), (i * 92 - 24, 540)]))


def _scales(s: Bust, area: Stencil) -> None:
    for i in range(13):
        for j in range(9):
            area.ring(*s.spot((i - 6) * 50 + (25 if j % 2 else 0), 130 + j * 44), 34 * s.k, 7 * s.k)


def _zigzag(s: Bust, area: Stencil) -> None:
    for j in range(7):
        area.line(s.at([(-300 + i * 40, 150 + j * 62 + (26 if i % 2 else 0)) for i in range(16)]), 13 * s.k)


def _feathers(s: Bust, area: Stencil) -> None:
    for i in range(13):
        for j in range(8):
            area.poly(s.at([(p[0] + (i - 6) * 46 + (23 if j % 2 else 0), p[1] + 150 + j * 50) for p in _FEATHER]))


def _patches(s: Bust, area: Stencil) -> None:
    for i in range(9):
        for j in range(5):
            if (i + j) % 3 == 0:
                x, y = (i - 4) * 78, 130 + j * 80 + i * 37 % 40
                area.poly(s.at([(x, y), (x + 58, y), (x + 58, y + 60), (x, y + 60)]))


def _dots(s: Bust, area: Stencil) -> None:
    for i in range(10):
        for j in range(6):
            area.disc(*s.spot((i - 4.5) * 64 + (32 if j % 2 else 0), 170 + j * 64), 17 * s.k)


# ---- collars


def _ruff(s: Bust) -> None:
    for i in range(16):
        a = i / 15 * math.pi
        c, n = math.cos(a), math.sin(a)
        fold = [
            (-26 + c * 150, 128 + n * 44),
            (c * 166, 130 + n * 56),
            (26 + c * 150, 128 + n * 44),
            (c * 70, 116 + n * 14),
        ]
        s.b.blob(s.at(fold), "#FBF6E6" if i % 2 else s.trim, 12)


def _fan(s: Bust) -> None:
    for i in range(13):
        turn = 184 + i / 12 * 172
        sides = [circle(*circle(0, 130, 244, turn), 34, turn + way * 90) for way in (-1, 1)]
        blade = [(0.0, 130.0), sides[0], circle(0, 130, 268, turn), sides[1]]
        s.b.poly(s.at(blade), s.trim if i % 2 else s.b.lit(s.cloth, 0.2), 20)


def _fur(s: Bust) -> None:
    for i in range(13):
        a = i / 12 * math.pi
        s.b.disc(*s.spot(150 * math.cos(a), 128 + 50 * math.sin(a)), 42 * s.k, s.trim, 26 * s.k)


def _scarf(s: Bust) -> None:
    s.b.blob(s.at("60,170 120,160 156,400* 70,410*"), s.trim, 30)
    s.b.blob(s.at("-130,96 0,150 130,96 150,150 0,210 -150,150"), s.trim, 30)


def _bow(s: Bust) -> None:
    for way in (-1, 1):
        s.b.blob(
            s.at([(0, 168), (way * 70, 118), (way * 150, 108, 1), (way * 158, 228, 1), (way * 70, 216)]), s.trim, 30
        )
        s.b.line(s.at([(way * 20, 168), (way * 110, 150)]), 5 * s.k, s.b.dim(s.trim, 0.4), 0.6)
    s.b.disc(*s.spot(0, 168), 34 * s.k, s.b.dim(s.trim, 0.15))


def _chain(s: Bust) -> None:
    for i in range(11):
        a = (0.08 + i / 10 * 0.84) * math.pi
        s.b.ring(*s.spot(170 * math.cos(a), 96 + 130 * math.sin(a)), 21 * s.k, 11 * s.k, "#D8B04A")
    s.b.disc(*s.spot(0, 244), 44 * s.k, "#D8B04A")
    s.b.badge(*s.spot(0, 244), 26 * s.k, s.b.quarter.dark)


def _points(s: Bust) -> None:
    for i in range(9):
        a = (0.02 + i / 8 * 0.96) * 180
        tip, (x, y) = circle(0, 100, 226 - (i % 2) * 24, a), circle(0, 100, 130, a)
        dx, dy = circle(0, 0, 40, a + 90)
        s.b.poly(s.at([(x - dx, y - dy), tip, (x + dx, y + dy), (0, 100)]), s.trim if i % 2 else "#FBF6E6", 14)
        s.b.disc(*s.spot(*tip), 13 * s.k, "#D8B04A")


@dataclass(frozen=True, slots=True)
class Garment:
    """What goes with a mask. behind: the collar stands behind the cloak."""

    pattern: Callable[[Bust, Stencil], None]
    collar: Callable[[Bust], None]
    behind: bool = False


GARMENTS: Final = MappingProxyType(
    {
        "oval": Garment(_lozenges, _ruff),
        "half": Garment(_stripes, _bow),
        "leaf": Garment(_feathers, _scarf),
        "round": Garment(_dots, _points),
        "shield": Garment(_scales, _chain),
        "kite": Garment(_zigzag, _fan, behind=True),
        "horned": Garment(_patches, _fur),
    }
)
_CLOAK: Final = "-70,90 -170,140 -250,230 -290,540* 290,540* 250,230 170,140 70,90"


def backdrop(b: Fair) -> None:
    """The fair behind a player."""
    open_air(b, bunting=b.element != "shine")


def garment(s: Bust, mask: str) -> None:
    """Cloak, pattern and collar."""
    worn = GARMENTS[mask]
    s.b.glow(s.x, s.y, 250 * s.k, s.b.pal.light, 0.35)
    if worn.behind:
        worn.collar(s)
    cloak = s.b.blob(s.at(_CLOAK), s.cloth, 80 * s.k)
    area = s.b.c.stencil()
    worn.pattern(s, area)
    s.b.inside(cloak, area, s.trim, 0.55)
    if not worn.behind:
        worn.collar(s)
