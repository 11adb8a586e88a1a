"""The board of any game where a table stands, with the bar of the line below it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.records.record import write_record
from trails_desktop.games.kit import Dress, GameKit
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.play.game_match import GamePort, SealedGamePort
from trails_desktop.pages.lobby.play.sealed_table import LanTable
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.keys.keymap import own_key
from trails_desktop.ui.settings import Look


class GameTable(LanTable):
    """A page that can also show the board of any game. kits: what the window knows of each. ``board``: what is shown,
    None where the table of the first game is, or nothing."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit]) -> None:
        super().__init__(desk, look, tables)
        self.kits = {kit.id: kit for kit in kits}
        self.board: QWidget | None = None

    def _show_sealed(self, room: Room, match: ToldMatch) -> None:
        kit = self.kits.get(room.game_id)
        if kit is None:
            super()._show_sealed(room, match)
            return
        port = SealedGamePort(room, match, kit)
        self._connected(port)
        self.show_game(port, int(room.id[:6], 16))

    def _write(self, room: Room, match: ToldMatch) -> tuple[Path, str]:
        if room.game_id not in self.kits:
            return super()._write(room, match)
        assert self._desk.records is not None
        return self._desk.records / room.game_id, write_record(match.record())

    def show_game(self, port: GamePort | SealedGamePort, seed: int = 0) -> None:
        """Put a match on its board."""
        self.drop_match()
        self.match = port
        self._dress(seed)
        port.start()
        if self.board is not None:
            self.board.setFocus()

    def _dress(self, seed: int = 0) -> None:
        port, settings = self.match, self._desk.settings
        assert isinstance(port, GamePort | SealedGamePort)
        self._undress()
        dress = Dress(
            self.base_look, self.language, seed, self._desk.pictures, lambda deed: own_key(settings, deed)
        )  # fmt: skip
        self.board = board = port.kit.board(port, dress)
        board.setProperty("styles-itself", True)
        if hasattr(board, "left"):
            board.left.connect(self.left_table)
        self._rows.insertWidget(0, board, 1)
        self.stack.setCurrentWidget(self._board)

    def _undress(self) -> None:
        board, self.board = self.board, None
        if board is not None:
            self._rows.removeWidget(board)
            board.hide()
            board.setParent(None)
            board.deleteLater()

    def drop_match(self) -> None:
        self._undress()
        super().drop_match()

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        if self.board is not None:
            if hasattr(self.board, "set_look"):
                self.board.set_look(look)
            else:
                self._dress()

    def enter(self, code: str) -> None:
        before = self.language
        super().enter(code)
        if self.board is not None and code != before:
            if hasattr(self.board, "set_language"):
                self.board.set_language(code)
            else:
                self._dress()

    def first(self) -> QWidget | None:
        return self.board if self.board is not None else super().first()
