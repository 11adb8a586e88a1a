"""Sentences of the readers, recognised: which template made them, and from what.

Readers of card files and decks (engine and library) say what is wrong in English, as one text. A window shows it in the
player's language: the text is matched against the templates of :data:`SENTENCES`, and its parts again, where a part is
a place or another sentence. What is not recognised stays as it is. A test holds the list against the readers' source.

Their Japanese stands in the context "reader" of assets/translations/library_ja.ts. Guard:
tests/library/importing/test_recognised.py.
"""

from __future__ import annotations

import re
from functools import cache
from string import Formatter
from typing import Final

from trails_desktop.library.storage.sentences import Said

#: Fields that hold a place or a sentence themselves.
NESTED: Final = frozenset({"where", "why"})
#: Where something is.
PLACES: Final = (
    "{where}, line {line}",
    "{where}, row {row}",
    "{where}, record {record}",
    "{where}, record {record} (line {line})",
    "{where}, card {number}",
    "record {record}, line {line}",
    "record {record}, column {column}",
    "line {line}, column {column}",
    "line {line}",
    "record {record}",
    "column {column}",
    "card {number}",
)
SENTENCES: Final = (
    # cards
    "lang is '{lang}', but only en and ja are known",
    "type is '{type}', which is not UNIT, ITEM, EVENT, BASE or two of them joined by /",
    "a {type} needs a cp cost",
    "an EVENT needs an ep cost",
    "a BASE needs a level",
    "effects must be a list",
    "effects cannot be read ({why})",
    "a card file is a list of records",
    "a record is a map of fields",
    "the field {name} is missing",
    "{name} must be a text",
    "{name} must be a whole number, not {value}",
    "{name} is {value}, but printed numbers lie between 0 and 99",
    "{name} must be a list of names",
    "{name} must be a map of fields",
    "arts must be a map with ep, name and text",
    "arts need an ep cost",
    "its printing in {lang} stands in row {row} already",
    "its printings have different numbers of organizations",
    "its two printings have different numbers of organizations",
    "its printings in {one} and {other} differ in {name}",
    "card {number} has two printings in {lang}",
    "card {number} in {lang} stands in {where} already",
    "no card has the number {number}",
    # records
    "{name} is longer than {most} letters",
    "{name} must be one line",
    "a number has no space at its ends and none of [ ] # //",
    "orgs are too many or too long",
    "the name of an organization has no | in it",
    "text is longer than {most} letters",
    "image is {name}, but only the name of a file is allowed, without a way to it",
    "the name of a field must be a word",
    "{name} is a column of tables; here arts are a map with ep, name and text",
    "the record cannot be kept: {why}",
    "the record is longer than {most} letters",
    "{name} is nested more than {most} deep",
    "{name} holds the character U+{code}, which no text has",
    "{name} is {value}, which is no number",
    "{name} is too large a number",
    "{name} has a key that is no word",
    "{name} is a {type}, which a card file cannot hold",
    # files
    "a card file ends in {endings}",
    "there is no such file",
    "it is no file",
    "it has more than {most} records",
    "it is larger than {most} MB; large sets are written as JSON lines (.jsonl)",
    "it is not UTF-8 text ({why} at byte {byte})",
    "it is not UTF-8 text ({why} at byte {byte} of the line)",
    "the file is not UTF-8 text ({why} at byte {byte})",
    "line {line} is not {encoding} text, as its beginning says",
    "the line is longer than {most} bytes",
    "the line is longer than {most} letters",
    "{word} is no number",
    "a number is too large",
    "it is nested too deep",
    "it is nested more than {most} deep",
    "the key {name} stands twice",
    "something stands after the list: {text}",
    "a comma or ] is expected after record {record}",
    "anchors and aliases (& and *) are not allowed in a card file",
    "types ({type}) are not allowed in a card file",
    "a card file is one document",
    "a key must be a plain word",
    "it is no row of a table ({why})",
    "'{date}' is a date: a spreadsheet made it of the card's number",
    "it has more than {most} cells",
    "the row has {cells} cells, but there are {columns} columns",
    "a quotation mark is never closed",
    "there is no field {name}; there are {fields}",
    "two columns stand for {name}",
    # decks
    "a header is written '# key: value'",
    "the header '{key}' stands twice",
    "'{text}' is not a card; write '4 Name [Sub-name]' or '4 D1-012'",
    "a deck holds a card at least once",
    "the mode is '{mode}', but only strategy and blitz are known",
    "no card is called '{card}'",
    "it is no UTF-8 text of a deck",
    "this is too long for a deck",
    "there are signs in it that no text has",
    "there is no card in it",
    "it begins like JSON, but cannot be read as such",
    "this is a page of the web; copy the text of the list itself",
    "this is a link; copy the text of the list itself",
    "it is no whole XML file of a deck",
    "'{text}' is no card",
    # packs
    "the set has no name, as its cards print it",
    "slots must be a list of what a pack holds",
    "the cards name no set, so no pack of it can be opened",
    "the cards are of several sets ({sets}), and none of them has a set file",
    "count must be a whole number from 1 to 99, not {value}",
    "rarities must map rarities to weights, such as {{C: 60, U: 40}}",
    "the rarity '{rarity}' is not known, only {known}",
    "the weight of {rarity} must be a whole number of 0 or more, not {value}",
    "at least one rarity needs a weight above 0",
    "{name} must be a text, or one by language such as {{en: ..., ja: ...}}",
    "a map of {known} is expected",
    "the word '{word}' is not known here, only {known}",
    "{count} packs cannot be opened, only 1 to {most}",
    "none of the cards is of the set '{set}'",
    "the set '{set}' has no card of rarity {rarity}, which its packs may hold",
    "a Blitz Shield deck is made of {wanted} packs, not of {count}",
    "packs of '{set}' hold {cards} cards; Blitz Shield wants {wanted}",
    # libraries
    "it is no database",
    "it is a database of another program",
    "it cannot be repaired",
    "a row of {table} belongs to nothing",
    # the reader of JSON
    "Expecting value",
    "Expecting ',' delimiter",
    "Expecting ':' delimiter",
    "Expecting property name enclosed in double quotes",
    "Illegal trailing comma before end of object",
    "Illegal trailing comma before end of array",
    "Unterminated string starting at",
    "Invalid control character at",
    "Invalid \\escape",
    "Invalid \\uXXXX escape",
    "Extra data",
    # the reader of text
    "invalid start byte",
    "invalid continuation byte",
    "unexpected end of data",
    # the system
    "No such file or directory",
    "Permission denied",
    "Is a directory",
    "Not a directory",
    "No space left on device",
    "Read-only file system",
    "File name too long",
)
#: A sentence at its place.
AT: Final = "{where}: {why}"
_MOST: Final = 800  #: letters of a text that is looked at
_CUTS: Final = 12  #: colons that are tried


