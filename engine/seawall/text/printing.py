"""The printed text of a card, from its effect data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.effects.say.sentences import lines
from engine.effects.say.speech import Speech, rows_of
from engine.seawall.cards.card import Card
from engine.seawall.cards.vocabulary import WORDS

_NONE: Mapping[str, str] = MappingProxyType({})
#: What a text calls "this": a Pilot's speaks of its Unit (2-3-4-4).
_THIS = MappingProxyType({"unit": "unit", "pilot": "unit", "base": "base", "command": "card", "resource": "resource"})


def speech(lang: str, names: Mapping[str, str] = _NONE) -> Speech:
    """A language with this game's words. names: words of cards as they are printed in it."""
    return Speech(lang, rows_of("engine.seawall.text", "words"), names)


def text_of(card: Card, lang: str, names: Mapping[str, str] = _NONE) -> str:
    """The text box of a card, a line an ability; "" for a card without text."""
    said = speech(lang, names)
    found = lines(said, WORDS, _THIS[card.type], card.keywords, card.abilities)
    if card.pilot is not None:
        part = card.pilot
        traits = "".join(said.fill("pilot trait", word=said.name(word)) for word in part.traits)
        found += (said.fill("pilot part", name=said.name(part.name), traits=traits, ap=part.ap, hp=part.hp),)
    return "\n".join(found)
