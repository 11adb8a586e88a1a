"""The words of the game that a card uses, its icon crafts first: what stands beside it when it is large. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.trails.book.glossary import Term, load_terms
from trails_desktop.cardart.faces.api import FaceSpec

#: As many as can be read beside a card.
MOST: Final = 4
#: As many cards' words are kept: a card is looked at again and again.
KEPT: Final = 512


class Wordbook:
    """The glossary in the language of the cards; read when it is first asked for."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._read = ""
        self._terms: dict[str, Term] = {}
        self._found: dict[tuple[str, ...], tuple[Term, ...]] = {}  # by text and icon crafts

    def terms(self) -> dict[str, Term]:
        """All words by id."""
        if self._read != self.lang:
            self._terms, self._read = load_terms(self.lang), self.lang
            self._found.clear()
        return self._terms

    def craft(self, key: str) -> Term | None:
        """The word of an icon craft, by its English key, with or without its number."""
        found = [term for term in self.terms().values() if term.craft and key.startswith(term.craft)]
        return max(found, key=lambda term: len(term.craft), default=None)

    def of_card(self, face: FaceSpec, icons: Sequence[str]) -> tuple[Term, ...]:
        """The words of a card, :data:`MOST` at most. icons: the icon crafts that it has now. What its text names comes
        after them, rarer words (which stand later in the glossary) before those that everybody has met."""
        arts, terms = face.arts, self.terms()
        key = (face.text, "" if arts is None else arts.text, str(arts is not None), *icons)
        kept = self._found.get(key)
        if kept is None:
            if len(self._found) >= KEPT:
                self._found.clear()
            kept = self._found[key] = self._of(face, icons, terms)
        return kept

    def _of(self, face: FaceSpec, icons: Sequence[str], terms: dict[str, Term]) -> tuple[Term, ...]:
        found = {term.id: term for key in icons if (term := self.craft(key)) is not None}
        arts = face.arts
        text = f"{face.text}\n{arts.text if arts is not None else ''}".casefold()
        for term in reversed(tuple(terms.values())):
            named = (term.id == "arts" and arts is not None) or (not term.craft and _names(term, text))
            craft = term.name.casefold() if term.craft else ""
            if named or (craft and craft in text and re.search(rf"[\[【]{re.escape(craft)}", text)):
                found.setdefault(term.id, term)
        return tuple(found.values())[:MOST]


def _names(term: Term, text: str) -> bool:
    """Whether a text (in lower case) uses a word, by its name or by another way to say it."""
    for said in (term.name, *term.also):
        word = said.casefold()
        if word not in text:
            continue  # most are not: no pattern is made for them
        if word.isascii():
            if re.search(rf"\b{re.escape(word)}(s|ed|ned)?\b", text):
                return True
        elif len(word) > 1:  # a single letter is part of other words
            return True
    return False
