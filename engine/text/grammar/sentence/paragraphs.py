"""Sentences one after the other, and how they are printed. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.static.whole_cost import AddedCost
from engine.text.grammar.verb.stun_damage import Unhurt
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import (
    OPEN,
    SUBJECT,
    AimClause,
    By,
    Define,
    IfDone,
    IfNot,
    InsteadOf,
    ModesClause,
    MoreModes,
    Next,
    OfferClause,
    Otherwise,
    Predicate,
    Said,
    Unless,
    WouldClause,
)
from engine.trails.tree import Delayed, If, Is, May, PlayerRule, Set, Wait


def one(v: Any) -> Mapping[str, Any] | None:
    """A list of one alone."""
    return {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None


def first(v: Any) -> Mapping[str, Any] | None:
    """A list of several: the first, and the others."""
    return {"a": v[0], "b": v[1:]} if isinstance(v, tuple) and len(v) > 1 else None


def said(who: Any, p: Any) -> Any:
    """What is said of something."""
    return Said(who, p)


def said_match(v: Any) -> Mapping[str, Any] | None:
    """The same, back."""
    return {"who": v.who, "p": v.predicates} if isinstance(v, Said) else None


def not_special(v: Any) -> Mapping[str, Any] | None:
    """What is said as a verb and nothing else."""
    if isinstance(v, PlayerRule) and v.player == SUBJECT:  # what a player does or leaves out, said as a verb
        return {"v": v}
    return None if isinstance(v, (By, Said, PlayerRule, May, If, AimClause, Set)) else {"v": v}


def aims(v: Any, several: bool) -> Mapping[str, Any] | None:
    """A demand for targets. several: one after another."""
    return {"a": v.aim} if isinstance(v, AimClause) and isinstance(v.aim, tuple) is several else None


def is_may(v: Any) -> Mapping[str, Any] | None:
    """An option alone."""
    return {"m": v[0]} if len(v) == 1 and isinstance(v[0], May) else None


def delayed(v: Any) -> Mapping[str, Any] | None:
    """What waits for the start of a turn, step or phase."""
    fits = len(v) == 1 and isinstance(v[0], Delayed) and v[0].edge == "start"
    return {"m": v[0].moment, "s": v[0].then} if fits else None


def compound_at(v: Any) -> int | None:
    """The place of the first clause that has sentences of its own, None if there is none."""
    return next(
        (index for index, part in enumerate(v) if isinstance(part, (May, If, Delayed, Wait, WouldClause, Unless))), None
    )


def split(v: Any) -> Mapping[str, Any] | None:
    """Clauses, then one that has sentences of its own."""
    at = compound_at(v)
    return {"c": v[:at], "m": v[at:]} if at else None


def simple(v: Any) -> Mapping[str, Any] | None:
    """Clauses that have no sentences of their own."""
    return None if compound_at(v) is not None or any(isinstance(part, Define) for part in v) else {"c": v}


def led(u: Any, s: Any) -> Any:
    """What is said of something, for so long as stands before it."""
    if any(part.until != OPEN for part in s.predicates):
        return REJECT
    return Said(s.who, tuple(Predicate(part.kind, part.value, u) for part in s.predicates), u)


_MOMENTS = (
    ("turn", "turn", "ターン"),
    ("draw step", "draw step", "ドローステップ"),
    ("homebase step", "homebase step", "拠点ステップ"),
    ("deployment step", "deployment step", "配備ステップ"),
    ("combat phase", "combat phase", "戦闘フェイズ"),
    ("propose attacker step", "propose attacker step", "攻撃対象選択ステップ"),
    ("cure phase", "cure phase", "回復フェイズ"),
    ("preparation phase", "preparation phase", "準備フェイズ"),
)


def _after_semicolon(a: Any, b: Any) -> Any:
    """What comes after a semicolon belongs to a condition before it, or does not: nobody can say."""
    asked = isinstance(a[0], (If, IfDone, IfNot, InsteadOf, Otherwise))
    return REJECT if asked and not isinstance(b[0][0], (Otherwise, IfNot)) else (a, *b)


def paragraphs(g: Grammar) -> None:
    """Rules: moment, item, paragraph."""
    for moment, en, ja in _MOMENTS:
        g.add("moment", moment, en=en, ja=ja)
    g.add(
        "item",
        hole("s"),
        match=lambda v: (
            None
            if isinstance(
                v[0],
                (
                    Unhurt,
                    AddedCost,
                    IfDone,
                    IfNot,
                    InsteadOf,
                    Otherwise,
                    Define,
                    Next,
                    ModesClause,
                    MoreModes,
                    OfferClause,
                ),
            )
            else {"s": v}
        ),
        en="(|then ){s:sentence}",
        ja="(|さらに、){s:sentence}",
    )
    g.add(
        "item",
        hole("s"),
        match=lambda v: {"s": v[0].do} if isinstance(v[0], Next) else None,
        en="then, {s:sentence}",
        ja=("(その後|次に|そして|それから)、{s:sentence}", "(その後|それから){s:sentence}"),
    )
    g.add(
        "item",
        build=lambda s: REJECT,
        match=lambda v: {"s": v[0].then} if isinstance(v[0], IfDone) and v[0].player != "you" else None,
        en="if they do, {s:sentence}",
    )
    g.add(
        "item",
        build=lambda s: (IfDone(s),),
        match=lambda v: {"s": v[0].then} if isinstance(v[0], IfDone) else None,
        en="(if you do|if they do|if your opponent does|if so|when you do), {s:sentence}",
        ja="(そうしたなら|そうした場合|そうしたならば|そうした時|そうしたとき|そうすれば|そうしたら)(、|){s:sentence}",
    )
    g.add(
        "item",
        (Otherwise(hole("s")),),
        en=("(otherwise|if not), {s:sentence}", "otherwise {s:sentence}"),
        ja="(そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら|さもなければ|(い|)ないなら|(い|)ない場合|違うなら)(、|){s:sentence}",
    )
    g.add(  # without a subject: said of what the way before it speaks of
        "item",
        build=lambda p: (Otherwise((Said(SUBJECT, p),)),),
        ja="(そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら)(、|){p:preds}",
    )
    g.add(  # "If it isn't, ..." after "If it's an EVENT, ..."; EVENTでないなら after それがEVENTなら
        "item",
        build=lambda s: (Otherwise(s, Is),),
        en="(if it isn't|if it is not|if it's not|if it wasn't|if it doesn't|if they aren't), {s:sentence}",
    )
    g.add(
        "item",
        build=lambda f, s: (Otherwise(s, f),),
        ja="{f:np}(でない|ではない|でなかった|ではなかった)(なら|場合)(、|){s:sentence}",
    )
    g.add(  # 〜なら〜し、そうでないなら〜する: two ways in one sentence
        "paragraph",
        build=lambda c, s, t: ((If(c, s),), (Otherwise(t),)),
        ja=[
            f"{{c:conds-if}}(、|){{s:{chain}}}、(そうでないなら|そうでなければ|そうでない場合)(、|){{t:sentence}}(。|)"
            for chain in ("chain-c", "chain-t")
        ],
    )
    g.add(
        "item",
        (Define(hole("a")),),
        en="X (is|equals|is equal to) {a:worked}",
        ja="Xは{a:worked}(である|に等しい|とする|)",
    )
    g.add("paragraph", (hole("a"),), en="{a:item}(.|)", ja="{a:item}(。|)")
    g.add(
        "paragraph", build=lambda a, b: (a, *b), match=first, en="{a:item}. {b:paragraph}", ja="{a:item}。{b:paragraph}"
    )
    g.add("paragraph", build=_after_semicolon, en="{a:item}; {b:paragraph}")
