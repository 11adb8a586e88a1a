"""More ordinary ways: "the turn it entered the field", "1 CP and 1 EP", "the highest STR among UNITs", 〜も0になる.

Both languages; only who has the most of something is printed so.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Parse, Readings
from engine.text.parser.shapes import never
from engine.text.surface import (
    SUBJECT,
    Aim,
    AimClause,
    Body,
    Both,
    Pick,
    PicksClause,
    Predicate,
    Ref,
    Said,
    Static,
    Two,
)
from engine.trails.tree import Compare, CountOrgs, Filter, Gain, Happened, Set, Size, Sum, Trigger
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rules of other topics."""
    _that_turn(g)
    _money(g)
    _organizations(g)
    _sets(g)
    _one_each(g)
    _subjectless(g)
    _card_or_arts(g)
    g.add("lead", "turn", match=never, en="during this turn, ")
    for field, en in (("cp", "CP cost"), ("str", "STR"), ("def", "DEF")):
        g.add("ssaid", build=lambda a, field=field: Said("this", (Predicate(f"set {field}", a),)), match=never,
              en=f"this (card|UNIT) has (a |)(|its ){en} equal to {{a:value}}")  # fmt: skip
    g.add("back-s", Ref("them"), match=never, en="each of them")
    g.add("obj", Ref("shown"), match=never, ja="(これにより|この方法で)公開されたカードを")
    for verbs in ("捨てた", "置いた", "戻した", "除外した", "加えた", "選んだ"):
        g.add(
            "cards",
            build=lambda n: Sum((Size(Ref("them")), n)) if isinstance(n, int) else REJECT,  # type: ignore[arg-type]
            match=never,
            ja=f"(これにより|この方法で|){verbs}枚数に{{n:num}}を(足した|加えた|プラスした)枚数(|の)(カードを|)",
        )


# --- the turn in which it entered ---------------------------------------------------------------------------------
def _that_turn(g: Grammar) -> None:
    entered = Happened(Trigger("enters", "this"))
    in_it = "(enters the field|entered the field|was put onto the field|comes onto the field)"
    when = f"(during |on |)the turn (it|this card|this UNIT) {in_it}"
    g.add("static", build=lambda s: Static(s, entered) if s.who == "this" else REJECT, match=never,
          en=f"{{s:ssaid}} {when}")  # fmt: skip
    they = (
        "(during |on |)the turn they (enter the field|entered the field|were put onto the field|are put onto the field)"
    )
    g.add("static", build=_entered, match=never, en=f"{{s:ssaid}} {they}")
    turn = "場に出たターン(中|に|)(、|は|)"
    g.add("static", build=lambda p: Static(Said("this", p), entered), match=never,
          ja=f"(これ|このカード|このUNIT)は{turn}{{p:preds}}")  # fmt: skip
    g.add("static", build=lambda f, p: _entered(Said(f, p)), match=never, ja=f"{{f:np}}は{turn}{{p:preds}}")


def _entered(s: Said) -> Any:
    f = s.who
    if not isinstance(f, Filter) or f.zone != "field" or "entered" in f.states:
        return REJECT
    return Static(replace(s, who=replace(f, states=tuple(sorted((*f.states, "entered"))))))


# --- both kinds of money --------------------------------------------------------------------------------------------
def _money(g: Grammar) -> None:
    verb(
        g,
        build=lambda n, m: Two((Gain("cp", SUBJECT, n), Gain("ep", SUBJECT, m))),
        match=never,
        en=("gain {n:num} CP and {m:num} EP",),
        ja=("{n:num}CPと{m:num}EPを得る",),
    )
    verb(
        g,
        build=lambda n, m: Two((Gain("ep", SUBJECT, n), Gain("cp", SUBJECT, m))),
        match=never,
        en=("gain {n:num} EP and {m:num} CP",),
        ja=("{n:num}EPと{m:num}CPを得る",),
    )


# --- organizations among them -----------------------------------------------------------------------------------------
def _organizations(g: Grammar) -> None:
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下")):
        g.add(
            "cond",
            build=lambda f, n, op=op: Compare(CountOrgs(f), op, n) if f.zone == "field" else REJECT,
            match=never,
            en=(f"{{f:nps}} have {{n:numw}} {en} (different |)organizations( among them| in total|)",
                f"there are {{n:numw}} {en} (different |)organizations (among|on) {{f:nps}}",
                f"you have {{n:numw}} {en} (different |)organizations among {{f:nps}}"),
            ja=f"{{f:np}}が持つ組織が(合計|合計で|合わせて|){{n:num}}(つ|種類|種|){ja}(ある|)",
        )  # fmt: skip


