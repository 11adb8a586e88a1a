"""What happens to a UNIT in a combat: "becomes stunned while defending", 応戦中にスタンした. Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import EVENTS
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Body, Limit
from engine.trails.tree import Filter, Is, Trigger
from engine.trails.tree.reads import replace

_WHEN = "(when|whenever)"
_TOKI = "(時|とき)"
_THIS = "(this card|this UNIT)"
_THIS_JA = "(これ|このカード|このUNIT)"
_STATES = (
    ("attacking", "attacking", "攻撃中"),
    ("attacking alone", "attacking alone", "単独で攻撃中"),
    ("attacking player", "attacking (a player|your opponent)", "プレイヤーを攻撃中"),
    ("sclm attacking", "SCLM attacking", "スクラム攻撃中"),
    ("defending", "(defending|fighting back)", "応戦中"),
    ("combating", "(combating|in combat)", "戦闘中"),
)
#: What happens to UNITs in a combat.
_HAPPENING = ("is stunned", "is ko", "is destroyed", "leaves", "is actioned", "is readied", "gains support", "overkill")


def add(g: Grammar) -> None:
    """Add to the rules "trigger" and "craft-line"."""
    for event, en, ja in EVENTS:
        if event not in _HAPPENING:
            continue
        for state, doing, ja_doing in _STATES:
            g.add(
                "trigger",
                build=partial(_of_one, event=event, state=state),
                match=lambda v: None,
                en=[f"{_WHEN} {{w:trig-who}} {text} while {doing}" for text in en],
                ja=[f"{{w:trig-who}}が{ja_doing}に{text}{_TOKI}" for text in ja],
            )
            g.add(
                "craft-line",
                build=partial(_of_this, event=event, state=state),
                match=lambda v: None,
                en=[f"{_WHEN} {_THIS} {text} while {doing}, {{b:body}}" for text in en],
                ja=[f"{_THIS_JA}が{ja_doing}に{text}{_TOKI}(、|){{b:body}}" for text in ja],
            )


def _of_one(w: Any, event: str, state: str) -> Any:
    """One of a kind that is in that state."""
    if not isinstance(w, Filter) or state in w.states or w.zone != "field":
        return REJECT
    return Trigger(event, replace(w, states=tuple(sorted((*w.states, state)))))


def _of_this(b: Body, event: str, state: str) -> Any:
    limit = Limit("", Is("this", Filter(states=(state,))))
    return ("triggered", Trigger(event, "this"), Body(b.sentences, (*b.limits, limit)))
