"""The zones of Trails (500s) as kernel descriptors and their indexes.

The index of a player's zone is the constant plus the seat: ``HAND + seat``.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import Sight, ZoneSpec

DECK: Final = 0
HAND: Final = 2
FIELD: Final = 4
HOMEBASE: Final = 6
TRAIL: Final = 8
EXILE: Final = 10
STANDBY: Final = 12

ZONES = (
    ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),  # 504
    ZoneSpec("hand", Sight.OWNER),  # 505
    ZoneSpec("field", Sight.ALL, oriented=True, faced=True),  # 506
    ZoneSpec("homebase", Sight.FACE, oriented=True, faced=True),  # 507
    ZoneSpec("trail", Sight.ALL),  # 508
    ZoneSpec("exile", Sight.ALL),  # 510
    ZoneSpec("standby", Sight.ALL, shared=True, ordered=True),  # 509
)
NAMES = tuple(spec.name for spec in ZONES)
INDEX = {spec.name: index * 2 for index, spec in enumerate(ZONES)}


def name_of(zone: int) -> str:
    """Name of a zone index."""
    return NAMES[zone >> 1]


#: Types that without a zone lie in a homebase (203.4), where others lie on the field (203.3).
LIES_HOME = frozenset(("EVENT", "BASE"))


def in_both_places(kinds: tuple[tuple[str, ...], ...]) -> bool:
    """Whether of several kinds, each with its types, some lie in a homebase and some on the field."""
    home = [bool(types) and LIES_HOME.issuperset(types) for types in kinds]
    return any(home) and not all(home)
