"""A match of Trails at a referee's table as the table of the window wants it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from engine.kernel.decisions import Answer
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import Forecast
from engine.trails.views.records import LogLine
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy, Question
from trails_desktop.match.api import Payment
from trails_desktop.pages.lobby.play.visitor_port import VisitorPort


class HostedPort(VisitorPort):
    """See :class:`trails_desktop.match.api.MatchPort` and ``Distant``. The rules run at the referee, so nothing can be
    tried out here: forecast, reasons and payment are asked of it, and told when they have come.
    """

    foreseen = Signal()
    explained = Signal(int, str)

    @property
    def orgs(self) -> tuple[str, str]:
        """Decks are the referee's secret."""
        return "", ""

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

    def _hear(self, answered: Sequence[Question]) -> None:
        if any(not isinstance(question, AskWhy) for question in answered):
            self.foreseen.emit()
        for question in answered:
            if isinstance(question, AskWhy):
                self.explained.emit(question.obj, question.verb)
