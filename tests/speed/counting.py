"""Counting calls of Python functions: the same on every machine, so that a ceiling can be held.

``python -m tests.speed`` prints the figures; with ``--most choice 400`` under ``git bisect run`` it finds the commit
that made something dearer.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from random import Random
from types import FrameType
from typing import Any, TypeVar

from engine.kernel.chance import Seeded
from engine.players.random_player import random_answer
from engine.selfplay import play
from engine.text.compile import compile_card
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD
from engine.trails.views.forecast import forecast
from engine.trails.views.view import view
from tests.text.reading import pool, words
from tests.trails import cards
from trails_desktop.match.foresight import payment_of

Result = TypeVar("Result")


def calls(work: Callable[..., Result], *given: Any) -> tuple[int, Result]:
    """How many Python functions are called while something is done, built-in ones not counted, and what it gives."""
    count = 0

    def called(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        result = work(*given)
    finally:
        sys.setprofile(before)
    return count, result


def midgame(seed: int) -> TrailsGame:
    """A game of two ready-made decks in the middle: some twenty cards on the table, effects in force."""
    game = new_game((cards.deck_cards(0), cards.deck_cards(1)), Seeded(seed), auto=True)
    go_on(game, Random(seed), 300)
    return game


def go_on(game: TrailsGame, random: Random, answers: int) -> None:
    """So many random answers."""
    for _ in range(answers):
        if game.decision is not None:
            game.answer(random_answer(game.decision, random))
            game.events.clear()


def of_a_choice() -> float:
    """Calls for each choice of random players, over three games of the first two ready-made decks."""
    plan = cards.plan(("random", "random"), 4)
    play(plan, 0)  # fills the caches
    games = [calls(play, plan, number) for number in (1, 2, 3)]
    return sum(count for count, _ in games) / sum(game.decisions for _, game in games)


def of_a_view() -> float:
    """Calls for one view of which nothing is kept, over five states."""
    total = 0
    for seed in range(1, 6):
        game = midgame(seed)
        game.memo = {}
        game.derived
        total += calls(view, game, 0)[0]
    return total / 5


def of_a_card() -> float:
    """Calls for reading one card's text in a process that knows the grammar, over a tenth of the set."""
    printings = [pool()[number]["en"] for number in list(pool())[::10]]
    compile_card(printings[0], words())  # the grammar is built
    return sum(calls(compile_card, printing, words())[0] for printing in printings) / len(printings)


def of_a_drag() -> float:
    """Calls for each thing a drag asks while it hovers: what would pay for a card, what an attack would do."""
    counts = []
    for seed in range(1, 6):
        game, random = midgame(seed), Random(seed)
        for _ in range(10):
            decision = game.decision
            if decision is None:
                break
            for option in decision.options if decision.purpose == "priority" else ():
                if option[0] in ("play", "arts"):
                    counts.append(calls(payment_of, game, decision.seat, (option,))[0])
            for seat in (0, 1):
                attackers = tuple(obj.id for obj in game.there(FIELD + seat) if obj.ready)[:2]
                counts.append(calls(forecast, game, attackers, 0, seat ^ 1)[0])
            go_on(game, random, 5)
    return sum(counts) / len(counts)


#: What is counted, by name.
FIGURES: Mapping[str, Callable[[], float]] = {
    "choice": of_a_choice,
    "view": of_a_view,
    "card": of_a_card,
    "drag": of_a_drag,
}
