"""The head in profile: outline, shadows, eye, brow, mouth, ear."""

from __future__ import annotations

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.palette import mix, rgb, shade
from trails_desktop.cardart.people.base import Figure

_OUTLINE = (
    "-.02,-.52 .17,-.485 .295,-.37 .352,-.21 .362,-.105 .336,-.03 .385,.06 .448,.142* .425,.172 .352,.182* "
    ".383,.225 .35,.25* .373,.288 .334,.328 .352,.395 .312,.462 .21,.478 .085,.42 .065,.52 .1,.8 -.36,.82 "
    "-.315,.42 -.455,.1 -.475,-.15 -.37,-.38 -.19,-.5"
)


def head(fig: Figure) -> Mask:
    """Paint head and neck; their mask, for shadows that fall on them."""
    c, pal, look = fig.canvas, fig.palette, fig.look
    skin = look.skin
    face = fig.blob(_OUTLINE, steps=7)
    # Deep skins are shaded with a brownish grey, not with black.
    if sum(skin) / 765 > 0.45:
        warm = mix(shade(skin, 0.42), (150, 60, 60), 0.25)
    else:
        warm = mix((150, 110, 110), skin, 0.3)
    c.shape(face, skin, mix(skin, pal.light, 0.75), warm, fig.sun, 0.26 * fig.scale, 0.75, 0.4)
    neck = fig.blob(".3,.47* .1,.43 -.1,.36 -.36,.2 -.42,.84* .14,.84* .07,.56")
    c.multiply(fig.both(neck, face), warm, 0.72)
    cheek = fig.soft(fig.poly(".26,.03 .345,.4 .2,.47 -.05,.36 -.12,.12"), 0.06, 2)
    c.multiply(fig.both(cheek, face), warm, 0.28)
    ink = mix(pal.dark, (10, 8, 10), 0.5)
    white = fig.blob(".175,-.005 .235,-.042 .312,-.045* .325,-.025* .3,.012 .235,.012")
    c.fill(white, (250, 244, 232), 0.9)
    c.fill(fig.blob(".262,-.035 .312,-.04 .306,.008 .268,.01"), look.eye if look.eye is not None else ink)
    c.fill(fig.blob(".155,-.006* .225,-.06 .33,-.062* .325,-.036* .235,-.034"), ink)
    socket = fig.soft(fig.blob(".17,-.1 .34,-.09 .335,-.03 .2,-.03"), 0.03, 1)
    c.multiply(fig.both(socket, face), warm, 0.5)
    brow = fig.blob(".135,-.105* .22,-.155 .345,-.135* .34,-.112* .22,-.122")
    c.fill(brow, mix(look.hair_colour, ink, 0.4))
    c.multiply(fig.blob(".362,.155 .395,.135 .415,.155 .385,.172"), warm, 0.9)
    c.fill(fig.blob(".255,.252* .31,.244 .354,.25* .31,.262"), mix(warm, ink, 0.35))
    lip = fig.blob(".3,.255 .352,.252* .37,.288 .325,.305")
    c.multiply(fig.both(lip, face), rgb("#B5544A"), 0.45)
    if look.hair != "none" or look.gear != "hood":
        ear = fig.blob("-.02,-.08 -.1,-.1 -.135,0 -.09,.13 -.03,.1")
        c.shape(ear, mix(skin, warm, 0.2), None, warm, fig.sun, 0.05 * fig.scale, 0.7)
    return face
