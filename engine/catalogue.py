"""What a game brings along: its cards as players read them, ready-made decks, sets and their packs.

Records without a word of one game; a game's port reads them from the folders of the program (:mod:`engine.game`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.frozen import frozen

#: A text by language ("en", "ja").
Texts = Mapping[str, str]
#: A card as a file of cards has it: plain data by field.
Row = Mapping[str, Any]


@frozen
class CardEntry:
    """A printed card. number: as decks name it. numbers: level, cost and the like; words: traits and the like, as the
    data has them (:meth:`Catalogue.word` prints them). art: what its picture is made of. card: what the rules play.
    token: it is in no deck. data: the record of its file, which reads back as it; none for what the rules make."""

    number: str
    type: str
    names: Texts
    texts: Texts
    set: str
    rarity: str
    numbers: Mapping[str, int]
    words: Mapping[str, tuple[str, ...]]
    art: Mapping[str, str]
    card: Any = field(compare=False)
    token: bool = False
    data: Row = field(default_factory=dict, compare=False)

    def name(self, lang: str) -> str:
        """Its name in a language, in English where it has none."""
        return self.names.get(lang) or self.names["en"]

    def text(self, lang: str) -> str:
        """Its text box, a line an ability."""
        return self.texts.get(lang, self.texts["en"])


@frozen
class ReadyDeck:
    """A ready-made deck. id: its file's name. plans: how it wants to play, one sentence. cards: numbers, copies one
    after the other. free: keys of its head that nothing here reads."""

    id: str
    names: Texts
    plans: Texts
    cards: tuple[str, ...]
    free: Mapping[str, str] = field(default_factory=dict)


@frozen
class PackSlot:
    """A place of a pack: so many cards, and the weight of each rarity."""

    names: Texts
    count: int
    rarities: tuple[tuple[str, int], ...]


@frozen
class PackSet:
    """A set as boosters hold it."""

    code: str
    names: Texts
    slots: tuple[PackSlot, ...]


@dataclass(frozen=True)
class Catalogue:
    """All of it. cards: by number, tokens too. words: as a language prints words of cards and of rules (traits, names,
    types, colors, keywords), by language. outside: numbers of the cards that did not come with the game. left_out: of
    records from outside that cannot be used their places, from 0, and why."""

    cards: Mapping[str, CardEntry]
    decks: tuple[ReadyDeck, ...]
    sets: tuple[PackSet, ...]
    words: Mapping[str, Texts]
    outside: frozenset[str] = frozenset()
    left_out: tuple[tuple[int, str], ...] = ()

    def word(self, word: str, lang: str) -> str:
        """A word as a language prints it, itself where the language has no other."""
        return self.words.get(lang, {}).get(word, word)

    def playing(self) -> dict[str, Any]:
        """What the rules play, by number."""
        return {number: entry.card for number, entry in self.cards.items()}
