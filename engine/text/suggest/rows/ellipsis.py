"""Japanese that goes on without saying of whom: これが攻撃した時、この戦闘中+1/+0を得る. Nothing here is printed."""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Parse, Readings
from engine.text.parser.shapes import never
from engine.text.surface import Body, Ref, Said
from engine.trails.tree import Filter, Trigger


def add(g: Grammar) -> None:
    """Add to the rules "craft-line" and "lead"."""
    _subjectless(g)
    g.add("lead", "turn", match=never, en="during this turn, ")


def _subjectless(g: Grammar) -> None:
    """これが攻撃した時、この戦闘中+1/+0を得る: it is said of what the craft waits for."""

    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        worked = low[at] in "あ相" and ("につき" in low or "だけ" in low)
        return g.read("preds", "ja", parse, at) if worked or low.startswith(_BEGINS, at) else ()

    g.custom("bare-preds", "ja", read, None, "こ次+-【あ相")
    g.custom("bare-preds", "en", lambda parse, at: (), None, "")
    g.add(
        "craft-line",
        build=_goes_on,
        match=never,
        ja=("{t:trigger}(、|){p:bare-preds}(。|)", "{t:trigger}(、|){p:bare-preds}。{s:paragraph}"),
    )


#: How what is said of it begins: with a time, or with what it gets.
_BEGINS = ("このターン", "この戦闘", "この攻撃", "次の", "+", "-", "【")
#: What a UNIT does, or what becomes of it, so that it goes on to be spoken of.
_ITS_OWN = frozenset(
    ("attacks", "attacks player", "attacks alone", "sclm attacks", "fights back", "is attacked", "is sclm attacked")
    + ("enters", "is stunned", "is cured", "is readied", "is actioned", "overkill", "gains support")
)


def _goes_on(t: Any, p: Any, s: Any = ()) -> Any:
    if not isinstance(t, Trigger) or t.together > 0:
        return REJECT
    if t.who == "this" and t.event in (*_ITS_OWN, "stuns", "stuns in combat"):
        return ("triggered", t, Body(((Said("this", p),), *s)))
    meant = isinstance(t.who, Filter) and t.other is None and t.event in _ITS_OWN
    return ("triggered", t, Body(((Said(Ref("it"), p),), *s))) if meant else REJECT
