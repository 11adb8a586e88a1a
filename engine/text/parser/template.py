"""What a grammar is made of: templates as they are written, patterns that build values from their holes and are found
again in values, productions, and the line that is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import signature
from itertools import product
from operator import itemgetter
from typing import Any, Protocol

from engine.kernel.frozen import frozen

#: A word, or the name of a hole and of its rule.
Token = str | tuple[str, str]

_CHOICE = re.compile(r"\(([^()]*)\)")
_WORD = re.compile(r"[^ ]* |[^ ]+")
PART = re.compile(r"\{(\w+)(?::([\w-]+))?\}")
LEAD = re.compile(r"[^ ({]* ?")


# --- all wordings -----------------------------------------------------------------------------------------------------
def spread(text: str) -> list[str]:
    """Every wording of a template with ``(a|b)`` in it, in order."""
    parts = _CHOICE.split(text)
    if not any("(" in part or ")" in part for part in parts[::2]):  # no choice within a choice
        ways = [part.split("|") if at % 2 else [part] for at, part in enumerate(parts)]
        return ["".join(one) for one in product(*ways)]
    found = _CHOICE.search(text)
    if found is None:
        return [text]
    out: list[str] = []
    for choice in found.group(1).split("|"):
        for rest in spread(text[: found.start()] + "\1" + choice + "\2" + text[found.end() :]):
            out.append(rest.replace("\1", "").replace("\2", ""))
    return out


def first(text: str) -> str:
    """The first wording: the one that is printed."""
    while (found := _CHOICE.search(text)) is not None:
        text = text[: found.start()] + found.group(1).split("|", 1)[0] + text[found.end() :]
    return text


def tails(text: str, size: int = 8) -> Iterator[str]:
    """The wordings of a template, spread only as far as is needed to see how each ends: with a hole, or with so many
    characters that no choice has a part in.

    A choice in a template costs nothing until a text comes there: never spread templates to derive others from
    them. Guard: tests/text/parser/test_template.py.
    """
    close = text.rfind(")")
    if close < 0 or "}" in text[close:] or len(text) - close > size:
        yield text
        return
    depth = 0
    for begin in range(close, -1, -1):
        depth += {")": 1, "(": -1}.get(text[begin], 0)
        if depth == 0:
            break
    choices, rest = choice(text[begin:])
    for one in choices:
        yield from tails(text[:begin] + one + rest, size)


def leads(text: str) -> Iterator[str]:
    """The wordings of a template, spread only as far as is needed to see its first word."""
    begin = text.find("(")
    if begin < 0 or " " in text[:begin] or "{" in text[:begin]:
        yield text
        return
    choices, rest = choice(text[begin:])
    for one in choices:
        yield from leads(text[:begin] + one + rest)


def tokens(text: str) -> tuple[Token, ...]:
    """The words and holes of a template without choices."""
    if "{" not in text:
        return _words(text)
    words, *holes = PART.split(text)
    parts: list[Token] = [*_words(words)]
    for at in range(0, len(holes), 3):
        name, rule, words = holes[at : at + 3]
        parts.append((name, rule or name))
        parts += _words(words)
    return tuple(parts)


@cache
def _words(text: str) -> tuple[str, ...]:
    """The words of a template, each with the space after it."""
    return tuple(_WORD.findall(text))


def written(parts: Sequence[Token]) -> str:
    """The template of words and holes."""
    return "".join(part if isinstance(part, str) else f"{{{part[0]}:{part[1]}}}" for part in parts)


def without_end(text: str, end: str) -> str | None:
    """A template that ends with certain characters without them, None if it does not."""
    return text.removesuffix(end) if text.endswith(end) else None


# --- from the beginning -----------------------------------------------------------------------------------------------
def choice(text: str) -> tuple[list[str], str]:
    """What a choice at the beginning of a text offers, and what comes after it."""
    depth, begin, out = 0, 1, []
    for at, char in enumerate(text):
        if char == "(":
            depth += 1
        elif char == "|" and depth == 1:
            out.append(text[begin:at])
            begin = at + 1
        elif char == ")":
            depth -= 1
            if depth == 0:
                return [*out, text[begin:at]], text[at + 1 :]
    raise ValueError(f"a choice without an end: {text}")


SAME = itemgetter(0)  #: builds what the one hole of a template stands for


class Rejected:
    """What a build function returns when its words are no reading after all."""


REJECT = Rejected()


@frozen
class Hole:
    """A place in a pattern that a template names."""

    name: str


def hole(name: str) -> Any:
    """A hole, wherever the pattern wants something of another type."""
    return Hole(name)


# --- patterns -------------------------------------------------------------------------------------------------------
def pattern_builder(shape: Any) -> Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]]:
    return lambda order: _compiled(shape, order) or (lambda values: shape)


def _compiled(shape: Any, order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any] | None:
    """A function from the values of a template to the value of the pattern; None for a constant."""
    if isinstance(shape, Hole):
        return itemgetter(order[shape.name]) if len(order) > 1 else SAME
    if isinstance(shape, tuple):
        parts = [_compiled(part, order) for part in shape]
        if all(part is None for part in parts):
            return None
        return _filled(tuple, shape, parts)
    if is_dataclass(shape) and not isinstance(shape, type):
        old_values = [getattr(shape, item.name) for item in fields(shape)]
        parts = [_compiled(part, order) for part in old_values]
        if all(part is None for part in parts):
            return None
        kind = type(shape)
        return _filled(lambda given: kind(*given), old_values, parts)
    return None


def _filled(
    make: Callable[[list[Any]], Any], shape: Sequence[Any], parts: Sequence[Callable[[tuple[Any, ...]], Any] | None]
) -> Callable[[tuple[Any, ...]], Any]:
    """A function that makes something of constants and, where there is a part, of what that makes of the values."""
    made = [(place, part) for place, part in enumerate(parts) if part is not None]

    def fill(values: tuple[Any, ...]) -> Any:
        given = list(shape)
        for place, part in made:
            given[place] = part(values)
        return make(given)

    return fill


def unify(shape: Any, value: Any, holes: dict[str, Any]) -> dict[str, Any] | None:
    """The holes of a pattern that make it equal to a value."""
    if isinstance(shape, Hole):
        if shape.name in holes and holes[shape.name] != value:
            return None
        holes[shape.name] = value
        return holes
    if isinstance(shape, tuple):
        if not isinstance(value, tuple) or len(value) != len(shape):
            return None
        for part, other in zip(shape, value, strict=True):
            if unify(part, other, holes) is None:
                return None
        return holes
    if is_dataclass(shape) and not isinstance(shape, type):
        if type(shape) is not type(value):
            return None
        for item in fields(shape):
            if unify(getattr(shape, item.name), getattr(value, item.name), holes) is None:
                return None
        return holes
    return holes if type(shape) is type(value) and shape == value else None


def guarded(
    maker: Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]],
    matcher: Callable[[Any], Mapping[str, Any] | None],
    where: Callable[..., bool],
) -> tuple[Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]], Callable[[Any], Mapping[str, Any] | None]]:
    """A pattern that builds, and is found, only where something is true of its holes."""
    wanted = [name for name, one in signature(where).parameters.items() if one.default is one.empty]

    def make(order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any]:
        build, places = maker(order), [order[name] for name in wanted]
        return lambda values: build(values) if where(*[values[at] for at in places]) else REJECT

    def match(value: Any) -> Mapping[str, Any] | None:
        holes = matcher(value)
        return holes if holes is not None and where(*[holes[name] for name in wanted]) else None

    return make, match


def function_builder(function: Callable[..., Any]) -> Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]]:
    wanted = tuple(signature(function).parameters)

    def make(order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any]:
        names = tuple(order)
        if any(name[0] == "_" for name in names):
            meant = [(name, at) for name, at in order.items() if name[0] != "_"]
            return lambda values: function(**{name: values[at] for name, at in meant})
        if names == wanted[: len(names)]:  # the usual case needs no names
            if len(names) == 1:  # written out it costs a third less than with a star
                return lambda values: function(values[0])
            if len(names) == 2:
                return lambda values: function(values[0], values[1])
            if len(names) == 3:
                return lambda values: function(values[0], values[1], values[2])
            return lambda values: function(*values)

        def build(values: tuple[Any, ...]) -> Any:
            return function(**dict(zip(names, values, strict=True)))

        return build

    return make


def never(value: Any) -> Mapping[str, Any] | None:
    """The way to match of a wording that is read and never printed."""
    return None


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
