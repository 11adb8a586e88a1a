"""What is settled before a match of any game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.records.record import DeckList, Header

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Who plays what. game: its id. players: :data:`HUMAN`, or a computer player of the game by name; by seat. seed:
    fixes every deal and coin. series: best of how many matches; matches won before, by seat."""

    game: str
    names: tuple[str, str]
    decks: tuple[DeckList, DeckList]
    players: tuple[str, str]
    seed: str
    switches: Mapping[str, Any] = field(default_factory=dict)
    series: tuple[int, int, int] = (1, 0, 0)

    @property
    def hotseat(self) -> bool:
        """Whether two people share this screen, so that a curtain must fall between their hands."""
        return self.players == (HUMAN, HUMAN)

    def again(self, seed: str) -> GameSetup:
        """The same players and decks, dealt anew; a deck made up from a seed stays as it was."""
        return replace(self, seed=seed)

    def after(self, winner: int) -> tuple[int, int, int]:
        """How the series stands once this match is won by a seat, -1 for a draw."""
        best, one, two = self.series
        return (best, one + (winner == 0), two + (winner == 1))

    def following(self, winner: int, seed: str) -> GameSetup:
        """The next match of the series, dealt anew; of a series that is decided the first of another one."""
        stands = self.after(winner)
        return replace(self.again(seed), series=(stands[0], 0, 0) if decided(stands) else stands)


def decided(series: tuple[int, int, int]) -> bool:
    """Whether nobody needs another match of it."""
    return max(series[1:]) > series[0] // 2


def setup_of(header: Header) -> GameSetup:
    """The setup of a match that was saved."""
    return GameSetup(
        header.game, header.names, header.decks, header.players, header.seed, header.switches, header.series
    )
