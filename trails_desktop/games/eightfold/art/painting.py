"""Paints the picture of a card from its number and what its data say of it; see
:mod:`trails_desktop.cardart.pictures.books`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PIL import Image

from trails_desktop.cardart.pictures.spec import seed_of
from trails_desktop.cardart.scenery.finish import finish
from trails_desktop.games.eightfold.art.booths import BOOTHS
from trails_desktop.games.eightfold.art.crests import BEFORE, BEHIND, OVER
from trails_desktop.games.eightfold.art.fair import Fair
from trails_desktop.games.eightfold.art.jars import JARS
from trails_desktop.games.eightfold.art.masks import MASKS
from trails_desktop.games.eightfold.art.players import EYES, backdrop, bust_of, garment
from trails_desktop.games.eightfold.art.puppets import PUPPETS
from trails_desktop.games.eightfold.art.quarters import QUARTERS
from trails_desktop.games.eightfold.art.shows import SHOWS
from trails_desktop.games.eightfold.art.wares import WARES

MOTIFS: Final = MappingProxyType[str, Callable[[Fair], None]]({**BOOTHS, **JARS, **PUPPETS, **WARES, **SHOWS})
#: What a card shows whose data say nothing of its picture, by type; a player else.
_TYPES: Final = MappingProxyType(
    {
        "backup": "garden booth", "summon": "wind jar", "monster": "spring puppet", "weapon": "poker",
        "armor": "furrow coat", "accessory": "shell earring", "formation": "great wheel",
    }
)  # fmt: skip
#: What the words of a card may be: one that is not known would be passed over in silence.
KNOWN: Final = MappingProxyType(
    {
        "mask": frozenset(MASKS),
        "eyes": frozenset(EYES),
        "crest": frozenset((*BEHIND, *OVER, *BEFORE, "none")),
        "motif": frozenset(MOTIFS),
    }
)


def paint(number: str, words: Mapping[str, str], unit: float) -> Image.Image:
    """The picture, RGB, 640 x 720 times `unit` pixels. words: element, type, rarity, and the card's own mask, eyes and
    crest or its motif."""
    element = words.get("element", "") if words.get("element", "") in QUARTERS else ""
    seed = seed_of(number, element, words.get("type", ""))
    draw = MOTIFS.get(words.get("motif", "") or _TYPES.get(words.get("type", ""), ""))
    eyes = words.get("eyes", "")
    b = Fair(element, seed, unit, EYES.index(eyes) if eyes in EYES else None)
    if draw is not None:
        draw(b)
    else:
        _player(b, words)
    return finish(b.scene, 0.36)


def _player(b: Fair, words: Mapping[str, str]) -> None:
    mask = words.get("mask", "")
    if mask not in MASKS:
        mask = b.rng.choice(sorted(MASKS))
    bust = bust_of(b, words)
    worn = [crests.get(words.get("crest", "")) for crests in (BEHIND, OVER, BEFORE)]
    backdrop(b)
    layers = (worn[0], lambda bust: garment(bust, mask), worn[1], MASKS[mask], worn[2])
    for layer in layers:
        if layer is not None:
            layer(bust)
