"""A match at a referee's table as the table of the window wants it: the port over what the referee shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer, Refused
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast
from engine.trails.views.records import LogLine, View
from engine.trails.views.takeback import Undo
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.referee.match import SPECTATOR
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.match.api import MatchChange, Payment
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.port import LobbyPort
from trails_desktop.table.cards.words import told_apart


class HostedPort(LobbyPort):
    """See :class:`trails_desktop.match.api.MatchPort` and ``Distant``. The rules run at the referee, so nothing can be
    tried out here: forecast, reasons and payment are asked of it, and told when they have come.

    ``noted(kind, text)``: "refused" with the sentence. ``moved``: line, clocks, talk, wish or verdict may be others.
    """

    foreseen = Signal()
    explained = Signal(int, str)

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

    @property
    def orgs(self) -> tuple[str, str]:
        """Decks are the referee's secret."""
        return "", ""

    def view(self) -> View:
        """What the referee showed last."""
        seen = self._visitor.seen if self.at_hand else None
        if seen is not None:
            self._shown = seen
        assert self._shown is not None
        view: View = self._shown.view
        return replace(view, decision=None) if any(self._visitor.held) else view

    def log(self) -> Sequence[LogLine]:
        """The whole log."""
        return tuple(self._visitor.log)

    def payment(self) -> Answer:
        """Homebase cards to action, face-down first."""
        view = self.view()
        decision = view.decision
        if decision is None or decision.purpose != "pay" or self.watched:
            return ()
        cards = sorted((card for card in view.players[self.seat].homebase if card.ready), key=lambda card: card.face_up)
        wanted = [("pick", card.id) for card in cards]
        return tuple(option for option in wanted if option in decision.options)[: decision.least]

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        """What the referee says of an attack; None until it has said so."""
        told = self._visitor.wonder(AskFight(0, tuple(attackers)[:60], target, seat))
        return told.forecast if told is not None else None

    def foresee_payment(self, answer: Answer) -> Payment | None:
        """What the referee says that playing something would action."""
        told = self._visitor.wonder(AskPay(0, answer))
        return told.payment if told is not None else None

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """What each of these attackers may attack; that they may do so together is for the referee to say."""
        seen = self._visitor.seen if self.at_hand else None
        aims = dict(seen.aims) if seen is not None else {}
        if not attackers or any(ident not in aims for ident in attackers):
            return ()
        common = [target for target in aims[attackers[0]] if all(target in aims[other] for other in attackers)]
        return tuple(("pick", target) if target > 0 else ("seat", -1 - target) for target in common)

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...] | None:
        """What the referee says; None until it has said so, nothing where it cannot be asked."""
        told = self._visitor.wonder(AskWhy(0, obj, verb))
        if told is None:
            return None if self._visitor.connected else ()
        return told.reasons

    # --- acting -----------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Everybody is connected now."""
        self._began = True
        self._visitor.take_news()
        self._visitor.listen(self._look)
        self.changed.emit(MatchChange((), (), True))
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
            self.changed.emit(MatchChange((), (), True))
        if visitor.refusal:
            text, visitor.refusal = visitor.refusal, ""
            self.noted.emit("refused", shown(Sentence(text)))
        answered = visitor.take_answered()
        if any(not isinstance(question, AskWhy) for question in answered):
            self.foreseen.emit()
        for question in answered:
            if isinstance(question, AskWhy):
                self.explained.emit(question.obj, question.verb)
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
