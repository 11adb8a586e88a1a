"""The board for a screen reader: what is in the accessibility tree, what is announced, and what never is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Decision, Kind
from engine.trails.views.records import LogLine, View
from tests.desktop import fakes
from tests.desktop.fakes import NUMBERS, FakeMatch, card, choose, hidden, known, mock_view, player, priority
from tests.desktop.screens.test_curtain import everything_said
from trails_desktop.match.api import MatchChange
from trails_desktop.table.aloud import accessible
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget

NAME, DETAIL = QAccessible.Text.Name, QAccessible.Text.Description
Tables = Callable[..., TableWidget]


@pytest.fixture
def tables(tables: Tables) -> Tables:
    def make(match: FakeMatch) -> TableWidget:
        made = tables(match, active=True)
        made.view.setFocus()
        return made

    return make


def board(table: TableWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    return found


def children(table: TableWidget) -> list[QAccessibleInterface]:
    top = board(table)
    return [top.child(i) for i in range(top.childCount())]


def named(table: TableWidget, start: str) -> QAccessibleInterface:
    return next(one for one in children(table) if one.text(NAME).startswith(start))


def test_every_card_player_pile_and_button_is_a_child_of_the_board(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()))
    top = board(table)
    assert top.role() == QAccessible.Role.List and top.text(NAME) == "Table"
    names = [one.text(NAME) for one in children(table)]
    assert all(name.strip() for name in names), "nothing without a name"
    assert "How far to pass" in names
    for wanted in ("Maren Sorrel, UNIT", "White Answer", "Bryn: bond 19", "Your Trail, cards: 4", "Ward the Flame",
                   "Turn 5", "Pass, resolve Every Line at Once, Space"):  # fmt: skip
        assert sum(wanted in name for name in names) == 1, wanted
    quill = named(table, "Quill")
    assert quill.role() == QAccessible.Role.ListItem and quill.text(DETAIL).startswith("Bryn: Field. Covert: Only")
    assert top.indexOfChild(quill) == names.index(quill.text(NAME)) and quill.parent().text(NAME) == "Table"
    item = table.scene.cards[key_of(32)]
    centre = table.view.viewport().mapToGlobal(table.view.mapFromScene(item.pos()))
    assert quill.rect().contains(centre), "it lies where it is drawn"
    at = top.childAt(centre.x(), centre.y())
    assert at is not None and at.text(NAME) == quill.text(NAME)


def test_what_a_card_can_do_is_told_and_pressing_does_it(tables: Tables) -> None:
    match = FakeMatch(mock_view())
    table = tables(match)
    answer = named(table, "White Answer")
    assert "1: " in answer.text(DETAIL) and answer.text(NAME).endswith("can act")
    press = answer.actionInterface()
    assert press is not None and press.actionNames() == ["Press"]
    press.doAction("Press")
    assert match.answers == [(("play", 20),)]


def test_a_reader_may_ask_for_every_kind_of_interface(tables: Tables) -> None:
    """Qt reads a bare address there: a wrong one ends the program."""
    table = tables(FakeMatch(mock_view()))
    for one in (board(table), *children(table)):
        assert one.valueInterface() is None and one.textInterface() is None
        assert one.tableCellInterface() is None and one.editableTextInterface() is None
        actions = one.actionInterface()
        assert actions is not None and actions.actionNames()


def test_the_main_button_is_pressed_from_the_tree(tables: Tables) -> None:
    match = FakeMatch(mock_view())
    table = tables(match)
    main = named(table, "Pass, ")
    assert main.role() == QAccessible.Role.Button
    main.actionInterface().doAction("Press")
    assert match.answers == [(("pass",),)]


def test_the_cursor_is_the_focus_of_the_tree_and_a_mark_is_its_state(tables: Tables) -> None:
    view = fakes.view(
        player(0, field=(card(1, "Quill"), card(2, "Tam Orrel"))), player(1), choose("choose", 1, 2, most=2)
    )
    table = tables(FakeMatch(view))
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    focus = board(table).focusChild()
    assert focus is not None and focus.text(NAME).startswith("Quill") and focus.state().focused
    assert "Quill" in table.view.accessibleDescription() and "Choose." in table.view.accessibleDescription()
    assert not focus.state().selected
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert named(table, "Quill").state().selected and not named(table, "Tam Orrel").state().selected


def test_the_answers_of_a_sheet_come_first_and_can_be_pressed(tables: Tables) -> None:
    question = Decision(0, Kind.YES_NO, "yes-no", "1312", "Draw a card?", (("yes",), ("no",)))
    match = FakeMatch(fakes.view(player(0), player(1), question))
    table = tables(match)
    first, second = children(table)[:2]
    assert (first.text(NAME), second.text(NAME)) == ("Yes", "No") and first.role() == QAccessible.Role.Button
    assert not first.rect().isEmpty()
    second.actionInterface().doAction("Press")
    assert match.answers == [(("no",),)]


def test_cards_that_go_leave_the_tree(tables: Tables, qtbot: QtBot) -> None:
    match = FakeMatch(mock_view())
    table = tables(match)
    before = len(children(table))
    gone: list[str] = []

    def note() -> None:
        gone.append("Quill")

    named(table, "Quill").object().destroyed.connect(note)
    other = match.view().players[1]
    left = tuple(one for one in other.field if one.id != 32)
    match.show(replace(match.view(), players=(match.view().players[0], replace(other, field=left))))
    assert len(children(table)) == before - 1
    assert not any("Quill" in one.text(NAME) for one in children(table))
    qtbot.waitUntil(lambda: gone == ["Quill"])


def test_lines_of_the_log_questions_and_refusals_are_announced(tables: Tables) -> None:
    match = FakeMatch(fakes.view(player(0, hand=(card(20, "White Answer", "hand"),)), player(1)))
    table = tables(match)
    said: list[str] = []
    table.herald.said.connect(said.append)
    line = LogLine(5, "703.8", 0, "{player}: deploy {card} for {cp} CP",
                   (("player", ("seat", 1)), ("card", ("card", NUMBERS["Quill"], 32)), ("cp", 2)))  # fmt: skip
    match.changed.emit(MatchChange((), (line,)))
    assert said == ["Bryn: deploy Quill for 2 CP"]
    match.show(replace(match.view(), decision=priority(("play", 20)), asked=0))
    assert said[-1].startswith("Play a card, gain EP or pass.") and "Pass" in said[-1]
    count = len(said)
    table.refresh()
    assert len(said) == count, "a question is said once"
    table.pilot.explain(20, "play")
    assert "Covert" in said[-1] and "1402.1" in said[-1]


def test_walking_over_a_sheet_is_said(tables: Tables) -> None:
    question = Decision(0, Kind.YES_NO, "yes-no", "1312", "Draw a card?", (("yes",), ("no",)))
    table = tables(FakeMatch(fakes.view(player(0), player(1), question)))
    said: list[str] = []
    table.herald.said.connect(said.append)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert said[-2:] == ["No", "Yes"]


# --- never a hidden name ---------------------------------------------------------------------------------------------
def _secretive() -> View:
    own = player(0, hand=(card(20, "White Answer", "hand"),), homebase=(known(11, "Lens Court"),),
                 field=(card(1, "Ilse Farrow"),))  # fmt: skip
    other = player(1, hand=(hidden(0, "hand", 1), hidden(0, "hand", 1)),
                   homebase=(hidden(41, "homebase", 1), card(40, "Low Roofs", "homebase", 1)),
                   field=(hidden(34, "field", 1, False), card(33, "Hesper Vane", owner=1)))  # fmt: skip
    return fakes.view(own, other, priority(("play", 20)))


def test_hidden_cards_say_no_more_than_their_backs(tables: Tables) -> None:
    table = tables(FakeMatch(_secretive()))
    backs = [one for one in children(table) if "Bryn" in one.text(DETAIL)]
    said = [one.text(NAME) for one in backs]
    assert sorted(name.split(",")[0] for name in said) == ["Hesper Vane", "Low Roofs", "face-down card",
                                                           "face-down card"]  # fmt: skip
    everything = everything_said()
    seen = {"White Answer", "Lens Court", "Ilse Farrow", "Low Roofs", "Hesper Vane"}
    # the log of these tests names three public cards
    seen |= {"Ward the Flame", "Every Line at Once"}
    assert not [name for name in NUMBERS if name in everything and name not in seen]
    assert "White Answer" in everything and "Hesper Vane" in everything, "the tree is looked at"


def test_under_the_curtain_the_tree_is_empty_and_nothing_is_announced(tables: Tables) -> None:
    match = FakeMatch(_secretive())
    table = tables(match)
    table.zones.set_cursor(key_of(20))
    kept = [one.object() for one in children(table)]
    assert "White Answer" in table.view.accessibleDescription()
    said: list[str] = []
    table.herald.said.connect(said.append)
    table.cover(1)
    assert board(table).childCount() == 0 and board(table).focusChild() is None
    assert table.view.accessibleDescription() == ""
    for thing in kept:  # what a reader still holds in its hand says nothing either
        assert isinstance(thing, accessible.StandIn)
        assert thing.teller.name(thing.key) == thing.teller.detail(thing.key) == ""
        assert thing.teller.box(thing.key).isEmpty()
        thing.teller.press(thing.key)
    line = LogLine(
        5, "902.4", 1, "{player}: {card}", (("card", ("card", NUMBERS["Quill"], 91)), ("player", ("seat", 1)))
    )
    match.changed.emit(MatchChange((), (line,)))
    table.herald.say("Quill")
    everything = everything_said()
    assert said == [] and match.answers == []
    assert not [name for name in NUMBERS if name in everything]
    table.uncover()
    assert board(table).childCount() > 0
