"""The printed text of a card, from its effect data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.effects import words as shapes
from engine.effects.say.phrases import condition, noun
from engine.effects.say.sentences import lines
from engine.effects.say.speech import Speech, rows_of
from engine.eightfold.cards.card import Card
from engine.eightfold.cards.vocabulary import WORDS

_NONE: Mapping[str, str] = MappingProxyType({})
#: What texts are said in: Binding has an instruction of its own that no data can ask for.
SAID = replace(WORDS, verbs={**WORDS.verbs, "junction": shapes.SEAT})


def speech(lang: str, names: Mapping[str, str] = _NONE) -> Speech:
    """A language with this game's words. names: words of cards as they are printed in it."""
    return Speech(lang, rows_of("engine.eightfold.text", "words"), names)


def text_of(card: Card, lang: str, names: Mapping[str, str] = _NONE) -> str:
    """The text box of a card, a line an ability; "" for a card without text."""
    said = speech(lang, names)
    bursts = set(card.bursts)
    if card.ex:
        bursts |= {one.number for one in card.abilities if one.kind == ("effect" if card.type == "summon" else "when")}
    marks = {number: (said.row("mark burst"),) for number in bursts}
    return "\n".join((*_box(card, said), *lines(said, SAID, card.type, card.keywords, card.abilities, marks)))


def _box(card: Card, said: Speech) -> Iterator[str]:
    """What a card itself has beside its abilities."""
    if card.bearer is not None:
        yield said.fill("box bearer", noun=said.capital(noun(said, card.bearer)))
    if card.needs is not None:
        yield said.fill("box needs", test=condition(said, card.needs, said.fill("this", kind="")))
    if card.soldier:
        yield said.row("box soldier")
    if card.party:
        yield said.row("box party")
    if card.war_god:
        yield said.fill("box war god", word=said.name(card.war_god))
    if card.combination is not None:
        names, less = card.combination
        listed = said.join((said.fill("word name", word=said.name(name)) for name in names), "and")
        yield said.fill("box combination", names=listed, n=less)