def recognise(text: str) -> Said | None:
    """The sentence or place that a text is; its fields in ``NESTED`` may be recognised again. None for any other."""
    if len(text) > _MOST:
        return None
    if (said := _matched(text, _patterns())) is not None:
        return said
    cuts = [at for at in range(len(text)) if text.startswith(": ", at)][:_CUTS]
    for cut in cuts:  # the place is as short as it can be: whatever a sentence quotes stands behind it
        if _matched(text[cut + 2 :], _patterns()) is not None:
            return Said(AT, (("where", text[:cut]), ("why", text[cut + 2 :])))
    if (said := _matched(text, _places())) is not None:
        return said
    if cuts and _matched(text[cuts[-1] + 2 :], _places()) is not None:  # a place within a place
        return Said(AT, (("where", text[: cuts[-1]]), ("why", text[cuts[-1] + 2 :])))
    return None


def _matched(text: str, known: tuple[tuple[str, re.Pattern[str]], ...]) -> Said | None:
    for template, pattern in known:
        if (found := pattern.fullmatch(text)) is not None:
            return Said(template, tuple(found.groupdict().items()))
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _compiled(SENTENCES)


@cache
def _places() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _compiled(PLACES)


def _compiled(templates: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those that say most first: a short template matches what a longer one means better."""
    ordered = sorted(templates, key=lambda template: -sum(len(text) for text, *_ in Formatter().parse(template)))
    return tuple((template, _pattern(template)) for template in ordered)


def _pattern(template: str) -> re.Pattern[str]:
    parts = []
    for text, name, _, _ in Formatter().parse(template):
        parts.append(re.escape(text))
        if name is not None:
            numeric = name in ("line", "row", "record", "column", "byte", "most", "cells", "columns")
            # a place may stand before what begins with a name: there no name goes over a colon
            each = "." if name in NESTED or "".join(parts) else "(?:(?!: ).)"
            parts.append(f"(?P<{name}>\\d+)" if numeric else f"(?P<{name}>{each}+?)")
    return re.compile("".join(parts), re.DOTALL)
