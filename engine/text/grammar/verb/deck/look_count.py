"""Looking at so many cards of a deck as were counted before: "look at that many cards from the top of your deck".

Both languages side by side; a plain number is said in :mod:`engine.text.grammar.verb.deck.search_and_look`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import LookClause, back
from engine.trails.tree import Size, X

_JA = "(|あなたの|自身の)デッキ"
_FROM = "の(一番|)上から"


def add(g: Grammar) -> None:
    """Add to the verb phrases."""
    for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
        deck = "from the top of (your|their) deck"
        verb(
            g,
            build=partial(_look, how=how),
            match=partial(_match, how=how),
            en=(f"{see} a number of cards {deck} equal to {{n:worked}}",
                f"{see} the top cards of (your|their) deck equal to {{n:worked}}"),
            ja=(f"{_JA}{_FROM}{{n:worked}}(に等しい|と同じ)(枚数|数)のカードを{seen}",
                f"{_JA}{_FROM}(カードを|){{n:worked}}(に等しい|と同じ)(枚数|数|枚数分|枚数だけ){seen}",
                f"{{n:worked}}(に等しい|と同じ)(枚数|数)(だけ|)(、|){_JA}{_FROM}カードを{seen}"),
        )  # fmt: skip
        verb(
            g,
            build=partial(_look, how=how),
            match=never,
            en=(f"{see} {{n:cards}} {deck}",),
            ja=(
                f"{_JA}{_FROM}{{n:cards}}(の|)カードを{seen}",
                f"{_JA}{_FROM}カードを{{n:cards}}(だけ|分|){seen}",
                f"{{n:cards}}(だけ|分|)(、|){_JA}{_FROM}カードを{seen}",
                f"{_JA}の(一番|)上のカードを{{n:cards}}(だけ|分|){seen}",
            ),
        )


def _look(n: Any, how: str) -> Any:
    return REJECT if isinstance(n, int | X) else LookClause(n, how)


def _match(v: Any, how: str) -> dict[str, Any] | None:
    fits = (
        isinstance(v, LookClause) and (v.how, v.player, v.end) == (how, "", "top") and not isinstance(v.amount, int | X)
    )
    fits = fits and v.amount != Size(back("them"))  # "that many cards"
    return {"n": v.amount} if fits else None
