"""Playing a card without paying for it: "If you control no UNITs, you may play this card without paying its CP cost".

Both languages; it is a price of 0 (1204.2f-6), which nobody has to turn down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import CostChange

_FREE = Said("this", (Predicate("costs", (CostChange("becomes", 0, "play", "you"),)),))


def add(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    this = "this (card|UNIT|ITEM|EVENT|BASE)"
    g.add(
        "ssaid",
        _FREE,
        match=_is_free,
        en=(
            f"you (may|can) play {this} without paying (its|the) (cost|CP cost|EP cost)",
            f"you (may|can) play {this} (for free|without paying for it)",
            f"{this} (may|can) be played without paying (its|the) (cost|CP cost|EP cost)",
            f"playing {this} costs nothing",
            f"the cost (to play|of playing) {this} is 0",
        ),
        ja=(
            "(あなたは|)(これ|このカード|このUNIT|このITEM|このEVENT)を(|CP|EP|その|それの)コストを(支払わずに|支払うことなく|払わずに)プレイ(できる|してもよい)",
            "(あなたは|)コストを(支払わずに|支払うことなく|払わずに)(これ|このカード|このEVENT)をプレイ(できる|してもよい)",
            "(これ|このカード|このUNIT|このITEM|このEVENT)は(|CP|EP|その|それの)コストを(支払わずに|支払うことなく|払わずに)プレイ(できる|してもよい)",
        ),
    )


def _is_free(v: Any) -> Mapping[str, Any] | None:
    return {} if v == _FREE else None
