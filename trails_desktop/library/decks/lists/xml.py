"""Decks other programs keep as XML: Cockatrice (.cod), OCTGN (.o8d), MTGO (.dek), and what looks like them.

Entities and document types are refused: a deck has none, and they are how a small file becomes a large one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.parsers import expat

from trails_desktop.library.decks.lists.names import Names
from trails_desktop.library.decks.lists.report import ASIDE, MAIN, NOWHERE, Draft, Found
from trails_desktop.library.decks.lists.words import SAME, place, plain
from trails_desktop.library.storage.sentences import say

_SOURCES: Final = {"cockatrice_deck": "Cockatrice", "deck": "OCTGN"}
_COUNTS: Final = ("number", "qty", "quantity", "count", "amount", "copies")
_NAMES: Final = ("name", "cardname", "title")
_IDS: Final = ("id", "cardid", "code", "cardnumber")
_CARDS: Final = ("card", "entry", "item")
_ZONES: Final = ("zone", "section", "board", "list")
_SIDES: Final = ("side", "sideboard", "tokens", "token", "maybeboard")
_TITLES: Final = ("deckname", "name", "title")
MOST_DEEP: Final = 40


class NoXml(ValueError):
    """The text is no XML of a deck. line: where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class _Reader:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.draft = Draft("XML")
        self.path: list[tuple[str, dict[str, str], list[str], int]] = []
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse

    def _refuse(self, *_: object) -> None:
        raise NoXml(self.parser.CurrentLineNumber)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self.path) >= MOST_DEEP:
            self._refuse()
        if not self.path:
            self.draft.source = _SOURCES.get(tag.casefold(), "XML")
        plain_names = {name.casefold().replace("_", ""): value for name, value in attributes.items()}
        self.path.append((tag.casefold(), plain_names, [], self.parser.CurrentLineNumber))

    def _text(self, text: str) -> None:
        if self.path:
            self.path[-1][2].append(text)

    def _end(self, _: str) -> None:
        tag, attributes, parts, line = self.path.pop()
        text = " ".join("".join(parts).split())
        if self.path and text and self.path[-1][0] in _CARDS and tag not in _CARDS:  # a card's parts as its children
            told = {tag: text} | {name: value for name, value in attributes.items() if name in _IDS}
            for name, value in told.items():
                self.path[-1][1].setdefault(name, value)
        elif tag.rstrip("s") in _CARDS and (text or attributes):
            self._card(attributes, text, line)
        elif tag in _TITLES and text and len(self.path) <= 1 and not self.draft.name:
            self.draft.name = text
        elif tag == "comments" and text and not self.draft.plan:
            self.draft.plan = text

    def _card(self, attributes: Mapping[str, str], text: str, line: int) -> None:
        given = next((attributes[name] for name in _COUNTS if attributes.get(name)), "1")
        name = plain(next((attributes[one] for one in _NAMES if attributes.get(one)), text))
        ids = [attributes[one] for one in _IDS if attributes.get(one)]
        if not name and not ids:
            return
        number = self.names.meant(name) or next((one for ident in ids if (one := self.names.numbered(ident))), "")
        count = int(given) if given.strip().isdecimal() and len(given) <= 3 else 0
        label = name or ids[0]
        if count < 1:
            self.draft.leave(line, label, say("it has no copy"))
            return
        where = self._where()
        if attributes.get("sideboard", "").casefold() == "true":
            where = ASIDE
        if where != NOWHERE:
            self.draft.cards.append(Found(count, label, number, line, where))

    def _where(self) -> str:
        for tag, attributes, _, _ in reversed(self.path):
            told = attributes.get("name", "") if tag in _ZONES else tag if tag in _SIDES else ""
            found = place(plain(told)) if told else None
            if found is not None and found != SAME:
                return found
        return MAIN


def read(text: str, names: Names) -> Draft:
    """The cards of an XML text. Raises :class:`NoXml` where it is none, or one with entities."""
    reader = _Reader(names)
    try:
        # what was decoded already is handed on as UTF-8, whatever its first line says
        reader.parser.Parse(_without_encoding(text).encode("utf-8"), True)
    except expat.ExpatError as error:
        raise NoXml(error.lineno) from error
    except UnicodeEncodeError as error:
        raise NoXml(1) from error
    return reader.draft


def _without_encoding(text: str) -> str:
    start = text.lstrip()
    if start.startswith("<?xml") and "?>" in start:
        head, _, rest = start.partition("?>")
        return "\n" * head.count("\n") + rest
    return start
