"""Templates as they are written, and the states of reading many of them at once.

A template is read from its beginning: what it can go on with, and what is then left of it, which is a template again.
Its wordings are so never spread out. A state, which is what is left of all templates that a text has followed so far,
is worked out when a text first comes there: of the quarter of a million wordings of the grammar a card touches few.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.text.parser.grammar import Production
    from engine.text.parser.lookahead import Following

#: A word, or the name of a hole and of its rule.
Token = str | tuple[str, str]
#: What is left of a template, the number of its production, and the holes that were filled before, a space before each.
Left = tuple[str, int, str]

_CHOICE = re.compile(r"\(([^()]*)\)")
_WORD = re.compile(r"[^ ]* |[^ ]+")
_PART = re.compile(r"\{(\w+)(?::([\w-]+))?\}")
_LEAD = re.compile(r"[^ ({]* ?")


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
    characters that no choice has a part in."""
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
    words, *holes = _PART.split(text)
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
class Reader:
    """How templates go on, each answer kept. productions: of all templates.

    A hole is written "{name:rule" where it stands beside words: what is kept is flat and holds nothing but texts and
    numbers, so that the collector of garbage soon leaves it alone.
    """

    __slots__ = ("_ends", "_known", "productions")

    def __init__(self) -> None:
        self.productions: list[Production] = []
        self._known: dict[str, tuple[str, ...]] = {}
        self._ends: set[str] = {""}

    def heads(self, left: str) -> tuple[str, ...]:
        """What a template can go on with, each followed by what is left after it."""
        known = self._known.get(left)
        if known is None:
            known = self._known[left] = self._heads(left)
        return known

    def ends(self, left: str) -> bool:
        """Whether nothing need be left of a template."""
        if left[:1] == "(":
            self.heads(left)
        return left in self._ends

    def _heads(self, left: str) -> tuple[str, ...]:
        if not left:
            return ()
        if (part := _PART.match(left)) is not None:
            return f"{{{part[1]}:{part[2] or part[1]}", left[part.end() :]
        lead = _LEAD.match(left)
        assert lead is not None  # it can be empty
        word, rest = lead[0], left[lead.end() :]
        if word:  # before a choice it ends, too
            return word.lower(), rest
        if rest[0] != "(":
            raise ValueError(f"a hole without an end: {left}")
        choices, rest = choice(rest)
        found: dict[tuple[str, str], None] = {}
        for one in choices:
            if self.ends(one + rest):
                self._ends.add(left)
            found.update(dict.fromkeys(pairs(self.heads(one + rest))))
        return tuple(part for pair in found for part in pair)

    def words(self, templates: Iterable[str]) -> set[str]:
        """Every word of some templates, as a text in small letters has it."""
        stack = list(dict.fromkeys(templates))
        seen, out = set(stack), set[str]()
        while stack:
            left = stack.pop()
            if "(" not in left:
                out.update([part.lower() for part in tokens(left) if isinstance(part, str)])
                continue
            for token, rest in pairs(self.heads(left)):
                if token[0] != "{":
                    out.add(token)
                if rest not in seen:
                    seen.add(rest)
                    stack.append(rest)
        return out


def pairs(heads: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What a template can go on with and what is left after it, together."""
    each = iter(heads)
    return zip(each, each, strict=True)


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


# --- of many at once --------------------------------------------------------------------------------------------------
class Node:
    """A state between two words of the merged templates of a rule.

    ends: what is built if the text ends the template here. follow: what can follow, by a key of the next two characters
    (see :meth:`Lookahead.ahead`), worked out when it is first asked for. leaf: nothing can follow. within: it is in the
    middle of a word, at a choice. need: marks of which one must come before a template that goes on here ends.
    """

    __slots__ = ("_after", "_left", "_made", "_need_of", "_reader", "ends", "follow", "leaf", "need", "pairs", "within")

    def __init__(
        self,
        left: Iterable[Left],
        reader: Reader,
        need_of: Callable[[Iterable[str]], int],
        need: int | None = None,
        after: str = " ",
    ) -> None:
        self._left = tuple(dict.fromkeys(left))
        self._reader = reader
        self._need_of = need_of
        ends: list[Callable[[tuple[Any, ...]], Any]] = []
        self.leaf = True
        self.within = after[-1] != " "
        for text, production, holes in self._left:
            if text[:1] in ("", "("):
                end, more = reader.ends(text), reader.heads(text)
                if end:
                    build = reader.productions[production].builder(tuple(holes.split()))
                    if build not in ends:  # two ways to say the same words
                        ends.append(build)
                self.leaf = self.leaf and not more
                self.within = self.within and not end and not any(token[0] == "{" for token in more[::2])
            else:
                self.leaf = self.within = False
        self.ends = tuple(ends)
        self.need = need_of(text for text, _, _ in self._left) if need is None else need
        self.follow: dict[str, Following] = {}
        self.pairs: dict[str, list[str]] | None = None
        self._after: tuple[dict[str, list[Left]], dict[str, list[Left]]] | None = None
        self._made: dict[tuple[bool, str], Node] = {}

    def _opened(self) -> tuple[dict[str, list[Left]], dict[str, list[Left]]]:
        if self._after is None:
            words: dict[str, list[Left]] = {}
            rules: dict[str, list[Left]] = {}
            for text, production, holes in self._left:
                for token, rest in pairs(self._reader.heads(text)):
                    if token[0] != "{":
                        words.setdefault(token, []).append((rest, production, holes))
                    else:
                        name, _, rule = token[1:].partition(":")
                        rules.setdefault(rule, []).append((rest, production, f"{holes} {name}"))
            self._after = words, rules
        return self._after

    @property
    def words(self) -> Mapping[str, Sequence[Left]]:
        """The words that can come."""
        return self._opened()[0]

    @property
    def rules(self) -> Mapping[str, Sequence[Left]]:
        """The rules that can come."""
        return self._opened()[1]

    def after_word(self, word: str) -> Node:
        """The state after a word. Raises KeyError if it cannot come."""
        return self._next(False, word, self.words)

    def after_rule(self, name: str) -> Node:
        """The state after a rule. Raises KeyError if it cannot come."""
        return self._next(True, name, self.rules)

    def _next(self, rule: bool, name: str, of: Mapping[str, Sequence[Left]]) -> Node:
        found = self._made.get((rule, name))
        if found is None:
            after = " " if rule else name
            found = self._made[rule, name] = Node(of[name], self._reader, self._need_of, after=after)
        return found

    def beginning(self, pair: str) -> list[str]:
        """The words of this state that can begin with two characters."""
        words = self.words
        if self.pairs is None:  # a state can have tens of thousands of words
            pairs: dict[str, list[str]] = {}
            for word in words:
                pairs.setdefault(word[:2], []).append(word)
            self.pairs = pairs
        found = self.pairs.get(pair, [])
        return [*found, pair[0]] if len(pair) > 1 and pair[0] in words else found
