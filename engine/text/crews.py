"""Who has boarded a card: "if this card has been boarded by ..." (ja:1337). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.text.kernel import REJECT, Grammar
from engine.trails.tree import Compare, Count, Filter

_CREW = "crew"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for op, n, en, ja in (
        (">=", 1, "(this card|this ITEM|this UNIT) (has been|is|was) boarded by", "が搭乗(している|した)"),
        ("=", 0, "(this card|this ITEM|this UNIT) (hasn't been|has not been|isn't) boarded by", "が搭乗していない"),
    ):
        g.add(
            "cond",
            build=partial(_aboard, op=op, n=n),
            match=partial(_match, op=op, n=n),
            en=f"{en} {{f:a-np}}",
            ja=(f"これに{{f:np}}{ja}", f"{{f:np}}がこれに{ja.removeprefix('が')}"),
        )


def _aboard(f: Any, op: str, n: int) -> Any:
    fits = isinstance(f, Filter) and f == replace(f, zone="field", whose="any", states=(), scope="all", among="")
    return Compare(Count(replace(f, zone="exile", among=_CREW)), op, n) if fits else REJECT


def _match(v: Any, op: str, n: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or (v.op, v.right) != (op, n) or not isinstance(v.left, Count):
        return None
    f = v.left.of
    return {"f": replace(f, zone="field", among="")} if (f.zone, f.among) == ("exile", _CREW) else None
