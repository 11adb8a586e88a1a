"""The short versions of the campaigns; ``python -m tests.campaigns`` runs them as long as one likes. What is kept is
looked at where the scenarios are played (tests/trails/scenarios/test_scenarios.py)."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.chance import Seeded
from engine.trails.records.seat import head
from engine.trails.rules import TrailsRules
from engine.trails.setup import new_game
from tests.campaigns import damage, games, kept, opaque, reasons, worlds
from tests.campaigns.decks import deck, invented, pool, shipped
from tests.trails.cards import decks
from tests.trails.invariants import Broken


@pytest.mark.parametrize("name", ["shipped", "invented"])
def test_random_games_keep_every_invariant(name: str) -> None:
    played = games.play(7, name, every=60)
    assert not played.error and played.answers > 30
    assert games.play(7, name, every=60) == played


def test_what_is_stale_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrailsRules, "dirties", lambda *_: False)
    numbers = range(1, len(kept.files()) + 1, 20)
    with pytest.raises(Broken):
        for number in numbers:
            kept.play(number)


@pytest.mark.parametrize("name", ["shipped", "invented"])
def test_every_illegal_move_has_a_reason(name: str) -> None:
    assert reasons.play(1, name, every=90) > 3000


@pytest.mark.parametrize(("seed", "name"), [(1, "shipped"), (2, "invented")])
def test_worlds_that_differ_in_secrets_look_the_same(seed: int, name: str) -> None:
    assert worlds.play(seed, name, chance=0.03) >= 10


@pytest.mark.parametrize(("seed", "name"), [(5, "shipped"), (1, "invented")])
def test_a_game_runs_from_each_seats_knowledge(seed: int, name: str) -> None:
    assert opaque.play(seed, name) > 50


def test_another_world_is_another_one() -> None:
    """What the comparison of worlds rests on: the other seat sees the difference, on every channel that shows cards."""
    game = new_game((deck("all", 1), deck("all", 2)), Seeded(1))
    assert game.decision is not None
    game.answer(game.decision.options[:1])
    second = worlds.other_world(game, 0, Random(1))
    worlds.compare(game, second, 0, "own")
    with pytest.raises(AssertionError, match="view differs"):
        worlds.compare(game, second, 1, "foe")


def test_a_seat_record_begins_with_its_own_deck_only() -> None:
    game = new_game((deck("shipped", 1), deck("shipped", 2)), Seeded("secret seed"))
    first = head(game, 0, decks()[0])
    assert all(number in first for number in decks()[0])
    assert "secret seed" not in first and not (set(decks()[1]) - set(decks()[0])) & set(first.split('"'))


def test_the_pools_hold_every_card() -> None:
    assert set(pool("all")) == {*shipped(), *invented()}
    assert len(invented()) > 500
    assert len(deck("all", 3)) == 50


@pytest.mark.parametrize("first", [1, 101])
def test_damaged_files_are_read_as_far_as_they_are_sound_or_refused(first: int) -> None:
    for seed in range(first, first + 100):
        damage.play(seed, "none")
