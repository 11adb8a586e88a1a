"""What any game shares in a sealed match: the port over one game of a room."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from engine.kernel.decisions import Answer, Refused
from engine.takeback import Undo
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.room.series import ENDED, Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.port import LobbyPort
from trails_desktop.table.cards.words import told_apart

_STOPPED = ("stopped", "forked", "differs")


class SealedPort(LobbyPort):
    """Most of a sealed match; what it shows is the subclass's. It can be made as soon as the game has dealt its first
    cards.

    ``noted(kind, text)``: what else happened, see :class:`trails_desktop.lan.sealed.base.Happened`. ``moved``: clocks,
    line and verdict may be others.
    """

    def __init__(self, room: Room, match: ToldMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room, self._match = room, match
        self._still = (False, False)  # whether somebody holds the match, and whether it has stopped for good

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def match(self) -> ToldMatch:
        """The game itself."""
        return self._match

    @property
    def game(self) -> Any:
        """The game as this side knows it."""
        game = self._match.game
        assert game is not None
        return game

    @property
    def seat(self) -> int:
        """The own seat."""
        return self._match.seat

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return told_apart(self._match.names, self.seat)

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""
        return self._match.trouble or self._room.trouble

    def view(self) -> Any:
        """What this side sees; no question while the match stands still, nor once it has stopped."""
        match = self._match
        view = match.view()
        if match.state in _STOPPED:
            return replace(view, decision=None, asked=-1)
        return replace(view, decision=None) if any(match.paused) else view

    # --- acting -----------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Everybody is connected now."""
        self._began = True
        self._match.take_news()
        self._match.happened()
        self._room.listen(self._look)
        self._show([None])
        self._look()
        self._soon.start()

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises :class:`Refused`; then nothing changed."""
        try:
            self._room.put(self._match, self._match.answer(answer))
        except Refused as refused:
            raise Refused(shown(Sentence(str(refused)))) from refused

    def concede(self) -> None:
        """Give up."""
        if self._match.state in ("playing", "paused"):
            self._room.put(self._match, self._match.concede())

    def undo_state(self) -> Undo:
        """Whether the last own answer can be taken back."""
        return self._match.undo_state()

    def undo(self) -> None:
        """Ask to take the last own answer back."""
        try:
            self._room.put(self._match, self._match.ask_undo())
        except Refused as refused:
            self.noted.emit("refused", str(refused))

    def answer_undo(self, yes: bool) -> None:
        """Grant the other side's request, or not."""
        self._room.put(self._match, self._match.answer_undo(yes))

    def say(self, text: str) -> None:
        """Chat. Raises :class:`Refused` for an empty text."""
        self._room.put(self._match, self._match.say(text))

    def pause(self, on: bool) -> None:
        """Hold the match, or go on. Raises :class:`Refused` if there is nothing to hold."""
        self._room.put(self._match, self._match.pause(on))

    def claim(self) -> None:
        """End the match: the other side's clock has run out. Raises :class:`Refused` if not."""
        self._room.put(self._match, self._match.claim())

    def close(self) -> None:
        """Nobody looks any more. The room goes on without a table until it is closed, too."""
        self._soon.stop()
        self._room.deaf(self._look)

    # --- what comes -------------------------------------------------------------------------------------------------
    def _look(self) -> None:
        """The room has changed."""
        match = self._match
        self._show(match.take_news())
        still = any(match.paused), match.state in _STOPPED
        if still != self._still:
            self._still = still
            self._show([None])
        for happened in match.happened():
            if happened.kind not in ("changed", "jumped"):
                self.noted.emit(happened.kind, happened.text)
        if not self._over and match.state in ENDED:
            self._over = True
            self._show([((), ())])
            self.ended.emit(self.view())
        self.thinking.emit(match.waiting == "answer")
        self._moved()

    def _answer_alone(self) -> None:
        match = self._match
        if not self._began or not match.asked or not match.connected_now:
            return
        answer = self.automatic(match.view())
        if answer is not None:
            self._room.put(match, match.answer(answer, auto=True))
