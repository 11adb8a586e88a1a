"""A sealed match as the table wants it: the port over one game of a room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from engine.kernel.decisions import Answer, Option, Refused
from engine.trails.cards.pool import CardPool
from engine.trails.query.costs import ready_homebase
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.outlook import idle
from engine.trails.views.records import LogLine, View
from engine.trails.views.takeback import Undo
from engine.trails.views.view import attack_targets
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.room.series import ENDED, Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.match.api import MatchChange, Payment
from trails_desktop.match.explaining import reasons_of, tried_with
from trails_desktop.match.foresight import payment_of
from trails_desktop.match.setup import main_orgs
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.port import LobbyPort
from trails_desktop.table.cards.words import told_apart

_STOPPED = ("stopped", "forked", "differs")


class LanMatch(LobbyPort):
    """See :class:`trails_desktop.match.api.MatchPort`. It can be made as soon as the game has dealt its first cards.

    ``noted(kind, text)``: what else happened, see :class:`trails_desktop.lan.sealed.base.Happened`. ``moved``: clocks,
    line and verdict may be others.
    """

    def __init__(self, room: Room, match: ToldMatch, pool: CardPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room, self._match = room, match
        self._still = (False, False)  # whether somebody holds the match, and whether it has stopped for good
        self._orgs = main_orgs(pool, (match.deck, ()) if match.seat == 0 else ((), match.deck))

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def match(self) -> ToldMatch:
        """The game itself."""
        return self._match

    @property
    def game(self) -> TrailsGame:
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
    def orgs(self) -> tuple[str, str]:
        """The own main organization; the other's deck is not known."""
        return self._orgs

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""
        return self._match.trouble or self._room.trouble

    def view(self) -> View:
        """What this side sees; no question while the match stands still, nor once it has stopped."""
        match = self._match
        view = match.view()
        if match.state in _STOPPED:
            return replace(view, decision=None, asked=-1)
        return replace(view, decision=None) if any(match.paused) else view

    def log(self) -> Sequence[LogLine]:
        """The whole log."""
        return tuple(self._match.log)

    def payment(self) -> Answer:
        """Homebase cards the engine proposes to action, face-down first."""
        decision = self.game.decision
        if decision is None or decision.purpose != "pay" or decision.seat != self.seat:
            return ()
        wanted = [("pick", ident) for ident in ready_homebase(self.game, self.seat)]
        return tuple(option for option in wanted if option in decision.options)[: decision.least]

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        """Dry run of an attack."""
        return forecast(self.game, tuple(attackers), target, seat)

    def foresee_payment(self, answer: Answer) -> Payment:
        """What playing something would action in the homebase, tried on a copy of the game as this side knows it. On
        a copy nothing is dealt, thrown or shown, and the other side hears nothing of it."""
        if not self._match.asked:
            return Payment()
        return payment_of(self.game, self.seat, answer)

    def foresee_idle(self, option: Option) -> Reason | None:
        """Why playing that now would do nothing."""
        return idle(self.game, self.seat, option)

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """What these attackers together may attack."""
        targets = attack_targets(self.game, self.seat, tuple(attackers))
        return tuple(("pick", target) if target > 0 else ("seat", -1 - target) for target in targets)

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...]:
        """Why an object cannot be used now; empty if it can."""
        return reasons_of(self.game, self.seat, obj, verb, lambda: tried_with(self.game, self.view(), obj, verb))

    # --- acting -----------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Everybody is connected now."""
        self._began = True
        self._match.take_news()
        self._match.happened()
        self._room.listen(self._look)
        self.changed.emit(MatchChange((), (), True))
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
            self.changed.emit(MatchChange((), (), True))
        for happened in match.happened():
            if happened.kind not in ("changed", "jumped"):
                self.noted.emit(happened.kind, happened.text)
        if not self._over and match.state in ENDED:
            self._over = True
            self.changed.emit(MatchChange((), ()))
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
