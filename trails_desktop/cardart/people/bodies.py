"""Six ways to be dressed."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.palette import mix, rgb, shade
from trails_desktop.cardart.people.base import Figure


def _wide(fig: Figure) -> float:
    return fig.look.width * 0.93


def cloak(fig: Figure) -> None:
    """A cloak, open in front, with folds, collar and clasp."""
    c, look, w = fig.canvas, fig.look, _wide(fig)
    main = "-.36,.62 -.8,.86 -1.22,1.25 -1.55,2.2 -1.75,4.6* 1.75,4.6* 1.5,2.2 1.12,1.28 .66,.9 .3,.66"
    fig.part(fig.blob(main, w), look.cloth, 0.4)
    fig.part(c.poly(fig(".02,.95 .32,1.5 .62,4.6 -.38,4.6 -.12,1.6", w)), look.trim, 0.3)
    for high, low in ((-0.55, -1.05), (-0.85, -1.45), (0.75, 1.1)):
        fold = fig.curve([(high * 0.75, 1.1), (high, 2.0), (low, 4.6)], 0.035, w)
        c.multiply(fig.soft(fold, 0.03, 1), shade(look.cloth, 0.55), 0.75)
    collar = "-.46,.5 -.6,.8 -.18,1.14 .1,1.16 .4,.92 .4,.62 .16,.86 -.22,.82"
    fig.part(fig.blob(collar, w), mix(look.cloth, look.trim, 0.35), 0.16)
    fig.clasp(0.08, 1.14)


def coat(fig: Figure) -> None:
    """A double-breasted coat with lapels, buttons and epaulettes."""
    c, pal, look, w = fig.canvas, fig.palette, fig.look, _wide(fig)
    main = (
        "-.36,.66 -.75,.84 -1.12,.98 -1.28,1.3 -1.36,2.3 -1.5,4.6* 1.42,4.6* 1.26,2.2 1.16,1.28 .98,.98 .62,.86 .28,.68"
    )
    fig.part(fig.blob(main, w), look.cloth, 0.36)
    fig.part(c.poly(fig("-.22,.8 .16,.8 .1,1.9 .02,2.2 -.02,2.2", w)), look.trim, 0.2)
    lapel = c.poly(fig("-.34,.62 -.6,.92 -.5,1.42 -.28,1.4 0,2.25 .03,2.15 -.2,.82", w))
    fig.part(lapel, mix(look.cloth, pal.light, 0.22), 0.14)
    lapel = c.poly(fig(".24,.64 .55,.92 .46,1.4 .3,1.38 .05,2.25 .03,2.1 .14,.84", w))
    fig.part(lapel, mix(look.cloth, pal.light, 0.14), 0.14)
    for x in (-0.24, 0.3):
        for y in (2.0, 2.45, 2.9):
            c.fill(fig.disc(x * w, y, 0.055), pal.brass)
    for side in (-1, 1):
        fig.part(fig.blob(".72,.86 1.16,.96 1.24,1.12 1,1.16 .7,1.02", side * w), pal.brass, 0.1)
    fig.clasp(-0.46, 1.62, 0.11)


def robe(fig: Figure) -> None:
    """A robe with a stole."""
    c, pal, look, w = fig.canvas, fig.palette, fig.look, _wide(fig)
    main = "-.36,.64 -.78,.98 -1.12,1.4 -1.4,2.4 -1.7,4.6* 1.65,4.6* 1.32,2.4 1.04,1.4 .68,.98 .28,.68"
    fig.part(fig.blob(main, w), look.cloth, 0.42)
    for s in (-1, 1):
        band = [
            (s * 0.30 - 0.04, 0.70),
            (s * 0.60 - 0.02, 0.94),
            (s * 0.48, 2.4),
            (s * 0.56, 4.6),
            (s * 0.16, 4.6),
            (s * 0.14, 2.2),
        ]
        fig.part(c.poly(fig(band, w)), look.trim, 0.18)
        for y in (1.75, 2.35, 2.95):
            c.fill(fig.disc(s * 0.37 * w, y, 0.075), pal.brass)
    collar = "-.46,.54 -.62,.86 0,1.16 .52,.88 .4,.6 .18,.84 -.24,.8"
    fig.part(fig.blob(collar, w), mix(look.cloth, pal.light, 0.35), 0.16)
    fig.clasp(-0.02, 1.12, 0.13)


def harness(fig: Figure) -> None:
    """Crossed belts and three shoulder plates."""
    c, pal, look, w = fig.canvas, fig.palette, fig.look, _wide(fig)
    main = "-.36,.68 -.78,.86 -1.1,1.02 -1.3,1.5 -1.3,2.4 -1.35,4.6* 1.28,4.6* 1.2,2.3 1.18,1.5 .98,1.02 .62,.88 .28,.7"
    fig.part(fig.blob(main, w), look.cloth, 0.34)
    fig.part(c.poly(fig("-.9,.95 -.62,.86 .72,3.2 .75,3.7", w)), rgb("#6A4128"), 0.08)
    fig.part(c.poly(fig(".3,.8 .55,.9 -.5,3.4 -.78,3.4", w)), rgb("#7A4C2E"), 0.08)
    c.fill(fig.ring(-0.06 * w, 1.72, 0.17, 0.06), pal.brass)
    for i, y in enumerate((1.55, 1.28, 1.02)):
        plate = [
            (-1.42 + 0.06 * i, y + 0.16),
            (-1.40 + 0.08 * i, y - 0.22),
            (-1.0, y - 0.38),
            (-0.66, y - 0.16),
            (-0.74, y + 0.10),
            (-1.05, y + 0.02),
        ]
        fig.part(fig.blob(plate, w), pal.steel, 0.14, 0.6, 0.6)
    fig.part(fig.blob("-.48,.5 -.6,.84 -.1,1.08 .42,.9 .4,.58 .14,.84 -.22,.8", w), look.trim, 0.14)


def poncho(fig: Figure) -> None:
    """A poncho with three zigzag bands."""
    c, look, w = fig.canvas, fig.look, _wide(fig)
    main = "-.34,.64 -.8,1 -1.35,1.9 -1.75,3* -.9,3.5 0,3.9* .9,3.5 1.7,2.95* 1.25,1.9 .7,1 .28,.66"
    cloth = fig.blob(main, w)
    fig.part(c.poly(fig("-1.2,2.6 1.15,2.6 1.25,4.8 -1.3,4.8", w)), shade(look.cloth, 0.45), 0.3)
    fig.part(cloth, look.cloth, 0.4)
    for k, width, colour in ((1.18, 0.14, look.trim), (1.50, 0.08, fig.palette.light), (1.95, 0.20, look.trim)):
        zigzag = []
        for i in range(13):
            t = i / 12
            y = k - 0.55 * abs(t - 0.5) + 0.62 * (k - 0.4) + (0.07 if i % 2 else -0.07)
            zigzag.append(((t * 1.72 - 0.86) * k * w, y))
        c.fill(fig.both(fig.line(zigzag, width), cloth), colour, 0.9)
    collar = "-.52,.46 -.66,.78 -.2,1.12 .3,1.08 .52,.78 .46,.56 .14,.78 -.22,.74"
    fig.part(fig.blob(collar, w), look.trim, 0.18)


def apron(fig: Figure) -> None:
    """A shirt and an apron."""
    c, look, w = fig.canvas, fig.look, _wide(fig)
    main = (
        "-.36,.68 -.8,.88 -1.18,1.08 -1.36,1.7 -1.3,2.6 -1.35,4.6* 1.3,4.6* 1.22,2.6 1.24,1.7 1.04,1.08 .64,.9 .28,.7"
    )
    fig.part(fig.blob(main, w), look.trim, 0.34)
    fig.part(c.poly(fig("-.5,1.45 .44,1.45 .62,2.5 .85,4.6 -.9,4.6 -.68,2.5", w)), look.cloth, 0.24)
    for strap in ("-.45,.8 -.31,.8 -.36,1.5 -.52,1.5", ".21,.8 .35,.8 .46,1.5 .3,1.5"):
        fig.part(c.poly(fig(strap, w)), shade(look.cloth, 0.15), 0.05)
    collar = "-.44,.54 -.56,.8 -.1,.98 .4,.86 .36,.6 .14,.8 -.22,.76"
    fig.part(fig.blob(collar, w), mix(look.trim, fig.palette.light, 0.3), 0.12)
    fig.clasp(-0.03, 1.75, 0.13)


BODIES: Final[MappingProxyType[str, Callable[[Figure], None]]] = MappingProxyType(
    {"cloak": cloak, "coat": coat, "robe": robe, "harness": harness, "poncho": poncho, "apron": apron}
)
