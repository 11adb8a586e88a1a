"""Whole games between random players: nothing is lost, nothing stays half done, the same seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel.fingerprint import fingerprint, same
from engine.seawall.state.match import Match
from engine.selfplay import Entrant, Plan, play, start
from tests.campaigns import ported
from tests.seawall.invariants import check

PLAN = Plan((Entrant("random", ()), Entrant("random", ())), 5, 12, {}, "seawall")


def played(number: int) -> Iterator[Match]:
    """The match after each answer."""
    match, players = start(PLAN, number)
    assert isinstance(match, Match)
    port = PLAN.port
    while match.outcome is None:
        assert match.decision is not None
        match.answer(players[match.decision.seat].choose(port.question(match)))
        yield match


@pytest.mark.parametrize("number", range(6))
def test_nothing_is_lost_and_nothing_stays_half_done(number: int) -> None:
    for match in played(number):
        check(match)


def test_a_fork_plays_on_alone() -> None:
    for at, match in enumerate(played(7)):
        if at % 9 == 0 and match.decision is not None:
            before = fingerprint(match)
            fork = match.fork()
            assert same(fork, match)
            fork.answer(
                match.decision.options[:1] if match.decision.kind != "number" else (("n", match.decision.least),)
            )
            assert fingerprint(match) == before


def test_another_hash_seed_plays_the_same_games() -> None:
    code = "from tests.seawall.test_games import PLAN, play; print(*(play(PLAN, n).digest for n in range(3)))"
    root = str(Path(__file__).resolve().parents[2])
    env = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": root}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root)
    assert said.stdout.split() == [play(PLAN, number).digest for number in range(3)]


def test_a_fork_in_the_middle_of_a_text_writes_to_a_text_of_its_own() -> None:
    """Among these: a Unit that a text deploys where six are already; which one gives way is asked within the text."""
    assert ported.play(26, "seawall", "shipped", 1).error == ""
