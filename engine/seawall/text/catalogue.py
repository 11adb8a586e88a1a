"""The shipped cards, ready-made decks and sets of this game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine.catalogue import CardEntry, Catalogue
from engine.effects.printed.cards import CardRead, entries, printed_names, read_records
from engine.effects.printed.decks import read_deck
from engine.effects.printed.packs import read_set
from engine.seawall.cards.card import COLORS, FIRST_PIER, SPARE_RESOURCE, TYPES, Card
from engine.seawall.cards.load import load_card
from engine.seawall.cards.vocabulary import KEYWORDS
from engine.seawall.text.printing import speech, text_of

_FOLDER = "seawall"
#: Tokens that the rules make, as each language prints them.
_MADE = MappingProxyType({FIRST_PIER: ("第一桟橋", "pier"), SPARE_RESOURCE: ("予備リソース", "spare")})


def read_catalogue(assets: Path, decks: Path) -> Catalogue:
    """Everything of this game in the program's folders. Raises :class:`engine.effects.printed.plain.PrintedError`."""
    folder = assets / _FOLDER
    set_file = read_set(folder / "set.yaml")
    records = read_records(sorted(folder.glob("walkers-*.yaml")))
    words = printed_names(records.values(), set_file.traits)
    for lang, known in words.items():
        said = speech(lang)
        known.update({word: said.row(f"kind {word}") for word in TYPES})
        known.update({word: said.row(f"color {word}") for word in COLORS})
        known.update({word: said.row(f"keyword {word}") for word in KEYWORDS})
    cards = entries(records, set_file.packs.names["en"], words, _read, text_of)
    for card, (name, motif) in _MADE.items():
        cards[card.number] = _made(card, name, motif)
        words["ja"][card.name] = name
    ready = tuple(read_deck(path, cards) for path in sorted((decks / _FOLDER).glob("*.deck")))
    return Catalogue(cards, ready, (set_file.packs,), words)


def _read(number: str, data: dict[str, Any]) -> CardRead:
    card = load_card(number, data)
    return CardRead(card, card.type, numbers_of(card), words_of(card), card.token)


def _made(card: Card, name: str, motif: str) -> CardEntry:
    return CardEntry(
        card.number,
        card.type,
        {"en": card.name, "ja": name},
        {"en": "", "ja": ""},
        "",
        "",
        numbers_of(card),
        words_of(card),
        {"motif": motif},
        card,
        token=True,
    )


def numbers_of(card: Card) -> Mapping[str, int]:
    """The numbers on a card, as far as its type has them."""
    found = {} if card.type == "resource" or card.token else {"level": card.level, "cost": card.cost}
    if card.type in ("unit", "pilot", "base"):
        found |= {"ap": card.ap, "hp": card.hp}
    if card.pilot is not None:
        found |= {"pilot ap": card.pilot.ap, "pilot hp": card.pilot.hp}
    return found | {f"keyword {word}": n for word, n in card.keywords}


def words_of(card: Card) -> Mapping[str, tuple[str, ...]]:
    """The words on a card: color, traits, keywords, what binds it, its Pilot part."""
    link = {} if card.link is None else {f"link {card.link[0]}": card.link[1]}
    part = {} if card.pilot is None else {"pilot name": (card.pilot.name,), "pilot trait": card.pilot.traits}
    found = {
        "color": (card.color,) if card.color else (),
        "trait": card.traits,
        "keyword": tuple(word for word, _ in card.keywords),
        **link,
        **part,
    }
    return {field: words for field, words in found.items() if words}
