"""What a player brings to a match."""

from __future__ import annotations

from typing import NamedTuple

from engine.seawall.cards.card import Card


class Decks(NamedTuple):
    """A deck and a resource deck. tokens: cards that effects of the deck make tokens of."""

    main: tuple[Card, ...]
    resources: tuple[Card, ...]
    tokens: tuple[Card, ...] = ()
