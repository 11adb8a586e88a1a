"""The computer players there are, by name."""

from __future__ import annotations

from engine.players.base import Cards, Player
from engine.players.greedy import GreedyPlayer
from engine.players.random_player import RandomPlayer

NAMES = ("random", "greedy")


def make_player(name: str, seat: int, seed: int | str, cards: Cards) -> Player:
    """A player for one seat of one game. Raises :class:`KeyError` for a name that is not in ``NAMES``."""
    if name == "random":
        return RandomPlayer(seed, seat)
    if name == "greedy":
        return GreedyPlayer(cards)
    raise KeyError(name)
