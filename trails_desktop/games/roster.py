"""Which games the window offers besides the first: the one place that lists their kits.

What is not played loads little: a kit brings words, and its rules when they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from trails_desktop.games.kit import GameKit

#: Where each kit of a game is that can be played whole, by the id of its game; the name there is ``KIT``.
_KITS: Final = MappingProxyType(
    {"seawall": "trails_desktop.games.seawall.kit", "eightfold": "trails_desktop.games.eightfold.kit"}
)
#: The painter of each game's card pictures (:mod:`trails_desktop.cardart.pictures.books`); loaded where one is painted.
_BOOKS: Final = MappingProxyType(
    {"seawall": "trails_desktop.games.seawall.art.painting", "eightfold": "trails_desktop.games.eightfold.art.painting"}
)


def picture_books() -> Mapping[str, str]:
    """The painters of card pictures, by game."""
    return _BOOKS


def offered() -> tuple[str, ...]:
    """The ids of the games, in the order in which they are offered."""
    return tuple(_KITS)


def known_kits() -> tuple[GameKit, ...]:
    """Their kits."""
    return tuple(import_module(place).KIT for place in _KITS.values())


def kit_named(game: str) -> GameKit:
    """The kit of a game that is offered. Raises KeyError for another."""
    kit: GameKit = import_module(_KITS[game]).KIT
    return kit
