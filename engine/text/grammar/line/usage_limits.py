"""When a craft can be played at all, and how often: what stands after it. Both languages side by side."""

from __future__ import annotations

from engine.text.grammar.condition.clause.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Limit
from engine.trails.tree import During, Either, Every


def add(g: Grammar) -> None:
    """Rules: limit, limits (value: tuple of limits), when."""
    g.add(
        "limit",
        Limit("turn"),
        en=(
            "(Play|Activate|Use) this craft only once (each|per|a) turn",
            "(You may |)(use|play) this craft only once (each|per|a) turn",
            "This craft can be (played|used) only once (each|per|a) turn",
            "This craft triggers only once (each|per|a) turn",
            "This triggers only once each turn",
            "Activate only once (each|per|a) turn",
            "Once per turn",
            "(Use|Play|Activate) this (ability |)only once (each|per|a) turn",
            "This ability can be (used|played|activated) only once (each|per|a) turn",
            "This ability triggers only once (each|per|a) turn",
        ),
        ja=(
            "このクラフトは各ターン(に|)1(回|度)しかプレイできない",
            "このクラフトは(1ターン|ターン|各ターン)(に|)1(回|度)(しか|のみ)プレイでき(ない|る)",
            "このクラフトは(1ターン|各ターン)(に|)1度しかプレイできない",
            "このクラフトは(1ターンに|ターンに|各ターン)(1回|一回)(しか|のみ)プレイできない",
            "このクラフトは(各ターンに|1ターンに|各ターン)(1回|1度)(しか誘発しない|のみ誘発する|だけ誘発する)",
            "このクラフトは(1ターン|各ターン|ターン)(に|)(1回|1度|一度)(しか|のみ)使用でき(ない|る)",
            "このクラフトは(1ターン|各ターン|ターン)(に|)(1回|1度|一度)だけ(プレイ|使用)できる",
            "このクラフトのプレイは(1ターン|各ターン)(に|)(1回|1度)まで",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        match=lambda v: {"c": v.condition} if isinstance(v.condition, During) and not v.once else None,
        en="Play this craft only {c:when}",
        ja="このクラフトは{c:cond}しかプレイできない",
        says=True,
    )
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        match=lambda v: {"c": v.condition} if v.condition is not None and not v.once else None,
        en=(
            "Play this craft only if {c:conds}",
            "Play this craft only {c:when}",
            "Play this craft only (while|when) {c:conds}",
            "This craft can be played only if {c:conds}",
            "You can play this craft only (if |){c:when-if}",
            "(Activate|Use) (this craft |)only (if |){c:when-if}",
            "(Play|Activate|Use) this only (if |when |while |){c:when-if}",
            "This craft can (be played only|only be played) {c:when}",
            "This craft can't be played unless {c:conds}",
            "You can't play this craft unless {c:conds}",
        ),
        ja=("このクラフトは{c:only}プレイできない", "このクラフトは(、|){c:conds}(、|)プレイできる"),
    )
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        match=lambda v: {"c": v.condition} if isinstance(v.condition, Every | Either) and not v.once else None,
        ja="このクラフトは{c:conds}プレイできる",
    )
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        ja=(
            "このクラフトは{c:cond}(なら|時|時に|の時|の時に|場合|場合に|であるなら|に|)しか(プレイできない|使用できない|使えない)",
            "このクラフトは{c:cond}(時|の時|場合|の場合|に|)のみ(プレイできる|使用できる|使える)",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("", negated(c)),
        en=(
            "This craft can't be played (if|while|when) {c:conds}",
            "You can't (play|use|activate) this craft (if|while|when) {c:conds}",
            "This craft can't be (used|activated) (if|while|when) {c:conds}",
            "This craft can't be (played|used|activated) {c:when}",
            "You can't (play|use|activate) this craft {c:when}",
        ),
        ja=(
            "このクラフトは(、|){c:conds}(、|)(プレイ|使用)できない",
            "このクラフトは{c:during1}(には|に|、|)(プレイ|使用)できない",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("turn", c),
        match=lambda v: None,
        en=(
            "Play this craft only once (each|per|a) turn and only (if |){c:when-if}",
            "Play this craft only {c:when} and only once (each|per|a) turn",
            "Play this craft only if {c:when-if} and only once (each|per|a) turn",
        ),
        ja=(
            "このクラフトは{c:cond}に(、|)各ターン(に|)1(回|度)しかプレイできない",
            "このクラフトは各ターン(に|)1(回|度)、{c:cond}(に|)しかプレイできない",
        ),
    )
    both = "(Play|Activate|Use) this craft only"
    shut = "(プレイ|使用)できない"
    g.add(
        "limit",
        build=lambda c, d: Limit("", Every((c, d))),
        match=lambda v: None,
        en=(
            f"{both} (if |){{c:when-one}} and only (if |){{d:when-one}}",
            f"{both} {{c:when}} and (if|while) {{d:cond}}",
        ),
        ja=f"このクラフトは{{c:cond-and}}{{d:cond}}(なら|時|時に|の時|の時に|場合|場合に|の場合|の場合に|に|)しか{shut}",
    )
    g.add("when-one", hole("c"), en="{c:cond}")
    g.add("when-if", hole("c"), en="{c:conds}")
    g.add("only", hole("c"), ja="{c:cond}でなければ")
    g.custom_print("only", "ja", lambda v, s: _only_when(g.print("cond", v, "ja", s)))
    g.add("when", hole("c"), en="{c:during-en}", match=lambda v: {"c": v} if isinstance(v, During) else None)
    g.add("when", build=lambda c: c if isinstance(c, During) else REJECT, en="{c:cond}", match=lambda v: None)
    g.add(
        "limits",
        build=lambda a: (a,),
        match=lambda v: {"a": v[0]} if len(v) == 1 else None,
        en="{a:limit}(.|)",
        ja="{a:limit}(。|)",
    )
    g.add(
        "limits",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:limit}. {b:limits}",
        ja="{a:limit}。{b:limits}",
    )


#: How what can stand before 時 as it is ends.
_ATTRIBUTIVE = ("いる", "ある", "ない", "た", "持つ", "多い", "少ない", "高い", "低い", "大きい", "小さい")


def _only_when(text: str | None) -> str | None:
    """The Japanese condition of a play that is barred without it."""
    if text is None:
        return None
    return f"{text}時にしか" if text.endswith(_ATTRIBUTIVE) else f"{text}でなければ"
