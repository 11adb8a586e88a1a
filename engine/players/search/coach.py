"""Advice: what a seat had best do, by the same search as the player that looks ahead, from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.decisions import Answer
from engine.players.base import Cards
from engine.players.greedy import GreedyPlayer
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
