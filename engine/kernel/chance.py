"""Chance is asked, not drawn.

The kernel never holds a random generator. It asks a source: *deal* one card of what is left in a deck, throw a *coin*
with n sides. Local play answers from seeded streams, one a deck and one for coins, each a function of (seed, stream,
counter): drawing from one deck never shifts another, and a counter in the state is all there is to fork or save.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol


class Chance(Protocol):
    """Answers to requests for chance. The counters are the game's, so that forks agree."""

    def deal(self, deck: int, count: int, left: int) -> int:
        """Index (0 <= i < left) of the card dealt as number ``count`` of this deck, or -1 if it stays unknown here."""

    def coin(self, count: int, sides: int) -> int:
        """A number from 0 to ``sides - 1``, the ``count``-th coin of the game."""


class Keeper(Protocol):
    """Who holds what is hidden, where two programs each know their own cards only. It hangs on the game's source of
    chance as ``keeper``; a match within one program has none."""

    def shown(self, owner: int, obj: int, card: int) -> int:
        """The card of object ``obj``, which everybody is to see now; ``card`` is what is known here (UNKNOWN if it is
        not). May raise to stop until it has been shown."""

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...] | None:
        """In which order a seat holds a hand of so many cards, by number ``count``; None if it is not known here."""


def keeper_of(game: Any) -> Keeper | None:
    """Who keeps a game's hidden cards, None in a match within one program."""
    keeper: Keeper | None = getattr(game.chance, "keeper", None)
    return keeper


class Seeded:
    """Chance from one seed. The seed is a text or number; equal seeds give equal games."""

    __slots__ = ("_key",)

    def __init__(self, seed: int | str) -> None:
        self._key = blake2b(f"trails desktop|{seed}".encode(), digest_size=32).digest()

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`Chance`."""
        return self._number(f"deck {deck} {count}", left)

    def coin(self, count: int, sides: int) -> int:
        """See :class:`Chance`."""
        return self._number(f"coin {count}", sides)

    def _number(self, what: str, below: int) -> int:
        # 64 bits against at most a few hundred choices: the bias of the remainder is below one in 10**16
        return int.from_bytes(blake2b(what.encode(), digest_size=8, key=self._key).digest(), "big") % below


class Fixed:
    """Chance for tests and scenarios: every deck is dealt in its written order, every coin shows ``side``."""

    __slots__ = ("_side",)

    def __init__(self, side: int = 0) -> None:
        self._side = side

    def deal(self, deck: int, count: int, left: int) -> int:
        """The first card left."""
        return 0

    def coin(self, count: int, sides: int) -> int:
        """Always the given side."""
        return self._side % sides
