"""A computer player that takes any legal answer."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.kernel.decisions import Answer, Decision, Kind
from engine.kernel.payments import Bill
from engine.views import View


class RandomPlayer:
    """Random answers from a stream of its own; passing is no likelier than other options."""

    __slots__ = ("_random",)
    looks: ClassVar[bool] = False
    knows: ClassVar[bool] = False

    def __init__(self, seed: int | str, seat: int) -> None:
        self._random = Random(f"random player|{seed}|{seat}")

    def choose(self, view: View) -> Answer:
        """A random legal answer."""
        if view.decision is None:
            raise ValueError("this seat is not asked anything")
        return _answer(view.decision, self._random)


def _answer(decision: Decision, random: Random) -> Answer:
    options = decision.options
    if decision.kind is Kind.SPLIT:
        return _shares(decision, random)
    if decision.kind is Kind.ORDER:
        return tuple(random.sample(options, len(options)))
    if decision.kind is Kind.NUMBER:
        return (("n", random.randint(decision.least, decision.most)),)
    if decision.kind is not Kind.CHOOSE:
        return (options[int(random.random() * len(options))],)
    if decision.bill is not None:
        return _paid(decision, decision.bill, random)
    for _ in range(20):
        answer = tuple(random.sample(options, random.randint(decision.least, min(decision.most, len(options)))))
        if not decision.refusal(answer):
            return answer
    alone = [(option,) for option in options if not decision.refusal((option,))]
    return random.choice(alone) if alone else ()


def _paid(decision: Decision, bill: Bill, random: Random) -> Answer:
    """A way to pay: the first that is found among the sources in a random order."""
    mixed = tuple(random.sample(bill.sources, len(bill.sources)))
    ids = {source.id for source in Bill(mixed, bill.cost, bill.over, bill.alone, bill.limit).plan()}
    return tuple(option for option in decision.options if option[1] in ids)


def _shares(decision: Decision, random: Random) -> Answer:
    left, out = decision.total // decision.stride, []
    for option in decision.options[:-1]:
        part = random.randint(0, left)
        left -= part
        out.append((*option, part * decision.stride))
    return (*out, (*decision.options[-1], left * decision.stride))
