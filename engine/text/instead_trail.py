"""Replacing that a card is put into a trail, wherever it comes from: "If a card would be put into your trail, remove it
from the game instead" (1216.1). Both languages side by side.

What card it is plays no part in it: it may come from where nobody sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.effect_sources import BY
from engine.text.kernel import Grammar
from engine.trails.load_words import ANYWHERE_TO_TRAIL
from engine.trails.tree import Filter

_ANYWHERE = " from anywhere| from any zone"
_ANY = "(a|any|a player's|any player's|its owner's|either player's)"
_ANYWHERE_JA = "(いずれかの領域から|どこからでも|どこからであれ|どの領域からでも|あらゆる領域から|どこからか)"
_PLAYERS = (
    ("you", "your trail", "あなたの軌跡に"),
    ("opponent", "your opponent's trail", "相手の軌跡に"),
)


def add(g: Grammar) -> None:
    """Add to the rules "replaced" and "would" (for a time)."""
    for by, en_by, ja_by in BY:
        for player, en, ja in _PLAYERS:
            _said(
                g,
                (ANYWHERE_TO_TRAIL, Filter(zone="trail", whose=player), by),
                (f"a card would be put into {en}(|{_ANYWHERE}){en_by}",),
                (f"{ja_by}カードが(|{_ANYWHERE_JA}){ja}置かれる", f"{ja_by}{_ANYWHERE_JA}カードが{ja}置かれる",
                 *((f"カードが{ja_by}{ja}置かれる",) if by else ())),
            )  # fmt: skip
        _said(
            g,
            (ANYWHERE_TO_TRAIL, Filter(zone="trail"), by),
            (f"a card would be put into {_ANY} trail({_ANYWHERE}){en_by}",
             f"a card would be put into (any|a player's|any player's|either player's) trail{en_by}"),
            (f"{ja_by}カードが{_ANYWHERE_JA}(いずれかの|いずれかのプレイヤーの|持ち主の|)軌跡に置かれる",
             f"{ja_by}カードが(いずれかの|いずれかのプレイヤーの)軌跡に置かれる"),
        )  # fmt: skip


def _said(g: Grammar, shape: Any, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    g.add("replaced", build=lambda: shape, match=partial(_same, shape=shape), en=en, ja=ja)
    if not shape[2]:
        g.add("would", build=lambda: shape[:2], match=partial(_same, shape=shape[:2]), en=en, ja=ja)


def _same(v: Any, shape: Any) -> Mapping[str, Any] | None:
    return {} if v == shape else None
