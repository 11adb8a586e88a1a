"""What happens by an effect or a player, as trigger conditions. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import BY, TOKI, WHEN, nowhere_else
from engine.text.grammar.trigger.targeting import _ANYWHERE, _active
from engine.text.grammar.trigger.zone_change import discarded, from_hand
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Trigger

BY_EFFECT_BY = (  # event, English past participle, Japanese active, passive
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


def by_effect(g: Grammar) -> None:
    """What a player's effect does to something (1222.5)."""
    for event, participle, active, passive in BY_EFFECT_BY:
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


#: by, English, its verb's ending, Japanese
_WHO = (("you", "you", "", "あなた"), ("opponent", "your opponent", "s", "相手"))
_SELF = "(によって|により)"
#: What a player does to things on the field: event, English, Japanese (passive, active).
_DEEDS = (
    ("is destroyed", "destroyed", "destroy", "破壊され", "破壊し"),
    ("is ko", "K.O.'d", "K.O.", "(即死させられ|即死し|即死され)", "即死させ"),
)
#: The same of what is read elsewhere where its effect is named: event, Japanese passive.
_TURNED = (
    ("stunned by player", "スタン(した|された|させられた)"),
    ("cures", "回復(された|した)"),
    ("is readied", "レディ(された|した)"),
    ("is rebuilt", "再構築(された|した)"),
)
_INTO = "into (the|its owner's|their owner's|a) trail"


def by_player(g: Grammar) -> None:
    """More of the rule trigger."""
    for by, en, s, ja in _WHO:
        effect_en, effect_ja = next((en, ja) for who, en, ja in BY if who == by)
        for event, done, do, passive, did in _DEEDS:
            g.add(
                "trigger", Trigger(event, hole("w"), by=by),
                where=lambda w: not nowhere_else(w),
                en=(
                    f"{WHEN} {{w:trig-who}} (is|are) {done} by {en}",
                    f"{WHEN} {en} {do}{_third(do, s)} {{w:trig-who}}",
                    *((f"{WHEN} {{w:trig-who}} (is|are) {done}{effect_en}",) if by == "opponent" else ()),
                ),
                ja=(
                    f"{{w:trig-who}}が{ja}{_SELF}{passive}た{TOKI}",
                    f"{ja}{_SELF}{{w:trig-who}}が{passive}た{TOKI}",
                    f"{ja}が{{w:trig-who}}を{did}た{TOKI}",
                    *((f"{{w:trig-who}}が{effect_ja}{passive}た{TOKI}", f"{effect_ja}{{w:trig-who}}が{passive}た{TOKI}")
                      if by == "opponent" else ()),
                ),
            )  # fmt: skip
        if by == "you":
            _effects_of_yours(g)
        g.add(
            "trigger",
            Trigger("cures", hole("w"), by=by),
            where=lambda w: not nowhere_else(w),
            en=(f"{WHEN} {en} cure{s} {{w:trig-who}}", f"{WHEN} {{w:trig-who}} (is|are) cured by {en}"),
            ja=f"{ja}が{{w:trig-who}}を回復(した|させた){TOKI}",
        )
        g.add(
            "trigger",
            Trigger("stunned by player", hole("w"), by=by),
            where=lambda w: not nowhere_else(w),
            en=(f"{WHEN} {{w:trig-who}} (is|are|becomes) stunned by {en}", f"{WHEN} {en} stun{s} {{w:trig-who}}"),
            ja=(f"{{w:trig-who}}が{ja}{_SELF}スタンした{TOKI}", f"{ja}が{{w:trig-who}}をスタン(した|させた){TOKI}"),
        )
        for event, passive in _TURNED:
            g.add(
                "trigger",
                build=partial(_done, event=event, by=by),
                ja=(f"{{w:trig-who}}が{ja}{_SELF}{passive}{TOKI}", f"{ja}{_SELF}{{w:trig-who}}が{passive}{TOKI}"),
            )
        g.add(
            "trigger",
            build=partial(_done, event="to trail", by=by),
            en=(
                f"{WHEN} {en} put{s} {{w:trig-who}} {_INTO}(| from the field)",
                f"{WHEN} {en} put{s} {{w:trig-who}} from the field {_INTO}",
            ),
            ja=(
                f"{{w:trig-who}}が{ja}{_SELF}(場から|)(持ち主の|)軌跡に(置かれた|送られた){TOKI}",
                f"{ja}{_SELF}{{w:trig-who}}が(場から|)(持ち主の|)軌跡に(置かれた|送られた){TOKI}",
                f"{ja}が{{w:trig-who}}を(場から|)(持ち主の|)軌跡に(置いた|送った){TOKI}",
            ),
        )
        _discarded(g, by, en, ja, effect_en, effect_ja)
        _moved(g, by, en, ja)


