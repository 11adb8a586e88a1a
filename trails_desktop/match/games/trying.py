"""Trying an answer out as its seat could: what is hidden from it stays hidden, chance says nothing."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.kernel import atoms
from engine.kernel.decisions import Answer
from engine.kernel.objects import UNKNOWN
from engine.views import View


class _Untold(Exception):
    """Chance would decide."""


class _Unknown:
    """Chance that nobody has asked yet: every card stays unknown, a coin cannot be foreseen."""

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        return -1

    def coin(self, count: int, sides: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        raise _Untold


def tried_out(game: Game, match: Any, seat: int, answer: Answer) -> View | None:
    """A seat's view after an answer to its question, tried on a copy; None if it is not legal, or nobody can tell."""
    decision = match.decision
    if decision is None or decision.seat != seat or decision.refusal(answer):
        return None
    copy = match.fork()
    copy.chance = _Unknown()
    for card in game.view(match, seat).cards():
        obj = copy.objs.get(card.id)
        if card.name is None and obj is not None and obj.cards and obj.known:
            atoms.change(copy, obj, cards=(UNKNOWN,) * len(obj.cards))
    copy.view_cache = None
    try:
        copy.answer(answer)
        made: View = game.view(copy, seat)
    except Exception:  # a rule asks for a card that nobody knows: so nobody can tell
        return None
    return made
