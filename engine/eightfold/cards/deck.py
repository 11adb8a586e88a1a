"""What a player brings to a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.effects.reasons import Reason
from engine.eightfold.cards.card import Card
from engine.eightfold.cards.construction import problems, repaired


def deck_of(cards: Mapping[str, Card], numbers: Sequence[str]) -> tuple[Card, ...]:
    """The deck that a list of card numbers means. Raises KeyError for a number that no card has."""
    return tuple(cards[number] for number in numbers)


def check(cards: Mapping[str, Card], numbers: Sequence[str]) -> list[Reason]:
    """What of a list of card numbers breaks the rules of construction."""
    return problems(deck_of(cards, numbers))


def repair(cards: Mapping[str, Card], numbers: Sequence[str]) -> tuple[str, ...]:
    """The nearest legal list of card numbers."""
    return tuple(card.id for card in repaired(deck_of(cards, numbers), cards.values()))
