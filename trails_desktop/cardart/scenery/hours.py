"""The hours: skies that belong to a card and not to its organization, so that neighbours in a fan differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.palette import Colour, Sky, rgb

# Four stops from the zenith to the horizon; light, dark, sun.
_COLOURS: Final = MappingProxyType(
    {
        "dawn": "54548C B98AAE F3B9B4 FDE6D6 FFE3D2 2A1D3A FFF6EC",
        "rose": "7A6AA4 D79FB4 F9CFC4 FFF0E4 FFEDE0 33203C FFFBF2",
        "morning": "2F6F8A 8FB3A0 F0CE86 FBE9BC FFE9A8 2A1D12 FFF6DA",
        "forenoon": "3A93A8 8CC7B4 D8E8B8 F8F4D2 FFF4BE 10302A FFFCE6",
        "noon": "1560A8 4FA0D8 A6D8EE EAF8F6 F6FFF4 0B2344 FFFFFF",
        "after": "4A7A58 A8B860 ECCB6A FBE9A8 FFF0B0 26280E FFF9DA",
        "gold": "6A4A2A C98436 F3B958 FCE3A4 FFE0A0 2C160A FFF3CC",
        "dusk": "1B1446 5A2F80 B5588E F09A7A FFC0A8 120A22 FFE2D0",
        "violet": "0D0922 2B1C56 5B3A94 9A6FC0 D6B8FF 0A0618 F6DFE0",
        "night": "050B1C 0E2140 1E3F66 3E6C8C BFE4FF 040814 EAF4FF",
        "storm": "1A222C 3A4854 6C7C80 A8ADA2 E2ECE8 0C1218 F2F6F0",
        "heat": "4A1418 A8321F EE7A30 FFD27A FFDFA0 220A0A FFF3C8",
        "grey": "3A4A5A 7E909A C6C6B8 EFE6CF FFF2D6 1A2028 FFFAEA",
    }
)
HOURS: Final = tuple(_COLOURS)

# What an organization's cards are dealt that name no hour.
_OF: Final = MappingProxyType(
    {
        "couriers": ("morning", "gold", "night", "noon"),
        "vigil": ("dawn", "rose", "night"),
        "compact": ("forenoon", "after", "noon", "morning"),
        "athenaeum": ("noon", "night", "forenoon"),
        "unlit": ("violet", "dusk", "storm"),
        "ironglass": ("heat", "gold", "storm"),
        "none": ("grey", "rose", "storm"),
    }
)


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of an hour."""

    sky: Sky
    light: Colour
    dark: Colour
    sun: Colour


@cache
def hour(name: str) -> Hour:
    """The hour of that name; KeyError for an unknown one."""
    top, high, low, horizon, light, dark, sun = (rgb("#" + word) for word in _COLOURS[name].split())
    return Hour((top, high, low, horizon), light, dark, sun)


def hour_of(org: str, seed: int) -> str:
    """The hour that belongs to a seed, among those of an organization key."""
    return _OF[org][seed % len(_OF[org])]
