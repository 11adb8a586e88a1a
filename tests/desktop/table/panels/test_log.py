"""The log: a rule column, turns that fold, card names to point at, text to copy."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from engine.trails.views.records import LogLine
from tests.desktop.parts import words
from trails_desktop.table.log.view import LogModel, LogView
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

TAM, MAREN = ("card", "D1-009", 7), ("card", "D1-012", 8)


def _line(turn: int, rule: str, template: str = "{who}: {card}", card: tuple[str | int, ...] = TAM) -> LogLine:
    return LogLine(turn, rule, 0, template, (("who", ("seat", 0)), ("card", card)))


LOG = (_line(1, "701"), _line(1, "702"), _line(2, "703"), _line(2, "704", card=MAREN))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[LogView]:
    load_fonts()
    made = LogView(words(), theme("dark"))
    made.resize(288, 300)
    made.set_lines(LOG)
    made.show()
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()


def _shown(model: LogModel) -> list[str]:
    return [str(model.data(model.index(i, 0))) for i in range(model.rowCount())]


def test_older_turns_are_folded_and_open_again() -> None:
    model = LogModel(words())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_lines(LOG)
    assert _shown(model) == ["Turn 1, folded", "Turn 2", "703\tYou: Tam Orrel", "704\tYou: Maren Sorrel"]
    model.set_folded(1, False)
    assert _shown(model)[:3] == ["Turn 1", "701\tYou: Tam Orrel", "702\tYou: Tam Orrel"]
    model.append([_line(2, "705")])
    assert _shown(model)[-1] == "705\tYou: Tam Orrel"
    model.append([_line(3, "706")])
    assert _shown(model) == [
        "Turn 1", "701\tYou: Tam Orrel", "702\tYou: Tam Orrel", "Turn 2, folded", "Turn 3", "706\tYou: Tam Orrel",
    ]  # fmt: skip


def test_each_step_has_a_head_of_its_own() -> None:
    """Lines stand under the step they belong to and whose it was; lines that say no step stay under the last one."""
    model = LogModel(words())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    mine, theirs = {"step": "deployment", "step_seat": 0}, {"step": "deployment", "step_seat": 1}
    model.set_lines([
        replace(_line(1, "703"), **mine), _line(1, "704"), replace(_line(1, "705"), **theirs),
        replace(_line(1, "801"), step="combat", step_seat=0),
    ])  # fmt: skip
    heads = [(row.title, row.step) for i in range(model.rowCount()) if (row := model.row(i)) and row.sentence is None]
    assert heads == [
        ("Turn 1", False), ("Deployment · You", True), ("Deployment · Bryn", True), ("Combat", True),
    ]  # fmt: skip
    model.append([replace(_line(1, "802", card=MAREN), step="combat", step_seat=0)])
    assert model.rowCount() == 9, "and no second head for the same step"
    model.set_folded(1, True)
    assert model.rowCount() == 1


def test_only_the_newest_line_is_marked() -> None:
    model = LogModel(words())
    model.set_lines(LOG)
    model.append([_line(2, "705"), _line(2, "706")])
    rows = [model.row(i) for i in range(model.rowCount())]
    assert [row.sentence.rule for row in rows if row and row.sentence and row.newest] == ["706"]


def test_the_copied_text_holds_all_lines_whatever_is_folded() -> None:
    model = LogModel(words())
    model.set_lines(LOG)
    model.set_turn_note(2, "you have the initiative")
    assert model.as_text().splitlines() == [
        "Turn 1", "701\tYou: Tam Orrel", "702\tYou: Tam Orrel", "",
        "Turn 2 · you have the initiative", "703\tYou: Tam Orrel", "704\tYou: Maren Sorrel",
    ]  # fmt: skip


def test_searching_finds_lines_in_folded_turns() -> None:
    model = LogModel(words())
    model.set_lines(LOG)
    model.search("TAM")
    assert _shown(model) == [
        "Turn 1", "701\tYou: Tam Orrel", "702\tYou: Tam Orrel", "Turn 2", "703\tYou: Tam Orrel",
    ]  # fmt: skip
    model.append([_line(2, "705")])
    assert _shown(model)[-1] == "705\tYou: Tam Orrel"
    model.search("")
    assert _shown(model)[0] == "Turn 1, folded"


def test_copying_takes_all_or_the_selected_rows(view: LogView) -> None:
    view.copy_all()
    assert QGuiApplication.clipboard().text() == view.as_text()
    view.setCurrentIndex(view.log_model().index(2, 0))
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "703\tYou: Tam Orrel"


def test_names_are_pointed_at_and_pressed(view: LogView, qtbot: QtBot) -> None:
    at = view.link_point(2, "D1-009")
    assert at is not None
    with qtbot.waitSignal(view.card_hovered) as hovered:
        QTest.mouseMove(view.viewport(), at)
    assert hovered.args == ["D1-009", 7]
    with qtbot.waitSignal(view.card_pressed) as pressed:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert pressed.args == ["D1-009", 7]
    with qtbot.waitSignal(view.card_hovered) as left:
        QTest.mouseMove(view.viewport(), view.visible_rect(1).center())
    assert left.args == ["", 0]


def test_turns_fold_by_click_and_by_key(view: LogView) -> None:
    model = view.log_model()
    head = view.visible_rect(1).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, head)
    assert model.is_folded(2)
    view.setCurrentIndex(model.index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not model.is_folded(1)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert model.is_folded(1)


def test_enter_goes_to_the_card_of_a_line(view: LogView, qtbot: QtBot) -> None:
    view.setCurrentIndex(view.log_model().index(3, 0))
    with qtbot.waitSignal(view.card_pressed) as pressed:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert pressed.args == ["D1-012", 8]


def test_the_view_follows_new_lines_only_from_the_end(view: LogView, qtbot: QtBot) -> None:
    bar = view.verticalScrollBar()
    view.append([_line(2, str(800 + i)) for i in range(60)])
    qtbot.waitUntil(lambda: bar.maximum() > 200 and bar.value() == bar.maximum())
    bar.setValue(0)
    most = bar.maximum()
    view.append([_line(2, "900")])
    qtbot.waitUntil(lambda: bar.maximum() > most)
    assert bar.value() == 0


def test_rows_do_not_overlap_when_the_scroll_bar_appears(view: LogView, qtbot: QtBot) -> None:
    long = "{who}: {card} and {card} and {card} attack, {card} and {card} and {card} fight back"
    view.append([_line(2, str(800 + i), long) for i in range(30)])
    qtbot.waitUntil(lambda: view.verticalScrollBar().maximum() > 200)
    view.scrollToBottom()
    rows = [view.visible_rect(i) for i in range(view.log_model().rowCount())]
    assert all(a.bottom() < b.top() for a, b in itertools.pairwise(rows))
    delegate = view.itemDelegate()
    for i, box in enumerate(rows):
        option = QStyleOptionViewItem()
        assert delegate.sizeHint(option, view.log_model().index(i, 0)).height() == box.height()
