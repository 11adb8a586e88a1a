"""Conditions in other words: what somebody controlled before it was moved, what shares no organization. Both languages.

All of them are printed as their usual forms.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said, Static, Was, back
from engine.trails.tree import Compare, Count, Filter, Is
from engine.trails.tree.reads import replace

_IT = "(it|that card|that UNIT)"
_NO = "(doesn't share an|does not share an|doesn't share any|does not share any|shares no)"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for whose, en, whos in (("you", "you", "yours"), ("opponent", "your opponent", "your opponent's")):
        g.add(
            "cond",
            Was(Is(back(), Filter(whose=whose))),
            match=never,
            en=(
                f"{en} controlled (it|that card|that UNIT|that ITEM)",
                f"(it|that card|that UNIT|that ITEM) was controlled by {en}",
                f"(it|that card|that UNIT|that ITEM) was {whos}",
            ),
        )
        g.add("cond", build=partial(_was, whose=whose), match=never, en=f"{_IT} was {{f:a-np}} {en} controlled")
    _which_of(g)
    _players(g)
    _unsaid(g)
    _effects_would(g)
    g.add(
        "cond",
        build=_apart,
        match=never,
        en=(
            f"{_IT} {_NO} (organization|organizations) with (any of |any |a |an ){{f:np}}",
            f"{_IT} {_NO} (organization|organizations) with (any of |any |){{f:nps}}",
        ),
        ja=(
            "それが{f:np}と(同じ|共通の|共通する)組織を(持たない|持っていない)",
            "それがどの{f:np}とも(同じ|共通の|共通する)組織を(持たない|持っていない)",
            "それと(同じ|共通の|共通する)組織を持つ{f:np}がいない",
        ),
    )


def _which_of(g: Grammar) -> None:
    """あなたのどのUNITとも: whose they are stands before the word for any."""
    for whose, ja in (("you", "あなたの"), ("opponent", "相手の")):
        g.add(
            "cond",
            build=lambda f, whose=whose: _apart(replace(f, whose=whose)) if f.whose == "any" else REJECT,
            match=never,
            ja=f"それが{ja}どの{{f:np}}とも(同じ|共通の|共通する)組織を(持たない|持っていない)",
        )


def _players(g: Grammar) -> None:
    """Attacking a player though there are UNITs, said before who may."""
    there = (
        "相手の場に(レディ状態の|)UNITがいても",
        "相手の(レディ状態の|)UNITがいても",
        "相手がUNITを(支配|コントロール)していても",
        "相手の場にUNITがいる(時|場合)(でも|も|であっても)",
    )
    g.add(
        "static",
        build=lambda w: Static(Said(w, (Predicate("rules", ("may attack players",)),))),
        match=never,
        ja=[f"{text}(、|){{w:subj}}(相手|プレイヤー|相手プレイヤー)(を|に)攻撃できる" for text in there],
    )


def _unsaid(g: Grammar) -> None:
    """After a condition Japanese does not say again whom it is about: this card, whose craft it is."""
    g.add(
        "static",
        build=lambda c, p: Static(Said("this", p), c),
        match=never,
        ja="{c:conds}(、|){p:preds}",
    )


def _effects_would(g: Grammar) -> None:
    """ "If an effect would stun it": what would be done to it by an effect."""
    for player, source, _ in BY[1:]:
        by = source.removeprefix(" by ")
        for event, act in (("stun", "stun"), ("ko", "K.O."), ("destroy", "destroy"), ("cure", "cure")):
            g.add("replaced", (event, hole("w"), player), match=never, en=f"{by} would {act} {{w:trig-who}}")


def _was(f: Filter, whose: str) -> Any:
    return Was(Is(back(), replace(f, whose=whose))) if f.whose == "any" and f.zone == "field" else REJECT


def _apart(f: Filter) -> Any:
    """No organization that one of a kind has."""
    return REJECT if f.shares or f.scope != "all" else Compare(Count(replace(f, shares="~it")), "=", 0)
