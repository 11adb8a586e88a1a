"""ITEM/UNIT pictures: machines under way, facing the sun."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, rgb, shade
from trails_desktop.cardart.scenery.scene import Scene


class Machine(Local):
    """A place for a machine: metal lit by the sun of the scene."""

    __slots__ = ("palette", "sun")

    def __init__(self, scene: Scene, x: float, y: float, lit_at: float) -> None:
        """`lit_at`: the height, relative to y, where the direction of the sun is taken."""
        super().__init__(scene.canvas, x, y, side=scene.facing)
        self.palette = scene.palette
        self.sun = scene.light(x, y + lit_at)

    def solid(self, mask: Mask, colour: Colour, r: float = 24, dark_by: float = 0.65, lite_by: float = 0.55) -> Mask:
        """Paint a part of metal, wood or cloth."""
        lite, dark = mix(colour, self.palette.light, 0.8), mix(shade(colour, 0.65), self.palette.dark, 0.5)
        self.canvas.shape(mask, colour, lite, dark, self.sun, r, dark_by, lite_by)
        return mask

    def round(self, mask: Mask, colour: Colour, lite: Colour, r: float, dark_by: float, lite_by: float) -> None:
        """Paint a lens, a wheel or a lamp."""
        dark = self.palette.near if lite == WHITE else self.palette.dark
        self.canvas.shape(mask, colour, lite, dark, self.sun, r, dark_by, lite_by)

    def badge(self, x: float, y: float, r: float, colour: Colour) -> None:
        """The organization's mark, lit from the upper left."""
        dark = mix(shade(colour, 0.6), self.palette.dark, 0.4)
        mask = self.mark(self.palette.mark, x, y, r)
        self.canvas.shape(mask, colour, mix(colour, WHITE, 0.65), dark, (-0.62, -0.78), 8, 0.6, 0.55)


def crawler(scene: Scene) -> None:
    """A tracked engine with a glass cabin and a headlamp."""
    m = Machine(scene, 320, 478, -200)
    c, pal = scene.canvas, scene.palette
    steel = mix(pal.steel, pal.near, 0.35)
    for x in (-118, -78):
        m.solid(m.poly([(x - 16, -230), (x + 16, -230), (x + 22, -120), (x - 22, -120)]), shade(steel, 0.25), 16)
        m.solid(m.rect(x - 20, -242, x + 20, -228), pal.brass, 6)
    for i in range(7):
        puff = 12 + i * 6.5
        for x in (-118, -78):
            smoke = m.glow(x - 14 - i * 26, -252 - i * 15, puff, puff * 0.4, 3)
            c.fill(smoke, mix(pal.sun, pal.near, 0.25 + i * 0.05), 0.50 - 0.055 * i)
    m.solid(m.blob("-196,-60 -190,-150 -120,-182 60,-186 150,-150 214,-70 200,-40 -180,-40"), steel, 50)
    m.solid(m.poly("-150,-150 20,-150 30,-128 -160,-128"), pal.accent, 8)
    cabin = m.blob("34,-178 70,-250 130,-262 178,-214 186,-140 150,-112 60,-120")
    m.round(cabin, mix(pal.glass, pal.near, 0.15), WHITE, 40, 0.8, 0.9)
    for bar in ("70,-250 66,-118", "130,-262 122,-112", "178,-214 164,-114", "38,-196 184,-190"):
        c.fill(m.both(m.line(bar, 4.5), cabin), mix(pal.brass, pal.near, 0.2))
    c.screen(m.glow(120, -170, 40, 22, 5), pal.lamp, 0.7)
    m.round(m.disc(214, -92, 30), pal.brass, pal.light, 16, 0.7, 0.7)
    c.fill(m.disc(220, -92, 20), (255, 250, 225))
    c.screen(m.poly("224,-108 520,-190 520,60 224,-76"), pal.lamp, 0.42)
    c.screen(m.glow(220, -92, 52, 32, 6), pal.lamp, 0.8)
    m.round(m.rect(-214, -62, 214, 56, 58), shade(pal.near, 0.25), mix(pal.near, pal.light, 0.6), 26, 0.6, 0.5)
    c.fill(m.rect(-196, -44, 196, 38, 41), pal.dark)
    for x in range(-152, 153, 76):
        m.round(m.disc(x, -3, 34), steel, mix(steel, pal.light, 0.8), 18, 0.7, 0.6)
        c.fill(m.disc(x, -3, 11), pal.brass)
    for i in range(22):
        x0 = -204 + i * 19.4
        c.fill(m.rect(x0, -68, x0 + 11, -58, 2), pal.dark)
        c.fill(m.rect(x0, 52, x0 + 11, 62, 2), pal.dark)
    m.badge(-70, -92, 24, mix(pal.accent, pal.light, 0.15))
    c.fill(c.blur(m.disc(0, 64, 250, ry=20), 14, 4), mix(pal.ground, pal.light, 0.3), 0.75)


