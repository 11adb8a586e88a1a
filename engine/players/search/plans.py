"""What a seat may do about a question: a few plans, each with all that is meant by it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.kernel.decisions import Answer, Decision
from engine.players.acting import Act, rated_acts, rated_plays
from engine.players.fighting import rated_attacks
from engine.players.greedy import GreedyPlayer
from engine.players.table import Table
from engine.trails.views.records import View

GROUPS = 3  #: of attackers, for one target
LEAST = -0.8  #: an act that promises less is not thought about


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer, and the policy that goes on as it is meant: targets, X. target: whom to attack, an id, negative for a
    player, 0 for nobody."""

    answer: Answer
    policy: GreedyPlayer
    target: int = 0

    def same(self, other: Plan) -> bool:
        """Whether another one does the same."""
        return self.target == other.target and sorted(self.answer) == sorted(other.answer)


def worth_thinking(view: View, decision: Decision) -> bool:
    """Whether looking ahead is of use: for attacks, for acts in a fight or in the cure phase, for one's own deployment,
    and for the card that goes into the homebase. All else the greedy player answers as well."""
    if view.standby:
        return False
    if decision.purpose == "priority":
        if len(decision.options) == 1:
            return False
        return view.step in ("combat", "cure") or (view.step == "deployment" and view.step_seat == view.seat)
    return decision.purpose in ("attackers", "place")


def plans(table: Table, decision: Decision, greedy: GreedyPlayer, most: int) -> list[Plan]:
    """What there is to think about, the greedy player's own answer first; at most so many.

    greedy: as it is before the question; it stays so.
    """
    own = greedy.fork()
    answer = own.choose(table.view)
    found = {answer: Plan(answer, own, own.target if answer and decision.purpose == "attackers" else 0)}
    if decision.purpose == "attackers":
        more = _attacks(table, decision, greedy)
    elif decision.purpose == "place":
        more = [Plan((option,), greedy) for option in decision.options if decision.least <= 1]
    else:
        more = _acts(table, decision, greedy)
    for plan in more:
        if len(found) >= most:
            break
        if plan.answer not in found and not decision.refusal(plan.answer):
            found[plan.answer] = plan
    return list(found.values())


def _attacks(table: Table, decision: Decision, greedy: GreedyPlayer) -> list[Plan]:
    """None, and for each target the groups that promise most, the best of all first."""
    made = [Plan((), greedy)]
    taken: Counter[int] = Counter()
    for points, group, target in sorted(rated_attacks(table, decision), key=lambda one: (-one[0], one[1:])):
        if taken[target] < GROUPS and points > LEAST:
            taken[target] += 1
            policy = greedy.fork()
            policy.attack(target)
            made.append(Plan(tuple(("pick", ident) for ident in group), policy, target))
    return made


def _acts(table: Table, decision: Decision, greedy: GreedyPlayer) -> list[Plan]:
    """Passing, and the acts that promise most."""
    deploying = table.view.step == "deployment"
    acts = rated_plays(table, decision.options) if deploying else rated_acts(table, decision.options)
    return [Plan((("pass",),), greedy), *(_act(act, greedy) for act in sorted(acts, key=_order) if act.points > LEAST)]


def _act(act: Act, greedy: GreedyPlayer) -> Plan:
    policy = greedy.fork()
    policy.intend(act)
    return Plan((act.option,), policy)


def _order(act: Act) -> tuple[float, str]:
    return -act.points, str(act.option)
