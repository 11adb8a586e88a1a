"""What would happen to something while it fights: "if this card would be stunned while attacking, ... instead" (1216).

It is what happens to the card if it is attacking, and to an attacking UNIT. Both languages.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.replaced_events import REPLACED
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.trails.tree import Filter, Is
from engine.trails.tree.reads import replace

_STATES = (("attacking", "攻撃中"), ("defending", "応戦中"), ("combating", "戦闘中"))
_BA = "(場合|なら|時)(、|に、|は、)"


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"; rules "fought": a state, "fights-would": what would happen in which state."""
    for state, ja in _STATES:
        g.add("fought", state, en=state, ja=ja)
        for event, _, words in REPLACED:
            if event != "discard":
                g.add("fights-would", (state, (event, hole("w"), "")),
                      ja=tuple(f"{{w:trig-who}}が{ja}(に|、){text}" for text in words))  # fmt: skip
    g.add(
        "craft-line",
        build=_made,
        match=never,
        en=("if {e:replaced} while {f:fought}, {s:instead}(.|)", "while {f:fought}, if {e:replaced}, {s:instead}(.|)"),
        ja=f"{{f:fought}}(、|に){{e:replaced}}{_BA}{{s:instead}}(。|)",
    )
    g.add(
        "craft-line",
        build=lambda w, s: _made(w[0], w[1], s),
        match=never,
        ja=f"{{w:fights-would}}{_BA}{{s:instead}}(。|)",
    )


def _made(f: str, e: tuple[Any, ...], s: Any) -> Any:
    who = e[1]
    if who == "this" and e[0] != "discard":
        return ("replacement", Is("this", Filter(states=(f,))), e, s)
    if isinstance(who, Filter) and not who.states and who.zone == "field":
        return ("replacement", None, (e[0], replace(who, states=(f,)), *e[2:]), s)
    return REJECT
