"""The flats: sky in level bands, a long wall, far cranes, and everything mirrored in wet mud."""

from __future__ import annotations

import random
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.canvas import Canvas
from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import Colour, Palette, Sky, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, Paint, colour
from trails_desktop.cardart.scenery.scene import HEIGHT, WIDTH, Scene
from trails_desktop.games.faces.stencils import mark_stencil
from trails_desktop.games.seawall.houses import HOUSES

#: Where the wet ground begins.
GROUND: Final = 560.0
BRASS, IRON, WOOD, ROPE, LAMP, FOAM = "#C9A45A", "#8A9096", "#7A5A44", "#D2A85A", "#FFE3A0", "#F4FBFA"


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of a faction's hour. sky: zenith to horizon."""

    sky: Sky
    light: Colour
    dark: Colour
    sun: Colour
    hull: Colour
    trim: Colour
    mud: Colour
    far: Colour
    stars: bool = False


def _hour(sky: str, rest: str, stars: bool = False) -> Hour:
    top, high, low, horizon = (rgb("#" + word) for word in sky.split())
    light, dark, sun, hull, trim, mud, far = (rgb("#" + word) for word in rest.split())
    return Hour((top, high, low, horizon), light, dark, sun, hull, trim, mud, far, stars)


#: Two or three by color; the seed of a card takes one of them.
HOURS: Final = MappingProxyType(
    {
        "blue": (
            _hour("1F4470 5C92B8 B6D4DA EFF4E8", "F2F8EE 0C1C30 FFFFFF 2E6FAE E9EDE4 5E7C8C 8FB2C2"),
            _hour("3A5E86 86A8C4 D9D8D4 F8E8D4", "FFF6E6 12213A FFFDF0 2A5F9E EFEAD8 7A8A94 A9BAC4"),
            _hour("10284C 2C5A86 6E9CB4 BCD6D8", "DCEFFA 081428 F4FAFF 3A80C2 E2E8E6 3E5A6E 5E8298"),
        ),
        "green": (
            _hour("38563E 8CA662 D6D08C F6EEC4", "FFF6C4 18240E FFFBE0 5F8F36 EBDCA6 7A7A48 A9B57C"),
            _hour("4E7A78 9CBE9C DCE0B0 FAF4D4", "FFFBDC 14261C FFFFF0 6A9A34 F0E2B0 6E8058 A4B894"),
            _hour("2C3E24 66803C B0A850 E8D488", "FFEFA8 121C0A FFF4C4 74A23C E6D498 5E5E34 8A9454"),
        ),
        "red": (
            _hour("43193A A23C58 EE8458 FFD59E", "FFDCA8 240C16 FFF0CC BC402C F3DAB8 8A4A48 C8705C"),
            _hour("2A1430 6A2850 B4506A F2A08A", "FFC4B0 180A1C FFE4D0 C2482E F0D2B4 5E3448 8E4E62"),
            _hour("7A3A34 C87848 F2B868 FFEBB4", "FFEFC0 2C120C FFFAE0 A83A2A F6E2BC A06848 D49A6A"),
        ),
        "white": (
            _hour("56646E A0ACB0 D8DCD4 F8F4E8", "FFFDF0 1C242A FFFFFF DAD5C4 4E6472 8E9490 B8C0BC"),
            _hour("060D1C 10243E 24465F 5E8490", "DCEEFF 040912 EAF4FF C9C6BA 3C5260 1E3442 28465A", True),
            _hour("6E6A86 B0A6B8 E4D4D4 FAF0E6", "FFF8F0 221E2C FFFDF8 E2DCCC 54587A 968E9A C0B6C0"),
        ),
        "": (
            _hour("3B4A55 8496A0 C9CCC2 F0E9D8", "FFF4DC 181E24 FFFAEC 8A8F8C E8DFC8 6E7470 9AA4A4"),
            _hour("123038 2E6A70 7EB8B0 DCEEDC", "EAFFF4 081A20 F8FFF4 8A8F8C E8DFC8 3E6264 6A9A98"),
        ),
    }
)


def _palette(color: str, hour: Hour) -> Palette:
    """What painters of people and sky ask of a palette."""
    glass, accent = rgb("#BFE6EE"), rgb(HOUSES[color].colour)
    return Palette(
        mark=color or "ebb", skies=(hour.sky,) * 3, far=hour.far, mid=mix(hour.far, hour.mud, 0.5), near=hour.mud,
        dark=hour.dark, accent=accent, cloth=(hour.hull,), trim=(hour.trim,), brass=rgb("#DDB45C"),
        steel=rgb("#9AA8B0"), lamp=rgb(LAMP), glass=glass, light=hour.light, sun=hour.sun, ground=hour.mud,
    )  # fmt: skip


