"""Conditions on what an effect has just done: "if no card was stunned this way". Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.kernel import REJECT, Grammar
from engine.text.surface import Ref, back
from engine.trails.cards import TYPES
from engine.trails.tree import Compare, Size


def add(g: Grammar) -> None:
    """Add to the rule "cond". What was done only counts where it was really done (104.3)."""
    for kind, ja_kind in (("card", "カード"), *((kind, kind) for kind in TYPES)):
        word = "them" if kind == "card" else f"way {kind}"
        a = "an|a" if kind[0] in "IE" else "a|an"
        for op, number, en, ja in (
            (">=", 1, (f"({a}|one or more|any) {kind}(|s) (was|were)",), ("が(ある|いる)",)),
            ("=", 0, (f"no {kind}(|s) (was|were)",), ("が(ない|いない)",)),
        ):
            g.add(
                "cond",
                build=lambda d, op=op, number=number, word=word, way="": Compare(Size(back(word), done=d), op, number),
                match=partial(_done, kind=kind, op=op, number=number),
                en=tuple(f"{one} {{d:done}} this way" for one in en),
                ja=tuple(f"{{way:this-way}}{{d:done}}{ja_kind}{one}" for one in ja),
            )
        g.add(
            "cond",
            build=lambda d, n, word=word, way="": (
                Compare(Size(back(word), done=d), ">=", n) if isinstance(n, int) and n > 1 else REJECT
            ),
            match=partial(_done, kind=kind, op=">=", number=0),
            en=f"{{n:numw}} or more {kind}s were {{d:done}} this way",
            ja=f"{{way:this-way}}{{d:done}}{ja_kind}が{{n:num}}(枚|つ|体)以上(ある|いる|)",
        )


def _done(v: Any, kind: str, op: str, number: int) -> dict[str, Any] | None:
    """The verb of "... this way", and how many at the least if any number above 1 fits."""
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Size) or v.left.each != 1:
        return None
    word: Any = v.left.of
    if not isinstance(word, Ref) or not isinstance(v.right, int):
        return None
    if (word.word == f"way {kind}") if word.word.startswith("way ") else (kind == "card"):
        fits = v.right == number if number or op == "=" else v.right > 1
        return {"d": v.left.done, "way": "", "n": v.right} if fits else None
    return None
