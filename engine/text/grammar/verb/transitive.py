"""Verbs with one object or two, and their passive. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.grammar.verb.destinations import PUTS, homes, put_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import (
    ANY,
    OPEN,
    SUBJECT,
    Aim,
    AimClause,
    Both,
    Pick,
    PickClause,
    Predicate,
    Ref,
    Said,
    There,
    Top,
    Two,
)
from engine.trails.tree import Crew, Discard, Do, Filter, Have, Pair, Put, Reveal, Shuffle, Trade
from engine.trails.tree.reads import replace

_THIS_JA = "(これ|このカード|このUNIT|このITEM)"


def ditransitive(g: Grammar) -> None:
    """Add to the verbs and to the rules "clause" and "el". Rule: onto (one thing that something is done with)."""
    onto(g)
    verb(
        g,
        Crew(hole("who"), hole("on")),
        where=lambda who, on: not who == on == "this",
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

        g.add("clause", build=done, en=f"{{who:subj}} {en}")
        g.add("clause", build=and_said, en=f"{{who:subj}} {en}(, and | and ){{p:preds}}")
        g.add("el", build=and_said, ja=tuple(f"{{who:subj}}{text}、{{p:preds}}" for text in ja_c))
        g.add("el", build=done, ja=tuple(f"{{who:subj}}{text}" for text in ja))


_WHO = hole("who")
_DO: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (  # verb, English, Japanese
    ("stun", ("stun {who:obj}",), ("{who:obj}スタンする", "{who:obj}スタンさせる")),
    ("cure", ("cure {who:obj}",), ("{who:obj}回復する", "{who:obj}回復させる")),
    ("ko", ("K.O. {who:obj}", "KO {who:obj}"), ("{who:obj}即死させる", "{who:obj}即死する")),
    ("destroy", ("destroy {who:obj}",), ("{who:obj}破壊する",)),
    ("ready", ("ready {who:obj}",), ("{who:obj}レディする", "{who:obj}レディ状態にする")),
    ("action", ("action {who:obj}",), ("{who:obj}アクションする", "{who:obj}アクション状態にする")),
    ("exile", ("remove {who:obj} from the game", "exile {who:obj}"), ("{who:obj}(ゲームから|)除外する",)),
    (
        "return",
        (
            "return {who:obj} to (its owner's|their owner's|your|their) hand",
            "return {who:obj} to their owners' hand(s|)",
            "return {who:obj} to hand",
        ),
        ("{who:obj}(持ち主の|あなたの|)手札に戻す",),
    ),
    ("rebuild", ("rebuild {who:obj}",), ("{who:obj}再構築する",)),
    ("face up", ("turn {who:obj} face-up", "turn {who:obj} face up"), ("{who:obj}表向きにする",)),
    ("face down", ("turn {who:obj} face-down", "turn {who:obj} face down"), ("{who:obj}裏向きにする",)),
    ("curse", ("curse {who:obj}",), ("{who:obj}呪う", "{who:obj}呪われた状態にする")),
    ("counter", ("counter {who:obj}",), ("{who:obj}無効にする", "{who:obj}打ち消す")),
)


def transitive(g: Grammar) -> None:
    """Verbs with an object. Rules besides: same, own-hand, until-able, pick."""
    g.reads("same", Ref("same"), ja="")
    for name, en, ja in _DO:
        verb(g, Do(name, _WHO), en=en, ja=ja)
    verb(g, Do("rebuild", _WHO), ja=("{who:obj}再構築",))
    homes(g)
    for places, en, ja in PUTS:
        verb(g, Put(_WHO, **places), en=en, ja=ja, match=put_match(places))
    verb(
        g,
        build=_discard_that,
        match=lambda v: {"who": v.who} if isinstance(v, Do) and v.verb == "discard" else None,
        en=("discard {who:obj}",),
        ja=("{who:obj}捨てる",),
    )
    verb(g, Reveal(hole("f")), en=("reveal {f:own-hand}",), ja=("{f:own-hand}(すべて|)公開する",))
    verb(g, Reveal(Filter(zone="hand", whose="you")), ja=("あなたの手札を(すべて|)公開する",))
    g.reads("until-able", hole("u"), ja="{u:until}")
    verb(
        g,
        Have(_WHO, rules=("must attack",), until=hole("u")),
        en=("attack with {who:obj}{u:until} if able", "attack with {who:obj} if able{u:until}"),
        ja=(
            "{u:until-able}(可能な限り|可能なら)(、|){who:back}で攻撃する",
            "(可能な限り|可能なら)(、|){u:until}{who:back}で攻撃する",
            "{u:until-able}{who:back}で(可能な限り|可能なら)攻撃する",
            "{u:until-c}(相手は|あなたは)(、|)(可能な限り|可能なら)(、|){who:back}で攻撃する",
        ),
        match=lambda v: None,
    )
    verb(
        g,
        Reveal(Filter(zone="hand", whose="opponent")),
        en=("reveal your opponent's hand",),
        ja=("相手の手札を(すべて|)公開する",),
    )
    g.add("own-hand", Filter(zone="hand", whose=SUBJECT), en="(your|their) hand(|s)", ja="(自身の|)手札を")
    for to, wheres in (("bottom", ("on the bottom of", "under")), ("top", ("on top of", "on the top of"))):
        verb(g, Put(hole("f"), f"deck {to}"), match=lambda v: None,
             en=[f"put {{f:own-hand}} {where} (your|their) deck(|s)(| in any order)" for where in wheres])  # fmt: skip
    verb(g, Reveal(_WHO), en=("reveal {who:obj}",), ja=("{who:obj}公開する", "{who:obj}(相手に|)見せる"))
    verb(
        g,
        Shuffle(SUBJECT),
        en=("shuffle (your|their) deck", "shuffle"),
        ja=("(自身の|あなたの|)デッキを切る", "(自身の|あなたの|)デッキをシャッフルする", "シャッフルする"),
    )
    verb(g, PickClause(hole("p")), en=("choose {p:pick}", "select {p:pick}"), ja=("{p:pick}選ぶ", "{p:pick}選択する"))
    for demand, words in (
        (_one_target, "target (a |an |one |1 ){f:np}"),
        (_up_to_targets, "target up to {n:numw} {f:nps}"),
        (_any_targets, "target any number of {f:nps}"),
        (_some_targets, "target {n:numw} {f:nps}"),
    ):
        g.add("vp", build=demand, en=words)
    # an instruction of its own: "you may choose one UNIT" offers a choice
    g.add("clause-do", build=lambda f: AimClause(Aim(f)) if f.zone == "field" else REJECT,
          en="choose one {f:np}")  # fmt: skip
    g.add("pick", hole("p"), en="{p:obj}", ja="{p:obj}", match=lambda v: {"p": v})


def _one_target(f: Filter) -> Any:
    return AimClause(Aim(f))


def _up_to_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, 0, n))


def _any_targets(f: Filter) -> Any:
    return AimClause(Aim(f, 0, ANY))


def _some_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, n, n)) if n != 1 else REJECT


def _card_of(f: Filter) -> Filter:
    """What a noun says of a card, wherever it lies."""
    return Filter(f.zone, "any", f.types, f.orgs, f.names, f.subnames, f.contains, ranges=f.ranges, named=f.named)


def _discard_that(who: Any) -> Any:
    """ "discard it", "discard a UNIT": without a zone it is a card in the hand (1314.1a)."""
    thing: Any = who
    if isinstance(who, (Ref, Top)) or who == There("hand"):
        return Do("discard", thing)
    if isinstance(who, Filter):
        if who.zone in ("field", "homebase") and who == _card_of(who):
            thing = who = replace(who, zone="hand", whose=SUBJECT)  # "each UNIT" is each in the hand
        whole = Filter(zone="hand", whose=who.whose)
        fits = who.zone == "hand" and who.whose in ("you", "opponent", SUBJECT) and who != whole
        return Do("discard", thing) if fits else REJECT
    if isinstance(who, Both):  # "a UNIT and an ITEM"
        both = [_discard_that(part) for part in who.parts]
        fits = all(isinstance(one, Do) and isinstance(one.who, Pick) for one in both)
        return Do("discard", replace(who, parts=tuple(one.who for one in both))) if fits else REJECT  # type: ignore[arg-type]
    if not isinstance(who, Pick) or who.chooser == "random":  # that is read as a verb of its own
        return REJECT
    f = who.filter
    if f.zone in ("field", "homebase") and f.whose == "any" and f.face == "any" and not f.among:
        f = replace(f, zone="hand", whose=SUBJECT)
    elif f.zone != "hand" and not f.among:
        return REJECT
    plain = Filter(zone="hand", whose=SUBJECT)
    if f in (plain, replace(plain, scope="other")) and who.least == who.most:  # "discard another card": one more
        return Discard(SUBJECT, who.most)
    return Do("discard", replace(who, filter=f))  # type: ignore[arg-type]
