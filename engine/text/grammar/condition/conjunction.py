"""Conditions joined by "and" and "or", and their forms in a sentence. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.controlled import controlled
from engine.text.grammar.condition.identity_and_numbers import identity_and_numbers, only_this_match
from engine.text.grammar.condition.turn_events import turn_events
from engine.text.grammar.condition.zones import zones
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Production, tails, without_end
from engine.trails.tree import Compare, Count, During, Either, Every, Filter, Initiative, Is, Not, PlayerStat
from engine.trails.tree.reads import replace

_STEPS = (
    ("draw", "draw step", "ドローステップ"),
    ("homebase", "homebase step", "拠点ステップ"),
    ("deployment", "deployment step", "配備ステップ"),
    ("combat", "combat phase", "戦闘フェイズ"),
    ("resolution", "combat resolution step", "戦闘解決ステップ"),
    ("cure", "cure phase", "回復フェイズ"),
)


#: How Japanese says for how long: 〜ない限り is "unless".
_LASTS = re.compile(r"間|(?<!ない)(?:限り|かぎり)")


def _no_time(parse: Parse, at: int, end: int, value: Any) -> Any:
    """In an effect 〜間 and 〜限り say how long it lasts (1215.3b), not whether it is done."""
    return REJECT if _LASTS.search(parse.low, max(at, end - 3), end) is not None else value


def conjunction(g: Grammar) -> None:
    """Rules: cond (one), conds (joined by and), conds-if (on which an effect depends)."""
    controlled(g)
    zones(g)
    turn_events(g)
    _players(g)
    identity_and_numbers(g)
    g.add(
        "conds",
        hole("c"),
        en="{c:cond}",
        ja=(
            "{c:cond}(なら|であるなら|の場合|場合|である場合|かぎり|限り|であるかぎり|である限り|のかぎり|の限り|ならば|であれば|間|の間|である間)",
            "{c:cond-ba}",
        ),
        match=lambda v: None if isinstance(v, Every) and only_this_match(v) is None else {"c": v},
    )
    g.add(
        "conds", build=negated, ja=("{c:cond}(でなければ|でないなら|ではないなら|でない場合|でないかぎり|でない限り)",)
    )
    g.add(
        "conds",
        Every((hole("a"), hole("b"))),
        en="{a:cond} and {b:cond}",
        ja="{a:cond-and}{b:cond}(なら|であるなら|場合|の場合|かぎり|限り|であるかぎり)",
    )
    g.add("cond-and", hole("c"), ja="{c:cond}、かつ(、|)")
    g.add(
        "conds",
        Either((hole("a"), hole("b"))),
        en="{a:cond} or {b:cond}",
        ja=(
            "{a:cond}か{b:cond}(なら|場合)",
            "{a:cond}か、{b:cond}(なら|場合)",
            "{a:cond}、または{b:cond}(なら|場合)",
            "{a:cond}または{b:cond}(なら|場合)",
        ),
    )
    g.add("conds-if", hole("c"), match=lambda v: {"c": v}, en="{c:conds}", ja="{c:conds}")
    g.check("conds-if", "ja", _no_time)
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
        g.add("during-at", During((step,), "each"), ja=f"{ja}(に|には|では)(、|)")
        g.add("during1", During((step,), "you"), ja=f"あなたの{ja}中")
        g.add("during1", During((step,), "opponent"), ja=f"相手の{ja}中")
    g.add("unless", build=negated, en="{c:cond}", match=lambda v: {"c": v.what} if isinstance(v, Not) else None)


def derive_conjunction(g: Grammar) -> None:
    """Every condition in the forms that a Japanese clause has before another. Needs all of them to be there."""
    for name, form in (("cond-ba", _ba), ("cond-and", _before_comma)):
        forms = [form(production) for production in g.rule("cond").productions]
        g.rule(name).productions[:0] = [production for production in forms if production.texts["ja"]]


#: How a Japanese clause ends, and how it is joined to another.
_AND = (
    ("いる", "(いて|おり)、"),
    ("ある", "(あって|あり)、"),
    ("ない", "なく、(|かつ|かつ、)"),
    *((f"{most}い", f"{most}く、(|かつ|かつ、)") for most in ("多", "高", "低", "大き", "小さ")),
)


def _before_comma(production: Production) -> Production:
    """The Japanese clause in the form that joins it to another (〜いて、 〜で、)."""
    out: list[str] = []
    for text in (tail for whole in production.texts["ja"] for tail in tails(whole, 2)):
        ends = [(body, new) for end, new in _AND if (body := without_end(text, end)) is not None]
        if ends:
            out += [body + new for body, new in ends]
        else:
            out.append(text + ("で、" if text.endswith("}") else "(で、|で、かつ|であり、かつ)"))
    return Production({"en": (), "ja": out}, production.build, production.match)


def _ba(production: Production) -> Production:
    """The Japanese clause as いれば and あれば."""
    out = [
        body + new
        for text in production.texts["ja"]
        for one in tails(text, 2)
        for end, new in (("いる", "いれば"), ("ある", "あれば"), ("ない", "なければ"))
        if (body := without_end(one, end)) is not None
    ]
    return Production({"en": (), "ja": out}, production.build, lambda value: None)


_REVERSE = {">=": ("<=", -1), "<=": (">=", 1)}


def negated(c: Any) -> Any:
    """What must not hold."""
    if isinstance(c, Compare) and isinstance(c.left, Count) and (c.op, c.right) == (">=", 1):
        return Compare(c.left, "=", 0)
    if isinstance(c, Compare) and isinstance(c.left, Count) and (c.op, c.right) == ("=", 0):
        return Compare(c.left, ">=", 1)
    if isinstance(c, Not):
        return c.what
    if isinstance(c, Initiative):  # one of the two always has it
        return Initiative("you" if c.player == "opponent" else "opponent")
    if isinstance(c, Is) and len(c.filter.states) == 1 and c.filter == Filter(states=c.filter.states):
        state = c.filter.states[0]
        return Is(c.who, Filter(states=(state.removeprefix("-") if state[0] == "-" else f"-{state}",)))
    if isinstance(c, Compare) and c.op in _REVERSE and isinstance(c.right, int):
        op, more = _REVERSE[c.op]
        return Compare(c.left, op, c.right + more)
    return Not(c)


_TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="}


def compared(a: Any, b: Any, op: str) -> Compare:
    """One amount against another. What both players control of a kind is compared from your side."""
    theirs = isinstance(a, Count) and (a.each, a.of.whose, a.of.zone) == (1, "opponent", "field")
    turned = theirs and b == Count(replace(a.of, whose="you"))
    return Compare(b, _TURNED[op], a) if turned else Compare(a, op, b)


def _compared(v: Any, op: str) -> Mapping[str, Any] | None:
    return {"a": v.left, "b": v.right} if isinstance(v, Compare) and v.op == op else None


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
            g.reads(
                "cond",
                Compare(PlayerStat("bond", whose), op, hole("n")),
                en=(
                    f"{has} {{n:num}} {en_op} bond(|s)",
                    f"{has} {{n:num}} bond(|s) {en_op}",
                    f"{has} {{n:num}} {en_op.replace('less', 'fewer')} bond(|s)",
                ),
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
            "cond",
            During((step,), "each"),
            en=(f"(it is|it's) (the|any) {en}", f"during (the|any) {en}"),
            ja=(f"{ja}中", f"(今が|現在|){ja}(|である)"),
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
                Not(During((step,), whose)),
                en=(f"(it isn't|it is not|it's not) {your} {en}", f"outside( of|) {your} {en}"),
                ja=(f"{owner}{ja}中でない", f"{owner}{ja}中ではない"),
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
            build=partial(compared, op=op),
            match=partial(_compared, op=op),
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
            build=partial(compared, op=op),
            match=partial(_compared, op=op),
            en=f"{{a:worked}} is {en} {{b:value}}",
            ja=f"{{a:worked}}が{{b:value}}{ja}",
        )
    g.add("value", hole("n"), en="{n:num}", ja="{n:num}(|点)")
    g.add("value", hole("a"), en="{a:worked}", ja="{a:worked}")
