"""What is remembered of a game from one time to the next: its decks, the opponent; and which game was played last."""

from __future__ import annotations

from typing import Final

from trails_desktop.ui.settings import Setting, words

_LONGEST: Final = 80
#: How a deck is remembered that is made up by chance.
DEALT: Final = "*"


def deck_of(game: str, seat: int) -> Setting[str]:
    """The deck of a seat, by its id."""
    return words(f"game-{game}/deck-{seat + 1}", "", _LONGEST)


def opponent_of(game: str) -> Setting[str]:
    """Who sat opposite last: a person or a computer player by name."""
    return words(f"game-{game}/opponent", "", _LONGEST)
