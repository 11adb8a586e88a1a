"""The port of a hosted match: what is asked of the referee comes later, is told by a signal, and is asked once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.lan.peers import lively
from tests.lan.tables import Round, Wire
from tests.trails import cards
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.referee.talk import AskFight, AskPay, AskWhy, Slow
from trails_desktop.lan.referee.wire import Message, View
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.match.api import Distant, Foreseer
from trails_desktop.pages.lobby.play.hosted_match import HostedPort


class Direct:
    """Stands for a talker: what the visitor says is kept until it is carried over."""

    def __init__(self) -> None:
        self.said: list[Message] = []
        self.line = Wire()

    def send(self, message: Message) -> None:
        self.said.append(message)


class Side:
    """Player 0 of a table without lines, and the port over it."""

    def __init__(self, folder: Path) -> None:
        self.round = Round(folder, TrailsTable(cards.pool()), (cards.decks()[0], cards.decks()[1]), seed=3)
        self.visitor, self.talker = Visitor(GamesHere(cards.pool)), Direct()
        self.visitor._talker = self.talker  # type: ignore[assignment]
        self._read, self.random = 0, Random(1)
        self.catch_up()
        self.port = HostedPort(self.visitor)
        self.port.full_control = True
        self.port.start()

    def catch_up(self) -> None:
        """Everything that the referee has sent."""
        heard = self.round.players[0].heard
        for message in heard[self._read :]:
            self.visitor._told(message, self.talker)  # type: ignore[arg-type]
        self._read = len(heard)
        self.visitor._changed()

    def carry(self) -> list[Message]:
        """What the visitor said goes over, and what came of it comes back."""
        said, self.talker.said = self.talker.said, []
        self.round.now += 1.0
        for message in said:
            self.round.players[0].says(message)
        self.catch_up()
        return said

    def until(self, purpose: str) -> Any:
        """Play on until player 0 is asked for that."""
        for _ in range(2_000):
            decision = self.visitor.seen.view.decision if self.visitor.seen is not None else None
            if decision is not None and decision.purpose == purpose and decision.options:
                return decision
            self.round.answer(lambda asked: lively(asked, self.random))
            self.catch_up()
        raise AssertionError(f"never asked for {purpose}")


@pytest.fixture
def side(qtbot: QtBot, tmp_path: Path) -> Iterator[Side]:
    made = Side(tmp_path)
    yield made
    made.port.close()
    made.visitor._worker.close()


def test_a_forecast_comes_by_signal_and_is_asked_once(side: Side, qtbot: QtBot) -> None:
    assert isinstance(side.port, Distant) and isinstance(side.port, Foreseer)
    decision = side.until("attackers")
    attacker = int(decision.options[0][1])
    (kind, number), *_ = side.port.attack_targets((attacker,))
    target = (number, -1) if kind == "pick" else (0, number)
    side.talker.said.clear()
    assert side.port.forecast((attacker,), *target) is None
    assert side.port.forecast((attacker,), *target) is None
    with qtbot.waitSignal(side.port.foreseen, timeout=5_000):
        said = side.carry()
    assert said == [AskFight(said[0].ref, (attacker,), *target)]  # type: ignore[union-attr]
    forecast = side.port.forecast((attacker,), *target)
    assert forecast is not None and forecast.lines and not side.talker.said


def test_a_payment_and_the_reasons_come_by_signal(side: Side, qtbot: QtBot) -> None:
    for _ in range(400):
        decision = side.until("priority")
        plays = [option for option in decision.options if option[0] == "play"]
        for option in plays:
            side.port.foresee_payment((option,))
        side.carry()
        payments = [side.port.foresee_payment((option,)) for option in plays]
        assert None not in payments
        if any(payment is not None and payment.proposed for payment in payments):
            break
        side.round.answer(lambda asked: lively(asked, side.random))
        side.catch_up()
    else:
        raise AssertionError("nothing was ever to be paid")
    own = side.port.view().players[0]
    blocked = next(card.id for card in own.hand if all(option[1:2] != (card.id,) for option in decision.options))
    assert side.port.why_not(blocked) is None
    with qtbot.waitSignal(side.port.explained, timeout=5_000) as signal:
        side.carry()
    assert signal.args == [blocked, ""] and side.port.why_not(blocked)
    side.visitor._talker = None
    assert side.port.why_not(blocked, "craft") == (), "nobody can be asked"


def test_an_answer_that_belongs_to_an_earlier_state_is_forgotten(side: Side) -> None:
    side.until("priority")
    side.talker.said.clear()
    assert side.port.why_not(1) is None
    (late,) = side.talker.said
    assert isinstance(late, AskWhy)
    side.talker.said.clear()
    side.round.answer(lambda asked: lively(asked, side.random))
    side.catch_up()  # the next view
    side.round.players[0].says(late)
    side.catch_up()  # and only then the answer
    assert side.visitor.take_answered() == []
    side.until("priority")
    assert side.port.why_not(1) is None and len(side.talker.said) == 1  # asked anew


def test_what_the_referee_wants_to_hear_later_is_asked_again(side: Side) -> None:
    decision = side.until("priority")
    side.talker.said.clear()
    answer = (decision.options[0],)
    side.port.foresee_payment(answer)
    (asked,) = side.talker.said
    assert isinstance(asked, AskPay)
    side.talker.said.clear()
    assert side.visitor._wonders.slow(Slow(asked.ref, 40))
    side.port.foresee_payment(answer)
    assert not side.talker.said  # it waits
    side.visitor._ask_again()
    assert len(side.talker.said) == 1
    side.carry()
    assert side.port.foresee_payment(answer) is not None
    assert isinstance(side.round.players[0].last(View), View)
