"""What any game shares at a table whose rules run in another place: the port over what a visitor is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from engine.kernel.decisions import Answer, Refused
from engine.takeback import Undo
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.referee.games.port import SPECTATOR
from trails_desktop.lan.referee.talk import Question
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.port import LobbyPort
from trails_desktop.table.cards.words import told_apart


class VisitorPort(LobbyPort):
    """Most of a match at a table; what it shows and how it asks is the subclass's.

    ``noted(kind, text)``: "refused" with the sentence. ``moved``: line, clocks, talk, wish or verdict may be others.
    """

    def __init__(self, visitor: Visitor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._visitor, self._game = visitor, visitor.game
        self._seat, self._names = visitor.seat, visitor.names
        self._shown = visitor.seen
        self._held = any(visitor.held)

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def visitor(self) -> Visitor:
        """Who sits here."""
        return self._visitor

    @property
    def seat(self) -> int:
        """The own seat; who watches looks from the first one's side."""
        return self._seat if self._seat in (0, 1) else 0

    @property
    def watched(self) -> bool:
        """Whether nobody here has a seat (see :class:`trails_desktop.match.api.Watched`)."""
        return self._seat == SPECTATOR

    @property
    def game(self) -> int:
        """Which game of several this is, from 0."""
        return self._game

    @property
    def at_hand(self) -> bool:
        """Whether it is the one that is played: a next one has not begun."""
        return self._visitor.game == self._game

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""
        return told_apart(self._names, self._seat)

    def view(self) -> Any:
        """What the referee showed last."""
        seen = self._visitor.seen if self.at_hand else None
        if seen is not None:
            self._shown = seen
        assert self._shown is not None
        view: Any = self._shown.view
        return replace(view, decision=None) if any(self._visitor.held) else view

    # --- acting -----------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Everybody is connected now."""
        self._began = True
        self._visitor.take_news()
        self._visitor.listen(self._look)
        self._show([None])
        self._look()

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises :class:`Refused`; then nothing changed."""
        self._visitor.answer(answer)

    def concede(self) -> None:
        """Give up."""
        self._visitor.concede()

    def undo_state(self) -> Undo:
        """Whether the last own answer can be taken back."""
        return self._visitor.undo

    def undo(self) -> None:
        """Ask to take the last own answer back."""
        try:
            self._visitor.ask_undo()
        except Refused as refused:
            self.noted.emit("refused", str(refused))

    def say(self, text: str) -> None:
        """Say something to everybody at the table. Raises :class:`Refused`."""
        self._visitor.say(text)

    def pause(self, on: bool) -> None:
        """Hold the match, or go on. Raises :class:`Refused` if there is nothing to hold."""
        self._visitor.hold(on)

    def close(self) -> None:
        """Nobody looks any more."""
        self._soon.stop()
        self._visitor.deaf(self._look)

    # --- what comes -------------------------------------------------------------------------------------------------
    def _look(self) -> None:
        visitor = self._visitor
        if not self.at_hand:
            return
        news = visitor.take_news()
        self._show(news)
        if any(visitor.held) != self._held:  # nothing is answered while the match stands still
            self._held = not self._held
            self._show([None])
        if visitor.refusal:
            text, visitor.refusal = visitor.refusal, ""
            self.noted.emit("refused", shown(Sentence(text)))
        answered = visitor.take_answered()
        if answered:
            self._hear(answered)
        if not self._over and self.view().winner is not None:
            self._over = True
            self.ended.emit(self.view())
        self.thinking.emit(not self._over and self.view().decision is None)
        self._moved()

    def _answer_alone(self) -> None:
        visitor = self._visitor
        if not self._began or not self.at_hand or not visitor.connected or self.watched or visitor.seen is None:
            return
        answer = self.automatic(self.view())
        if answer is not None:
            visitor.answer(answer, auto=True)

    def _hear(self, answered: Sequence[Question]) -> None:
        """Answers came to these questions."""
        raise NotImplementedError
