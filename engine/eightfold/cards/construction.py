"""What a deck must be (chapter 8.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.effects.reasons import Reason
from engine.eightfold.cards.card import APART, Card

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


def repaired(main: Sequence[Card], pool: Iterable[Card]) -> tuple[Card, ...]:
    """A legal deck with as much of this one as can stay: three copies of a number, fifty cards. What is missing comes
    from the pool: first more copies of what is there, then other cards of its elements, then any, cheap ones first;
    where nothing was there, of the two elements that the pool has most of. Where the pool is too small the deck stays
    too small."""
    kept: list[Card] = []
    counted: Counter[str] = Counter()

    def add(card: Card) -> None:
        if len(kept) < DECK_SIZE and all(counted[number] < COPIES for number in card.numbers):
            kept.append(card)
            counted.update(card.numbers)

    for card in main:
        add(card)
    known = sorted(pool, key=lambda card: card.numbers)
    elements = {card.element for card in kept} or {element for element, _ in _by_count(known)[:2]}
    known.sort(key=lambda card: (counted[card.numbers[0]] == 0, card.element not in elements, card.cost, card.numbers))
    for card in known:
        for _ in range(COPIES):
            add(card)
    return tuple(kept)


def _by_count(cards: Iterable[Card]) -> list[tuple[str, int]]:
    found = Counter(card.element for card in cards if card.element not in APART)
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
