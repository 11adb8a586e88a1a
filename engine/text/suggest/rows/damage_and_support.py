"""Ordinary sentences that say in other words what other topics read. Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Body, Otherwise, back
from engine.trails.tree import Bond, Compare, If, Much, Size, Trigger


def add(g: Grammar) -> None:
    """Add to the rules of other topics. Needs "craft-line" and "cond" to be there."""
    _counts(g)


def _overkill(w: Any, n: Any, b: Body, op: str) -> Any:
    if not isinstance(n, int) or n < 1 or not b.sentences:
        return REJECT
    if len(b.sentences) > 1 and isinstance(b.sentences[1][0], Otherwise):
        return REJECT
    first = (If(Compare(Much(), op, n), b.sentences[0]),)
    return ("triggered", Trigger("overkill", w), Body((first, *b.sentences[1:]), b.limits))


# --- as many --------------------------------------------------------------------------------------------------------
def _counts(g: Grammar) -> None:
    way = "(これにより|この方法で|この効果で|)(捨てた|置いた|戻した|除外した|加えた|選んだ)(カードの|)(枚数|数)"
    g.add("cards", build=lambda: Size(back("them")), match=never,
          ja=(f"{way}と同じ(枚数|数)(の|だけ|分|)", f"{way}(に等しい(枚数|数)(の|だけ|分|)|だけ|分だけ)"))  # fmt: skip
    much = "{a:worked-eq}(に等しい|と同じ)(点数|点|数|)(分|だけ|)"
    verb(g, build=lambda a: Bond(SUBJECT, a), match=never, ja=(f"絆を{much}得る",))
