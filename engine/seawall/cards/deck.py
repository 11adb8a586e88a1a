"""What a player brings to a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.effects.reasons import Reason
from engine.seawall.cards.card import Card
from engine.seawall.cards.construction import problems, repaired


class Decks(NamedTuple):
    """A deck and a resource deck. tokens: cards that effects of the deck make tokens of."""

    main: tuple[Card, ...]
    resources: tuple[Card, ...]
    tokens: tuple[Card, ...] = ()


def decks_of(cards: Mapping[str, Card], numbers: Sequence[str]) -> Decks:
    """What a list of card numbers brings: Resources go into the resource deck (5-1-1-4); every token there is may be
    made. Raises KeyError for a number that no card has."""
    listed = [cards[number] for number in numbers]
    main = tuple(card for card in listed if card.type != "resource")
    resources = tuple(card for card in listed if card.type == "resource")
    return Decks(main, resources, tuple(card for card in cards.values() if card.token))


def check(cards: Mapping[str, Card], numbers: Sequence[str]) -> list[Reason]:
    """What of a list of card numbers breaks the rules of construction."""
    deck = decks_of(cards, numbers)
    return problems(deck.main, deck.resources)


def repair(cards: Mapping[str, Card], numbers: Sequence[str]) -> tuple[str, ...]:
    """The nearest legal list of card numbers."""
    deck = decks_of(cards, numbers)
    found = repaired(deck.main, deck.resources, cards.values())
    return tuple(card.number for card in (*found.main, *found.resources))
