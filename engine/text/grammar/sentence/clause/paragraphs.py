"""Sentences one after the other: what comes then, if that was done, otherwise. Both languages side by side.

The value of "item" is a sentence, that of "paragraph" a tuple of sentences (see
:mod:`engine.text.grammar.sentence.clause.english`).
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.sentence.clause.printing import first, one
from engine.text.grammar.static.cost.whole_cost import AddedCost
from engine.text.grammar.verb.player.stun_damage import Unhurt
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import (
    SUBJECT,
    Define,
    IfDone,
    IfNot,
    InsteadOf,
    ModesClause,
    MoreModes,
    Next,
    OfferClause,
    Otherwise,
    Said,
)
from engine.trails.tree import If, Is

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


def add(g: Grammar) -> None:
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
        build=lambda s: (Otherwise(s),),
        match=lambda v: {"s": v[0].then} if isinstance(v[0], Otherwise) else None,
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
        build=lambda a: (Define(a),),
        match=lambda v: {"a": v[0].amount} if isinstance(v[0], Define) else None,
        en="X (is|equals|is equal to) {a:worked}",
        ja="Xは{a:worked}(である|に等しい|とする|)",
    )
    g.add("paragraph", build=lambda a: (a,), match=one, en="{a:item}(.|)", ja="{a:item}(。|)")
    g.add(
        "paragraph", build=lambda a, b: (a, *b), match=first, en="{a:item}. {b:paragraph}", ja="{a:item}。{b:paragraph}"
    )
    g.add("paragraph", build=_after_semicolon, en="{a:item}; {b:paragraph}")
