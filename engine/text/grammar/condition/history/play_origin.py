"""The first card a player plays in a turn, and whether something was played from a certain zone.

"Whenever your opponent plays their first EVENT each turn"; "Whenever you play an EVENT, if you played it from your
homebase". Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import WHEN
from engine.text.grammar.trigger.frequency.once_per_turn import _first
from engine.text.grammar.trigger.player.actions_and_steps import FROM, played
from engine.text.grammar.verb.object.transitive import never
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.reference.craft.assembly import Body
from engine.text.surface import Ref
from engine.trails.tree import Filter, PlayedFrom, Trigger

_TURN = "(each|this|in a|every|per) turn"
_PLAYERS = (("you", "you", "", "your", "あなたが"), ("opponent", "your opponent", "s", "their", "相手が"))


def add(g: Grammar) -> None:
    """Add to the rules "craft-line" and "cond"."""
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
    for zone, ja_zone in FROM:
        g.add(
            "cond",
            PlayedFrom(zone, hole("r")),
            match=partial(_from_there, zone=zone),
            en=(f"{{r:back-s}} was played from (the|your|their|its owner's) {zone}",
                f"(you|they) played {{r:back}} from (the|your|their|its owner's) {zone}"),
            ja=(f"{{r:back}}が(|あなたの|自身の){ja_zone}からプレイされ(た|ている|ていた)",
                f"{{r:back}}を(|あなたの|自身の){ja_zone}からプレイし(た|ている|ていた)"),
        )  # fmt: skip

    for zone, ja_zone in FROM:
        arts: Any = Ref("arts")
        g.add("cond", PlayedFrom(zone, arts),
              en=f"(those|the|that) arts (were|was) played from (the|your|their|its owner's) {zone}",
              ja=f"そのアーツ(|能力)が(|あなたの|自身の){ja_zone}からプレイされ(た|ている|ていた)")  # fmt: skip


def _first_played(f: Filter, b: Body, player: str) -> Any:
    trigger = played(f, player) if f.whose == "any" else REJECT
    return REJECT if trigger is REJECT else _first(trigger, b)


def _from_there(v: Any, zone: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayedFrom) and v.zone == zone and v.who != "this"
    return {"r": v.who} if fits else None
