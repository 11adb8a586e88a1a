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
    fixes every deal and coin."""

    game: str
    names: tuple[str, str]
    decks: tuple[DeckList, DeckList]
    players: tuple[str, str]
    seed: str
    switches: Mapping[str, Any] = field(default_factory=dict)

    @property
    def hotseat(self) -> bool:
        """Whether two people share this screen, so that a curtain must fall between their hands."""
        return self.players == (HUMAN, HUMAN)

    def again(self, seed: str) -> GameSetup:
        """The same players and decks, dealt anew; a deck made up from a seed stays as it was."""
        return replace(self, seed=seed)


def setup_of(header: Header) -> GameSetup:
    """The setup of a match that was saved."""
    return GameSetup(header.game, header.names, header.decks, header.players, header.seed, header.switches)
