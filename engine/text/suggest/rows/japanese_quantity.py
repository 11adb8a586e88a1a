"""Other ways in which Japanese says what other topics read and print: "as many as", at random, while it fights."""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT
from engine.trails.tree import Alikes, Bond, Count, CountOrgs, Share, Size
from engine.trails.tree.reads import replace

_AS_MANY = "(だけ|分だけ|分)"


def add(g: Grammar) -> None:
    """Add to the rules of other topics; nothing here is printed."""
    _as_many(g)


# --- as many as there are of something --------------------------------------------------------------------------------
def _as_many(g: Grammar) -> None:
    g.add("per", build=_per, match=never, ja=f"{{a:amount}}{_AS_MANY}(、|)")


def _per(a: Any) -> Any:
    """What there is one of for each."""
    if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share)) or a.each != 1:
        return REJECT
    return a.of if isinstance(a, Count) else a


def _bond(a: Any, sign: int) -> Any:
    if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share)):
        return REJECT
    return Bond(SUBJECT, a if sign > 0 else replace(a, each=-a.each))
