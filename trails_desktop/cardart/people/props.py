"""What people carry, all of it behind the body."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.people.base import Figure

_WOOD = "#6B4A32"


def _pole(fig: Figure) -> None:
    fig.part(fig.poly("-1.335,-.92 -1.265,-.92 -1.25,5 -1.35,5"), rgb(_WOOD), 0.05)


def lance(fig: Figure) -> None:
    """A lance with a pennant."""
    _pole(fig)
    fig.part(fig.poly("-1.3,-1.24 -1.18,-.86 -1.3,-.74 -1.42,-.86"), rgb("#D9DEE2"), 0.08)
    pennant = "-1.3,-.66* -1.7,-.6 -2.05,-.72 -2.4,-.56* -2.14,-.36 -2.42,-.14* -2.02,-.22 -1.66,-.12 -1.3,-.2*"
    fig.part(fig.blob(pennant), fig.palette.accent, 0.16)


def crook(fig: Figure) -> None:
    """A crook with a lit lantern."""
    _pole(fig)
    fig.part(fig.curve("-1.3,-.9 -1.32,-1.12 -1.52,-1.24 -1.72,-1.12 -1.72,-.92", 0.075), rgb(_WOOD), 0.05)
    c, pal = fig.canvas, fig.palette
    lamp = Local(c, *fig.spot(-1.72, -0.92), 0.60 * fig.scale)
    c.screen(lamp.glow(0, 0.55, 1.0, 0.5), pal.lamp, 0.75)
    c.fill(lamp.poly("-.0833,0 .0833,0 .22,.2 -.22,.2"), pal.dark)
    c.fill(lamp.poly("-.2,.2 .2,.2 .26,.8 -.26,.8"), pal.lamp)
    c.fill(lamp.disc(0, 0.55, 0.16, ry=0.24), (255, 252, 236))
    for dx in (-0.23, 0.0, 0.23):
        c.fill(lamp.line([(dx * 0.86, 0.2), (dx * 1.1, 0.8)], 0.028), pal.dark)
    c.fill(lamp.poly("-.3,.8 .3,.8 .22,.93 -.22,.93"), pal.dark)


def rings(fig: Figure) -> None:
    """Orrery rings with three planets; they do not turn with the person."""
    brass = fig.palette.brass
    o = Local(fig.canvas, *fig.spot(-0.05, -0.05), fig.scale)
    for size, start, end, width in ((1.35, 150, 390, 0.03), (1.62, -160, 70, 0.022), (1.9, 100, 300, 0.03)):
        fig.canvas.fill(o.arc(0, 0, size, start, end, width), brass, 0.95)
    for size, degrees, r in ((1.35, 200, 0.10), (1.62, -40, 0.13), (1.9, 235, 0.075)):
        t = math.radians(degrees)
        fig.part(o.disc(size * math.cos(t), size * math.sin(t), r), mix(brass, fig.palette.light, 0.3), 0.1)


def wings(fig: Figure) -> None:
    """The wings of a glider."""
    outline = ".2,.9* 1.2,-.2 2.3,-1 3.3,-1.2* 2.9,-.3 2.3,.5* 1.8,.6 1.5,1.3* .9,1.4"
    for side in (1, -1):
        wing = Local(fig.canvas, fig.x, fig.y, fig.scale, fig.side * side)
        fig.part(wing.blob(outline), fig.look.gear_colour, 0.3, 0.7)
        for k in (0.3, 0.55, 0.8):
            rib = wing.line([(0.3, 1.0), (3.3 - k * 1.4, -1.2 + k * 1.9)], 0.022)
            fig.canvas.multiply(rib, fig.palette.dark, 0.5)


def hammer(fig: Figure) -> None:
    """A long hammer over the shoulder."""
    fig.part(fig.poly("-1.46,-.66 -1.34,-.72 .9,2.6 .76,2.68"), rgb("#5A4030"), 0.06)
    fig.part(fig.poly("-1.86,-.46 -1.14,-.98 -.92,-.66 -1.64,-.12"), fig.palette.steel, 0.2)


def bow(fig: Figure) -> None:
    """A bow."""
    fig.part(fig.curve("-1.55,-1.15 -1.15,-.75 -.98,.1 -1.15,.95 -1.6,1.5", 0.09), rgb("#5A3A28"), 0.06)
    fig.canvas.fill(fig.line("-1.55,-1.15 -1.6,1.5", 0.016), fig.palette.light, 0.8)


def pack(fig: Figure) -> None:
    """A pack with a rolled blanket."""
    fig.part(fig.blob("-.5,.55 -1.35,.5 -1.6,.8 -1.6,2.6 -.5,2.7"), rgb("#8A5A34"), 0.25)
    fig.part(fig.blob("-.35,.3 -1.4,.22 -1.62,.45 -1.4,.68 -.35,.66"), fig.palette.accent, 0.16)


def blades(fig: Figure) -> None:
    """Two crossed blades."""
    for side in (-1, 1):
        blade = Local(fig.canvas, fig.x, fig.y, fig.scale, fig.side * side)
        fig.part(blade.poly(".1,1.4 -1.38,-.42 -1.58,-.7 -1.24,-.52 .3,1.25"), fig.palette.steel, 0.08, 0.5, 0.7)


PROPS: Final[MappingProxyType[str, Callable[[Figure], None]]] = MappingProxyType(
    {
        "lance": lance,
        "crook": crook,
        "rings": rings,
        "wings": wings,
        "hammer": hammer,
        "bow": bow,
        "pack": pack,
        "blades": blades,
    }
)
