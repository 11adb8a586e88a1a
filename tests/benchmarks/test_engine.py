"""How fast the engine is: ``pytest tests/benchmarks`` by hand; with ``--benchmark-disable`` everything runs once.

Figures are told in rounds of the yardstick (tests/benchmarks/yardstick.py), which hardly depend on the machine: the
engine index is how many choices are answered in the time of 1,000 rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.kernel.chance import Seeded
from engine.players.random_player import random_answer
from engine.selfplay import play
from engine.trails.layers.derive import derive
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.views.records import View
from engine.trails.views.view import view
from tests.trails import cards

pytestmark = pytest.mark.benchmark(timer=process_time)


def started(seed: int) -> TrailsGame:
    return new_game((cards.deck_cards(seed), cards.deck_cards(seed // 2 + 1)), Seeded(seed), auto=True)


def play_on(game: TrailsGame, random: Random, most: int = 10**6) -> int:
    """Random answers until the end, or so many."""
    count = 0
    while game.outcome is None and count < most:
        decision = game.decision
        assert decision is not None
        game.answer(random_answer(decision, random))
        game.events.clear()
        count += 1
    return count


@pytest.fixture
def midgame() -> TrailsGame:
    """A game in the middle: a dozen cards on the field, effects in force."""
    game = started(1)
    play_on(game, Random(1), 400)
    assert game.outcome is None
    return game


def pool_game(seed: int) -> TrailsGame:
    """A game of two decks drawn from all cards there are, without regard to deck construction."""
    random = Random(f"pool {seed}")
    every = sorted(cards.cards())
    one, two = ([cards.cards()[random.choice(every)] for _ in range(50)] for _ in (0, 1))
    return new_game((one, two), Seeded(seed), auto=True)


@pytest.mark.parametrize("start", [started, pool_game], ids=["decks", "pool"])
def test_random_games(benchmark: BenchmarkFixture, start: Callable[[int], TrailsGame], a_round: float) -> None:
    """The engine index: of processor time, so that other work on the machine matters less."""
    cards.deck_cards(0)
    seeds = iter(range(10**6))
    counts: list[int] = []
    seconds: list[float] = []

    def game() -> None:
        seed = next(seeds)
        began = process_time()
        counts.append(play_on(start(seed), Random(seed)))
        seconds.append(process_time() - began)

    benchmark.pedantic(game, rounds=10, warmup_rounds=1)
    assert min(counts) > 100
    if benchmark.stats is not None:
        index = sum(counts[1:]) / sum(seconds[1:]) * a_round * 1000
        benchmark.extra_info["choices_in_1000_rounds"] = round(index, 1)


def test_fork(benchmark: BenchmarkFixture, midgame: TrailsGame) -> None:
    assert benchmark(midgame.fork).counts == midgame.counts


def test_view(benchmark: BenchmarkFixture, midgame: TrailsGame) -> None:
    assert benchmark(view, midgame, 0).seat == 0


def test_view_of_a_changed_table(benchmark: BenchmarkFixture, midgame: TrailsGame) -> None:
    """Every zone is looked at anew; views of single cards that did not change are kept."""

    def look() -> View:
        midgame.derived.panes.clear()
        return view(midgame, 0)

    assert benchmark(look).seat == 0


def test_layer_pass(benchmark: BenchmarkFixture, midgame: TrailsGame) -> None:
    assert benchmark(derive, midgame).watches == midgame.derived.watches


def test_a_game_of_the_greedy_player(benchmark: BenchmarkFixture) -> None:
    plan = cards.plan(("greedy", "random"), 1)
    played = benchmark.pedantic(play, (plan, 0), rounds=5)
    assert played.winner == 0
