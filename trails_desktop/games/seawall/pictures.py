"""What a card's picture is painted from. Names no painter: the window starts without them."""

from __future__ import annotations

from typing import Final

from engine.catalogue import CardEntry
from trails_desktop.cardart.pictures.spec import GamePicture

BOOK: Final = "seawall"
#: Raise it with every change that alters a picture.
EDITION: Final = 1


def picture_of(entry: CardEntry) -> GamePicture:
    """The picture of a card: what its data say of it, and its color, type and rarity."""
    words = {name: str(word) for name, word in entry.art.items()}
    words |= {"color": next(iter(entry.words.get("color", ())), ""), "type": entry.type, "rarity": entry.rarity}
    return GamePicture(BOOK, entry.number, tuple(sorted(words.items())), EDITION)
