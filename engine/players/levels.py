"""The names of the computer players, without the players: what a list of choices needs."""

from __future__ import annotations

from typing import Final

#: What a person may play against, from the weakest to the strongest. Steady is the greedy player; it goes by that name
#: in older records.
LEVELS: Final = ("playful", "steady", "keen", "master")
NAMES: Final = ("random", "greedy", *LEVELS)


def thinks_ahead(name: str) -> bool:
    """Whether the player of that name has to be handed what its seat knows, and not a view of it
    (:func:`engine.players.search.known.known`)."""
    return name in ("keen", "master")
