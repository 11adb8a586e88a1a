"""Conditions: what must hold. English clauses without "if", Japanese ones before なら."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.text import conditions_counts
from engine.text.kernel import REJECT, Grammar, Production, hole
from engine.text.surface import Ref, back
from engine.trails.tree import Compare, Count, During, Every, Filter, Is, Not, PlayerStat, Stat

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
    _players(g)
    _objects(g)
    g.add(
        "conds",
        hole("c"),
        en="{c:cond}",
        ja="{c:cond}(なら|であるなら|の場合|場合)",
        match=lambda v: None if isinstance(v, Every) and _only_this_match(v) is None else {"c": v},
    )
    g.add(
        "conds",
        build=lambda a, b: Every((a, b)),
        en="{a:cond} and {b:cond}",
        ja="{a:cond-and}{b:cond}(なら|であるなら)",
        match=lambda v: {"a": v.of[0], "b": v.of[1]} if isinstance(v, Every) and len(v.of) == 2 else None,
    )
    g.add("cond-and", hole("c"), ja="{c:cond}、かつ(、|)")
    g.add(
        "during",
        hole("c"),
        en="{c:cond}",
        ja="{c:during1}",
        match=lambda v: {"c": v} if isinstance(v, During) else None,
    )
    for step, _, ja in _STEPS:
        g.add("during1", During((step,), "each"), ja=f"{ja}中")
        g.add("during1", During((step,), "you"), ja=f"あなたの{ja}中")
        g.add("during1", During((step,), "opponent"), ja=f"相手の{ja}中")
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


def negated(c: Any) -> Any:
    """What must not hold."""
    if isinstance(c, Compare) and isinstance(c.left, Count) and (c.op, c.right) == (">=", 1):
        return Compare(c.left, "=", 0)
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
        g.add(
            "cond",
            Compare(PlayerStat("bond", whose), "=", hole("n")),
            en=f"{en} bond is {{n:num}}",
            ja=f"{ja}絆が{{n:num}}点",
        )
    for op, en, ja in (("<", "less", "少ない"), (">", "more", "多い"), ("<", "lower", "低い"), (">", "higher", "高い")):
        g.add(
            "cond",
            Compare(PlayerStat("bond", "you"), op, PlayerStat("bond", "opponent")),
            en=f"your bond is {en} than your opponent's(| bond)",
            ja=f"あなたの絆が相手(|の絆)より{ja}",
        )
    for step, en, ja in _STEPS:
        g.add("cond", During((step,), "each"), en=(f"it is (the|any) {en}", f"during (the|any) {en}"), ja=f"{ja}中")
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
            g.add("cond", During((step,), whose), en=(f"it is {your} {en}", f"during {your} {en}"), ja=f"{owner}{ja}中")
        g.add("cond", Not(During((step,), "each")), en=f"it isn't the {en}", ja=(f"{ja}中でない", f"{ja}中ではない"))
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


def _objects(g: Grammar) -> None:
    subjects = (("this", "this card", "これが"),)
    for who, en, ja in subjects:
        for state, en_state, ja_state in _STATES:
            g.add("cond", Is(who, Filter(states=(state,))), en=f"{en} is {en_state}", ja=f"{ja}{ja_state}")
            g.add(
                "cond",
                Is(who, Filter(states=(f"-{state}",))),
                en=f"{en} (isn't|is not) {en_state}",
                ja=f"{ja}{ja_state}(でない|ではない)",
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
        en="this card is the only {f:np}",
        ja=("{f:np}がこれだけ", "{f:np}はこれだけ"),
    )
    g.add(
        "cond", shape=Is(hole("r"), hole("f")), match=_is_match, en="{r:back} (is|was) {f:a-np}", ja="{r:back}が{f:np}"
    )
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
