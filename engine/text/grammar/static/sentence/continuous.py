"""Continuous crafts: what is said, while what holds, in which zones. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.number.limits import with_x
from engine.text.grammar.condition.clause.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Ref, Said, Static
from engine.text.trees import defined
from engine.trails.tree import Filter, Icon
from engine.trails.tree.reads import replace

#: What is said of cards that means something where nobody fights.
_SAID = frozenset(("icons", "crafts", "orgs", "names", "types", "cp"))


def add(g: Grammar) -> None:
    """Rules: static, statics (value: tuple of statics), ssaid."""
    g.reads(
        "static",
        Static(hole("said"), hole("c")),
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
    g.reads("static", Static(hole("said"), hole("c")), en="{said:ssaid} {c:when}")
    g.add("static", build=lambda who, c, p, x: Static(Said(who, p), c), ja="{who:subj}{c:during1}{x:sep}{p:preds}")
    g.add("static", build=lambda who, c, p: Static(Said(who, p), c),
          ja="{who:subj}{c:during-at}{p:preds}")  # fmt: skip
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
    g.reads(
        "craft-line",
        ("icons", (Icon("Curse"),)),
        en="this card is cursed(.|)",
        ja="(これ|このカード)は呪われている(。|)",
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
                f"{{f:nps}} (cost|costs) {{n:num}} {word}( CP|)",
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
        en=("{a:static}(; |. |, )otherwise, {b:ssaid}(.|)", "{a:static}(; |. |, )otherwise, {b:ssaid} instead(.|)"),
        ja="{a:static}。(そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら|それ以外は)(、|){b:ssaid}(。|)",
    )
    g.add(
        "statics",
        build=lambda a, p: _either_way(a, Said(a.said.who, p)),
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
    """In all zones: of its own card, or what cards of yours are and have that can lie in any of them."""
    return Static(said, c, True) if said.who == "this" or in_all_zones(said) else REJECT


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


def in_all_zones(said: Said) -> bool:
    """Whether it can be said of cards of yours in all zones: what they are by themselves, not what becomes of them on
    the field."""
    f: Any = said.who
    if not isinstance(f, Filter) or not (f.orgs or f.types or f.names or f.subnames):
        return False
    bare = replace(f, orgs=(), types=(), names=(), subnames=(), ranges=(), scope="all")
    return bare == Filter(whose="you") and all(part.kind in _SAID for part in said.predicates)
