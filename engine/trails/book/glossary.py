"""The glossary and the twelve pages of the book: the words of the game, and the game on one page each, in our words.

Lessons, keyword boxes and the rule book of the window read the same entries. A page is told in paragraphs; asterisks
stand round what is stressed, ``1)`` before a point of a list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.trails.book.rulebook import read_data


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game. icon: its sign; short: a few words beside it; says: one sentence; rule, page: where more
    stands; craft: the key of an icon craft, "" for another word; also: other words for it, in any language."""

    id: str
    icon: str
    rule: str
    page: str
    name: str
    short: str
    says: str
    craft: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BookPage:
    """One page of the book. says: paragraphs. lesson: the id of the lesson that shows it, "" if none does. board: an id
    whose board is drawn instead. rules: where it stands in the rules. also: other ways to ask for it."""

    id: str
    number: int
    title: str
    says: tuple[str, ...]
    lesson: str = ""
    rules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    board: str = ""


def load_terms(lang: str = "en") -> dict[str, Term]:
    """All words by id, said in ``lang`` ("ja", anything else in English)."""
    return {
        entry["id"]: Term(
            **{word: entry.get(word, "") for word in ("id", "icon", "rule", "page", "craft")},
            **_said(entry, lang),
            also=tuple(entry.get("also", ())),
        )
        for entry in read_data("glossary")
    }


def load_pages(lang: str = "en") -> tuple[BookPage, ...]:
    """The pages, in their order, said in ``lang`` ("ja", anything else in English)."""
    return tuple(
        BookPage(
            id=entry["id"],
            number=number,
            title=_said(entry, lang)["title"],
            says=tuple(_said(entry, lang)["says"]),
            lesson=entry.get("lesson", ""),
            rules=tuple(entry.get("rules", ())),
            also=tuple(entry.get("also", ())),
            board=entry.get("board", ""),
        )
        for number, entry in enumerate(read_data("pages"), start=1)
    )


def _said(entry: Mapping[str, Mapping[str, str]], lang: str) -> Mapping[str, str]:
    return entry["ja" if lang == "ja" else "en"]
