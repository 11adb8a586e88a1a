"""Which picture each card of a pool has: what its printing asks for, and for the rest a deal over its whole set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.trails.cards.printing import Printing
from trails_desktop.cardart.people.wardrobe import Wardrobe, WardrobeError
from trails_desktop.cardart.pictures.dealing import deal_motifs
from trails_desktop.cardart.pictures.motifs import MOTIFS
from trails_desktop.cardart.pictures.spec import RARITIES, TYPES, PictureError, PictureSpec
from trails_desktop.ui.orgs import ORG_KEYS, org_style

#: Printings by card number and language, as :func:`engine.trails.cards.printing.group` makes them.
Printings = Mapping[str, Mapping[str, Printing]]


def picture_of(printing: Printing) -> PictureSpec | None:
    """What a printing itself says of its picture, with what it asks for: motif, wardrobe, hour; None for a type
    that the painter does not know."""
    if printing.type not in TYPES:
        return None
    key = org_style(printing.orgs[0]).key if printing.orgs else "none"
    org = key if key in ORG_KEYS else "none"
    rarity = printing.rarity if printing.rarity in RARITIES else ""
    motif = printing.art.get("motif")
    # a machine that a crew boards is an ITEM that looks like what it becomes
    kind = "ITEM/UNIT" if printing.type == "ITEM" and motif in MOTIFS["ITEM/UNIT"] else printing.type
    dressed, hour = printing.art.get("wardrobe"), printing.art.get("hour")
    try:
        wardrobe = Wardrobe.from_data(dressed) if isinstance(dressed, Mapping) else None
        return PictureSpec(
            printing.number, kind, org, rarity, str(motif) if motif else None, wardrobe, str(hour) if hour else None
        )
    except (PictureError, WardrobeError):
        # A hint the painter does not know is no reason to show no picture.
        return PictureSpec(printing.number, printing.type, org, rarity)


def cast_pictures(pool: Printings) -> Mapping[str, PictureSpec]:
    """The picture of every card of a pool, by number. Motifs and wardrobes are dealt set by set in the order of the
    pool, so that a card looks the same wherever it is shown, in either language, whatever deck it is in."""
    sets: dict[str, list[PictureSpec]] = {}
    for versions in pool.values():
        printing = versions.get("en") or next(iter(versions.values()), None)
        spec = picture_of(printing) if printing is not None else None
        if printing is not None and spec is not None:
            sets.setdefault(printing.set, []).append(spec)
    return {number: spec for cards in sets.values() for number, spec in _dealt(tuple(cards)).items()}


@lru_cache(maxsize=32)
def _dealt(cards: tuple[PictureSpec, ...]) -> Mapping[str, PictureSpec]:
    return deal_motifs(cards)
