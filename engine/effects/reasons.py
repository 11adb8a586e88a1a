"""Why something is not allowed, in games whose cards are data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel.decisions import Decision, Option
from engine.kernel.objects import Obj
from engine.views import sees


class Reason(NamedTuple):
    """One reason. rules: ids of the rules that say so, the closest first. template, args: a sentence."""

    rules: tuple[str, ...]
    template: str
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.template.format(**dict(self.args))

    @property
    def said(self) -> str:
        """The sentence in English, with its rule."""
        return f"{self.sentence} ({self.rules[0]})"


@dataclass(frozen=True)
class WhyNot:
    """Every reason against an option of a seat; empty exactly if it is offered.

    over, asked, not_now, no_card, hidden: ids of the rules by which the game is over, nobody is asked for that, it is
    not among what can be chosen, there is no such card, and nobody may know it. against: what the game says of a card
    that its player knows.
    """

    over: tuple[str, ...]
    asked: tuple[str, ...]
    not_now: tuple[str, ...]
    no_card: tuple[str, ...]
    hidden: tuple[str, ...]
    against: Callable[[Any, Decision, Option, Obj], Iterator[Reason]]

    def __call__(self, game: Any, seat: int, option: Option) -> tuple[Reason, ...]:
        """option: as decisions list them; what stands behind the card may be left out."""
        decision = game.decision
        if game.outcome is not None:
            return (Reason(self.over, "The game is over"),)
        if decision is None or decision.seat != seat:
            return (Reason(self.asked, "It is not your turn to decide"),)
        if option in decision.options:
            return ()
        obj = game.objs.get(int(option[1])) if len(option) > 1 else None
        if obj is None:
            return (Reason(self.no_card, "There is no such card"),)
        if not obj.known or not sees(game.spec(obj.zone).sight, obj.owner, seat):
            return (Reason(self.hidden, "You cannot know this card"),)
        found = tuple(self.against(game, decision, option, obj))
        return found or (Reason(self.not_now, "It is not among what can be chosen now"),)
