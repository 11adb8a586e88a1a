"""What a card is, and its numbers. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import STATS
from engine.text.grammar.noun.places import DOING
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Ref, Was, back
from engine.trails.tree import Compare, Count, CountOrgs, During, Either, Every, Filter, Happened, Is, Not, Stat
from engine.trails.tree.nouns import FIGHTING, WAS
from engine.trails.tree.reads import replace

#: States that are asked of this card, or of what a word means: English, Japanese.
STATES = (
    ("attacking", "attacking", "攻撃中"),
    ("attacking alone", "attacking alone", "単独で攻撃中"),
    ("attacking player", "attacking (a player|your opponent)", "(プレイヤー|相手)を攻撃中"),
    ("sclm attacking", "(SCLM attacking|in a SCLM attack)", "スクラム攻撃中"),
    ("defending", "defending", "応戦中"),
    ("combating", "(combating|in combat|attacking or defending)", "戦闘中"),
    ("ready", "ready", "レディ状態"),
    ("action", "actioned", "アクション状態"),
    ("stunned", "stunned", "スタン状態"),
)
#: Said of this card with words of their own.
_AS_IT_IS = tuple(Filter(states=(state,)) for state in ("cursed", "boarded", "linked"))


def _doing(state: str, *, not_: bool) -> str:
    stem = DOING[state].removesuffix("る")
    return f"{stem}{'ない' if not_ else 'る'}"


def _did(state: str, *, not_: bool) -> str:
    return f"{_doing(state, not_=False).removesuffix('る')}{'なかった' if not_ else 'た'}"


def identity_and_numbers(g: Grammar) -> None:
    """More of the rule cond."""
    subjects = (("this", "(this card|this UNIT|this ITEM)", "(これ|このカード|このUNIT|このITEM)が"),)
    for who, en, ja in subjects:
        for state, en_state, ja_state in STATES:
            g.add(
                "cond",
                Is(who, Filter(states=(state,))),
                en=f"{en} is {en_state}",
                ja=(f"{ja}{ja_state}", f"{ja}{DOING[state]}"),
            )
            g.add(
                "cond",
                build=lambda who=who, state=state: Was(Is(who, Filter(states=(state,)))),
                match=partial(_of_this, was=Is(who, Filter(states=(WAS + state,)))),
                en=f"{en} was {en_state}",
                ja=(f"{ja}{ja_state}だった", f"{ja}{_did(state, not_=False)}"),
            )
            g.add(
                "cond",
                Is(who, Filter(states=(f"-{state}",))),
                en=f"{en} (isn't|is not) {en_state}",
                ja=(f"{ja}{ja_state}(でない|ではない)", f"{ja}{DOING[state].removesuffix('る')}ない"),
            )
        g.add(
            "cond",
            Is(who, Filter(icons=hole("x"))),
            where=lambda x: len(x) == 1,
            en=f"{en} has {{x:icons}}",
            ja=f"{ja}{{x:icons}}を(持つ|持っている)",
        )
        g.add(
            "cond",
            Not(Is(who, Filter(icons=hole("x")))),
            where=lambda x: len(x) == 1,
            en=f"{en} (doesn't|does not) have {{x:icons}}",
            ja=f"{ja}{{x:icons}}を(持たない|持っていない)",
        )
        g.add(
            "cond",
            Is(who, Filter(zone="homebase", face="down")),
            en=f"{en} is face-down in your homebase",
            ja=f"{ja}拠点に裏向き",
        )
    g.add(
        "cond",
        build=only_this,
        match=only_this_match,
        en=(
            "this card is the only {f:np}",
            "the only {f:np} is this card",
            "the only {f:np} is this UNIT",
            "this UNIT is the only {f:np}",
        ),
        ja=("{f:np}がこれだけ", "{f:np}はこれだけ"),
    )
    g.reads(
        "cond",
        only_this(Filter(whose="you", types=("UNIT",))),
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
    for state, en_state, ja_state in STATES:
        for sign, verb, ja_ends, was, ja_was in (
            ("", "(is|are)", "(|である)", "was", "だった"),
            ("-", "(isn't|is not|aren't)", "(でない|ではない)", "(wasn't|was not)", "でなかった"),
        ):
            g.add(
                "cond",
                Is(hole("r"), Filter(states=(sign + state,))),
                match=partial(state_match, state=sign + state),
                en=f"{{r:back-s}} {verb} {en_state}",
                ja=(f"{{r:back}}が{ja_state}{ja_ends}", f"{{r:back}}が{_doing(state, not_=bool(sign))}"),
            )
            g.reads(
                "cond",
                Was(Is(hole("r"), Filter(states=(sign + state,)))),
                en=f"{{r:back-s}} {was} {en_state}",
                ja=(f"{{r:back}}が{ja_state}{ja_was}", f"{{r:back}}が{_did(state, not_=bool(sign))}"),
            )
            if state in FIGHTING:  # only a moment after the attack says so of what is there (:meth:`Registers.was`)
                g.add(
                    "cond",
                    build=lambda r: REJECT,
                    match=partial(state_match, state=f"{sign}{WAS}{state}"),
                    en=f"{{r:back-s}} {was} {en_state}",
                    ja=f"{{r:back}}が{ja_state}{ja_was}",
                )
    g.add(
        "cond",
        Is(hole("r"), Filter(states=("cursed",))),
        match=partial(state_match, state="cursed"),
        en="{r:back-s} (is|are) cursed",
        ja="{r:back}が呪われている",
    )
    for state, en_state, ja_state in (*STATES, ("cursed", "cursed", "呪われて")):
        now = "(いる|いた)" if state == "cursed" else "(だった|である|)"
        g.reads(
            "cond",
            Was(Is(hole("r"), Filter(states=(state,)))),
            en=(f"{{r:back-s}} (was|is|were|are) already {en_state}",
                *(("{r:back-s} was cursed",) if state == "cursed" else ())),
            ja=(f"{{r:back}}が(すでに|既に){ja_state}{now}",
                *((f"{{r:back}}が(すでに|既に){_did(state, not_=False)}",) if state != "cursed" else ())),
        )  # fmt: skip
    g.add(
        "cond",
        Is(hole("r"), Filter(icons=hole("x"))),
        where=lambda x: len(x) == 1,
        en="{r:back-s} (has|had|have) {x:icons}",
        ja="{r:back}が{x:icons}を(持つ|持っている|持っていた)",
    )
    g.add(
        "cond",
        build=lambda r, x: Is(r, Filter(orgs=x)) if len(x) == 1 and x[0] != "*" else REJECT,
        en="{r:back-s} (has|had|have) {x:orgs}",
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
                if isinstance(v, Is)
                and v.who == "this"
                and v.filter.zone == "field"
                and v.filter.whose == "any"
                and v.filter not in _AS_IT_IS
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
            en=(f"{en} is tactically linked", f"{en} is Tactical linked"),
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
    for face, en_face, ja_there in (
        ("any", "", "拠点にある"),
        ("up", "face-up ", "(拠点に表向きで(ある|)|拠点で表向き|表向きで拠点にある)"),
    ):  # of arts, which are played from there; see engine.text.reference.assembly for crafts
        g.add("cond", Is("this", Filter(zone="homebase", face=face)), en=f"this card is {en_face}in your homebase",
              ja=f"(これ|このカード)が(あなたの|){ja_there}")  # fmt: skip
    _sharing(g)
    _own_orgs(g)
    g.add(
        "cond",
        shape=Is(hole("r"), hole("f")),
        match=_is_match,
        en="{r:back} (is|was) {f:a-np}",
        ja="{r:back}が{f:np}(|である|だった|であった)",
    )
    g.reads("cond", Is(back(), hole("f")), en="it's {f:a-np}")
    g.add("cond", build=_of_org, en="{r:back-s} (is|was|are|were) {f:np}")
    g.add("cond", build=lambda f: _of_org(back(), f), en="it's {f:np}")
    g.add("cond", build=lambda f: REJECT if (c := _of_org("this", f)) is REJECT else c,
          en="this (card|UNIT) is {f:np}")  # fmt: skip
    g.add(
        "cond",
        Not(Is(hole("r"), hole("f"))),
        match=lambda v: _is_match(v.what) if isinstance(v, Not) else None,
        en=("{r:back} (isn't|is not|wasn't|was not) {f:a-np}", "{r:back} (isn't|is not|wasn't) {f:nps}"),
        ja="{r:back}が{f:np}(でない|ではない)",
    )
    g.reads("cond", Not(Is(back(), hole("f"))), en="it's not {f:a-np}")
    for state, en_state, _ in STATES:
        g.reads("cond", Is(back(), Filter(states=(state,))), en=f"it's {en_state}")
    for state, en_state in (("linked", "(tactically|Tactical) linked"), ("boarded", "boarded"), ("cursed", "cursed")):
        g.reads("cond", Is(back(), Filter(states=(state,))), en=f"(it's|it is) {en_state}")
    g.reads("cond", Is(hole("r"), Filter(states=("boarded",))),
          en=("{r:back-s} has been boarded", "a UNIT (is boarding|has boarded) {r:back}"),
          ja=("{r:back}が搭乗されている", "{r:back}にUNITが搭乗している"))  # fmt: skip
    for field, en, ja in (
        ("cp", "CP cost", "CPコスト"),
        ("str", "STR", "STR"),
        ("def", "DEF", "DEF"),
        ("arts ep", *STATS["arts ep"]),
    ):
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
            en=f"this card has {{n:numw}}{en} organizations",
            ja=f"これが組織を{{n:num}}つ{ja}持つ",
            says=True,
        )
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


def _of_org(r: Any, f: Filter) -> Any:
    """An organization needs no article: "if it's The Unlit"."""
    return Is(r, f) if f.orgs and f == Filter(orgs=f.orgs) else REJECT


def _of_this(v: Any, was: Is) -> Mapping[str, Any] | None:
    return {} if v == was else None


def state_match(v: Any, state: str) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who} if isinstance(who, Ref) and v.filter == Filter(states=(state,)) else None


def _sharing(g: Grammar) -> None:
    """How many organizations there are, and whether all of a kind are something."""
    for whose, en, ja in (("you", "you control", "あなたの"), ("opponent", "your opponent controls", "相手の")):
        has = "control" if whose == "you" else "controls"
        subject = "you" if whose == "you" else "your opponent"
        units = Filter(whose=whose, types=("UNIT",))
        field = "your field" if whose == "you" else "your opponent's field"
        for op, en_op, ja_op in ((">=", "or more", "以上"), ("<=", "or fewer", "以下")):
            g.add(
                "cond",
                Compare(CountOrgs(units), op, hole("n")),
                en=(
                    f"there are {{n:numw}} {en_op} (different |)organizations among UNITs {en}",
                    f"{subject} {has} UNITs (of|with) {{n:numw}} {en_op} different organizations",
                    f"UNITs {en} have {{n:numw}} {en_op} different organizations",
                    f"{subject} {has} {{n:numw}} {en_op} (different |)organizations",
                    f"there are {{n:numw}} {en_op} (different |)organizations on {field}",
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


def only_this(f: Filter) -> Any:
    """There is no other, and this card is one."""
    if f.scope != "all":
        return REJECT
    return Every((Is("this", replace(f, whose="any")), Compare(Count(replace(f, scope="other")), "=", 0)))


def only_this_match(v: Any) -> Mapping[str, Any] | None:
    """What this card is the only one of, if the condition says that."""
    if (
        not isinstance(v, Every)
        or len(v.of) != 2
        or not isinstance(v.of[1], Compare)
        or not isinstance(v.of[1].left, Count)
    ):
        return None
    f = replace(v.of[1].left.of, scope="all")
    return {"f": f} if only_this(f) == v else None


def _is_match(v: Any) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who, "f": v.filter} if isinstance(who, Ref) else None


def about_this(condition: Any) -> bool:
    """Whether "it" after a condition can only be this card."""
    if isinstance(condition, Every | Either):
        return (all if isinstance(condition, Either) else any)(about_this(part) for part in condition.of)
    if isinstance(condition, Not) and isinstance(condition.what, (Every, Happened, Is)):
        return about_this(condition.what)
    if isinstance(condition, Compare) and isinstance(condition.left, Count):
        return condition.left.of.fights == "this" or condition.left.of.among == "crew"
    if isinstance(condition, Compare):
        return isinstance(condition.left, (CountOrgs, Stat)) and condition.left.of == "this"
    if isinstance(condition, Happened):
        return bool(condition.trigger.who == "this")
    return isinstance(condition, Is) and condition.who == "this"
