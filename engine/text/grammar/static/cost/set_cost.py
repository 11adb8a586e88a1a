"""What playing something costs, whatever is printed: "EVENTs you play cost 1", プレイするEVENTのEPコストは1になる.

What makes it more or less comes after it (1204.2f-6 to -8). Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.static.cost.reductions import _anywhere, _own_match, _theirs_match
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import CostChange

_PLAYERS = (
    ("you", "you play", "あなたがプレイする"),
    ("opponent", "your opponent plays", "相手がプレイする"),
    ("each", "players play", "プレイヤーがプレイする"),
)
_IS = "(is|becomes|are|become)"
_IS_JA = "(になる|である|とする|として扱う)"
_THIS = "this (card|EVENT)"


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for player, plays, ja_plays in _PLAYERS:
        g.add(
            "ssaid",
            build=partial(_played, player=player),
            match=partial(_theirs_match, kind="becomes", player=player),
            en=(
                f"{{f:cards-np}} {plays} cost {{n:num}}{{m:money}}( to play|)",
                f"{{f:cards-np}} {plays} cost {{n:num}}( CP| EP|)( to play|)",
                f"{{f:cards-np}} {plays} have (a |an |)(CP|EP) cost (of |){{n:num}}",
                f"the (CP|EP) cost(|s) of {{f:nps}} {plays} {_IS} {{n:num}}",
            ),
            ja=(
                f"{ja_plays}{{f:cards-np}}の{{m:money}}コストは{{n:num}}{_IS_JA}",
                f"{ja_plays}{{f:cards-np}}のコストは{{n:num}}{_IS_JA}",
            ),
        )
    g.add(
        "ssaid",
        build=lambda n: Said("this", (Predicate("costs", (CostChange("becomes", n, "play", "you"),)),)),
        match=_own,
        en=(
            f"{_THIS}'s EP cost {_IS} {{n:num}}",
            f"the EP cost of {_THIS} {_IS} {{n:num}}",
            f"{_THIS} costs {{n:num}} EP( to play|)",
        ),
        ja=f"(これ|このカード|このEVENT)のEPコストは{{n:num}}{_IS_JA}",
    )


def _played(f: Any, n: Any, player: str, m: str = "") -> Any:
    plain = f.whose == "any" and f.zone in ("field", "homebase")
    return Said(_anywhere(f), (Predicate("costs", (CostChange("becomes", n, "play", player),)),)) if plain else REJECT


def _own(v: Any) -> Mapping[str, Any] | None:
    found = _own_match(v, "ep", "becomes")
    return found if found and found["n"] != 0 else None  # nothing: it is played without paying
