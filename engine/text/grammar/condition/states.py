"""What state an object is in, and conditions of all or of one of several. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import STATS
from engine.text.grammar.amount.numerals import OPS
from engine.text.grammar.condition.controlled import JUST
from engine.text.grammar.condition.identity_and_numbers import STATES, only_this, only_this_match, state_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Ref, Said, Was, back
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


_THEM = "(them|those cards|the revealed cards)"
_THEM_JA = "(その|それらの|それらのカードの)"


def existential(g: Grammar) -> None:
    """Add to the rule "cond"."""
    g.add(
        "cond",
        build=lambda f: among_them(f, ">=", 1),
        en=(f"(any|one|either|at least one|one or more) of {_THEM} is {{f:a-np}}",
            f"(any|either|one or more) of {_THEM} are {{f:nps}}"),
        ja=(f"{_THEM_JA}(いずれか|どれか|どれか1枚|どちらか|うち1枚以上|うち1枚|1枚|1枚以上)が{{f:np}}(である|)",),
    )  # fmt: skip
    g.add(
        "cond",
        build=lambda f: among_them(f, "=", 0),
        en=(f"(none|neither) of {_THEM} is {{f:a-np}}", f"(none|neither) of {_THEM} are {{f:nps}}"),
        ja=f"{_THEM_JA}(いずれも|どれも|どちらも){{f:np}}で(も|は|)ない",
    )
    g.add(
        "cond",
        build=lambda f, n: among_them(f, ">=", n),
        en=f"{{n:numw}} or more of {_THEM} are {{f:nps}}",
        ja=f"{_THEM_JA}うち{{n:num}}枚以上が{{f:np}}(である|)",
    )
    inside = "(その中|それらの中|それらのカードの中|その内|そのうち)に"  # as it is printed, see describe.paraphrase
    g.add("cond", build=lambda f: among_them(f, ">=", 1), ja=f"{inside}{{f:np}}が(ある|いる|あった|いた)")
    g.add("cond", build=lambda f: among_them(f, "=", 0), ja=f"{inside}{{f:np}}が(ない|いない|なかった|いなかった)")
    for op, word in ((">=", "以上"), ("<=", "以下"), ("=", "")):
        g.add(
            "cond",
            build=lambda f, m, op=op: among_them(f, op, m[1]),
            ja=f"{inside}{{f:np}}が{{m:cnt}}{word}(ある|いる|あった|いた)",
        )


def among_them(f: Filter, op: str, n: Any) -> Any:
    bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"} and f.face == "any"
    plain = (f.zone == "field" or (bare and f.zone == "homebase")) and f.whose == "any" and not f.among
    return Compare(Count(replace(f, zone="field", among="~it")), op, n) if plain and isinstance(n, int) else REJECT


_ALL_JA = "(すべて|全て|すべてが|両方|両方とも|全部)"
_IS_JA = "(|である|だった|であった)"
#: All cards that were discarded last.
_THROWN = Ref("did discard cards")


def universal(g: Grammar) -> None:
    """Add to the rule "cond"."""
    way = "(この(EVENT|クラフト|アーツ|効果|方法)で|これにより|)"
    g.words("thrown", en=("discarded cards", "cards discarded this way", "cards you discarded( this way|)"),
            ja=f"{way}捨て(た|られた)カード")  # fmt: skip
    g.add("those", hole("r"), en="{r:back}", ja="{r:back}")
    g.add("those", _THROWN, en="(the |){_t:thrown}", ja="{_t:thrown}")
    g.add("they-are", hole("r"), en="{r:back-s} (are|were)", ja=f"{{r:those}}(が|は|の){_ALL_JA}(とも|)")
    g.add("they-are", hole("r"), en="(all|both|each) of {r:those} (are|were|is)", ja="{r:those}(すべて|全て|両方)が")
    g.add("they-are", _THROWN, en="(the |all |both |all the |both the ){_t:thrown} (are|were)")
    g.add("they-are", back("them"), en="(both|all) (are|were)")
    g.add("cond", Is(back("them"), hole("f")), match=_orgs_match, says=True,
          en="they are all {f:np}", ja="それらがすべて{f:np}")  # fmt: skip
    g.add("cond", Is(back("them"), hole("f")), says=True, match=_match,
          en="they are all {f:nps}", ja="それらがすべて{f:np}")  # fmt: skip
    g.add(
        "cond",
        build=_are,
        en=("{r:they-are} (|all |both |each ){f:nps}", "{r:they-are} {f:a-np}"),
        ja=f"{{r:they-are}}{{f:np}}{_IS_JA}",
    )
    for state, en, ja in STATES:
        f = Filter(states=(state,))
        g.add("cond", Is(hole("r"), f), match=partial(_state_match, f=f), says=True,
              en=f"{{r:back-s}} are all {en}", ja=f"{{r:back}}がすべて{ja}")  # fmt: skip
        g.reads("all-state", f, en=en, ja=f"{ja}(である|)")
    g.add(
        "cond",
        build=_are,
        en=("{r:back-s} are (all|both) {f:all-state}", "(all|both|each) of {r:those} (are|is) {f:all-state}"),
        ja="{r:they-are}{f:all-state}",
    )


def _plural(r: Any) -> bool:
    return isinstance(r, Ref) and (r.word in ("them", "shown", "cards") or r.word.endswith("s"))


def _are(f: Any, r: Any) -> Any:
    """A number of things of which all are so."""
    return Is(r, f) if isinstance(f, Filter) and _plural(r) and f.whose == "any" else REJECT


def _match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Is) or v.who != back("them"):
        return None
    return None if v.filter.states and v.filter == Filter(states=v.filter.states) else {"f": v.filter}


def _orgs_match(v: Any) -> Mapping[str, Any] | None:
    """An organization needs no plural: "they are all White Vigil"."""
    found = _match(v)
    return found if found is not None and found["f"].orgs and found["f"] == Filter(orgs=found["f"].orgs) else None


def _state_match(v: Any, f: Filter) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who} if isinstance(who, Ref) and _plural(who) and v.filter == f else None
