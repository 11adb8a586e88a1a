"""The zones (chapter 7). A zone's index is that of its kind and the seat.

The Field is one zone; Forwards, Backups, Monsters, Items and the Formation are lines of it (7.9 to 7.12). What is
removed from the game lies outside of it, which is no zone for texts (7.5, 7.18).
"""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import SEATS, Sight, ZoneSpec

DECK, HAND, FIELD, DAMAGE, BREAK, REMOVED, STACK = range(0, 7 * SEATS, SEATS)

ZONES: Final = (
    ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("field", Sight.ALL, oriented=True),
    ZoneSpec("damage", Sight.ALL, ordered=True),
    ZoneSpec("break zone", Sight.ALL, ordered=True),
    ZoneSpec("removed", Sight.ALL, location=False),
    ZoneSpec("stack", Sight.ALL, shared=True, ordered=True),
)
INDEX: Final = {spec.name: place * SEATS for place, spec in enumerate(ZONES)}
FIELDS: Final = frozenset((FIELD, FIELD + 1))


def name_of(zone: int) -> str:
    """A zone in the words of scenarios and effect data."""
    return ZONES[zone // SEATS].name
