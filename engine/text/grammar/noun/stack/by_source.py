"""What waits in standby, by the card whose ability it is: "counter target craft of a UNIT" (509.1, 1324.1).

Both languages; "that UNIT" is that card from then on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.noun.stack.standby import _ABILITIES as KINDS
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Aim
from engine.trails.tree import Filter
from engine.trails.tree.reads import replace

_ABILITIES = frozenset(("arts", "activated", "triggered", "craft", "ability"))


def add(g: Grammar) -> None:
    """Add to the rules "obj" and "aim"; rule "ability-kind": a kind of ability, or several."""
    for kind, en, ja in KINDS:
        if kind in _ABILITIES:
            g.add("ability-kind", kind, en=en, ja=ja)
    g.add("ability-kind", hole("k"), match=_several, en="{k:kinds}", ja="{k:kinds}")
    g.add(
        "obj",
        build=_aim,
        match=_match,
        en=(
            "target {k:ability-kind} of {f:a-np}",
            "target {k:ability-kind} whose source is {f:a-np}",
            "target {k:ability-kind} from {f:a-np}",
            "target {k:ability-kind} {f:a-np} has",
        ),
    )
    g.add(
        "aim",
        build=_aim,
        match=_match,
        ja=(
            "発生源が{f:np}である{k:ability-kind}を1(つ|枚)対象と",
            "{f:np}(の|が持つ){k:ability-kind}を1(つ|枚)対象と",
            "(発生源|源)が{f:np}の{k:ability-kind}を1(つ|枚)対象と",
        ),
    )


def _several(v: Any) -> Mapping[str, Any] | None:
    return {"k": v} if isinstance(v, str) and "+" in v else None


def _aim(k: Any, f: Filter) -> Any:
    """An ability of a card that the noun describes; whose it is stands there too."""
    if not isinstance(k, str) or not set(k.split("+")) <= _ABILITIES:
        return REJECT
    if f.zone not in ("field", "homebase") or f.asks_others or f.scope == "this" or f == Filter(whose=f.whose):
        return REJECT
    return Aim(Filter(zone="standby", ability=k, source=replace(f, zone="field")))


def _match(v: Any) -> Mapping[str, Any] | None:
    f = v.filter if isinstance(v, Aim) else None
    if f is None or f.source is None or v != Aim(Filter(zone="standby", ability=f.ability, source=f.source)):
        return None
    home = bool(f.source.types) and set(f.source.types) <= {"EVENT", "BASE"}
    return {"k": f.ability, "f": replace(f.source, zone="homebase") if home else f.source}