def _effects_of_yours(g: Grammar) -> None:
    """What your effects do, and what one card does by its own effects."""
    for event, done, do, passive, did in _DEEDS:
        s = _third(do, "s")
        mine = "(your effect|your effects|an effect you control|an effect of yours|effects you control)"
        g.add(
            "trigger",
            build=partial(_done, event=event, by="you"),
            en=(f"{WHEN} {{w:trig-who}} (is|are) {done} by {mine}", f"{WHEN} {mine} {do}(|{s}) {{w:trig-who}}"),
            ja=(f"{{w:trig-who}}があなたの(カードの|)効果{_SELF}{passive}た{TOKI}",
                f"あなたの(カードの|)効果(によって|により|で){{w:trig-who}}が{passive}た{TOKI}",
                f"あなたの(カードの|)効果(が|によって|により|で){{w:trig-who}}を{did}た{TOKI}"),
        )  # fmt: skip
        acts = "kos" if event == "is ko" else "destroys"
        this = "(this card|this UNIT|this ITEM)"
        g.add(
            "trigger",
            build=lambda w, o, acts=acts: _acts(w, o, acts),
            match=partial(_acts_holes, acts=acts),
            en=(f"{WHEN} {{w:trig-who}} {do}({s}|) {{o:a-np}}",),
            ja=(f"{{w:trig-who}}が{{o:np}}を{did}た{TOKI}",),
        )
        g.add(
            "trigger",
            build=lambda o, acts=acts: _acts("this", o, acts),
            en=(f"{WHEN} an effect of {this} {do}(|{s}) {{o:a-np}}", f"{WHEN} {this}'s effect {do}(|{s}) {{o:a-np}}",
                f"{WHEN} {{o:a-np}} is {done} by (an effect of |){this}",
                f"{WHEN} {{o:a-np}} is {done} by {this}'s effect"),
            ja=(f"(これ|このカード)の効果(によって|により|で)(、|){{o:np}}が{passive}た{TOKI}",
                f"(これ|このカード)の効果(によって|により|で|が)(、|){{o:np}}を{did}た{TOKI}",
                f"{{o:np}}が(これ|このカード)(の効果|)(によって|により)(、|){passive}た{TOKI}"),
        )  # fmt: skip


def _acts(w: Any, o: Any, acts: str) -> Any:
    """What a card on the field does to another one there."""
    there = o.zone == "field" and (w == "this" or (not nowhere_else(w) and getattr(w, "zone", "") == "field"))
    return Trigger(acts, w, o) if there else REJECT


def _acts_holes(v: Any, acts: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger(acts, v.who, v.other)
    return {"w": v.who, "o": v.other} if fits else None


def _third(do: str, s: str) -> str:
    """The ending of a verb: destroys, K.O.'s."""
    return "" if not s else "('s|s)" if do.endswith(".") else s


def _discarded(g: Grammar, by: str, en: str, ja: str, effect_en: str, effect_ja: str) -> None:
    """Cards that a player has somebody discard."""
    for from_en, from_ja, made in (("", "", lambda whom: whom), ("from (your|a) hand ", "手札から", from_hand)):
        g.add(
            "trigger",
            build=lambda w, made=made: made(discarded(w, "each", by)),
            en=f"{WHEN} {{w:way-who}} (is|are) discarded {from_en}by {en}",
            ja=(
                f"{{w:way-who}}が{ja}{_SELF}{from_ja}捨てられた{TOKI}",
                f"{ja}{_SELF}{{w:way-who}}が{from_ja}捨てられた{TOKI}",
            ),
        )
    g.add(
        "trigger",
        build=lambda w: from_hand(discarded(w, "each", by)),
        en=f"{WHEN} {{w:way-who}} (is|are) discarded from (your|a) hand{effect_en}",
        ja=f"{effect_ja}{{w:way-who}}が手札から捨てられた{TOKI}",
    )
    if by == "opponent":
        g.add(
            "trigger",
            build=lambda w: discarded(w, "you", by),
            en=(
                f"{WHEN} {en} (makes|causes) you (|to )discard {{w:way-who}}",
                f"{WHEN} you discard {{w:way-who}} (because of|due to) "
                "(an effect your opponent controls|your opponent's effect)",
            ),
            ja=(
                f"{ja}(が|の効果が)あなたに{{w:way-who}}を(1枚|)捨てさせた{TOKI}",
                f"{effect_ja}(、|)あなたが{{w:way-who}}を(1枚|)捨てた{TOKI}",
                f"(あなたが|){ja}{_SELF}{{w:way-who}}を(1枚|)捨て(た|させられた){TOKI}",
            ),
        )


def _moved(g: Grammar, by: str, en: str, ja: str) -> None:
    """Cards that a player moves, in the passive."""
    g.add(
        "trigger",
        build=lambda w, f, t: _active(w, f, t, by),
        en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}} from {{f:way-from}} by {en}",
        ja=(
            f"{{w:way-who}}が{ja}{_SELF}{{f:way-from}}から{{t:way-to}}",
            f"{ja}{_SELF}{{w:way-who}}が{{f:way-from}}から{{t:way-to}}",
            f"{ja}{_SELF}{{f:way-from}}から{{w:way-who}}が{{t:way-to}}",
        ),
    )
    g.add(
        "trigger",
        build=lambda w, t: _active(w, _ANYWHERE, t, by),
        en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}} by {en}",
        ja=(f"{{w:way-who}}が{ja}{_SELF}{{t:way-to}}", f"{ja}{_SELF}{{w:way-who}}が{{t:way-to}}"),
    )


def _done(w: Any, event: str, by: str) -> Any:
    return REJECT if nowhere_else(w) else Trigger(event, w, by=by)
