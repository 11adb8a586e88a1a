"""The building level of this card, so much less for each of something (1304, 203.4). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.amounts import scale, unscale
from engine.text.kernel import REJECT, Grammar
from engine.text.surface import Predicate, Said

_WAYS = (
    (-1, "less", "(reduced|decreased)", "(reduce|decrease)", "(減らす|減る|少なくなる|下がる|減少する)"),
    (1, "more", "increased", "increase", "(増やす|増える|多くなる|上がる|増加する)"),
)


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for sign, more, by, change, ja in _WAYS:
        level = "(this card's building level|the building level of this (card|BASE))"
        g.add(
            "ssaid",
            build=partial(_said, sign=sign),
            match=partial(_match, sign=sign),
            en=(
                f"{level} is {{n:num}} {more}{{f:per}}",
                f"{level} is {by} by {{n:num}}{{f:per}}",
                f"{change} {level} by {{n:num}}{{f:per}}",
            ),
            ja=(
                f"これの創設レベル(を|は)(、|){{f:per}}{{n:num}}{ja}",
                f"{{f:per}}これの創設レベル(を|は){{n:num}}{ja}",
            ),
        )


def _said(n: Any, f: Any, sign: int) -> Any:
    return Said("this", (Predicate("level", scale(sign * n, f)),)) if isinstance(n, int) and n > 0 else REJECT


def _match(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1 or v.predicates[0].kind != "level":
        return None
    found = unscale((v.predicates[0].value,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return {"f": found[0], "n": abs(found[1][0])}
