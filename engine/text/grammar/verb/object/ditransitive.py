"""Verbs with two nouns, countering, and what is done to objects. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import OPEN, Aim, Pick, Predicate, Ref, Said, Two
from engine.trails.tree import Crew, Do, Filter, Pair, Trade
from engine.trails.tree.reads import replace

_THIS_JA = "(これ|このカード|このUNIT|このITEM)"


def ditransitive(g: Grammar) -> None:
    """Add to the verbs and to the rules "clause" and "el". Rule: onto (one thing that something is done with)."""
    onto(g)
    verb(
        g,
        build=_crew,
        match=_match,
        en=(
            "board {who:obj} onto {on:onto}",
            "board {who:obj} (on|on to|into) {on:onto}",
            "board {on:onto} with {who:obj}",
            "have {who:obj} board {on:onto}",
            "put {who:obj} aboard {on:onto}",
        ),
        ja=("{who:obj}{on:onto}に搭乗させる", "{on:onto}に(、|){who:obj}搭乗させる"),
    )
    g.add("clause", build=_crew, en=("{who:subj} (boards|board) {on:onto}",
                                                  "{on:onto} is boarded by {who:obj}"))  # fmt: skip
    g.add("clause", build=_chosen, en="{f:a-np} boards {on:onto}")
    for name, end in (("el", "する"), ("el-c", "し")):
        g.add(name, build=_chosen, ja=f"{{f:np}}(1(つ|体|枚)|)が{{on:onto}}に搭乗{end}")

    _pairs(g)
    _trades(g)


def _pairs(g: Grammar) -> None:
    """Two UNITs that are named one by one and become one."""
    verb(
        g,
        build=_pair,
        match=lambda v: {"who": v.who, "other": v.other} if isinstance(v, Pair) else None,
        en=(
            "tactically link {who:onto} with {other:onto}",
            "(tactically|tactical) link {who:onto} (to|and|with) {other:onto}",
        ),
        ja=(
            "{who:onto}と{other:onto}を戦術リンクする",
            "{who:onto}と{other:onto}を戦術リンクさせる",
            "{who:onto}を{other:onto}と戦術リンク(する|させる)",
        ),
    )


def _pair(who: Any, other: Any) -> Any:
    fits = who != other and not isinstance(who, Filter)
    return Pair(who, other) if fits else REJECT


def _trades(g: Grammar) -> None:
    """Control that changes hands both ways."""
    con = "(支配権|支配|コントロール|コントロール権|コントローラー)"
    verb(
        g,
        build=_trade,
        match=lambda v: {"who": v.who, "other": v.other, "u": v.until} if _is_trade(v, two=True) else None,
        en=(
            "exchange control of {who:onto} and {other:onto}{u:until}",
            "(exchange|swap|switch|trade) (the |)control of {who:onto} (with|for) {other:onto}{u:until}",
            "(swap|switch|trade) control of {who:onto} and {other:onto}{u:until}",
        ),
        ja=(
            f"{{u:until-x}}{{who:onto}}と{{other:onto}}の{con}を交換する",
            f"{{who:onto}}と{{other:onto}}の{con}を{{u:until}}交換する",
            f"{{u:until-x}}{{who:onto}}と{{other:onto}}の{con}を入れ替える",
        ),
    )
    verb(
        g,
        build=_trade_both,
        match=lambda v: {"who": v.who, "u": v.until} if _is_trade(v, two=False) else None,
        en=(
            "exchange control of {who:obj}{u:until}",
            "(exchange|swap|switch|trade) (the |)control of {who:obj}{u:until}",
        ),
    )
    verb(
        g,
        build=_trade_both,
        match=lambda v: {"who": v.who, "u": v.until} if _is_trade(v, two=False) else None,
        ja=(f"{{u:until-x}}{{who:back}}の{con}を交換する", f"{{who:back}}の{con}を{{u:until}}(交換する|入れ替える)"),
    )
    g.add("until-x", "turn", ja="(このターン中|ターン終了時まで)(、|)")
    g.add("until-x", OPEN, ja="", match=lambda v: {} if v in (OPEN, "game") else None)


def _is_trade(v: Any, two: bool) -> bool:
    return isinstance(v, Trade) and bool(v.other) is two


def _trade(who: Any, other: Any, u: str) -> Any:
    return Trade(who, other, u) if who != other and u in (OPEN, "turn") else REJECT


def _trade_both(who: Any, u: str) -> Any:
    """Two of them, named in one."""
    if isinstance(who, (Aim, Pick)):
        fits = who.least == who.most == 2
    else:
        fits = isinstance(who, Ref) and (who.word == "them" or who.word.endswith("s"))
    return Trade(who, "", u) if fits and u in (OPEN, "turn") else REJECT


def onto(g: Grammar) -> None:
    """One thing beside the object of a verb."""
    g.add("onto", "this", en="this (card|UNIT|ITEM|)", ja=_THIS_JA)
    g.add("onto", hole("r"), en="{r:back}", ja="{r:back}", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add("onto", Aim(hole("f")), match=_one_aim, en="(|a )target {f:np}")
    g.add("onto", build=_other_aim, match=_other_aim_of, en="another target {f:np}")
    g.add("onto", Pick(hole("f")), match=_one_pick, en="{f:a-np}", ja="{f:np}1(つ|体|枚)")
    g.reads("onto", Pick(hole("f")), ja="{f:np}(のうち|の中の|)(1つ|1体|1枚|いずれか1つ)")


def _one_aim(v: Any) -> Mapping[str, Any] | None:
    return {"f": v.filter} if isinstance(v, Aim) and v == Aim(v.filter) and v.filter.scope != "other" else None


def _other_aim(f: Filter) -> Any:
    return Aim(replace(f, scope="other")) if f.scope == "all" else REJECT


def _other_aim_of(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Aim) and v == Aim(v.filter) and v.filter.scope == "other"
    return {"f": replace(v.filter, scope="all")} if fits else None


def _one_pick(v: Any) -> Mapping[str, Any] | None:
    return {"f": v.filter} if isinstance(v, Pick) and v == Pick(v.filter) else None


def _crew(who: Any, on: Any) -> Any:
    return REJECT if who == on == "this" else Crew(who, on)


def _chosen(f: Filter, on: Any) -> Any:
    one: Any = Pick(f)
    return Crew(one, on)


def _match(v: Any) -> Mapping[str, Any] | None:
    return {"who": v.who, "on": v.on} if isinstance(v, Crew) else None


#: The fields of a verb that hold its nouns.
NOUNS: Mapping[type, tuple[str, str]] = {Crew: ("who", "on"), Pair: ("who", "other"), Trade: ("who", "other")}


#: Trigger event, the word for what was played, English, Japanese.
KINDS = (
    ("plays arts", "arts", "(that|those|the|this) arts( ability|)", "その(アーツ|アーツ能力)"),
    ("plays craft", "craft", "(that|the) (craft|activated craft)", "その(クラフト|起動クラフト)"),
)


def counter(g: Grammar) -> None:
    """Add to the verbs."""
    for _, word, en, ja in KINDS:
        said = Do("counter", Ref(word))  # type: ignore[arg-type]
        verb(g, said, match=partial(_is, said=said), en=(f"counter {en}",), ja=(f"{ja}を無効にする", f"{ja}を打ち消す"))


def _is(v: Any, said: Any) -> Mapping[str, Any] | None:
    return {} if v == said else None


_DONE = (  # verb, English after the subject, Japanese after は, and before a comma
    ("stun", "(is|are|becomes|become) stunned", ("スタンする", "スタンされる"), ("スタンし", "スタンされ")),
    ("cure", "(is|are) cured", ("回復する", "回復される"), ("回復し",)),
    ("ko", "(is|are) K.O.'d", ("即死する",), ("即死し",)),
    ("destroy", "(is|are) destroyed", ("破壊される",), ("破壊され",)),
    ("ready", "(is readied|are readied|becomes ready|become ready)", ("レディする", "レディ状態になる"), ("レディし",)),
    ("action", "(is|are|becomes|become) actioned", ("アクションする", "アクション状態になる"), ("アクションし",)),
    ("exile", "(is|are) removed from the game", ("(ゲームから|)除外される",), ("除外され",)),
    (
        "return",
        "(is|are) returned to (its owner's|their owner's|their owners') hand(s|)",
        ("(持ち主の|)手札に戻る",),
        ("手札に戻り",),
    ),
    ("rebuild", "(is|are) rebuilt", ("再構築される",), ("再構築され",)),
    ("face up", "(is|are) turned face-up", ("表向きになる",), ("表向きになり",)),
    ("face down", "(is|are) turned face-down", ("裏向きになる",), ("裏向きになり",)),
)


def _again(who: object) -> Any:
    """The same object in a second clause."""
    return (Ref("it") if who.most == 1 else Ref("them")) if isinstance(who, Aim) else who


def passive(g: Grammar) -> None:
    """Add to the rules "clause" (English), "el" and "el-c" (Japanese)."""
    for deed, en, ja, ja_c in _DONE:

        def done(who: object, deed: str = deed) -> object:
            thing: str = who  # type: ignore[assignment]
            return Do(deed, thing) if isinstance(who, (Aim, Ref, Filter)) else REJECT

        def and_said(who: object, p: tuple[Predicate, ...], done: Any = done) -> object:
            made = done(who)
            return REJECT if made is REJECT else Two((made, Said(_again(who), p)))

        def said_and(who: object, p: tuple[Predicate, ...], done: Any = done) -> object:
            made = done(_again(who))
            return REJECT if done(who) is REJECT else Two((Said(who, p), made))

        g.add("clause", build=done, en=f"{{who:subj}} {en}")
        g.add("clause", build=and_said, en=f"{{who:subj}} {en}(, and | and ){{p:preds}}")
        g.add("el", build=and_said, ja=tuple(f"{{who:subj}}{text}、{{p:preds}}" for text in ja_c))
        g.add("el", build=done, ja=tuple(f"{{who:subj}}{text}" for text in ja))
