"""A player that tries out every answer in a world like the one it sees, and takes what is worth most.

A game hands in what it alone knows (:class:`Sense`): what a position is worth, which answers are worth trying, how a
world plays on after one, which questions need no trying.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Protocol

from engine.kernel.decisions import Answer, Decision


class Sense(Protocol):
    """What a game knows of its positions. All of it is asked of a match that holds what a seat knows, or of a world."""

    def plain(self, blind: Any, decision: Decision, seat: int) -> Answer | None:
        """The answer where nothing needs trying, None where it does."""

    def answers(self, blind: Any, decision: Decision) -> list[Answer]:
        """Answers worth trying, doing nothing first."""

    def world(self, blind: Any, seat: int, random: Random, cards: tuple[Any, ...]) -> Any:
        """A world that looks the same to the seat. cards: that there are."""

    def resting(self, decision: Decision, world: Any) -> bool:
        """Whether doing nothing leaves the world as it is, so that it is worth what it is now."""

    def played_on(self, world: Any, seat: int, answer: Answer) -> Any:
        """The world after an answer, once everything it sets off is done."""

    def worth(self, world: Any, seat: int) -> float:
        """What the seat has more than the other one, in points of which a card in the hand has about one."""


class TryingPlayer:
    """Tries out and takes the best. ``choose`` gets what its seat knows, a match: see ``knows``."""

    __slots__ = ("_cards", "_random", "_seat", "_sense")
    looks: ClassVar[bool] = True
    #: It is handed what its seat knows, as a match that goes on, instead of a view.
    knows: ClassVar[bool] = True
    #: Answers that are tried out at most.
    MOST: ClassVar[int] = 40
    #: What an act must be worth more than doing nothing.
    BAR: ClassVar[float] = 0.05

    def __init__(self, sense: Sense, seed: int | str, seat: int, cards: Mapping[str, Any]) -> None:
        self._sense = sense
        self._random = Random(f"greedy player|{seed}|{seat}")
        self._seat = seat
        self._cards = tuple(cards[number] for number in sorted(cards))

    def choose(self, view: Any) -> Answer:
        """The best answer to the open question."""
        blind, sense, seat = view, self._sense, self._seat
        decision: Decision | None = blind.decision
        if decision is None or decision.seat != seat:
            raise ValueError("this seat is not asked anything")
        if (plain := sense.plain(blind, decision, seat)) is not None:
            return plain
        answers = sense.answers(blind, decision)[: self.MOST]
        if len(answers) == 1:
            return answers[0]
        world = sense.world(blind, seat, self._random, self._cards)
        resting = sense.resting(decision, world)
        best, most = answers[0], sense.worth(world, seat) + self.BAR if resting else float("-inf")
        for answer in answers[1:] if resting else answers:
            points = sense.worth(sense.played_on(world.fork(), seat, answer), seat)
            if points > most:
                best, most = answer, points
        return best
