"""Whole games between random players: nothing is lost, nothing stays half done, the same seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.eightfold.cards.card import BLANK, blank
from engine.eightfold.setup import new_match
from engine.eightfold.state.match import Match
from engine.eightfold.views.view import view
from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import fingerprint, same
from engine.selfplay import Entrant, Plan, play, start
from engine.views import looked_through
from tests.campaigns import ported
from tests.eightfold.invariants import check

PLAN = Plan((Entrant("random", ()), Entrant("random", ())), 5, 12, {}, "eightfold")


def played(number: int) -> Iterator[Match]:
    """The match after each answer."""
    match, players = start(PLAN, number)
    assert isinstance(match, Match)
    port = PLAN.port
    while match.outcome is None:
        assert match.decision is not None
        match.answer(players[match.decision.seat].choose(port.question(match)))
        yield match


@pytest.mark.parametrize("number", range(5))
def test_nothing_is_lost_and_nothing_stays_half_done(number: int) -> None:
    for match in played(number):
        check(match)


def test_a_fork_plays_on_alone() -> None:
    port = PLAN.port
    for at, match in enumerate(played(7)):
        if at % 9 == 0 and match.decision is not None:
            before = fingerprint(match)
            fork = match.fork()
            assert same(fork, match)
            fork.answer(port.player("random", fork.decision.seat, "x", {}).choose(port.question(fork)))
            assert fingerprint(match) == before


def test_a_view_hides_decks_and_the_other_hand() -> None:
    for match in played(3):
        for seat in (0, 1):
            for side in view(match, seat).sides:
                found = looked_through(match, seat)
                assert all((card.name is None) == (card.id not in found) for card in side.zones["deck"])
                assert all((card.name is None) == (side.seat != seat) for card in side.zones["hand"])


def test_another_hash_seed_plays_the_same_games() -> None:
    code = "from tests.eightfold.test_games import PLAN, play; print(*(play(PLAN, n).digest for n in range(3)))"
    root = str(Path(__file__).resolve().parents[2])
    env = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": root}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root)
    assert said.stdout.split() == [play(PLAN, number).digest for number in range(3)]


def test_a_match_has_two_players_and_legal_decks() -> None:
    deck = tuple(blank(f"{at}") for at in range(50))
    with pytest.raises(ValueError, match="two players"):
        new_match([deck] * 3, Seeded(1))
    with pytest.raises(ValueError, match="50 cards"):
        new_match([deck, deck[1:]], Seeded(1))
    assert BLANK.soldier


def test_other_seeds_give_other_decks_and_first_players() -> None:
    deck = tuple(blank(f"{at}") for at in range(50))
    matches = [new_match([deck, deck], Seeded(seed)) for seed in range(8)]
    assert {match.owner for match in matches} == {0, 1}
    hands = {tuple(match.objs[ident].cards for ident in match.zones[2]) for match in matches}
    assert len(hands) == len(matches)


def test_the_shipped_decks_play_through_with_every_look_on() -> None:
    assert ported.play(7, "eightfold", "shipped", 3).error == ""
