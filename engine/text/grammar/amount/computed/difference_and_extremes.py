"""Amounts: one less another, the highest and the lowest of a number, numbers of what was named. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Ref
from engine.trails.tree import Filter, Neg, Stat, Sum
from engine.trails.tree.reads import replace

_BEST = (
    ("most", ("highest", "greatest", "largest"), ("高い", "大きい")),
    ("least", ("lowest", "least", "smallest"), ("低い", "小さい")),
)
#: Numbers that a card on the field has.
_FIELDS = ("cp", "str", "def", "ep", "level")


def add(g: Grammar) -> None:
    """Add to the rules "amount" and "worked"."""
    g.add(
        "worked",
        build=lambda a, b: Sum((a, Neg(b))),
        match=_less_match,
        en="{a:amount-p} minus {b:amount-p}",
        ja="{a:amount-p}から{b:amount-p}を引いた(数|値|数値|点数|枚数)",
    )
    for field in _FIELDS:
        en, ja = STATS[field]
        for way, bests, ja_bests in _BEST:
            g.add(
                "amount",
                build=partial(_best, field=field, way=way),
                match=partial(_best_match, field=field, way=way),
                en=[f"the {best} {en} {among} {{f:nps}}" for best in bests for among in ("among", "of")],
                ja=[
                    text
                    for best in ja_bests
                    for text in (
                        f"{{f:np}}の中で最も{best}{ja}(の値|)",
                        f"{{f:np}}の{ja}の中で最も{best}(もの|値|数値)",
                        f"{{f:np}}(のうち|のうちで|の)(最も|一番){best}{ja}(の値|)",
                        f"{{f:np}}の中で一番{best}{ja}(の値|)",
                    )
                ],
            )
        g.add(
            "amount",
            build=partial(_printed, field=field),
            match=partial(_printed_match, field=field),
            en=(f"{{r:back}}'s (original|printed) {en}", f"the (original|printed) {en} of {{r:back}}"),
            ja=f"{{r:back}}の本来の{ja}(の値|)",
        )


def _less_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Sum) and len(v.parts) == 2 and isinstance(v.parts[1], Neg)
    return {"a": v.parts[0], "b": v.parts[1].amount} if fits else None


def _best(f: Any, field: str, way: str) -> Any:
    if not isinstance(f, Filter) or f.extreme or f.zone in ("hand", "deck"):
        return REJECT
    return Stat(field, replace(f, extreme=f"{way} {field}"))


def _best_match(v: Any, field: str, way: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Stat) and isinstance(v.of, Filter) and v == Stat(field, v.of)
    return {"f": replace(v.of, extreme="")} if fits and v.of.extreme == f"{way} {field}" else None


def _printed(r: Any, field: str) -> Any:
    return Stat(f"printed {field}", r)


def _printed_match(v: Any, field: str) -> Mapping[str, Any] | None:
    who: Any = v.of if isinstance(v, Stat) and v.field == f"printed {field}" else None
    return {"r": who} if isinstance(who, Ref) else None
