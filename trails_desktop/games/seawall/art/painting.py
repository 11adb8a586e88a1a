"""Paints the picture of a card from its number and what its data say of it; see
:mod:`trails_desktop.cardart.pictures.books`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageOps

from trails_desktop.cardart.pictures.spec import seed_of
from trails_desktop.cardart.scenery.finish import finish
from trails_desktop.games.seawall.art.deeds import DEEDS
from trails_desktop.games.seawall.art.flats import HOURS, Flats
from trails_desktop.games.seawall.art.hulls import HULLS
from trails_desktop.games.seawall.art.parts import PARTS
from trails_desktop.games.seawall.art.pilots import pilot
from trails_desktop.games.seawall.art.places import PLACES
from trails_desktop.games.seawall.art.striders import strider

#: What a card shows whose data say nothing of its picture, by type; a strider else.
_TYPES: Final = MappingProxyType({"resource": DEEDS["spare"], "base": PLACES["pier"], "command": DEEDS["sluice"]})

#: What the words of a card may be: one that is not known would be passed over in silence.
KNOWN: Final = MappingProxyType(
    {
        "hull": frozenset(HULLS), "part": frozenset(PARTS), "legs": frozenset(("two", "three", "four", "gantry")),
        "motif": frozenset((*DEEDS, *PLACES, "pilot")),
    }
)  # fmt: skip


def paint(number: str, words: Mapping[str, str], unit: float) -> Image.Image:
    """The picture, RGB, 640 x 720 times `unit` pixels. words: color, type, rarity, and the card's own motif, hull,
    legs, part and whatever a pilot wears; what is not known leaves it to the number."""
    color = words.get("color", "") if words.get("color", "") in HOURS else ""
    seed = seed_of(number, color, words.get("type", ""))
    hour = words.get("hour", "")
    b = Flats(color, seed, unit, int(hour) - 1 if hour.isdigit() else None)
    motif = words.get("motif", "")
    deed = DEEDS.get(motif) or PLACES.get(motif) or _TYPES.get(words.get("type", ""))
    if deed is not None:
        deed(b)
    elif motif == "pilot" or words.get("type") == "pilot":
        pilot(b, words, number)
    else:
        b.flipped = words.get("faces", "") == "left" or (not words.get("faces") and seed % 2 == 1)
        strider(b, words)
        if b.flipped:
            b.c.image = ImageOps.mirror(b.c.image)
    return finish(b.scene, 0.36)
