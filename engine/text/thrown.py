"""A card of one's hand that is chosen and discarded: no more than a discard (1314.1), whose player chooses anyway."""

from __future__ import annotations

from typing import Any

from engine.text.surface import SUBJECT, Pick, PickClause, Ref
from engine.trails.tree import Discard, Do, Filter

_MEANT = ("same", "it", "them", "card", "cards")
_HAND = Filter(zone="hand", whose=SUBJECT)


def discards(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """The clauses of one subject, with each choice of just any cards in hand and their discard in one."""
    out: list[Any] = []
    for clause in clauses:
        amount = _chosen(out[-1]) if out and _thrown(clause) else None
        if amount is None:
            out.append(clause)
        else:
            out[-1] = Discard(SUBJECT, amount)
    return tuple(out) if len(out) < len(clauses) else clauses


def _chosen(clause: Any) -> int | None:
    """How many cards of one's hand are chosen, None if anything else is."""
    pick = clause.pick if clause.__class__ is PickClause else None
    if not isinstance(pick, Pick) or not isinstance(pick.least, int):
        return None
    return pick.least if pick == Pick(_HAND, pick.least, pick.least) else None


def _thrown(clause: Any) -> bool:
    return (
        clause.__class__ is Do
        and clause.verb == "discard"
        and isinstance(clause.who, Ref)
        and clause.who.word in _MEANT
    )
