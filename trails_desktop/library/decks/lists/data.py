"""Decks as JSON: Tabletop Simulator, lists of numbers or names, maps of copies, and sites' decks with their
sections."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine import yaml12
from trails_desktop.library.decks.lists.names import Names, key
from trails_desktop.library.decks.lists.report import ASIDE, MAIN, NOWHERE, Draft, Found
from trails_desktop.library.decks.lists.words import SAME, place, plain
from trails_desktop.library.storage.sentences import say

_COUNTS: Final = ("count", "qty", "quantity", "amount", "copies", "number", "num", "n")
_IDS: Final = (
    "id", "cardid", "card_id", "number", "cardnumber", "card_number", "code", "card_code", "cardcode", "no", "num",
)  # fmt: skip
_NAMES: Final = ("nickname", "name", "cardname", "card_name", "title", "card")
_SUBNAMES: Final = ("subname", "sub_name", "subtitle", "description")
MOST_DEEP: Final = 30
#: How YAML that holds records begins, and a dictionary in the source of a program: ``deck = {...}``.
_LOOSE: Final = re.compile(
    r"\s*(?:---\s*\n\s*)?(?:(?P<name>[A-Za-z_]\w{0,30}\s*=\s*)(?=[\[{])|(?=[\[{])"
    r"|(?=(?:[^\n]*\n){0,8}?\s*-\s+\{?\s*[\"']?(?:name|card|id|count|qty|quantity|number|code)[\"']?\s*:\s))",
    re.I,
)
_MOST_LOOSE: Final = 64 * 1024  #: letters; YAML is slow to read


class NoData(ValueError):
    """The text is no JSON."""


def read(text: str, names: Names) -> Draft:
    """The cards of a JSON text. Raises :class:`NoData`."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NoData from error
    if not isinstance(found, list | dict):
        raise NoData
    return _Walk(names).draft_of(found)


def read_loose(text: str, names: Names) -> Draft | None:
    """The cards of data that is no JSON as a whole: a JSON record a line, YAML, a dictionary of a program. None for
    any other text."""
    lines = [line.strip().rstrip(",") for line in text.splitlines() if line.strip()]
    found: Any = None
    if lines and all(line.startswith("{") and line.endswith("}") for line in lines):
        try:
            found = [json.loads(line) for line in lines]
        except (ValueError, RecursionError):
            found = None
    if found is None:
        begun = _LOOSE.match(text)
        if begun is None or len(text) > _MOST_LOOSE:
            return None
        try:
            found = yaml12.load(text[begun.end("name") :] if begun["name"] else text)
        except (yaml12.YamlError, ValueError, RecursionError):
            return None
    return _Walk(names).draft_of(found) if isinstance(found, list | dict) else None


class _Walk:
    def __init__(self, names: Names) -> None:
        self.names, self.draft = names, Draft("JSON")

    def draft_of(self, found: Any) -> Draft:
        if isinstance(found, Mapping):
            self.draft.name = _title(found)
            if "ObjectStates" in found or "ContainedObjects" in found:
                self.draft.source = "Tabletop Simulator"
        self._any(found, MAIN, 0)
        return self.draft

    def _any(self, found: Any, where: str, deep: int) -> None:
        if deep > MOST_DEEP or where == NOWHERE:
            return
        if isinstance(found, Mapping):
            self._map(found, where, deep)
        elif isinstance(found, list):
            if _is_pair(found):
                count, name = found if isinstance(found[0], int) else reversed(found)
                self._add(count, str(name), where)
            else:
                for one in found:
                    if isinstance(one, str):
                        self._add(1, one, where)
                    else:
                        self._any(one, where, deep + 1)

    def _map(self, found: Mapping[str, Any], where: str, deep: int) -> None:
        if not isinstance(found.get("ContainedObjects"), list) and self._card(found, where):
            return
        for word, value in found.items():
            told = place(plain(word)) if len(word) < 40 else None
            there = where if told in (None, SAME) else str(told)
            if isinstance(value, int) and not isinstance(value, bool):
                number = self.names.meant(plain(word)) if value > 0 else ""
                if number:
                    self._add(value, word, there)
            elif isinstance(value, list | Mapping):
                if isinstance(value, Mapping) and _count(value) and (number := self.names.meant(plain(word))):
                    self._add(_count(value), word, there)  # Moxfield: the name stands before its card
                elif not isinstance(value, list) or told is not None or not all(isinstance(one, str) for one in value):
                    self._any(value, there, deep + 1)
                elif any(self.names.meant(plain(one)) for one in value):
                    self._any(value, there, deep + 1)  # a list of words may be tags as well as cards

    def _card(self, found: Mapping[str, Any], where: str) -> bool:
        """Take the map as one card, if it is one."""
        low = {str(word).casefold(): value for word, value in found.items()}
        if isinstance(low.get("card"), Mapping):  # sites put what a card is into a map of its own
            low = {str(word).casefold(): value for word, value in low["card"].items()} | {
                word: value for word, value in low.items() if word != "card"
            }
        name = next((low[one] for one in _NAMES if isinstance(low.get(one), str) and low[one].strip()), "")
        ids = [str(low[one]) for one in _IDS if isinstance(low.get(one), str | int) and str(low[one]).strip()]
        subname = next((low[one] for one in _SUBNAMES if isinstance(low.get(one), str) and low[one].strip()), "")
        number = ""
        if name:
            number = (self.names.meant(plain(f"{name} {subname}")) if subname else "") or self.names.meant(plain(name))
        number = number or next((one for ident in ids if (one := self.names.numbered(ident))), "")
        count = _count(low)
        nested = any(isinstance(value, list | Mapping) for value in low.values())
        if not number and (nested or not count or not (name or ids)):
            return False
        told = next(
            (place(plain(low[one])) for one in ("board", "section", "zone") if isinstance(low.get(one), str)), None
        )
        there = where if told in (None, SAME) else str(told)
        if there != NOWHERE:
            self.draft.cards.append(Found(count or 1, " ".join((name or ids[0]).split()), number, 0, there))
        return True

    def _add(self, count: int, word: str, where: str) -> None:
        text = " ".join(word.split())
        if not text:
            return
        if not 0 < count <= 999:
            self.draft.leave(0, text, say("it has no copy"))
            return
        number = self.names.meant(plain(text))
        if number or where in (MAIN, ASIDE):
            self.draft.cards.append(Found(count, text, number, 0, where))


def _is_pair(found: Sequence[Any]) -> bool:
    """Whether this is copies and a card."""
    return len(found) == 2 and sorted(map(type, found), key=str) == sorted((int, str), key=str)


def _count(found: Mapping[str, Any]) -> int:
    """Copies that a map tells of, 0 if none."""
    for word, value in found.items():
        if str(word).casefold() in _COUNTS:
            if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= 999:
                return value
            if isinstance(value, str) and value.strip().isdecimal() and 0 < int(value.strip()[:4]) <= 999:
                return int(value.strip()[:4])
    return 0


def _title(found: Mapping[str, Any]) -> str:
    """What a deck is called."""
    places = [
        found,
        *(found[word] for word in ("metadata", "meta", "deck", "info") if isinstance(found.get(word), Mapping)),
    ]
    for one in places:
        for word, value in one.items():
            if key(str(word)) in ("name", "title", "deckname") and isinstance(value, str) and value.strip():
                return " ".join(value.split())
    return ""
