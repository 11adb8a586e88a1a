"""Conditional triggers: "when you have no cards in your hand, draw a card" (1211.9, R064). Both languages.

They trigger while something holds, not when something happens. What things are or do just now has words for its
happening ("when this card is stunned"), so that only numbers stand here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.events import WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Speaker
from engine.text.surface import Body, Limit
from engine.trails.tree import Compare, Count, Either, Every, Not, Trigger
from engine.trails.tree.reads import replace

_HOLDS = Trigger("while")


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    g.add("it-holds", build=lambda c: c, en="{c:conds}", ja="{c:cond}(の時|時|のとき|とき|の時に|時に)")
    g.add(
        "craft-line",
        build=_made,
        match=_match,
        en=f"{WHEN} {{c:it-holds}}, {{b:body}}",
        ja="{c:it-holds}(、|){b:body}",
    )
    g.custom_print("it-holds", "en", lambda v, s: g.print("conds", v, "en", s))
    g.custom_print("it-holds", "ja", lambda v, s: _said(g, v, s))


def _numbers(c: Any) -> bool:
    """Whether it is all about numbers."""
    if isinstance(c, Every | Either):
        return all(map(_numbers, c.of))
    if isinstance(c, Not):
        return _numbers(c.what)
    return isinstance(c, Compare) and not any(map(_doing, (c.left, c.right)))


def _doing(amount: Any) -> bool:
    """Whether a number is of things in some state, which they come into by something that happens."""
    return isinstance(amount, Count) and amount.of != replace(amount.of, states=(), among="", fights="", face="any")


def _made(c: Any, b: Body) -> Any:
    return ("triggered", _HOLDS, Body(b.sentences, (*b.limits, Limit("", c)))) if _numbers(c) else REJECT


def _match(v: Any) -> Mapping[str, Any] | None:
    if v[0] != "triggered" or v[1] != _HOLDS:
        return None
    limit = next((one for one in v[2].limits if not one.once and _numbers(one.condition)), None)
    if limit is None:
        return None
    return {"c": limit.condition, "b": Body(v[2].sentences, tuple(one for one in v[2].limits if one is not limit))}


def _said(g: Grammar, c: Any, speaker: Speaker) -> str | None:
    """A verb stands before 時 as it is, a noun with の."""
    said = g.print("cond", c, "ja", speaker)
    if said is None:
        return None
    return said + ("時" if said.endswith(("いる", "ある", "ない", "い")) else "の時")
