"""Numbers and cards that a player has named: who names them, and "that many" after a number was named."""

from __future__ import annotations

from typing import Any

from engine.text.reference.participle.results import Done
from engine.text.surface import LinkError
from engine.trails.tree import Much, Named, NameNumber, Neg
from engine.trails.tree.reads import replace


def named_by(linker: Done, clause: Any, player: Any) -> Any:
    """Who names it: one player. Raises :class:`LinkError`."""
    if player not in ("you", "opponent"):
        raise LinkError("which of two is meant then", r"names?|chooses?|宣言|選|指定")
    if isinstance(clause, NameNumber):
        linker.number_at = len(linker.bound)
    return replace(clause, player=player)


def number_named(linker: Done, node: Any) -> Any:
    """ "That many", "that much bond" after a number was named: that number; None if none was. Raises
    :class:`LinkError` where something else could be meant."""
    if linker.number_at < 0 or (isinstance(node, Much) and (node.more != 0 or node.each not in (1, -1))):
        return None
    later = [one for one in linker.bound[linker.number_at :] if one.many or one.thrown is not None]
    other = linker.much(Much()) if isinstance(node, Much) else linker.counted not in (None, Named(), Neg(Named()))
    if later or other:
        raise LinkError("which of two numbers is meant", r"(?:that|as) (?:many|much)|同じ|その")
    linker.says_named = True
    return Neg(Named()) if isinstance(node, Much) and node.each < 0 else Named()
