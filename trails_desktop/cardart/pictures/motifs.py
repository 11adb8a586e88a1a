"""What cards show, by type, and how a set is dealt so that no look is used twice in an organization."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

# Every motif of a type, in the order in which they are dealt when an organization has used up its own.
MOTIFS: Final = MappingProxyType(
    {
        "ITEM": (
            "lantern",
            "watch",
            "horn",
            "letter",
            "prism",
            "astrolabe",
            "book",
            "mask",
            "dagger",
            "engine",
            "key",
            "bell",
            "flask",
        ),
        "EVENT": ("relay", "march", "flock", "burst", "beam", "clash"),
        "BASE": ("tower", "arch", "plain", "balcony", "leaves"),
        "ITEM/UNIT": ("crawler", "walker", "skiff"),
    }
)

_OBJECTS: Final = MappingProxyType(
    {
        "couriers": ("horn", "letter", "watch", "lantern"),
        "vigil": ("lantern", "bell", "flask"),
        "compact": ("key", "bell", "flask", "watch"),
        "athenaeum": ("prism", "astrolabe", "book"),
        "unlit": ("mask", "dagger", "key", "lantern"),
        "ironglass": ("engine", "watch", "flask"),
        "none": ("watch", "lantern", "key", "book"),
    }
)
_MACHINES: Final = MappingProxyType(
    {
        "couriers": ("walker", "skiff"),
        "vigil": ("skiff", "walker"),
        "compact": ("walker", "crawler"),
        "athenaeum": ("walker", "skiff"),
        "unlit": ("skiff", "walker"),
        "ironglass": ("crawler", "walker"),
        "none": ("crawler", "walker"),
    }
)
# Where in the lists of EVENTs and BASEs an organization starts, so that organizations differ as well.
_START: Final = ("couriers", "vigil", "compact", "athenaeum", "unlit", "ironglass", "none")


def motif_list(card_type: str, org: str) -> tuple[str, ...]:
    """The motifs of an organization for that type, in the order in which they are dealt; all of the type are in it
    for EVENT and BASE, the organization's own for ITEM and ITEM/UNIT."""
    if card_type == "ITEM":
        return _OBJECTS[org]
    if card_type == "ITEM/UNIT":
        return _MACHINES[org]
    words = MOTIFS[card_type]
    start = _START.index(org)
    if card_type == "EVENT":
        return tuple(words[(start * 2 + i) % len(words)] for i in range(len(words)))
    return tuple(words[(start + i * 2) % len(words)] for i in range(len(words)))
