"""Triggered crafts of a card that lies in its player's trail, is removed from the game, or is hidden (1202.5, 1211.3a):
"when a UNIT you control is stunned, if this card is in your trail, ...". Both languages.

A condition that wants its card somewhere says where the craft waits; so does what is done with "this card in your
trail". It waits there and nowhere else.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Body, Limit, There
from engine.trails.tree import Do, Every, Filter, Is

#: Where a triggered craft can wait, as a condition says it.
WAITS = {
    "hand": Is("this", Filter(zone="hand")),
    "trail": Is("this", Filter(zone="trail")),
    "exile": Is("this", Filter(zone="exile")),
    "homebase": Is("this", Filter(zone="homebase", face="down")),
}


def add(g: Grammar) -> None:
    """Add to the rules "cond" and "craft-line"."""
    g.add("cond", WAITS["exile"], en="this card is removed from the game",
          ja="これがゲームから取り除かれている")  # fmt: skip
    g.add("cond", WAITS["exile"], match=never, en=(
        "this card is (exiled|outside the game|in (the|your) exile zone|in exile)",
        "this card has been removed from the game",
    ), ja=("これが(あなたの|)除外領域に(ある|いる)", "これが(ゲームから|)除外されている"))  # fmt: skip
    there: Any = There("hand")
    verb(g, Do("discard", there), match=never, en=("discard this (card|UNIT|ITEM)",),
         ja=("(これ|このカード|このUNIT|このITEM)を捨てる",))  # fmt: skip
    for zone, en, ja in (("trail", "in your trail", "軌跡にある"), ("hand", "in your hand", "手札にある"),
                         ("homebase", "face-down in your homebase", "拠点に裏向きである")):  # fmt: skip
        where = WAITS[zone]
        g.add(
            "craft-line",
            build=lambda t, b, where=where: _waiting(t, b, where),
            match=never,
            en=f"(if|while|as long as) this card is {en} {{t:trigger}}, {{b:body}}",
        )
        g.add(
            "craft-line",
            build=lambda t, b, where=where: _waiting(t, b, where),
            match=never,
            ja=(f"これが(あなたの|){ja}(間|時|場合)(、|){{t:trigger}}(、|){{b:body}}",
                f"{{t:trigger}}(、|)これが(あなたの|){ja}(場合|時)(、|){{b:body}}"),
        )  # fmt: skip
        if zone != "homebase":
            there = "軌跡" if zone == "trail" else "手札"
            g.add("cond", where, match=never, ja=f"(あなたの|){there}にこれが(ある|いる)")


def _waiting(trigger: Any, body: Any, where: Any) -> Any:
    return ("triggered", trigger, Body(body.sentences, (*body.limits, Limit("", where))))


def waits_at(condition: Any) -> str:
    """The zone other than the field in which a condition wants this card, "" for none."""
    parts = condition.of if isinstance(condition, Every) else (condition,)
    return next((zone for zone, there in WAITS.items() if there in parts), "")


def apart(condition: Any) -> Any:
    """The rest of a condition that wants this card somewhere, None if that is all."""
    parts = condition.of if isinstance(condition, Every) else (condition,)
    rest = tuple(part for part in parts if part not in WAITS.values())
    return None if not rest else rest[0] if len(rest) == 1 else Every(rest)
