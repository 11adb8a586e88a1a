"""Whole lines: icon crafts, activated, triggered and continuous crafts, effects. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.conditions import negated
from engine.text.craft_linking import Body, Limit, Static, linked
from engine.text.explained import with_x
from engine.text.icon_lines import icon_line, say_icons
from engine.text.kernel import REJECT, Grammar, hole
from engine.text.lexicon import icon_parameter
from engine.text.normalise import ACTION, ENTER
from engine.text.settling import defined
from engine.text.surface import EitherCost, Predicate, Ref, Said
from engine.trails.tree import (
    Board,
    Do,
    During,
    Either,
    Every,
    Icon,
    PayEP,
    Trigger,
)
from engine.trails.tree_reads import replace

ENTERS = Trigger("enters", "this")


def add(g: Grammar) -> None:
    """Rules: effect (value: Effect), craft (value: tuple of crafts), icon-line (value: tuple of icons)."""
    _limits(g)
    _costs(g)
    _statics(g)
    g.add(
        "body",
        build=Body,
        match=lambda v: None if v.limits else {"sentences": v.sentences},
        en="{sentences:paragraph}",
        ja="{sentences:paragraph}",
    )
    g.add(
        "body",
        build=Body,
        match=lambda v: {"sentences": v.sentences, "limits": v.limits} if v.limits else None,
        en="{sentences:paragraph} {limits:limits}",
        ja="{sentences:paragraph}{limits:limits}",
    )
    g.add(
        "craft-line",
        build=lambda b: ("triggered", ENTERS, b),
        match=lambda v: {"b": v[2]} if v[:2] == ("triggered", ENTERS) else None,
        en=(ENTER + " {b:body}", ENTER + "{b:body}"),
        ja=ENTER + "{b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=lambda v: None,
        en="{t:trigger} {c:during-en}, {b:body}",
        ja="{c:during1}(に|、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda c, t, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=_while,
        en=("while {c:conds}, {t:trigger}, {b:body}", "(as long as|if) {c:conds}, {t:trigger}, {b:body}"),
        ja="{c:conds}(、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=lambda v: None,
        en="{t:trigger} (while|as long as|if) {c:conds}, {b:body}",
    )
    g.add("craft-line", ("triggered", hole("t"), hole("b")), en="{t:trigger}, {b:body}", ja="{t:trigger}(、|){b:body}")
    g.add(
        "craft-line",
        ("activated", hole("c"), hole("b")),
        en=("{c:costs}: {b:body}", "{c:costs}:{b:body}"),
        ja="{c:costs}:{b:body}",
    )
    g.add("craft-head", ("triggered", ENTERS), en=(ENTER + " ", ENTER), ja=ENTER)
    g.add("craft-head", ("triggered", hole("t")), en="{t:trigger}, ", ja="{t:trigger}(、|)")
    g.add("craft-head", ("activated", hole("c")), en=("{c:costs}: ", "{c:costs}:"), ja="{c:costs}:")
    g.add("craft-line", ("static", hole("s")), en="{s:statics}", ja="{s:statics}")
    g.add("craft", build=linked, en="{line:craft-line}", ja="{line:craft-line}")
    g.add("effect-body", hole("s"), en="{s:paragraph}", ja="{s:paragraph}")
    for lang in ("en", "ja"):
        g.custom("icon-line", lang, icon_line(g, lang), say_icons(g, lang), "[【")
    g.add("quoted", hole("c"), en="{c:icon-par}", ja="{c:icon-par}", match=_numbered)
    g.add("quoted", hole("c"), en="“{c:icon-line}”", ja="「{c:icon-line}」", match=_icons)
    g.add(
        "quoted",
        hole("c"),
        en=("“(|・|・ ){c:craft}”", "{c:icon-par}", "'(|・|・ ){c:craft}'"),
        ja=("「(|・|が){c:craft}」", "{c:icon-par}", "“(|・|が){c:craft}”"),
    )
    g.custom("icon-par", "en", icon_line(g, "en", 1, parameter=True), say_icons(g, "en"), "[")
    g.custom("icon-par", "ja", icon_line(g, "ja", 1, parameter=True), say_icons(g, "ja"), "【")


def _while(v: Any) -> Mapping[str, Any] | None:
    """A condition of the whole craft, which is asked as it triggers."""
    if v[0] != "triggered" or getattr(v[1], "event", "") == "while":
        return None
    limit = next((one for one in v[2].limits if one.condition is not None and not one.once), None)
    if limit is None:
        return None
    body = Body(v[2].sentences, tuple(one for one in v[2].limits if one is not limit))
    return {"c": limit.condition, "t": v[1], "b": body}


def _icons(v: Any) -> Mapping[str, Any] | None:
    """Nothing but icon crafts: they stand in the quotes as they stand in a line."""
    return {"c": v} if v and all(isinstance(one, Icon) for one in v) else None


def _numbered(v: Any) -> Mapping[str, Any] | None:
    """One icon craft with its number or craft needs no quotes."""
    fits = len(v) == 1 and isinstance(v[0], Icon) and icon_parameter(v[0].key) != ""
    return {"c": v} if fits else None


def _limits(g: Grammar) -> None:
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


def _costs(g: Grammar) -> None:
    action = Do("action", "this")
    g.add(
        "cost1",
        action,
        en=(ACTION, "action this ready (card|UNIT|ITEM|BASE)"),
        ja=(ACTION, "レディ状態のこれをアクションする"),
    )
    g.add("cost1", PayEP(hole("n")), match=lambda v: None, en="{n:num} EP", ja="{n:num}EP")
    plain = lambda v: None if v == action or isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost1", hole("v"), match=plain, en="{v:vpx}", ja="{v:vpx}")
    single = lambda v: None if isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost", hole("v"), match=single, en="{v:cost1}", ja="{v:cost1}")
    g.add("cost-c", action, ja=(ACTION, "レディ状態のこれをアクションし"))
    g.add("cost-c", PayEP(hole("n")), match=lambda v: None, ja="{n:num}EP")
    g.add("cost-c", hole("v"), match=lambda v: None if v == action else {"v": v}, ja=("{v:vpsx}", "{v:vpx}"))
    _either(g)
    g.add(
        "costs",
        build=lambda a: (a,),
        match=lambda v: {"a": v[0]} if len(v) == 1 else None,
        en="{a:cost}",
        ja="{a:cost}",
    )
    g.add(
        "costs",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:cost}(, | and |, and |; ){b:costs}",
        ja="{a:cost-c}、{b:costs}",
    )
    for least in ("n",):
        g.add(
            "cost",
            Board(hole(least)),
            en=(
                "board up to two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
                "board one or two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
            ),
            ja=(
                "あなたのレディ状態のUNITをCPコストの合計が{n:num}以上になるように最大2つまでこれに搭乗させる",
                "あなたのレディ状態のUNITを最大2つまで、CPコストの合計が{n:num}以上になるようにこれに搭乗させる",
            ),
        )
    g.add("costs", build=lambda b: (action, *b), en=ACTION + "{b:costs}", ja=ACTION + "{b:costs}")


def _either(g: Grammar) -> None:
    """Parts of a cost of which its player chooses one."""
    g.add(
        "cost",
        build=lambda a, b: EitherCost((a, *b.options) if isinstance(b, EitherCost) else (a, b)),
        match=lambda v: (
            {"a": v.options[0], "b": v.options[1] if len(v.options) == 2 else EitherCost(v.options[1:])}
            if isinstance(v, EitherCost)
            else None
        ),
        en=("{a:cost1} or {b:cost}", "either {a:cost1} or {b:cost}"),
        ja="{a:cost1}(か、|か|、または|または|、もしくは|もしくは){b:cost}",
    )
    g.add(  # of two, not of a list
        "craft-line",
        build=lambda a, o, b: ("activated", (EitherCost((a, o)),), b),
        match=lambda v: None,
        en="{a:cost1}, or {o:cost1}: {b:body}",
    )


def _statics(g: Grammar) -> None:
    g.add(
        "static",
        Static(hole("said"), hole("c")),
        match=lambda v: None,
        en="{c:during}, {said:ssaid}",
        ja=("{c:during}、{said:ssaid}", "{c:during}は{said:ssaid}"),
    )
    g.add(
        "static",
        build=Static,
        match=lambda v: {"said": v.said} if v == Static(v.said) else None,
        en="{said:ssaid}",
        ja="{said:ssaid}",
    )
    g.add(
        "static",
        Static(hole("said"), hole("c")),
        match=lambda v: {"said": v.said, "c": v.condition} if v.condition is not None and not v.everywhere else None,
        en=(
            "if {c:conds}, {said:ssaid}",
            "{said:ssaid} (while|as long as|if) {c:conds}",
            "{said:ssaid} {c:during-en}",
            "(while|as long as) {c:conds}, {said:ssaid}",
        ),
        ja="{c:conds}(、|){said:ssaid}",
    )
    g.add("sep", "", ja=("、", "は", "に", ""))
    g.add(
        "static",
        Static(hole("said"), hole("c")),
        match=lambda v: None,
        en="{said:ssaid} {c:when}",
    )
    g.add(
        "static",
        build=lambda who, c, p, x: Static(Said(who, p), c),
        match=lambda v: None,
        ja="{who:subj}{c:during1}{x:sep}{p:preds}",
    )
    g.add("static", build=lambda who, c, p: Static(Said(who, p), c), match=lambda v: None,
          ja="{who:subj}{c:during-at}{p:preds}")  # fmt: skip
    g.add(
        "craft-line",
        ("icons", (Icon("Dispatch"),)),
        match=lambda v: None,
        en="you may play this face-down card from your homebase. If you do, you may put a card from your hand "
        "face-down into your homebase actioned(.|)",
        ja="これが拠点に裏向きであるなら、これは拠点からプレイできる。そうしたなら、あなたの手札を1枚拠点に裏向きの"
        "アクション状態で置いて(も|)よい(。|)",
    )
    g.add(
        "static",
        shape=Static(hole("said"), hole("c")),
        match=lambda v: None,
        en=("{said:ssaid} unless {c:unless}", "unless {c:unless}, {said:ssaid}"),
    )
    g.add(
        "static",
        build=partial(baseline, c=None),
        match=lambda v: {"said": v.said} if v == Static(v.said, None, True) and not _priced(v.said) else None,
        en="{said:ssaid} in (all zones|every zone)",
    )
    g.add(
        "static",
        build=baseline,
        match=lambda v: None if _priced(v.said) or not v.everywhere else {"said": v.said, "c": v.condition},
        en="if {c:conds}, {said:ssaid} in (all zones|every zone)",
    )
    g.add(
        "craft-line",
        ("icons", (Icon("Curse"),)),
        en="this card is cursed(.|)",
        ja="(これ|このカード)は呪われている(。|)",
        match=lambda v: None,
    )
    g.add(
        "static",
        build=lambda who, p: baseline(Said(who, p), None),
        match=_everywhere,
        ja="{who:subj}あらゆる領域で(|、){p:preds}",
    )
    g.add(
        "static",
        build=lambda c, who, p: baseline(Said(who, p), c),
        match=_everywhere_if,
        ja="{c:conds}(、|){who:subj}あらゆる領域で(|、){p:preds}",
    )
    g.add(
        "ssaid",
        hole("s"),
        match=lambda v: None if v.predicates[0].kind == "cp" else {"s": v},
        en="{s:said}",
        ja="{s:said}",
    )
    g.add("ssaid", hole("s"), en="{s:said-each}", match=lambda v: None)
    for word, sign, ja in (
        ("less", -1, ("減らす", "少なくなる", "(下がる|減る|減少する)")),
        ("more", 1, ("増やす", "多くなる", "(上がる|増える|増加する)")),
    ):

        def cp(n: Any, sign: int = sign) -> Any:
            return Said("this", (Predicate("cp", sign * n),)) if isinstance(n, int) else REJECT

        def cps(f: Any, n: Any, sign: int = sign) -> Any:
            there = isinstance(n, int) and f.zone == "field"  # elsewhere it is what playing them costs
            return Said(f, (Predicate("cp", sign * n),)) if there else REJECT

        g.add(
            "ssaid",
            build=cp,
            match=_cp("this", sign),
            en=(
                f"this card's CP cost is {{n:num}} {word}",
                f"this card costs {{n:num}} {word}( CP|)(| to play)",
                f"this card's CP cost is {'reduced' if sign < 0 else 'increased'} by {{n:num}}",
                f"{'reduce' if sign < 0 else 'increase'} this card's CP cost by {{n:num}}",
                f"{'reduce' if sign < 0 else 'increase'} the CP cost of this (card|UNIT|ITEM) by {{n:num}}",
                f"the CP cost of this (card|UNIT|ITEM) is {'reduced' if sign < 0 else 'increased'} by {{n:num}}",
                f"the CP cost of this (card|UNIT|ITEM) is {{n:num}} {word}",
                f"this (UNIT|ITEM) costs {{n:num}} {word}( CP|)(| to play)",
                f"this (card|UNIT|ITEM) has {{n:num}} {word} CP cost",
            ),
            ja=(f"これのCPコストを{{n:num}}{ja[0]}", f"これのCPコストは{{n:num}}({ja[0]}|{ja[1]}|{ja[2]})"),
        )
        g.add(
            "ssaid",
            build=cps,
            match=_cp(None, sign),
            en=(
                f"the CP cost of {{f:nps}} is {{n:num}} {word}",
                f"{{f:nps}} (cost|costs) {{n:num}} {word}( CP|)(| to play)",
                f"{{f:nps}} (has|have) {{n:num}} {word} CP cost",
                f"the CP cost of {{f:nps}} is {'reduced' if sign < 0 else 'increased'} by {{n:num}}",
                f"{'reduce' if sign < 0 else 'increase'} the CP cost of {{f:nps}} by {{n:num}}",
            ),
            ja=(f"{{f:np}}のCPコストを{{n:num}}{ja[0]}", f"{{f:np}}のCPコストは{{n:num}}({ja[0]}|{ja[1]}|{ja[2]})"),
        )
    g.add(
        "statics",
        build=lambda a: (a,),
        match=lambda v: {"a": v[0]} if len(v) == 1 else None,
        en="{a:static}(.|)",
        ja="{a:static}(。|)",
    )
    g.add(
        "statics",
        build=lambda s, a: (replace(s, said=defined(s.said, a)),),
        match=with_x,
        en="{s:static}(, where |. )X (is|equals|is equal to) {a:worked}(.|)",
        ja="{s:static}。Xは{a:worked}(である|に等しい|とする|)(。|)",
    )
    g.add(
        "statics",
        build=_either_way,
        match=lambda v: None,
        en=("{a:static}(; |. |, )otherwise, {b:ssaid}(.|)", "{a:static}(; |. |, )otherwise, {b:ssaid} instead(.|)"),
        ja="{a:static}。(そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら|それ以外は)(、|){b:ssaid}(。|)",
    )
    g.add(
        "statics",
        build=lambda a, p: _either_way(a, Said(a.said.who, p)),
        match=lambda v: None,
        ja="{a:static}。(そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら|それ以外は)(、|){p:preds}(。|)",
    )
    g.add(
        "statics",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:static}. {b:statics}",
        ja="{a:static}。(|また、|さらに、){b:statics}",
    )


def baseline(said: Said, c: Any) -> Any:
    """In all zones, of its own card alone: a baseline craft says nothing of others (1212.2)."""
    return Static(said, c, True) if said.who == "this" else REJECT


def _priced(said: Said) -> bool:
    """Whether it is about the CP cost, which may be so much less for each of something."""
    return any(part.kind == "cp" for part in said.predicates)


def _either_way(a: Static, b: Said) -> Any:
    """What holds while the condition does, and what holds otherwise."""
    if a.condition is None or a.everywhere:
        return REJECT
    other = Said(a.said.who, b.predicates) if isinstance(b.who, Ref) else b
    return (a, Static(other, negated(a.condition)))


def _everywhere(v: Any) -> Mapping[str, Any] | None:
    return {"who": v.said.who, "p": v.said.predicates} if v.everywhere and v.condition is None else None


def _everywhere_if(v: Any) -> Mapping[str, Any] | None:
    return (
        {"c": v.condition, "who": v.said.who, "p": v.said.predicates}
        if v.everywhere and v.condition is not None
        else None
    )


def _cp(who: str | None, sign: int) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Said) or v.predicates[0].kind != "cp" or len(v.predicates) != 1:
            return None
        value = v.predicates[0].value
        if (v.who == "this") is not (who == "this") or not isinstance(value, int) or value * sign <= 0:
            return None
        return {"n": abs(value), "f": v.who}

    return match
