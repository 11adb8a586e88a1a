"""What a deck must be (chapter 8.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.effects.reasons import Reason
from engine.eightfold.cards.card import Card

DECK_SIZE = 50
COPIES = 3


def problems(main: Sequence[Card]) -> list[Reason]:
    """What breaks the rules of construction; nothing if the deck is legal."""
    found = []
    if len(main) != DECK_SIZE:
        args = (("size", DECK_SIZE), ("count", len(main)))
        found.append(Reason(("8.1.1.1", "8.1.1"), "A deck has {size} cards, not {count}", args))
    counted = Counter(number for card in main for number in card.numbers)
    for number, count in counted.items():
        if count > COPIES:
            alike = [card for card in main if number in card.numbers]
            several = any(len(card.numbers) > 1 for card in alike)
            rules = ("8.1.1.2", "5.2.5.1", *(("5.2.5.1.1",) if several else ()))
            said = (("most", COPIES), ("card", alike[0].name), ("count", count))
            found.append(Reason(rules, "A deck has at most {most} copies of {card}, not {count}", said))
    return found
