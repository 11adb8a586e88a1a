"""With what a line is read that was not read as it stands: words that mean the same, tried one after the other.

None of them may change what a line says; each stands alone, or with others in the order in which they are written.

Other words for the same that are no wording of a level are a pattern in a file of ``table``. It must not change
what a line says, and what it touches may stand anywhere: in a quoted craft, in a condition, of another player. So
say what must stand before it. Guard: tests/text/suggest/.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final

#: Where wordings stand, in the order in which they are tried: a module of ``table`` and a mapping of it by language.
_TOPICS: Final = (
    ("vocabulary", "WORDS"),
    ("orthography", "TYPED"),
    ("repeated_count", "AGAIN"),
    ("limits", "CAPPED"),
    ("ellipsis", "LEFT"),
    ("quantity", "COUNTS"),
    ("from_memory", "LOOSE"),
    ("synonyms", "MORE"),
    ("translation", "USUAL"),
    ("foreign_terms", "GAMES"),
    ("foreign_idioms", "STRANGE"),
    ("totals", "RARE"),
)
#: What comes after all topics, a module for each language.
_LAST: Final = {"en": "english", "ja": "japanese"}

Wording = tuple[re.Pattern[str], Any]


def _of(module: str, name: str) -> Any:
    return getattr(import_module(f"engine.text.suggest.table.{module}"), name)


@cache
def _plainer(lang: str) -> tuple[Wording, ...]:
    """Patterns and what stands in their place, in a language. The tables are five hundred expressions, which take
    longer to compile than most commands to run, so they are read when the first line was not read as it stands."""
    topics = (one for module, name in _TOPICS for one in _of(module, name)[lang])
    return (*topics, *_of(_LAST[lang], "PLAINER"))


#: Names, in which no word is put in another's place: of cards, sub-names and arts. What is quoted otherwise is a craft.
_NAMES = {
    "en": re.compile(r"‘(?:[^’]|’(?=[A-Za-z]))*’|(?<![A-Za-z])'(?:[^']|'(?=[A-Za-z]))+'(?![A-Za-z])|<<[^>]*>>"),
    "ja": re.compile(
        r"“[^”]*”|‘[^’]*’|\"[^\"]*\"|＂[^＂]*＂|(?<=名が)[「『][^」』]*[」』]|(?<=名に)[「『][^」』]*[」』]|(?<=ブ名)[「『][^」』]*[」』]|《[^》]*》|<<[^>]*>>"
    ),
}


def plainer(text: str, lang: str) -> Iterator[str]:
    """The line with each wording replaced alone, and with all of them from each one on, where that changes it."""
    tried = {text}
    begins = []  # from any other place on the same comes of it as from the next of these
    for place, (pattern, plain) in enumerate(_plainer(lang)):  # as little as will do
        if (other := _replaced(pattern, plain, text, lang)) != text:
            begins.append(place)
            if other not in tried:
                tried.add(other)
                yield other
    for begin in begins:
        other = text
        for pattern, plain in _plainer(lang)[begin:]:
            if (new := _replaced(pattern, plain, other, lang)) != other:
                other = new
                if other not in tried:
                    tried.add(other)
                    yield other


def _replaced(pattern: re.Pattern[str], plain: Any, text: str, lang: str) -> str:
    """The line with the wording replaced; names stay as they are, though what is around them may change its place."""
    if pattern.search(text) is None:
        return text
    names = [found.span() for found in _NAMES[lang].finditer(text)]

    def put(found: re.Match[str]) -> str:
        new = str(plain(found) if callable(plain) else found.expand(plain))
        for begin, end in names:
            whole = found.start() <= begin and end <= found.end() and text[begin:end] in new
            if begin < found.end() and found.start() < end and not whole:
                return found.group()
        return new

    return pattern.sub(put, text)
