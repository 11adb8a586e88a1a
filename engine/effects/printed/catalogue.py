"""All that a game brings along, read from its folders: cards, ready-made decks, the set; and cards from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.catalogue import Catalogue, Row
from engine.effects.printed.cards import Press, printed_names, read_records, record_of
from engine.effects.printed.decks import read_deck
from engine.effects.printed.packs import read_set
from engine.effects.printed.plain import PrintedError

_SET = "set.yaml"
#: What a record from outside has besides, for whoever reads the file: its game, and the text that is made from its
#: data.
_BESIDE = ("game", "text")
_MOST_NAME = 200


def read_catalogue(press: Press, assets: Path, decks: Path) -> Catalogue:
    """Everything of a game in the program's folders. Raises :class:`engine.effects.printed.plain.PrintedError`."""
    folder = assets / press.folder
    set_file = read_set(folder / _SET)
    records = read_records(path for path in sorted(folder.glob("*.yaml")) if path.name != _SET)
    words = printed_names(records.values(), set_file.traits)
    for lang, known in words.items():
        known.update(press.words(lang))
        known.update({entry.name("en"): entry.name(lang) for entry in press.made})
    name = set_file.packs.names["en"]
    cards = {number: press.entry(record, name, words) for number, record in records.items()}
    cards |= {entry.number: entry for entry in press.made}
    ready = tuple(read_deck(path, cards) for path in sorted((decks / press.folder).glob("*.deck")))
    return Catalogue(cards, ready, (set_file.packs,), words)


def extended(press: Press, catalogue: Catalogue, rows: Sequence[Row]) -> Catalogue:
    """The same with cards from outside, which stand before those of their numbers. Whatever is wrong with one, it alone
    is left out."""
    made = {entry.number for entry in press.made}
    records, bad = {}, {}
    for place, row in enumerate(rows):
        try:
            record = record_of({key: value for key, value in row.items() if key not in _BESIDE}, "")
            _check(record.number, record.named, made)
            records[place] = record
        except PrintedError as problem:
            bad[place] = str(problem).removeprefix(": ").removeprefix(", ")
    fresh = printed_names(records.values(), {})
    words = {lang: {**fresh.get(lang, {}), **known} for lang, known in catalogue.words.items()}
    cards, outside = dict(catalogue.cards), set(catalogue.outside)
    for place, record in records.items():
        try:
            entry = press.entry(record, str(record.data.get("set", "")), words)
        except Exception as problem:  # data of others in words nobody foresaw: left out, whatever it tripped over
            bad[place] = _why(problem)
            continue
        cards[record.number] = replace(entry, data={**record.row})
        outside.add(record.number)
    left = tuple(sorted(bad.items()))
    return replace(catalogue, cards=cards, words=words, outside=frozenset(outside), left_out=left)


def _check(number: str, named: dict[str, str], made: set[str]) -> None:
    if number in made:
        raise PrintedError(f"{number} is what the rules call a card that they make")
    if number != number.strip() or any(sign in number for sign in ("[", "]", "#", "//", "\n")):
        raise PrintedError(f"the number '{number[:60]}' has spaces at its ends or one of [ ] # //")
    for word in (number, *named.values()):
        if len(word) > _MOST_NAME or "\n" in word:
            raise PrintedError(f"a number or a name is longer than {_MOST_NAME} letters, or more than a line")


def _why(problem: Exception) -> str:
    if isinstance(problem, PrintedError):
        return str(problem).removeprefix(": ").removeprefix(", ")
    return f"its data cannot be read ({type(problem).__name__}: {problem})"


def as_row(game: str, entry: Any) -> dict[str, Any]:
    """A card as a file to be read by others has it: its record, the game, and its text in every language."""
    texts = {lang: text for lang, text in entry.texts.items() if text}
    return {"game": game, **entry.data, **({"text": texts} if texts else {})}
