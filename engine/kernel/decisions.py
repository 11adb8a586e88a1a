"""Questions as data.

The engine runs until somebody has to decide and then holds exactly one :class:`Decision`. Whoever sits at that seat
(a window, a computer player, a scenario, a record) answers by *content*: an :data:`Answer` is a tuple of the options
taken, never of their indexes, so two programs that list different options for one question still understand each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from engine.kernel.frozen import frozen
from engine.kernel.payments import Bill

#: One thing that may be answered: a verb and plain values, e.g. ``("play", 57)``, ``("pick", 12)``, ``("pass",)``.
Option = tuple[str | int, ...]
#: What a seat says: the options it takes, in order where the decision is ordered.
Answer = tuple[Option, ...]
Plain = str | int | bool | None


class Kind(StrEnum):
    """The eight kinds of decision. A new mechanic brings a new purpose, not a new kind."""

    ACT = "act"  #: take exactly one option (priority: pass, play, gain EP ...)
    CHOOSE = "choose"  #: between ``least`` and ``most`` different options
    ORDER = "order"  #: all options, in an order
    NUMBER = "number"  #: ``("n", k)`` with ``least <= k <= most``
    SPLIT = "split"  #: shares ``(*option, k)`` of the options that add up to ``total``
    YES_NO = "yes-no"  #: ``("yes",)`` or ``("no",)``
    NAME = "name"  #: one of the listed ``("name", text)``
    #: every card either ``("top", id)`` or ``("under", id)``, both first card first; where the options are such answers
    #: themselves only the order is open
    ARRANGE = "arrange"


#: Kinds that are answered by exactly one of the options. Here and below they stand by themselves: to look up a member
#: of an enumeration is a call, and it is asked for each choice.
SINGLE: Final = (Kind.ACT, Kind.NAME, Kind.YES_NO)
ACT: Final = Kind.ACT
CHOOSE: Final = Kind.CHOOSE
ORDER: Final = Kind.ORDER
NUMBER: Final = Kind.NUMBER
SPLIT: Final = Kind.SPLIT


class Refused(Exception):
    """An answer that the decision does not allow. The state is untouched."""


@frozen
class Decision:
    """One question.

    seat: who answers (0 or 1). kind: the form of the answer. purpose: what it is about, in the words of the scenario
    format (``priority``, ``attackers``, ``attack target``, ``fight back``, ``cure``, ``place``, ``exchange``,
    ``choose``, ``order``, ``number``, ``yes-no``, ``name``). rule: id of the rule that asks. prompt: an English
    template with named fields for the interface to translate, args: its fields. source: object id that asks, 0 = rules.
    options: every legal option in canonical order. least, most: how many may be taken (for NUMBER: the range).
    total: the sum of a SPLIT. shared: for CHOOSE of several options, families of tags; when two or more options are
    taken they must have at least one tag in common in every family (SCLM attack: an organization and a target).
    tags: per option, one tuple of tags a family. accompanied: options of a CHOOSE that cannot be the only one taken.
    demanded: options of a CHOOSE of which one has to be among those taken. veiled: between two programs, whether only
    who is asked can tell what can be answered; that it is asked follows from what both see.
    """

    seat: int
    kind: Kind
    purpose: str
    rule: str
    prompt: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    total: int = 0
    source: int = 0
    args: tuple[tuple[str, Plain | tuple[str | int, ...]], ...] = ()
    shared: tuple[str, ...] = ()
    tags: tuple[tuple[tuple[Plain, ...], ...], ...] = ()
    accompanied: tuple[Option, ...] = ()
    stride: int = 1
    bill: Bill | None = None
    demanded: tuple[Option, ...] = ()
    veiled: bool = False

    def common(self, taken: Iterable[Option], family: str) -> frozenset[Plain]:
        """Tags of one family that all ``taken`` options have in common."""
        where = self.shared.index(family)
        sets = [frozenset(self.tags[self.options.index(option)][where]) for option in taken]
        return frozenset.intersection(*sets) if sets else frozenset()

    def refusal(self, answer: Answer) -> str:
        """Why ``answer`` is not allowed, as a template-free English sentence, or "" when it is."""
        for option in answer:
            if type(option) is not tuple:
                return "an option is a tuple of words and whole numbers"
            for part in option:
                if type(part) is not int and type(part) is not str:  # True and 1.0 equal 1, but are another record
                    return f"{_show(option)} is not made of words and whole numbers"
        return _one(self, answer) if self.kind is ACT else _CHECKS[self.kind](self, answer)

    def check(self, answer: Answer) -> None:
        """Raise :class:`Refused` unless ``answer`` is allowed."""
        if why := self.refusal(answer):
            raise Refused(why)

    @property
    def forced(self) -> Answer | None:
        """The only possible answer, if there is just one."""
        found = self._forced()
        return found if found is not None and not self.refusal(found) else None

    def _forced(self) -> Answer | None:
        count, kind = len(self.options), self.kind
        if kind in SINGLE:
            return self.options if count == 1 else None
        if kind is CHOOSE:
            return () if self.most == 0 or count == 0 else self.options if self.least == count else None
        if kind is ORDER:
            return self.options if count <= 1 else None
        if kind is NUMBER:
            return (("n", self.least),) if self.least == self.most else None
        if kind is SPLIT:
            return ((*self.options[0], self.total),) if count == 1 else None
        return () if count == 0 else None


def _one(decision: Decision, answer: Answer) -> str:
    if len(answer) != 1:
        return f"exactly one option is asked for, {len(answer)} were given"
    return "" if answer[0] in decision.options else f"{_show(answer[0])} is not among the options"


def _choose(decision: Decision, answer: Answer) -> str:
    for option in answer:
        if option not in decision.options:
            return f"{_show(option)} is not among the options"
    if len(set(answer)) != len(answer):
        return "the same option was taken twice"
    if not decision.least <= len(answer) <= decision.most:
        return f"between {decision.least} and {decision.most} options are asked for, {len(answer)} were given"
    if decision.bill is not None and (why := decision.bill.refusal([int(option[1]) for option in answer])):
        return why
    if len(answer) == 1 and answer[0] in decision.accompanied:
        return f"{_show(answer[0])} can be taken only together with another one"
    if decision.demanded and not any(option in decision.demanded for option in answer):
        return f"one of {', '.join(map(_show, decision.demanded))} has to be taken"
    if len(answer) > 1:
        for family in decision.shared:
            if not decision.common(answer, family):
                return f"the options taken have no {family} in common"
    return ""


def _order(decision: Decision, answer: Answer) -> str:
    if len(answer) != len(decision.options) or set(answer) != set(decision.options):
        return "every option must stand in the order exactly once"
    return ""


def _number(decision: Decision, answer: Answer) -> str:
    if len(answer) != 1 or len(answer[0]) != 2 or answer[0][0] != "n" or type(answer[0][1]) is not int:
        return "one whole number is asked for"
    number = answer[0][1]
    if not decision.least <= number <= decision.most:
        return f"a number from {decision.least} to {decision.most} is asked for, not {number}"
    return ""


def _split(decision: Decision, answer: Answer) -> str:
    total = 0
    seen = set()
    for share in answer:
        if len(share) < 2 or share[:-1] not in decision.options or share[:-1] in seen:
            return f"{_show(share)} is not a share of the options"
        amount = share[-1]
        if type(amount) is not int or amount < decision.least:
            return f"each share must be at least {decision.least}"
        if amount % decision.stride:
            return f"each share must be a multiple of {decision.stride}"
        seen.add(share[:-1])
        total += amount
    return "" if total == decision.total else f"the shares must add up to {decision.total}, not {total}"


def _arrange(decision: Decision, answer: Answer) -> str:
    wanted = {option[1] for option in decision.options}
    given = {option[1] for option in answer if len(option) == 2 and option[0] in ("top", "under")}
    if len(answer) != len(decision.options) or given != wanted:
        return "every card must go either to the top or under the deck, once"
    if decision.options and decision.options[0][0] in ("top", "under") and set(answer) != set(decision.options):
        return "the cards can be put in another order, but nowhere else"
    return ""


def _show(option: Option) -> str:
    return " ".join(str(part) for part in option)


_CHECKS = {
    Kind.ACT: _one,
    Kind.NAME: _one,
    Kind.YES_NO: _one,
    Kind.CHOOSE: _choose,
    Kind.ORDER: _order,
    Kind.NUMBER: _number,
    Kind.SPLIT: _split,
    Kind.ARRANGE: _arrange,
}
