"""What a computer player is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.kernel.decisions import Answer
from engine.trails.carddef import CardDef
from engine.trails.view import View

#: Cards by number, for players that know what the texts mean.
Cards = Mapping[str, CardDef]


class Player(Protocol):
    """Someone at one seat of one game. A player may remember what it saw; it is made anew for every game."""

    def choose(self, view: View) -> Answer:
        """The answer to ``view.decision``, which is a question to this player's seat."""
