"""Triggers of being a target and of boarding, and of two things that can happen (1204, ja:1337)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import EVENTS, TOKI, WHEN, whenever
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_WAITING = (  # what aims (None: anything), English with and without article, Japanese
    (
        None,
        ("an effect", "a card or ability"),
        ("effects", "cards or abilities"),
        ("効果", "カードや能力", "カードか能力"),
    ),
    (Filter(zone="standby", types=("EVENT",)), ("an EVENT",), ("EVENTs",), ("EVENT",)),
    (Filter(zone="standby", ability="arts"), ("an arts ability", "arts"), ("arts",), ("アーツ", "アーツ能力")),
    (Filter(zone="standby", ability="activated"), ("an activated craft",), ("activated crafts",), ("起動クラフト",)),
    (Filter(zone="standby", ability="triggered"), ("a triggered craft",), ("triggered crafts",), ("誘発クラフト",)),
    (Filter(zone="standby", ability="craft"), ("a craft",), ("crafts",), ("クラフト",)),
    (Filter(zone="standby", ability="ability"), ("an ability",), ("abilities",), ("能力",)),
)
_TOKI = "(時|とき|時に|たび|たびに)"


def targeting(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    _at_this(g)
    for other, singles, plurals, words in _WAITING:
        g.add("aimer", (other, ""), en=singles, ja=words, match=partial(_same, aimer=(other, "")))
        g.add("aimers", (other, ""), en=(*(one.removeprefix("an ").removeprefix("a ") for one in singles), *plurals))
        for by, of, whose, ja in (("opponent", "your opponent's", "your opponent controls", "相手の"),
                                  ("you", "your", "you control", "あなたの")):  # fmt: skip
            nouns = [one.removeprefix("an ").removeprefix("a ") for one in singles]
            en = [f"{of} {noun}" for noun in nouns] + [f"{one} {whose}" for one in singles]
            en += [f"{one} {whose.replace('control', 'play')}" for one in singles]
            shape = (other, by)
            g.add("aimer", shape, en=en, ja=[ja + word for word in words], match=partial(_same, aimer=shape))
            g.add("aimers", shape, en=[f"{of} {noun}" for noun in (*nouns, *plurals)])
            if other is None:
                g.add("aimers", shape, en="your opponent" if by == "opponent" else "you")
    g.add(
        "trigger",
        build=_aimed,
        match=_aimed_match,
        en=(
            f"{WHEN} {{w:trig-who}} (becomes|become|is|are) (|chosen as )(the|a) target of {{o:aimer}}",
            f"{WHEN} {{o:aimer}} (targets|target) {{w:trig-who}}",
            f"{WHEN} {{w:trig-who}} (is|are|becomes|become) targeted by {{o:aimers}}",
            f"{WHEN} {{w:trig-who}} (is|are|becomes|become) targeted by {{o:aimer}}",
        ),
        ja=(
            f"{{w:trig-who}}が{{o:aimer}}の対象(になった|にされた|に選ばれた|となった|として選ばれた){_TOKI}",
            f"{{o:aimer}}の対象に{{w:trig-who}}が(選ばれた|なった){_TOKI}",
        ),
    )
    for by, plays, ja_who in (
        ("opponent", "your opponent plays", "相手が"),
        ("you", "you play", "あなたが"),
        ("", "a player plays", "プレイヤーが"),
    ):
        # of what could be several targets of one EVENT, it would not be once
        g.add("trigger", build=lambda o, by=by: Trigger("is targeted", "this", o[0], by=by) if not o[1] else REJECT,
              en=f"{WHEN} {plays} {{o:aimer}} that (targets|target) (this card|this UNIT)",
              ja=(f"{ja_who}(これ|このカード)を対象(とする|としている|にした|とした){{o:aimer}}をプレイした{_TOKI}",
                  f"(これ|このカード)を対象(とする|としている){{o:aimer}}を{ja_who}プレイした{_TOKI}"))  # fmt: skip
    g.reads(
        "trigger",
        Trigger("is targeted", hole("w")),
        en=(
            f"{WHEN} {{w:trig-who}} (is|are) (targeted|chosen as a target)",
            f"{WHEN} {{w:trig-who}} (becomes|become) (a|the) target",
        ),
        ja=f"{{w:trig-who}}が対象(になった|に選ばれた|として選ばれた|にされた|となった){_TOKI}",
    )
    g.add(
        "ssaid",
        build=lambda w: Said(w, (Predicate("rules", ("cannot be targeted by opponent",)),)),
        en=(
            "your opponent (can't|cannot) (choose|select) {w:shielded} as (a target|targets)( of their effects|)",
            "your opponent (can't|cannot) target {w:shielded}",
        ),
        ja="相手は{w:shielded}を対象(に|として|と)(選べない|できない|選択できない|することができない)",
    )
    g.add("shielded", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT|このITEM)")
    g.add("shielded", hole("f"), en="{f:nps}", ja="{f:np}")
    for by, ja in (("opponent", "相手"), ("you", "あなた")):
        g.reads(
            "trigger",
            Trigger("is targeted", hole("w"), by=by),
            ja=f"{ja}が{{w:trig-who}}を対象(にした|とした|に選んだ){_TOKI}",
        )


def _aimed(w: Any, o: Any) -> Any:
    return Trigger("is targeted", w, o[0], by=o[1])


def _aimed_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.event == "is targeted" and v.who is not None
    return {"w": v.who, "o": (v.other, v.by)} if fits else None


def _same(v: Any, aimer: Any) -> Mapping[str, Any] | None:
    return {} if v == aimer else None


def _at_this(g: Grammar) -> None:
    """Attacks on this card itself, seen from the attackers; cards that are turned."""
    this = Filter(scope="this")
    g.add(
        "trigger",
        Trigger("attacks", hole("w"), this),
        en=f"{WHEN} {{w:trig-who}} (attacks|attack) this (card|UNIT)",
        ja=f"{{w:trig-who}}が(これ|このカード|このUNIT)(を|に)攻撃した{_TOKI}",
    )
    g.add(
        "trigger",
        Trigger("fights back", hole("w"), this),
        en=f"{WHEN} {{w:trig-one}} fights back (against |)this (card|UNIT)",
        ja=f"{{w:trig-who}}が(これ|このカード|このUNIT)に応戦した{_TOKI}",
    )
    for event, en, ja in (("is turned up", "face-up", "表向き"), ("is turned down", "face-down", "裏向き")):
        g.add(
            "trigger",
            Trigger(event, hole("w")),
            en=(f"{WHEN} {{w:trig-who}} (is|are) turned {en}", f"{WHEN} {{w:trig-who}} (becomes|become) {en}"),
            ja=(f"{{w:trig-who}}が{ja}(になった|にされた){_TOKI}",),
            match=_plain(event),
        )


def _plain(event: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Trigger) and v.who is not None and v == Trigger(event, v.who)
        return {"w": v.who} if fits else None

    return match


#: This card, as the other one of which a trigger speaks.
_THIS = Filter(scope="this")


def boarding(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    g.reads(
        "trigger",
        Trigger("is boarded", "this"),
        en=f"{WHEN} (a UNIT|UNITs|a UNIT you control) (boards|board) this (card|ITEM|UNIT)",
        ja=(f"(あなたの|)UNITが(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に(あなたの|)UNITが搭乗した{TOKI}"),
    )  # fmt: skip
    g.add(
        "trigger",
        build=_boards_this,
        match=lambda v: {"f": v.who} if isinstance(v, Trigger) and v == Trigger("boards", v.who, _THIS) else None,
        en=f"{WHEN} {{f:a-np}} boards this (card|ITEM|UNIT)",
        ja=(f"{{f:np}}が(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に{{f:np}}が搭乗した{TOKI}"),
    )  # fmt: skip


def _boards_this(f: Any) -> Any:
    """A certain UNIT boards: any that does is said in one word."""
    whole = f.zone != "field" or f.whose == "opponent" or replace(f, whose="any") == Filter(types=("UNIT",))
    return REJECT if whole else Trigger("boards", f, _THIS)


#: What is said of a card with "is" goes on without it.
_IS = "(is|are) "


def coordination(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for event, en, ja in EVENTS:
        done = [text.removeprefix(head) for text in en for head in (_IS, "(is|are|becomes|become) ")
                if text.startswith(head)]  # fmt: skip
        g.add("happens-done", event, en=done)
        g.add("happens-now", event, ja=tuple(now for text in ja if (now := whenever(text))))
    g.add(
        "trigger",
        build=_two,
        en=f"{WHEN} {{w:trig-who}} (is|are|becomes|become) {{a:happens-done}} or {{b:happens-done}}",
        ja=f"{{w:trig-who}}が{{a:happens-now}}か(、|){{b:happens}}{TOKI}",
    )


def _two(w: Any, a: str, b: str) -> Any:
    return REJECT if a == b or "your opponent" in a + b else (Trigger(a, w), Trigger(b, w))
