"""The vocabulary a game hands in, by which effect data is checked while it is read, and the checks of plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: Shapes of an instruction's main value, and what else may stand beside it.
AMOUNT = "amount"  #: a whole number, with ``who``
AMOUNT_TO = "amount to"  #: a whole number, with ``to``
TARGET = "target"  #: what it is done to
NUMBERS = "numbers"  #: a map of numbers, with ``to`` and ``until``
KEYWORDS = "keywords"  #: a list of keywords, with ``to`` and ``until``
BAN = "ban"  #: one of the game's prohibitions or demands, with ``to``, ``until`` and ``by``: what it is about
CARD = "card"  #: the id of a card, with ``who``
SEARCH = "search"  #: a filter, with ``to``: where what is found goes
PLACED = "placed"  #: what is put somewhere, with ``state``
TARGET_FOR = "target for"  #: what it is done to, with ``until``
AMOUNT_FOR = "amount for"  #: a whole number, with ``to`` and ``until``
SEAT = "seat"  #: you or opponent
LATER = "later"  #: a moment, with ``do``


@dataclass(frozen=True)
class Words:
    """The words of a game.

    moments: what abilities wait for; own: those of which the card's own is meant without ``of``. uses: kinds of
    abilities that somebody uses, with the timings each knows. costs: parts of a cost and whether each is a number.
    instead: what can be replaced. verbs: the shape of each instruction. lasting: verbs that may stand in ``always``.
    bans: what ``cannot`` can forbid. keywords: whether each has an amount. kinds, zones, states: of filters. fields: of
    ``words``; numbers: which can be bounded; flags: yes-or-no words. tests: conditions of the game that are yes or no,
    those that may be qualified besides. spans: how long something lasts, the first if nothing is said. found: where a
    search may put a card, searched: the zone that it looks through. picks: whether something may be selected without
    being chosen. times: moments that are about no object, for which delayed abilities can wait. standing: those that
    wait for a condition to hold, and so need one. aimed: verbs that say what they are done to; without it others mean
    "this". values: of fields that know a few words only, those.
    """

    moments: tuple[str, ...]
    uses: Mapping[str, tuple[str, ...]]
    costs: Mapping[str, bool]
    instead: tuple[str, ...]
    verbs: Mapping[str, str]
    lasting: tuple[str, ...]
    bans: tuple[str, ...]
    keywords: Mapping[str, bool]
    kinds: tuple[str, ...]
    zones: tuple[str, ...]
    states: tuple[str, ...]
    fields: tuple[str, ...]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    tests: tuple[str, ...]
    qualified: tuple[str, ...]
    spans: tuple[str, ...]
    found: tuple[str, ...]
    searched: str = "deck"
    picks: bool = False
    times: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    aimed: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


# --- plain values -----------------------------------------------------------------------------------------------------
class EffectError(ValueError):
    """Effect data that cannot be read. Says which word, in one sentence."""


def quoted(data: Any) -> str:
    """A value as a sentence quotes it."""
    if isinstance(data, dict | list):
        return "a map" if isinstance(data, dict) else "a list"
    return "nothing" if data is None else str(data)


def mapping(data: Any, what: str) -> dict[str, Any]:
    """A map. Raises :class:`EffectError`."""
    if not isinstance(data, dict):
        raise EffectError(f"{what} must be a map, not '{quoted(data)}'")
    return data


def listing(data: Any, what: str) -> list[Any]:
    """A list. Raises :class:`EffectError`."""
    if not isinstance(data, list):
        raise EffectError(f"{what} must be a list, not '{quoted(data)}'")
    return data


def several(data: Any) -> list[Any]:
    """The items of a list, or the one that stands alone."""
    return data if isinstance(data, list) else [data]


def only(found: dict[str, Any], what: str, known: tuple[str, ...]) -> None:
    """No word but these. Raises :class:`EffectError`."""
    for key in found:
        if key not in known:
            raise EffectError(f"{what} knows no word '{key}'; it knows {', '.join(known)}")


def one_word(data: Any, what: str) -> str:
    """A word, or a number as one. Raises :class:`EffectError`."""
    if isinstance(data, bool) or not isinstance(data, str | int):
        raise EffectError(f"{what} must be a word, not '{quoted(data)}'")
    return str(data)


def one_of(data: Any, what: str, known: tuple[str, ...]) -> str:
    """A word of a few. Raises :class:`EffectError`."""
    if (word := one_word(data, what)) not in known:
        raise EffectError(f"{what} cannot be '{word}'; it is one of {', '.join(known)}")
    return word


def whole(data: Any, what: str, least: int | None = None) -> int:
    """A whole number, not below ``least``. Raises :class:`EffectError`."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise EffectError(f"{what} must be a whole number, not '{quoted(data)}'")
    if least is not None and data < least:
        raise EffectError(f"{what} must be at least {least}, not {data}")
    return data


def yes(data: Any, what: str) -> bool:
    """``yes`` or ``no``. Raises :class:`EffectError`."""
    if data in ("yes", True):
        return True
    if data in ("no", False):
        return False
    raise EffectError(f"{what} must be yes or no, not '{quoted(data)}'")


def truth(found: dict[str, Any], what: str) -> bool:
    """A word of a map that is ``yes`` or ``no``, no if it is missing. Raises :class:`EffectError`."""
    return yes(found.get(what, "no"), what)
