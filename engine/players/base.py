"""What a computer player is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from engine.kernel.decisions import Answer
from engine.trails.cards.carddef import CardDef

#: Cards by number, for players that know what the texts mean.
Cards = Mapping[str, CardDef]


class Player(Protocol):
    """Someone at one seat of one game. A player may remember what it saw; it is made anew for every game.

    looks: whether it looks at the table. One that does not may be handed :func:`engine.trails.views.view.question`,
    which costs less than a whole view. knows: whether it is handed what its seat knows, as a game that can be dealt to
    its end (:func:`engine.players.search.known.known`), in place of a view.
    """

    looks: ClassVar[bool]
    knows: ClassVar[bool]

    def choose(self, view: Any) -> Answer:
        """The answer to ``view.decision``, which is a question to this player's seat."""
