"""What a deck and a resource deck must be (chapter 5-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.effects.reasons import Reason
from engine.seawall.cards.card import Card

DECK_SIZE = 50
RESOURCE_DECK_SIZE = 10
COPIES = 4
COLORS = 2
_DECK_TYPES = ("unit", "pilot", "command", "base")


def problems(main: Sequence[Card], resources: Sequence[Card], free: Iterable[str] = ()) -> list[Reason]:
    """What breaks the rules of construction; nothing if the decks are legal. free: numbers of which any number may be
    there."""
    found = []
    if len(main) != DECK_SIZE:
        found.append(
            Reason(
                ("5-1-1", "5-2-1-1"),
                "A deck has {size} cards, not {count}",
                (("size", DECK_SIZE), ("count", len(main))),
            )
        )
    if len(resources) != RESOURCE_DECK_SIZE:
        args = (("size", RESOURCE_DECK_SIZE), ("count", len(resources)))
        found.append(Reason(("5-1-1", "5-2-1-1"), "A resource deck has {size} cards, not {count}", args))
    wrong = sorted({card.name for card in main if card.type not in _DECK_TYPES or card.token})
    found += [
        Reason(
            ("5-1-1-1", "2-3-7"), "{card} is no Unit, Pilot, Command or Base: it cannot be in a deck", (("card", name),)
        )
        for name in wrong
    ]
    colors = sorted({card.color for card in main if card.color})
    if len(colors) > COLORS:
        found.append(
            Reason(
                ("5-1-1-2", "5-1-1-2-1"), "A deck has one or two colors, not {colors}", (("colors", ", ".join(colors)),)
            )
        )
    counted = Counter(number for card in main for number in {card.number, *card.also})
    for number, count in counted.items():
        if count > COPIES and number not in frozenset(free):
            name = next(card.name for card in main if number in (card.number, *card.also))
            said = (("most", COPIES), ("card", name), ("count", count))
            found.append(Reason(("5-1-1-3", "2-1-1"), "A deck has at most {most} copies of {card}, not {count}", said))
    strange = sorted({card.name for card in resources if card.type != "resource" or card.token})
    found += [
        Reason(("5-1-1-4", "2-3-7"), "{card} is no Resource: it cannot be in a resource deck", (("card", name),))
        for name in strange
    ]
    return found
