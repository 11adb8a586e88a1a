"""What a seat knows of a match, and worlds sampled from it (:mod:`engine.effects.players.known`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from engine.effects.players import known as shared
from engine.seawall.cards.card import BLANK, RESOURCE, Card
from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, RESOURCE_DECK

_PILES: Final = MappingProxyType({DECK: BLANK, RESOURCE_DECK: RESOURCE})


def known(game: Match, seat: int) -> Match:
    """A copy that holds nothing that the seat may not know."""
    new: Match = shared.known(game, seat, _PILES)
    return new


def sample(blind: Match, seat: int, random: Random, prior: Sequence[Card]) -> Match:
    """A world that looks the same to the seat."""
    new: Match = shared.sample(blind, seat, random, prior, DECK)
    return new


def prior(blind: Match, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """What the other one's unseen cards may be: cards of the colors that were seen of it, those seen more often."""
    return shared.prior(blind, seat, cards, lambda card: "" if card.token else card.color)
