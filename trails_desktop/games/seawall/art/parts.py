"""Working parts of striders, fastened to the top or the front of a hull."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.outlines import Point, smooth
from trails_desktop.cardart.scenery.brush import place
from trails_desktop.games.seawall.art.flats import BRASS, GROUND, IRON, WOOD
from trails_desktop.games.seawall.art.hulls import Hull
from trails_desktop.games.seawall.art.rig import Rig

_CHAIN: Final = "#C9A23C"
#: How far parts rise above the top of a hull.
RISES: Final = MappingProxyType(
    {"lamp": 144.0, "bell": 92.0, "hook": 100.0, "spyglass": 132.0, "sail": 152.0, "none": 56.0}
)


def _none(g: Rig, hull: Hull) -> None:
    """A pennant: something has to move in the wind."""
    x, y = hull.top
    g.limb([(x, y + 4), (x, y - 52)], 6, "#C9CDC6")
    g.poly([(x + 3, y - 52), (x + 74, y - 38), (x + 3, y - 22)], "#F0B23C", 8)


def _gate(g: Rig, hull: Hull) -> None:
    """A sluice gate carried in front."""
    b = g.b
    g.box(150, 250, 490, 508, "#8FA4B0", 60, 10)
    for i in range(5):
        g.box(150, 262 + i * 48, 490, 278 + i * 48, "#C9D2D6", 8)
        g.rivets([(166 + j * 28, 270 + i * 48) for j in range(12)], 3)
    for x in (140, 478):
        g.box(x, 236, x + 26, 522, b.hull, 12, 6)
    g.badge(320, 382, 76, b.hull)


def _spyglass(g: Rig, hull: Hull) -> None:
    """A telescope as long as the hull is wide."""
    x, y = hull.top
    g.limb([(x, y + 30), (x, y - 6)], 22, WOOD)
    for start, end, wide, paint in ((-120, 20, 46, BRASS), (10, 130, 62, "#B98B3A"), (120, 236, 80, BRASS)):
        ends = [
            place([(start, -wide / 2), (end, -wide / 2 - 5), (end, wide / 2 + 5), (start, wide / 2)], x, y - 24, 1, -16)
        ]
        g.poly(ends[0], paint, 20)
    glass = place([(236, -45), (250, -45), (250, 45), (236, 45)], x, y - 24, 1, -16)
    g.poly(glass, "#BFE6EE", 14)


def _bucket_chain(g: Rig, hull: Hull) -> None:
    """Buckets on a girder that reaches the ground."""
    x, y = hull.front
    start, end = (x - 130, y - 60), (x + 40, GROUND - 20)
    g.truss(start, end, 62, _CHAIN, 7)
    for i in range(8):
        t = i / 7
        spot = (start[0] + (end[0] - start[0]) * t + 12, start[1] + (end[1] - start[1]) * t - 34)
        g.poly(place("-32,-22 32,-22 22,26 -22,26", *spot, 1, 34), "#8A6A2E", 14)
    g.disc(*start, 38, "#8A6A2E", 20)
    g.disc(*end, 28, "#8A6A2E", 16)


def _horns(g: Rig, hull: Hull) -> None:
    """A pair of tusks, for pushing."""
    b, (x, y) = g.b, hull.front
    for side in (-1, 1):
        at = 320 + side * (x - 320)
        tusk: list[Point] = [
            (at - side * 26, y + 30), (at + side * 52, y - 6), (at + side * 76, y - 122, 1),
            (at + side * 22, y - 52), (at - side * 34, y - 12),
        ]  # fmt: skip
        g.blob(tusk, b.lit(b.trim, 0.3), 20)
        g.disc(at - side * 18, y + 12, 22, b.dim(b.hull, 0.3))


def _blade(g: Rig, hull: Hull) -> None:
    """A plough share on a girder."""
    b, (x, y) = g.b, hull.front
    tip = (min(x + 60, 540), GROUND - 120)
    g.truss((x - 60, y + 10), tip, 46, _CHAIN, 4)
    share: list[Point] = [(tip[0] - 50, tip[1] - 66, 1), (tip[0] + 34, tip[1] - 20), (tip[0] + 84, GROUND + 4, 1),
                          (tip[0] - 30, GROUND + 2), (tip[0] - 58, GROUND - 70)]  # fmt: skip
    g.blob(share, "#A9B0A8", 50)
    g.line([(tip[0] - 44, tip[1] - 58), (tip[0] + 34, tip[1] - 14), (tip[0] + 80, GROUND)], 8, "#F2F2E4", 1, True)
    for i in range(3):
        mud = [
            (tip[0] + 20 + i * 30, GROUND + 4),
            (tip[0] + 40 + i * 26, GROUND - 50 + i * 12),
            (tip[0] + 90 + i * 14, GROUND + 6),
        ]
        g.poly(mud, b.dim(b.hour.mud, 0.2), 16)


def _jib(g: Rig, hull: Hull) -> tuple[float, float]:
    """A crane's arm to the right; where its cable hangs."""
    b, (x, y) = g.b, hull.top
    g.limb([(x, y + 26), (x, y - 40)], 26, b.dim(b.hull, 0.2))
    end = (min(x + 250, 590), y - 10)
    g.truss((x - 70, y - 40), end, 40, b.trim, 8)
    g.line([(x - 60, y - 44), (x, y - 92), end], 4, b.hour.dark, 0.8)
    g.limb([(x, y - 30), (x, y - 92)], 12, b.dim(b.hull, 0.2))
    return (end[0] - 24, end[1] + 8)


