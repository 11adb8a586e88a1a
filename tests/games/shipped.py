"""The cards and decks that come with a game, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.catalogue import Catalogue
from engine.game import Game
from engine.games import game_named
from trails_desktop.resources import with_cards

ROOT = Path(__file__).resolve().parents[2]


@cache
def port(game: str) -> Game:
    """A game with its cards at hand."""
    found = game_named(game)
    assert found is not None
    return with_cards(found)


def catalogue(game: str) -> Catalogue:
    """Its cards, decks and sets."""
    found = port(game).brought
    assert found is not None
    return found
