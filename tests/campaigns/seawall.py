"""Random games of Seawall with its shipped decks: invariants at every question, forks and other worlds at some."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from engine.effects.player import RandomPlayer
from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import canonical, fingerprint
from engine.seawall.cards.deck import decks_of
from engine.seawall.cards.generate import random_deck
from engine.seawall.setup import new_match
from engine.seawall.views.view import question, view
from tests.campaigns.games import MOST, Played
from tests.seawall.invariants import check
from tests.seawall.shipped import catalogue
from tests.seawall.worlds import swapped


@cache
def _decks() -> tuple[object, ...]:
    return tuple(decks_of(catalogue().playing(), deck.cards) for deck in catalogue().decks)


def play(seed: int, pool: str, every: int) -> Played:
    """One game. pool: "shipped" decks, "invented" cards, or "all": either in turn."""
    invented = pool == "invented" or (pool == "all" and seed % 2 == 0)
    ready = _decks()
    decks = [random_deck(f"{seed}/{seat}") if invented else ready[(seed // 2 + seat) % 2] for seat in (0, 1)]
    match = new_match(decks, Seeded(f"seawall {pool} {seed}"), auto=seed % 5 != 0)  # type: ignore[arg-type]
    players = [RandomPlayer(seed, seat) for seat in (0, 1)]
    told, count = blake2b(digest_size=16), 0
    try:
        while match.outcome is None and count < MOST:
            decision = match.decision
            assert decision is not None
            check(match)
            answer = players[decision.seat].choose(question(match))
            if count % every == seed % every:
                before = fingerprint(match)
                match.fork().answer(answer)
                assert fingerprint(match) == before, "a fork changed what it was forked from"
                blind = decision.seat ^ 1
                assert canonical(view(match, blind)) == canonical(view(swapped(match, blind), blind)), "a view tells"
            told.update(canonical(answer).encode())
            match.answer(answer)
            match.drain()
            count += 1
        assert match.outcome is not None, "the game goes on and on"
        check(match)
        told.update(fingerprint(match).encode())
    except Exception as problem:  # whatever goes wrong is what is looked for
        return Played(seed, count, told.hexdigest(), f"{type(problem).__name__}: {problem}"[:400])
    return Played(seed, count, told.hexdigest())
