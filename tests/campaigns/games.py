"""Random games with every invariant checked after every atom, and a digest of all of them."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import canonical, fingerprint
from engine.players.random_player import random_answer
from engine.trails.setup import new_game
from tests.campaigns.decks import deck
from tests.trails import invariants

#: Answers after which a game is stopped; cards of scenarios can keep a game going for ever.
MOST = 3000


class Played(NamedTuple):
    """One game. error: what broke, or ""."""

    seed: int
    answers: int
    digest: str
    error: str = ""


def play(seed: int, pool: str, every: int) -> Played:
    """One game between random players; forks, refusals and stale offers are looked for at every so many answers.

    Every fifth game asks even where there is nothing to choose; every twentieth is checked after every atom, the others
    after every answer.
    """
    random = Random(f"game {pool} {seed}")
    game = new_game((deck(pool, (seed, 0)), deck(pool, (seed, 1))), Seeded(f"{pool} {seed}"), auto=seed % 5 != 0)
    look = invariants.StateCheck()
    if seed % 20 == 7:
        game.rules = invariants.WatchedRules()
        game.watch = look  # type: ignore[assignment]
    told = blake2b(digest_size=16)
    count = 0
    try:
        while game.outcome is None and count < MOST:
            decision = game.decision
            assert decision is not None
            look(game)
            if count % 10 == 0:
                invariants.check_cache(game)
            if count % every == seed % every:
                invariants.check_state(game)  # all of it, whether it changed or not
                invariants.check_offers(game)
                invariants.check_frames(game)
                invariants.check_decision(game, random)
            passes = decision.purpose == "priority" and random.random() < 0.4
            answer = (("pass",),) if passes else random_answer(decision, random)
            told.update(canonical(answer).encode())
            game.answer(answer)
            game.drain()
            count += 1
        invariants.check_state(game)
        told.update(fingerprint(game).encode())
    except Exception as problem:  # whatever goes wrong is what is looked for
        return Played(seed, count, told.hexdigest(), f"{type(problem).__name__}: {problem}"[:400])
    return Played(seed, count, told.hexdigest())


def digest(games: Iterable[Played]) -> str:
    """One digest of many games, in the order of their seeds."""
    out = blake2b(digest_size=16)
    for game in sorted(games):
        out.update(game.digest.encode())
    return out.hexdigest()
