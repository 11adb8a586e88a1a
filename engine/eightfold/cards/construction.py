"""What a deck must be (chapter 8.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.eightfold.cards.card import Card

DECK_SIZE = 50
COPIES = 3


class Problem(NamedTuple):
    """Why a deck is not legal. rules: ids, the closest first. template, args: a sentence with named fields."""

    rules: tuple[str, ...]
    template: str
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def said(self) -> str:
        """The sentence in English."""
        return self.template.format(**dict(self.args))


def problems(main: Sequence[Card]) -> list[Problem]:
    """What breaks the rules of construction; nothing if the deck is legal."""
    found = []
    if len(main) != DECK_SIZE:
        args = (("size", DECK_SIZE), ("count", len(main)))
        found.append(Problem(("8.1.1.1", "8.1.1"), "A deck has {size} cards, not {count}", args))
    counted = Counter(number for card in main for number in card.numbers)
    for number, count in counted.items():
        if count > COPIES:
            alike = [card for card in main if number in card.numbers]
            several = any(len(card.numbers) > 1 for card in alike)
            rules = ("8.1.1.2", "5.2.5.1", *(("5.2.5.1.1",) if several else ()))
            said = (("most", COPIES), ("card", alike[0].name), ("count", count))
            found.append(Problem(rules, "A deck has at most {most} copies of {card}, not {count}", said))
    return found
