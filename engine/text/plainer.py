"""With what a line is read that was not read as it stands: words that mean the same, tried one after the other.

None of them may change what a line says; each stands alone, or with others in the order in which they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.text import plainer_capped, plainer_en, plainer_ja, plainer_more, plainer_usual

PLAINER: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (*plainer_capped.CAPPED["en"], *plainer_more.MORE["en"], *plainer_usual.USUAL["en"], *plainer_en.PLAINER),
    "ja": (*plainer_capped.CAPPED["ja"], *plainer_more.MORE["ja"], *plainer_usual.USUAL["ja"], *plainer_ja.PLAINER),
}  #: patterns and what stands in their place, by language

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
    for pattern, plain in PLAINER[lang]:  # as little as will do
        if (other := _replaced(pattern, plain, text, lang)) not in tried:
            tried.add(other)
            yield other
    for begin in range(len(PLAINER[lang])):
        other = text
        for pattern, plain in PLAINER[lang][begin:]:
            if (new := _replaced(pattern, plain, other, lang)) != other:
                other = new
                if other not in tried:
                    tried.add(other)
                    yield other


def _replaced(pattern: re.Pattern[str], plain: Any, text: str, lang: str) -> str:
    """The line with the wording replaced where it is no part of a name."""
    names = [found.span() for found in _NAMES[lang].finditer(text)]

    def put(found: re.Match[str]) -> str:
        if any(begin < found.end() and found.start() < end for begin, end in names):
            return found.group()
        return str(plain(found) if callable(plain) else found.expand(plain))

    return pattern.sub(put, text)
