"""Advice: what a seat had best do, by the same search as the player that looks ahead, from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.decisions import Answer
from engine.players.base import Cards
from engine.players.greedy import GreedyPlayer
from engine.players.search.plans import Plan
from engine.players.search.player import raced
from engine.players.search.race import Budget
from engine.trails.state.game import TrailsGame
from engine.trails.views.view import view

COACH: Final = Budget(worlds=12, answers=4000, plans=8)


@dataclass(frozen=True, slots=True)
class Advised:
    """A plan with what it promises. target: what an attack is meant for, an id, negative for a player, 0 for no attack.
    chance: to win, from 0 to 1; None where nothing was played on."""

    answer: Answer
    target: int = 0
    chance: float | None = None


def advise(known: TrailsGame, seat: int, cards: Cards, seed: int | str) -> tuple[Advised, Advised | None]:
    """What to answer, and the next best plan if there is one. known: :func:`engine.players.search.known.known`."""
    seen = view(known, seat)
    if seen.decision is None:
        raise ValueError("this seat is not asked anything")
    greedy = GreedyPlayer(cards)
    found = raced(known, seen, seen.decision, greedy, cards, seed, COACH)
    if found is None:
        return Advised(greedy.choose(seen)), None
    taken, stand, _ = found
    first = sorted(stand, key=lambda one: one[0] != taken)[:2]
    own, other = (Advised(plan.answer, plan.target, mean) for plan, mean in first)
    return own, other


def look_back(
    known: TrailsGame, seat: int, cards: Cards, seed: int | str, given: Answer, target: int = 0
) -> tuple[Advised, Advised] | None:
    """What would have been best, and what was given in truth, each with its chance, None where nothing else was worth
    trying; None in all if it was no answer. given, target: as in :class:`Advised`. Both met the same worlds, and
    nothing of what came later."""
    seen = view(known, seat)
    if seen.decision is None or seen.decision.refusal(given):
        return None
    greedy = GreedyPlayer(cards)
    greedy.attack(target)
    also = Plan(given, greedy, target)
    found = raced(known, seen, seen.decision, GreedyPlayer(cards), cards, seed, COACH, also)
    if found is None:
        return (Advised(given, target),) * 2
    _, stand, _ = found
    best, mean = max(stand, key=lambda one: one[1])
    own = next((mean for plan, mean in stand if plan.same(also)), None)
    if own is None:
        return None
    return Advised(best.answer, best.target, mean), Advised(given, target, own)
