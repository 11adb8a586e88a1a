"""By how much one player has more than the other: "If your bond is at least 10 less than your opponent's" (1305.2).

It is one number less the other, as "your opponent's bond minus your bond is at least 10" says. Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Compare, Count, Filter, Neg, PlayerStat, Sum
from engine.trails.tree.reads import replace

_OTHER = {"you": "opponent", "opponent": "you"}
#: Whose, English owner, English subject, the other as owner and as subject, Japanese owner, Japanese other.
_SIDES = (
    ("you", "your", "you", "your opponent's(| bond)", "your opponent(| does| has| controls)", "あなた", "相手"),
    ("opponent", "your opponent's", "your opponent", "(yours|your bond)", "you(| do| have| control)", "相手",
     "あなた"),
)  # fmt: skip
#: Which of them it is the more of, English, Japanese.
_WAYS = (("more", "(more|higher|greater)", "(多い|高い)"), ("less", "(less|lower|fewer)", "(少ない|低い)"))
_ZONES = (
    ("hand", "cards in( their| your|) hand", "(手札|手札のカード|手札の枚数)"),
    ("homebase", "cards in (their|your) homebase", "(拠点のカード|拠点のカードの枚数)"),
    ("trail", "cards in (their|your) trail", "(軌跡のカード|軌跡のカードの枚数)"),
)


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for side, your, you, theirs, they, ja_my, ja_their in _SIDES:
        have, control = ("have", "control") if side == "you" else ("has", "controls")
        for way, more, ja in _WAYS:
            g.add(
                "cond",
                build=partial(_bond, side=side, way=way),
                match=partial(_bond_match, way=way) if side == "you" else (lambda v: None),
                en=(f"{your} bond is at least {{n:num}} {more} than {theirs}",
                    f"{your} bond is {{n:num}} or more {more} than {theirs}",
                    f"{your} bond is {{n:num}} or more points {more} than {theirs}",
                    f"{you} {have} at least {{n:num}} {more} bond than {they}",
                    f"{you} {have} {{n:num}} or more {more} bond than {they}"),
                ja=(f"{ja_my}の絆が{ja_their}の絆より(も|){{n:num}}点以上{ja}",
                    f"{ja_my}の絆が{ja_their}より(も|){{n:num}}点以上{ja}"),
            )  # fmt: skip
            amounts = (f"at least {{n:numw}} {more} ", f"{{n:numw}} or more {more} ")
            g.add(
                "cond",
                build=partial(_field, side=side, way=way),
                match=partial(_field_match, side=side) if way == "more" else (lambda v: None),
                en=tuple(f"{you} ({control}|{have}) {amount}{{f:nps}} than {they}" for amount in amounts),
            )
            g.add(
                "cond",
                build=lambda f, m, side=side, way=way: _field(f, m[1], side, way),
                match=lambda v: None,
                ja=(f"{ja_my}の(場の|){{f:np}}が{ja_their}より(も|){{m:cnt}}以上{ja}",),
            )
            for zone, cards, ja_cards in _ZONES:
                g.add(
                    "cond",
                    build=partial(_zone, zone=zone, side=side, way=way),
                    match=partial(_zone_match, zone=zone, side=side) if way == "more" else (lambda v: None),
                    en=tuple(f"{you} {have} {amount}{cards} than {they}" for amount in amounts),
                    ja=(f"{ja_my}の{ja_cards}が{ja_their}(|の{ja_cards})より(も|){{n:num}}枚以上{ja}",),
                )


def _made(n: Any, side: str, way: str, of: Any) -> Any:
    """The larger less the smaller is at least so much."""
    if not isinstance(n, int) or n < 1:
        return REJECT
    larger = side if way == "more" else _OTHER[side]
    return Compare(Sum((of(larger), Neg(of(_OTHER[larger])))), ">=", n)


def _number(v: Any) -> int | None:
    fits = isinstance(v, Compare) and v.op == ">=" and isinstance(v.left, Sum) and isinstance(v.right, int)
    return v.right if fits and v.right > 0 else None


def _bond(n: Any, side: str, way: str) -> Any:
    return _made(n, side, way, lambda player: PlayerStat("bond", player))


def _bond_match(v: Any, way: str) -> Mapping[str, Any] | None:
    n = _number(v)
    return {"n": n} if n is not None and v == _bond(n, "you", way) else None


def _field(f: Any, n: Any, side: str, way: str) -> Any:
    if not isinstance(f, Filter) or f.zone != "field" or f.whose != "any" or f.face != "any":
        return REJECT
    return _made(n, side, way, lambda player: Count(replace(f, whose=player)))


def _field_match(v: Any, side: str) -> Mapping[str, Any] | None:
    n = _number(v)
    first = v.left.parts[0] if n is not None else None
    if not isinstance(first, Count):
        return None
    f = replace(first.of, whose="any")
    return {"f": f, "n": n} if v == _field(f, n, side, "more") else None


def _zone(n: Any, zone: str, side: str, way: str) -> Any:
    return _made(n, side, way, lambda player: Count(Filter(zone=zone, whose=player)))


def _zone_match(v: Any, zone: str, side: str) -> Mapping[str, Any] | None:
    n = _number(v)
    return {"n": n} if n is not None and v == _zone(n, zone, side, "more") else None
