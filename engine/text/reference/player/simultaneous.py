""" "Each player discards all but two cards": either player chooses before anything is discarded (1502.1, R010); "each
player draws until they have four cards in their hand"."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.player.relative_clauses import mirrored
from engine.text.surface import SUBJECT, By
from engine.trails.tree import Choose, Count, Discard, Do, Draw, Neg, PlayerStat, Sum
from engine.trails.tree.reads import claims, replace

#: What the other player's discard becomes where one instruction says both.
AT_ONCE = "at once"


def discarded_by_both(each: list[Any]) -> list[tuple[str, str]]:
    """The registers of what one player discards and then the other, as many as a number of their own says."""
    if len(each) != 4 or not isinstance(each[0], Choose) or not isinstance(each[2], Choose):
        return []
    mine, theirs = each[0].register, each[2].register
    chosen = each[0].chooser == "you" and each[2] == replace(mirrored(each[0]), register=theirs)
    moved = (each[1], each[3]) == (Do("discard", mine), Do("discard", theirs))
    return [(mine, theirs)] if chosen and moved else []


def drawn_by_both(each: list[Any]) -> list[Any]:
    """What both draw as one instruction, where a number of their own says how much: the primary player draws first.
    What is counted of a hidden hand is shown by each for the own part."""
    if len(each) != 2 or not isinstance(each[0], Draw) or each[0].player != "you" or each[0].register:
        return each
    whole = mirrored(each[0]) == each[1] and not claims(each[0].amount)
    return [replace(each[0], player="each", own=True)] if whole else each


def said_of_each(node: Discard | Draw) -> By:
    """Such an instruction as a clause."""
    return By("each", (replace(node, player=SUBJECT, amount=_theirs(node.amount), own=False),))


def _theirs(amount: Any) -> Any:
    """A number of what is the subject's."""
    if isinstance(amount, Sum):
        return Sum(tuple(map(_theirs, amount.parts)))
    if isinstance(amount, Neg):
        return Neg(_theirs(amount.amount))
    if isinstance(amount, Count) and amount.of.whose == "you":
        return replace(amount, of=replace(amount.of, whose=SUBJECT))
    return replace(amount, of=SUBJECT) if isinstance(amount, PlayerStat) and amount.of == "you" else amount
