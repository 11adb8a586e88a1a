"""What can happen in the place of something (1216), and what is chosen only when what it speaks of is known."""

from __future__ import annotations

from typing import Any

from engine.text.surface import ModesClause, OfferClause
from engine.trails.tree import Bond, Much


def while_resolving(sentence: tuple[Any, ...]) -> tuple[Any, ...]:
    """One thing or another that speaks of what was named before is chosen when that is known."""
    modes = sentence[0] if len(sentence) == 1 else None
    if not isinstance(modes, ModesClause) or not modes.inline or "Ref(word=" not in repr(modes.options):
        return sentence
    return (OfferClause("you", modes.options),)


def takes_off(do: tuple[Any, ...], who: Any) -> bool:
    """Whether all that happens is that more, less or no bond is lost."""
    (node,) = do if len(do) == 1 else (None,)
    return not do or (isinstance(node, Bond) and isinstance(node.amount, Much) and node.player == who)
