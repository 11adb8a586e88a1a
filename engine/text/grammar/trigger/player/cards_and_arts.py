"""Cards and arts alike, as what somebody plays: "Whenever your opponent plays an EVENT or arts, ...". Both languages.

What was played waits in standby then, of arts what stands for them there (1204.2j): "counter it" means that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import FROM, WHEN, bare_noun, played
from engine.text.grammar.trigger.player.actions_and_steps import PLAYERS
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

ARTS = "(an |)arts( ability|)"
ARTS_JA = "アーツ(能力|)"


def add(g: Grammar) -> None:
    """Add to the rule "trigger": a tuple of both triggers."""
    for whose, en, ja in PLAYERS:
        your = "your" if whose == "you" else "their"
        for zone, ja_zone in (("", ""), *FROM):
            where, ja_where = (f" from {your} {zone}", f"{ja_zone}から") if zone else ("", "")
            g.add(
                "trigger",
                build=partial(both, whose=whose, zone=zone),
                match=partial(_match, whose=whose, zone=zone),
                en=(f"{WHEN} {en} {{f:a-card}} or {ARTS}{where}", f"{WHEN} {en} {ARTS} or {{f:a-card}}{where}"),
                ja=(
                    f"{ja}{ja_where}{{f:card}}か(、|){ARTS_JA}をプレイした(時|とき)",
                    f"{ja}{ja_where}{{f:card}}(または|や){ARTS_JA}をプレイした(時|とき)",
                    f"{ja}{ja_where}{ARTS_JA}(か|または|や){{f:card}}をプレイした(時|とき)",
                ),
            )


def both(f: Filter, whose: str, zone: str) -> Any:
    """The triggers for cards and for arts that somebody plays, from a zone if one is said."""
    card = played(f, whose)
    if not isinstance(card, Trigger) or not isinstance(card.who, Filter):
        return REJECT
    if zone:
        if f.whose != "any" or f.zone not in ("field", "homebase"):
            return REJECT
        card = Trigger("is played", replace(f, zone=zone, whose=whose))
    return (card, Trigger("plays arts", None, None, "each" if whose == "any" else whose, zone))


def _match(v: Any, whose: str, zone: str) -> Mapping[str, Any] | None:
    if not isinstance(v, tuple) or len(v) != 2 or not isinstance(v[0].who, Filter):
        return None
    card, arts = v
    f = card.who
    if card != Trigger("is played", f) or f.whose != whose or f.zone != (zone or "standby"):
        return None
    fits = arts == Trigger("plays arts", None, None, "each" if whose == "any" else whose, zone)
    return {"f": bare_noun(f)} if fits else None
