"""Rules for a player who depends on a card: "its controller can't play EVENTs this turn". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.static.permission.play_bans import barred_for, rule_match
from engine.text.grammar.static.permission.rules_and_timing import PLAYER_RULES
from engine.text.parser.grammar import Grammar
from engine.trails.tree import Of, PlayerRule


def add(g: Grammar) -> None:
    """Add to the rule "player-rule"; its players are read by :mod:`engine.text.grammar.noun.object.possessors`."""
    for rule, en, ja in PLAYER_RULES:
        forms = [text for text in en if text.startswith(("can't ", "cannot ", "doesn't ", "takes "))]
        g.add(
            "player-rule",
            build=lambda o, u, rule=rule: PlayerRule(rule, o, u),
            match=partial(_ruled, rule=rule),
            en=[f"{{o:holder}} {text}{{u:until}}" for text in forms],
            ja=[f"{lead}{text}" for text in ja for lead in ("{u:until-c}{o:owner-wa}", "{o:owner-wa}{u:until}")],
        )
    g.add(
        "player-rule",
        build=lambda o, f, u: barred_for(f, "standby", o, u),
        match=lambda v: None if not isinstance(v, PlayerRule) or not isinstance(v.player, Of) else _barred(v),
        en="{o:holder} (can't|cannot) play {f:cards-np}{u:until}",
        ja=("{o:owner-wa}{u:until}{f:card}をプレイできない", "{u:until-c}{o:owner-wa}{f:card}をプレイできない"),
    )


def _ruled(v: Any, rule: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayerRule) and v.rule == rule and isinstance(v.player, Of)
    return {"o": v.player, "u": v.until} if fits else None


def _barred(v: PlayerRule) -> Mapping[str, Any] | None:
    found = rule_match(v, "standby", v.player)
    return None if found is None else {**found, "o": v.player}
