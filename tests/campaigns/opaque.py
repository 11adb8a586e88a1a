"""The same game three times: with full knowledge, and from what each seat knows. Public facts agree all the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.kernel.chance import Seeded
from engine.players.random_player import random_answer
from engine.trails.cards.carddef import CardDef
from engine.trails.records.one_seat import OneSided, learn, opened, public_facts
from engine.trails.setup import new_game
from tests.campaigns.decks import deck

MOST = 1500


def play(seed: int, pool: str) -> int:
    """One game of decks of a pool; returns the number of decisions."""
    return sum(compare(seed, (deck(pool, (seed, 0)), deck(pool, (seed, 1))), pool).values())


def compare(seed: int, pair: tuple[Sequence[CardDef], Sequence[CardDef]], pool: str = "") -> Counter[str]:
    """One game; counts the decisions by rule. Raises AssertionError, or whatever an engine raises."""
    full = new_game(pair, Seeded(seed))
    sides = [new_game(pair, OneSided(Seeded(seed), seat)) for seat in (0, 1)]
    random = Random(f"opaque {pool} {seed}")
    rules: Counter[str] = Counter()
    while full.outcome is None and (steps := rules.total()) < MOST:
        decision = full.decision
        assert decision is not None
        rules[decision.rule] += 1
        for seat, side in enumerate(sides):
            assert public_facts(side) == public_facts(full), f"decision {steps}, seat {seat}: {decision.purpose}"
        passes = decision.purpose == "priority" and random.random() < 0.5
        answer = (("pass",),) if passes else random_answer(decision, random)
        known = opened(full, answer)
        for seat, side in enumerate(sides):
            learn(side, [(ident, card) for ident, card, owner in known if owner != seat])
            assert side.decision is not None
            side.answer(answer)
            side.drain()
        full.answer(answer)
        full.drain()
    assert all(side.outcome == full.outcome for side in sides), "the outcomes differ"
    return rules
