"""What the process beside the window does that says trees back in sentences. It has the grammar, the window has not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from engine.text.describe.paraphrase import said_lines
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.tree.errors import CardError
from engine.trails.tree.plain import NotATree, decoded
from trails_desktop.library.storage.pool import LibraryPool, load_library
from trails_desktop.table.lookup.sentence_store import key_of, written

#: So many cards are said unasked, a hundredth of a second each: all of the shipped set; of a large library its first.
MOST_CARDS: Final = 400


def say(source: Path, lang: str, trees: Sequence[str] | None) -> dict[str, str]:
    """These trees, given as JSON, said in a language, None for what all cards of the library's file mean: sentences by
    key. Raises LibraryError."""
    return _say_cards(source, lang) if trees is None else _say_trees(source, lang, trees)


def _say_cards(source: Path, lang: str) -> dict[str, str]:
    pool, words = _cards(source)
    said: dict[str, str] = {}
    for number in list(pool)[:MOST_CARDS]:
        try:
            parts = list(_parts(pool.meaning(number)))
        except CardError:
            continue
        said.update((key_of(written(part), lang), said_lines([part], lang, words)) for part in parts)
    return said


def _say_trees(source: Path, lang: str, trees: Sequence[str]) -> dict[str, str]:
    _, words = _cards(source)
    said: dict[str, str] = {}
    for text in trees:
        try:
            said[key_of(text, lang)] = said_lines([decoded(text)], lang, words)
        except NotATree:
            said[key_of(text, lang)] = ""
    return said


@cache
def _cards(source: Path) -> tuple[LibraryPool, WordTable]:
    """The cards and their words, read once: a window that has other cards starts another process."""
    pool = load_library(source)
    return pool, WordTable((one for card in pool for one in pool.versions(card).values()), pool.told_orgs)


def _parts(meaning: t.Meaning) -> Iterator[object]:
    yield from meaning.crafts
    yield from (part for part in (meaning.event, meaning.arts) if part is not None)
