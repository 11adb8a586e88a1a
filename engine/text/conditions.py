"""Conditions: what must hold. English clauses without "if", Japanese ones before なら."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.text.amounts import counter
from engine.text.kernel import REJECT, Grammar, Hole, Production
from engine.text.surface import SUBJECT, Ref
from engine.trails.tree import Compare, Count, During, Every, Filter, Is, Not, PlayerStat, Stat

_OWNERS = (("you", "you", "あなたの"), ("opponent", "your opponent", "相手の"))
_ZONES = (("homebase", "拠点"), ("trail", "軌跡"), ("hand", "手札"), ("deck", "デッキ"))
_STEPS = (("draw", "draw step", "ドローステップ"), ("homebase", "homebase step", "拠点ステップ"),
          ("deployment", "deployment step", "配備ステップ"), ("combat", "combat phase", "戦闘フェイズ"),
          ("cure", "cure phase", "回復フェイズ"))  # fmt: skip
_OPS = ((">=", "{n:numw} or more", "以上"), ("<=", "{n:numw} or fewer", "以下"), ("=", "exactly {n:numw}", ""))


def _counted(op: str, right: int | None = None, **fixed: str) -> Any:
    """Match ``Compare(Count(filter), op, n)`` for a filter with the given fields; holes f (fields removed) and n."""

    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Count) or v.left.each != 1:
            return None
        if (right is not None and v.right != right) or not isinstance(v.right, int):
            return None
        f = v.left.of
        if any(getattr(f, name) != value for name, value in fixed.items()):
            return None
        return {"n": v.right, "f": f, "m": (v.right, v.right, counter(f)), "g": f}

    return match


def _strip(match: Any, **reset: str) -> Any:
    def stripped(v: Any) -> Mapping[str, Any] | None:
        holes = match(v)
        if holes is None:
            return None
        return {**holes, "f": replace(holes["f"], **reset)}

    return stripped


def _owned(f: Filter, whose: str) -> Any:
    """The filter of a noun after "you control"."""
    if f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    return replace(f, whose=whose)


def _zoned(f: Filter, zone: str, whose: str) -> Any:
    types_only = f.zone == "homebase" and bool(f.types)
    if f.whose != "any" or not (f.zone == "field" or types_only):
        return REJECT
    return replace(f, whose=whose, zone=zone)


def _compare(f: Any, op: str, n: Any) -> Any:
    return REJECT if f is REJECT else Compare(Count(f), op, n)


def add(g: Grammar) -> None:
    """Rules: cond (one), conds (joined by and)."""
    _controls(g)
    _zones(g)
    _players(g)
    _objects(g)
    g.add("conds", Hole("c"), en="{c:cond}", ja="{c:cond}(なら|であるなら|の場合|場合)", match=lambda v: None if isinstance(v, Every) else {"c": v})
    g.add("conds", build=lambda a, b: Every((a, b)), en="{a:cond} and {b:cond}", ja="{a:cond-and}{b:cond}(なら|であるなら)",
          match=lambda v: {"a": v.of[0], "b": v.of[1]} if isinstance(v, Every) and len(v.of) == 2 else None)  # fmt: skip
    g.add("cond-and", Hole("c"), ja="{c:cond}、かつ(、|)")
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
        for end, new in (("いる", "いて、"), ("ある", "あって、"), ("ない", "なく、"), ("いる", "おり、"), ("ある", "あり、")):
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


def _controls(g: Grammar) -> None:
    for whose, en, ja in _OWNERS:
        has = "control" if whose == "you" else "controls"
        no = "don't" if whose == "you" else "doesn't"
        mine = {"whose": whose}

        def own(f: Filter, whose: str = whose) -> Any:
            return _owned(f, whose)

        one = _strip(_counted(">=", 1, zone="field", **mine), whose="any")
        g.add("cond", build=lambda f, own=own: _compare(own(f), ">=", 1), match=one, en=f"{en} {has} {{f:a-np}}")
        g.add("cond", build=lambda f: _compare(f if f.whose != "any" else REJECT, ">=", 1), match=None,
              ja="{f:np}が(いる|ある)")  # fmt: skip
        g.add("cond", build=lambda f, own=own: _compare(own(f), ">=", 1), match=one, ja=f"{ja}場に{{f:np}}が(いる|ある)")
        none = _strip(_counted("=", 0, zone="field", **mine), whose="any")
        g.add("cond", build=lambda f, own=own: _compare(own(f), "=", 0), match=none, en=f"{en} {no} control {{f:a-np}}")
        g.add("cond", build=lambda f, own=own: _compare(own(f), "=", 0), en=(f"{en} {no} control any {{f:nps}}", f"{en} {has} no {{f:nps}}"))
        g.add("cond", build=lambda f: _compare(f if f.whose != "any" else REJECT, "=", 0), ja="{f:np}が(いない|ない)")
        g.add("cond", build=lambda f, own=own: _compare(own(f), "=", 0), match=none, ja=f"{ja}場に{{f:np}}が(いない|ない)")
        for op, en_op, ja_op in _OPS:
            many = _strip(_counted(op, zone="field", **mine), whose="any")
            g.add("cond", build=lambda f, n, own=own, op=op: _compare(own(f), op, n), match=many,
                  en=(f"{en} {has} {en_op} {{f:nps}}", f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}"))  # fmt: skip
            g.add("cond", build=lambda f, m, own=own, op=op: _compare(own(f), op, m[1]), match=many,
                  ja=f"{ja}場に{{f:np}}が{{m:cnt}}{ja_op}(いる|ある)")  # fmt: skip
    g.add("cond", build=_more, match=_more_match, en="you control more {f:nps} than your opponent",
          ja=("あなたの場の{f:np}が相手より多い", "あなたの{f:np}が相手より多い"))  # fmt: skip
    g.add("cond", build=_fewer, match=_fewer_match, en=("you control fewer {f:nps} than your opponent",
          "your opponent controls more {f:nps} than you"), ja=("あなたの場の{f:np}が相手より少ない", "あなたの{f:np}が相手より少ない"))  # fmt: skip


def _more(f: Filter) -> Any:
    mine, theirs = _owned(f, "you"), _owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), ">", Count(theirs))


def _fewer(f: Filter) -> Any:
    mine, theirs = _owned(f, "you"), _owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), "<", Count(theirs))


def _two(v: Any, op: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Count) or not isinstance(v.right, Count):
        return None
    f = replace(v.left.of, whose="any")
    return {"f": f} if (replace(f, whose="you"), replace(f, whose="opponent")) == (v.left.of, v.right.of) else None


def _more_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, ">")


def _fewer_match(v: Any) -> Mapping[str, Any] | None:
    return _two(v, "<")


def _zones(g: Grammar) -> None:
    for whose, en, ja in _OWNERS:
        has, no = ("have", "don't have") if whose == "you" else ("has", "doesn't have")

        def placed(f: Filter, op: str, n: Any, whose: str = whose) -> Any:
            if f.zone == "field" or f.whose not in (whose, SUBJECT):
                return REJECT
            return Compare(Count(replace(f, whose=whose)), op, n)

        def said(match: Any, whose: str = whose) -> Any:
            def matched(v: Any) -> Mapping[str, Any] | None:
                holes = match(v)
                if holes is None or holes["f"].zone == "field" or holes["f"].whose != whose:
                    return None
                return {**holes, "f": replace(holes["f"], whose=whose if whose == "you" else SUBJECT)}

            return matched

        g.add("cond", build=lambda f, placed=placed: placed(f, ">=", 1), match=said(_counted(">=", 1)), en=f"{en} {has} {{f:a-np}}")
        g.add("cond", build=lambda f, placed=placed: placed(f, "=", 0), match=said(_counted("=", 0)),
              en=(f"{en} {has} no {{f:nps}}", f"{en} {no} any {{f:nps}}"))  # fmt: skip
        for op, en_op, _ in _OPS:
            g.add("cond", build=lambda f, n, placed=placed, op=op: placed(f, op, n), match=said(_counted(op)),
                  en=(f"{en} {has} {en_op} {{f:nps}}", f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}"))  # fmt: skip
        for zone, ja_zone in _ZONES:
            where = {"zone": zone, "whose": whose}

            def put(f: Filter, zone: str = zone, whose: str = whose) -> Any:
                return _zoned(f, zone, whose)

            def part(match: Any) -> Any:
                def matched(v: Any) -> Mapping[str, Any] | None:
                    holes = match(v)
                    if holes is None:
                        return None
                    f = replace(holes["f"], zone="field", whose="any")
                    bare = f.types and set(f.types) <= {"EVENT", "BASE"}
                    return {**holes, "f": replace(f, zone="homebase") if bare else f}

                return matched

            g.add("cond", build=lambda f, put=put: _compare(put(f), ">=", 1), match=part(_counted(">=", 1, **where)),
                  ja=f"{ja}{ja_zone}に{{f:card}}が(ある|いる)")  # fmt: skip
            g.add("cond", build=lambda f, put=put: _compare(put(f), "=", 0), match=part(_counted("=", 0, **where)),
                  ja=f"{ja}{ja_zone}に{{f:card}}が(ない|いない)")  # fmt: skip
            for op, _, ja_op in _OPS:
                g.add("cond", build=lambda f, m, put=put, op=op: _compare(put(f), op, m[1]), match=part(_counted(op, **where)),
                      ja=f"{ja}{ja_zone}に{{f:card}}が{{m:cnt}}{ja_op}(ある|いる)")  # fmt: skip
                g.add("cond", build=lambda m, op=op, zone=zone, whose=whose: Compare(Count(Filter(zone=zone, whose=whose)), op, m[1]),
                      ja=f"{ja}{ja_zone}(のカード|)が{{m:cnt}}{ja_op}")  # fmt: skip
    for op, en_op, _ in _OPS:
        g.add("cond", build=lambda f, n, op=op: Compare(Count(f), op, n), en=f"there are {en_op} {{f:nps}}",
              match=_counted(op))  # fmt: skip
    g.add("cond", build=lambda f: Compare(Count(f), "=", 0), en="there are no {f:nps}", match=_counted("=", 0))
    g.add("cond", build=lambda f: Compare(Count(f), ">=", 1), en="there is {f:a-np}", match=_counted(">=", 1))
    for op, _, ja_op in _OPS:
        g.add("cond", build=lambda f, m, op=op: Compare(Count(f), op, m[1]), ja=f"{{f:np}}が{{m:cnt}}{ja_op}(いる|ある)", match=_counted(op))
    g.add("card", Hole("f"), ja="{f:np}", match=lambda v: {"f": v})
    g.custom_print("card", "ja", lambda v, s: _say_card(g, v, s))
    g.add("a-card", Hole("f"), en="{f:a-np}")
    g.custom_print("a-card", "en", lambda v, s: _trim(g.print("a-np", v, "en", s)))


def _trim(text: str | None) -> str | None:
    return None if text is None else text.replace(" on the field", "")


def _say_card(g: Grammar, f: Filter, speaker: Any) -> str | None:
    text = g.print("np", f, "ja", speaker)
    return None if text is None else text.removeprefix("場の")


def _players(g: Grammar) -> None:
    for whose, en, ja in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
            g.add("cond", Compare(PlayerStat("bond", whose), op, Hole("n")),  # type: ignore[arg-type]
                  en=f"{en} bond is {{n:num}} {en_op}", ja=f"{ja}絆が{{n:num}}(点|){ja_op}")  # fmt: skip
        g.add("cond", Compare(PlayerStat("bond", whose), "=", Hole("n")), en=f"{en} bond is {{n:num}}", ja=f"{ja}絆が{{n:num}}点")  # type: ignore[arg-type]
    for op, en, ja in (("<", "less", "少ない"), (">", "more", "多い"), ("<", "lower", "低い"), (">", "higher", "高い")):
        g.add("cond", Compare(PlayerStat("bond", "you"), op, PlayerStat("bond", "opponent")),
              en=f"your bond is {en} than your opponent's(| bond)", ja=f"あなたの絆が相手(|の絆)より{ja}")  # fmt: skip
    for step, en, ja in _STEPS:
        g.add("cond", During((step,), "each"), en=(f"it is (the|any) {en}", f"during (the|any) {en}"), ja=f"{ja}中")
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
            g.add("cond", During((step,), whose), en=(f"it is {your} {en}", f"during {your} {en}"), ja=f"{owner}{ja}中")
        g.add("cond", Not(During((step,), "each")), en=f"it isn't the {en}", ja=(f"{ja}中でない", f"{ja}中ではない"))
    for op, en, ja in ((">=", "at least", "以上"), ("<=", "at most", "以下")):
        g.add("cond", Compare(Hole("a"), op, Hole("b")), en=f"{{a:worked}} is {en} {{b:value}}", ja=f"{{a:worked}}が{{b:value}}{ja}",  # type: ignore[arg-type]
              match=lambda v, op=op: {"a": v.left, "b": v.right} if isinstance(v, Compare) and v.op == op else None)  # fmt: skip
    for op, en, ja in ((">", "more than", "より大きい"), ("<", "less than", "より小さい"), ("=", "equal to", "に等しい")):
        g.add("cond", Compare(Hole("a"), op, Hole("b")), en=f"{{a:worked}} is {en} {{b:value}}", ja=f"{{a:worked}}が{{b:value}}{ja}",  # type: ignore[arg-type]
              match=lambda v, op=op: {"a": v.left, "b": v.right} if isinstance(v, Compare) and v.op == op else None)  # fmt: skip
    g.add("value", Hole("n"), en="{n:num}", ja="{n:num}(|点)")
    g.add("value", Hole("a"), en="{a:worked}", ja="{a:worked}")


_STATES = (("attacking", "attacking", "攻撃中"), ("defending", "defending", "応戦中"), ("combating", "combating", "戦闘中"),
           ("ready", "ready", "レディ状態"), ("action", "actioned", "アクション状態"), ("stunned", "stunned", "スタン状態"))  # fmt: skip


def _objects(g: Grammar) -> None:
    subjects = (("this", "this card", "これが"),)
    for who, en, ja in subjects:
        for state, en_state, ja_state in _STATES:
            g.add("cond", Is(who, Filter(states=(state,))), en=f"{en} is {en_state}", ja=f"{ja}{ja_state}")
            g.add("cond", Is(who, Filter(states=(f"-{state}",))), en=f"{en} (isn't|is not) {en_state}", ja=f"{ja}{ja_state}(でない|ではない)")
        g.add("cond", build=lambda x, who=who: Is(who, Filter(icons=x)) if len(x) == 1 else REJECT, match=_has(who, "icons"),
              en=f"{en} has {{x:icons}}", ja=f"{ja}{{x:icons}}を(持つ|持っている)")  # fmt: skip
        g.add("cond", Is(who, Filter(zone="homebase", face="down")), en=f"{en} is face-down in your homebase", ja=f"{ja}拠点に裏向き")
    g.add("cond", build=lambda r, f: Is(r, f), match=_is_match, en="{r:back} (is|was) {f:a-np}", ja="{r:back}が{f:np}")
    for field, en, ja in (("cp", "CP cost", "CPコスト"), ("str", "STR", "STR"), ("def", "DEF", "DEF")):
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
            g.add("cond", Compare(Stat(field, "this"), op, Hole("n")), en=f"this card's {en} is {{n:num}} {en_op}",  # type: ignore[arg-type]
                  ja=f"これの{ja}が{{n:num}}{ja_op}")  # fmt: skip
            g.add("cond", Compare(Stat(field, Ref("it")), op, Hole("n")), en=f"its {en} is {{n:num}} {en_op}",  # type: ignore[arg-type]
                  ja=f"(それの|その){ja}が{{n:num}}{ja_op}")  # fmt: skip


def _has(who: str, field: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Is) or v.who != who or len(getattr(v.filter, field)) != 1:
            return None
        value = getattr(v.filter, field)
        return {"x": value} if v.filter == Filter(**{field: value}) and not value[0].startswith("-") else None

    return match


def _is_match(v: Any) -> Mapping[str, Any] | None:
    return {"r": v.who, "f": v.filter} if isinstance(v, Is) and isinstance(v.who, Ref) else None
