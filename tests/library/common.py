"""Records, files and a look into the library from outside."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from trails_desktop.library.library import Library

Record = dict[str, Any]
_WORDS = ("amber", "brook", "cinder", "dawn", "ember", "fern", "glass", "harbor", "iron", "juniper", "kestrel", "oak")
_TEXTS = (
    "• {enter} Plan 2.",
    "• When this card attacks, draw a card.",
    "[Covert]",
    "• This card gets +1/+1 for each ITEM you control.",
    "• {action}: Target UNIT gets +2/+0 this turn.",
    "",
)


def unit(number: str = "X-001", **fields: Any) -> Record:
    """The record of a UNIT that nobody else has."""
    record = {"number": number, "lang": "en", "name": f"Nobody {number}", "type": "UNIT", "cp": 2, "str": 1, "def": 1}
    return {name: value for name, value in {**record, **fields}.items() if value is not None}


def generated(count: int, seed: int = 1) -> list[Record]:
    """So many cards, each with a name and a text, always the same ones for a seed."""
    dice = random.Random(seed)
    records = []
    for at in range(count):
        name = f"{dice.choice(_WORDS).title()} {dice.choice(_WORDS).title()} {at}"
        kind = dice.choice(("UNIT", "UNIT", "ITEM", "EVENT", "BASE"))
        numbers: Record = {"UNIT": {"cp": dice.randrange(7), "str": dice.randrange(6), "def": dice.randrange(6)}}.get(
            kind, {"cp": 1} if kind == "ITEM" else {"ep": dice.randrange(5)} if kind == "EVENT" else {"level": 3}
        )
        text = "Draw a card." if kind == "EVENT" else dice.choice(_TEXTS)
        records.append(
            {"number": f"G{at // 500}-{at % 500:03d}", "set": "Generated", "lang": "en", "name": name,
             "subname": dice.choice(("First", "Common", "")), "type": kind, **numbers,
             "orgs": [dice.choice(("Prism College", "Longline Couriers"))], "text": text,
             "rarity": dice.choice(("C", "U", "R", "SR"))}
        )  # fmt: skip
    return records


def jsonl(path: Path, records: Iterable[Mapping[str, Any]]) -> Path:
    """Write records as JSON lines."""
    path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), encoding="utf-8")
    return path


def take(library: Library, path: Path) -> int:
    """Import a file that must be fine; returns the number of the import."""
    plan = library.plan_import(path)
    assert plan.ok, plan.rejected[:3]
    return library.carry_out(plan).ident


def content(library: Library) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the library, table by table, for "nothing was changed"."""
    with contextlib.closing(sqlite3.connect(library.path)) as connection:
        names = [
            row[0]
            for row in connection.execute(
                "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'card_words%' ORDER BY name"
            )
        ]
        found = {name: connection.execute(f'SELECT * FROM "{name}" ORDER BY 1').fetchall() for name in names}
        found["card_words"] = connection.execute("SELECT rowid, * FROM card_words ORDER BY rowid").fetchall()
    return found


def sound(path: Path) -> None:
    """The file is a whole database in which everything belongs to something."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
