"""The first card that a player plays or draws in a turn: "Whenever your opponent plays their first EVENT each turn".

English; what is printed is "the first time" of the trigger.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import WHEN, played
from engine.text.grammar.trigger.frequency.once_per_turn import _first
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Body
from engine.trails.tree import Filter, Trigger

_TURN = "(each|this|in a|every|per) turn"
_PLAYERS = (("you", "you", "", "your", "あなたが"), ("opponent", "your opponent", "s", "their", "相手が"))


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    for player, subject, s, your, _ in _PLAYERS:
        g.add(
            "craft-line",
            build=partial(_first_played, player=player),
            match=never,
            en=f"{WHEN} {subject} play{s} {your} first {{f:np}} {_TURN}, {{b:body}}",
        )
        g.add(
            "craft-line",
            build=lambda b, player=player: _first(Trigger("draws", None, None, player), b),
            match=never,
            en=f"{WHEN} {subject} draw{s} {your} first card {_TURN}, {{b:body}}",
        )


def _first_played(f: Filter, b: Body, player: str) -> Any:
    trigger = played(f, player) if f.whose == "any" else REJECT
    return REJECT if trigger is REJECT else _first(trigger, b)
