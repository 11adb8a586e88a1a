"""The rules and cards of a game that come with the program, read when they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtWidgets import QWidget

from engine.catalogue import Catalogue
from engine.game import Game
from engine.games import game_named
from trails_desktop.board.board import Board
from trails_desktop.board.game import BoardGame, FacePainter
from trails_desktop.games.kit import Dress
from trails_desktop.match.game_port import GameMatch
from trails_desktop.resources import resource_dir


class Brought:
    """Cards do not change while the program runs. ident: of the game. language: code of the language in use. board:
    what the board has of the game, from its cards."""

    def __init__(self, ident: str, language: Callable[[], str], board: Callable[[Catalogue], BoardGame]) -> None:
        self._ident, self._language, self._board = ident, language, board

    @cached_property
    def _rules(self) -> Game:
        found = game_named(self._ident)
        assert found is not None
        return found.with_catalogue(resource_dir("assets"), resource_dir("decks"))

    @cached_property
    def _cards(self) -> Catalogue:
        read = self._rules.catalogue
        assert read is not None
        return read(resource_dir("assets"), resource_dir("decks"))

    def rules(self) -> Game:
        """Its port, with its cards at hand."""
        return self._rules

    def catalogue(self) -> Catalogue:
        """Its cards, decks and sets."""
        return self._cards

    def card_name(self, number: str, name: str) -> str:
        """A card's name in the language in use; ``name`` where it has none."""
        entry = self._cards.cards.get(number)
        return name if entry is None else entry.names.get(self._language(), name)

    def faces(self) -> FacePainter:
        """What paints its cards."""
        return self._board(self._cards).painter

    def make_board(self, match: GameMatch, dress: Dress) -> QWidget:
        """The board of a match (a :data:`trails_desktop.games.kit.BoardMaker`)."""
        return Board(match, self._board(self._cards), dress.look, dress.language, dress.pictures)
