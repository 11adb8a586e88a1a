"""Trigger conditions that say by whose effect it happens (1222.5). Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import WHEN
from engine.text.parser.grammar import Grammar, hole
from engine.trails.tree import Trigger

BY = (  # event, English past participle, Japanese active, passive
    ("is stunned", "stunned", "(スタンし|スタンさせ)", "(スタンされ|スタンさせられ)"),
    ("is cured", "cured", "(回復し|回復させ)", "回復され"),
    ("is readied", "readied", "(レディし|レディさせ)", "レディされ"),
    ("to trail", "put into the trail", "軌跡に置い", "軌跡に置かれ"),
    ("is rebuilt", "rebuilt", "再構築し", "再構築され"),
)
_ACT = {"stunned": "stun", "cured": "cure", "readied": "ready", "rebuilt": "rebuild"}


#: What a player does by a rule too, and not by effects alone: another event, which hears both (705.6, 1222.4).
DEEDS = {"is cured": "cures", "is stunned": "stunned by player"}
_ACT_S = {
    "stunned": "stuns",
    "cured": "cures",
    "readied": "readies",
    "rebuilt": "rebuilds",
    "put into the trail": "puts into the trail",
}


def add(g: Grammar) -> None:
    """What a player's effect does to something (1222.5)."""
    for event, participle, active, passive in BY:
        g.add(
            "trigger",
            Trigger(event, hole("w"), by="each"),
            match=partial(_named_by, event=event, by="each"),
            en=(
                f"{WHEN} {{w:trig-who}} (is|are|becomes) {participle} by (an effect|a card effect|effects)",
                f"{WHEN} an effect {_ACT_S[participle]} {{w:trig-who}}",
            ),
            ja=(
                f"{{w:trig-who}}が(カードの|)効果(によって|により|で){passive}た(時|とき)",
                f"{{w:trig-who}}が(カードの|)効果(によって|により|で){active}た(時|とき)",
                f"(カードの|)効果(によって|により|で){{w:trig-who}}が({passive}|{active})た(時|とき)",
            ),
        )
        for by, en, ja in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
            of = "your" if by == "you" else "your opponent's"
            himself = event not in DEEDS  # what a player does by a rule too is another event
            doers = f"({of} effect|{en})" if himself else f"{of} effect"
            wordings = [f"{WHEN} {{w:trig-who}} (is|are|becomes) {participle} by {doers}"]
            if by == "you":
                wordings.append(f"{WHEN} {{w:trig-who}} (is|are|becomes) {participle} by an effect you control")
            if by == "opponent":
                wordings.append(
                    f"{WHEN} {{w:trig-who}} (is|are|becomes) {participle} by an effect your opponent controls"
                )
            if participle in _ACT:
                s = "" if by == "you" else {"ready": "readies"}.get(_ACT[participle], _ACT[participle] + "s")
                if himself:
                    wordings.append(f"{WHEN} {en} {s or _ACT[participle]} {{w:trig-who}}")
                wordings.append(f"{WHEN} {en} {s or _ACT[participle]} {{w:trig-who}} (with|by) (an effect|effects)")
            g.add(
                "trigger",
                Trigger(event, hole("w"), by=by),
                match=partial(_named_by, event=event, by=by),
                en=wordings,
                ja=(
                    f"{{w:trig-who}}が{ja}の効果(によって|により|で){passive}た(時|とき)",
                    f"{ja}の効果(によって|により|で){{w:trig-who}}が{passive}た(時|とき)",
                    f"{ja}の効果(によって|により|で){{w:trig-who}}が{active}た(時|とき)",
                    f"{{w:trig-who}}が{ja}の効果(によって|により|で){active}た(時|とき)",
                    *((f"{ja}が{{w:trig-who}}を{active}た(時|とき)",) if himself else ()),
                    f"{ja}が効果で{{w:trig-who}}を{active}た(時|とき)",
                ),
            )


def _named_by(v: Any, event: str, by: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v == Trigger(event, v.who, by=by) and v.who is not None
    return {"w": v.who} if fits else None