# --- also becomes -----------------------------------------------------------------------------------------------------
def _sets(g: Grammar) -> None:
    for field, en, ja in (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト")):
        shape = Set(hole("who"), field, hole("n"), hole("u"))
        g.add("set", shape, match=never, en=f"{{who:poss}} {en} becomes {{n:value}}{{u:until}} (as well|too)",
              ja=(f"{{who:poss}}{ja}も{{u:until}}{{n:value}}になる",
                  f"{{u:until-c}}{{who:poss}}{ja}も{{n:value}}になる"))  # fmt: skip
        g.add("set", shape, match=never, en=f"{{who:poss}} {en} also becomes {{n:value}}{{u:until}}")


# --- one of each player's ---------------------------------------------------------------------------------------------
def _one_each(g: Grammar) -> None:
    each = "(各プレイヤーの|お互いの|互いの|あなたと相手の|両プレイヤーの)"
    verb(
        g,
        build=lambda f, m: _picks(f, m[1], m[1]),
        match=never,
        ja=(f"{each}{{f:np}}を{{m:cnt}}ずつ選ぶ", "あなたと相手の{f:np}を{m:cnt}ずつ選ぶ"),
    )
    verb(g, build=lambda f, m: _picks(f, 0, m[1]), match=never,
         ja=(f"{each}{{f:np}}を{{m:cnt}}ずつまで選ぶ", f"{each}{{f:np}}を最大{{m:cnt}}ずつ(まで|)選ぶ"))  # fmt: skip
    whose = "(that |)each player controls"
    verb(g, build=lambda f: _picks(f, 1, 1), match=never, en=(f"choose (a|an|one) {{f:np}} {whose}",))
    verb(g, build=lambda f: _picks(f, 0, 1), match=never, en=(f"choose up to one {{f:np}} {whose}",))
    for least, ones in ((1, "(a|an|one)"), (0, "up to one")):
        g.add("obj", build=partial(_both_picks, least=least), match=never, en=f"{ones} {{f:np}} {whose}")
    g.add("vp", build=lambda a, b: AimClause((a, b)), match=never, en="(choose |){a:aim1} and {b:aim1}")


def _picks(f: Filter, least: Any, most: Any) -> Any:
    """So many of each player's, all chosen by the one who does it."""
    if f.zone != "field" or f.whose != "any" or not isinstance(most, int):
        return REJECT
    return PicksClause(tuple(Pick(replace(f, whose=whose), min(least, most), most) for whose in ("you", "opponent")))


def _both_picks(f: Filter, least: int) -> Any:
    made = _picks(f, least, 1)
    return REJECT if made is REJECT else Both(made.picks)


# --- what goes on without a subject -----------------------------------------------------------------------------------
def _subjectless(g: Grammar) -> None:
    """これが攻撃した時、この戦闘中+1/+0を得る: it is said of what the craft waits for."""

    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        worked = low[at] in "あ相" and ("につき" in low or "だけ" in low)
        return g.read("preds", "ja", parse, at) if worked or low.startswith(_BEGINS, at) else ()

    g.custom("bare-preds", "ja", read, None, "こ次+-【あ相")
    g.custom("bare-preds", "en", lambda parse, at: (), None, "")
    g.add(
        "craft-line",
        build=_goes_on,
        match=never,
        ja=("{t:trigger}(、|){p:bare-preds}(。|)", "{t:trigger}(、|){p:bare-preds}。{s:paragraph}"),
    )


#: How what is said of it begins: with a time, or with what it gets.
_BEGINS = ("このターン", "この戦闘", "この攻撃", "次の", "+", "-", "【")
#: What a UNIT does, or what becomes of it, so that it goes on to be spoken of.
_ITS_OWN = frozenset(
    ("attacks", "attacks player", "attacks alone", "sclm attacks", "fights back", "is attacked", "is sclm attacked")
    + ("enters", "is stunned", "is cured", "is readied", "is actioned", "overkill", "gains support")
)


def _goes_on(t: Any, p: Any, s: Any = ()) -> Any:
    if not isinstance(t, Trigger) or t.together > 0:
        return REJECT
    if t.who == "this" and t.event in (*_ITS_OWN, "stuns", "stuns in combat"):
        return ("triggered", t, Body(((Said("this", p),), *s)))
    meant = isinstance(t.who, Filter) and t.other is None and t.event in _ITS_OWN
    return ("triggered", t, Body(((Said(Ref("it"), p),), *s))) if meant else REJECT


# --- cards and arts that wait -----------------------------------------------------------------------------------------
def _card_or_arts(g: Grammar) -> None:
    """ "Counter target card or arts": a card of any type, or an arts ability."""
    for whose, en, ja in (
        ("any", "", ""),
        ("opponent", " your opponent (controls|played|plays|is playing)", "相手の"),
        ("you", " you (control|played|play|are playing)", "あなたの"),
    ):
        aim = Aim(Filter(zone="standby", whose=whose, ability="+".join((*TYPES, "arts"))))
        g.add("obj", aim, match=never, en=f"target card or arts( ability|){en}")
        g.add(
            "aim",
            aim,
            match=never,
            ja=f"(発動待機領域の|プレイ中の|){ja}カード(か|または)アーツ(能力|)を1(つ|枚)対象と",
        )
