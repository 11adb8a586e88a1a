"""Continuous crafts of which a further condition says something else: "If you control two or more UNITs, this card gets
+1/+1. If you control four or more, it gets +3/+3 instead." Both languages.

It is two crafts: the first holds only while the further condition does not.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.clause.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Said, Static
from engine.trails.tree import Every
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rule "statics"."""
    g.add(
        "statics",
        build=_instead,
        match=never,
        en=(
            "{a:static}. (if|while|as long as) {c:conds}, {s:ssaid} instead(.|)",
            "{a:static}. (if|while|as long as) {c:conds}, instead(,|) {s:ssaid}(.|)",
        ),
        ja=(
            "{a:static}。{c:conds}(、|)代わりに(、|){s:ssaid}(。|)",
            "{a:static}。{c:conds}(、|){s:ssaid-instead}(。|)",
        ),
    )
    g.add("ssaid-instead", build=Said, match=never, ja="{who:subj}代わりに(、|){p:preds}")
    g.add(
        "statics",
        build=lambda a, c, p: _instead(a, c, Said(a.said.who, p)),
        match=never,
        ja="{a:static}。{c:conds}(、|)代わりに(、|){p:preds}(。|)",
    )


def _instead(a: Static, c: Any, s: Said) -> Any:
    """The first while the second does not hold, then the second."""
    if a.condition is None or a.everywhere:
        return REJECT
    return (replace(a, condition=Every((a.condition, negated(c)))), Static(s, c))
