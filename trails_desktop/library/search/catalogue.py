"""Searching the cards of a game that come with the program: the language of the search box, with the game's fields."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from engine.catalogue import CardEntry, Catalogue
from trails_desktop.library.search.query import Field, Node, Not, Some, Term, parse

_COMPARE: Final = {
    ":": lambda one, other: one == other, "=": lambda one, other: one == other, "!=": lambda one, other: one != other,
    "<": lambda one, other: one < other, "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other, ">=": lambda one, other: one >= other,
}  # fmt: skip


def fields_of(catalogue: Catalogue) -> tuple[Field, ...]:
    """What cards of a game are searched by: type, rarity, number, its own numbers and words, names and texts."""
    cards = [entry for entry in catalogue.cards.values() if not entry.token]
    numbers = dict.fromkeys(name for entry in cards for name in entry.numbers)
    words = dict.fromkeys(name for entry in cards for name, found in entry.words.items() if found)
    types = tuple(dict.fromkeys(entry.type for entry in cards))
    return (
        Field("type", "value", "", ("t",), types),
        *(Field(_plain(name), "number", "") for name in numbers),
        *(Field(_plain(name), "value", "") for name in words if name not in numbers),
        Field("name", "words", "", ("n",)),
        Field("text", "words", "", ("x",)),
        Field("rarity", "value", "", ("r",)),
        Field("id", "value", "", ("number", "no")),
    )


def found_in(catalogue: Catalogue, query: str) -> tuple[CardEntry, ...]:
    """The cards that a query means, in the order of the set, tokens left out. Raises
    :class:`trails_desktop.library.search.query.QueryError`."""
    fields = fields_of(catalogue)
    wanted = parse(query, fields)
    kinds = {field.name: str(field.kind) for field in fields}
    cards = (entry for entry in catalogue.cards.values() if not entry.token)
    return tuple(entry for entry in cards if _holds(wanted, entry, catalogue, kinds))


def _holds(node: Node, entry: CardEntry, catalogue: Catalogue, kinds: Mapping[str, str]) -> bool:
    if isinstance(node, Term):
        return _term(node, entry, catalogue, kinds)
    if isinstance(node, Not):
        return not _holds(node.part, entry, catalogue, kinds)
    if isinstance(node, Some):
        return any(_holds(part, entry, catalogue, kinds) for part in node.parts)
    return all(_holds(part, entry, catalogue, kinds) for part in node.parts)


def _term(term: Term, entry: CardEntry, catalogue: Catalogue, kinds: Mapping[str, str]) -> bool:
    kind, wanted = kinds.get(term.field, ""), _fold(term.value)
    if kind == "number":
        numbers = {_plain(name): value for name, value in entry.numbers.items()}
        return term.field in numbers and _COMPARE[term.op](numbers[term.field], int(term.value))
    if kind == "value":  # a word of it begins so: rarity r is not sr
        held = any(f" {wanted}" in f" {_fold(one)}" for one in _said(term.field, entry, catalogue))
    elif kind == "words":
        held = any(wanted in _fold(one) for one in _said(term.field, entry, catalogue))
    else:
        held = any(wanted in _fold(one) for one in (*entry.names.values(), *entry.texts.values(), entry.number))
    return held != (term.op == "!=")


def _said(field: str, entry: CardEntry, catalogue: Catalogue) -> tuple[str, ...]:
    plain: Mapping[str, tuple[str, ...]] = {
        "name": tuple(entry.names.values()), "text": tuple(entry.texts.values()), "type": (entry.type,),
        "rarity": (entry.rarity,), "id": (entry.number,),
    }  # fmt: skip
    if field in plain:
        return plain[field]
    words = next((found for name, found in entry.words.items() if _plain(name) == field), ())
    return (*words, *(catalogue.word(word, "ja") for word in words))


def _fold(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _plain(name: str) -> str:
    """A field's name as it can stand before a sign."""
    return name.replace(" ", "_")
