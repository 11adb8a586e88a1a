"""Printing continuous crafts that explain their X: "gets +X/+0, where X is this card's DEF" (1305.2a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.amount.per.multiples import unscale
from engine.trails.tree import Neg, X
from engine.trails.tree.reads import replace


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
