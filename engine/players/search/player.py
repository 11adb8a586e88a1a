"""The player that looks ahead. It is handed what its seat knows, never the game."""

from __future__ import annotations

from typing import ClassVar, Final

from engine.kernel.decisions import Answer, Decision
from engine.players.base import Cards
from engine.players.greedy import GreedyPlayer
from engine.players.search.plans import Plan, plans, worth_thinking
from engine.players.search.playout import play_on
from engine.players.search.race import Budget, race
from engine.players.search.worlds import sample
from engine.players.table import Table
from engine.trails.state.game import TrailsGame
from engine.trails.views.records import View
from engine.trails.views.view import view

KEEN: Final = Budget(worlds=8, answers=1500, plans=6)
MASTER: Final = Budget(worlds=16, answers=6000, plans=9, turns=2)


class SearchPlayer:
    """Greedy, but for questions where it pays to look ahead. cards: the meaning of card numbers, public knowledge.

    The same seed and the same knowledge give the same answer: budgets are counted in answers of the engine.
    spent: answers played on in all, searched: questions that were looked at.
    """

    __slots__ = ("_budget", "_cards", "_greedy", "_seat", "_seed", "searched", "spent")
    looks: ClassVar[bool] = True
    knows: ClassVar[bool] = True

    def __init__(self, seed: int | str, seat: int, cards: Cards, budget: Budget) -> None:
        self._seed = seed
        self._seat = seat
        self._cards = cards
        self._budget = budget
        self._greedy = GreedyPlayer(cards)
        self.spent = self.searched = 0

    def choose(self, known: TrailsGame) -> Answer:
        """The answer that promises most over the worlds that fit what is known
        (:func:`engine.players.search.known.known`)."""
        decision = known.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        seen = view(known, self._seat)
        seed = f"{self._seed}|{known.counts}"
        found = raced(known, seen, decision, self._greedy, self._cards, seed, self._budget)
        if found is None:
            return self._greedy.choose(seen)
        plan, _, spent = found
        self.spent += spent
        self.searched += 1
        self._greedy = plan.policy.fork()
        return plan.answer


def raced(
    known: TrailsGame,
    seen: View,
    decision: Decision,
    greedy: GreedyPlayer,
    cards: Cards,
    seed: int | str,
    budget: Budget,
    also: Plan | None = None,
) -> tuple[Plan, list[tuple[Plan, float]], int] | None:
    """The plan to take, all plans with their chance to win, the best first, and the answers it took to find out. None
    where looking ahead is of no use, or nothing can be chosen. greedy: as it is before the question; it stays so.
    also: one more plan, if it is not among them."""
    if not worth_thinking(seen, decision):
        return None
    found = plans(Table(seen, cards), decision, greedy, budget.plans)
    if also is not None and not any(one.same(also) for one in found):
        found.append(also)
    if len(found) == 1:
        return None
    worlds: dict[int, TrailsGame] = {}

    def meet(plan: int, number: int) -> tuple[float, int]:
        world = worlds.get(number)
        if world is None:
            worlds.clear()
            world = worlds[number] = sample(known, seen.seat, cards, f"{seed}|{number}")
        return play_on(world, seen.seat, found[plan], cards, budget.turns)

    taken, stand, spent = race(len(found), budget, meet)
    return found[taken], [(found[one.plan], one.mean) for one in stand], spent
