"""For each point of a number, and counts of two kinds: "for each Wings of Light it has", "two or more ITEMs and two or
more EVENTs in your trail". Both languages side by side.

For each point is as much as the number; it is printed so.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.grammar.amount.number.numerals import OPS
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Compare, Count, Every, Filter, Stat
from engine.trails.tree.reads import replace

_FEW = {">=": "or more", "<=": "or fewer"}
_PLACES = (("trail", "軌跡"), ("homebase", "拠点"), ("hand", "手札"), ("field", "場"))
_MANY = "(つ|枚|体|人)"


def add(g: Grammar) -> None:
    """Add to the rules "per" and "cond"."""
    for field, (en, ja) in STATS.items():
        g.add("per", build=lambda r, field=field: Stat(field, r), match=never,
              en=f" for each (point of |){en} {{r:back-s}} has",
              ja=f"{{r:back}}(の|が持つ){ja}(1つ|1点|1)(につき|ごとに)(、|)")  # fmt: skip
    for op, _, ja_op in OPS[:2]:
        g.add(
            "cond",
            build=partial(_both, op=op),
            match=never,
            en=f"there are {{n:numw}} {_FEW[op]} {{a:nps}} and {{m:numw}} {_FEW[op]} {{b:nps}}",
        )
        each = f"{{a:np}}と{{b:np}}がそれぞれ{{n:num}}{_MANY}{ja_op}(ある|いる|)"
        for whose, ja_whose in (("you", "あなたの"), ("opponent", "相手の")):
            for zone, ja_zone in _PLACES:
                g.add("cond", build=partial(_apiece, op=op, zone=zone, whose=whose), match=never,
                      ja=f"{ja_whose}{ja_zone}に{each}")  # fmt: skip


def _both(n: Any, a: Filter, m: Any, b: Filter, op: str) -> Any:
    """So many of one and so many of the other; where they are is said once, of both."""
    if a.whose == "any" and b.whose != "any":
        a = replace(a, zone=b.zone, whose=b.whose)
    if a == b:
        return REJECT
    return Every((Compare(Count(a), op, n), Compare(Count(b), op, m)))


def _apiece(a: Filter, b: Filter, n: Any, op: str, zone: str, whose: str) -> Any:
    """As many of each of the two, in the same zone."""
    if {a.whose, b.whose} != {"any"} or a.zone not in ("field", "homebase"):
        return REJECT
    a = replace(a, zone=zone, whose=whose)
    return _both(n, a, n, replace(b, zone=a.zone, whose=a.whose), op)
