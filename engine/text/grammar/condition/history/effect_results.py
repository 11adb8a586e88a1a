"""Conditions on what an effect has just done: "if no card was stunned this way". Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import SAID, Ref, back
from engine.trails.tree import Compare, Size
from engine.trails.tree.loading.words import TYPES


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
                en=tuple(f"{one} {{d:done}} this way" for one in en)
                + (f"you {{d:done}} ({a}|one or more) {kind}(|s){_EN_GOES} this way",) * number,
                ja=tuple(f"{{way:this-way}}{{d:done}}{ja_kind}{one}" for one in ja)
                + (f"{{way:this-way}}{ja_kind}を{{d:done}}",) * number,
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
        g.add(
            "cond",
            build=partial(_so_many, op=">=", word=word),
            match=lambda v: None,
            en=(
                f"{{n:numw}} {kind}s were {{d:done}} this way",
                f"you {{d:done}} {{n:numw}} (or more |){kind}s{_EN_GOES} this way",
                f"you {{d:done}} at least {{n:numw}} {kind}s{_EN_GOES} this way",
            ),
            ja=f"{{way:this-way}}{ja_kind}を{{n:num}}(枚|つ|体)(以上|){{d:done}}",
        )
        for verb, were in _WERE_JA:
            g.add(
                "cond",
                build=partial(_so_many, f"{SAID}{verb}", op=">=", word=word),
                match=lambda v: None,
                ja=(
                    f"{{way:this-way}}{ja_kind}が{{n:num}}(枚|つ|体)(以上|){were}",
                    f"{{way:this-way}}{were}{ja_kind}が{{n:num}}(枚|つ|体)以上(ある|いる|)",
                ),
            )
        for op, ja_op in (("=", "(だけ|ちょうど|)"), ("<=", "以下")):
            g.add(
                "cond",
                build=partial(_so_many, op=op, word=word),
                match=lambda v: None,
                ja=f"{{way:this-way}}{{d:done}}{ja_kind}が{{n:num}}(枚|つ|体){ja_op}",
            )
    g.add(
        "cond",
        build=lambda d, n, way="": (
            _so_many(d, n, ">=", "them") if d else REJECT
        ),  # how many were chosen is asked otherwise
        match=lambda v: None,
        en=(
            "you {d:done} {n:numw} (or more |)this way",
            "(|at least ){n:numw} (or more |)(of them |)(were|was) {d:done} this way",
            "you {d:done} at least {n:numw} this way",
        ),
        ja=(
            "{n:num}(枚|つ|体)(以上|){d:done}",
            "{way:this-way}{n:num}(枚|つ|体)(以上|){d:done}",
            "{way:this-way}{d:done}(枚数|数)が{n:num}(枚|つ|体)以上",
        ),
    )


#: What was done, said of what it was done to: カードが2枚以上軌跡に置かれた. Verbs as in the rule "done".
_WERE_JA = (
    ("discard", "捨てられた"),
    ("put trail", "(軌跡に|)置かれた"),
    ("put hand", "手札に加えられた"),
    ("put field", "場に(出された|出た)"),
    ("rebuild", "再構築された"),
    ("exile", "(ゲームから|)除外された"),
    ("return", "(手札に|)戻された"),
)

#: Where it goes, after what was removed or returned.
_EN_GOES = "(| from the game| to your hand| to their owners' hands)"


def _so_many(d: str, n: Any, op: str, word: str, way: str = "") -> Any:
    least = 1 if op == ">=" else 0
    return Compare(Size(back(word), done=d), op, n) if isinstance(n, int) and n > least else REJECT


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
