"""Card files: a record a card, its names in both languages, what it does as data; its text is made from that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.catalogue import CardEntry
from engine.effects.printed.plain import PrintedError, data_file, mapping, texts
from engine.effects.words import EffectError


class Record(NamedTuple):
    """A card as a file has it, with the names in it taken apart: data in English, names by language."""

    number: str
    data: dict[str, Any]
    named: dict[str, str]
    parts: tuple[dict[str, str], ...]
    where: str


def read_records(paths: Iterable[Path]) -> dict[str, Record]:
    """The records of card files by number. Raises :class:`PrintedError`."""
    found: dict[str, Record] = {}
    for path in paths:
        rows = data_file(path)
        if not isinstance(rows, list):
            raise PrintedError(f"{path.name}: a list of cards is expected")
        for place, row in enumerate(rows, start=1):
            record = _record(row, f"{path.name}, card {place}")
            if record.number in found:
                raise PrintedError(f"{record.where}: {record.number} stands in {found[record.number].where}, too")
            found[record.number] = record
    return found


def _record(row: Any, where: str) -> Record:
    data = dict(mapping(row, where))
    number = data.get("number")
    if not isinstance(number, str) or not number:
        raise PrintedError(f"{where}: a card needs a number")
    named = texts(data.get("name"), f"{where}, the name of {number}")
    data["name"] = named["en"]
    parts = []
    for key, value in data.items():
        if isinstance(value, dict) and isinstance(value.get("name"), dict):
            part = texts(value["name"], f"{where}, the {key} of {number}")
            data[key] = {**value, "name": part["en"]}
            parts.append(part)
    return Record(number, data, named, tuple(parts), where)


def printed_names(records: Iterable[Record], traits: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """How each language prints words of cards: names, ids of cards, traits."""
    words: dict[str, dict[str, str]] = {"en": {}, "ja": {}}
    for lang, known in words.items():
        for record in records:
            for named in (record.named, *record.parts):
                known[named["en"]] = named.get(lang, named["en"])
            known[record.number] = record.named.get(lang, record.named["en"])
        known.update({word: said.get(lang, word) for word, said in traits.items()})
    return words


class CardRead(NamedTuple):
    """What a game makes of a record: what its rules play, and what can be read off it."""

    card: Any
    type: str
    numbers: Mapping[str, int]
    words: Mapping[str, tuple[str, ...]]
    token: bool


def entries(
    records: Mapping[str, Record],
    set_name: str,
    words: Mapping[str, Mapping[str, str]],
    read: Callable[[str, dict[str, Any]], CardRead],
    text: Callable[[Any, str, Mapping[str, str]], str],
) -> dict[str, CardEntry]:
    """The cards of records. read: a card from its number and data; text: its text box in a language. Raises
    :class:`PrintedError`."""
    found = {}
    for number, record in records.items():
        try:
            card = read(number, record.data)
        except EffectError as problem:
            raise PrintedError(f"{record.where}: {problem}") from problem
        found[number] = CardEntry(
            number=number,
            type=card.type,
            names=record.named,
            texts={lang: text(card.card, lang, words[lang]) for lang in words},
            set=set_name,
            rarity=str(record.data.get("rarity", "")),
            numbers=card.numbers,
            words=card.words,
            art={str(key): str(value) for key, value in (record.data.get("art") or {}).items()},
            card=card.card,
            token=card.token,
        )
    return found
