"""What playing an EVENT costs besides EP, settled: its parts, with names for what they are paid with (1204.2f)."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.static.cost.additional import OTHERS, AddedCost
from engine.text.reference.pronoun.antecedents import Bound
from engine.text.surface import PAID, LinkError
from engine.trails.tree import Bond, Choose, Discard, Do, Filter, Instruction, PayEP, Put, Reveal, X

_WORDS = r"additional cost|追加(?:の)?コスト"


def added_cost(linker: Any, said: AddedCost) -> tuple[Any, list[Any]]:
    """The settled parts of the cost with the linker that settled them. Raises :class:`LinkError`."""
    costs = type(linker)()
    steps = [part for node in costs.sentences([said.costs]) for part in _besides(costs, node)]
    thing = next((one for one in reversed(costs.made) if one.done), None)
    if thing is not None and sum(bool(one.done) for one in costs.made) == 1:
        linker.paying = Bound(PAID, thing.filter, PAID, thing.many, done=thing.done)
        linker.costs = frozenset(thing.done)
    return costs, steps


def finished_cost(linker: Any, costs: Any, steps: list[Any]) -> tuple[Instruction, ...]:
    """The parts of the cost with names for what they are paid with, where the effect speaks of that."""
    thing = next((one for one in reversed(costs.made) if one.done), None)
    if thing is not None and linker.paying is not None and linker.paying.used:
        thing.used, thing.name = True, PAID
    for one in costs.made:
        one.used, one.thrown = True, None  # another card than this one has to be chosen
    costs.chosen_paid = True
    paid = costs.finish(steps)
    if paid.targets or paid.x is not None or costs.place or any(map(_unfit, paid.do)):
        raise LinkError("that is no additional cost", _WORDS)
    do: tuple[Instruction, ...] = paid.do
    return do


def _besides(costs: Any, node: Any) -> list[Any]:
    """Hand cards that are discarded are others than the one that is played, which still lies there."""
    if isinstance(node, Choose) and node.filter == Filter(zone="hand", whose="you"):
        return [Choose(node.register, OTHERS, node.least, node.most)]
    return [node]


def _unfit(node: Any) -> bool:
    """Whether it cannot be part of such a cost: homebase cards are needed for the EP cost."""
    if isinstance(node, Choose):
        return node.filter.zone == "homebase" or (node.filter.zone == "hand" and node.filter != OTHERS)
    if isinstance(node, Discard):
        return True
    if isinstance(node, PayEP):
        return node.what != "ep" or node.player != "you" or not isinstance(node.amount, int)
    if isinstance(node, Bond):
        number = node.amount.each if isinstance(node.amount, X) else node.amount
        return node.player != "you" or not isinstance(number, int) or number >= 0
    return not isinstance(node, Do | Put | Reveal) or node.who == "this"
