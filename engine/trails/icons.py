"""Icon crafts (1400s): their keys and, where they are crafts of an ordinary kind, what they stand for."""

from __future__ import annotations

from functools import cache

from engine.trails import tree as t

COVERT = "Covert"  # 1402: a restriction on attacks, see legality
REINFORCEMENT = "Reinforcement"  # 1403: a restriction on playing, see legality
ATTRIBUTION = "Attribution"  # 1404: a triggered craft
DISPATCH = "Dispatch"  # 1405: a permission, see legality and playing
MARTIAL_ARTS = "Martial Arts"  # 1406: a continuous craft, see derive
HATE = "Hate"  # 1407: a duty of the attacking player, see legality

#: Rule id of each icon craft, for reasons and the log.
RULES = {
    COVERT: "1402.1",
    REINFORCEMENT: "1403.1",
    ATTRIBUTION: "1404.1",
    DISPATCH: "1405.1",
    MARTIAL_ARTS: "1406.1",
    HATE: "1407.1",
}


@cache
def attribution_craft() -> t.Triggered:
    """When your UNITs first attack in a turn, this gains their organizations this turn (1404.1, R089)."""
    trigger = t.Trigger("first attacks", player="you")
    return t.Triggered(trigger, t.Effect((), (t.GainOrgs("this", "attackers", "turn"),)))
