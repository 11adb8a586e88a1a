"""What objects lose, become or take over from others, and what they have only while they are in a state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import both_languages
from engine.text.grammar.predicate.inflection import bonus_each
from engine.text.grammar.predicate.restrictions import RULES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Ref, Said
from engine.trails.tree import Filter

_WHILE = (
    ("attacking", "攻撃中"),
    ("attacking alone", "単独で攻撃中"),
    ("attacking player", "(プレイヤー|相手)を攻撃中"),
    ("sclm attacking", "スクラム攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("linked", "戦術リンク中"),
    ("boarded", "搭乗されている間"),
    ("ready", "レディ状態である間"),
    ("cursed", "呪われている間"),
)
_STATE_EN = {
    "linked": "tactically linked", "sclm attacking": "SCLM attacking",
    "attacking player": "attacking (a player|your opponent)"
}  # fmt: skip
#: That all organizations of one are taken over, in more words.
_ALL_EN = "(has|have|gains|gain|gets|get) (the|all|all the|all of the) organizations"
_ALL_JA = "(の|が持つ)(組織を持つ|組織をすべて(得る|持つ)|すべての組織を(得る|持つ)|組織すべてを(得る|持つ))"


def loss_and_replacement(g: Grammar) -> None:
    """More of the rules pred and preds, and said."""
    both_languages(
        g,
        ("{u:until}{x:icons}を失う",),
        shape=Predicate("lose icons", hole("x"), hole("u")),
        en=("(loses|lose) {x:icons}{u:until}", "(loses|lose) all {x:icons}{u:until}"),
    )
    both_languages(
        g,
        ("{u:until}{x:orgs}を失う", "{u:until}{x:orgs}の組織を失う", "{u:until}{x:orgs-all}を失う"),
        shape=Predicate("lose orgs", hole("x"), hole("u")),
        en=("(loses|lose) {x:orgs}{u:until}", "(loses|lose) {x:orgs-all}{u:until}"),
    )
    both_languages(
        g,
        ("{u:until}すべての組織を失う", "{u:until}組織をすべて失う"),
        shape=Predicate("lose orgs", ("*",), hole("u")),
        en="(loses|lose) all organizations{u:until}",
    )
    g.add("orgs-all", ("*",), en=("all of its organizations", "all its organizations"), ja=("組織をすべて",))
    both_languages(
        g,
        ("{u:until}すべてのクラフトを失う", "{u:until}クラフトをすべて失う"),
        shape=Predicate("lose crafts", "all", hole("u")),
        en="(loses|lose) all crafts{u:until}",
    )
    both_languages(
        g,
        ("{u:until}{r:back}の組織を得る", "{u:until}{r:back}が持つ組織を得る", f"{{u:until}}{{r:back}}{_ALL_JA}"),
        build=lambda r, u: Predicate("orgs of", r, u),
        match=lambda v: (
            {"r": v.value, "u": v.until}
            if isinstance(v, Predicate) and v.kind == "orgs of" and isinstance(v.value, Ref)
            else None
        ),
        en=(
            "(gains|gain|gets|get) the organizations of {r:back}{u:until}",
            f"{_ALL_EN} of {{r:back}}{{u:until}}",
            "(has|have|gains|gain|gets|get) (all |all of |){r:back}'s organizations{u:until}",
        ),
    )
    both_languages(
        g,
        ("{u:until}これの組織を得る", "{u:until}これが持つ組織を得る", f"{{u:until}}これ{_ALL_JA}"),
        shape=Predicate("orgs of", "this", hole("u")),
        en=(
            "(gains|gain|gets|get) the organizations of this card{u:until}",
            f"{_ALL_EN} of this card{{u:until}}",
            "(has|have|gains|gain|gets|get) (all |all of |)this card's organizations{u:until}",
        ),
    )
    both_languages(
        g,
        ("(このターンの|このターン、)回復フェイズ(中|に|中に|の間)(、|)レディ(しない|できない|されない)",),
        shape=Predicate("rules", ("cannot ready in cure",), "turn"),
        en=(
            "(doesn't|don't|does not|do not|can't|cannot) ready during this turn's cure phase",
            "(doesn't|don't|does not|do not|can't|cannot) ready during the cure phase (this|of this) turn",
        ),
    )
    g.reads(
        "pred",
        Predicate("bonus", hole("x"), "while against this"),
        en="(gets|get) {x:bonus} while (combating|in combat with) this card",
    )
    for state, ja_state in _WHILE:
        en_state = _STATE_EN.get(state, state)
        g.add(
            "pred",
            Predicate("bonus", hole("x"), f"while {state}"),
            match=partial(_while, state=state),
            en=f"(gets|get) {{x:bonus}} while {en_state}",
            ja=(f"{ja_state}(、|){{x:bonus}}を得る", f"{{x:bonus}}を{ja_state}得る"),
        )
        g.add(
            "pred",
            build=lambda x, f, state=state: bonus_each(x, f, f"while {state}"),
            ja=(f"{ja_state}(、|){{f:per}}{{x:bonus}}を得る", f"{{f:per}}{ja_state}(、|){{x:bonus}}を得る"),
        )
        for rule in ("cannot overkill", "cannot be attacked", "cannot be stunned", "cannot fight back", "cannot be ko"):
            row = next(row for row in RULES if row[0] == rule)
            g.add(
                "pred",
                Predicate("rules", (rule,), f"while {state}"),
                en=tuple(f"{text} while {en_state}" for text in row[1]),
                ja=tuple(f"{ja_state}(、|){text}" for text in row[2]),
                match=partial(_rule_while, rule=rule, state=state),
            )
        g.reads("pred", Predicate("crafts", hole("x"), f"while {state}"),
              en=f"(has|have|gains|gain|gets|get) {{x:quoted}} while {en_state}",
              ja=f"{ja_state}(、|){{x:quoted}}を(得る|持つ)")  # fmt: skip
        g.reads(
            "pred",
            Predicate("icons", hole("x"), f"while {state}"),
            en=f"(has|have|gains|gain|gets|get) {{x:icons}} while {en_state}",
            ja=f"{ja_state}(|、){{x:icons}}を(得る|持つ)",
        )
    g.add(
        "preds",
        build=lambda x, y, u: (Predicate("bonus", x, u), Predicate("icons", y, u)),
        en="(gets|get|gains|gain) {x:bonus} and {y:icons}{u:until}",
    )
    for first, second in (("orgs", "icons"), ("icons", "orgs")):
        g.add(
            "preds",
            build=lambda x, y, u, kinds=(first, second): (Predicate(kinds[0], x, u), Predicate(kinds[1], y, u)),
            en=f"(gains|gain|gets|get|has|have) {{x:{first}}} and {{y:{second}}}{{u:until}}",
        )
    for state, _ in _WHILE:
        g.add(
            "pred",
            build=lambda x, f, state=state: bonus_each(x, f, f"while {state}"),
            en=f"(gets|get) {{x:bonus}}{{f:per}} while {_STATE_EN.get(state, state)}",
        )
    for pair, en, ja in (
        (
            ("cannot attack", "cannot fight back"),
            ("can't attack or fight back", "can't attack and can't fight back"),
            ("攻撃も応戦もできない", "攻撃と応戦ができない", "攻撃・応戦できない", "攻撃も応戦もしない"),
        ),
        (
            ("cannot attack", "cannot be attacked"),
            ("can't attack or be attacked",),
            ("攻撃できず攻撃されない", "攻撃できないし攻撃されない"),
        ),
    ):
        g.add("preds", build=lambda u, pair=pair: tuple(Predicate("rules", (rule,), u) for rule in pair),
              en=tuple(text + "{u:until}" for text in en), ja=tuple("{u:until}" + text for text in ja))  # fmt: skip
    _with_numbers(g)
    for types, en_type, ja_types in (
        (("ITEM", "UNIT"), "an ITEM(•|・)UNIT", ("ITEM・UNITになる", "ITEM・UNITである")),
        (("ITEM",), "an ITEM in addition to its other types", ("ITEMでもある", "ITEMにもなる")),
        (("UNIT",), "a UNIT in addition to its other types", ("UNITでもある", "UNITにもなる")),
    ):
        both_languages(
            g,
            tuple("{u:until}" + text for text in ja_types),
            shape=Predicate("types", types, hole("u")),
            en=(
                f"(is|becomes|become) {en_type}{{u:until}}",
                *((f"(is|becomes|become) {en_type.replace('•', '・')}{{u:until}}",) if "•" in en_type else ()),
                *((f"is also {en_type.split(' in ')[0]}{{u:until}}",) if " in " in en_type else ()),
            ),
        )
    both_languages(
        g,
        ("{u:until}呪われている", "{u:until}呪われる", "{u:until}呪われた状態(になる|である)"),
        shape=Predicate("curse", (), hole("u")),
        en=("(is|are) cursed{u:until}", "(becomes|become) cursed{u:until}"),
    )
    both_languages(
        g,
        (
            "{u:until}(その|それらの|両方の)組織を(|すべて|両方)(得る|持つ)",
            "{u:until}選んだ組織を(|すべて|両方)(得る|持つ)",
        ),
        shape=Predicate("orgs of", "chosen", hole("u")),
        en=(
            "(gains|gain|has|have) (that|the chosen) organization{u:until}",
            "(gains|gain|has|have) (those|the chosen|both|all of those|both of those) organizations{u:until}",
        ),
        match=lambda v: (
            {"u": v.until} if isinstance(v, Predicate) and v.kind == "orgs of" and v.value == "chosen" else None
        ),
    )
    both_languages(
        g,
        ("{u:until}それを(得る|持つ)",),
        shape=Predicate("orgs of", "it chosen", hole("u")),
        en="(gains|gain|has|have) it{u:until}",
        match=lambda v: None,
    )
    both_languages(
        g,
        (
            "{u:until}{f:np}が持つ組織を(すべて|)持つ",
            "{u:until}{f:np}の組織を(すべて|)持つ",
            "{u:until}{f:np}が持つ(すべての組織|組織すべて)を(持つ|得る)",
            "{u:until}{f:np}が持つ組織を(すべて|)得る",
            "{u:until}{f:np}の(すべての組織|組織すべて)を(持つ|得る)",
        ),
        build=lambda f, u: Predicate("orgs of", f, u),
        match=lambda v: (
            {"f": v.value, "u": v.until}
            if isinstance(v, Predicate) and v.kind == "orgs of" and isinstance(v.value, Filter)
            else None
        ),
        en=(
            "(has|have|gains|gain) (all|the) organizations (of|among) (all |the |){f:nps}{u:until}",
            "(has|have|gains|gain) (all|all the|the|all of the) organizations (that |){f:nps} have{u:until}",
            "(has|have|gains|gain) every organization (that |){f:nps} have{u:until}",
            "(has|have|gains|gain) each organization (of|among) (all |){f:nps}{u:until}",
        ),
    )
    g.add("pred", Predicate("orgs of", hole("a"), hole("u")), en="(gains|gain) the organizations of {a:aim1}{u:until}")
    for sign, more, ja_more in ((1, "more", "増やす"), (-1, "less", "減らす")):
        g.add(
            "said",
            build=lambda who, n, u, sign=sign: (
                Said(who, (Predicate("wings", n * sign, u),)) if isinstance(n, int) else REJECT
            ),
            match=partial(_wings, sign=sign),
            en=(f"{{who:poss}} Wings of Light is {{n:num}} {more}{{u:until}}",),
            ja=(
                f"{{who:poss}}光まとう翼を{{u:until}}{{n:num}}{ja_more}",
                f"{{u:until-c}}{{who:poss}}光まとう翼を{{n:num}}{ja_more}",
            ),
        )
    for sign, mark in ((1, "+"), (-1, "-")):
        g.add(
            "pred",
            build=lambda n, u, sign=sign: Predicate("wings", n * sign, u) if isinstance(n, int) else REJECT,
            match=partial(_winged, sign=sign),
            en=f"(gets|get) Wings of Light {mark}{{n:num}}{{u:until}}",
        )


def _with_numbers(g: Grammar) -> None:
    """ "becomes an ITEM•UNIT with STR 3 and DEF 3"."""

    def made(n: Any, m: Any, u: Any) -> Any:
        return (Predicate("types", ("ITEM", "UNIT"), u), Predicate("set str", n, u), Predicate("set def", m, u))

    kind, ja = "an ITEM(•|・)UNIT", "ITEM・UNIT"
    for ending, verb in (("", "(になる|である)"), ("-c", "になり"), ("-t", "になって")):
        g.add(
            f"preds{ending}",
            build=made,
            ja=(
                f"{{u:until}}STRが{{n:num}}(で|、)DEFが{{m:num}}の{ja}{verb}",
                f"{{u:until}}STR{{n:num}}(、|で|)DEF{{m:num}}の{ja}{verb}",
            ),
        )
    g.add(
        "preds",
        build=made,
        en=(
            f"(is|becomes|become) {kind} with STR {{n:num}} and DEF {{m:num}}{{u:until}}",
            f"(is|becomes|become) {kind} with {{n:num}} STR and {{m:num}} DEF{{u:until}}",
            f"(is|becomes|become) {kind}{{u:until}} with STR {{n:num}} and DEF {{m:num}}",
        ),
    )


def _rule_while(v: Any, rule: str, state: str) -> Mapping[str, Any] | None:
    return {} if v == Predicate("rules", (rule,), f"while {state}") else None


def _winged(v: Any, sign: int) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "wings" and isinstance(v.value, int) and v.value * sign > 0
    return {"n": abs(v.value), "u": v.until} if fits else None


def _wings(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "wings":
        return None
    n, until = v.predicates[0].value, v.predicates[0].until
    return {"who": v.who, "n": abs(n), "u": until} if isinstance(n, int) and n * sign > 0 else None


def _while(v: Any, state: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "bonus" and v.until == f"while {state}"
    return {"x": v.value} if fits else None
