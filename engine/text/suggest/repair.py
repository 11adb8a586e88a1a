"""The nearest printed sentence: small words put in, left out or changed until the strict grammar reads the line.

The search goes from left to right. Where reading stops, what may stand there is tried: a word left out, one of a few
small words put in, one of a family changed for another. What costs least is gone on with; of what is read in the end
the nearest wins, and two that are as near and mean different things are none.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from engine.text.suggest.lexicon import table

_EN_WORD = re.compile(r" ?[^ ,.:]+| ?[,.:]")


@cache
def _priced(name: str, lang: str) -> Mapping[str, int]:
    """Small words by what it costs to put them in ("missing") or to leave them out ("needless")."""
    data = table("small_words")
    return {word: price for price, words in data[name][lang].items() for word in words}


@cache
def _families(lang: str) -> Sequence[tuple[int, Sequence[str]]]:
    """Small words of which one may stand for another, and what that costs."""
    return [(price, words) for price, families in table("small_words")["families"][lang].items() for words in families]


_MOST = 10  #: what all changes of a line together may cost
_TRIED = 400  #: so many lines are read at the most

#: How far a line is read by the strict grammar, and whether that is all of it.
Far = Callable[[str], tuple[int, bool]]


def nearest(text: str, lang: str, far: Far) -> Iterator[str]:
    """The lines that are read and that are as near as the first of them.

    far: how far the beginning of a line is read, and whether it is read whole.
    """
    came, whole = far(text)
    queue = [(0.0, 0, text, came, whole)]
    seen = {text}
    least = _MOST
    tried = 0
    while queue and tried < _TRIED:
        _, cost, line, came, whole = heapq.heappop(queue)
        if cost > least:
            continue
        if whole:
            least = cost
            yield line
            continue
        for price, other, changed in _changes(line, came, lang):
            if other in seen or cost + price > least:
                continue
            seen.add(other)
            tried += 1
            reached, read = far(other)
            if not read and reached < changed:
                continue
            left = _left(other, reached, lang)
            heapq.heappush(queue, (cost + price + left, cost + price, other, reached, read))


def _left(line: str, at: int, lang: str) -> float:
    rest = line[at:]
    return (rest.count(" ") + 1) * 0.7 if lang == "en" else len(rest) * 0.35


def _changes(line: str, at: int, lang: str) -> Iterator[tuple[int, str, int]]:
    """The changes about a place where reading stops: what each costs, the line, and how far it must be read at least
    to be worth going on with."""
    yield from _english(line, at) if lang == "en" else _japanese(line, at)


def _english(line: str, at: int) -> Iterator[tuple[int, str, int]]:
    words = [(found.start(), found.end()) for found in _EN_WORD.finditer(line)]
    here = next((n for n, (_, end) in enumerate(words) if end > at), len(words))
    for n in range(max(0, here - 1), min(len(words), here + 1) + 1):
        begin = words[n][0] if n < len(words) else len(line)
        before, after = line[:begin], line[begin:]
        for word, price in _priced("missing", "en").items():
            put = word if word in ",." else f" {word}" if before and before[-1] != " " else word
            rest = after if after[:1] in (" ", ",", ".", "") else f" {after}"
            if word != after[1 : 1 + len(word)]:
                yield price, before + put + rest, begin + len(put) + 1
        if n == len(words):
            break
        word = line[slice(*words[n])]
        bare, rest = word.strip(), line[words[n][1] :]
        lead = word[: len(word) - len(bare)]
        if (much := _priced("needless", "en").get(bare.lower() if bare.upper() != bare else bare)) is not None:
            yield much, (before + rest).lstrip(), begin + 1
        for price, family in _families("en"):
            if bare.lower() in family:
                for other in family:
                    if other != bare.lower():
                        yield (
                            price,
                            before + (other if other[0] in " ,." else lead + other) + rest,
                            begin + len(other) + 1,
                        )
        if bare.isalpha():
            other = bare[:-1] if bare.endswith("s") else bare + "s"
            yield 1, before + lead + other + rest, begin + len(other) + 1


def _japanese(line: str, at: int) -> Iterator[tuple[int, str, int]]:
    for begin in range(max(0, at - 2), min(len(line), at + 1) + 1):
        before, after = line[:begin], line[begin:]
        for word, price in _priced("missing", "ja").items():
            if not after.startswith(word) and not before.endswith(word):
                yield price, before + word + after, max(at, begin) + len(word)
        for word, price in _priced("needless", "ja").items():
            if after.startswith(word):
                yield price, before + after[len(word) :], at
        for price, family in _families("ja"):
            for word in family:
                if word and after.startswith(word):
                    for other in family:
                        if other != word:
                            yield price, before + other + after[len(word) :], begin + len(other)
