"""Where the files that come with the program are: its card sets, icons and sounds, its ready-made
decks, and its manual."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from engine.game import Game


def resource_dir(name: Literal["assets", "decks", "docs"]) -> Path:
    """The folder of files of that name, in an installed program as in a checkout.

    A wheel carries the folders inside the package (`trails_desktop/data`); a checkout has them at its top.
    Raises FileNotFoundError with one sentence for a player when neither is there.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "data" / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"Trails Desktop's folder {package / 'data' / name} is missing: install the program again.")


def with_cards(game: Game) -> Game:
    """A game with the cards, decks and sets that come with the program."""
    return game.with_catalogue(resource_dir("assets"), resource_dir("decks"))
