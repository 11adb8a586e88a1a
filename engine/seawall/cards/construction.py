"""What a deck and a resource deck must be (chapter 5-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

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


class Repair(NamedTuple):
    """The nearest legal decks. taken, added: cards by number, with how many copies."""

    main: tuple[Card, ...]
    resources: tuple[Card, ...]
    taken: Mapping[str, int]
    added: Mapping[str, int]


def repaired(main: Sequence[Card], resources: Sequence[Card], pool: Iterable[Card]) -> Repair:
    """Decks that are legal, with as much of these as can stay: of colors those with most cards, of copies four. What is
    missing comes from the pool: first more copies of what is there, then other cards, cheap ones first. pool: cards
    that may be added. Where the pool is too small they stay too small."""
    known = {card.number: card for card in pool if not card.token}
    kept_colors = _colors(main)
    kept: Counter[str] = Counter()
    cards: dict[str, Card] = {}
    for card in main:
        fitting = card.type in _DECK_TYPES and not card.token and card.color in kept_colors
        if fitting and kept[card.number] < COPIES and kept.total() < DECK_SIZE:
            kept[card.number] += 1
            cards[card.number] = card
    if len(kept_colors) < COLORS:
        kept_colors += tuple(color for color in _by_count(known.values()) if color not in kept_colors)
        kept_colors = kept_colors[:COLORS]
    fresh = [one for one in known.values() if one.type in _DECK_TYPES and one.color in kept_colors]
    fresh.sort(key=lambda card: (card.number not in kept, card.cost, card.number))
    for card in fresh:
        more = min(COPIES - kept[card.number], DECK_SIZE - kept.total())
        if more > 0:
            kept[card.number] += more
            cards[card.number] = card
    whole = tuple(cards[number] for number, count in kept.items() for _ in range(count))
    paid = [card for card in resources if card.type == "resource" and not card.token][:RESOURCE_DECK_SIZE]
    supply = paid[:1] or [card for card in known.values() if card.type == "resource"][:1]
    paid += supply * (RESOURCE_DECK_SIZE - len(paid))
    before = Counter(card.number for card in (*main, *resources))
    after = Counter(card.number for card in (*whole, *paid))
    return Repair(whole, tuple(paid), dict(before - after), dict(after - before))


def _colors(main: Iterable[Card]) -> tuple[str, ...]:
    return _by_count(card for card in main if card.type in _DECK_TYPES)[:COLORS]


def _by_count(cards: Iterable[Card]) -> tuple[str, ...]:
    counted = Counter(card.color for card in cards if card.color)
    return tuple(color for color, _ in sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))
