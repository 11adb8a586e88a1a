"""How this game prints its cards; the shipped cards, ready-made decks and sets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.catalogue import CardEntry
from engine.effects.printed import catalogue
from engine.effects.printed.cards import CardRead, Press
from engine.seawall.cards.card import COLORS, FIRST_PIER, SPARE_RESOURCE, TYPES, Card
from engine.seawall.cards.load import load_card
from engine.seawall.cards.vocabulary import KEYWORDS
from engine.seawall.text.printing import speech, text_of


def _read(number: str, data: dict[str, Any]) -> CardRead:
    card = load_card(number, data)
    return CardRead(card, card.type, numbers_of(card), words_of(card), card.token)


def _made(card: Card, name: str, motif: str) -> CardEntry:
    """A token that the rules make."""
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


def _words(lang: str) -> dict[str, str]:
    said = speech(lang)
    of = {"kind": TYPES, "color": COLORS, "keyword": tuple(KEYWORDS)}
    return {word: said.row(f"{field} {word}") for field, words in of.items() for word in words}


PRESS = Press(
    folder="seawall",
    read=_read,
    text=text_of,
    words=_words,
    made=(_made(FIRST_PIER, "第一桟橋", "pier"), _made(SPARE_RESOURCE, "予備リソース", "spare")),
)
read_catalogue = partial(catalogue.read_catalogue, PRESS)
extended = partial(catalogue.extended, PRESS)
