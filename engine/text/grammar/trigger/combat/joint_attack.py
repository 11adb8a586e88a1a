"""Attacking with a certain one: "Whenever this card and another UNIT you control SCLM attack together". Both languages.

It is this card's SCLM attack, in which the other attacks as well (804.5).
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Body, Limit
from engine.trails.tree import Compare, Count, Filter, Trigger
from engine.trails.tree.reads import replace

_OWN = Trigger("sclm attacks", "this")
_THIS_JA = "(これ|このカード|このUNIT)"


def add(g: Grammar) -> None:
    """Add to the rule "craft-line". It is printed as this card's attack under a condition."""
    act = "(SCLM attack together|SCLM attack|attack together|make a SCLM attack( together|))"
    g.add(
        "craft-line",
        build=_with,
        en=(
            f"{WHEN} this (card|UNIT) and {{f:a-np}} {act}, {{b:body}}",
            f"{WHEN} {{f:a-np}} and this (card|UNIT) {act}, {{b:body}}",
            f"{WHEN} this (card|UNIT) (SCLM attacks|attacks) (together |)with {{f:a-np}}, {{b:body}}",
        ),
        ja=(
            f"{_THIS_JA}と{{f:np}}が(|一緒に|共に|ともに)スクラム攻撃した{TOKI}(、|){{b:body}}",
            f"{{f:np}}と{_THIS_JA}が(|一緒に|共に|ともに)スクラム攻撃した{TOKI}(、|){{b:body}}",
            f"{_THIS_JA}が{{f:np}}と(一緒に|共に|ともに|)(スクラム|)攻撃した{TOKI}(、|){{b:body}}",
        ),
    )


def _with(f: Filter, b: Body) -> Any:
    if f == Filter(whose=f.whose, types=("UNIT",), scope=f.scope) and f.whose in ("any", "you"):
        return ("triggered", _OWN, b)  # that is every SCLM attack
    if not certain(f):
        return REJECT
    return ("triggered", _OWN, Body(b.sentences, (*b.limits, Limit("", joined(f)))))


def certain(f: Filter) -> bool:
    """Whether it says which UNIT attacks as well."""
    return f.zone == "field" and f.whose in ("any", "you") and not f.states and not f.asks_others and f.asks_identity


def joined(f: Filter) -> Compare:
    """That another of your UNITs, of a kind, attacks as well."""
    return Compare(Count(replace(f, whose="you", states=("attacking",), scope="other")), ">=", 1)
