"""What is settled before the shuffle: who sits where, with which deck."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

PlayerKind = Literal["human", "greedy", "random"]
PLAYER_KINDS: tuple[PlayerKind, ...] = get_args(PlayerKind)


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """One match to be started. Every pair is by seat, 0 first.

    ``players`` says who decides for a seat: ``human`` a person at this screen, else the computer player of that name.
    ``seed`` fixes every shuffle and coin of the match.
    """

    names: tuple[str, str]
    decks: tuple[Path, Path]
    players: tuple[PlayerKind, PlayerKind]
    seed: int

    @property
    def hotseat(self) -> bool:
        """True if two people share this screen, so that a curtain must fall between their hands."""
        return self.players == ("human", "human")
