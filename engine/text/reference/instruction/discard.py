"""Who chooses cards of their own hand and discards them, discards: that is how cards are discarded (1314.1).

"Chooses a card in their hand and discards it", 手札を1枚選んで捨てる, is "discards a card", as long as nothing else
speaks of that card.
"""

from __future__ import annotations

from typing import Any

from engine.text.surface import PAID
from engine.trails.tree import Choose, Discard, Do, Filter, If, May, Offer
from engine.trails.tree.reads import parts_in, replace

#: Instructions that hold others, and where.
_PARTS = {May: ("cost", "then", "otherwise"), If: ("then", "otherwise"), Offer: ("options",)}


def thrown_plainly(do: tuple[Any, ...], whole: Any = None) -> tuple[Any, ...]:
    """Instructions with such discards as they are said shortly. whole: all that could speak of the card."""
    whole = do if whole is None else whole
    out: list[Any] = []
    skip = False
    for place, node in enumerate(do):
        if skip:
            skip = False
            continue
        following = do[place + 1] if place + 1 < len(do) else None
        if isinstance(node, Choose) and following == Do("discard", node.register) and _own(node):
            skip = _said(whole, node.register) == 2
            out.append(Discard(node.chooser, node.most) if skip else node)
            continue
        out.append(_within(node, whole))
    return tuple(out)


def _within(node: Any, whole: Any) -> Any:
    changed = {}
    for name in _PARTS.get(node.__class__, ()):
        old = getattr(node, name, ())
        if name == "options":
            changed[name] = tuple(thrown_plainly(one, whole) for one in old)
        elif old:
            changed[name] = thrown_plainly(old, whole)
    return replace(node, **changed) if changed else node


def _own(node: Choose) -> bool:
    """Whether somebody chooses so many cards of the own hand, whatever they are."""
    chooser = node.chooser
    whose = "you" if chooser == "each" else chooser
    if chooser not in ("you", "opponent", "each") or node.least != node.most or node.register == PAID:
        return False
    return node == Choose(node.register, Filter(zone="hand", whose=whose), node.least, node.most, chooser)


def _said(node: Any, register: str) -> int:
    """How often a register stands in a piece of tree."""
    if isinstance(node, str):
        return int(node == register or node.startswith(f"{register}:"))
    parts = node if isinstance(node, tuple) else parts_in(node.__class__)(node)
    return sum(_said(part, register) for part in parts)
