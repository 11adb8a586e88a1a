"""Conditions on what something is not, or has: "this card isn't tactically linked", "it has arts". Both languages."""

from __future__ import annotations

from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.trails.tree import Filter, Is

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


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for state, en, ja in _NOT:
        shape = Is("this", Filter(states=(f"-{state}",)))
        g.add(
            "cond", shape, match=never, en=f"this (card|UNIT|ITEM) (isn't|is not) {en}", ja=f"(これ|このカード)が{ja}"
        )
        that = Is(hole("r"), Filter(states=(f"-{state}",)))
        g.add("cond", that, match=never, en=f"{{r:back-s}} (isn't|is not|aren't|are not) {en}", ja=f"{{r:back}}が{ja}")
    for state, en, ja in _HAS:
        for none, have, has in (
            ("", "(has|had)", "を(持つ|持っている|持っていた)"),
            ("-", "(doesn't|didn't) have", "を(持たない|持っていない)"),
        ):
            that = Is(hole("r"), Filter(states=(none + state,)))
            g.add("cond", that, match=never, en=f"{{r:back-s}} {have} {en}", ja=f"{{r:back}}が{ja}{has}")
