"""A number that is another one for each of several: "each UNIT you control gets +X/+0, where X is its CP cost".

Of several things "its CP cost" is that of each of them, unless the word means what was named before. Both languages.

Such a number is a ``Stat`` of "self", worked out in ``its_own`` of :mod:`engine.trails.query.context`. Guard:
tests/trails/1300/1303-plus-minus/bonuses.yaml.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.amount.computed.arithmetic import THEIRS
from engine.text.surface import NOT_THIS, SELF, LinkError, Ref
from engine.text.trees import mapped
from engine.trails.tree import Filter, Stat
from engine.trails.tree.reads import names_in, replace

_WORDS = r"\b(?:its|their|each)\b|それ|その"


def own_numbers(node: Any, several: bool, meant: Callable[[str], bool]) -> Any:
    """A number with what "its" means in it. several: it is said of several things. meant: whether a word means
    something else that stands before. Raises :class:`LinkError` for "their" of one."""
    if isinstance(node, tuple):
        parts = tuple(own_numbers(part, several, meant) for part in node)
        return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
    if isinstance(node, Filter):
        return node  # its ranges speak of what they are about
    if isinstance(node, Stat):
        whose: Any = node.of
        if whose == SELF:
            return node if several else replace(node, of=Ref("it"))
        word = whose.word if isinstance(whose, Ref) else ""
        if word == THEIRS and not several:
            raise LinkError("a number of several where one is meant", _WORDS)
        if word == THEIRS or (several and word and not word.startswith(("#", "did ")) and not meant(word)):
            return replace(node, of=SELF)
        return node
    changed = {}
    for name in names_in(node.__class__):
        old = getattr(node, name)
        new = own_numbers(old, several, meant)
        if new is not old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def of_itself(node: Any) -> Any:
    """A number of which "its own" is this card's."""
    return mapped(node, lambda part: replace(part, of="this") if part.__class__ is Stat and part.of == SELF else part)


def others_of_each(node: Any, mark: str = "", of: Any = None) -> Any:
    """What is said of several, with "other" other than each of them: "for each other UNIT you control". mark: the
    several that stand before; without one it is a continuous craft, where the word had left out its own card. of: the
    several, where that is known: what none of them can be is another than this card."""

    def change(part: Any) -> Any:
        if (
            part.__class__ is not Filter
            or (isinstance(of, Filter) and _apart(part, of))
            or (part.but != mark if mark else part.scope != "other" or part.but)
        ):
            return part
        return replace(part, scope="all", but=SELF)

    return mapped(node, change)


def _apart(one: Filter, other: Filter) -> bool:
    """Whether nothing can be both, as a BASE in the homebase is no UNIT on the field."""
    return one.zone != other.zone or bool(one.types and other.types and not set(one.types) & set(other.types))


def plain_others(node: Any, several: bool) -> Any:
    """As it is said: "other" for what each of several is not, and then "other than this card" for the card's own."""

    def change(part: Any) -> Any:
        if part.__class__ is not Filter or (part.but != SELF and part.scope != "other"):
            return part
        if part.but == SELF:
            return replace(part, but="", scope="other")
        return replace(part, scope=NOT_THIS) if several else part

    return mapped(node, change)
