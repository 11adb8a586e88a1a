"""The top of the other deck put into that player's homebase, as Japanese says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.surface import By, Top
from engine.trails.tree import Put

_WAYS = (  # state, face, Japanese before and after the place
    ("ready", "down", "裏向きで"),
    ("action", "down", "裏向きのアクション状態で"),
    ("action", "down", "アクション状態の裏向きで"),
    ("action", "down", "裏向きかつアクション状態で"),
    ("ready", "up", "表向きで"),
    ("action", "up", "表向きのアクション状態で"),
)


def add(g: Grammar) -> None:
    """Add to the verbs."""
    top = "相手のデッキの(一番|)上"
    for state, face, how in _WAYS:
        for amount, words in (
            (1, ("のカードを1枚", "のカードを", "を1枚", "から(カードを|)1枚(を|)", "の1枚を")),
            (None, ("のカードを{n:num}枚", "を{n:num}枚", "から(カードを|){n:num}枚(を|)", "の{n:num}枚を")),
        ):
            verb(
                g,
                build=_maker(amount, state, face),
                match=lambda v: None,
                ja=tuple(f"{top}{word}(、|)(相手の|持ち主の)拠点に{how}置く" for word in words)
                + tuple(f"{top}{word}(、|){how}(相手の|持ち主の)拠点に置く" for word in words),
            )


def _maker(amount: int | None, state: str, face: str) -> Callable[..., Any]:
    """The clause for so many cards, or for a number that is read."""

    def put(n: Any) -> Any:
        top: Any = Top(n)
        return By("opponent", (Put(top, "homebase", state, face),))

    return put if amount is None else lambda: put(amount)
