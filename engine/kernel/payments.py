"""Which sets of sources pay a cost (K13).

Money that exists only inside one payment has no pool: a plan is a set of sources, used up whole. Which plans may pay
too much is a ruleset's word (``slack``); that nothing idle is in a plan is the kernel's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from engine.kernel.frozen import frozen


@frozen
class Source:
    """One thing that pays. id: object id. value: amount. colours: what it may stand for. kind: a ruleset's word."""

    id: int
    value: int
    colours: frozenset[str] = frozenset()
    kind: str = ""


@frozen
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
    """Whether some plan pays. Sources that differ in their id, or in colours nobody demands, are one class: how many of
    it are used up is all that is tried, and the first plan ends the search."""
    return next(_paying(sources, cost, slack), None) is not None


def _paying(sources: Sequence[Source], cost: Cost, slack: Slack) -> Iterator[Plan]:
    """Plans that pay, one for all that take as many of each class; they may have idle sources."""
    needs = frozenset(cost.needs)
    classes: dict[tuple[int, frozenset[str], str], list[Source]] = {}
    for source in sources:
        if source.value > 0:
            classes.setdefault((source.value, source.colours & needs, source.kind), []).append(source)
    # what is more worth first: most plans end early
    yield from _some((), cost.amount, sorted(classes.values(), key=_worth), cost, slack)


def _worth(alike: Sequence[Source]) -> int:
    return -alike[0].value


def _some(plan: Plan, due: int, classes: Sequence[Sequence[Source]], cost: Cost, slack: Slack) -> Iterator[Plan]:
    if due <= 0:  # whatever came on top would be idle
        if pays(plan, cost, slack):
            yield plan
        if cost.needs and classes:  # unless it is there for its colour
            yield from _coloured(plan, classes, cost, slack)
        return
    if not classes:
        return
    first, rest = classes[0], classes[1:]
    value = first[0].value
    left = sum(alike[0].value * len(alike) for alike in rest)
    for many in range(min(len(first), -(-due // value)), -1, -1):
        if due - many * value > left:
            return
        yield from _some((*plan, *first[:many]), due - many * value, rest, cost, slack)


def _coloured(plan: Plan, classes: Sequence[Sequence[Source]], cost: Cost, slack: Slack) -> Iterator[Plan]:
    """Plans that bring more than the amount for the sake of a colour, where that is allowed."""
    for at, alike in enumerate(classes):
        more = (*plan, alike[0])
        over = sum(source.value for source in more) - cost.amount
        if alike[0].colours & frozenset(cost.needs) and over <= slack(more, cost):
            if pays(more, cost, slack):
                yield more
            yield from _coloured(more, classes[at + 1 :], cost, slack)


@frozen
class Bill:
    """A cost and what can pay it, as part of a question. over: how much more a plan may bring that is made of sources
    of the kind ``alone`` only. limit: how many of that kind at most, None for any number."""

    sources: tuple[Source, ...]
    cost: Cost
    over: int = 0
    alone: str = ""
    limit: int | None = None

    def slack(self, plan: Plan, cost: Cost) -> int:
        """How much more than the amount this plan may bring."""
        alone = [source for source in plan if source.kind == self.alone]
        if self.limit is not None and len(alone) > self.limit:
            return -1
        return self.over if len(alone) == len(plan) else 0

    def settles(self, plan: Plan) -> bool:
        """Whether a plan pays."""
        total = sum(source.value for source in plan) - self.cost.amount
        return 0 <= total <= self.slack(plan, self.cost) and pays(plan, self.cost, self.slack)

    @property
    def payable(self) -> bool:
        """Whether some plan pays."""
        return self.cost.amount <= 0 or next(self._settling(), None) is not None

    def _settling(self) -> Iterator[Plan]:
        return (plan for plan in _paying(self.sources, self.cost, self.slack) if self.settles(plan))

    def plan(self) -> Plan:
        """The first plan that pays, without idle sources; none if there is none, or nothing is due."""
        if self.cost.amount <= 0:
            return ()
        plan = next(self._settling(), ())
        while (idle := next((at for at in range(len(plan)) if self.settles(_without(plan, at))), -1)) >= 0:
            plan = _without(plan, idle)
        return plan

    def ways(self, price: Callable[[Source], float]) -> tuple[Plan, ...]:
        """Plans that pay, without idle sources, the cheapest first; of sources that differ in their id alone the cheap
        ones are taken. None if nothing is due. price: what using up a source costs."""
        if self.cost.amount <= 0:
            return ()
        ordered = tuple(sorted(self.sources, key=lambda source: (price(source), source.id)))
        cheap = Bill(ordered, self.cost, self.over, self.alone, self.limit)
        found = dict.fromkeys(self._busy(plan) for plan in cheap._settling())
        return tuple(sorted(found, key=lambda plan: (sum(map(price, plan)), [source.id for source in plan])))

    def cheapest(self, price: Callable[[Source], float]) -> Plan:
        """The first of :meth:`ways`, empty if there is none."""
        return next(iter(self.ways(price)), ())

    def _busy(self, plan: Plan) -> Plan:
        """A plan without its idle sources."""
        while (idle := next((at for at in reversed(range(len(plan))) if self.settles(_without(plan, at))), -1)) >= 0:
            plan = _without(plan, idle)
        return plan

    def refusal(self, idents: Sequence[int]) -> str:
        """Why using up these sources is no way to pay, in one sentence, or "" if it is."""
        by_id = {source.id: source for source in self.sources}
        plan = tuple(by_id[ident] for ident in idents)
        if not self.settles(plan):
            needs = f" with {', '.join(self.cost.needs)}" if self.cost.needs else ""
            return f"{sum(source.value for source in plan)} do not pay {self.cost.amount}{needs}"
        if any(self.settles(_without(plan, at)) for at in range(len(plan))):
            return "less of it would pay, too"
        return ""


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
