"""Which time in a turn something happens: the first, the second, ..., as a condition that a trigger asks."""

from __future__ import annotations

from typing import Any

from engine.trails.tree import Compare, Every, Happened, Not, Sum, Times, Trigger
from engine.trails.tree.reads import replace


def nth_time(trigger: Trigger, n: int, *also: Trigger) -> Every | Compare:
    """What makes a craft trigger for that event of a turn only; events of several kinds are counted together."""
    if also:
        return Compare(Sum(tuple(Times(one) for one in (trigger, *also))), "=", n - 1)
    return Every((Happened(trigger, n - 1), Not(Happened(trigger, n))))


def first_time(*triggers: Trigger) -> Any:
    """What makes a craft trigger for the first such event of a turn only, whoever saw the earlier ones."""
    never = tuple(Not(Happened(replace(trigger, together=0))) for trigger in triggers)
    return never[0] if len(never) == 1 else Every(never)
