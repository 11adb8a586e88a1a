"""Random games of a game with cards as data, with its shipped decks: invariants at every question, forks and other
worlds at some."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Any

from engine.effects.player import RandomPlayer
from engine.game import Game
from engine.games import game_named
from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import canonical, fingerprint
from tests.campaigns.games import MOST, Played
from tests.games import shipped


@cache
def _port(game: str) -> Game:
    found = game_named(game)
    assert found is not None
    return found


@cache
def _decks(game: str) -> tuple[Any, ...]:
    catalogue, decked = shipped.catalogue(game), _port(game).decked
    assert decked is not None
    return tuple(decked(catalogue.playing(), deck.cards) for deck in catalogue.decks)


def play(seed: int, game: str, pool: str, every: int) -> Played:
    """One game. pool: "shipped" decks, "invented" cards, or "all": either in turn."""
    port, ready = _port(game), _decks(game)
    check, swapped = import_module(f"tests.{game}.invariants").check, import_module(f"tests.{game}.worlds").swapped
    assert port.dealt_deck is not None
    invented = pool == "invented" or (pool == "all" and seed % 2 == 0)
    decks = [port.dealt_deck(f"{seed}/{seat}") if invented else ready[(seed // 2 + seat) % 2] for seat in (0, 1)]
    match: Any = port.start(decks, Seeded(f"{game} {pool} {seed}"), seed % 5 != 0)
    players = [RandomPlayer(seed, seat) for seat in (0, 1)]
    told, count = blake2b(digest_size=16), 0
    try:
        while match.outcome is None and count < MOST:
            decision = match.decision
            assert decision is not None
            check(match)
            answer = players[decision.seat].choose(port.question(match))
            if count % every == seed % every:
                before = fingerprint(match)
                match.fork().answer(answer)
                assert fingerprint(match) == before, "a fork changed what it was forked from"
                blind = decision.seat ^ 1
                other = swapped(match, blind)
                assert canonical(port.view(match, blind)) == canonical(port.view(other, blind)), "a view tells"
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
