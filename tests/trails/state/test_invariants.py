"""Whole games with every state checked, and that the checks would see what they look for."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Refused
from engine.kernel.fingerprint import NotPlain, fingerprint, same
from engine.players.random_player import random_answer
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, FIELD, HAND
from tests.trails import cards, invariants


def midgame(answers: int = 250, seed: int = 3) -> TrailsGame:
    """A game after so many random answers."""
    game = new_game((cards.deck_cards(0), cards.deck_cards(1)), Seeded(seed), auto=True)
    random = Random(seed)
    for _ in range(answers):
        assert game.decision is not None
        game.answer(random_answer(game.decision, random))
    return game


@pytest.mark.parametrize("seed", (1, 3, 105))  # in 105 cards of a deck are looked at while others link
def test_everything_holds_after_every_atom(seed: int) -> None:
    assert invariants.play(seed, every=45) > 50


@pytest.mark.parametrize("seed", range(100, 116, 6))
def test_everything_holds_when_the_greedy_player_plays(seed: int) -> None:
    assert invariants.play(seed, every=30) > 50


def test_a_lost_card_is_seen() -> None:
    game = midgame()
    game.pools[DECK] = game.pools[DECK][1:]
    with pytest.raises(invariants.Broken, match="pool"):
        invariants.check_state(game)


def test_an_object_in_two_zones_is_seen() -> None:
    game = midgame()
    ident = game.zones[HAND][0]
    game.zones[FIELD] = (*game.zones[FIELD], ident)
    with pytest.raises(invariants.Broken, match="says"):
        invariants.check_state(game)


def test_a_stunned_unit_that_is_ready_is_seen() -> None:
    game = midgame()
    ident = game.zones[FIELD][0]
    game.objs[ident] = game.objs[ident].but(marks=frozenset({"stunned"}), ready=True)
    with pytest.raises(invariants.Broken, match="stunned"):
        invariants.check_state(game)


def test_a_stale_cache_is_seen() -> None:
    game = midgame()
    kept = game.derived
    ident = game.zones[FIELD][0]
    wrong = game.traits(ident).copy()
    wrong.strength = (wrong.strength or 0) + 1
    kept.traits[ident] = wrong
    with pytest.raises(invariants.Broken, match="stale"):
        invariants.check_cache(game)


def test_the_fingerprint_tells_states_apart_and_not_their_caches() -> None:
    game = midgame()
    before = fingerprint(game)
    fork = game.fork()
    fork.view_cache = None
    fork.offers.clear()
    assert fingerprint(fork) == before
    fork.bond = (fork.bond[0] - 1, fork.bond[1])
    assert fingerprint(fork) != before
    assert fingerprint(game) == before


def test_the_order_of_a_zone_counts_only_where_the_rules_track_it() -> None:
    game = midgame()
    before = fingerprint(game)
    game.zones[HAND] = tuple(reversed(game.zones[HAND]))
    assert len(game.zones[HAND]) > 1
    assert fingerprint(game) == before
    game.zones[DECK] = tuple(reversed(game.zones[DECK]))
    assert fingerprint(game) != before


def test_a_state_that_holds_a_generator_is_no_plain_state() -> None:
    game = midgame()
    game.returned = (number for number in range(3))
    with pytest.raises(NotPlain, match="generator"):
        fingerprint(game)


def test_a_refused_answer_says_why_and_leaves_the_question_open() -> None:
    game = midgame()
    decision = game.decision
    with pytest.raises(Refused, match="not among the options"):
        game.answer((("play", 10**9),))
    assert game.decision is decision


def test_a_zone_that_changed_is_looked_at_again() -> None:
    game = midgame()
    look = invariants.StateCheck()
    look(game)
    look(game)
    ident = game.zones[FIELD][0]
    game.objs[ident] = game.objs[ident].but(marks=frozenset({"stunned"}), ready=True)
    with pytest.raises(invariants.Broken, match="stunned"):
        look(game)


@pytest.mark.parametrize("zone", [DECK, HAND, FIELD])
def test_a_card_that_vanished_meanwhile_is_seen(zone: int) -> None:
    game = midgame()
    look = invariants.StateCheck()
    look(game)
    ident = game.zones[zone][0]
    game.zones[zone] = game.zones[zone][1:]
    with pytest.raises(invariants.Broken):
        look(game)
    game.objs.pop(ident)
    with pytest.raises(invariants.Broken):
        invariants.StateCheck()(game)


def test_states_are_compared_as_their_fingerprints_are() -> None:
    game = midgame()
    fork = game.fork()
    assert same(game, fork)
    ident = game.zones[FIELD][0]
    fork.objs[ident] = fork.objs[ident].but()
    assert same(game, fork)  # another object, but equal
    fork.objs[ident] = fork.objs[ident].but(ready=not fork.objs[ident].ready)
    assert not same(game, fork)
    fork = game.fork()
    fork.bond = (fork.bond[0] - 1, fork.bond[1])
    assert not same(game, fork)
    fork = game.fork()
    fork.zones[HAND] = tuple(reversed(fork.zones[HAND]))
    assert same(game, fork)  # a hand has no order
