"""The next turn, the end of combat, and what is not cured or readied in a cure phase (705). Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon import TOKI, WHEN, both_languages
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import Body, Limit, Predicate, Said
from engine.trails.tree import NEXT_TURN, THIS_TURN, Delayed, Filter, Is, Trigger

_MOMENTS = (
    ("preparation phase", "preparation phase", "準備フェイズ"),
    ("combat phase", "combat phase", "戦闘フェイズ"),
    ("cure phase", "cure phase", "回復フェイズ"),
    ("draw step", "draw step", "ドローステップ"),
    ("homebase step", "homebase step", "拠点ステップ"),
    ("deployment step", "deployment step", "配備ステップ"),
    ("propose attacker step", "propose attacker step", "攻撃対象選択ステップ"),
)
#: Those that each player has one of.
_OWN = ("draw step", "homebase step", "deployment step")
#: Those of which every turn has one.
_PHASES = ("preparation phase", "combat phase", "cure phase")
#: Of whose end nobody is told: the turn ends within the cure phase (705.3).
_ENDLESS = ("cure phase", "propose attacker step")
_WHOSE = (
    ("of you", "your ", "your ", "(あなた|自身)の"),
    ("of opponent", "your opponent's ", "(your opponent's|their) ", "相手の"),
)
_EDGES = (("start", "(start|beginning)", "開始時"), ("end", "end", "終了時"))
_NEXT_EN = "(the |)next turn"
_NEXT_JA = "次の(ターン|ターン中)(の|)"


def next_turn(g: Grammar) -> None:
    """Rules: next-start, next-end (a step or phase of the next turn that begins or ends); adds to "compound-x"."""
    for edge, en, ja in _EDGES:
        rule = f"next-{edge}"
        for moment, en_moment, ja_moment in _MOMENTS:
            if edge == "end" and moment in _ENDLESS:
                continue
            _moment(g, rule, moment, en_moment, ja_moment)
        g.add(
            "compound-x",
            (Delayed(hole("m"), hole("s"), (), edge),),
            en=(f"at the {en} of {{m:{rule}}}, {{s:sentence}}", f"{{s:chain}} at the {en} of {{m:{rule}}}"),
            ja=f"{{m:{rule}}}(の|){ja}(、|に、|に|){{s:sentence}}",
        )


def _moment(g: Grammar, rule: str, moment: str, en: str, ja: str) -> None:
    """A step or phase of the next turn, and that of one of the players."""
    g.add(
        rule,
        f"{NEXT_TURN} {moment}",
        en=(f"the next turn's {en}", f"the {en} (of|in|during) {_NEXT_EN}", f"the {en} next turn"),
        ja=f"{_NEXT_JA}{ja}",
    )
    if moment in _PHASES:
        g.add(
            rule,
            f"{THIS_TURN}{moment}",
            en=(f"this turn's {en}", f"the {en} (of |in |during |)this turn"),
            ja=f"このターン(の|中の){ja}",
        )
    for whose, said, its, ja_its in _WHOSE if moment in _OWN else ():
        shape = f"{NEXT_TURN} {moment} {whose}"
        ways = (f"{its}{en} (of|in|during) {_NEXT_EN}", f"{its}{en} next turn")
        g.add(rule, shape, en=f"{said}{en} (of|in|during) the next turn", says=True)
        g.reads(rule, shape, en=ways)
        g.add(rule, shape, ja=f"{_NEXT_JA}{ja_its}{ja}")


_OVER = Trigger("combat ends")
_THIS = "this (card|UNIT)"
_THIS_JA = "(これ|このカード|このUNIT)"
#: What this card was doing in it.
_DOING = (
    ("attacking", "(attacked|was attacking)", "攻撃(した|していた)"),
    ("defending", "(fought back|was attacked|was defending|defended)", "(応戦(した|していた)|攻撃された)"),
    ("combating", "(took part|took part in it|was in it|was combating|fought|was in combat)",
     "((|それに|その戦闘に)参加(した|していた)|戦闘(した|していた))"),
)  # fmt: skip


def combat_end(g: Grammar) -> None:
    """Add to the rules "trigger" and "craft-line"."""
    g.add(
        "trigger",
        _OVER,
        en=("At the end of (|each |the |a |any )combat", f"{WHEN} (a |the |each |)combat (ends|is over)"),
        ja=("戦闘終了時", "(各|)戦闘の終了時", f"戦闘が(終了した|終わった|終了する|終わる){TOKI}"),
    )
    for state, en, ja in _DOING:
        which = "(in which|where|that)"
        g.add(
            "craft-line",
            build=partial(_of_this, state=state),
            en=(
                *(
                    ()
                    if state != "combating"
                    else (
                        f"At the end of (a |any |each |the |every |)combat {which} {_THIS} {en}(| in), {{b:body}}",
                        f"{WHEN} (a |the |)combat {which} {_THIS} {en}(| in) ends, {{b:body}}",
                    )
                ),
                f"At the end of (|each |the |a )combat, if {_THIS} {en}, {{b:body}}",
                f"{WHEN} (|each |the |a )combat ends, if {_THIS} {en}, {{b:body}}",
            ),
            ja=(
                *(() if state != "combating" else (f"{_THIS_JA}が{ja}戦闘(の|)終了時(、|){{b:body}}",)),
                f"戦闘(の|)終了時(、|){_THIS_JA}が{ja}(なら|場合|のなら)(、|){{b:body}}",
            ),
        )


def _of_this(b: Body, state: str) -> Any:
    """What it was doing is known while the combat is not yet over."""
    return ("triggered", _OVER, Body(b.sentences, (*b.limits, Limit("", Is("this", Filter(states=(state,)))))))


_NO = "(doesn't|don't|does not|do not|can't|cannot)"
#: What is not done, English, Japanese.
_DEEDS = (
    ("cannot ready in", (f"{_NO} ready", "(can't|cannot) be readied"), "レディ(しない|できない|されない)"),
    (
        "cannot be cured in",
        ("(can't|cannot) be cured", "(isn't|aren't|is not|are not) cured"),
        "回復(しない|できない|されない)",
    ),
)
_AT = "(中|に|中に|の間|では)(、|)"
#: Rule, how long, English after the verb, Japanese before it.
_TIMES: tuple[tuple[str, str, tuple[str, ...], str], ...] = (
    (
        "cure",
        "turn",
        (" (during|in) this turn's cure phase", " (during|in) the cure phase (this|of this) turn"),
        f"(このターンの|このターン、)回復フェイズ{_AT}",
    ),
    (
        "next cure",
        "turn",
        (" (during|in) (the|its controller's|their controller's|your opponent's|your|their) next cure phase",),
        f"(|それの支配者の|相手の)次の回復フェイズ{_AT}",
    ),
)


def cure_phase(g: Grammar) -> None:
    """Add to the rules "pred" and "said"."""
    for deed, en, ja in _DEEDS:
        for phase, until, times, when in _TIMES:
            said = Predicate("rules", (f"{deed} {phase}",), until)
            known = (deed, phase, until) == ("cannot ready in", "cure", "turn")
            both_languages(
                g,
                (f"{when}{ja}",),
                shape=said,
                en=tuple(verb + time for verb in en for time in times),
                **({"match": never} if known else {}),
            )
            # 次の回復フェイズ中、それはレディしない
            g.add("said", build=partial(_said, said=said), ja=f"{when}{{who:subj}}{ja}")


def _said(who: Any, said: Predicate) -> Said:
    return Said(who, (said,))
