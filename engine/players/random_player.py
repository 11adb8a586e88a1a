"""A player that takes any legal answer, all of them equally likely where that can be said."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.kernel.decisions import ACT, CHOOSE, NUMBER, ORDER, SINGLE, SPLIT, Answer, Decision, Option
from engine.trails.views.records import View


class RandomPlayer:
    """Random answers from a stream of its own: the same seed and seat give the same answers to the same questions."""

    __slots__ = ("_random",)
    looks: ClassVar[bool] = False
    knows: ClassVar[bool] = False

    def __init__(self, seed: int | str, seat: int) -> None:
        self._random = Random(f"random player|{seed}|{seat}")  # a text seeds through SHA-512, not through hash()

    def choose(self, view: View) -> Answer:
        """A random legal answer."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        if decision.purpose == "hand" and decision.kind is ACT and self._random.random() < 0.5:
            return decision.options[:1]  # work by hand has no end of its own: done every other time
        return random_answer(decision, self._random)


def random_answer(decision: Decision, random: Random) -> Answer:
    """Any legal answer to a decision of any kind."""
    kind, options = decision.kind, decision.options
    if kind in SINGLE:
        return (options[int(random.random() * len(options))],)
    if kind is CHOOSE:
        if decision.shared:
            return _group(decision, random)
        return tuple(random.sample(options, random.randint(decision.least, min(decision.most, len(options)))))
    if kind is NUMBER:
        return (("n", random.randint(decision.least, decision.most)),)
    if kind is ORDER:
        return tuple(random.sample(options, len(options)))
    if kind is SPLIT:
        return _shares(decision, random)
    cards = random.sample(options, len(options))
    if options[0][0] in ("top", "under"):
        return tuple(cards)
    return tuple(("top" if random.random() < 0.5 else "under", option[1]) for option in cards)


def _group(decision: Decision, random: Random) -> Answer:
    """Options that have a tag of every family in common, of a random size; any size that can be reached."""
    wanted = random.randint(decision.least, min(decision.most, len(decision.options)))
    taken: list[Option] = []
    for option in random.sample(decision.options, len(decision.options)):
        if len(taken) == wanted:
            break
        if not taken or _fits(decision, taken, option):
            taken.append(option)
    if len(taken) == 1 and taken[0] in decision.accompanied:
        taken += [option for option in decision.options if option != taken[0] and _fits(decision, taken, option)][:1]
    # a group that cannot grow to ``least`` stands in the way of an answer only where single options are not enough
    return tuple(taken) if len(taken) >= decision.least else decision.options[: decision.least]


def _fits(decision: Decision, taken: list[Option], option: Option) -> bool:
    return all(decision.common((*taken, option), family) for family in decision.shared)


def _shares(decision: Decision, random: Random) -> Answer:
    """Shares that add up to the total: the least for each option taken, the rest wherever it falls."""
    least = max(1, decision.least)
    count = min(len(decision.options), decision.total // least) if decision.total else 0
    taken = random.sample(decision.options, random.randint(1, count)) if count else []
    amounts = [least] * len(taken)
    for _ in range(decision.total - sum(amounts)):
        amounts[random.randrange(len(amounts))] += 1
    return tuple((*option, amount) for option, amount in zip(taken, amounts, strict=True))
