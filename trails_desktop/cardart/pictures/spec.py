"""What a picture is painted from: what is printed on a card decides its picture, on every machine the same.

No picture is stored with the program. The printed number, the first organization and the type are the seed, so both
languages of a card share a picture.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trails_desktop.cardart.drawing.palette import ORGANIZATIONS
from trails_desktop.cardart.people.wardrobe import Wardrobe
from trails_desktop.cardart.pictures.motifs import MOTIFS
from trails_desktop.cardart.scenery.hours import HOURS

# Raise it with every change that alters a picture: it is part of the key of the cache on disk.
GENERATOR: Final = 2
TYPES: Final = ("UNIT", "ITEM", "EVENT", "BASE", "ITEM/UNIT")
RARITIES: Final = ("C", "U", "R", "SR", "")
# Picture sizes: 1 for the table and the master face, 2 for large inspectors on dense screens.
FACTORS: Final = (1, 2)


class PictureError(ValueError):
    """A picture that cannot be painted; the text names the field."""


@dataclass(frozen=True, slots=True)
class PictureSpec:
    """All that decides a picture. PictureError if a word is not known.

    `org` is the key of the first organization, or "none". `motif` is what an ITEM, EVENT, BASE or ITEM/UNIT shows,
    `wardrobe` what a UNIT wears, `hour` whose sky stands over it; None leaves them to the seed.
    """

    number: str
    type: str
    org: str
    rarity: str
    motif: str | None = None
    wardrobe: Wardrobe | None = None
    hour: str | None = None

    def __post_init__(self) -> None:
        if self.type not in TYPES:
            raise PictureError(f'type: "{self.type}" is not one of {", ".join(TYPES)}.')
        if self.org not in ORGANIZATIONS:
            raise PictureError(f'org: "{self.org}" is not one of {", ".join(ORGANIZATIONS)}.')
        if self.rarity not in RARITIES:
            raise PictureError(f'rarity: "{self.rarity}" is not one of {", ".join(RARITIES[:-1])}.')
        words = MOTIFS.get(self.type, ())
        if self.motif is not None and self.motif not in words:
            if not words:
                raise PictureError(f"motif: a {self.type} shows a person; give it a wardrobe instead.")
            raise PictureError(f'motif: "{self.motif}" is not one of {", ".join(words)}.')
        if self.wardrobe is not None and self.type != "UNIT":
            raise PictureError(f"wardrobe: only a UNIT shows a person, not {self.type}.")
        if self.hour is not None and self.hour not in HOURS:
            raise PictureError(f'hour: "{self.hour}" is not one of {", ".join(HOURS)}.')

    def to_data(self) -> dict[str, object]:
        """Plain data that `from_data` reads back."""
        return {
            "number": self.number,
            "type": self.type,
            "org": self.org,
            "rarity": self.rarity,
            "motif": self.motif,
            "wardrobe": None if self.wardrobe is None else self.wardrobe.to_data(),
            "hour": self.hour,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> PictureSpec:
        """The specification written by `to_data`; PictureError or WardrobeError names a wrong field."""
        words: dict[str, str] = {}
        for name in ("number", "type", "org", "rarity"):
            value = data.get(name)
            if not isinstance(value, str):
                raise PictureError(f'{name}: "{value}" is not a word.')
            words[name] = value
        motif, wardrobe, hour = data.get("motif"), data.get("wardrobe"), data.get("hour")
        if motif is not None and not isinstance(motif, str):
            raise PictureError(f'motif: "{motif}" is not a word.')
        if hour is not None and not isinstance(hour, str):
            raise PictureError(f'hour: "{hour}" is not a word.')
        if wardrobe is not None and not isinstance(wardrobe, Mapping):
            raise PictureError(f'wardrobe: "{wardrobe}" is not a list of fields.')
        worn = None if wardrobe is None else Wardrobe.from_data(wardrobe)
        return cls(words["number"], words["type"], words["org"], words["rarity"], motif, worn, hour)

    def digest(self) -> str:
        """A name for the picture: 32 letters and digits, equal for equal specifications."""
        return digest_of(self.to_data())


@dataclass(frozen=True, slots=True)
class GamePicture:
    """A picture that a game's own painter makes (:mod:`.books`). book: the name under which that painter is handed in.
    number: of the card. words: what decides the picture besides, by name in order. edition: raised by the painter with
    every change that alters a picture."""

    book: str
    number: str
    words: tuple[tuple[str, str], ...]
    edition: int = 1

    def to_data(self) -> dict[str, object]:
        """Plain data that `from_data` reads back."""
        return {"book": self.book, "number": self.number, "words": dict(self.words), "edition": self.edition}

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> GamePicture:
        """The picture written by `to_data`; PictureError names a wrong field."""
        book, number, words, edition = (data.get(name) for name in ("book", "number", "words", "edition"))
        if not isinstance(book, str) or not isinstance(number, str):
            raise PictureError("book and number: these are words.")
        if not isinstance(words, Mapping) or not isinstance(edition, int):
            raise PictureError("words is a list of fields, edition a number.")
        return cls(book, number, tuple(sorted((str(name), str(word)) for name, word in words.items())), edition)

    def digest(self) -> str:
        """A name for the picture: 32 letters and digits, equal for equal pictures."""
        return digest_of(self.to_data())


def digest_of(data: Mapping[str, object]) -> str:
    """A name for plain data: 32 letters and digits, equal for equal data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def seed_of(*parts: str) -> int:
    """The seed that belongs to those words."""
    return int.from_bytes(hashlib.blake2b("|".join(parts).encode(), digest_size=8).digest(), "big")
