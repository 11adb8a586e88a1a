"""What only the first card played in a turn costs. Both languages side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.text.craft_linking import Static
from engine.text.kernel import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.text.triggers import played
from engine.trails.tree import CostChange, Filter, Happened, Not


def add(g: Grammar) -> None:
    """Add to the rule "static"."""
    for kind, en, ja in (("less", "less", "減らす"), ("more", "more", "増やす")):
        for player, plays, ja_plays in (
            ("you", "you play", "あなたが"),
            ("opponent", "your opponent plays", "相手が"),
        ):

            def build(f: Filter, n: Any, kind: str = kind, player: str = player) -> Any:
                trigger = played(f, player)
                if trigger is REJECT or f.whose != "any" or f.zone not in ("field", "homebase"):
                    return REJECT
                everywhere = replace(f, zone="field", whose="any", face="any")
                change = Predicate("costs", (CostChange(kind, n, "play", player),))
                return Static(Said(everywhere, (change,)), Not(Happened(trigger)))

            g.add("static", build=build, en=(
                f"the first {{f:np}} {plays} (each|this) turn costs {{n:num}} {en}( CP| EP|)( to play|)",
                f"the first {{f:np}} {plays} (each|this) turn costs {{n:num}} (CP|EP) {en}( to play|)",
                f"the (CP|EP) cost of the first {{f:np}} {plays} each turn is {{n:num}} {en}",
            ), ja=(
                f"(各ターン|このターン)(に|)(、|){ja_plays}(最初に|初めて)プレイする{{f:np}}の(CP|EP|)コスト(を|は){{n:num}}{ja}",
                f"{ja_plays}(各ターン|このターン)(に|)(最初に|初めて)プレイする{{f:np}}の(CP|EP|)コスト(を|は){{n:num}}{ja}",
            ))  # fmt: skip
