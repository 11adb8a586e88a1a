"""Trigger conditions about what is countered: "Whenever an ability you control is countered" (1324.1).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_KINDS = (  # kind, English with its article, Japanese
    ("arts", ("an arts ability", "arts", "an arts"), ("アーツ", "アーツ能力")),
    ("activated", ("an activated craft",), ("起動クラフト",)),
    ("triggered", ("a triggered craft",), ("誘発クラフト",)),
    ("craft", ("a craft",), ("クラフト",)),
    ("ability", ("an ability",), ("能力",)),
    ("card", ("a card",), ("カード",)),
    (
        "any",
        ("a card or ability", "a card or an ability"),
        ("カードか能力", "カードまたは能力", "カードや能力"),
    ),
)
_OWNERS = (  # whose, English after, Japanese before
    ("any", ("",), ("",)),
    ("you", (" you control", " you play", " you played"), ("あなたの", "あなたがプレイした", "あなたのプレイした")),
    (
        "opponent",
        (" your opponent controls", " your opponent plays", " your opponent played"),
        ("相手の", "相手がプレイした", "相手のプレイした"),
    ),
)
_PAST, _PAST_BY = "(無効になった|無効にされた|打ち消された)", "(無効にされた|無効になった|打ち消された)"


def add(g: Grammar) -> None:
    """Add to the rule "trigger"; "counterable": what can be countered."""
    for whose, after, before in _OWNERS:
        for kind, en, ja in _KINDS:
            f = Filter(zone="standby", whose=whose, ability=kind)
            plays = after[1:] + after[:1] if kind == "card" else after
            cards = ("あなたがプレイした", "あなたの") if whose == "you" else before
            g.add(
                "counterable",
                f,
                en=[one + text for one in en for text in plays],
                ja=[text + one for one in ja for text in (cards if kind == "card" else before)],
            )
        g.add(
            "counterable",
            build=partial(_card, whose=whose),
            match=partial(_card_match, whose=whose),
            en=[f"{{f:a-np}}{text}" for text in sorted(after, key=lambda text: not text.endswith("play"))],
            ja=[f"{text}{{f:np}}" for text in sorted(before, key=lambda text: "がプレイした" not in text)],
        )
        own = {"you": "your ", "opponent": "your opponent's "}.get(whose)
        if own:
            g.add("counterable", build=partial(_card, whose=whose), en=f"{own}{{f:np}}")
            for kind, nouns, _ in _KINDS[:5]:
                g.add("counterable", Filter(zone="standby", whose=whose, ability=kind), match=lambda v: None,
                      en=own + nouns[0].partition(" ")[2])  # fmt: skip
    for article, begins in (("a", ("UNIT", "BASE", "triggered", "craft")), ("an", ("",))):
        g.add("counterable", hole("f"), match=partial(_several, begins=begins), en=f"{article} {{f:waiting}}",
              ja="{f:waiting}")  # fmt: skip
    g.add(
        "trigger",
        Trigger("is countered", hole("w")),
        en=f"{WHEN} {{w:counterable}} (is|are) countered",
        ja=f"{{w:counterable}}が{_PAST}{TOKI}",
    )
    for by, subject, s, who in (("you", "you", "", "あなた"), ("opponent", "your opponent", "s", "相手")):
        g.add(
            "trigger",
            Trigger("is countered", hole("w"), by=by),
            en=(
                f"{WHEN} {subject} counter{s} {{w:counterable}}",
                f"{WHEN} {{w:counterable}} (is|are) countered by {subject}",
            ),
            ja=(
                f"{who}が{{w:counterable}}を(無効にした|打ち消した){TOKI}",
                f"{{w:counterable}}が{who}(によって|により){_PAST_BY}{TOKI}",
                f"{who}(によって|により){{w:counterable}}が{_PAST_BY}{TOKI}",
            ),
        )


def _card(f: Filter, whose: str) -> Any:
    """A card of some kind that is being played."""
    bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
    if f.whose not in ("any", whose) or f.zone not in ("field", *(("homebase",) if bare else ())):
        return REJECT
    if not f.asks_identity or f.states or f.face != "any" or f.scope != "all" or f.ability or f.asks_others:
        return REJECT
    return replace(f, zone="standby", whose=whose)


def _card_match(v: Any, whose: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Filter) or v.ability or v.zone != "standby" or v.whose != whose:
        return None
    bare = bool(v.types) and set(v.types) <= {"EVENT", "BASE"}
    return {"f": replace(v, zone="homebase" if bare else "field", whose="any")}


def _several(v: Any, begins: tuple[str, ...]) -> Mapping[str, Any] | None:
    return {"f": v} if isinstance(v, Filter) and "+" in v.ability and v.ability.startswith(begins) else None
