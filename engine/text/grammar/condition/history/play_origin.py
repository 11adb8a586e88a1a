"""Whether something was played from a certain zone: "Whenever you play an EVENT, if you played it from your homebase".

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.played_cards import FROM
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import Ref
from engine.trails.tree import PlayedFrom


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
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


def _from_there(v: Any, zone: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayedFrom) and v.zone == zone and v.who != "this"
    return {"r": v.who} if fits else None
