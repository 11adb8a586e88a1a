"""The computer players by name."""

from __future__ import annotations

from typing import Any

from engine.effects.player import RandomPlayer
from engine.eightfold.players.greedy import GreedyPlayer
from engine.game import Chooser

NAMES = ("random", "greedy")


def make_player(name: str, seat: int, seed: str, cards: Any) -> Chooser:
    """A player at a seat of one match. cards: by number. Raises KeyError for a name that there is not."""
    if name == "greedy":
        return GreedyPlayer(seed, seat, cards)
    if name != "random":
        raise KeyError(name)
    return RandomPlayer(seed, seat)
