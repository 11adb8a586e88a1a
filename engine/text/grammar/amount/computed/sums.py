"""Sums as Japanese says them, and as the number of cards in English: あなたの手札の枚数に2を加えた値, "a number of
cards equal to the number of UNITs you control plus 1". What is printed is と2の合計.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.computed.counts import summed
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.trails.tree import Sum

_WHAT = "(数|値|数値|点数|枚数|数字)"


def add(g: Grammar) -> None:
    """Add to the rules "worked" and "cards"."""
    g.add(
        "worked",
        build=_sum,
        match=never,
        ja=(
            f"{{a:amount-p}}に{{b:amount-p}}(を|)(加えた|足した|加算した|加えたのと同じ){_WHAT}",
            "{a:amount-p}(+|＋|プラス|足す){b:amount-p}",
            f"{{a:amount-p}}(より|よりも){{b:num}}(大きい|多い|高い){_WHAT}",
        ),
    )
    g.add("cards", hole("a"), match=never, en="(a|the) number of cards equal to {a:worked}",
          ja=f"{{a:worked}}(に等しい|と同じ|と等しい){_WHAT}(|の)(カード|)")  # fmt: skip


def _sum(a: Any, b: Any) -> Any:
    return summed((a, *(b.parts if isinstance(b, Sum) else (b,))))
