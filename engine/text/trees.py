"""What is done to every part of a tree, or of a sentence as it stands: changed, registers renamed, X worked out."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine.text.surface import LinkError
from engine.trails.tree import Count, Filter, Neg, X
from engine.trails.tree.reads import names_in, parts_in, replace


def has_x(node: Any) -> bool:
    """Whether X occurs in a piece of tree."""
    kind = node.__class__
    if kind is X:
        return True
    for part in node if kind is tuple else parts_in(kind)(node):
        if part and part.__class__ is not str and has_x(part):
            return True
    return False


def defined(node: Any, amount: Any) -> Any:
    """The same with X worked out."""
    if isinstance(node, X):
        if node.each == 1:
            return amount
        if isinstance(amount, Count):
            return Count(amount.of, amount.each * node.each)
        if node.each == -1:
            return Neg(amount)
        raise LinkError("X is taken several times")
    if isinstance(node, tuple):
        return tuple(defined(part, amount) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed = {}
    for item in fields(node):
        old = getattr(node, item.name)
        new = defined(old, amount)
        if new != old:
            changed[item.name] = new
    return replace(node, **changed) if changed else node


def mapped(node: Any, change: Any) -> Any:
    """The same with a function done to every part of it, the innermost first; the same object if nothing changes."""
    if isinstance(node, tuple):
        parts = tuple(mapped(part, change) for part in node)
        return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
    changed = {}
    for name in names_in(node.__class__):
        old = getattr(node, name)
        new = mapped(old, change)
        if new is not old:
            changed[name] = new
    return change(replace(node, **changed) if changed else node)


def renamed(node: Any, names: dict[str, str]) -> Any:
    """The same with registers under their final names."""
    if isinstance(node, str):
        return names.get(node, node)
    if isinstance(node, tuple):
        return tuple([renamed(part, names) for part in node]) if node else node
    if isinstance(node, Filter) and not node.ranges and not node.asks_others and node.whose.__class__ is str:
        return node
    kind = node.__class__
    changed = {}
    for name, old in zip(names_in(kind), parts_in(kind)(node), strict=True):
        if not old or old.__class__ is int:
            continue
        new = _renamed(old, names) if old.__class__ is str else renamed(old, names)
        if new is not old and new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def _renamed(word: str, names: dict[str, str]) -> str:
    """A register under its final name, also where what was done to it stands behind."""
    mark, colon, verb = word.partition(":")
    return names.get(word, word) if not colon else f"{names.get(mark, mark)}:{verb}"
