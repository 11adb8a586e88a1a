"""Deck files: ``# key: value`` in front, then ``4 WE-001`` a line, ``//`` before what is a comment. Cards are named by
number, or by name in either language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from engine.catalogue import CardEntry, ReadyDeck
from engine.effects.printed.plain import PrintedError, text_file

_LINE = re.compile(r"(?P<count>\d{1,3})\s*[x×]?\s+(?P<card>\S.*?)\s*")
_HEAD = re.compile(r"#\s*(?P<key>[a-z-]+)\s*:\s*(?P<value>.*?)\s*")


def read_deck(path: Path, cards: Mapping[str, CardEntry]) -> ReadyDeck:
    """A deck of a file. Raises :class:`PrintedError`."""
    return deck_of(text_file(path), path.stem, path.name, cards)


def deck_of(text: str, ident: str, where: str, cards: Mapping[str, CardEntry]) -> ReadyDeck:
    """A deck from text. where: its file, for messages. Raises :class:`PrintedError`."""
    named = {name: number for number, entry in cards.items() for name in (number, *entry.names.values())}
    head: dict[str, str] = {}
    found: list[str] = []
    for place, line in enumerate(text.splitlines(), start=1):
        if match := _HEAD.fullmatch(line):
            head[match["key"]] = match["value"]
            continue
        plain = line.partition("//")[0].strip()
        if not plain or plain.startswith("#"):
            continue
        row = _LINE.fullmatch(plain)
        if row is None:
            raise PrintedError(f"{where}, line {place}: '{plain}' is not a number of copies and a card")
        if row["card"] not in named:
            raise PrintedError(f"{where}, line {place}: there is no card '{row['card']}'")
        found += [named[row["card"]]] * int(row["count"])
    names = _by_language(head, "name") or {"en": ident}
    free = {key: value for key, value in head.items() if key.partition("-")[0] not in ("name", "plan")}
    return ReadyDeck(ident, names, _by_language(head, "plan") or {"en": ""}, tuple(found), free)


def _by_language(head: Mapping[str, str], key: str) -> dict[str, str]:
    found = {"en": head[key]} if key in head else {}
    return {**found, **({"ja": head[f"{key}-ja"]} if f"{key}-ja" in head and found else {})}
