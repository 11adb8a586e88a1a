"""Whole games between random players: nothing is lost, nothing stays half done, the same seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel.fingerprint import fingerprint, same
from engine.kernel.objects import UNDEALT
from engine.seawall.state.match import Match, units
from engine.seawall.state.zones import BASE, BATTLE, LIMBO, RESOURCES, TOKEN_ZONES
from engine.selfplay import Entrant, Plan, play, start

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


def check(match: Match) -> None:
    dealt = [card for obj in match.objs.values() for card in obj.cards if card >= 0]
    pools = [card for pool in match.pools for card in pool]
    assert sorted((*dealt, *pools)) == list(range(len(match.printed)))
    assert sum(obj.cards == (UNDEALT,) for obj in match.objs.values()) == len(pools)
    assert all(amount > 0 and ident in match.objs for ident, amount in match.damage.items())
    for seat in (0, 1):
        assert len(units(match, seat)) <= 6 and len(match.zones[BASE + seat]) <= 1
        assert len(match.zones[RESOURCES + seat]) <= 15
        for ident in match.zones[BATTLE + seat]:
            obj = match.objs[ident]
            assert not obj.host or (obj.host in match.objs and match.objs[obj.host].zone == obj.zone)
    for obj in match.objs.values():
        assert obj.entry is None or obj.zone in TOKEN_ZONES or match.outcome is not None
        assert not obj.host or obj.zone in (BATTLE, BATTLE + 1)
    if match.decision is not None and match.decision.purpose in ("main", "action"):
        assert not match.zones[LIMBO] and not match.pending
        assert all(obj.known for obj in match.objs.values() if obj.zone in (BATTLE, BATTLE + 1))


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


@pytest.mark.parametrize("salt", ["1", "4242"])
def test_another_hash_seed_plays_the_same_games(salt: str) -> None:
    code = "from tests.seawall.test_games import PLAN, play; print(*(play(PLAN, n).digest for n in range(3)))"
    root = str(Path(__file__).resolve().parents[2])
    env = {**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": root}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root)
    assert said.stdout.split() == [play(PLAN, number).digest for number in range(3)]
