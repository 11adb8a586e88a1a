"""Replacing what a player would discard: "If your opponent would discard a card, ... instead" (1216.1). Both languages.

What card it is plays no part in it: nobody is asked about hidden cards while something is replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.parser.grammar import Grammar
from engine.trails.tree import Filter

_PLAYERS = (
    ("you", "you", "your", "あなた"),
    ("opponent", "your opponent", "(their|your opponent's)", "相手"),
    ("any", "a player", "their", "プレイヤー"),
)


def add(g: Grammar) -> None:
    """Add to the rule "replaced"."""
    for by, en_by, ja_by in BY:
        wordings = {en_by, en_by.replace(" by ", " because of ", 1), en_by.replace(" by ", " due to ", 1)}
        for player, en, your, ja in _PLAYERS:
            shape = ("discard", Filter(zone="hand", whose=player), by)
            hand = your if player != "opponent" else "your opponent's"
            g.add(
                "replaced",
                build=lambda shape=shape: shape,
                match=partial(_same, shape=shape),
                en=[f"{en} would discard a card(| from {your} hand){text}" for text in sorted(wordings)]
                + [f"a card would be discarded from {hand} hand{text}" for text in sorted(wordings) if player != "any"],
                ja=[
                    f"{ja}が{ja_by}(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",
                    *((f"{ja_by}{ja}が(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",) if by else ()),
                    *((f"{ja}の手札(|のカード)が{ja_by}捨てられる",) if player != "any" else ()),
                ],
            )


def _same(v: Any, shape: Any) -> Mapping[str, Any] | None:
    return {} if v == shape else None
