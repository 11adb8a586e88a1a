"""Games without a window: counted right, repeatable, the same on one core and on two."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from engine import selfplay
from engine.trails.state.game import TrailsGame
from tests.trails import cards


def test_the_digest_depends_on_the_arguments_only() -> None:
    one = selfplay.run(cards.plan(("random", "greedy"), 4))
    again = selfplay.run(cards.plan(("random", "greedy"), 4))
    assert (one.digest, one.wins, one.decisions) == (again.digest, again.wins, again.decisions)
    assert selfplay.run(cards.plan(("random", "greedy"), 4, seed=2)).digest != one.digest
    assert selfplay.run(cards.plan(("random", "greedy"), 3)).digest != one.digest
    assert selfplay.run(cards.plan(("random", "greedy"), 4, second=2)).digest != one.digest


def test_several_processes_play_the_same_games() -> None:
    plan = cards.plan(("greedy", "greedy"), 5)
    told: list[int] = []
    shared = selfplay.run(plan, 2, lambda played: told.append(played.game))
    alone = selfplay.run(plan)
    assert told == list(range(5))
    assert (shared.digest, shared.wins, shared.turns_mean) == (alone.digest, alone.wins, alone.turns_mean)


def test_hash_seeds_change_nothing() -> None:
    digests = set()
    for seed in ("1", "77"):
        command = [sys.executable, "-m", "trails_desktop", "selfplay", "--games", "3", "--seed", "4", "--json"]
        done = subprocess.run(
            [*command, "--players", "random,greedy"],
            cwd=cards.ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


def test_seats_alternate_and_decks_stay_with_their_players() -> None:
    plan = cards.plan(("random", "greedy"), 2)
    for number, order in ((0, (0, 1)), (1, (1, 0))):
        game, players = selfplay.start(plan, number)
        record = selfplay.record(plan, number, [], game)
        assert record["players"] == [plan.entrants[index].player for index in order]
        assert record["decks"] == [list(plan.entrants[index].deck) for index in order]
        assert [type(player).__name__.startswith("Random") for player in players] == [index == 0 for index in order]
        assert [card.number for card in game.printed[:50]] == list(plan.entrants[order[0]].deck)


def test_wins_are_counted_by_player_not_by_seat() -> None:
    report = selfplay.run(cards.plan(("random", "greedy"), 6))
    assert report.wins == (0, 6)
    assert report.games == 6
    assert (report.draws, report.errors) == (0, 0)


class Fault(Exception):
    pass


def test_an_error_in_one_game_is_counted_and_ends_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = TrailsGame.answer
    plan = cards.plan(("greedy", "random"), 3)

    def faulty(game: TrailsGame, given: Any) -> None:
        if game.counts == 40 and game.printed[0].number == plan.entrants[1].deck[0]:  # game 1: seats are swapped
            raise Fault("a card that goes wrong")
        answer(game, given)

    monkeypatch.setattr(TrailsGame, "answer", faulty)
    told: list[selfplay.Played] = []
    report = selfplay.run(plan, 1, told.append)
    assert (report.errors, report.wins, report.draws) == (1, (2, 0), 0)
    assert [bool(played.error) for played in told] == [False, True, False]
    assert told[1].error.startswith("Fault: a card that goes wrong (test_selfplay.py:")
    assert plan.seed_of(1) == "1/1"
