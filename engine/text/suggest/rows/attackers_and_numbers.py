"""Wordings of every day for what is there already: who attacks, what is shared, two numbers at once. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Ref, Said
from engine.trails.tree import Filter, Is, Trigger

_ATTACKING = Ref("did attack UNIT")


def add(g: Grammar) -> None:
    """Add to the rules "back", "cond", "ssaid" and "trigger"."""
    g.add("back", _ATTACKING, match=never, en="the UNIT (that attacked|that is attacking|attacking) (this card|it)",
          ja="(これ|このカード|このUNIT)(を|に)攻撃(した|してきた)UNIT")  # fmt: skip
    g.add(
        "cond",
        build=lambda r: Is(r, Filter(shares="this")),
        match=never,
        en=("{r:back} shares an organization with this (card|UNIT)",
            "{r:back} has an organization in common with this (card|UNIT)"),
        ja="{r:back}が(これ|このカード|このUNIT)と(同じ|共通の|共通する)組織を持つ",
    )  # fmt: skip
    g.add("cond", match=_shares, en="{r:back} shares an organization with this card",
          ja="{r:back}がこれと共通の組織を持つ", says=True)  # fmt: skip
    g.add("trigger", Trigger("sclm attacks", "this"), match=never,
          en="(Whenever|When) this card (takes part|participates|joins) in (a|an) SCLM attack",
          ja="これがスクラム攻撃に(参加した|加わった)(時|とき)")  # fmt: skip
    _both_numbers(g)


def _shares(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Is) and v.filter == Filter(shares="this") and isinstance(v.who, Ref)
    return {"r": v.who} if plain else None


def _both_numbers(g: Grammar) -> None:
    """A number for STR and another one for DEF in one sentence."""
    g.add(
        "ssaid",
        build=lambda a, b: Said("this", (Predicate("set str", a), Predicate("set def", b))),
        match=_both_match,
        en="this card's STR is equal to {a:value} and its DEF is equal to {b:value}",
        ja="これのSTRは{a:value}(に等しく|と等しく|であり|になり)、(これの|)DEFは{b:value}(に等しい|と等しい|である|になる)",
    )


def _both_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or tuple(one.kind for one in v.predicates) != ("set str", "set def"):
        return None
    return {"a": v.predicates[0].value, "b": v.predicates[1].value}
