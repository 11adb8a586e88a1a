"""The question which triggered craft comes next, with what each of them says (1211.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.decisions import Decision, Option
from engine.kernel.triggers import Pending
from engine.trails.tree.plain import encoded


def name_of(option: Option) -> str:
    """Under which name a question says what an option stands for."""
    return " ".join(str(part) for part in option)


def triggered(decision: Decision, pending: Sequence[Pending]) -> Decision:
    """Which triggered craft comes next, with what each of them says: a card may have several (1211.4)."""
    crafts = tuple(
        (name_of(option), ("craft", item.number, item.source, encoded(item.craft[0])))
        for option in decision.options
        for item in (pending[int(option[1])],)
    )
    return replace(decision, args=(*decision.args, *crafts))
