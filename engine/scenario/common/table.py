"""A match under a scenario's hands: names of its cards, answers that give themselves, who is passed over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Generic, Self, TypeVar

from engine.kernel.decisions import Answer, Decision
from engine.kernel.objects import Obj
from engine.scenario.common.result import LIMIT, Failure
from engine.scenario.common.steps import SEATS

GameT = TypeVar("GameT", bound=Any)
NamesT = TypeVar("NamesT")


class CardNames:
    """Names of cards, by their place among the printed ones."""

    __slots__ = ("_card", "_name")

    def __init__(self) -> None:
        self._card: dict[str, int] = {}
        self._name: dict[int, str] = {}

    def call(self, name: str, card: int) -> None:
        """Name a card."""
        self._card[name] = card
        self._name[card] = name

    def card(self, game: Any, name: str) -> Obj | None:
        """The object that the card with a name is now, None while nobody knows where it lies."""
        wanted = (self._card[name],)
        return next((obj for obj in game.objs.values() if obj.cards == wanted), None)

    def pool_of(self, game: Any, name: str) -> str | None:
        """The deck in which a card is shuffled away."""
        if name in self._card:
            for zone, pool in enumerate(game.pools):
                if self._card[name] in pool:
                    return str(game.spec(zone).name)
        return None


class Table(ABC, Generic[GameT, NamesT]):
    """A match and the names of its cards. given: who answered what so far."""

    __slots__ = ("game", "given", "names")

    def __init__(self, game: GameT, names: NamesT, given: tuple[tuple[int, Answer], ...] = ()) -> None:
        self.game = game
        self.names = names
        self.given = given

    @abstractmethod
    def fork(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def automatic(self, decision: Decision) -> Answer | None:
        """The answer of a question that is not put to the scenario."""

    @abstractmethod
    def passes(self, decision: Decision) -> bool:
        """Whether the seat is passed over: it can do nothing else, or nothing that matters."""

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises :class:`engine.kernel.decisions.Refused`; then nothing has changed."""
        seat = self.game.decision.seat
        self.game.answer(answer)
        self.given = (*self.given, (seat, answer))

    def open(self) -> Decision | None:
        """Run to the next question that does not answer itself; None when the game is over."""
        game = self.game
        for _ in range(LIMIT):
            if game.outcome is not None:
                return None
            decision: Decision | None = game.decision
            if decision is None:
                game.run()
                continue
            answer = self.automatic(decision)
            if answer is None:
                return decision
            self.answer(answer)
        raise Failure("the game goes on for ever by itself")

    def passing(self) -> Iterator[Self]:
        """The table as it is, and after each pass for somebody who is passed over."""
        decision = self.open()
        for _ in range(LIMIT):
            yield self
            if decision is None or not self.passes(decision):
                return
            self.answer(decision.options)
            decision = self.open()

    def skip(self, stop: Callable[[Decision], bool] = lambda decision: False) -> Decision | None:
        """Pass for everybody who is passed over, until ``stop`` or a real question."""
        decision = self.open()
        for _ in range(LIMIT):
            if decision is None or not self.passes(decision) or stop(decision):
                return decision
            self.answer(decision.options)
            decision = self.open()
        raise Failure("nobody can do anything, and the game goes on for ever")


def described(decision: Decision) -> str:
    """Who is asked for what."""
    return f"{SEATS[decision.seat]} is asked for {decision.purpose}"
