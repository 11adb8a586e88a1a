"""What people wear on the head, and the half mask of the Unlit."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb, shade
from trails_desktop.cardart.people.base import Figure


def bare(fig: Figure, face: Mask) -> None:
    """Nothing."""


def cap(fig: Figure, face: Mask) -> None:
    """A cap with a peak and the organization's mark."""
    c, pal, colour = fig.canvas, fig.palette, fig.look.gear_colour
    fig.part(fig.blob(".36,-.3* .34,-.55 .12,-.74 -.22,-.76 -.52,-.6 -.6,-.36 -.56,-.26* -.1,-.3"), colour, 0.2)
    fig.part(fig.poly(".38,-.36 -.57,-.3 -.57,-.2 .37,-.24"), shade(colour, 0.35), 0.06)
    fig.part(fig.blob(".22,-.28* .46,-.29 .7,-.19* .6,-.165 .4,-.2 .24,-.21*"), pal.dark, 0.05)
    c.fill(fig.mark(pal.mark, 0.20, -0.46, 0.10), pal.brass)
    _brow_shadow(fig, face, 0.10)


def hat(fig: Figure, face: Mask) -> None:
    """A wide hat with a band."""
    colour = fig.look.gear_colour
    fig.part(fig.blob(".3,-.36* .3,-.7 .16,-.9 -.12,-.86 -.36,-.88 -.46,-.62 -.5,-.34*"), colour, 0.2)
    fig.part(fig.poly(".32,-.5 -.49,-.46 -.51,-.33 .32,-.37"), fig.look.trim, 0.06)
    brim = "1.02,-.3* .6,-.4 .2,-.42 -.4,-.4 -.8,-.34 -1.12,-.16* -.7,-.22 -.3,-.25 .2,-.26 .62,-.24"
    fig.part(fig.blob(brim), colour, 0.1)
    _brow_shadow(fig, face, 0.14)


def hood(fig: Figure, face: Mask) -> None:
    """A deep hood with a trimmed edge."""
    outline = (
        ".46,-.42* .22,-.74 -.14,-.86 -.52,-.7 -.8,-.28 -.86,.25 -.8,.7 -.95,1.05 -.3,1.22 .34,1.08 .42,.74 "
        ".2,.55* .1,.4 .06,.1 .16,-.2 .28,-.34"
    )
    fig.part(fig.blob(outline), fig.look.gear_colour, 0.26)
    edge = fig.curve(".46,-.42 .27,-.33 .155,-.19 .06,.1 .1,.4 .2,.56 .4,.72", 0.05)
    fig.part(edge, fig.look.trim, 0.04)
    shadow = fig.soft(fig.blob(".3,-.36 .16,-.2 .06,.1 .1,.42 .3,.44 .24,.05 .34,-.16"), 0.08, 2)
    fig.canvas.multiply(fig.both(shadow, face), mix(fig.palette.dark, (90, 40, 60), 0.4), 0.75)


def goggles(fig: Figure, face: Mask) -> None:
    """Goggles pushed up."""
    c, pal = fig.canvas, fig.palette
    fig.part(fig.poly(".36,-.36 .3,-.42 -.55,-.3 -.56,-.19 .36,-.27"), rgb("#4A3226"), 0.05)
    c.fill(fig.disc(0.30, -0.33, 0.135), pal.brass)
    c.shape(fig.disc(0.30, -0.33, 0.0945), pal.glass, WHITE, pal.dark, fig.sun, 0.06 * fig.scale, 0.7, 0.8)


def helmet(fig: Figure, face: Mask) -> None:
    """A crested helmet."""
    pal = fig.palette
    outline = (
        ".42,-.2* .4,-.44 .22,-.66 -.08,-.72 -.4,-.6 -.6,-.3 -.6,.1 -.5,.4* -.34,.4 -.2,.16 -.04,.06* .02,-.16 .2,-.2"
    )
    fig.part(fig.blob(outline), pal.steel, 0.22, 0.65, 0.7)
    crest = ".3,-.62* .22,-.86 -.1,-1.04 -.5,-.94 -.86,-.5 -.92,-.05* -.66,-.36 -.4,-.62 -.08,-.74"
    fig.part(fig.blob(crest), pal.accent, 0.2)
    fig.canvas.fill(fig.disc(-0.06, -0.06, 0.10), pal.brass)
    _brow_shadow(fig, face, 0.1)


def circlet(fig: Figure, face: Mask) -> None:
    """A brass circlet with a stone of glass."""
    c, pal = fig.canvas, fig.palette
    fig.part(fig.poly(".355,-.27 .34,-.335 -.52,-.3 -.53,-.245"), pal.brass, 0.04)
    c.fill(fig.disc(0.30, -0.33, 0.10), pal.brass)
    c.fill(fig.disc(0.30, -0.33, 0.065), pal.glass)


def wrap(fig: Figure, face: Mask) -> None:
    """A wound head cloth."""
    colour = fig.look.gear_colour
    cloth = fig.blob(".36,-.24* .38,-.46 .2,-.7 -.1,-.8 -.44,-.68 -.64,-.38 -.62,-.05 -.5,.1* -.16,-.12 .12,-.22")
    fig.part(cloth, colour, 0.22)
    for k in (0.0, 0.16, 0.32):
        fold = fig.curve([(0.36 - k * 0.3, -0.30 - k), (-0.10, -0.34 - k * 0.9), (-0.60, -0.16 - k * 1.1)], 0.02)
        fig.canvas.multiply(fig.both(fold, cloth), shade(colour, 0.5), 0.7)


def half_mask(fig: Figure, colour: Colour) -> None:
    """A cloth over nose and mouth."""
    cloth = fig.blob(".31,.06* .385,.06 .47,.145 .4,.25 .41,.42 .34,.56 .16,.6 -.1,.46 -.4,.4 -.44,.12 -.1,.1 .1,.13")
    fig.part(cloth, colour, 0.14)
    for down in (0, 0.13):
        fold = fig.curve([(0.40, 0.22 + down), (0.1, 0.30 + down), (-0.4, 0.22 + down)], 0.016)
        fig.canvas.multiply(fig.both(fold, cloth), shade(colour, 0.55), 0.7)


def _brow_shadow(fig: Figure, face: Mask, depth: float) -> None:
    """What a peak or a brim throws on the brow."""
    band = fig.poly([(0.40, -0.24), (-0.2, -0.26), (-0.2, -0.24 + depth), (0.40, -0.18 + depth)])
    colour = mix(fig.palette.dark, (90, 40, 50), 0.4)
    fig.canvas.multiply(fig.both(fig.soft(band, 0.05, 2), face), colour, 0.7)


GEAR: Final[MappingProxyType[str, Callable[[Figure, Mask], None]]] = MappingProxyType(
    {
        "none": bare,
        "cap": cap,
        "hat": hat,
        "hood": hood,
        "goggles": goggles,
        "helmet": helmet,
        "circlet": circlet,
        "wrap": wrap,
    }
)
