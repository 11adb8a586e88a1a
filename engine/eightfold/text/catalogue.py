"""The shipped cards, ready-made decks and sets of this game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.catalogue import Catalogue
from engine.effects.printed.cards import CardRead, entries, printed_names, read_records
from engine.effects.printed.decks import read_deck
from engine.effects.printed.packs import read_set
from engine.eightfold.cards.card import ELEMENTS, TYPES, Card
from engine.eightfold.cards.load import load_card
from engine.eightfold.cards.vocabulary import KEYWORDS
from engine.eightfold.text.printing import speech, text_of

_FOLDER = "eightfold"


def read_catalogue(assets: Path, decks: Path) -> Catalogue:
    """Everything of this game in the program's folders. Raises :class:`engine.effects.printed.plain.PrintedError`."""
    folder = assets / _FOLDER
    set_file = read_set(folder / "set.yaml")
    records = read_records(sorted(folder.glob("masks-*.yaml")))
    words = printed_names(records.values(), set_file.traits)
    for lang, known in words.items():
        said = speech(lang)
        known.update({word: said.row(f"kind {word}") for word in TYPES})
        known.update({word: said.row(f"element {word}") for word in ELEMENTS})
        known.update({word: said.row(f"keyword {word}") for word in KEYWORDS})
    cards = entries(records, set_file.packs.names["en"], words, _read, text_of)
    ready = tuple(read_deck(path, cards) for path in sorted((decks / _FOLDER).glob("*.deck")))
    return Catalogue(cards, ready, (set_file.packs,), words)


def _read(number: str, data: dict[str, Any]) -> CardRead:
    card = load_card(number, data)
    return CardRead(card, card.type, numbers_of(card), words_of(card), False)


def numbers_of(card: Card) -> Mapping[str, int]:
    """The numbers on a card: its cost, and Power if it has any."""
    return {"cost": card.cost} | ({} if card.power is None else {"power": card.power})


def words_of(card: Card) -> Mapping[str, tuple[str, ...]]:
    """The words on a card: element, Jobs, keywords, icons, whether its damage bursts."""
    icons = (("soldier", card.soldier), ("party", card.party), ("burst", card.ex or bool(card.bursts)))
    found = {
        "element": (card.element,),
        "job": card.jobs,
        "keyword": tuple(word for word, _ in card.keywords),
        "icon": tuple(icon for icon, has in icons if has),
    }
    return {field: words for field, words in found.items() if words}
