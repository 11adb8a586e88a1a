"""Which card is meant by what a list calls it: width, script, case, accents, brackets and punctuation do not count.

A name without its sub-name means a card where only one has it. Nothing is guessed: two cards that a word could mean are
none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from engine.trails.cards.pool import CardPool, corrected_names
from trails_desktop.library.storage.letters import bare

_LONG: Final = re.compile(r"(?<=[ぁ-ゖ])[-‐‑–—―−](?=[ぁ-ゖ]|$)")
_RUN: Final = re.compile(r"[^\W\d_]+|\d+")
_LEAST: Final = 4  #: letters and digits of a number that is written in one
_NUMBER: Final = re.compile(r"[^\W_]{1,16}(?:[\W_]{1,2}[^\W_]{1,16}){0,4}")


@lru_cache(maxsize=2**14)
def key(text: str) -> str:
    """A name as it is compared: its letters and digits alone, katakana as hiragana; the signs themselves where it has
    no letter."""
    plain = _LONG.sub("ー", bare(text))
    return "".join(filter(str.isalnum, plain)) or "".join(plain.split())


def runs(text: str) -> tuple[str, ...]:
    """A card number as its letters and numbers, so that ``d1_3`` is ``D1-003``; none for what is no number."""
    plain = unicodedata.normalize("NFKC", text).casefold().strip(" #()[]")
    if not _NUMBER.fullmatch(plain) or not any(map(str.isdecimal, plain)):
        return ()
    parts = _RUN.findall(plain)
    return tuple(str(int(part)) if part.isdecimal() else part for part in parts) if len(parts) > 1 else ()


def tight(text: str) -> str:
    """A card number without what stands between its parts, so that ``d1003`` is ``D1-003``; "" for what has no letter
    and no number in it."""
    plain = unicodedata.normalize("NFKC", text).casefold().strip(" #()[]")
    parts = "".join(filter(str.isalnum, plain))
    whole = bool(_NUMBER.fullmatch(plain)) and len(parts) >= _LEAST
    return parts if whole and any(map(str.isdecimal, parts)) and any(map(str.isalpha, parts)) else ""


class _Tables(NamedTuple):
    """Numbers by how a card is called: by name with sub-name, name alone, the runs of a number, a number in one."""

    whole: dict[str, dict[str, None]]
    alone: dict[str, dict[str, None]]
    numbers: dict[tuple[str, ...], dict[str, None]]
    tight: dict[str, dict[str, None]]


class Names:
    """The names of a pool as lists write them. The tables are built once a list, when something is first called
    otherwise than the pool calls it; 20 000 cards take a second."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool

    @cached_property
    def _tables(self) -> _Tables:
        made = _Tables({}, {}, {}, {})
        for number, versions in self._pool.items():
            made.numbers.setdefault(runs(number), {})[number] = None
            made.tight.setdefault(tight(number), {})[number] = None
            for printing in versions.values():
                for name, subname in {corrected_names(printing), (printing.name, printing.subname)}:
                    for words in {key(f"{name} {subname}"), key(f"{subname} {name}")}:
                        made.whole.setdefault(words, {})[number] = None
                    made.alone.setdefault(key(name), {})[number] = None
        made.numbers.pop((), None)
        made.tight.pop("", None)
        return made

    def named(self, written: str, printing: str = "") -> str:
        """The number of the card with this name, "" for none or several. printing: the one of its numbers to prefer."""
        exact = self._pool.find(written)
        if exact:
            return printing if printing in exact else exact[0]
        word, tables = key(written), self._tables
        return self._one(tables.whole.get(word, ()), printing) or self._one(tables.alone.get(word, ()), printing)

    def numbered(self, written: str) -> str:
        """The number that is written like this, "" if no card has it."""
        if written in self._pool:
            return written
        tables = self._tables
        return self._one(tables.numbers.get(runs(written), ())) or self._one(tables.tight.get(tight(written), ()))

    def meant(self, written: str, printing: str = "") -> str:
        """The card with this name or number."""
        written = written.strip()
        return (self.named(written, printing) or self.numbered(written)) if written else ""

    def same(self, one: str, other: str) -> bool:
        """Whether two numbers are printings of one card."""
        return self._pool.identity(one) == self._pool.identity(other)

    def _one(self, numbers: Iterable[str], printing: str = "") -> str:
        found = tuple(numbers)
        if not found or any(not self.same(found[0], other) for other in found[1:]):
            return ""
        return printing if printing in found else found[0]
