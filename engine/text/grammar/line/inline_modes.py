"""Choices between effects that are sentences of one line: "Choose two of the following: Gain 3 bond. Plan 3. Draw a
card." Both languages; they are printed as bullets.

Each sentence to the end of the line is one of them; how many are said to follow has to be true. Japanese may put them
in quotes first: 「...」か「...」のどちらか1つを選んで行う.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.line.modes import MANY_JA
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import ANY, ModesClause

_NUMBERS = (("one", "1", 1), ("two", "2", 2), ("three", "3", 3), ("four", "4", 4))
_DONE = "(選ぶ|選んで行う|選び、行う|選び、それを行う|選び、実行する|選んで実行する|行う)(。|:)"


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    for en, ja, many in _NUMBERS[:3]:
        words = (f"{ja}つ(を|)", "いずれか(を|)") if many == 1 else (f"{ja}つ(を|)",)
        for all_en, all_ja, of in (("", "", 0), *((f" {en_of}", f"の{ja_of}つ", of) for en_of, ja_of, of in _NUMBERS)):
            if 0 < of <= many:
                continue
            heads = (f"choose {en} of (the following|these){all_en}( effects|)(: |. )",)
            among = f"(次|以下){all_ja}(の効果|)(のうち|の中から|のうちから|から)(、|)"
            g.add(
                "item",
                build=partial(_made, many=many, of=of),
                en=tuple(f"{head}{{p:paragraph}}" for head in (*heads, *(() if of else (f"choose {en}: ",)))),
                ja=tuple(f"{among}{word}{_DONE}{{p:paragraph}}" for word in words),
            )

    which = "(から|のうち|の中から|のうちから|のいずれか|のどちらか)(、|)"
    one = "(1つ|)(を|)(選ぶ|行う|選んで(行う|実行する)|選び、(それを|)行う)"
    g.add("item", build=partial(_quoted, pick=(1, 1)), ja=f"{{o:mode-quoteds}}{which}{one}")
    for pick, words_ja in MANY_JA[1:]:
        g.add(
            "item",
            build=partial(_quoted, pick=pick),
            ja=tuple(f"{{o:mode-quoteds}}{which}{word}{{_done:modes-done}}" for word in words_ja),
        )


def _quoted(o: Any, pick: tuple[int, int]) -> Any:
    least, most = pick[0], len(o) if pick[1] == ANY else pick[1]
    return (ModesClause(least, most, o),) if len(o) >= max(2, most) else REJECT


def _made(p: Any, many: int, of: int) -> Any:
    if len(p) <= many or (of and len(p) != of) or any(isinstance(sentence[0], ModesClause) for sentence in p):
        return REJECT
    return (ModesClause(many, many, tuple((sentence,) for sentence in p)),)
