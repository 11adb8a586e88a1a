"""The computer players there are, by name (:mod:`engine.players.levels`)."""

from __future__ import annotations

from engine.players.base import Cards, Player
from engine.players.greedy import GreedyPlayer
from engine.players.playful import PlayfulPlayer
from engine.players.random_player import RandomPlayer
from engine.players.search.player import KEEN, MASTER, SearchPlayer


def make_player(name: str, seat: int, seed: int | str, cards: Cards) -> Player:
    """A player for one seat of one game. Raises :class:`KeyError` for a name that there is not."""
    if name == "random":
        return RandomPlayer(seed, seat)
    if name in ("greedy", "steady"):
        return GreedyPlayer(cards)
    if name == "playful":
        return PlayfulPlayer(cards)
    return SearchPlayer(seed, seat, cards, {"keen": KEEN, "master": MASTER}[name])
