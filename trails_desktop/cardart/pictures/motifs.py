"""What cards show, by type, and how a set is dealt so that no look is used twice in an organization."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

# Whole countries with something in them: too much alike on a small card, so they are dealt last. Cards name them, and
# the picture of the ending is one.
LANDSCAPES: Final = MappingProxyType(
    {
        "EVENT": ("relay", "march", "flock", "burst", "beam", "clash"),
        "BASE": ("tower", "arch", "plain", "balcony", "leaves"),
    }
)
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
            "gauntlet",
        ),
        "EVENT": (
            "stone",
            "sheaf",
            "seedling",
            "plough",
            "engine",
            "convoy",
            "letter",
            "wheel",
            "flag",
            "scales",
            "struck line",
            "lens",
            "hourglass",
            "bird",
            "storm",
            "keyhole",
            "falling lamp",
            "purse",
            "candle",
            "cup",
            "torch",
            "window",
            "furnace",
            "anvil",
            "ladle",
            *LANDSCAPES["EVENT"],
        ),
        "BASE": (
            "stair",
            "mill",
            "arches",
            "roofs",
            "inn",
            "milestone",
            "monolith",
            "cloister",
            "lamp room",
            "hall",
            "glass court",
            "market",
            "furnaces",
            "ferry",
            "crane",
            *LANDSCAPES["BASE"],
        ),
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
        "ironglass": ("engine", "gauntlet", "watch", "flask"),
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
_DEEDS: Final = MappingProxyType(
    {
        "couriers": ("engine", "convoy", "letter", "bird", "wheel"),
        "vigil": ("candle", "window", "cup", "torch", "bird"),
        "compact": ("stone", "sheaf", "seedling", "plough", "scales"),
        "athenaeum": ("struck line", "lens", "hourglass", "bird", "letter"),
        "unlit": ("storm", "keyhole", "falling lamp", "purse", "torch"),
        "ironglass": ("furnace", "anvil", "ladle", "engine", "scales"),
        "none": ("wheel", "flag", "scales", "purse", "storm"),
    }
)
_PLACES: Final = MappingProxyType(
    {
        "couriers": ("arches", "lamp room", "milestone"),
        "vigil": ("cloister", "ferry", "lamp room"),
        "compact": ("stair", "mill", "inn"),
        "athenaeum": ("hall", "glass court", "cloister"),
        "unlit": ("market", "roofs", "monolith"),
        "ironglass": ("furnaces", "crane", "arches"),
        "none": ("inn", "milestone", "monolith"),
    }
)
_OWN: Final = MappingProxyType({"ITEM": _OBJECTS, "ITEM/UNIT": _MACHINES, "EVENT": _DEEDS, "BASE": _PLACES})


def motif_list(card_type: str, org: str) -> tuple[str, ...]:
    """The motifs of an organization for that type, in the order in which they are dealt."""
    return _OWN[card_type][org]
