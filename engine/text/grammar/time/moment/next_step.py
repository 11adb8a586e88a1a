"""What waits for the next step of one player: "at the start of your opponent's next draw step, ..." (1211.8, 703.6).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.trails.tree import Delayed

_STEPS = (
    ("draw step", "ドローステップ"),
    ("homebase step", "拠点ステップ"),
    ("deployment step", "配備ステップ"),
    ("propose attacker step", "攻撃対象選択ステップ"),
)
_PLAYERS = (("you", "your", "(あなたの|自身の)"), ("opponent", "(your opponent's|their)", "相手の"))
_EDGES = (("start", "(start|beginning)", "開始時"), ("end", "end", "終了時"))


def add(g: Grammar) -> None:
    """Add to the rule "compound-x"."""
    for step, ja_step in _STEPS:
        for player, whose, ja_whose in _PLAYERS:
            for edge, en_edge, ja_edge in _EDGES:
                moment = f"{step} of {player}"
                g.add(
                    "compound-x",
                    build=partial(_made, moment=moment, edge=edge),
                    match=partial(_match, moment=moment, edge=edge),
                    en=f"at the {en_edge} of {whose} next {step}, {{s:sentence}}",
                    ja=f"({ja_whose}次の|次の{ja_whose}){ja_step}(の|){ja_edge}(、|に、|に){{s:sentence}}",
                )


def _made(s: Any, moment: str, edge: str) -> Any:
    return (Delayed(moment, s, (), edge),)


def _match(v: Any, moment: str, edge: str) -> Mapping[str, Any] | None:
    fits = len(v) == 1 and isinstance(v[0], Delayed) and (v[0].moment, v[0].edge) == (moment, edge)
    return {"s": v[0].then} if fits else None