def _hook(g: Rig, hull: Hull) -> None:
    x, y = _jib(g, hull)
    low = min(y + 180, GROUND - 170)
    g.line([(x, y), (x, low)], 6, g.b.hour.dark)
    g.box(x - 28, low - 6, x + 28, low + 44, _CHAIN, 14, 8)
    bow: list[Point] = [(x, low + 40), (x, low + 84), (x + 46, low + 112), (x + 42, low + 160), (x - 2, low + 176),
                        (x - 46, low + 152), (x - 52, low + 116)]  # fmt: skip
    g.limb(smooth(bow, closed=False), 26, IRON)


def _claw(g: Rig, hull: Hull) -> None:
    """An arm that bends over and ends in pincers."""
    b, (x, y) = g.b, hull.front
    elbow, wrist = (min(x + 50, 560), max(70, y - 170)), (min(x + 96, 566), y + 20)
    g.limb([(x - 60, y - 10), elbow, wrist], 34, b.trim)
    g.disc(*elbow, 30, IRON)
    g.disc(*wrist, 34, IRON)
    for flip in (False, True):
        nail = "-6,0* -58,34 -76,110 -16,196* -36,118 -8,50"
        g.blob(place(nail, *wrist, 1, 0, flip), "#5A6068", 26)


def _sail(g: Rig, hull: Hull) -> None:
    b, (x, y) = g.b, hull.top
    tall = max(150.0, min(220.0, y - 8))
    g.limb([(x, y + 20), (x, y - tall)], 14, WOOD)
    leech: list[Point] = [
        (x + 8, y - tall + 8, 1),
        (x + 120, y - tall * 0.6),
        (x + 156, y - tall * 0.18),
        (x + 8, y - 6, 1),
    ]
    g.blob(leech, "#E9CFA0" if b.color != "white" else "#F6F2E4", 30)
    g.poly(
        [(x + 8, y - tall * 0.62), (x + 122, y - tall * 0.46), (x + 138, y - tall * 0.3), (x + 8, y - tall * 0.42)],
        b.hull,
        10,
    )
    jib: list[Point] = [(x - 8, y - tall + 20, 1), (x - 60, y - tall * 0.4), (x - 96, y - 10, 1)]
    g.blob(jib, "#DCC090" if b.color != "white" else "#E4E0D2", 20)


def _lamp(g: Rig, hull: Hull) -> None:
    """A lamp room on top, its beams to both sides."""
    b, (x, y) = g.b, hull.top
    g.box(x - 54, y - 6, x + 54, y + 14, b.trim, 8, 6)
    g.box(x - 44, y - 96, x + 44, y - 4, "#FFE9A8", 30, 8)
    for dx in (-44, -15, 15, 44):
        g.line([(x + dx, y - 96), (x + dx, y - 4)], 5, b.hour.dark)
    g.poly([(x - 62, y - 94), (x + 62, y - 94), (x + 18, y - 136), (x - 18, y - 136)], b.hull, 18)
    g.glow(x, y - 50, 170, "#FFE39A", 0.9)
    for way in (-1, 1):
        beam = g.at([(x, y - 50), (x + way * 420, y - 170), (x + way * 420, y + 50)])
        b.shine(beam, "#FFE9A8", 0.42, 6)


def _bell(g: Rig, hull: Hull) -> None:
    """A bell under a yoke, ringing."""
    b, (x, y) = g.b, hull.top
    for side in (-1, 1):
        g.limb([(x + side * 84, y + 40), (x + side * 60, y - 66)], 13, b.dim(b.trim, 0.1))
    g.limb([(x - 76, y - 66), (x + 76, y - 66)], 16, WOOD)
    skirt = "0,-84 26,-66 36,-10 62,36* -62,36* -36,-10 -26,-66"
    g.blob(place(skirt, x, y + 14, 1.0), "#D9A63C", 34)
    g.disc(x, y + 58, 15, "#8A6420")
    for size in (104, 136):
        for start in (-26, 156):
            g.arc(x, y, size, start, start + 50, 6, "#FFFFFF")


def _horn(g: Rig, hull: Hull) -> None:
    """A horn as large as the hull, for fog."""
    b, (x, y) = g.b, hull.front
    mouth = (min(x + 110, 556), max(120, y - 150))
    trumpet = [(x - 96, y - 6), (x - 60, y - 50), (mouth[0] - 54, mouth[1] - 78), (mouth[0] + 44, mouth[1] + 66)]
    g.poly([*trumpet, (x - 30, y + 34)], "#C9963C", 60)
    g.disc(*mouth, 92, "#8A5E1E", 50)
    g.disc(*mouth, 62, "#5A3A12", 40)
    g.disc(*mouth, 34, "#2A1A08", 20)
    for size in (124, 154):
        g.arc(*mouth, size, -70, 20, 7, "#FFFFFF")
    g.box(x - 130, y - 6, x - 60, y + 60, b.dim(b.hull, 0.2), 14, 8)


PARTS: Final = MappingProxyType[str, Callable[[Rig, Hull], None]](
    {
        "none": _none, "gate": _gate, "spyglass": _spyglass, "bucket chain": _bucket_chain, "horns": _horns,
        "blade": _blade, "hook": _hook, "claw": _claw, "sail": _sail, "lamp": _lamp, "bell": _bell, "horn": _horn,
    }
)  # fmt: skip
