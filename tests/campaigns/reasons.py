"""For every pair of a card and a move: it is offered, or there is at least one reason why not (never both)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Option
from engine.players.random_player import random_answer
from engine.trails.book.rulebook import load_rules
from engine.trails.layers.derive import activated
from engine.trails.play.why_not import why_not
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD
from tests.campaigns.decks import deck


def moves(game: TrailsGame, seat: int) -> Iterator[Option]:
    """Every move with every card that there is, sensible or not."""
    for ident, obj in sorted(game.objs.items()):
        yield ("play", ident)
        yield ("arts", ident)
        yield ("gain", ident)
        yield ("pick", ident)
        crafts = len(activated(game, obj)) if obj.known and obj.cards else 0
        for number in range(1, crafts + 2):
            yield ("craft", ident, number)
    for target in game.zones[FIELD + seat]:
        for supporter in (*game.zones[FIELD + seat], *game.zones[FIELD + (seat ^ 1)]):
            yield ("support", target, supporter)
    yield ("play", 10**9)
    yield ("pass",)


def check(game: TrailsGame, known: frozenset[str]) -> int:
    """Ask for both seats; returns how many moves were refused with a reason. Raises AssertionError."""
    decision = game.decision
    assert decision is not None
    refused = 0
    for seat in (0, 1):
        for move in moves(game, seat):
            offered = decision.seat == seat and move in decision.options
            reasons = why_not(game, seat, move)
            assert bool(reasons) is not offered, f"{move} for seat {seat} at {decision.purpose}: {reasons}"
            for reason in reasons:
                rule = reason.rule.partition(" ")[0]
                assert rule in known or f"ja:{rule}" in known, f"{move}: {reason} names no rule of the book"
            refused += not offered
    return refused


def play(seed: int, pool: str, every: int = 12) -> int:
    """One random game, asked at every so many answers; returns how many refusals had a reason."""
    known = frozenset(load_rules())
    random = Random(f"reasons {pool} {seed}")
    game = new_game((deck(pool, (seed, 0)), deck(pool, (seed, 1))), Seeded(f"reasons {seed}"))
    refused = count = 0
    while game.outcome is None and count < 1500:
        decision = game.decision
        assert decision is not None
        if count % every == seed % every:
            refused += check(game, known)
        passes = decision.purpose == "priority" and random.random() < 0.5
        game.answer((("pass",),) if passes else random_answer(decision, random))
        count += 1
    return refused
