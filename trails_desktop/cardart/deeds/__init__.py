"""EVENT pictures: one large object or deed each, under the card's own hour. May import scenery and drawing; only
pictures imports it.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.deeds import dark, flame, forge, road, soil, study

#: By motif.
DEEDS: Final = MappingProxyType(
    {
        "stone": soil.stone,
        "sheaf": soil.sheaf,
        "seedling": soil.seedling,
        "plough": soil.plough,
        "engine": road.engine,
        "convoy": road.convoy,
        "letter": road.letter,
        "wheel": road.wheel,
        "flag": road.flag,
        "scales": road.scales,
        "struck line": study.struck_line,
        "lens": study.lens,
        "hourglass": study.hourglass,
        "bird": study.bird,
        "storm": dark.storm,
        "keyhole": dark.keyhole,
        "falling lamp": dark.falling_lamp,
        "purse": dark.purse,
        "candle": flame.candle,
        "cup": flame.cup,
        "torch": flame.torch,
        "window": flame.window,
        "furnace": forge.furnace,
        "anvil": forge.anvil,
        "ladle": forge.ladle,
    }
)