class Flats(Brush):
    """The brush of this shore. hour: its colours. color: whose card it is, "" for nobody's. flipped: the picture is
    mirrored when it is done, so marks are drawn the other way round."""

    def __init__(self, color: str, seed: int, unit: float, hour: int | None = None) -> None:
        chance = random.Random(seed)
        hours = HOURS[color]
        self.hour = hours[chance.randrange(len(hours)) if hour is None else hour % len(hours)]
        self.color, self.flipped = color, False
        x, y, size = chance.choice((130.0, 510.0)), chance.uniform(130, 260), chance.uniform(36, 64)
        canvas = Canvas(int(WIDTH * unit), int(HEIGHT * unit), unit)
        scene = Scene(canvas, chance, _palette(color, self.hour), color, "", x, y, size, self.hour.sky, GROUND)
        super().__init__(scene, ((x - 320) / 700, -0.9))

    @property
    def hull(self) -> Colour:
        """The colour of what the faction builds."""
        return self.hour.hull

    @property
    def trim(self) -> Colour:
        """Its second colour."""
        return self.hour.trim

    def shore(self, wall: bool | None = None, cranes: int | None = None, ground: float = GROUND) -> None:
        """Sky, sun, level clouds, the wall and the cranes before it."""
        r, hour = self.rng, self.hour
        last = len(hour.sky) - 1
        self.wall(*hour.sky, *([hour.sky[last]] if ground < HEIGHT else ()))
        if hour.stars:
            self.stars(80, 420)
        self.sun(self.scene.sun_x, self.scene.sun_y, self.scene.sun_r)
        for i in range(5):
            y, wide, x = 70 + i * 78 + r.uniform(-14, 14), r.uniform(160, 420), r.uniform(-60, 560)
            self.c.fill(self.c.rect(x, y, x + wide, y + 7 + i, 4), mix(hour.sky[3], hour.sky[1], 0.2), 0.45)
            self.c.fill(self.c.rect(x + wide * 0.2, y + 12, x + wide * 0.95, y + 16 + i, 3), hour.sky[3], 0.35)
        pale = mix(hour.far, hour.sky[3], 0.35)
        if r.random() < 0.7 if wall is None else wall:
            self._wall(ground, pale)
        for _ in range(r.randint(1, 3) if cranes is None else cranes):
            self._crane(r.uniform(30, 610), ground, r.uniform(70, 150), mix(pale, hour.mud, 0.3))

    def _wall(self, ground: float, pale: Colour) -> None:
        top = ground - 52
        self.rect(-10, top, 650, ground, pale)
        for i in range(14):
            self.rect(i * 50 - 12, top - 12, i * 50 + 14, top + 4, pale)
        for i in range(4):
            x = 40 + i * 170
            self.rect(x, top - 34, x + 40, ground, mix(pale, self.hour.mud, 0.35))
            self.c.fill(self.c.rect(x + 13, top + 2, x + 27, ground, 7), mix(pale, self.hour.mud, 0.75))

    def _crane(self, x: float, ground: float, high: float, paint: Colour) -> None:
        self.line([(x - 16, ground), (x - 8, ground - high), (x + 8, ground - high), (x + 16, ground)], 4, paint)
        self.line([(x - 40, ground - high - 22), (x + 74, ground - high - 34)], 4, paint)
        self.line([(x, ground - high), (x, ground - high - 56), (x + 70, ground - high - 34)], 2, paint)
        self.line([(x + 62, ground - high - 32), (x + 62, ground - high + 14)], 2, paint)

    def wet(self, ground: float = GROUND, opacity: float = 0.34) -> None:
        """Mirror what stands above the ground in it; bars of dry mud, the nearer the larger."""
        hour, r = self.hour, self.rng
        self.mirror(ground, hour.mud, opacity)
        self.haze(640, 740, hour.dark, 0.30)
        for i in range(3):
            y, x, wide = 612 + i * 44, r.uniform(-60, 460), r.uniform(150, 300)
            bar: list[Point] = [
                (x, y, 1), (x + wide * 0.3, y - 9 - i * 3), (x + wide * 0.7, y - 6 - i * 2), (x + wide, y, 1),
                (x + wide * 0.6, y + 9 + i * 4), (x + wide * 0.25, y + 7 + i * 3),
            ]  # fmt: skip
            self.blob(bar, mix(hour.mud, hour.dark, 0.55), 8)

    def badge(self, x: float, y: float, size: float, paint: Paint = "") -> None:
        """The faction's mark."""
        house, side = HOUSES[self.color], -1 if self.flipped else 1
        mark = mark_stencil(self.c, house, x, y, size, side).mask()
        self.c.fill(mark, colour(paint) if paint else self.trim)

    def port(self, x: float, y: float, size: float) -> None:
        """A porthole with light behind it."""
        self.disc(x, y, size * 1.35, self.dim(BRASS, 0.1), 6)
        self.disc(x, y, size, LAMP, size)
        width = max(1.5, size * 0.12)
        self.line([(x - size, y), (x + size, y)], width, self.hour.dark)
        self.line([(x, y - size), (x, y + size)], width, self.hour.dark)
        self.glow(x, y, size * 1.6, LAMP, 0.5)
