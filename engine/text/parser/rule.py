"""What a grammar is made of: the line that is read, its readings, and productions, each a shape of value and its
templates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from engine.text.parser.template import Token, first, spread, tokens, written

Reading = tuple[int, Any]  #: where a reading ends, and the value read
Readings = Sequence[Reading]


class Parse:
    """One line being read: the text, what has been read where, and how far any reading came.

    quick: what cannot be part of a reading of the whole line is not tried, so that ``far`` says little.
    """

    __slots__ = ("ahead", "far", "keys", "look", "low", "memo", "quick", "text", "unknown", "words")

    def __init__(self, text: str, words: Any, quick: bool = False) -> None:
        self.quick = quick
        self.text = text
        low = text.lower()
        if len(low) != len(text):
            low = "".join(char if len(char.lower()) != 1 else char.lower() for char in text)
        self.low = low + "\0"  # so that looking at the character after the last one is never an error
        self.memo: dict[int, Readings] = {}
        self.look: Any = None  #: the :class:`Lookahead` of the language it is read in
        self.keys: list[str] = []  #: by offset, what says how a state goes on there (see engine.text.parser.lookahead)
        self.ahead: list[int] = []  #: by offset, the marks that still come (see engine.text.parser.lookahead)
        self.far = 0
        self.unknown: dict[int, int] = {}  #: where names nobody knows end and begin
        self.words = words


Reader = Callable[[Parse, int], Readings]
Check = Callable[[Parse, int, int, Any], Any]  #: of where a reading begins and ends, and its value


class Speaker(Protocol):
    """What printing needs to know of names: a canonical word in a language."""

    def spoken(self, canonical: str, lang: str) -> str:
        """The word in that language, or the word itself."""
        ...

    def known(self, table: str, canonical: str) -> bool:
        """Whether a word is one of "orgs", "names" or "subnames"."""
        ...


class Production:
    """One shape of value and its templates. texts: by language, the templates as they are written; given as words and
    holes, they are written so. builders: its build function by order of holes."""

    __slots__ = ("_printed", "build", "builders", "match", "texts")

    def __init__(
        self,
        texts: Mapping[str, Sequence[str | tuple[Token, ...]]],
        build: Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]],
        match: Callable[[Any], Mapping[str, Any] | None],
    ) -> None:
        self.texts = {
            lang: tuple(one if isinstance(one, str) else written(one) for one in given) for lang, given in texts.items()
        }
        self.build = build
        self.builders: dict[tuple[str, ...], Callable[[tuple[Any, ...]], Any]] = {}
        self.match = match
        self._printed: dict[str, tuple[Token, ...] | None] = {}

    def wordings(self, lang: str) -> Iterator[tuple[Token, ...]]:
        """Every wording in a language as words and holes."""
        return (tokens(one) for text in self.texts[lang] for one in spread(text))

    def printed(self, lang: str) -> tuple[Token, ...] | None:
        """The wording that is printed in a language, None if there is none."""
        if lang not in self._printed:
            texts = self.texts[lang]
            self._printed[lang] = tokens(first(texts[0])) if texts else None
        return self._printed[lang]

    def builder(self, holes: tuple[str, ...]) -> Callable[[tuple[Any, ...]], Any]:
        """The build function for holes in an order; the same one for all templates with that order."""
        found = self.builders.get(holes)
        if found is None:
            found = self.builders[holes] = self.build({name: at for at, name in enumerate(holes)})
        return found
