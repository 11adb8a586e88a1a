"""Which sets of sources pay a cost (K13).

Money that exists only inside one payment has no pool: a plan is a set of sources, used up whole. Which plans may pay
too much is a ruleset's word (``slack``); that nothing idle is in a plan is the kernel's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Source:
    """One thing that pays. id: object id. value: amount. colours: what it may stand for. kind: a ruleset's word."""

    id: int
    value: int
    colours: frozenset[str] = frozenset()
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Cost:
    """An amount, and colours of which at least one unit each has to be among it."""

    amount: int
    needs: tuple[str, ...] = ()


Plan = tuple[Source, ...]
#: How much more than the amount a plan may bring.
Slack = Callable[[Plan, Cost], int]


def exact(plan: Plan, cost: Cost) -> int:
    """The slack of games in which paying too much is impossible."""
    return 0


def pays(plan: Plan, cost: Cost, slack: Slack = exact) -> bool:
    """Whether the sources bring the amount, not more than the slack over it, and every colour demanded."""
    total = sum(source.value for source in plan)
    over = total - cost.amount
    return over >= 0 and (over == 0 or over <= slack(plan, cost)) and _covers(plan, cost.needs)


def plans(sources: Sequence[Source], cost: Cost, slack: Slack = exact) -> tuple[Plan, ...]:
    """Every plan that pays and has no idle source, small ones first, else in the order of ``sources``."""
    found = []
    usable = [source for source in sources if source.value > 0]
    for size in range(min(len(usable), max(cost.amount, 0)) + 1):
        for plan in combinations(usable, size):
            if pays(plan, cost, slack) and not any(pays(_without(plan, out), cost, slack) for out in range(size)):
                found.append(plan)
    return tuple(found)


def payable(sources: Sequence[Source], cost: Cost, slack: Slack = exact) -> bool:
    """Whether some plan pays. Sources alike but for their id are one class: how many of it are used up is all that is
    tried, and the first plan ends the search."""
    classes: dict[tuple[int, frozenset[str], str], list[Source]] = {}
    for source in sources:
        if source.value > 0:
            classes.setdefault((source.value, source.colours, source.kind), []).append(source)
    return _some((), list(classes.values()), cost, slack)


def _some(plan: Plan, classes: Sequence[Sequence[Source]], cost: Cost, slack: Slack) -> bool:
    if pays(plan, cost, slack):
        return True
    if not classes:
        return False
    return any(_some((*plan, *classes[0][:many]), classes[1:], cost, slack) for many in range(len(classes[0]), -1, -1))


def _without(plan: Plan, out: int) -> Plan:
    return plan[:out] + plan[out + 1 :]


def _covers(plan: Plan, needs: tuple[str, ...]) -> bool:
    """Whether distinct units of the plan can stand for the colours demanded."""
    if not needs:
        return True
    first, rest = needs[0], needs[1:]
    for index, source in enumerate(plan):
        if first in source.colours:
            left = Source(source.id, source.value - 1, source.colours if source.value > 1 else frozenset(), source.kind)
            if _covers((*plan[:index], left, *plan[index + 1 :]), rest):
                return True
    return False
