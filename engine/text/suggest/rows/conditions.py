"""Conditions in other words: what somebody controlled before it was moved, what shares no organization. Both languages.

All of them are printed as their usual forms.
"""

from __future__ import annotations

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said, Static


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    _players(g)


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
