"""Templates as they are written: their wordings, their beginnings and ends, their words and holes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

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
