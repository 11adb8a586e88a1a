"""支配する and コントロールする as verbs, as English has them: あなたがUNITを2つ以上支配しているなら. Japanese alone.

The printed style says あなたの場に…がいる, which is what is printed back.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.number.numerals import OPS
from engine.text.grammar.condition.count.controlled import unit_of
from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Compare, Count, Filter

_PLAYERS = (("you", "あなた"), ("opponent", "相手"))
_DOES = "(支配している|支配する|コントロールしている|コントロールする)"
_DOES_NOT = "(支配していない|支配しない|コントロールしていない)"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for whose, ja in _PLAYERS:
        counted = partial(_counted, whose=whose)
        g.add("cond", build=partial(counted, m=None, op=">="), match=never, ja=f"{ja}が{{f:np}}を{_DOES}")
        g.add("cond", build=partial(counted, m=None, op="="), match=never, ja=f"{ja}が{{f:np}}を{_DOES_NOT}")
        for op, _, more in OPS:
            g.add(
                "cond",
                build=partial(counted, op=op),
                match=never,
                ja=(f"{ja}が{{f:np}}を{{m:cnt}}{more}{_DOES}", f"{ja}が{{m:cnt}}{more}の{{f:np}}を{_DOES}"),
            )


def _counted(f: Filter, m: Any, op: str, whose: str) -> Any:
    """How many a player controls; without a number, any at all or none."""
    own = owned(f, whose)
    if own is REJECT:
        return REJECT
    if m is None:
        own = unit_of(own)
    return Compare(Count(own), op, m[1] if m is not None else 1 if op == ">=" else 0)
