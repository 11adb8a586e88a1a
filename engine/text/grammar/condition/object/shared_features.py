"""How things that were named stand to each other: "if they share an organization", "if they have different names".

Both languages side by side (1302.1, 1333.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.noun.modifier.vocabulary import EACH
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.text.trees import mapped
from engine.trails.tree import Alike, Alikes, Compare, Count, Filter, Is
from engine.trails.tree.reads import replace

#: How they stand, English after "they", Japanese after それらが and after それらの.
_SAME = (
    ("name", ("have the same (name|card name)",), ("同じ(カード名|名前)",), ("カード名", "名前")),
    ("cp", ("have the same CP cost",), ("同じCPコスト",), ("CPコスト",)),
    ("str", ("have the same STR",), ("同じSTR",), ("STR",)),
    ("def", ("have the same DEF",), ("同じDEF",), ("DEF",)),
)
_EQUAL = "(同じ|等しい|同一|同じである|等しくある)"
_OTHER = "(異なる|違う|異なっている|同じでない|等しくない)"
_ORGS_JA = "(同じ|共通の|共通する)組織を(持つ|持っている)"
_NO_ORGS_JA = "(同じ|共通の|共通する)組織を(持たない|持っていない)"
_ALL = "(|all |both )"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    who, them = "{r:back-s}", "{r:back}"
    _row(
        g,
        "organization",
        (f"{who} {_ALL}share an organization", f"{who} {_ALL}(have|share) (an organization in common|a common "
         "organization|the same organization|at least one organization)"),
        (f"{them}が(すべて|どちらも|いずれも|)(、|){_ORGS_JA}", f"{them}の組織が(すべて|)(同じ|同じである|共通する)"),
    )  # fmt: skip
    _row(
        g,
        "no organization",
        (f"{who} (don't|do not) share an organization", f"{who} share no (organization|organizations)",
         f"{who} {_ALL}have different organizations"),
        (f"{them}が{_NO_ORGS_JA}", f"{them}の組織が(すべて|それぞれ|)異なる"),
    )  # fmt: skip
    for how, en, ja, ja_of in _SAME:
        other = tuple(text.replace("the same", "different").replace("name)", "names)") for text in en)
        plural = tuple(text.replace("name|", "names|").replace(" cost", " costs") for text in other)
        _row(
            g,
            how,
            tuple(f"{who} {_ALL}{text}" for text in en),
            (*(f"{them}の{text}が(すべて|){_EQUAL}" for text in ja_of), *(f"{them}が{text}を持つ" for text in ja)),
        )
        _row(
            g,
            f"no {how}",
            tuple(f"{who} {_ALL}{text}" for text in (*plural, *other)),
            tuple(f"{them}の{text}が(すべて|それぞれ|){_OTHER}" for text in ja_of),
        )

    g.add(
        "cond",
        build=lambda r: Is(r, Filter(shares="this")),
        match=never,
        en=("{r:back} shares an organization with this (card|UNIT)",
            "{r:back} has an organization in common with this (card|UNIT)"),
        ja="{r:back}が(これ|このカード|このUNIT)と(同じ|共通の|共通する)組織を持つ",
    )  # fmt: skip
    g.add("cond", match=_shares, en="{r:back} shares an organization with this card",
          ja="{r:back}がこれと共通の組織を持つ", says=True)  # fmt: skip


def _shares(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Is) and v.filter == Filter(shares="this") and isinstance(v.who, Ref)
    return {"r": v.who} if plain else None


def _row(g: Grammar, how: str, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    shape = Alike(hole("r"), how)
    g.add("cond", shape, match=partial(_is, how=how), en=en[0], ja=ja[0])
    g.add("cond", shape, match=never, en=en[1:], ja=ja[1:])


def _is(v: Any, how: str) -> Mapping[str, Any] | None:
    return {"r": v.who} if isinstance(v, Alike) and v.how == how else None


def told_together(node: Compare) -> Compare | None:
    """ "Three or more UNITs that share an organization": of so many it is true that they do; None if it is not that."""
    counted: Any = node.left.of if isinstance(node.left, Count) and node.left.each == 1 else None
    if not isinstance(counted, Filter) or counted.zone not in ("field", "trail"):
        return None
    field = next((name for name in ("shares", "named") if getattr(counted, name).startswith(EACH)), "")
    if not field or node.op != ">=" or not isinstance(node.right, int) or node.right < 2:
        return None
    how = getattr(counted, field).removeprefix(EACH)
    return replace(node, left=Alikes(replace(counted, **{field: ""}), how))


def each_other(f: Filter, how: str) -> Filter:
    """The noun of things that stand so to each other."""
    if not how:
        return f
    return replace(f, shares=EACH + how) if how.endswith("organization") else replace(f, named=EACH + how)


def told_so(node: Compare) -> bool:
    """Whether it is said as so many things that stand so to each other."""
    so_many = node.op == ">=" and isinstance(node.right, int) and node.right >= 2
    return so_many and isinstance(node.left, Alikes) and node.left.each == 1


def counted(condition: Any) -> Any:
    """A condition as it is said: what is true of so many is counted."""

    def said(node: Any) -> Any:
        if not isinstance(node, Compare) or not told_so(node):
            return node
        them: Any = node.left
        return replace(node, left=Count(each_other(them.of, them.how)))

    return condition if condition is None else mapped(condition, said)
