"""The same match three times: with full knowledge, and from what each seat knows. Public facts agree all the time.

By hand, many: ``python -m tests.games.opaque seawall 200``.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from engine.game import Game
from engine.games import game_named
from engine.kernel.chance import Seeded
from engine.opaque import OneSided, learn, mentioned, mix_hands, public_facts
from engine.records.playing import brought
from engine.records.record import DeckList
from tests.lan.gamepeer import anything
from trails_desktop.resources import resource_dir

MOST = 3000


class Shown:
    """Chance and keeper of the match that knows everything: what is shown to everybody, by object."""

    def __init__(self, seed: str, key: str = "") -> None:
        self._chance, self._key = Seeded(seed), key
        self.deal, self.coin = self._chance.deal, self._chance.coin
        self.cards: dict[int, int] = {}

    @property
    def keeper(self) -> Shown:
        return self

    def shown(self, owner: int, obj: int, card: int) -> int:
        self.cards[obj] = card
        return card

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...]:
        return tuple(Random(f"{self._key}|{seat}|{count}").sample(range(cards), cards))


class Seen:
    """Keeper of one side: of the other one it knows what was shown."""

    def __init__(self, seat: int, full: Shown) -> None:
        self._seat, self._full = seat, full

    def shown(self, owner: int, obj: int, card: int) -> int:
        return card if owner == self._seat else self._full.cards[obj]

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...] | None:
        return self._full.mixing(seat, count, cards) if seat == self._seat else None


def compare(game: Game, seed: int) -> Counter[str]:
    """One match; counts its questions by rule. Raises AssertionError, or whatever an engine raises."""
    random = Random(f"opaque {seed}")
    ready = game.ready_decks
    lists = [DeckList(dealt=f"{seed}/{seat}") for seat in (0, 1)]
    if ready and seed % 2:
        lists = [DeckList(random.choice(ready).cards) for _ in (0, 1)]
    decks = [brought(game, deck) for deck in lists]
    chance = Shown(str(seed))
    full: Any = game.start(decks, chance, False)
    own = [OneSided(Seeded(str(seed)), seat, Seen(seat, chance)) for seat in (0, 1)]
    sides: list[Any] = [game.start(decks, one, False) for one in own]
    for match in (full, *sides):
        mix_hands(match)
    rules: Counter[str] = Counter()
    while full.outcome is None and (steps := rules.total()) < MOST:
        decision = full.decision
        rules[decision.rule] += 1
        for seat, side in enumerate(sides):
            assert public_facts(side) == public_facts(full), f"question {steps}, seat {seat}: {decision.purpose}"
        answer = anything(decision, random)
        full.answer(answer)
        mix_hands(full)
        for seat, side in enumerate(sides):
            known = [(i, chance.cards[i]) for i in mentioned(answer) if i in chance.cards]
            learn(side, known if decision.seat != seat else [])
            side.answer(answer)
            mix_hands(side)
            side.events.clear()
        full.events.clear()
    assert all(side.outcome == full.outcome for side in sides), "the outcomes differ"
    return rules


def played(name: str) -> Game:
    """A game with its cards at hand."""
    game = game_named(name)
    assert game is not None
    return game.with_catalogue(resource_dir("assets"), resource_dir("decks"))


if __name__ == "__main__":
    total: Counter[str] = Counter()
    wanted = played(sys.argv[1])
    for number in range(int(sys.argv[2])):
        total += compare(wanted, number)
    print(f"{sys.argv[2]} matches, {total.total()} questions by {len(total)} rules: public facts agree")
