"""Striders: a hull on legs with one working part. They are cranes: never a head, arms and two legs together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trails_desktop.games.seawall.art.flats import GROUND, Flats
from trails_desktop.games.seawall.art.hulls import HULLS, Hull
from trails_desktop.games.seawall.art.parts import PARTS, RISES
from trails_desktop.games.seawall.art.rig import Rig

#: How large a strider is, by rarity: the rarer, the larger.
_SIZES: Final = MappingProxyType({"C": 0.95, "U": 1.0, "R": 1.06, "SR": 1.14, "T": 0.76})
_EDGE: Final = 16.0


def strider(b: Flats, words: Mapping[str, str]) -> None:
    """Hull, legs and part as the card's data have them; what they leave open is up to chance."""
    b.shore()
    size = _SIZES.get(words.get("rarity", ""), 0.96) * b.rng.uniform(0.97, 1.03)
    shape = HULLS.get(words.get("hull", ""), HULLS["box"])
    part = words.get("part", "none")
    # nothing that stands on it leaves the picture
    room = (GROUND - _EDGE) / (GROUND - shape.top[1] + RISES.get(part, 0.0))
    rig = Rig(b, 320 + b.rng.uniform(-14, 14), GROUND, min(size, room))
    spread = b.rng.uniform(0.9, 1.15)
    _legs(rig, shape, words.get("legs", "three"), spread, behind=True)
    shape.draw(rig)
    _legs(rig, shape, words.get("legs", "three"), spread, behind=False)
    PARTS.get(part, PARTS["none"])(rig, shape)
    b.wet()


def _legs(rig: Rig, hull: Hull, kind: str, spread: float, behind: bool) -> None:
    """What it stands on, those that the hull hides first."""
    b, high = rig.b, hull.hips
    far, near = b.dim(b.hull, 0.42), "#C9CDC6" if b.color in ("blue", "white") else b.dim(b.hull, 0.12)
    left, right = hull.left, hull.right
    if kind == "gantry":
        if behind:
            for x, way in ((left, -1), (right, 1)):
                rig.truss((x, high - 6), (x + way * 26 * spread, GROUND + 6), 46, b.dim(b.hull, 0.15), 6)
                rig.box(x + way * 26 * spread - 54, GROUND - 8, x + way * 26 * spread + 54, GROUND + 14, far, 10, 6)
        return
    thick = 20 + (right - left) * 0.035
    if kind == "two":
        if not behind:
            for x, way in ((left + 24, -1), (right - 24, 1)):
                rig.leg(
                    (x, high), (x + way * 40 * spread, (high + GROUND) / 2 + 6), (x + way * 4, GROUND + 8), thick, near
                )
    elif kind == "three":
        middle = (left + right) / 2
        if behind:
            rig.leg((middle + 6, high), (middle + 28, (high + GROUND) / 2), (middle + 10, GROUND - 8), thick * 0.8, far)
        else:
            for x, way in ((left + 14, -1), (right - 14, 1)):
                foot = x + way * 58 * spread
                rig.leg((x, high), (foot + way * 14, (high * 1.1 + GROUND * 0.9) / 2), (foot, GROUND + 8), thick, near)
    elif behind:
        for x, way in ((left + 54, -1), (right - 54, 1)):
            rig.leg((x, high), (x + way * 18, (high + GROUND) / 2), (x + way * 10, GROUND - 6), thick * 0.9, far)
    else:
        for x, way in ((left + 10, -1), (right - 10, 1)):
            foot = x + way * 34 * spread
            rig.leg((x, high), (foot + way * 12, (high + GROUND) / 2 + 4), (foot, GROUND + 10), thick * 1.1, near)
