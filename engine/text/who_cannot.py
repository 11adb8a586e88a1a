"""Each player does something; "a player who can't loses 4 bond instead" (1203.6, 104.3). Both languages side by side.

Whether a player can is known before: there is nothing for them to choose. It is printed so, as what each player does of
whom that is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.kernel import Grammar, hole
from engine.text.settling import LinkError
from engine.text.verbs_objects import never
from engine.trails.disclosing import secretive
from engine.trails.tree import Choose, Compare, Count, If
from engine.trails.tree_reads import replace

_CANNOT_JA = "(そう|それが|それを|)(できない|できなかった|しなかった|しない)"
_WORDS = r"player who|if a player|プレイヤー"


@frozen
class WhoCannot:
    """What a player does who cannot do what each player does in the sentence before."""

    do: tuple[Any, ...]


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    cannot = "(can't|cannot|couldn't|doesn't|didn't)( do so| do that| do this|)"
    g.add(
        "who-cannot",
        WhoCannot(hole("v")),
        match=never,
        en=f"(a|each|any) player who {cannot} {{v:vps-list}}( instead|)",
        ja=f"{_CANNOT_JA}(各|)プレイヤーは(、|)(代わりに|)(、|){{v:chain}}",
    )
    g.add("item", build=lambda w: (w,), match=never, en="{w:who-cannot}", ja="{w:who-cannot}")


def unable(done: Sequence[Any], mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """The sentence before, and first what becomes of each player who cannot do it. Raises :class:`LinkError`."""
    first = done[0] if done else None
    if not isinstance(first, Choose) or first.chooser != "each" or first.total is not None or first.alike:
        raise LinkError("nothing stands before that each player has to do", _WORDS)
    if (first.least, first.most) != (1, 1) or secretive(first.filter):  # of several some may be there
        raise LinkError("nothing tells who cannot do it", _WORDS)
    ways = (("you", mine), ("opponent", theirs))
    none = [If(Compare(Count(replace(first.filter, whose=who)), "=", 0), do) for who, do in ways]
    return [*none, *done]
