"""Paying by dragging: the payment glows while a card is in hand, and is changed before it is let go. On a real game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.kernel.identity import canonical
from engine.scenario.board.building import build
from engine.scenario.board.names import Names
from engine.scenario.board.position import position_header
from engine.scenario.board.table import Table
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Record
from tests.desktop.boards import BoardMatch, make_table
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.match.timeline import PracticeMatch
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.questions.paying import Purse
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts

#: An EVENT for 2 EP in the hand, four homebase cards that may be actioned for it, one that is in action already.
_POSITION = """
title: A payment to be chosen
cards:
  wake: {type: EVENT, ep: 2, effects: [{event: {do: [{bond: 1}]}}]}
board:
  at: deployment
  A:
    hand: [{card: wake, as: wake}]
    homebase:
      - {card: blank, as: one, face: down}
      - {card: blank, as: two, face: down}
      - {card: blank, as: three, face: down}
      - {card: blank, as: four, face: down}
      - {card: blank, as: spent, face: down, state: action}
do: []
"""
HOME = ("one", "two", "three", "four")
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Payer:
    """A table on which the EVENT is dragged about."""

    def __init__(self, table: TableWidget, names: Names) -> None:
        self.table = table
        self._names = names
        self.pointer = Pointer(table.view.viewport(), 4)

    @property
    def match(self) -> BoardMatch:
        assert isinstance(self.table.port, BoardMatch)
        return self.table.port

    def id(self, name: str) -> int:
        found = self._names.find(self.match.game, name)
        assert found is not None
        return found.id

    def at(self, name: str) -> QPoint:
        return self.table.view.mapFromScene(self.table.scene.cards[key_of(self.id(name))].pos())

    def middle(self) -> QPoint:
        mid = self.table.scene.frame.mid
        return self.table.view.mapFromScene(QPointF(mid.cx, mid.cy - 120))

    def glide(self, to: QPoint) -> None:
        for _ in self.pointer.glide(to):
            QCoreApplication.processEvents()

    def take(self) -> None:
        self.pointer.move(self.at("wake"))
        self.pointer.press()
        self.glide(self.middle())

    def aside(self) -> None:
        """The right button goes down and up where the pointer is, the left one still held."""
        port, at = self.table.view.viewport(), QPointF(self.pointer.at)
        for kind, held in ((QEvent.Type.MouseButtonPress, _LEFT | _RIGHT), (QEvent.Type.MouseButtonRelease, _LEFT)):
            event = QMouseEvent(kind, at, port.mapToGlobal(at), _RIGHT, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(port, event)

    def glowing(self) -> set[str]:
        shown = {key[1] for key, item in self.table.scene.cards.items() if item.marks.pays}
        return {name for name in (*HOME, "spent") if self.id(name) in shown}

    def actioned(self) -> set[str]:
        return {name for name in HOME if not self.match.game.objs[self.id(name)].ready}


@pytest.fixture
def payer(qtbot: QtBot) -> Iterator[Callable[[], Payer]]:
    load_fonts()

    def make() -> Payer:
        scenario = read_text(_POSITION, "payment", CardPool())[0]
        game, names = build(scenario)
        player = Player(Table(game, names, scenario.board.initiative))
        player.begin(scenario.board.at)
        table = make_table(player.table.game)
        qtbot.addWidget(table)
        return Payer(table, names)

    yield make


def test_the_wheel_turns_the_payment_and_the_drop_pays_with_it(payer: Callable[[], Payer]) -> None:
    p = payer()
    before = canonical(p.match.game)
    p.take()
    proposed = p.glowing()
    assert len(proposed) == 2 and "spent" not in proposed
    hint = p.table.scene.furniture.hint
    assert hint.isVisible() and "Wheel" in hint.accessible_name()
    p.pointer.wheel(1)
    chosen = p.glowing()
    assert len(chosen) == 2 and chosen != proposed
    p.pointer.wheel(-1)
    assert p.glowing() == proposed, "and back"
    p.pointer.wheel(1)
    assert canonical(p.match.game) == before, "nothing happens before the drop"
    p.pointer.release()
    QTest.qWait(1)
    assert p.actioned() == chosen and p.match.game.ep[0] == 0
    assert [answer[0][0] for answer in p.match.heard] == ["play", "pick"], "nobody had to be asked again"


def test_the_right_button_over_a_card_pays_with_it(payer: Callable[[], Payer]) -> None:
    p = payer()
    p.take()
    assert "four" not in p.glowing()
    p.glide(p.at("four"))
    p.aside()
    chosen = p.glowing()
    assert "four" in chosen and len(chosen) == 2 and p.table.stage.held is not None
    p.aside()
    assert "four" not in p.glowing() and len(p.glowing()) == 2, "another one steps in"
    p.aside()
    p.glide(p.middle())
    p.pointer.release()
    QTest.qWait(1)
    assert "four" in p.actioned() and len(p.actioned()) == 2


def test_the_right_button_elsewhere_still_gives_the_card_up(payer: Callable[[], Payer]) -> None:
    p = payer()
    before = canonical(p.match.game)
    p.take()
    p.pointer.wheel(1)
    p.aside()
    assert p.table.stage.held is None and p.glowing() == set()
    p.pointer.release()
    assert canonical(p.match.game) == before and p.match.heard == []


def test_without_a_choice_the_table_asks_after_the_drop_and_a_click_changes(payer: Callable[[], Payer]) -> None:
    p = payer()
    p.take()
    proposed = p.glowing()
    p.pointer.release()
    QTest.qWait(1)
    assert p.table.pilot.asking.purpose == "pay" and p.glowing() == proposed, "the proposal glows on"
    other = next(name for name in HOME if name not in proposed)
    for _ in p.pointer.click(p.at(other)):
        QCoreApplication.processEvents()
    assert other in p.glowing() and len(p.glowing()) == 2
    QTest.keyClick(p.table.view, Qt.Key.Key_Space)
    assert other in p.actioned() and len(p.actioned()) == 2


def test_the_keyboard_sees_and_turns_the_payment_of_the_card_it_stands_on(payer: Callable[[], Payer]) -> None:
    p = payer()
    p.table.zones.set_cursor(key_of(p.id("wake")))
    proposed = p.glowing()
    assert len(proposed) == 2
    assert "+ and -" in p.table.scene.furniture.hint.accessible_name()
    QTest.keyClick(p.table.view, Qt.Key.Key_Plus)
    chosen = p.glowing()
    assert chosen != proposed and len(chosen) == 2
    QTest.keyClick(p.table.view, Qt.Key.Key_Return)
    QTest.qWait(1)
    assert p.actioned() == chosen


def test_a_choice_given_up_is_forgotten(payer: Callable[[], Payer]) -> None:
    p = payer()
    p.take()
    p.pointer.wheel(1)
    QTest.keyClick(p.table.view, Qt.Key.Key_Escape)
    p.pointer.release()
    for _ in p.pointer.click(p.at("wake")):
        QCoreApplication.processEvents()
    p.table.pilot.use(p.id("wake"))
    QTest.qWait(1)
    assert p.table.pilot.asking.purpose == "pay", "it asks, because nothing was chosen for this deed"


def test_a_purse_goes_round_and_never_changes_its_size() -> None:
    purse = Purse((("play", 1),), (11, 12, 13), (11, 12))
    seen, now = set(), purse
    for _ in range(3):
        now = now.turn(1)
        seen.add(frozenset(now.chosen))
    assert seen == {frozenset({11, 12}), frozenset({11, 13}), frozenset({12, 13})} and set(now.chosen) == {11, 12}
    assert purse.paid() == () and now.paid() == (("pick", 11), ("pick", 12))
    assert set(purse.swap(13).chosen) == {12, 13} and set(purse.swap(12).chosen) == {11, 13}
    assert purse.swap(99) is purse
    full = Purse((("play", 1),), (11, 12), (11, 12))
    assert full.turn(1) is full and full.swap(11) is full and not full.free, "all are needed: nothing to choose"


def test_practice_foresees_a_payment_too(qtbot: QtBot) -> None:
    pool = CardPool()
    match = PracticeMatch(Record(position_header(_POSITION, pool)), pool)
    match.start()
    decision = match.game.decision
    assert decision is not None and decision.purpose == "priority"
    play = next(option for option in decision.options if option[0] == "play")
    before = canonical(match.game)
    payment = match.foresee_payment((play,))
    assert len(payment.proposed) == 2 and len(payment.options) == 4
    assert canonical(match.game) == before


def test_what_was_chosen_is_kept_on_the_way_over_other_places(payer: Callable[[], Payer]) -> None:
    p = payer()
    p.take()
    p.pointer.wheel(1)
    chosen = p.glowing()
    plate = p.table.scene.frame.other.plate
    p.glide(p.table.view.mapFromScene(QPointF(plate.cx, plate.cy)))
    p.glide(p.middle())
    assert p.glowing() == chosen
