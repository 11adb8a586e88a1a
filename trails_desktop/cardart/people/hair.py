"""Hair: what hangs behind the body, what lies on the head, and beards."""

from __future__ import annotations

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.palette import mix
from trails_desktop.cardart.people.base import Figure

_SHORT = (
    ".31,-.3* .335,-.44 .2,-.6 -.05,-.635 -.33,-.56 -.53,-.34 -.56,-.02 -.47,.26 -.36,.38* -.3,.22 "
    "-.17,.12* -.14,-.1 0,-.04* .03,-.2 .16,-.3"
)
_QUIFF = (
    ".28,-.28* .44,-.36 .52,-.62* .3,-.7 0,-.7 -.32,-.6 -.53,-.36 -.54,-.05 -.44,.22 -.35,.34* -.3,.16 "
    "-.16,.1* -.13,-.12 0,-.05* .04,-.22 .15,-.3"
)
_LONG = (
    ".33,-.22* .37,-.44 .2,-.63 -.08,-.66 -.38,-.56 -.6,-.28 -.64,.15 -.6,.55 -.4,.66 -.1,.58* "
    "-.04,.3 -.08,0 .06,-.18 .2,-.28"
)
_BRAID = (
    ".31,-.3* .335,-.44 .2,-.6 -.05,-.635 -.33,-.56 -.53,-.34 -.56,-.02 -.47,.3 -.34,.46 -.22,.3* "
    "-.14,-.06 0,-.04* .03,-.2 .16,-.3"
)
_CURLS = (
    (0.22, -0.42, 0.17),
    (0.04, -0.54, 0.20),
    (-0.18, -0.56, 0.21),
    (-0.38, -0.42, 0.22),
    (-0.52, -0.20, 0.21),
    (-0.54, 0.05, 0.20),
    (-0.46, 0.28, 0.18),
    (-0.20, -0.30, 0.26),
    (-0.30, -0.05, 0.24),
    (0.32, -0.32, 0.10),
)


def hair_behind(fig: Figure) -> None:
    """Hair that falls behind the shoulders."""
    hair, colour = fig.look.hair, fig.look.hair_colour
    if hair == "long":
        fig.part(fig.blob("-.1,-.55 -.42,-.42 -.62,0 -.72,.6 -.98,1.3 -1,1.9 -.45,1.95 .05,1.3 .02,.4"), colour)
    elif hair == "tail":
        tail = "-.38,-.34 -.62,-.42 -.86,-.2 -1,.3 -1.22,.85* -.82,.62 -.66,.2 -.52,-.05 -.42,-.12"
        fig.part(fig.blob(tail), colour)
    elif hair == "bun":
        fig.part(fig.disc(-0.47, -0.36, 0.235), colour, 0.16)
    elif hair == "bob":
        fig.part(fig.blob("-.1,-.55 -.46,-.4 -.62,0 -.63,.42 -.5,.6 -.12,.58 0,.2"), colour)


def hair_before(fig: Figure) -> None:
    """Hair on the head."""
    hair = fig.look.hair
    if hair in ("short", "tail", "bun"):
        _combed(fig, _SHORT, 0.2)
    elif hair == "quiff":
        _combed(fig, _QUIFF, 0.22)
    elif hair in ("bob", "long"):
        _combed(fig, _LONG, 0.24)
    elif hair == "curls":
        _curls(fig)
    elif hair == "braid":
        _combed(fig, _BRAID, 0.2)
        for i in range(6):
            bead = fig.disc(-0.42 + 0.02 * i, 0.42 + 0.24 * i, 0.15 - 0.008 * i, ry=0.17)
            fig.part(bead, fig.look.hair_colour, 0.1)
        fig.canvas.fill(fig.disc(-0.30, 1.82, 0.09), fig.palette.accent)
    elif hair == "topknot":
        _combed(fig, ".3,-.34* .3,-.47 .15,-.58 -.1,-.6 -.36,-.52 -.5,-.3 -.5,-.08* -.28,-.14 .05,-.26", 0.16)
        fig.part(fig.blob("-.15,-.58* -.3,-.86 -.14,-.98 .06,-.86 .02,-.6*"), fig.look.hair_colour, 0.12)


def beard(fig: Figure) -> None:
    """A full beard."""
    outline = (
        "-.14,.02* -.02,.1 .1,.24 .24,.22* .355,.19* .36,.245 .27,.262 .365,.31* .4,.44 .36,.66 .22,.74 .04,.58 -.1,.36"
    )
    fig.part(fig.blob(outline), fig.look.hair_colour, 0.14)


def _combed(fig: Figure, outline: str, r: float) -> None:
    mask = fig.blob(outline)
    fig.part(mask, fig.look.hair_colour, r)
    _strands(fig, mask)


def _strands(fig: Figure, mask: Mask) -> None:
    """Four light lines along the hair."""
    colour = mix(fig.look.hair_colour, fig.palette.light, 0.45)
    for i in range(4):
        a, o = fig.rng.uniform(-0.02, 0.02), 0.11 * i
        path = [
            (0.22 - o, -0.50 + o * 0.4 + a),
            (-0.12 - o * 0.6, -0.50 + o * 0.5),
            (-0.36 - o * 0.1, -0.28 + o * 0.6),
            (-0.44 + o * 0.3, 0.02 + o * 0.4),
        ]
        fig.canvas.screen(fig.both(fig.curve(path, 0.014), mask), colour, 0.35)


def _curls(fig: Figure) -> None:
    c, colour = fig.canvas, fig.look.hair_colour
    area = c.stencil()
    for x, y, r in _CURLS:
        area.disc(*fig.spot(x, y), r * fig.scale)
    fig.part(area.mask(), colour, 0.2)
    for x, y, r in ((0.04, -0.5, 0.1), (-0.22, -0.46, 0.11), (-0.42, -0.2, 0.1), (-0.4, 0.08, 0.1)):
        c.screen(fig.arc(x, y, r, 150, 330, 0.022), mix(colour, fig.palette.light, 0.5), 0.4)
