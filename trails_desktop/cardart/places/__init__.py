"""BASE pictures: a building from close by or an interior each, under the card's own hour. May import scenery and
drawing; only pictures imports it.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.places import country, inside, stone, yards

#: By motif.
PLACES: Final = MappingProxyType(
    {
        "stair": country.stair,
        "mill": country.mill,
        "arches": country.arches,
        "roofs": country.roofs,
        "inn": country.inn,
        "milestone": stone.milestone,
        "monolith": stone.monolith,
        "cloister": stone.cloister,
        "lamp room": inside.lamp_room,
        "hall": inside.hall,
        "glass court": inside.glass_court,
        "market": inside.market,
        "furnaces": inside.furnaces,
        "ferry": yards.ferry,
        "crane": yards.crane,
    }
)
