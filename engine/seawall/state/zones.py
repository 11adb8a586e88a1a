"""The locations (chapter 3). A zone's index is that of its kind and the seat."""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import SEATS, Sight, ZoneSpec

DECK, RESOURCE_DECK, HAND, BATTLE, BASE, SHIELDS, RESOURCES, TRASH, REMOVED, LIMBO = range(0, 10 * SEATS, SEATS)

ZONES: Final = (
    ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
    ZoneSpec("resource deck", Sight.NOBODY, ordered=True, deck=True),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("battle", Sight.ALL, oriented=True),
    ZoneSpec("base", Sight.ALL, oriented=True),
    ZoneSpec("shields", Sight.NOBODY, ordered=True, faced=True),
    ZoneSpec("resources", Sight.ALL, oriented=True),
    ZoneSpec("trash", Sight.ALL),
    ZoneSpec("removed", Sight.ALL),
    ZoneSpec("limbo", Sight.ALL, shared=True, location=False),  # 3-1-2
)
INDEX: Final = {spec.name: place * SEATS for place, spec in enumerate(ZONES)}
#: 3-1-1-2, with the sections of the shield area apart
FIELD: Final = (BATTLE, BASE, RESOURCES)
#: where a token may be (4-17-2-4)
TOKEN_ZONES: Final = frozenset(zone + seat for zone in FIELD for seat in range(SEATS))


def name_of(zone: int) -> str:
    """A zone in the words of scenarios and effect data."""
    return ZONES[zone // SEATS].name
