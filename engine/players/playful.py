"""A player that makes a beginner's mistakes: it does not act in fights, attacks with one UNIT at a time and not with
its best one, and plays what it can pay for first."""

from __future__ import annotations

from engine.kernel.decisions import Answer, Decision
from engine.players import choices
from engine.players.acting import rated_plays
from engine.players.fighting import rated_attacks
from engine.players.greedy import GreedyPlayer
from engine.players.table import Table
from engine.trails.views.records import View

_PASS: Answer = (("pass",),)


class PlayfulPlayer(GreedyPlayer):
    """See the module's text. It makes the same mistakes at the same places, without chance."""

    __slots__ = ()

    def _answer(self, view: View, decision: Decision) -> Answer:
        if decision.purpose != "attackers":
            return super()._answer(view, decision)
        alone = [one for one in rated_attacks(Table(view, self._cards), decision) if len(one[1]) == 1 and one[0] > 0]
        if not alone:
            return ()
        _, group, target = sorted(alone, key=lambda one: (-one[0], one[1:]))[len(alone) // 2]
        self.attack(target)
        return choices.pick(list(group))

    def _priority(self, view: View, decision: Decision) -> Answer:
        if view.standby or view.step != "deployment" or view.step_seat != view.seat:
            return _PASS
        acts = rated_plays(Table(view, self._cards), decision.options)
        if not acts:
            return _PASS
        first = min(acts, key=lambda act: int(act.option[1]))
        self.intend(first)
        return (first.option,)
