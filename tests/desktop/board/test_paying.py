"""Paying by a plan on the board: what the purse proposes, what is pointed at instead, what is refused, what is paid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Kind
from engine.views import View
from tests.desktop.board.matches import Heard, catalogue, click, match, press
from trails_desktop.board.board import Board
from trails_desktop.board.purse import Purse
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.games.eightfold.board import board_game
from trails_desktop.match.games.local import LocalGame
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import ThemeName, theme

Opening = Callable[..., Board]


@pytest.fixture
def opened(qtbot: QtBot) -> Opening:
    load_fonts()

    def open_board(made: LocalGame, name: ThemeName = "dark") -> Board:
        board = Board(made, board_game(catalogue("eightfold")), Look(theme(name), 1, 0, True), "en")
        qtbot.addWidget(board)
        board.resize(1280, 800)
        with qtbot.waitExposed(board):
            board.show()
        return board

    return open_board


def paying(view: View) -> bool:
    """Three or more are due, and there are both kinds of sources."""
    bill = None if view.decision is None else view.decision.bill
    return bill is not None and bill.cost.amount >= 3 and len({source.kind for source in bill.sources}) == 2


def purse(board: Board) -> Purse:
    assert isinstance(board.purse, Purse)
    return board.purse


def test_the_cheapest_plan_is_proposed_and_space_pays_it(opened: Opening) -> None:
    made = match("eightfold", paying, "7")
    heard, board = Heard(made), opened(made)
    assert board.asker is not None and board.now.decision is not None
    bill = board.now.decision.bill
    assert bill is not None and bill.refusal(sorted(purse(board).paying())) == ""
    backs = [source.id for source in bill.sources if source.kind == "dull"]
    assert len(purse(board).paying() & set(backs)) == min(len(backs), bill.cost.amount) or len(backs) > 0
    assert "missing" not in purse(board).standing()
    press(board, Qt.Key.Key_Space)
    assert {option[1] for option in heard.answers[0]} and board.purse is None


def test_a_source_is_taken_out_by_a_click_and_what_is_missing_is_said(opened: Opening) -> None:
    made = match("eightfold", paying, "7")
    heard, board = Heard(made), opened(made)
    out = min(purse(board).paying())
    click(board, ("card", out))
    assert out not in purse(board).paying() and "missing" in purse(board).standing()
    press(board, Qt.Key.Key_Space)
    assert not heard.answers, "what does not pay is not given"
    click(board, ("card", out))
    assert "missing" not in purse(board).standing()


def test_other_plans_are_a_key_away(opened: Opening) -> None:
    made = match("eightfold", paying, "7")
    board = opened(made)
    assert board.now.decision is not None and board.now.decision.bill is not None
    seen = {purse(board).paying()}
    for _ in range(12):
        press(board, Qt.Key.Key_O)
        assert board.now.decision.bill.refusal(sorted(purse(board).paying())) == ""
        seen.add(purse(board).paying())
    assert len(seen) > 1


def test_escape_does_not_play_it_at_all(opened: Opening) -> None:
    made = match("eightfold", paying, "7")
    board = opened(made)
    before = board.now.decision
    if made.can_undo():
        press(board, Qt.Key.Key_Escape)
        assert board.now.decision != before and board.purse is None


def test_a_match_is_played_to_its_end_by_mouse_and_keys(opened: Opening) -> None:
    """From six points of damage on, so that it is short; every kind of question on the way."""
    made = match("eightfold", lambda view: any(side.sizes["damage"] >= 6 for side in view.sides), "11", most=1500)
    made.seat_wanted.connect(made.sit_down)
    board = opened(made)
    made.seat_wanted.disconnect(board._seat_wanted)
    for turn in range(400):
        if board.now.winner is not None:
            break
        _answer(board, turn)
    assert board.now.winner is not None and board.sheet is not None, "the end is told"


def _answer(board: Board, turn: int) -> None:
    sheet, asker = board.sheet, board.asker
    assert asker is not None
    if isinstance(sheet, Sheet):
        lists = getattr(sheet, "list", None)
        if lists is not None and sheet.current() is None:
            for row in range(max(1, asker.decision.least)):
                lists.item(row).setSelected(True)
        buttons = [one for one in sheet.findChildren(QPushButton) if one.objectName().startswith("Sheet")]
        first = next((one for one in buttons if one.objectName() == "SheetPrimary"), buttons[0])
        QTest.mouseClick(first, Qt.MouseButton.LeftButton)
        return
    decision = asker.decision
    if board.purse is None:
        cards = sorted(thing for thing in asker.lit() if thing[0] == "card")
        wanted = 1 if decision.purpose == "attackers" or (decision.kind is Kind.ACT and turn % 3 == 0) else 0
        for thing in cards[: max(decision.least if decision.kind is Kind.CHOOSE else 0, wanted)]:
            click(board, thing)
    if board.asker is asker and board.sheet is None:
        press(board, Qt.Key.Key_Space)
