"""Ordinary word orders and short ways of what other topics say: "it and this card", 捨てさせる, にだけ増える.

Both languages; nothing here is printed.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI
from engine.text.grammar.lexicon.verb_forms import both_languages, verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import (
    SUBJECT,
    Aim,
    Body,
    IfDone,
    IfNot,
    Limit,
    LinkError,
    Otherwise,
    Pick,
    Predicate,
    Ref,
    Two,
)
from engine.text.trees import defined, has_x
from engine.trails.tree import During, Filter, Gain, If, Is, Not, Put, Trigger
from engine.trails.tree.reads import replace

_STEPS = (("draw", "ドローステップ"), ("homebase", "拠点ステップ"), ("deployment", "配備ステップ"))


def add(g: Grammar) -> None:
    """Add to the rules of other topics."""
    _so_much(g)
    _two_ways(g)
    _triggers(g)
    _targets(g)
    _one_and_one(g)
    _states(g)
    for what, word in (("cp", "CP"), ("ep", "EP")):
        verb(g, Gain(what, SUBJECT, hole("n")), match=never, ja=(f"{word}を{{n:num}}(点|)得る",))


# --- by as much as ---------------------------------------------------------------------------------------------------
def _so_much(g: Grammar) -> None:
    """〜に等しい値だけ+X/+0を得る: what X is, before it."""
    g.add("as-much", hole("a"), ja="{a:amount}(に等しい(値|数|点数)|と同じ(値|数))(だけ|分|分だけ)(、|)")
    for ending, get in (("", "得る"), ("-c", "得"), ("-t", "得て")):
        g.add(
            f"pred{ending}",
            build=_by_so_much,
            match=never,
            ja=(f"{{a:as-much}}{{u:until}}{{x:bonus}}を{get}", f"{{u:until}}{{a:as-much}}{{x:bonus}}を{get}"),
        )


def _by_so_much(a: Any, x: Any, u: Any) -> Any:
    if not has_x(x):
        return REJECT
    try:
        return Predicate("bonus", defined(x, a), u)
    except LinkError:
        return REJECT


# --- both ways in one sentence ---------------------------------------------------------------------------------------
def _two_ways(g: Grammar) -> None:
    other = "(そうでないなら|そうでなければ|そうでない場合|それ以外の場合)(、|)"
    g.add(
        "paragraph",
        build=lambda c, s, t: ((If(c, s),), (Otherwise(t),)),
        match=never,
        ja=f"{{c:conds-if}}(、|){{s:chain-t}}(、|){other}{{t:sentence}}(。|)",
    )
    did, did_not = "(そうしたなら|そうした場合)(、|)", "(そうしないなら|そうしなければ|そうしない場合)(、|)"
    for chain in ("chain-c", "chain-t"):
        g.add(
            "paragraph",
            build=lambda m, s, t: (m, (IfDone(s),), (IfNot(t),)),
            match=never,
            ja=f"{{m:option}}。{did}{{s:{chain}}}、{did_not}{{t:sentence}}(。|)",
        )
    g.add("option", hole("s"), ja="{s:sentence}")


# --- when ------------------------------------------------------------------------------------------------------------
def _triggers(g: Grammar) -> None:
    g.add(
        "trigger",
        build=lambda w, a, b: REJECT if a == b else (Trigger(a, w), Trigger(b, w)),
        match=never,
        ja=f"{{w:trig-who}}が{{a:happens}}(時|とき)(と|と、|や){{b:happens}}{TOKI}",
    )
    for step, ja in _STEPS:
        for whose, owner in (("each", ""), ("you", "あなたの"), ("opponent", "相手の")):
            g.add("cond", Not(During((step,), whose)), match=never, ja=f"(それが|今が|){owner}{ja}(以外|以外である)")
        for player, subject in (("you", "あなたが"), ("opponent", "相手が")):
            for event, past in (
                ("draws", "カードを(|1枚)引いた"),
                ("gains bond", "絆を得た"),
                ("loses bond", "絆を失った"),
                ("gains ep", "EPを得た"),
            ):
                g.add(
                    "craft-line",
                    build=partial(_not_then, trigger=Trigger(event, None, None, player), step=step),
                    match=never,
                    ja=f"(自身の|){ja}(以外で|中以外に|以外に|外で)(、|){subject}{past}{TOKI}(、|){{b:body}}",
                )


def _not_then(b: Body, trigger: Trigger, step: str) -> Any:
    return ("triggered", trigger, Body(b.sentences, (*b.limits, Limit("", Not(During((step,), trigger.player))))))


# --- targets ---------------------------------------------------------------------------------------------------------
def _targets(g: Grammar) -> None:
    g.add("aim1", build=lambda f: REJECT if f.scope != "all" else Aim(replace(f, scope="other"), 0, 1), match=never,
          en="up to one other target {f:np}")  # fmt: skip
    g.add("aim1", build=lambda f: Aim(f, 0, 1), match=never, en="up to one target {f:np}")


# --- one into the hand, one under the deck -------------------------------------------------------------------------
def _one_and_one(g: Grammar) -> None:
    one = "(one|one of them|one card|another|another one)"
    verb(
        g,
        build=partial(_three, n=1),
        match=never,
        en=(
            f"put {one} {{p:dest}}, {one} {{q:dest}}(,|) and {{r:back}} {{s:dest}}",
            f"put one of (them|those cards) {{p:dest}}, {one} {{q:dest}}(,|) and {{r:back}} {{s:dest}}",
            f"put one of (them|those cards) {{p:dest}}, put {one} {{q:dest}}(,|) and put {{r:back}} {{s:dest}}",
        ),
    )


def _three(p: Any, q: Any, r: Any, s: Any, n: int) -> Any:
    if ("return", "") in (p[0], q[0], s[0]):
        return REJECT
    one: Any = Pick(Filter(among="~it"), n, n)
    return Two((Put(one, **dict(p)), Put(one, **dict(q)), Put(r, **dict(s))))


# --- how something is -------------------------------------------------------------------------------------------------
def _states(g: Grammar) -> None:
    """それは戦闘中でないなら, and what English says after "not"."""
    g.add("cond", build=_is, match=never, ja="{r:back}は{b:being}(である|)", en="{r:back-s} (is|'s|are) {b:being}")
    g.add("cond", build=_is, match=never, en="it's {b:being}", ja="{r:back}が{b:being}(である|)")
    both_languages(
        g,
        (
            "{u:until}攻撃している(すべての|)UNIT(すべて|)に応戦する",
            "{u:until}攻撃している(UNITすべて|すべてのUNIT)に応戦する",
        ),
        shape=Predicate("rules", ("fights back all",), hole("u")),
        match=never,
        en=(
            "(defends|defend) against all attacking UNITs{u:until}",
            "(fights|fight) back against (every|each) attacking UNIT{u:until}",
            "(defends|defend) against (every|each) attacking UNIT{u:until}",
        ),
    )


def _is(b: tuple[str, Any], r: Any = None) -> Any:
    who: Any = Ref("it") if r is None else r
    return Is(who, Filter(states=(b[1],))) if b[0] == "state" else REJECT
