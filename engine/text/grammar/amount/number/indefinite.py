"""X, where it is paid and where it is said what it is (1305). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.amount.per.multiples import unscale
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import PaidEP
from engine.trails.tree import Neg, PayEP, X
from engine.trails.tree.reads import replace

_COST = PayEP(X())


def variable_payment(g: Grammar) -> None:
    """Add to the rules "cost1", "per" and "amount"."""
    g.add(
        "cost1",
        _COST,
        match=never,
        en="pay (any amount|any number|as much) (of |)EP( as you like|)",
        ja="(任意の|好きな)(点数の|数の|量の|点数|数|)(EP)(を|)支払う",
    )
    g.add("per", PaidEP(), match=never, en=" for each EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP1(点|)(につき|ごとに)(|、)")  # fmt: skip
    g.add("amount", PaidEP(), match=never, en="the (amount|number) of EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP(の点数|の数|)")  # fmt: skip


def with_x(v: Any) -> Mapping[str, Any] | None:
    """One continuous craft whose bonus has to be worked out: the same with X, and what X is."""
    if len(v) != 1 or not v[0].said.predicates:
        return None
    (static,) = v
    found: Any = None
    parts = []
    for part in static.said.predicates:
        if part.kind == "bonus" and unscale(part.value) is None:
            numbers = []
            for amount in part.value:
                plain = amount.amount if isinstance(amount, Neg) else amount
                if isinstance(plain, int | X):
                    numbers.append(amount)
                    continue
                if found not in (None, plain):
                    return None
                found = plain
                numbers.append(X(-1) if isinstance(amount, Neg) else X())
            part = replace(part, value=tuple(numbers))
        parts.append(part)
    if found is None:
        return None
    return {"s": replace(static, said=replace(static.said, predicates=tuple(parts))), "a": found}
