"""Random decks of every card there is: the shipped ones, and those that scenarios define."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from random import Random

from engine.scenario.source import Place
from engine.trails.cards.carddef import CardDef
from tests.trails import cards
from tests.trails.stories import scenarios_in

SCENARIOS = Path(__file__).parents[1] / "trails"
SIZE = 50


@lru_cache(maxsize=1)
def shipped() -> tuple[CardDef, ...]:
    """The cards that come with the program."""
    return tuple(cards.cards().values())


@lru_cache(maxsize=1)
def invented() -> tuple[CardDef, ...]:
    """The cards that scenarios define, each with a number of its own; their words are odder than printed ones."""
    found: list[CardDef] = []
    scenarios = (one for path in SCENARIOS.rglob("*.yaml") for one in scenarios_in(path))
    # by title, which there is once: where a file stands makes no other games
    for number, scenario in enumerate(sorted(scenarios, key=lambda one: one.title)):
        names = {placed.card for side in scenario.board.sides for placed in side.cards if placed.name}
        for name in sorted(names):
            card = copy(scenario.cards.get(name, Place(scenario.file, 0)))
            card.number = f"S{number}-{name}"
            found.append(card)
    return tuple(found)


def pool(name: str) -> tuple[CardDef, ...]:
    """The cards of a name: "shipped", "invented" or "all"."""
    if name == "shipped":
        return shipped()
    return invented() if name == "invented" else shipped() + invented()


def deck(name: str, seed: object) -> list[CardDef]:
    """A deck of 50: random cards of the pool in one to four copies, UNITs among them."""
    random = Random(f"deck {name} {seed}")
    among = pool(name)
    units = [card for card in among if "UNIT" in card.traits.types and (card.traits.cp or 0) <= 4]
    out: list[CardDef] = []
    while len(out) < SIZE:
        card = random.choice(units if random.random() < 0.4 else among)
        out += [card] * min(random.randint(1, 4), SIZE - len(out))
    return out
