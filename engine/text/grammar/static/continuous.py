"""What continuous crafts say, also of what a card costs where it lies. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.numerals import with_x
from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.condition.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Ref, Said, Static
from engine.text.trees import defined
from engine.trails.tree import CostChange, Filter, Icon
from engine.trails.tree.reads import replace

#: What is said of cards that means something where nobody fights.
_SAID = frozenset(("icons", "crafts", "orgs", "names", "types", "cp"))


def continuous(g: Grammar) -> None:
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
    g.add("statics", (hole("a"),), en="{a:static}(.|)", ja="{a:static}(。|)")
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


def own_zone(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for kind, en, ja, by in (
        ("less", "less", "(減らす|減る)", "reduced"),
        ("more", "more", "(増やす|増える)", "increased"),
    ):
        for zone, word, ja_zone in (("hand", "hand", "手札"), ("homebase", "homebase", "拠点")):

            def made(n: Any, kind: str = kind, zone: str = zone) -> Any:
                return Said("this", (Predicate("costs", (CostChange(kind, n, "play", "you", "", zone),)),))

            def match(v: Any, made: Any = made) -> Mapping[str, Any] | None:
                costs: Any = v.predicates[0].value if isinstance(v, Said) and v.predicates[0].kind == "costs" else ()
                return {"n": costs[0].amount} if len(costs) == 1 and v == made(costs[0].amount) else None

            this = "this (card|UNIT|ITEM|EVENT)"
            lying_en: tuple[str, ...] = (
                f"the (CP |EP |)cost of {this} in your {word} is {{n:num}} {en}",
                f"the (CP |EP |)cost of {this} in your {word} is {by} by {{n:num}}",
                f"{this} in your {word} costs {{n:num}} {en}( CP| EP|)( to play|)",
                f"{this} in your {word} has {{n:num}} {en} (CP|EP) cost",
            )
            lying_ja: tuple[str, ...] = (
                f"(あなたの|){ja_zone}にある(これ|このカード)の(CP|EP|)コスト(を|は){{n:num}}{ja}",
                f"(あなたの|){ja_zone}の(これ|このカード)の(CP|EP|)コスト(を|は){{n:num}}{ja}",
            )
            lies = f"(あなたの|){ja_zone}(にある|の)(これ|このカード)の(CP|EP|)コスト(を|は)"
            per_ja: tuple[str, ...] = (f"{lies}(、|){{f:per}}{{n:num}}{ja}", f"{{f:per}}{lies}{{n:num}}{ja}")
            per_en = tuple(text + "{f:per}" for text in lying_en[:3])
            played_en = f"{this} costs {{n:num}} {en}( CP| EP|) to play from your {word}"
            played_ja = f"(あなたの|){ja_zone}から(プレイする|プレイされる)これの(CP|EP|)コスト(を|は){{n:num}}{ja}"
            if zone == "hand":  # in the hand that number itself is another one (1304.2)
                sign = 1 if kind == "more" else -1
                g.add("ssaid", build=partial(_held, sign=sign), match=partial(_held_match, sign=sign),
                      en=lying_en, ja=lying_ja)  # fmt: skip
                g.add("ssaid", build=partial(_held, sign=sign), match=partial(_held_per, sign=sign),
                      en=per_en, ja=per_ja)  # fmt: skip
                lying_en, lying_ja, per_en, per_ja = (), (), (), ()
            g.add("ssaid", build=made, match=match, en=(*lying_en, played_en), ja=(*lying_ja, played_ja))
            g.add(
                "ssaid",
                build=partial(_scaled, made=made),
                match=partial(_played_per, match=match),
                en=(*per_en, played_en + "{f:per}"),
                ja=(
                    *per_ja,
                    f"(あなたの|){ja_zone}から(プレイする|プレイされる)これの(CP|EP|)コスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                ),
            )


def _held(n: Any, sign: int, f: Any = None) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Said("this", (Predicate("held", sign * n if f is None else scale(sign * n, f)),))


def _held_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    number: Any = v.predicates[0].value if isinstance(v, Said) and v.predicates[0].kind == "held" else None
    return {"n": abs(number)} if isinstance(number, int) and number * sign > 0 and len(v.predicates) == 1 else None


def _held_per(v: Any, sign: int) -> Mapping[str, Any] | None:
    return per_match(v, sign, "held")


def _scaled(n: Any, f: Any, made: Any) -> Any:
    return made(scale(n, f)) if isinstance(n, int) else REJECT


def _played_per(v: Any, match: Any) -> Mapping[str, Any] | None:
    holes = match(v)
    found = None if holes is None else unscale((holes["n"],))
    return None if holes is None or found is None else {"f": found[0], "n": found[1][0]}


def per_match(v: Any, sign: int, field: str = "cp") -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1 or v.predicates[0].kind != field:
        return None
    found = unscale((v.predicates[0].value,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return {"f": found[0], "n": abs(found[1][0])}
