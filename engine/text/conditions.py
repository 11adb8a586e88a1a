"""Conditions: what must hold. English clauses without "if", Japanese ones before なら."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.text import conditions_counts, conditions_turn
from engine.text.kernel import REJECT, Grammar, Production, hole
from engine.text.modifiers import DOING
from engine.text.surface import Ref, back
from engine.trails.tree import Compare, Count, CountOrgs, During, Either, Every, Filter, Is, Not, PlayerStat, Stat

_STEPS = (
    ("draw", "draw step", "ドローステップ"),
    ("homebase", "homebase step", "拠点ステップ"),
    ("deployment", "deployment step", "配備ステップ"),
    ("combat", "combat phase", "戦闘フェイズ"),
    ("cure", "cure phase", "回復フェイズ"),
)


def add(g: Grammar) -> None:
    """Rules: cond (one), conds (joined by and)."""
    conditions_counts.add(g)
    conditions_turn.add(g)
    _players(g)
    _objects(g)
    g.add(
        "conds",
        hole("c"),
        en="{c:cond}",
        ja=(
            "{c:cond}(なら|であるなら|の場合|場合|かぎり|限り|であるかぎり|である限り|のかぎり|の限り|ならば|であれば|間|の間|である間)",
            "{c:cond-ba}",
        ),
        match=lambda v: None if isinstance(v, Every) and _only_this_match(v) is None else {"c": v},
    )
    g.add(
        "conds", build=negated, ja=("{c:cond}(でなければ|でないなら|ではないなら|でない場合|でないかぎり|でない限り)",)
    )
    g.add(
        "conds",
        build=lambda a, b: Every((a, b)),
        en="{a:cond} and {b:cond}",
        ja="{a:cond-and}{b:cond}(なら|であるなら|場合|の場合|かぎり|限り|であるかぎり)",
        match=lambda v: {"a": v.of[0], "b": v.of[1]} if isinstance(v, Every) and len(v.of) == 2 else None,
    )
    g.add("cond-and", hole("c"), ja="{c:cond}、かつ(、|)")
    g.add(
        "conds",
        build=lambda a, b: Either((a, b)),
        en="{a:cond} or {b:cond}",
        ja=(
            "{a:cond}か{b:cond}(なら|場合)",
            "{a:cond}か、{b:cond}(なら|場合)",
            "{a:cond}、または{b:cond}(なら|場合)",
            "{a:cond}または{b:cond}(なら|場合)",
        ),
        match=lambda v: {"a": v.of[0], "b": v.of[1]} if isinstance(v, Either) and len(v.of) == 2 else None,
    )
    g.add(
        "during",
        hole("c"),
        en="{c:cond}",
        ja="{c:during1}",
        match=lambda v: {"c": v} if isinstance(v, During) else None,
    )
    g.add("during1", During(("draw", "homebase", "deployment"), "each"), ja="準備フェイズ中")
    for step, en, ja in _STEPS:
        g.add("during-en", During((step,), "each"), en=f"during (the|any|each) {en}")
        g.add("during-en", During((step,), "you"), en=f"during your {en}")
        g.add("during-en", During((step,), "opponent"), en=f"during your opponent's {en}")
        g.add("during1", During((step,), "each"), ja=f"{ja}中")
        g.add("during1", During((step,), "you"), ja=f"あなたの{ja}中")
        g.add("during1", During((step,), "opponent"), ja=f"相手の{ja}中")
    g.rule("cond-ba").productions[:0] = [_ba(production) for production in g.rule("cond").productions]
    g.rule("cond-and").productions[:0] = [_before_comma(production) for production in g.rule("cond").productions]
    g.add("unless", build=negated, en="{c:cond}", match=lambda v: {"c": v.what} if isinstance(v, Not) else None)


def _before_comma(production: Production) -> Production:
    """The Japanese clause in the form that joins it to another (〜いて、 〜で、)."""
    out = []
    for template in production.templates["ja"]:
        last = template[-1]
        if not isinstance(last, str):
            out.append((*template, "で、"))
            continue
        for end, new in (
            ("いる", "いて、"),
            ("ある", "あって、"),
            ("ない", "なく、"),
            ("いる", "おり、"),
            ("ある", "あり、"),
        ):
            if last.endswith(end):
                out.append((*template[:-1], last.removesuffix(end) + new))
        if not last.endswith(("いる", "ある", "ない")):
            out.append((*template[:-1], last + "で、"))
    return Production({"en": (), "ja": tuple(out)}, production.build, production.match)


def _ba(production: Production) -> Production:
    """The Japanese clause as いれば and あれば."""
    out = []
    for template in production.templates["ja"]:
        last = template[-1]
        for end, new in (("いる", "いれば"), ("ある", "あれば"), ("ない", "なければ")):
            if isinstance(last, str) and last.endswith(end):
                out.append((*template[:-1], last.removesuffix(end) + new))
    return Production({"en": (), "ja": tuple(out)}, production.build, lambda value: None)


_REVERSE = {">=": ("<=", -1), "<=": (">=", 1)}


def negated(c: Any) -> Any:
    """What must not hold."""
    if isinstance(c, Compare) and isinstance(c.left, Count) and (c.op, c.right) == (">=", 1):
        return Compare(c.left, "=", 0)
    if isinstance(c, Compare) and isinstance(c.left, Count) and (c.op, c.right) == ("=", 0):
        return Compare(c.left, ">=", 1)
    if isinstance(c, Not):
        return c.what
    if isinstance(c, Is) and len(c.filter.states) == 1 and c.filter == Filter(states=c.filter.states):
        state = c.filter.states[0]
        return Is(c.who, Filter(states=(state.removeprefix("-") if state[0] == "-" else f"-{state}",)))
    if isinstance(c, Compare) and c.op in _REVERSE and isinstance(c.right, int):
        op, more = _REVERSE[c.op]
        return Compare(c.left, op, c.right + more)
    return Not(c)


def _players(g: Grammar) -> None:
    for whose, en, ja in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
            g.add(
                "cond",
                Compare(PlayerStat("bond", whose), op, hole("n")),
                en=f"{en} bond is {{n:num}} {en_op}",
                ja=f"{ja}絆が{{n:num}}(点|){ja_op}",
            )
            has = "you have" if whose == "you" else "your opponent has"
            g.add(
                "cond",
                Compare(PlayerStat("bond", whose), op, hole("n")),
                en=(
                    f"{has} {{n:num}} {en_op} bond(|s)",
                    f"{has} {{n:num}} bond(|s) {en_op}",
                    f"{has} {{n:num}} {en_op.replace('less', 'fewer')} bond(|s)",
                ),
                match=lambda v: None,
            )
        g.add(
            "cond",
            Compare(PlayerStat("bond", whose), "=", hole("n")),
            en=f"{en} bond is {{n:num}}",
            ja=f"{ja}絆が{{n:num}}点",
        )
    ways = (
        ("<", "less|fewer|lower|smaller", "少ない|低い|小さい"),
        (">", "more|greater|higher|larger", "多い|高い|大きい"),
    )
    for op, en, ja in ways:
        for mine, other, my, me, their, ja_my, ja_their in (
            ("you", "opponent", "your", "you have", "your opponent", "あなた", "相手"),
            ("opponent", "you", "your opponent's", "your opponent has", "you", "相手", "あなた"),
        ):
            yours = "your opponent's" if other == "opponent" else "yours"
            g.add(
                "cond",
                Compare(PlayerStat("bond", mine), op, PlayerStat("bond", other)),
                en=(f"{my} bond is ({en}) than {yours}(| bond)", f"{me} ({en}) bond(|s) than {their}(| does| do)"),
                ja=(f"{ja_my}の絆が{ja_their}(|の絆)より(も|)({ja})",),
            )
    for op, en, ja in (
        (">=", "greater than or equal to", "以上"),
        ("<=", "less than or equal to", "以下"),
        ("=", "equal to", "と同じ"),
    ):
        g.add(
            "cond",
            Compare(PlayerStat("bond", "you"), op, PlayerStat("bond", "opponent")),
            en=f"your bond is {en} your opponent's(| bond)",
            ja=f"あなたの絆が相手の絆{ja}",
        )
    for step, en, ja in _STEPS:
        g.add(
            "cond", During((step,), "each"), en=(f"(it is|it's) (the|any) {en}", f"during (the|any) {en}"), ja=f"{ja}中"
        )
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
            g.add(
                "cond",
                During((step,), whose),
                en=(f"(it is|it's) {your} {en}", f"during {your} {en}"),
                ja=f"{owner}{ja}中",
            )
        g.add(
            "cond",
            Not(During((step,), "each")),
            en=f"(it isn't|it is not|it's not) the {en}",
            ja=(f"{ja}中でない", f"{ja}中ではない"),
        )
    for op, en, ja in ((">=", "at least", "以上"), ("<=", "at most", "以下")):
        g.add(
            "cond",
            Compare(hole("a"), op, hole("b")),
            en=f"{{a:worked}} is {en} {{b:value}}",
            ja=f"{{a:worked}}が{{b:value}}{ja}",
        )
    for op, en, ja in (
        (">", "more than", "より大きい"),
        ("<", "less than", "より小さい"),
        ("=", "equal to", "に等しい"),
    ):
        g.add(
            "cond",
            Compare(hole("a"), op, hole("b")),
            en=f"{{a:worked}} is {en} {{b:value}}",
            ja=f"{{a:worked}}が{{b:value}}{ja}",
        )
    g.add("value", hole("n"), en="{n:num}", ja="{n:num}(|点)")
    g.add("value", hole("a"), en="{a:worked}", ja="{a:worked}")


_STATES = (
    ("attacking", "attacking", "攻撃中"),
    ("attacking alone", "attacking alone", "単独で攻撃中"),
    ("defending", "defending", "応戦中"),
    ("combating", "combating", "戦闘中"),
    ("ready", "ready", "レディ状態"),
    ("action", "actioned", "アクション状態"),
    ("stunned", "stunned", "スタン状態"),
)


def _doing(state: str, *, not_: bool) -> str:
    stem = DOING[state].removesuffix("る")
    return f"{stem}(ない|なかった)" if not_ else f"{stem}(る|た)"


def _objects(g: Grammar) -> None:
    subjects = (("this", "(this card|this UNIT|this ITEM)", "(これ|このカード|このUNIT|このITEM)が"),)
    for who, en, ja in subjects:
        for state, en_state, ja_state in _STATES:
            g.add(
                "cond",
                Is(who, Filter(states=(state,))),
                en=f"{en} is {en_state}",
                ja=(f"{ja}{ja_state}", f"{ja}{DOING[state]}"),
            )
            g.add(
                "cond",
                Is(who, Filter(states=(f"-{state}",))),
                en=f"{en} (isn't|is not) {en_state}",
                ja=(f"{ja}{ja_state}(でない|ではない)", f"{ja}{DOING[state].removesuffix('る')}ない"),
            )
        g.add(
            "cond",
            build=lambda x, who=who: Is(who, Filter(icons=x)) if len(x) == 1 else REJECT,
            match=_has(who, "icons"),
            en=f"{en} has {{x:icons}}",
            ja=f"{ja}{{x:icons}}を(持つ|持っている)",
        )
        g.add(
            "cond",
            Is(who, Filter(zone="homebase", face="down")),
            en=f"{en} is face-down in your homebase",
            ja=f"{ja}拠点に裏向き",
        )
    g.add(
        "cond",
        build=_only_this,
        match=_only_this_match,
        en=(
            "this card is the only {f:np}",
            "the only {f:np} is this card",
            "the only {f:np} is this UNIT",
            "this UNIT is the only {f:np}",
        ),
        ja=("{f:np}がこれだけ", "{f:np}はこれだけ"),
    )
    g.add(
        "cond",
        _only_this(Filter(whose="you", types=("UNIT",))),
        match=lambda v: None,
        en=(
            "you control only this (UNIT|card)",
            "you control no other UNITs than this card",
            "the only UNIT you control is it",
        ),
    )
    g.add(
        "cond",
        During(("draw", "homebase", "deployment"), "each"),
        en=("(it is|it's) (the|any) preparation phase", "during (the|any) preparation phase"),
        ja="準備フェイズ中",
    )
    for state, en_state, ja_state in _STATES:
        for sign, verb, ja_ends in (
            ("", "(is|was|are)", "(|である|だった)"),
            ("-", "(isn't|wasn't|is not|aren't)", "(でない|ではない|でなかった)"),
        ):
            g.add(
                "cond",
                Is(hole("r"), Filter(states=(sign + state,))),
                match=partial(_state_match, state=sign + state),
                en=f"{{r:back-s}} {verb} {en_state}",
                ja=(f"{{r:back}}が{ja_state}{ja_ends}", f"{{r:back}}が{_doing(state, not_=bool(sign))}"),
            )
    g.add(
        "cond",
        build=lambda r, x: Is(r, Filter(icons=x)) if len(x) == 1 else REJECT,
        match=_icon_match,
        en="{r:back-s} (has|had) {x:icons}",
        ja="{r:back}が{x:icons}を(持つ|持っている|持っていた)",
    )
    g.add(
        "cond",
        build=lambda r, x: Is(r, Filter(orgs=x)) if len(x) == 1 and x[0] != "*" else REJECT,
        en="{r:back-s} (has|had) {x:orgs}",
        ja=("{r:back}が{x:orgs}(の組織|)を(持つ|持っている)"),
    )
    for who, en, ja in (("this", "this card", "これ"),):
        g.add(
            "cond",
            build=lambda f, who=who: Is(who, f) if f.zone in ("field",) and f.whose == "any" else REJECT,
            en=f"{en} is {{f:a-np}}",
            ja=f"{ja}が{{f:np}}(である|)",
            match=lambda v: (
                {"f": v.filter}
                if isinstance(v, Is) and v.who == "this" and v.filter.zone == "field" and v.filter.whose == "any"
                else None
            ),
        )
        g.add("cond", Is(who, Filter(states=("cursed",))), en=f"{en} is cursed", ja=f"{ja}が呪われている")
        g.add(
            "cond",
            Is(who, Filter(states=("boarded",))),
            en=(f"{en} (is|has been) boarded",),
            ja=(f"{ja}が搭乗されている", f"{ja}が搭乗された"),
        )
        g.add(
            "cond",
            Is(who, Filter(states=("linked",))),
            en=(f"{en} is tactically linked",),
            ja=(f"{ja}が戦術リンク中", f"{ja}が戦術リンクしている"),
        )
        g.add(
            "cond",
            Not(Is(who, Filter(types=("ITEM•UNIT",)))),
            en=f"{en} (isn't|is not) an ITEM(•|・)UNIT",
            ja=f"{ja}がITEM・UNITで(|は)ない",
        )
        g.add(
            "cond",
            build=lambda f, who=who: (
                REJECT
                if f.whose != "any" or f.zone != "field" or f.scope != "all"
                else Compare(Count(replace(f, shares=who, whose="you", scope="other")), ">=", 1)
            ),
            en=f"{en} shares an organization with another {{f:np}} you control",
        )
    for zone, en_zone, ja_zone in (
        ("trail", "in your trail", "軌跡"),
        ("hand", "in your hand", "手札"),
        ("field", "on the field", "場"),
    ):
        g.add("cond", Is("this", Filter(zone=zone)), en=f"this card is {en_zone}", ja=f"これが{ja_zone}に(ある|いる)")
        g.add("cond", Is("this", Filter(zone=zone)), ja=f"これがあなたの{ja_zone}に(ある|いる)")
    _sharing(g)
    _own_orgs(g)
    g.add(
        "cond",
        shape=Is(hole("r"), hole("f")),
        match=_is_match,
        en="{r:back} (is|was) {f:a-np}",
        ja="{r:back}が{f:np}(|である|だった|であった)",
    )
    g.add("cond", Is(back(), hole("f")), match=lambda v: None, en="it's {f:a-np}")
    g.add(
        "cond",
        Not(Is(hole("r"), hole("f"))),
        match=lambda v: _is_match(v.what) if isinstance(v, Not) else None,
        en=("{r:back} (isn't|is not|wasn't|was not) {f:a-np}", "{r:back} (isn't|is not|wasn't) {f:nps}"),
        ja="{r:back}が{f:np}(でない|ではない)",
    )
    g.add("cond", Not(Is(back(), hole("f"))), match=lambda v: None, en="it's not {f:a-np}")
    for state, en_state, _ in _STATES:
        g.add("cond", Is(back(), Filter(states=(state,))), match=lambda v: None, en=f"it's {en_state}")
    for field, en, ja in (("cp", "CP cost", "CPコスト"), ("str", "STR", "STR"), ("def", "DEF", "DEF")):
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
            g.add(
                "cond",
                Compare(Stat(field, "this"), op, hole("n")),
                en=f"this card's {en} is {{n:num}} {en_op}",
                ja=f"これの{ja}が{{n:num}}{ja_op}",
            )
            g.add(
                "cond",
                Compare(Stat(field, back()), op, hole("n")),
                en=f"its {en} is {{n:num}} {en_op}",
                ja=f"(それの|その){ja}が{{n:num}}{ja_op}",
            )


def _own_orgs(g: Grammar) -> None:
    """How many organizations this card has."""
    for op, en, ja in ((">=", " or more", "以上"), ("<=", " or fewer", "以下"), ("=", "", "")):
        g.add(
            "cond",
            Compare(CountOrgs("this"), op, hole("n")),
            en=f"this card has {{n:numw}}{en} (different |)organizations",
            ja=(
                f"これが組織を{{n:num}}つ{ja}持(つ|っている)",
                f"これの組織が{{n:num}}つ{ja}(である|)",
                f"これ(が|の)持つ組織が{{n:num}}つ{ja}(ある|)",
                f"これが{{n:num}}つ{ja}の組織を(持つ|持っている)",
            ),
        )


def _icon_match(v: Any) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    if not isinstance(who, Ref) or len(v.filter.icons) != 1 or v.filter != Filter(icons=v.filter.icons):
        return None
    return {"r": who, "x": v.filter.icons} if v.filter.icons[0][0] != "-" else None


def _state_match(v: Any, state: str) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who} if isinstance(who, Ref) and v.filter == Filter(states=(state,)) else None


def _sharing(g: Grammar) -> None:
    """How many organizations there are, and whether all of a kind are something."""
    for whose, en, ja in (("you", "you control", "あなたの"), ("opponent", "your opponent controls", "相手の")):
        has = "control" if whose == "you" else "controls"
        subject = "you" if whose == "you" else "your opponent"
        units = Filter(whose=whose, types=("UNIT",))
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or fewer", "以下")):
            g.add(
                "cond",
                Compare(CountOrgs(units), op, hole("n")),
                en=(
                    f"there are {{n:numw}} {en_op} (different |)organizations among UNITs {en}",
                    f"{subject} {has} UNITs (of|with) {{n:numw}} {en_op} different organizations",
                    f"UNITs {en} have {{n:numw}} {en_op} different organizations",
                    f"{subject} {has} {{n:numw}} {en_op} (different |)organizations",
                ),
                ja=(
                    f"{ja}UNITが持つ組織が{{n:num}}(つ|種類){ja_op}(ある|)",
                    f"{ja}場に(ある|)組織が{{n:num}}(つ|種類){ja_op}(ある|)",
                    f"{ja}場のUNITが持つ組織が{{n:num}}(つ|種類){ja_op}(ある|)",
                    f"{ja}場の組織が{{n:num}}(つ|種類){ja_op}(ある|)",
                    f"{ja}組織が{{n:num}}(つ|種類){ja_op}(ある|)",
                ),
            )
        g.add(
            "cond",
            build=lambda x, whose=whose: Compare(Count(Filter(whose=whose, types=("UNIT",), without=x)), "=", 0),
            match=partial(_all_are, whose=whose),
            en=(
                f"all UNITs {en} are {{x:orgs}}",
                f"{subject} {has} only {{x:orgs}}",
                f"{subject} {has} no UNITs other than {{x:orgs}}",
                f"each UNIT {en} is a {{x:orgs}}",
            ),
            ja=(
                f"{ja}(場の|)UNITがすべて{{x:orgs}}(である|)",
                f"{ja}(場の|)すべてのUNITが{{x:orgs}}(である|)",
                f"{ja}(場の|)UNITが{{x:orgs}}だけ(である|)",
            ),
        )


def _all_are(v: Any, whose: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or not isinstance(v.left, Count) or (v.op, v.right) != ("=", 0):
        return None
    f = v.left.of
    return {"x": f.without} if f.without and f == Filter(whose=whose, types=("UNIT",), without=f.without) else None


def _only_this(f: Filter) -> Any:
    """There is no other, and this card is one."""
    if f.scope != "all":
        return REJECT
    return Every((Is("this", replace(f, whose="any")), Compare(Count(replace(f, scope="other")), "=", 0)))


def _only_this_match(v: Any) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Every)
        or len(v.of) != 2
        or not isinstance(v.of[1], Compare)
        or not isinstance(v.of[1].left, Count)
    ):
        return None
    f = replace(v.of[1].left.of, scope="all")
    return {"f": f} if _only_this(f) == v else None


def _has(who: str, field: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Is) or v.who != who or len(getattr(v.filter, field)) != 1:
            return None
        value = getattr(v.filter, field)
        return {"x": value} if v.filter == Filter(**{field: value}) and not value[0].startswith("-") else None

    return match


def _is_match(v: Any) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who, "f": v.filter} if isinstance(who, Ref) else None
