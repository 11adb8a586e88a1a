"""Colours: helpers, and one palette for each organization."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

Colour = tuple[int, int, int]
Sky = tuple[Colour, Colour, Colour, Colour]

ORGANIZATIONS: Final = ("couriers", "vigil", "compact", "athenaeum", "unlit", "ironglass", "none")
WHITE: Final[Colour] = (255, 255, 255)


@lru_cache(maxsize=512)
def rgb(text: str) -> Colour:
    """The colour written as "#RRGGBB"; ValueError for anything else."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f'"{text}" is not a colour like #1F4E66.')
    try:
        value = int(text[1:], 16)
    except ValueError:
        raise ValueError(f'"{text}" is not a colour like #1F4E66.') from None
    return (value >> 16 & 255, value >> 8 & 255, value & 255)


def hexed(colour: Colour) -> str:
    """The colour as "#RRGGBB"."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """From `a` (t = 0) to `b` (t = 1)."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def shade(colour: Colour, t: float) -> Colour:
    """Towards black by t; towards white by -t."""
    return mix(colour, (0, 0, 0), t) if t > 0 else mix(colour, WHITE, -t)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one organization's country."""

    mark: str
    skies: tuple[Sky, Sky, Sky]
    far: Colour
    mid: Colour
    near: Colour
    dark: Colour
    accent: Colour
    cloth: tuple[Colour, ...]
    trim: tuple[Colour, ...]
    brass: Colour
    steel: Colour
    lamp: Colour
    glass: Colour
    light: Colour
    sun: Colour
    ground: Colour


# Three skies of four colours (zenith to horizon); far mid near dark accent; cloths; trims;
# brass steel lamp glass light sun ground.
_COLOURS: Final = MappingProxyType(
    {
        "couriers": (
            "2F6F8A 8FB3A0 F0CE86 FBE9BC/3A6E9A A9BFB0 F6D794 FDEFC9/4B5F86 C59A7A F3B968 FCE3A4",
            "C7A36C 8A6038 4A2F20 231712 E3A21F",
            "2F5D78 8E3B2B 3B4F6E 7A4A1E",
            "E8D7B0 F0C75A C8553A",
            "E3B85A 9BA9B0 FFD67A 9ADCE0 FFE9A8 FFF6DA B98B4A",
        ),
        "vigil": (
            "5E5A8C C58CA6 F7C3B6 FDE9DC/6C6AA0 D9A3B0 FAD4C4 FFF0E4/4C4E80 A97C9E EFA7A0 FBD9C6",
            "C79BB0 8F6C93 4A3A66 221A33 E8859A",
            "F1E6DF 6E4A7A B96A80 4A4F80",
            "F6C9C6 FFF4EA D9A65A",
            "E6BE7A B9BECF FFE0A6 BFE8F0 FFF0DC FFFBF2 9A7BA0",
        ),
        "compact": (
            "3F93A8 8CC7B4 D8E8B8 F8F4D2/5AA7C0 A9D8C8 E6F0C8 FBF8E0/4A8A8A A8C08A ECD488 F9EDB8",
            "8DBB9A 4E8F68 245A45 102A24 3FA372",
            "3F7A5A 8A5A3A 4E6B3A 2F5F6A",
            "EBD9A4 E0A94A F4EBD2",
            "DDB45C 9FAFA8 FFDF8A A8E6D6 FFF4BE FFFCE6 6FA35A",
        ),
        "athenaeum": (
            "0F2F5E 2D78B4 8CCBE6 E2F5F4/173A6E 3F8CC4 A4DAEA F0FAF2/13265A 4A6AB8 9AC0EA E8F0F4",
            "8DBFE0 3E7FB4 1B4676 0B1D3A 3D9BE0",
            "1F4E8A 2A3F78 0F6A86 5A4A9A",
            "F2E6C4 E8C35E BFE4F2",
            "EBC867 AEBFD0 E9FBFF 9FF0F4 F2FBEA FFFFFF 5A93BE",
        ),
        "unlit": (
            "0D0922 2B1C56 6B3F8E D9829A/090A24 1F2460 4F4A9A B48CC8/0C0A1E 33184E 8A3F7A F0936A",
            "5A3F86 36265F 1E153C 0B0818 8F6AE0",
            "33235E 232A55 4A1F4E 1F3A4E",
            "B79AF0 59D6C4 E07A8A",
            "C9A86A 8E90B4 7FF0D8 7FF0D8 F2B6C8 FFE2D0 33265A",
        ),
        "ironglass": (
            "5A1F22 B8402C F28A3C FFD98A/6A2A1E CC5A2E F8A850 FFE6A6/3E1B2A 92304A E8663C FFBF70",
            "B8573A 7A3328 41211F 1C0E0E E4572E",
            "4A4A50 6E3A26 3A4A52 7A2A22",
            "E8B05A D8D2C2 F07A3C",
            "E8A84A 93A3AB FFCB6B 8FEBDC FFE3A0 FFF8D6 8A4A2C",
        ),
        "none": (
            "33475A 7E97A2 CFCDBA F2E8CF/455A6A 94A5A8 DCD2B8 F5ECD6/3A3F5A 857F95 D2B8A4 F2DFC4",
            "A2A79C 6B7470 38424A 191E26 8C97A3",
            "5A6670 6E5A48 4A5A52 58506A",
            "E2D8C0 C9A86A B86A4A",
            "D2B476 A5AEB4 FFE0A0 B8DCE0 FFF0CE FFF9E8 8E8E78",
        ),
    }
)


def _colours(text: str) -> tuple[Colour, ...]:
    return tuple(rgb("#" + word) for word in text.split())


def _sky(text: str) -> Sky:
    top, high, low, horizon = _colours(text)
    return (top, high, low, horizon)


@cache
def palette(org: str) -> Palette:
    """The palette of an organization key; KeyError for an unknown one."""
    skies, depths, cloth, trim, things = _COLOURS[org]
    first, second, third = (_sky(text) for text in skies.split("/"))
    far, mid, near, dark, accent = _colours(depths)
    brass, steel, lamp, glass, light, sun, ground = _colours(things)
    return Palette(
        mark=org,
        skies=(first, second, third),
        far=far,
        mid=mid,
        near=near,
        dark=dark,
        accent=accent,
        cloth=_colours(cloth),
        trim=_colours(trim),
        brass=brass,
        steel=steel,
        lamp=lamp,
        glass=glass,
        light=light,
        sun=sun,
        ground=ground,
    )
