"""Plans against one another: all meet the same worlds with the same luck, and those that are clearly worse drop out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

#: Worlds before a plan may drop out, and how many standard errors behind the best it then has to be.
FIRST, BEHIND = 4, 1.5
#: By how much another plan has to be better than the greedy player's own, in chance to win.
MARGIN = 0.015


@dataclass(frozen=True, slots=True)
class Budget:
    """What may be spent on a question. worlds: at most; answers: of the engine, in all, after which no further world is
    begun; plans: thought about at most; turns: how many ends of a turn a playout sees."""

    worlds: int
    answers: int
    plans: int
    turns: int = 1


@dataclass(frozen=True, slots=True)
class Standing:
    """How a plan did: its mean chance to win over the worlds it met, and how many those were."""

    plan: int
    mean: float
    worlds: int


def race(
    plans: int, budget: Budget, meet: Callable[[int, int], tuple[float, int]]
) -> tuple[int, Sequence[Standing], int]:
    """The plan to take, all plans as they stand with the best first, and the answers it took. Plan 0 is taken unless
    another is better by :data:`MARGIN`.

    meet: plays a plan on in a world, gives its chance to win and how many answers it took.
    """
    results: list[list[float]] = [[] for _ in range(plans)]
    alive = list(range(plans))
    spent = 0
    for world in range(budget.worlds):
        for plan in alive:
            value, answers = meet(plan, world)
            results[plan].append(value)
            spent += answers
        best = max(alive, key=lambda plan: (_mean(results[plan]), -plan))
        if world + 1 >= FIRST:
            alive = [plan for plan in alive if plan == best or not _behind(results[best], results[plan])]
        if len(alive) == 1 or spent >= budget.answers:
            break
    best = max(alive, key=lambda plan: (_mean(results[plan]), -plan))
    met = len(results[0])  # where the greedy plan dropped out it is compared over what it met
    taken = best if best and _mean(results[best][:met]) - _mean(results[0]) > MARGIN else 0
    stand = [Standing(plan, _mean(values), len(values)) for plan, values in enumerate(results)]
    return taken, sorted(stand, key=lambda one: (-one.worlds, -one.mean, one.plan)), spent


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _behind(best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether a plan is clearly worse over the same worlds."""
    apart = [one - two for one, two in zip(best, other, strict=True)]
    mean = _mean(apart)
    error = sqrt(sum((one - mean) ** 2 for one in apart) / (len(apart) - 1) / len(apart))
    return mean > BEHIND * error + 1e-9
