"""What a deck lab plays: every deck against every other, in units of a few games that can be played anywhere.

What comes of a unit depends on the contest and its number alone: not on the machine, the other units, or who was first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from typing import Any, NamedTuple

from engine.game import Playing
from engine.games import FIRST
from engine.kernel.decisions import ACT, Answer
from engine.kernel.frozen import frozen
from engine.selfplay import Entrant, Plan, Played, play

UNIT = 10  #: games: a worker that dies loses no more, and a level that thinks for minutes a game is told of in time


@frozen
class Deck:
    """A deck of a contest. name: told to people, no two alike. cards: numbers. level: who plays it. seeds: what its
    games draw their chance from; a deck that is another one changed keeps that one's, so that both meet the same."""

    name: str
    cards: tuple[str, ...]
    level: str = "greedy"
    seeds: str = ""


@frozen
class Pair:
    """Two decks by their places."""

    one: int
    two: int


class Unit(NamedTuple):
    """Some games of a pair. number: its place among all units."""

    number: int
    pair: Pair
    first: int
    last: int  #: one past it


class Match(NamedTuple):
    """One game as it is counted. winner: 0 or 1 for the decks of the pair, -1 a draw, -2 a fault. used: numbers of the
    cards that each of them used."""

    winner: int
    turns: int
    answers: int
    digest: str
    error: str
    used: tuple[tuple[str, ...], tuple[str, ...]]


class Contest:
    """Decks, and so many games of each pair of them. rules: id of the game. cards: what it is played with, by number.

    changed: the place of a deck that is another one changed, and of that one: they are not played against each other.
    Raises ValueError for two decks of one name.
    """

    def __init__(
        self,
        decks: tuple[Deck, ...],
        cards: Mapping[str, Any],
        games: int,
        seed: int = 1,
        rules: str = FIRST,
        changed: tuple[int, int] | None = None,
    ) -> None:
        if len({deck.name for deck in decks}) < len(decks):
            raise ValueError("two decks have the same name")
        self.decks, self.cards, self.games, self.seed, self.rules, self.changed = (
            decks, cards, games, seed, rules, changed,
        )  # fmt: skip

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Every pair, in the order in which the decks are named; a changed deck stands where the other one does, so
        that it sits in the same seats."""
        places = list(range(len(self.decks)))
        if self.changed is not None:
            places[self.changed[0]] = places[self.changed[1]]
        found = (sorted(two, key=lambda deck: places[deck]) for two in combinations(range(len(self.decks)), 2))
        return tuple(Pair(one, two) for one, two in found if places[one] != places[two])

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """All that has to be played."""
        steps = [(pair, first) for pair in self.pairs for first in range(0, self.games, UNIT)]
        return tuple(
            Unit(number, pair, first, min(first + UNIT, self.games)) for number, (pair, first) in enumerate(steps)
        )

    @cached_property
    def digest(self) -> str:
        """Of all that decides what comes of it."""
        decks = [[deck.name, list(deck.cards), deck.level, deck.seeds] for deck in self.decks]
        said = [self.rules, decks, self.games, self.seed, list(self.changed or ()), UNIT]
        text = json.dumps(said, ensure_ascii=True, separators=(",", ":")) + str(self.version)
        return blake2b(text.encode(), digest_size=16).hexdigest()

    @property
    def version(self) -> int:
        """Of the rules."""
        return self.plan(self.pairs[0]).port.version if self.pairs else 0

    def plan(self, pair: Pair) -> Plan:
        """The games of a pair, with no more cards than the two decks have."""
        one, two = self.decks[pair.one], self.decks[pair.two]
        cards = {number: self.cards[number] for number in sorted({*one.cards, *two.cards})}
        seed = f"{self.seed}/{one.seeds or one.name}/{two.seeds or two.name}"
        return Plan((Entrant(one.level, one.cards), Entrant(two.level, two.cards)), seed, self.games, cards, self.rules)

    def work(self, unit: Unit) -> Work:
        """What is handed to whoever plays a unit."""
        return Work(self.plan(unit.pair), unit.first, unit.last)


@frozen
class Work:
    """A unit as it goes to another process or machine."""

    plan: Plan
    first: int
    last: int


def played(work: Work) -> list[Match]:
    """Play a unit."""
    return [_match(work.plan, number) for number in range(work.first, work.last)]


def _match(plan: Plan, number: int) -> Match:
    uses = _Uses(plan, number)
    end: Played = play(plan, number, chosen=uses.chosen)
    winner = -2 if end.error else end.winner
    return Match(winner, end.turns, end.decisions, end.digest, end.error, uses.sorted())


class _Uses:
    """Which cards each entrant used: its player, asked what to do, took an option that names the card."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._entrant: Callable[[int], int] = lambda seat: plan.seat(seat, number)  # it is its own reverse
        self._numbers = {id(card): number for number, card in plan.cards.items()}
        self._used: tuple[set[str], set[str]] = (set(), set())

    def chosen(self, game: Playing, answer: Answer) -> None:
        """An answer is about to be given."""
        decision = game.decision
        if decision is None or decision.kind is not ACT or len(answer[0]) < 2:
            return
        match: Any = game
        obj = match.objs.get(answer[0][1])
        if obj is not None and obj.owner == decision.seat and obj.cards and obj.cards[0] >= 0:
            number = self._numbers.get(id(match.card(obj)))
            if number is not None:
                self._used[self._entrant(decision.seat)].add(number)

    def sorted(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """By entrant."""
        one, two = self._used
        return tuple(sorted(one)), tuple(sorted(two))