def walker(scene: Scene) -> None:
    """A one-eyed house on four legs."""
    m = Machine(scene, 320, 310, -60)
    c, pal = scene.canvas, scene.palette
    steel = mix(pal.steel, pal.near, 0.25)
    for hip, knee, foot, far in ((-62, -128, -96, 0.4), (84, 34, 96, 0.4), (-84, -176, -150, 0), (62, 122, 152, 0)):
        colour = shade(steel, far)
        m.solid(m.poly([(hip - 20, 40), (hip + 20, 40), (knee + 16, 170), (knee - 16, 170)]), colour, 14)
        shin = m.poly([(knee - 15, 160), (knee + 15, 160), (foot + 11, 330), (foot - 11, 330)])
        m.solid(shin, shade(colour, 0.12), 12)
        m.round(m.disc(knee, 166, 22), pal.brass, pal.light, 10, 0.55, 0.45)
        m.solid(m.poly([(foot - 32, 344), (foot - 14, 322), (foot + 14, 322), (foot + 36, 344)]), colour, 10)
    m.solid(m.blob("-128,30 -110,-66 -30,-104 70,-98 124,-30 116,44 40,78 -70,78"), steel, 50)
    m.solid(m.poly("-112,6 112,6 108,28 -108,28"), pal.accent, 8)
    m.round(m.disc(52, -36, 52), pal.brass, pal.light, 22, 0.7, 0.7)
    m.round(m.disc(56, -36, 40), pal.glass, WHITE, 26, 0.8, 0.9)
    c.fill(m.disc(60, -36, 15), (255, 252, 235))
    c.screen(m.glow(60, -36, 60, 36, 6), pal.lamp, 0.7)
    m.solid(m.poly("-70,-90 -58,-150 -26,-150 -20,-100"), shade(steel, 0.2), 12)
    c.fill(m.line("-42,-150 -42,-210", 4), pal.dark)
    m.round(m.mark(pal.mark, -42, -222, 20), pal.accent, pal.light, 8, 0.55, 0.45)
    m.badge(-58, -26, 26, mix(pal.accent, pal.light, 0.2))


def skiff(scene: Scene) -> None:
    """A sailing boat of the air."""
    m = Machine(scene, 310, 330, -100)
    c, pal = scene.canvas, scene.palette
    m.solid(m.blob("-20,-20* 20,-250* 40,-262* 190,-80 210,10*"), mix(pal.accent, pal.light, 0.25), 40)
    m.solid(m.blob("-30,-10* -10,-226* -60,-190 -190,-20 -210,20*"), mix(pal.trim[0], pal.accent, 0.15), 40)
    c.fill(m.line("-6,40 24,-272", 7), pal.near)
    hull = m.solid(m.blob("-236,30* -150,20 120,20 256,-14* 206,70 90,112 -120,108 -206,78"), rgb("#7A4A2C"), 40)
    c.fill(m.both(m.poly("-260,44 270,10 270,26 -260,60"), hull), pal.brass)
    for x in (-120, -60, 0, 60, 120):
        c.fill(m.disc(x, 74, 9), pal.lamp)
    m.solid(m.poly("-210,60 -300,120 -250,40"), pal.accent, 10)
    m.solid(m.poly("40,100 150,190 130,92"), mix(pal.accent, pal.near, 0.3), 10)
    m.badge(104, -86, 24, pal.near)


PAINTERS: Final = MappingProxyType({"crawler": crawler, "walker": walker, "skiff": skiff})


def paint_machine(scene: Scene, motif: str) -> None:
    """The machine of that name."""
    PAINTERS[motif](scene)
