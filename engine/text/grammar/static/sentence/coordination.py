"""Continuous crafts that say two things of different subjects in one sentence: "..., and ...". Both languages.

What stands before both is a condition of both; after the second it could be meant of that one alone, and is not read.
"""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Production
from engine.text.parser.template import tails, without_end
from engine.text.surface import Ref, Said, Static

#: How a Japanese clause ends, and how it goes on.
_ENDS = (
    ("減らす", ("減らし",)),
    ("増やす", ("増やし",)),
    ("できない", ("できず", "できなく")),
    ("られない", ("られず",)),
    ("されない", ("されず",)),
    ("ならない", ("ならず",)),
    ("受けない", ("受けず",)),
    ("引けない", ("引けず",)),
    ("になる", ("になり",)),
    ("である", ("であり",)),
    ("に等しい", ("に等しく",)),
)


def add(g: Grammar) -> None:
    """Add to the rule "statics". Needs all of "ssaid" to be there."""
    g.add("ssaid-c", hole("s"), en=(), ja="{s:said-c}")
    g.rule("ssaid-c").productions += [made for one in g.rule("ssaid").productions if (made := _going_on(one))]
    g.add(
        "statics",
        build=_two,
        match=lambda v: None,
        en="{a:ssaid}(,|) and {b:ssaid}(.|)",
        ja="{a:ssaid-c}、(また、|){b:ssaid}(。|)",
    )
    g.add(
        "statics",
        build=_two,
        match=lambda v: None,
        en="(if|while|as long as) {c:conds}, {a:ssaid}(,|) and {b:ssaid}(.|)",
        ja="{c:conds}(、|){a:ssaid-c}、(また、|){b:ssaid}(。|)",
    )


def _going_on(production: Production) -> Production | None:
    """The Japanese clause in the form that joins it to another."""
    out = [
        body + new
        for text in production.texts["ja"]
        for one in tails(text)
        for end, news in _ENDS
        if (body := without_end(one, end)) is not None
        for new in news
    ]
    return Production({"en": (), "ja": out}, production.build, lambda value: None) if out else None


def _two(a: Said, b: Said, c: Any = None) -> Any:
    """Two things that hold, under the same condition if there is one."""
    if isinstance(b.who, Ref) or isinstance(a.who, Ref) or a.who == b.who == "this":
        return REJECT  # of one subject the words for what it gets and has are joined
    return (Static(a, c), Static(b, c))
