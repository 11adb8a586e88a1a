"""Cards and abilities that a player cannot play for a time: "can't play cards, arts, or activated crafts this combat"
(802.1). Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.static.permission.play_bans import barred_for
from engine.text.parser.grammar import Grammar
from engine.text.surface import Two
from engine.trails.tree import Filter, PlayerRule

_PLAYERS = (
    ("you", "you", "あなたは"),
    ("opponent", "your opponent", "相手は"),
    ("each", "(players|each player)", "(各プレイヤー|プレイヤー|お互いのプレイヤー|すべてのプレイヤー)は"),
)
_NO = "(can't|cannot)"
_CRAFTS = (("crafts", "クラフト"), ("activated crafts", "起動クラフト"))
_AND_JA = "(と|や|、|も|および|・|または)"
#: Rules beside that for cards, English and Japanese after "cards".
_MORE = (
    (("arts",), "( or| and| and/or) arts", f"{_AND_JA}アーツ"),
    *(((crafts,), f"( or| and| and/or) {crafts}", f"{_AND_JA}{ja}") for crafts, ja in _CRAFTS),
    *(
        (("arts", crafts), f"(,|) (or |and |)arts(,|)( or| and|) {crafts}", f"{_AND_JA}アーツ{_AND_JA}{ja}")
        for crafts, ja in _CRAFTS
    ),
)


def add(g: Grammar) -> None:
    """Add to the rule "banned"."""
    for player, who, ja in _PLAYERS:
        for kinds, en_more, ja_more in _MORE:
            g.add(
                "banned",
                build=partial(_banned, kinds=kinds, player=player),
                en=(f"{who} {_NO} play cards{en_more}{{u:until}}", f"{{u:lead}}{who} {_NO} play cards{en_more}",
                    *((f"neither player can play cards{en_more}{{u:until}}",) if player == "each" else ())),
                ja=(f"{{u:until-c}}{ja}カード{ja_more}(を|も)プレイできない",
                    f"{ja}{{u:until}}カード{ja_more}(を|も)プレイできない"),
            )  # fmt: skip


def _banned(u: str, kinds: tuple[str, ...], player: str) -> Any:
    """One rule after the other: for all cards, and for each kind of ability."""
    cards = barred_for(Filter(), "standby", player, u)
    return Two((cards, *(PlayerRule(f"cannot play {kind}", player, u) for kind in kinds)))
