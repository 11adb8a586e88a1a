"""Rules for players, said one after the other: 相手はEVENTをプレイできず、カードを引けない."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.rule import Production
from engine.text.parser.template import tails
from engine.trails.tree import PlayerRule


def add(g: Grammar) -> None:
    """Add such a rule before a comma. Needs all of "player-rule" to be there."""
    g.rule("player-rule-c").productions += [
        Production({"en": (), "ja": joined}, one.build, one.match)
        for one in g.rule("player-rule").productions
        if (joined := tuple(made for text in one.texts["ja"] for made in _before_comma(text)))
    ]
    g.add("rules-two", build=lambda a, b: (a, b), match=lambda v: {"a": v[0], "b": v[1]} if len(v) == 2 else None,
          ja="{a:player-rule-c}、{b:player-rule}")  # fmt: skip
    g.add("rules-two", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 2 else None,
          ja="{a:player-rule-c}、{b:rules-two}")  # fmt: skip
    g.add("chain", hole("r"), match=_rules_only, ja="{r:rules-two}")


def _rules_only(v: Any) -> Mapping[str, Any] | None:
    return {"r": v} if len(v) > 1 and all(isinstance(one, PlayerRule) for one in v) else None


def _before_comma(text: str) -> Iterable[str]:
    for one in tails(text):
        if one.endswith(("できない", "られない", "されない", "受けない", "失わない")):
            yield one.removesuffix("ない") + "ず"
