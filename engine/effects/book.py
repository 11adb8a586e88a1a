"""The book of a game as data: its rules and rulings in our words, and the rules that no scenario can show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine import yaml12


class Rule(NamedTuple):
    """One rule of the book, in our words; or a ruling (kind "ruling"), with the switch that reads it otherwise."""

    id: str
    kind: str
    says: str
    switch: str = ""


@cache
def load_rules(package: str, lang: str = "en") -> Mapping[str, Rule]:
    """All rules by id, in the book's order, and then the rulings. package: where the book lies."""
    book = {entry["id"]: Rule(entry["id"], entry["kind"], entry["says"]) for entry in _data(package, "rules") or ()}
    for entry in _data(package, "rulings") or ():
        said = f"{entry['about']}: {entry['says']}"
        book[entry["id"]] = Rule(entry["id"], "ruling", said, entry.get("switch", ""))
    return book


@cache
def unshown(package: str) -> Mapping[str, str]:
    """Rules that no scenario shows, with the reason."""
    return {rule: reason for reason, rules in (_data(package, "unshown") or {}).items() for rule in rules}


def _data(package: str, name: str) -> Any:
    """What stands in a data file of the book; None where it has none of that name."""
    file = files(package).joinpath(f"{name}.yaml")
    return yaml12.load(file.read_text(encoding="utf-8")) if file.is_file() else None
