"""How this game prints its cards; the shipped cards, ready-made decks and sets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.effects.printed import catalogue
from engine.effects.printed.cards import CardRead, Press
from engine.eightfold.cards.card import ELEMENTS, TYPES, Card
from engine.eightfold.cards.load import load_card
from engine.eightfold.cards.vocabulary import KEYWORDS
from engine.eightfold.text.printing import speech, text_of


def _read(number: str, data: dict[str, Any]) -> CardRead:
    card = load_card(number, data)
    return CardRead(card, card.type, numbers_of(card), words_of(card))


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


def _words(lang: str) -> dict[str, str]:
    said = speech(lang)
    of = {"kind": TYPES, "element": ELEMENTS, "keyword": tuple(KEYWORDS)}
    return {word: said.row(f"{field} {word}") for field, words in of.items() for word in words}


PRESS = Press(folder="eightfold", read=_read, text=text_of, words=_words)
read_catalogue = partial(catalogue.read_catalogue, PRESS)
extended = partial(catalogue.extended, PRESS)
