"""What playing an EVENT costs besides EP: "As an additional cost to play this EVENT, discard a card" (1204.2f).

Both languages side by side. What changes the EP cost does not change EP that are paid so (1204.2f-6 to -8).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import Grammar
from engine.trails.tree import Choose, Filter

OTHERS = Filter(zone="hand", whose="you", scope="other")


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


def said_of(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of the cost as they are said: of a hand without this card."""
    return tuple(
        Choose(node.register, Filter(zone="hand", whose="you"), node.least, node.most)
        if isinstance(node, Choose) and node.filter == OTHERS
        else node
        for node in steps
    )
