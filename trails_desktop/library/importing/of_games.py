"""Card files of games besides the first: records whose effects are data (:mod:`engine.effects.printed`).

A card file is taken in whole or not at all, with a sentence for every row that cannot be used. A table has a column a
field: plain words and numbers as they are, all else as JSON; a text by language is a column a language, "name" and
"name-ja". The text of a card stands there for who reads the file: it is made from the data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.catalogue import Row
from engine.effects.printed.catalogue import as_row
from engine.game import Game
from trails_desktop.library.importing import cells, csv_table
from trails_desktop.library.importing.columns import Columns
from trails_desktop.library.importing.export import export
from trails_desktop.library.importing.rows import Row as Read
from trails_desktop.library.importing.rows import read_rows
from trails_desktop.library.storage.records import cleaned, dump

_COLUMNS: Final = ("number", "game", "type", "name", "name-ja", "set", "rarity")
#: Columns that hold words, whatever they look like; and those that are made from the others.
_WORDS: Final = ("number", "game", "type", "set", "rarity")
_BY_LANGUAGE: Final = ("name", "text")
_ENGLISH: Final = "en"


class _Odd(ValueError):
    """A row that cannot be used: one sentence, where and why."""


@dataclass(frozen=True, slots=True)
class CardImport:
    """What importing a file would do. rows: what is new or changed; refused: the rows that cannot be used, and a
    sentence each."""

    file: str
    rows: tuple[Row, ...]
    added: int
    updated: int
    unchanged: int
    refused: tuple[tuple[int, str], ...] = ()

    @property
    def count(self) -> int:
        """How many cards the file has that can be used."""
        return self.added + self.updated + self.unchanged


def plan(file: Path, game: Game, kept: Sequence[Row]) -> CardImport:
    """What importing a file would do. game: with its cards at hand; kept: those of the player's that are there. Raises
    :class:`LibraryError` for a file that cannot be read."""
    found: list[tuple[Read, dict[str, Any]]] = []
    refused: list[tuple[int, str]] = []
    numbers: set[object] = set()
    for read in read_rows(file, {"number": "number"}, make=_record):
        try:
            if read.record is None:
                raise _Odd(read.reason)
            row = _row(read.record, read.at, game.id)
            if row.get("number") in numbers:
                raise _Odd(f"{read.at}: {row['number']} stands twice in the file")
            numbers.add(row.get("number"))
            found.append((read, row))
        except _Odd as problem:
            refused.append((read.row, str(problem)))
    made = game.with_cards([row for _, row in found]).brought
    bad = dict(() if made is None else made.left_out)
    refused += [(found[place][0].row, f"{found[place][0].at}: {why}") for place, why in bad.items()]
    there = {row["number"]: dump(row) for row in kept}
    good = [row for place, (_, row) in enumerate(found) if place not in bad]
    fresh = tuple(row for row in good if there.get(row["number"]) != dump(row))
    updated = sum(row["number"] in there for row in fresh)
    counts = len(fresh) - updated, updated, len(good) - len(fresh)
    return CardImport(file.name, fresh, *counts, tuple(sorted(refused)))


def write_cards(file: Path, game: Game, *, marked: bool = False) -> int:
    """Write the cards of a game as a file by its ending; returns how many. marked: as for :func:`export`. Raises
    :class:`LibraryError`."""
    brought = game.brought
    assert brought is not None
    rows = [as_row(game.id, entry) for entry in brought.cards.values() if entry.data]
    return export(file, rows, table=_table, marked=marked)


def _row(record: Row, at: str, game: str) -> dict[str, Any]:
    """A record as it is kept. Raises :class:`_Odd`."""
    row, why = cleaned(record, at)
    if why:
        raise _Odd(why)
    if row.pop("game", game) != game:
        raise _Odd(f"{at}: it is a card of another game ({record['game']})")
    row.pop("text", None)
    if not isinstance(row.get("number", ""), str):
        raise _Odd(f"{at}: a number is a text")
    return row


def _record(row: Mapping[str, str], meaning: Columns) -> dict[str, Any]:
    record: dict[str, Any] = {}
    for header, cell in row.items():
        field, _, lang = header.partition("-")
        if not cell.strip() or not header:
            continue
        if field in _BY_LANGUAGE:
            record.setdefault(field, {})[lang or _ENGLISH] = cell.strip()
        elif header not in _WORDS:
            record[header] = csv_table.foreign(cell)
        else:
            record[header] = cells.card_number(cell) if header == "number" else cell.strip()
    if cells.is_date(record.get("number", "")):
        raise ValueError(f"'{record['number']}' is a date: a spreadsheet made it of the card's number")
    return record


def _table(rows: Sequence[Row], delimiter: str) -> Iterator[str]:
    flat = [_flat(row) for row in rows]
    found = dict.fromkeys(name for row in flat for name in row)
    last = [name for name in found if name.partition("-")[0] == "text"]
    further = [name for name in found if name not in (*_COLUMNS, *last)]
    return csv_table.write_cells([*_COLUMNS, *further, *last], flat, delimiter, _cell)


def _flat(row: Row) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for field, value in row.items():
        if field in _BY_LANGUAGE:
            texts = value if isinstance(value, Mapping) else {_ENGLISH: value}
            flat |= {field if lang == _ENGLISH else f"{field}-{lang}": str(text) for lang, text in texts.items()}
        else:
            flat[field] = value
    return flat


def _cell(row: Row, name: str) -> str:
    value = row.get(name)
    if value is None:
        return ""
    return str(value) if name in _WORDS or name.partition("-")[0] in _BY_LANGUAGE else csv_table.told(value)
