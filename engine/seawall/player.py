"""A computer player that takes any legal answer."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.kernel.decisions import Answer, Decision, Kind
from engine.views import View


class RandomPlayer:
    """Random answers from a stream of its own; ending the main phase and passing are no likelier than other options."""

    __slots__ = ("_random",)
    looks: ClassVar[bool] = False

    def __init__(self, seed: int | str, seat: int) -> None:
        self._random = Random(f"random player|{seed}|{seat}")

    def choose(self, view: View) -> Answer:
        """A random legal answer."""
        if view.decision is None:
            raise ValueError("this seat is not asked anything")
        return _answer(view.decision, self._random)


def _answer(decision: Decision, random: Random) -> Answer:
    options = decision.options
    if decision.kind is Kind.CHOOSE:
        return tuple(random.sample(options, random.randint(decision.least, min(decision.most, len(options)))))
    if decision.kind is Kind.NUMBER:
        return (("n", random.randint(decision.least, decision.most)),)
    return (options[int(random.random() * len(options))],)
