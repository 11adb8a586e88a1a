"""What a seat knows of a match, and worlds sampled from it (:mod:`engine.effects.players.known`)."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Final

from engine.effects.players import known as shared
from engine.eightfold.cards.card import BLANK, Card
from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import DECK

_PILES: Final = MappingProxyType({DECK: BLANK})


def known(game: Match, seat: int) -> Match:
    """A copy that holds nothing that the seat may not know."""
    new: Match = shared.known(game, seat, _PILES)
    return new


def sample(blind: Match, seat: int, random: Random, cards: tuple[Card, ...]) -> Match:
    """A world that looks the same to the seat. cards: that there are."""
    prior = shared.prior(blind, seat, cards, lambda card: card.element)
    new: Match = shared.sample(blind, seat, random, prior, DECK)
    return new
