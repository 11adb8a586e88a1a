"""Pilots: a cameo inside a riveted hatch, the flats behind it."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.palette import mix, rgb
from trails_desktop.cardart.people.figure import paint_figure
from trails_desktop.cardart.people.wardrobe import BODIES, GEAR, HAIR, HAIR_COLOURS, SKINS, Wardrobe, dress
from trails_desktop.cardart.pictures.spec import seed_of
from trails_desktop.games.seawall.art.flats import BRASS, Flats

#: Cloth, trim and headgear by color.
_CLOTH: Final = MappingProxyType(
    {
        "blue": (("#1F4E86", "#3A4C74", "#5A7A94"), ("#E9EDE4", "#C9A45A"), ("#163A66", "#7A4A36", "#D8D2C0")),
        "green": (("#8A6A2E", "#5F8F36", "#6E5240"), ("#D9E2B0", "#5F8F36"), ("#D9B24A", "#4A6A2C", "#7A4E30")),
        "red": (("#5A3A34", "#8E3B2B", "#3E3A48"), ("#F3DAB8", "#E0A94A"), ("#33424E", "#C8452F", "#2A2A30")),
        "white": (("#D9D2BC", "#6A7480", "#B8A898"), ("#4E6472", "#E8C24A"), ("#E8C24A", "#4E6472", "#9A5A4A")),
        "": (("#6E8087",), ("#E8DFC8",), ("#33424E",)),
    }
)
_HATCH: Final = 262.0


def pilot(b: Flats, words: Mapping[str, str], number: str) -> None:
    """The person a card names: body, hair, gear, skin as its data say, the rest by its number."""
    hour, c = b.hour, b.c
    b.wall(mix(hour.hull, hour.dark, 0.55), hour.dark)
    for i in range(-1, 6):
        b.box(i * 128, -20, i * 128 + 120, 760, mix(hour.hull, hour.dark, 0.45 + 0.12 * (i % 2)), 20)
    outside = Flats(b.color, seed_of(number, "outside"), c.unit)
    outside.shore(wall=True)
    outside.wet()
    hole = c.disc(320, 300, _HATCH)
    x0, y0, x1, y1 = hole.box()
    c.image.paste(outside.c.image.crop((x0, y0, x1, y1)), (x0, y0), hole.image)
    c.airbrush_dark(hole, 10, 26, 40, hour.dark, 0.6)
    b.ring(320, 300, _HATCH + 26, 34, BRASS, 12)
    for i in range(14):
        turn = i / 14 * math.tau
        b.dot(320 + (_HATCH + 9) * math.cos(turn), 300 + (_HATCH + 9) * math.sin(turn), 7, "#6A4A18")
    chance = random.Random(seed_of(number, "wardrobe"))
    look = dress(_wardrobe(b.color, words, chance), "none", chance, "")
    facing = 1 if words.get("faces", "right") == "right" else -1
    paint_figure(c, (320 - facing * 20, 300), 168, facing, (facing * 0.62, -0.6), b.pal, chance, look)


def _wardrobe(color: str, words: Mapping[str, str], chance: random.Random) -> Wardrobe:
    cloth, trim, gear = (tuple(rgb(hue) for hue in hues) for hues in _CLOTH[color])

    def chosen(name: str, among: tuple[str, ...]) -> str | None:
        word = words.get(name)
        return word if word in among else None

    def nth(name: str, among: tuple[str, ...]) -> str:
        word = words.get(name, "")
        return among[int(word) - 1] if word.isdigit() and 0 < int(word) <= len(among) else chance.choice(among)

    which = words.get("cloth", "")
    at = int(which) - 1 if which.isdigit() and 0 < int(which) <= len(cloth) else chance.randrange(len(cloth))
    return Wardrobe(
        body=chosen("body", BODIES), hair=chosen("hair", HAIR), gear=chosen("gear", GEAR),
        skin=rgb(nth("skin", SKINS)), hair_colour=rgb(nth("hair colour", HAIR_COLOURS)),
        cloth=cloth[at], trim=trim[at % len(trim)], gear_colour=gear[at % len(gear)],
        scarf=trim[0] if words.get("scarf") else None, beard=bool(words.get("beard")), halo=False,
    )  # fmt: skip
