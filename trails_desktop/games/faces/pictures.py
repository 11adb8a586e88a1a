"""What a card's picture is painted from. Names no painter: the window starts without them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.catalogue import CardEntry
from engine.views import CardView
from trails_desktop.cardart.pictures.spec import GamePicture
from trails_desktop.games.faces.prints import Prints
from trails_desktop.games.faces.style import Printed


@dataclass(frozen=True, slots=True)
class PictureBook:
    """name: of the painter, as the roster has it. house: the field of a card that says whose it is. edition: to be
    raised with every change that alters a picture."""

    name: str
    house: str
    edition: int = 1

    def picture_of(self, entry: CardEntry) -> GamePicture:
        """The picture of a card: what its data say of it, and whose it is, its type and rarity."""
        words = {name: str(word) for name, word in entry.art.items()}
        words |= {self.house: next(iter(entry.words.get(self.house, ())), ""), "type": entry.type}
        words["rarity"] = entry.rarity
        return GamePicture(self.name, entry.number, tuple(sorted(words.items())), self.edition)

    def shown(self, prints: Prints) -> Callable[[CardView, Printed], GamePicture | None]:
        """The pictures of those cards that the data print."""

        def picture(card: CardView, face: Printed) -> GamePicture | None:
            entry = prints.entry(face.number)
            return None if entry is None else self.picture_of(entry)

        return picture
