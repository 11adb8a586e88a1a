"""A player who is treated for a time as having a bond or a UNIT: "Treat your bond as 10 this turn" (1329)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import PlayerRule

_BOND, _NAME = "treat bond ", "treat name "


def add(g: Grammar) -> None:
    """Add to the rule "player-rule"."""
    g.add(
        "player-rule",
        build=lambda n, u: PlayerRule(f"{_BOND}{n}", "you", u) if isinstance(n, int) else REJECT,
        match=partial(_rule, word=_BOND),
        en=("treat your bond as {n:num}{u:until}", "your bond is treated as {n:num}{u:until}"),
        ja=("{u:until-c}あなたの絆は{n:num}点(である|)ものとする", "あなたの絆は{u:until}{n:num}点(である|)ものとする"),
    )
    g.add(
        "player-rule",
        build=lambda n, u: PlayerRule(f"{_NAME}{n[0]}", "you", u) if len(n) == 1 else REJECT,
        match=partial(_rule, word=_NAME),
        en=(
            "treat as though you control a {n:name}{u:until}",
            "treat as though you (control|controlled) (a |an |){n:name}{u:until}",
        ),
        ja=("{u:until-c}(あなたの|)場に{n:name}が(いる|ある)ものとする",),
    )


def _rule(v: Any, word: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayerRule) and v.player == "you" and str(v.rule).startswith(word)
    said = str(v.rule)[len(word) :] if fits else ""
    return {"n": int(said) if word == _BOND else (said,), "u": v.until} if fits else None
