"""Cards from one zone or another: "Put a UNIT from your hand or trail onto the field". Both languages side by side.

Its player says which of the two as the effect resolves, and then chooses there (1312.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import OfferClause, Pick, PickClause, Ref
from engine.trails.tree import Filter, Put
from engine.trails.tree.reads import replace

_ZONES = {"hand": "手札", "trail": "軌跡", "homebase": "拠点"}
_PAIRS = (("hand", "trail"), ("hand", "homebase"), ("trail", "homebase"))
#: Where to: fields of :class:`Put`, English, Japanese.
_TO: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"to": "field"}, "onto the field", "場に出す"),
    ({"to": "field", "state": "action"}, "onto the field actioned", "アクション状態で場に出す"),
    ({"to": "hand"}, "into your hand", "手札に加える"),
)


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    for one, other in _PAIRS:
        for to, en, ja in _TO:
            if to["to"] in (one, other):
                continue
            make = partial(_offer, zones=(one, other), to=to)
            for says in (True, False):
                g.add(
                    "item",
                    build=make,
                    match=partial(_match, zones=(one, other), to=to),
                    en=f"put from your {one} or {other} {{f:a-np}} {en}",
                    ja=f"あなたの{_ZONES[one]}か{_ZONES[other]}から{{f:np}}を1(枚|つ|体)(選び、|){ja}",
                    says=says,
                )
            for first, second in ((one, other), (other, one)):  # a noun reads the first place as its own
                after = partial(_after_first, zones=(first, second), order=(one, other), to=to)
                g.add("item", build=after, match=never, en=f"put {{f:a-np}} or (from |)(your |){second} {en}")


def _options(f: Filter, zones: tuple[str, str], to: dict[str, Any]) -> tuple[Any, ...]:
    it: Any = Ref("it")
    return tuple(((PickClause(Pick(replace(f, zone=zone, whose="you"))),), (Put(it, **to),)) for zone in zones)


def _offer(f: Filter, zones: tuple[str, str], to: dict[str, Any]) -> Any:
    if f.whose != "any" or f.zone not in ("field", "homebase") or f.asks_others or f.states or f.face != "any":
        return REJECT
    return (OfferClause("you", _options(f, zones, to)),)


def _after_first(f: Filter, zones: tuple[str, str], order: tuple[str, str], to: dict[str, Any]) -> Any:
    if (f.zone, f.whose) != (zones[0], "you"):
        return REJECT
    return _offer(replace(f, zone="field", whose="any"), order, to)


def _match(v: Any, zones: tuple[str, str], to: dict[str, Any]) -> Mapping[str, Any] | None:
    one = v[0]
    if len(v) > 1 or not isinstance(one, OfferClause) or one.player != "you" or len(one.options) != 2:
        return None
    first = one.options[0][0][0] if one.options[0] and one.options[0][0] else None
    if not isinstance(first, Put) or not isinstance(first.who, Pick):
        return None
    f = replace(first.who.filter, zone="field", whose="any")
    said = tuple(((Put(Pick(replace(f, zone=zone, whose="you")), **to),),) for zone in zones)  # type: ignore[arg-type]
    return {"f": f} if one.options == said else None
