"""The registry of games: the one place that lists them. The first is played where none is named."""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import Final

from engine.game import Game

#: Where each game is, by its id. What is not played is not imported.
_GAMES: Final = MappingProxyType(
    {"trails": "engine.trails_port", "seawall": "engine.seawall.game", "eightfold": "engine.eightfold.game"}
)
#: The id of the game that is played where none is named.
FIRST: Final = next(iter(_GAMES))


def game_named(word: str) -> Game | None:
    """The game that a word names, None if none does."""
    folded = word.casefold()
    for ident in [folded] if folded in _GAMES else _GAMES:
        game: Game = getattr(import_module(_GAMES[ident]), ident.upper())
        if folded in (game.id, game.name.casefold(), *game.aliases):
            return game
    return None


def known_names() -> tuple[str, ...]:
    """By which words games are named; the first is played where none is."""
    return tuple(_GAMES)
