"""Which card is meant by what a list calls it: width, script, case, accents, brackets and punctuation do not count.

A name without its sub-name means a card where only one has it. Nothing is guessed: two cards that a word could mean are
none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

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


class Names:
    """The names of a pool as lists write them. Built once a list; 20 000 cards take a second."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._whole: dict[str, dict[str, None]] = {}
        self._alone: dict[str, dict[str, None]] = {}
        self._numbers: dict[tuple[str, ...], dict[str, None]] = {}
        self._tight: dict[str, dict[str, None]] = {}
        for number, versions in pool.items():
            self._numbers.setdefault(runs(number), {})[number] = None
            self._tight.setdefault(tight(number), {})[number] = None
            for printing in versions.values():
                for name, subname in {corrected_names(printing), (printing.name, printing.subname)}:
                    for words in {key(f"{name} {subname}"), key(f"{subname} {name}")}:
                        self._whole.setdefault(words, {})[number] = None
                    self._alone.setdefault(key(name), {})[number] = None
        self._numbers.pop((), None)
        self._tight.pop("", None)

    def named(self, written: str, printing: str = "") -> str:
        """The number of the card with this name, "" for none or several. printing: the one of its numbers to prefer."""
        exact = self._pool.find(written)
        if exact:
            return printing if printing in exact else exact[0]
        word = key(written)
        return self._one(self._whole.get(word, ()), printing) or self._one(self._alone.get(word, ()), printing)

    def numbered(self, written: str) -> str:
        """The number that is written like this, "" if no card has it."""
        if written in self._pool:
            return written
        return self._one(self._numbers.get(runs(written), ())) or self._one(self._tight.get(tight(written), ()))

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
