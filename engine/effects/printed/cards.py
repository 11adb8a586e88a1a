"""Card files: a record a card, its names in both languages, what it does as data; its text is made from that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from engine.catalogue import CardEntry, Row
from engine.effects.printed.plain import PrintedError, data_file, mapping, texts
from engine.effects.say.speech import LANGUAGES
from engine.effects.words import EffectError


class Record(NamedTuple):
    """A card as a file has it, with the texts in it taken apart: data in English, all texts by language."""

    number: str
    data: dict[str, Any]
    named: dict[str, str]
    texts: tuple[dict[str, str], ...]
    row: Row
    where: str


def read_records(paths: Iterable[Path]) -> dict[str, Record]:
    """The records of card files by number. Raises :class:`PrintedError`."""
    found: dict[str, Record] = {}
    for path in paths:
        rows = data_file(path)
        if not isinstance(rows, list):
            raise PrintedError(f"{path.name}: a list of cards is expected")
        for place, row in enumerate(rows, start=1):
            record = record_of(row, f"{path.name}, card {place}")
            if record.number in found:
                raise PrintedError(f"{record.where}: {record.number} stands in {found[record.number].where}, too")
            found[record.number] = record
    return found


def record_of(row: Any, where: str) -> Record:
    """A record taken apart. Raises :class:`PrintedError`."""
    data = dict(mapping(row, where))
    number = data.get("number")
    if not isinstance(number, str) or not number:
        raise PrintedError(f"{where}: a card needs a number")
    named = texts(data.get("name"), f"{where}, the name of {number}")
    found = [named]
    try:
        english = {key: _english(value, f"{where}, the {key} of {number}", found) for key, value in data.items()}
    except RecursionError as error:
        raise PrintedError(f"{where}: {number} is nested too deep") from error
    return Record(number, english, named, tuple(found), row, where)


def _english(value: Any, where: str, found: list[dict[str, str]]) -> Any:
    """A value with every text by language in English alone; they are added to ``found``."""
    if isinstance(value, dict) and "en" in value and set(value) <= set(LANGUAGES):
        found.append(texts(value, where))
        return value["en"]
    if isinstance(value, dict):
        return {key: _english(one, where, found) for key, one in value.items()}
    return [_english(one, where, found) for one in value] if isinstance(value, list) else value


def printed_names(records: Iterable[Record], traits: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """How each language prints words of cards: names, ids of cards, traits."""
    words: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
    for lang, known in words.items():
        for record in records:
            known.update(_words(record, lang))
        known.update({word: said.get(lang, word) for word, said in traits.items()})
    return words


def _words(record: Record, lang: str) -> Iterator[tuple[str, str]]:
    for text in record.texts:
        yield text["en"], text.get(lang, text["en"])
    yield record.number, record.named.get(lang, record.named["en"])


class CardRead(NamedTuple):
    """What a game makes of a record: what its rules play, and what can be read off it."""

    card: Any
    type: str
    numbers: Mapping[str, int]
    words: Mapping[str, tuple[str, ...]]
    token: bool = False


@dataclass(frozen=True)
class Press:
    """How a game prints its cards. folder: in the assets and in the decks. read: a card from its number and data. text:
    its text box in a language, from how that prints names. words: how a language prints words of the rules. made: what
    the rules make, which no file has."""

    folder: str
    read: Callable[[str, dict[str, Any]], CardRead]
    text: Callable[[Any, str, Mapping[str, str]], str]
    words: Callable[[str], Mapping[str, str]]
    made: tuple[CardEntry, ...] = ()

    def entry(self, record: Record, set_name: str, words: Mapping[str, Mapping[str, str]]) -> CardEntry:
        """The card of a record. Raises :class:`PrintedError`."""
        try:
            card = self.read(record.number, record.data)
        except EffectError as problem:
            raise PrintedError(f"{record.where}: {problem}") from problem
        art = record.data.get("art") or {}
        return CardEntry(
            number=record.number,
            type=card.type,
            names=record.named,
            texts={lang: self.text(card.card, lang, words[lang]) for lang in words},
            set=set_name,
            rarity=str(record.data.get("rarity", "")),
            numbers=card.numbers,
            words=card.words,
            art={str(key): str(value) for key, value in mapping(art, f"{record.where}, art").items()},
            card=card.card,
            token=card.token,
            data=record.row,
        )
