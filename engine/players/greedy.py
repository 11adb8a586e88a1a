"""A player that takes what brings most at once: it values board, bond and tempo, and looks no further ahead.

It sees what its seat sees and knows what the printed texts mean; everything it does follows from the view and from the
plan it made for the play under way, without chance.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar

from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.players import choices, special
from engine.players.acting import Act, best_act, deployment
from engine.players.base import Cards
from engine.players.fighting import best_attack, best_fight_back, best_target
from engine.players.table import Regs, Table
from engine.trails import tree as t
from engine.trails.views.records import View

#: Acts of one turn after which it only passes: it must never be the one who keeps a loop going.
MOST_ACTS = 60


@dataclass(slots=True)
class _Intent:
    """What is being played: its ability, the targets meant for it, X."""

    source: int = 0
    effect: t.Effect | None = None
    targets: Regs = field(default_factory=dict)
    x: int = 0


class GreedyPlayer:
    """See the module's text. cards: the meaning of card numbers, public knowledge."""

    __slots__ = ("_acts", "_attack", "_cards", "_intent", "_turn")
    looks: ClassVar[bool] = True
    knows: ClassVar[bool] = False

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._intent = _Intent()
        self._attack = 0
        self._turn = 0
        self._acts = 0

    def fork(self) -> GreedyPlayer:
        """One that goes on as this one would, and leaves it as it is."""
        new = GreedyPlayer(self._cards)
        meant = self._intent
        new._intent = _Intent(meant.source, meant.effect, dict(meant.targets), meant.x)
        new._attack, new._turn, new._acts = self._attack, self._turn, self._acts
        return new

    def intend(self, act: Act) -> None:
        """It plays that: the questions which follow are answered as it is meant."""
        self._intent = _Intent(int(act.option[1]), act.effect, dict(act.targets), act.x)

    def attack(self, target: int) -> None:
        """It attacks that UNIT, or a player (negative)."""
        self._attack = target

    @property
    def target(self) -> int:
        """What it attacks."""
        return self._attack

    def choose(self, view: View) -> Answer:
        """The answer that promises most now."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        answer = self._answer(view, decision)
        return safe(decision) if decision.refusal(answer) else answer

    def _answer(self, view: View, decision: Decision) -> Answer:
        purpose = decision.purpose
        if purpose == "priority":
            return self._priority(view, decision)
        table = Table(view, self._cards)
        if purpose == "attackers":
            answer, self._attack = best_attack(table, decision)
            return answer
        if purpose == "attack target":
            return self._target(table, decision)
        if purpose == "fight back":
            attackers = [int(option[1]) for option in decision.options]
            return choices.pick([best_fight_back(table, table.card(decision.source), attackers)])
        if purpose == "cure":
            return choices.cure(table, decision)
        if purpose == "place":
            return choices.place(table, decision)
        if purpose == "exchange":
            return choices.exchange(table, decision)
        if purpose == "pay":
            return choices.pay(table, decision)
        if purpose == "initiative":
            return (("seat", view.seat),)
        if purpose == "arrange":
            return choices.arrange(table, decision)
        if purpose == "number":
            return (("n", min(max(self._intent.x, decision.least), decision.most)),)
        if purpose == "yes-no":
            yes = choices.wants(table, self._number(table, decision), decision.source)
            return (("yes",),) if yes else (("no",),)
        if purpose == "agree":  # what was not understood is for people to judge
            return (("yes",),)
        if purpose == "choose" and decision.kind is Kind.CHOOSE:
            return self._choose(table, decision)
        return safe(decision)

    # --- priority -----------------------------------------------------------------------------------------------------
    def _priority(self, view: View, decision: Decision) -> Answer:
        """Act if it pays at this moment, else pass. What waits in standby is left to resolve first."""
        if view.turn != self._turn:
            self._turn, self._acts, self._intent = view.turn, 0, _Intent()
        if view.standby and self._acts < MOST_ACTS:
            against = special.counter(Table(view, self._cards), decision.options)
            if against is not None:
                self._acts += 1
                self._intent = _Intent(int(against[0][1]), against[1])
                return (against[0],)
        idle = view.standby or view.step not in ("deployment", "combat", "cure") or self._acts >= MOST_ACTS
        if idle or all(option[0] in ("pass", "gain") for option in decision.options):
            return (("pass",),)
        act: Act | None = None
        if view.step != "deployment":
            act = best_act(Table(view, self._cards), decision.options)
        elif view.step_seat == view.seat:
            act = deployment(Table(view, self._cards), decision.options)
        if act is None:
            return (("pass",),)
        self._acts += 1
        source = int(act.option[1])
        self._intent = _Intent(source, act.effect, act.targets, act.x)
        return (act.option,)

    # --- the rest -----------------------------------------------------------------------------------------------------
    def _target(self, table: Table, decision: Decision) -> Answer:
        meant: Option = ("pick", self._attack)
        if meant in decision.options:
            return (meant,)
        idents = [int(option[1]) for option in decision.options if option[0] == "pick"]
        if not idents:
            return decision.options[:1]
        attackers = [card.id for card in table.units(table.seat) if card.ready]
        return choices.pick([best_target(table, attackers[:1], idents)])

    def _choose(self, table: Table, decision: Decision) -> Answer:
        """Targets and other choices; the ones meant when the play began, where they still are there."""
        if decision.options and decision.options[0][0] == "mode":
            mine = self._intent.effect if self._intent.source == decision.source else None
            return choices.modes(table, decision, self._number(table, decision), mine)
        if decision.options and decision.options[0][0] != "pick":
            return safe(decision)  # several triggers at once, organizations, seats
        if decision.rule == "1314.1":
            return choices.discard(table, decision)
        if decision.rule == "1411.1":
            return special.crew(table, decision)
        intent = self._intent
        asked = intent.effect if intent.source == decision.source else None
        if asked is not None and decision.rule == "1204.2d":
            for register, idents in intent.targets.items():
                answer = choices.pick(list(idents))
                if answer and not decision.refusal(answer):
                    del intent.targets[register]
                    return answer
        return choices.targets(table, decision, self._number(table, decision), decision.source, asked)

    def _number(self, table: Table, decision: Decision) -> str | None:
        """The card that asks: where its source is gone, it is the one that resolves on top of standby."""
        source = table.card(decision.source)
        if source is not None:
            return source.number
        return table.view.standby[0].number if table.view.standby else None


def safe(decision: Decision) -> Answer:
    """Some legal answer, the most modest one."""
    kind, options = decision.kind, decision.options
    if kind in (Kind.ACT, Kind.NAME, Kind.YES_NO):
        return (options[-1],) if kind is Kind.YES_NO else (options[0],)
    if kind is Kind.NUMBER:
        return (("n", decision.least),)
    if kind is Kind.ORDER:
        return options
    if kind is Kind.SPLIT:
        return ((*options[0], decision.total),)
    if kind is Kind.ARRANGE:
        return tuple(("under" if option[0] == "under" else "top", option[1]) for option in options)
    if decision.accompanied and decision.least == 1:  # the first that can stand by itself, or two that can together
        answers = (*((one,) for one in options), *combinations(options, 2))
        return next((answer for answer in answers if not decision.refusal(answer)), options[:1])
    return options[: decision.least]
