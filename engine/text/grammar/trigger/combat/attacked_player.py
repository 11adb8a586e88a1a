"""Attacks on a player, told by whose player it is: "Whenever a UNIT attacks you". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN, whenever
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Body
from engine.trails.tree import Delayed, Filter, Trigger
from engine.trails.tree.reads import replace

#: Who is attacked, whose UNITs attack then, English, Japanese.
_SIDES = (("you", "opponent", "you", "あなた"), ("opponent", "you", "your opponent", "相手"))
_UNITS = Filter(types=("UNIT",))


def add(g: Grammar) -> None:
    """Add to the rules "trigger" and "craft-line"."""
    _taken(g)
    for attacked, whose, en, ja in _SIDES:
        g.add(
            "trigger",
            build=lambda w: REJECT,
            match=partial(_on_a_player, whose=whose),
            en=f"{WHEN} {{w:trig-one}} attacks {en}",
            ja=f"{{w:trig-who}}が{ja}を攻撃した{TOKI}",
            says=True,
        )
        past = f"{ja}{'(|プレイヤー)' if ja == '相手' else ''}(を|に|へ)攻撃した"
        ends = (f"{past}{TOKI}", f"{whenever(past)}(たび|たびに|度に)")
        g.add(
            "trigger",
            build=partial(_attacks, whose=whose),
            match=lambda v: None,
            en=f"{WHEN} {{w:trig-who}} (attacks|attack) {en}",
            ja=[f"{{w:trig-who}}が(|1つ|1体){end}" for end in ends],
        )
        g.add(
            "trigger",
            build=partial(_many, whose=whose),
            match=lambda v: None,
            en=f"{WHEN} {{n:so-many}} {{f:nps}} attack {en}",
            ja=[f"{who}{end}" for who in ("{f:np}が{n:so-many}", "{n:so-many}の{f:np}が") for end in ends],
        )
        # any attack on that player, whatever it is made with: once for all that attack together
        attacks = "your opponent attacks you" if attacked == "you" else "you attack (your opponent|a player)"
        ja_attacks = "相手があなたを攻撃した" if attacked == "you" else "あなたが(相手|プレイヤー)を攻撃した"
        g.add(
            "trigger",
            Trigger("attacks player", replace(_UNITS, whose=whose), together=1),
            match=lambda v: None,
            en=(f"{WHEN} {attacks}", f"{WHEN} {en} (are|is) attacked"),
            ja=(f"{ja_attacks}{TOKI}", f"{ja}が攻撃された{TOKI}"),
        )

    for event, en, ja in (
        ("attacks", "attacked", "攻撃した"),
        ("fights back", "fought back", "応戦した"),
        ("is attacked", "was attacked", "攻撃された"),
    ):
        g.add(
            "craft-line",
            build=partial(_combat_in_which, event=event),
            match=lambda v: None,
            en=f"at the end of (the|a|each|every|any) combat (in which|where) {{w:trig-one}} {en}, {{s:sentence}}(.|)",
            ja=f"{{w:trig-who}}が{ja}戦闘(の|)終了時(、|に、|に){{s:sentence}}(。|)",
        )


def _on_a_player(v: Any, whose: str) -> Mapping[str, Any] | None:
    """Whom a UNIT attacks is plain from whose it is."""
    plain = isinstance(v, Trigger) and v == Trigger("attacks player", v.who)
    mine = plain and (v.who == "this" if isinstance(v.who, str) else v.who is not None and v.who.whose == whose)
    return {"w": v.who} if mine and (v.who != "this" or whose == "you") else None


def _combat_in_which(w: Any, s: Any, event: str) -> Any:
    """What is due at the end of a combat once something has happened in it (804.13); of others it would be for each."""
    if w != "this":
        return REJECT
    return "triggered", Trigger(event, w), Body(((Delayed("combat", s, (), "end"),),))


def _taken(g: Grammar) -> None:
    """Overkill damage is that of an attack by the other side's UNITs (804.11)."""
    for whose, en, ja in (("opponent", "you take", "あなた"), ("you", "your opponent takes", "相手")):
        lose = en.replace("takes", "loses").replace("take", "lose")
        past = ("オーバーキルダメージを受けた", "オーバーキル(ダメージ|)(で|によって|により)絆を失った")
        again = [now for text in past if (now := whenever(text))]
        g.add(
            "trigger",
            Trigger("overkill", replace(_UNITS, whose=whose)),
            match=lambda v: None,
            en=f"{WHEN} ({en} Overkill damage|{lose} bond (by|from|due to) Overkill( damage|))",
            ja=[f"{ja}が{text}{TOKI}" for text in past] + [f"{ja}が{text}(たび|たびに|度に)" for text in again],
        )


def _attacks(w: Any, whose: str) -> Any:
    """Only the other side's UNITs attack a player: of this card it goes without saying."""
    if w == "this":
        return Trigger("attacks player", w) if whose == "you" else REJECT
    if not isinstance(w, Filter) or w.whose not in ("any", whose) or w.zone != "field":
        return REJECT
    return Trigger("attacks player", replace(w, whose=whose))


def _many(f: Filter, n: tuple[Any, str], whose: str) -> Any:
    made: Any = _attacks(f, whose) if isinstance(n[0], int) and n[0] > 0 and f.scope != "this" else REJECT
    return replace(made, together=n[0]) if isinstance(made, Trigger) else REJECT
