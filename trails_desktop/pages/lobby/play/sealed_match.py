"""A sealed match as the table wants it: the port over one game of a room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engine.kernel.decisions import Answer, Option
from engine.trails.cards.pool import CardPool
from engine.trails.query.costs import ready_homebase
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.outlook import idle
from engine.trails.views.records import LogLine
from engine.trails.views.view import attack_targets
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.match.api import Payment
from trails_desktop.match.explaining import reasons_of, tried_with
from trails_desktop.match.foresight import payment_of
from trails_desktop.match.setup import main_orgs
from trails_desktop.pages.lobby.play.sealed_port import SealedPort


class LanMatch(SealedPort):
    """See :class:`trails_desktop.match.api.MatchPort`. It can be made as soon as the game has dealt its first cards.

    ``noted(kind, text)``: what else happened, see :class:`trails_desktop.lan.sealed.base.Happened`. ``moved``: clocks,
    line and verdict may be others.
    """

    def __init__(self, room: Room, match: ToldMatch, pool: CardPool, parent: QObject | None = None) -> None:
        super().__init__(room, match, parent)
        self._orgs = main_orgs(pool, (match.deck, ()) if match.seat == 0 else ((), match.deck))

    @property
    def orgs(self) -> tuple[str, str]:
        """The own main organization; the other's deck is not known."""
        return self._orgs

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
