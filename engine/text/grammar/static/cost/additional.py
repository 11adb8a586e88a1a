"""What playing an EVENT costs besides EP: "As an additional cost to play this EVENT, discard a card" (1204.2f).

Both languages side by side. What changes the EP cost does not change EP that are paid so (1204.2f-6 to -8).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import Grammar
from engine.text.reference.memory.antecedents import Bound
from engine.text.surface import PAID, LinkError
from engine.trails.tree import Bond, Choose, Discard, Do, Filter, Instruction, PayEP, Put, Reveal, X

_WORDS = r"additional cost|追加(?:の)?コスト"
_OTHERS = Filter(zone="hand", whose="you", scope="other")


@frozen
class AddedCost:
    """The sentence that names it. costs: its parts as they stand."""

    costs: tuple[Any, ...]


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    this = "(this card|this EVENT|these arts|this arts|it)"
    g.add(
        "item",
        build=lambda c: (AddedCost(c),),
        match=_match,
        en=(f"as an additional cost to play {this}, {{c:costs}}",
            f"as an additional cost to play {this}, you must {{c:costs}}",
            f"to play {this}, you must (also |additionally |){{c:costs}}"),
        ja=("このカードをプレイするための追加コストとして、{c:costs}",
            "(このEVENT|このアーツ|このカード|これ)を(プレイする(ための|)|使用する(ための|))追加(の|)コストとして(、|){c:costs}"),
    )  # fmt: skip


def _match(v: Any) -> Mapping[str, Any] | None:
    return {"c": v[0].costs} if isinstance(v[0], AddedCost) else None


def linked(linker: Any, said: AddedCost) -> tuple[Any, list[Any]]:
    """The settled parts of the cost with the linker that settled them. Raises :class:`LinkError`."""
    costs = type(linker)()
    steps = [part for node in costs.sentences([said.costs]) for part in _besides(costs, node)]
    thing = next((one for one in reversed(costs.made) if one.done), None)
    if thing is not None and sum(bool(one.done) for one in costs.made) == 1:
        linker.paying = Bound(PAID, thing.filter, PAID, thing.many, done=thing.done)
        linker.costs = frozenset(thing.done)
    return costs, steps


def finished(linker: Any, costs: Any, steps: list[Any]) -> tuple[Instruction, ...]:
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
        return [Choose(node.register, _OTHERS, node.least, node.most)]
    return [node]


def _unfit(node: Any) -> bool:
    """Whether it cannot be part of such a cost: homebase cards are needed for the EP cost."""
    if isinstance(node, Choose):
        return node.filter.zone == "homebase" or (node.filter.zone == "hand" and node.filter != _OTHERS)
    if isinstance(node, Discard):
        return True
    if isinstance(node, PayEP):
        return node.what != "ep" or node.player != "you" or not isinstance(node.amount, int)
    if isinstance(node, Bond):
        number = node.amount.each if isinstance(node.amount, X) else node.amount
        return node.player != "you" or not isinstance(number, int) or number >= 0
    return not isinstance(node, Do | Put | Reveal) or node.who == "this"


def said_of(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of the cost as they are said: of a hand without this card."""
    return tuple(
        Choose(node.register, Filter(zone="hand", whose="you"), node.least, node.most)
        if isinstance(node, Choose) and node.filter == _OTHERS
        else node
        for node in steps
    )
