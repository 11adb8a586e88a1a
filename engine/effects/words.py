"""The vocabulary a game hands in, by which effect data is checked while it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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
    "this".
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
