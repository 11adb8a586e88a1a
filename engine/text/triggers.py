"""Trigger conditions (1211): when something happens. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.text.kernel import REJECT, Grammar, hole
from engine.trails.tree import Filter, Trigger

# event, English after the subject (singular, plural), Japanese after が
_EVENTS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("attacks", ("(attacks|attack)",), ("攻撃した",)),
    ("attacks alone", ("(attacks|attack) alone",), ("単独で攻撃した",)),
    ("sclm attacks", ("SCLM (attacks|attack)", "(makes|make) a SCLM attack"), ("スクラム攻撃した",)),
    ("is attacked", ("(is|are) attacked",), ("攻撃された",)),
    ("is sclm attacked", ("(is|are) SCLM attacked",), ("スクラム攻撃された",)),
    ("is stunned", ("(is|are|becomes|become) stunned",), ("スタンした", "スタンされた", "スタン状態になった")),
    ("is cured", ("(is|are) cured",), ("回復した", "回復された")),
    (
        "overkill",
        ("(deals|deal) Overkill damage", "(causes|cause) Overkill"),
        ("オーバーキルダメージを与えた", "オーバーキルした"),
    ),
    ("enters", ("(enters|enter) the field", "(is|are) put onto (the|your) field"), ("場に出た",)),
    ("leaves", ("(leaves|leave) the field",), ("場を離れた",)),
    ("is ko", ("(is|are) K.O.'d", "(is|are) K.O.ed"), ("即死した", "即死させられた")),
    ("is destroyed", ("(is|are) destroyed",), ("破壊された",)),
    (
        "to trail",
        (
            "(is|are) put into (the|its owner's|your) trail from the field",
            "(is|are) put into (the|its owner's|your) trail",
        ),
        ("場から軌跡に置かれた", "軌跡に置かれた"),
    ),
)
_MOMENTS = (  # moment, English, Japanese, whose step it can be
    ("turn", "turn", "ターン", False),
    ("preparation phase", "preparation phase", "準備フェイズ", False),
    ("draw step", "draw step", "ドローステップ", True),
    ("homebase step", "homebase step", "拠点ステップ", True),
    ("deployment step", "deployment step", "配備ステップ", True),
    ("combat phase", "combat phase", "戦闘フェイズ", False),
    ("propose attacker step", "propose attacker step", "攻撃対象選択ステップ", True),
    ("cure phase", "cure phase", "回復フェイズ", False),
)


def add(g: Grammar) -> None:
    """Rules: trig-who, trigger (value: Trigger), and moments."""
    g.add(
        "trig-who",
        "this",
        en=("this card", "this UNIT", "this ITEM", "this BASE"),
        ja="(これ|このカード|このUNIT|このITEM|このBASE)",
    )
    g.add("trig-who", build=_this_or, en="this card or {f:a-np}", ja="これか{f:np}")
    g.add(
        "trig-who",
        hole("f"),
        en="{f:a-np}",
        ja="{f:np}(|1つ|1体)",
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )
    g.add("trig-who", hole("f"), en=("{f:nps}", "one or more {f:nps}"))
    when = "(Whenever|When)"
    for event, en, ja in _EVENTS:
        shape = Trigger(event, hole("w"))
        g.add(
            "trigger",
            shape,
            match=_named(event),
            en=[f"{when} {{w:trig-who}} {text}" for text in en],
            ja=[f"{{w:trig-who}}が(|1つ|1体|1枚){text}時" for text in ja],
        )
    g.add(
        "trigger",
        build=lambda w, o: Trigger("stuns", w, o),
        match=_stuns,
        en=f"{when} {{w:trig-who}} (stuns|stun) {{o:a-np}}",
        ja="{w:trig-who}が{o:np}をスタンした時",
    )
    g.add(
        "trigger",
        Trigger("attacks", hole("w"), hole("o")),
        match=_attacks,
        en=f"{when} {{w:trig-who}} (attacks|attack) {{o:a-np}}",
        ja="{w:trig-who}が{o:np}(を|に)攻撃した時",
    )
    g.add(
        "trigger",
        Trigger("first attacks", None, None, "you"),
        en=(f"{when} UNITs you control first attack each turn",),
        ja=("あなたのUNITがこのターン中初めて攻撃した時", "あなたのUNITが各ターン初めて攻撃した時"),
    )
    _plays(g, when)
    _bonds(g, when)
    for which, edge, when_ja in (("start", "(start|beginning)", "開始時"), ("end", "end", "終了時")):
        for moment, en_moment, ja_moment, owned in _MOMENTS:
            g.add(
                "trigger",
                Trigger(which, None, None, "each", moment),
                en=(f"At the {edge} of (the|each) {en_moment}", f"At the {edge} of each player's {en_moment}"),
                ja=(
                    f"{ja_moment}{when_ja}",
                    f"各{ja_moment}{when_ja}",
                    f"各プレイヤーの{ja_moment}{when_ja}",
                    f"{ja_moment}の{when_ja}",
                ),
            )
            if owned:
                for player, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
                    g.add(
                        "trigger",
                        Trigger(which, None, None, player, moment),
                        en=f"At the {edge} of {your} {en_moment}",
                        ja=(f"{owner}{ja_moment}{when_ja}", f"{owner}{ja_moment}の{when_ja}"),
                    )


def _attacks(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger("attacks", v.who, v.other)
    return {"w": v.who, "o": v.other} if fits else None


def _named(event: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Trigger) and v == Trigger(event, v.who) and v.who is not None
        return {"w": v.who} if fits else None

    return match


def _this_or(f: Filter) -> Any:
    """ "This card or another UNIT you control" is any UNIT you control."""
    return replace(f, scope="all") if f.scope == "other" else REJECT


def _stuns(v: Any) -> Mapping[str, Any] | None:
    fits = (
        isinstance(v, Trigger) and v.event == "stuns" and v.other is not None and v == Trigger("stuns", v.who, v.other)
    )
    return {"w": v.who, "o": v.other} if fits else None


_PLAYERS = (("you", "you play", "あなたが"), ("opponent", "your opponent plays", "相手が"))


def _played(f: Filter, whose: str) -> Any:
    """The trigger for playing a card; it waits in the standby zone unless the text says where it was played from."""
    if f.whose not in ("any", whose, "~") or f.zone not in ("field", "homebase", "hand"):
        return REJECT
    from_home = f.zone == "homebase" and f.whose != "any"
    if f.zone == "hand":
        return REJECT
    return Trigger("is played", replace(f, zone="homebase" if from_home else "standby", whose=whose))


def _plays(g: Grammar, when: str) -> None:
    g.add(
        "trigger",
        Trigger("is played", "this"),
        en=f"{when} you play this card",
        ja=("これをプレイした時", "あなたがこれをプレイした時"),
    )
    for whose, en, ja in _PLAYERS:

        def build(f: Filter, whose: str = whose) -> Any:
            return _played(f, whose)

        def match(v: Any, whose: str = whose) -> Mapping[str, Any] | None:
            fits = (
                isinstance(v, Trigger) and v.event == "is played" and isinstance(v.who, Filter) and v.who.whose == whose
            )
            if not fits or v != Trigger("is played", v.who) or v.who.zone != "standby":
                return None
            bare = v.who.types and set(v.who.types) <= {"EVENT", "BASE"}
            return {"f": replace(v.who, whose="any", zone="homebase" if bare else "field")}

        def home_match(v: Any, whose: str = whose) -> Mapping[str, Any] | None:
            fits = (
                isinstance(v, Trigger) and v.event == "is played" and isinstance(v.who, Filter) and v.who.whose == whose
            )
            if not fits or v != Trigger("is played", v.who) or v.who.zone != "homebase":
                return None
            bare = v.who.types and set(v.who.types) <= {"EVENT", "BASE"}
            return {"f": replace(v.who, whose="any", zone="homebase" if bare else "field")}

        def home(f: Filter, whose: str = whose) -> Any:
            if f.whose != "any" or f.zone not in ("field", "homebase"):
                return REJECT
            return Trigger("is played", replace(f, zone="homebase", whose=whose))

        g.add("trigger", build=build, match=match, en=f"{when} {en} {{f:a-card}}", ja=f"{ja}{{f:card}}をプレイした時")
        g.add("trigger", build=home, match=home_match, ja=f"{ja}拠点から{{f:card}}をプレイした時")
        your = "your" if whose == "you" else "their"
        g.add("trigger", build=home, match=home_match, en=f"{when} {en} {{f:a-card}} from {your} homebase")


def _bonds(g: Grammar, when: str) -> None:
    for player, subject, s, ja in (
        ("you", "you", "", "あなたが"),
        ("opponent", "your opponent", "s", "相手が"),
        ("each", "a player", "s", "プレイヤーが"),
    ):
        rows = (
            ("draws", f"draw{s} (a card|one or more cards)", "カードを引いた時"),
            ("discards", f"discard{s} (a card|one or more cards)", "(手札|カード)を捨てた時"),
            ("loses bond", f"lose{s} bond(|s)", "絆を失った時"),
            ("gains bond", f"gain{s} bond(|s)", "絆を得た時"),
        )
        for event, en, text in rows:
            g.add("trigger", Trigger(event, None, None, player), en=f"{when} {subject} {en}", ja=f"{ja}{text}")
        if player != "each":
            g.add("trigger", Trigger("loses bond", None, None, player), ja=f"{ja.replace('が', 'の')}絆が減った時")
