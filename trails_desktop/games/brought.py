"""The rules and cards of a game that come with the program, read when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtWidgets import QWidget

from engine.catalogue import Catalogue, Row
from engine.game import Game
from engine.games import game_named
from trails_desktop.board.board import Board
from trails_desktop.board.game import BoardGame, FacePainter
from trails_desktop.games.kit import Dress, GameKit
from trails_desktop.match.game_port import GameMatch
from trails_desktop.resources import with_cards


def _read(ident: str) -> Game:
    found = game_named(ident)
    assert found is not None
    return with_cards(found)


class Brought:
    """What came with the program does not change while it runs. ident: of the game. language: code of the language in
    use. board: what the board has of the game, from its cards. read: its rules, with cards."""

    def __init__(
        self,
        ident: str,
        language: Callable[[], str],
        board: Callable[[Catalogue], BoardGame],
        read: Callable[[str], Game] = _read,
    ) -> None:
        self._ident, self._language, self._board, self._read = ident, language, board, read

    @cached_property
    def _rules(self) -> Game:
        return self._read(self._ident)

    @property
    def _cards(self) -> Catalogue:
        found = self._rules.brought
        assert found is not None
        return found

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
        game = self._board(self._cards)
        return Board(match, game, dress.look, dress.language, dress.pictures, kept=dress.kept)

    def extended(self, kit: GameKit, rows: Sequence[Row]) -> GameKit:
        """The kit of this game with cards from outside, too (:attr:`trails_desktop.games.kit.GameKit.extended`)."""
        other = Brought(self._ident, self._language, self._board, lambda ident: self._rules.with_cards(rows))
        return replace(kit, rules=other.rules, catalogue=other.catalogue, faces=other.faces, board=other.make_board,
                       card_name=other.card_name, extended=other.extended)  # fmt: skip
