"""When a combat is over: "at the end of combat", "of a combat in which this card attacked" (804.13). Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Body, Limit
from engine.trails.tree import Filter, Is, Trigger

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


def add(g: Grammar) -> None:
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
            match=never,
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
