"""How something is: in a state or not, in combat with something, with support, the highest of its kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.grammar.amount.number.numerals import OPS
from engine.text.grammar.condition.count.controlled import JUST
from engine.text.grammar.condition.object.identity_and_numbers import only_this, only_this_match, state_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Ref, Said, Was
from engine.trails.tree import Compare, Count, Filter, Is, Not
from engine.trails.tree.reads import replace

#: Who is meant: English, Japanese, and as a filter names whom something fights.
_WHO = (("this (card|UNIT)", "(これ|このカード|このUNIT)", "this"), ("(it|that UNIT)", "(それ|そのUNIT)", "~it"))
_FIGHTS = "(is |was |)(combating|in combat with|fighting)"
_ABLE_JA = "(可能な限り|可能なら|可能であれば)(、|)"
_BACK_JA = "応戦(する|しなければならない)"
_BACK_EN = "(fights back|must fight back|has to fight back)( against|)"


def combat_opponents(g: Grammar) -> None:
    """Add to the rules "cond", "ssaid" and "said"; this card that is not the only one; who controls what was named."""
    for state, has, ja_has in (("arts", "has arts", "アーツを持つ"), ("-arts", "doesn't have arts", "アーツを持たない"),
                               ("craft", "has a craft", "クラフトを持つ")):  # fmt: skip
        g.add("cond", Is(hole("r"), Filter(states=(state,))), says=True, en=f"{{r:back-s}} {has}",
              ja=f"{{r:back}}が{ja_has}", match=partial(state_match, state=state))  # fmt: skip
    for whose, en, ja in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
        g.reads("cond", Is(hole("r"), Filter(whose=whose)), en=f"{en} (still |)controls? {{r:back}}"
              .replace("controls?", "control" if whose == "you" else "controls"),
              ja=(f"{ja}が(まだ|){{r:back}}を支配している", f"{{r:back}}を{ja}が(まだ|)支配している"))  # fmt: skip
        attackers = Count(Filter(whose=whose, types=("UNIT",), states=("attacking",)))
        g.reads("cond", Compare(attackers, ">=", 1),
              en=f"{en} {'are' if whose == 'you' else 'is'} attacking",
              ja=f"{ja}が攻撃(している|中である|中)")  # fmt: skip
    g.add("cond", build=lambda f: REJECT if (only := only_this(f)) is REJECT else Not(only),
          match=lambda v: only_this_match(v.what) if isinstance(v, Not) else None,
          en="this card (isn't|is not) the only {f:np}",
          ja="{f:np}(がこれだけ|はこれだけ)(でない|ではない)")  # fmt: skip
    for en, ja, who in _WHO:
        for op, en_op, ja_op in OPS:
            made = partial(_fought, op=op, who=who)
            g.add("cond", build=made, en=f"{en} {_FIGHTS} {en_op} {{f:nps}}",
                  ja=(f"{ja}が{JUST[op]}{{n:num}}(つ|体){ja_op}の{{f:np}}と戦闘(中|中である|している)",
                      f"{ja}が{{f:np}}{JUST[op]}{{n:num}}(つ|体){ja_op}と戦闘(中|中である|している)"))  # fmt: skip
        g.add("cond", build=lambda f, who=who: _fought(1, f, "=", who),
              en=f"{en} {_FIGHTS} (exactly|only) one {{f:np}}")  # fmt: skip
        # what attacks fights one, so that several fight a UNIT only where they attack it
        g.add("cond", build=partial(_attacked, who=who),
              en=(f"{en} (is |was |)(being |)attacked by {{n:numw}} or more {{f:nps}}",
                  f"{{n:numw}} or more {{f:nps}} (are attacking|attack) {en}"),
              ja=(f"{{n:num}}(つ|体)以上の{{f:np}}が{ja}を攻撃(中|中である|している)",
                  f"{ja}が{{n:num}}(つ|体)以上の{{f:np}}に攻撃されている",
                  f"{ja}が{{f:np}}{{n:num}}(つ|体)以上に攻撃されている"))  # fmt: skip
    g.reads(
        "ssaid",
        Said("this", (Predicate("rules", ("fought back if able",)),)),
        en=(f"your opponent {_BACK_EN} this (card|UNIT) if able",
            f"if this (card|UNIT) SCLM attacks, (your opponent|they) {_BACK_EN} (this card|this UNIT|it) if able"),
        ja=(f"相手は{_ABLE_JA}これ(に|へ|を){_BACK_JA}", f"相手はこれ(に|へ){_ABLE_JA}{_BACK_JA}",
            f"相手はスクラム攻撃され(た|る)(時|場合|なら)(、|){_ABLE_JA}これ(に|へ|を){_BACK_JA}",
            f"(これが|)スクラム攻撃(した|する)(時|場合|なら)(、|)相手は{_ABLE_JA}これ(に|へ|を){_BACK_JA}"),
    )  # fmt: skip
    g.add(
        "said",
        build=lambda w, u: Said(w, (Predicate("rules", ("fought back if able",), u),)),
        en=(f"{{u:lead}}your opponent {_BACK_EN} {{w:duty}} if able",
            f"your opponent {_BACK_EN} {{w:duty}}{{u:until}} if able",
            f"your opponent {_BACK_EN} {{w:duty}} if able{{u:until-1}}"),
        ja=(f"{{u:until-c}}相手は{_ABLE_JA}{{w:duty}}(に|へ|を){_BACK_JA}",
            f"相手は{{u:until-c}}{_ABLE_JA}{{w:duty}}(に|へ|を){_BACK_JA}",
            f"相手は{{u:until-c}}{{w:duty}}(に|へ){_ABLE_JA}{_BACK_JA}"),
    )  # fmt: skip
    g.reads("pred", Predicate("rules", ("fought back if able",), hole("u")),
          en="must be fought back{u:until-1} if able")  # fmt: skip


def _fought(n: Any, f: Filter, op: str, who: str) -> Any:
    """So many of a kind fight it: each side of an attack fights the other (804.5)."""
    odd = f.zone != "field" or f.whose == "you" or f.fights or f.scope != "all" or "combating" in f.states
    if odd or not isinstance(n, int) or n < 1:
        return REJECT
    return Compare(Count(replace(f, fights=who)), op, n)


def _attacked(n: Any, f: Filter, who: str) -> Any:
    return _fought(n, f, ">=", who) if isinstance(n, int) and n > 1 else REJECT


_SUPPORT = (
    ("support", "has", "had", "(持つ|持っている|得ている)", "持っていた"),
    (
        "-support",
        "(doesn't have|does not have|has no|lacks)",
        "(didn't have|had no)",
        "(持たない|持っていない|得ていない)",
        "持っていなかった",
    ),
)


def support(g: Grammar) -> None:
    """Add to the rule "cond": "if this card has support"; "if it had no support"."""
    ours = "(これ|このカード|このUNIT)"
    for state, has, had, now, past in _SUPPORT:
        f = Filter(states=(state,))
        en, ja = f"{has} support", f"がサポートを{now}"
        this, that = partial(_is, f=f, this=True), partial(_is, f=f, this=False)
        g.add("cond", Is("this", f), match=this, en=f"this card {en}", ja=f"これ{ja}", says=True)
        g.reads("cond", Is("this", f), en=f"this (card|UNIT) {en}", ja=ours + ja)
        g.add("cond", Is(hole("r"), f), match=that, en=f"{{r:back-s}} {en}", ja=f"{{r:back}}{ja}", says=True)
        g.reads("cond", Is(hole("r"), f), en=f"{{r:back-s}} {en}", ja=f"{{r:back}}{ja}")
        g.reads("cond", Was(Is(hole("r"), f)), en=f"{{r:back-s}} {had} support",
              ja=f"{{r:back}}がサポートを{past}")  # fmt: skip


def _is(v: Any, f: Filter, this: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Is) or v.filter != f:
        return None
    who: Any = v.who
    if this:
        return {} if who == "this" else None
    return {"r": who} if isinstance(who, Ref) else None


_NOT = (
    (
        "linked",
        "(tactically|Tactical) linked",
        "(戦術リンク(中|状態)で(ない|はない)|戦術リンク(していない|されていない))",
    ),
    ("boarded", "boarded", "搭乗されていない"),
    ("cursed", "cursed", "呪われていない"),
)
_HAS = (("arts", "(arts|an arts|an arts ability)", "アーツ(能力|)"), ("craft", "(a craft|crafts)", "クラフト"))


def negated_state(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for state, en, ja in _NOT:
        shape = Is("this", Filter(states=(f"-{state}",)))
        g.reads("cond", shape, en=f"this (card|UNIT|ITEM) (isn't|is not) {en}", ja=f"(これ|このカード)が{ja}")
        that = Is(hole("r"), Filter(states=(f"-{state}",)))
        g.reads("cond", that, en=f"{{r:back-s}} (isn't|is not|aren't|are not) {en}", ja=f"{{r:back}}が{ja}")
    for state, en, ja in _HAS:
        for none, have, has in (
            ("", "(has|had)", "を(持つ|持っている|持っていた)"),
            ("-", "(doesn't|didn't) have", "を(持たない|持っていない)"),
        ):
            that = Is(hole("r"), Filter(states=(none + state,)))
            g.reads("cond", that, en=f"{{r:back-s}} {have} {en}", ja=f"{{r:back}}が{ja}{has}")


def superlative(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for way, most, ja_most in (
        ("least", "(lowest|smallest)", "(低い|小さい)"),
        ("most", "(highest|greatest|largest)", "(高い|大きい)"),
    ):
        for field, (en, ja) in STATS.items():
            if field in ("ep", "level"):
                continue
            build = partial(_is_most, extreme=f"{way} {field}")
            for who, has, s, ja_who in (("this", "this (card|UNIT) has", "this (card|UNIT)'s", "(これ|このカード)"),
                                        ("it", "(it|that UNIT) has", "its", "(それ|そのUNIT)")):  # fmt: skip
                g.add(
                    "cond",
                    build=partial(build, who=who),
                    match=partial(_is_most_match, extreme=f"{way} {field}", this=who == "this"),
                    en=(f"{has} the {most} {en} (among|of) (all |){{f:nps}}",
                        f"{s} {en} is the {most} (among|of) (all |){{f:nps}}"),
                    ja=(f"{{f:np}}の(中で|うち)(、|){ja_who}の{ja}が(最も|一番){ja_most}",
                        f"{ja_who}の{ja}が{{f:np}}の(中で|うち)(最も|一番){ja_most}"),
                )  # fmt: skip


def _is_most(f: Filter, who: str, extreme: str) -> Any:
    """Nothing else that fits has more; it is one of them itself."""
    if f.zone != "field" or f.extreme or f.scope != "all":
        return REJECT
    return Is("this" if who == "this" else Ref("it"), replace(f, extreme=extreme))  # type: ignore[arg-type]


def _is_most_match(v: Any, extreme: str, this: bool) -> Mapping[str, Any] | None:
    fits = isinstance(v, Is) and v.filter.extreme == extreme and (v.who == "this") is this and v.filter.types
    return {"f": replace(v.filter, extreme="")} if fits and (this or v.who == Ref("it")) else None
