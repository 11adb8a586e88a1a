"""Sheets of questions: the right answer by mouse and by keyboard, checked by the decision itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind, Option
from tests.desktop.parts import Bench, painted, picture
from trails_desktop.table.questions.state import Choice, SheetState
from trails_desktop.table.sheets.base import DONE
from trails_desktop.table.sheets.choices import (
    ArrangeSheet,
    ChoiceSheet,
    NumberSheet,
    OptionsSheet,
    OrderSheet,
    SplitSheet,
    action_menu,
    decision_sheet,
    make_sheet,
)
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

DARK = theme("dark")
PICKS: tuple[Option, ...] = tuple(("pick", i) for i in (1, 2, 3))


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    made = Bench()
    yield made
    made.close()


def _decision(kind: Kind, options: tuple[Option, ...] = (), least: int = 1, most: int = 1, total: int = 0) -> Decision:
    return Decision(0, kind, "choose", "1204.2", "Choose", options, least, most, total)


class Asked:
    """A sheet on the bench, and what it answered."""

    def __init__(self, bench: Bench, decision: Decision) -> None:
        self.decision = decision
        self.answers: list[Answer] = []
        state = decision_sheet(decision, "Which?", lambda option: Choice(option, f"Card {option[1]}"))
        self.sheet = make_sheet(state, DARK)
        size = self.sheet.hint(800, 1.0)
        bench.show(self.sheet, QRectF(20, 20, size.width(), size.height()))
        self.sheet.chosen.connect(self.note)
        self.bench = bench

    def note(self, answer: Answer) -> None:
        """An answer came; it must be legal."""
        self.decision.check(answer)
        self.answers.append(answer)

    def click(self, index: int) -> None:
        """Click a cell."""
        self.bench.click(self.sheet, self.sheet.cell_box(index).center())

    def keys(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Keys to the sheet."""
        self.bench.key(self.sheet, *keys, modifier=modifier)


def test_yes_and_no(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.YES_NO, (("yes",), ("no",))))
    asked.click(1)
    asked.sheet.again()
    asked.keys(Qt.Key.Key_Y)
    asked.sheet.again()
    asked.keys(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return)  # the cursor stayed on the clicked one
    assert asked.answers == [(("no",),), (("yes",),), (("no",),)]


def test_one_question_gets_one_answer(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.ACT, PICKS))
    asked.click(2)
    asked.click(0)
    assert asked.answers == [(("pick", 3),)]


def test_one_option_by_digit_and_by_arrows(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.ACT, PICKS))
    asked.keys(Qt.Key.Key_2)
    asked.sheet.again()
    asked.keys(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert asked.answers[0] == (("pick", 2),)
    assert len(asked.answers) == 2


def test_several_options_wait_for_done(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.CHOOSE, PICKS, 1, 2))
    assert isinstance(asked.sheet, OptionsSheet) and not asked.sheet.ready()
    asked.click(DONE)
    assert asked.answers == []
    asked.click(2)
    asked.click(0)
    asked.click(1)  # a third does not fit
    assert asked.sheet.taken() == (2, 0)
    asked.click(DONE)
    assert asked.answers == [(("pick", 3), ("pick", 1))]


def test_several_options_by_keys(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.CHOOSE, PICKS, 0, 3))
    asked.keys(Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    asked.keys(Qt.Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    assert asked.answers == [(("pick", 1), ("pick", 3))]


def test_nothing_may_be_chosen_where_nothing_is_allowed(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.CHOOSE, PICKS, 0, 1))
    asked.click(DONE)
    assert asked.answers == [()]


def test_a_name_is_found_by_typing(bench: Bench) -> None:
    names: tuple[Option, ...] = tuple(("name", f"Name {i}") for i in range(40))
    asked = Asked(bench, _decision(Kind.NAME, names))
    assert isinstance(asked.sheet, OptionsSheet)
    asked.keys(Qt.Key.Key_3, Qt.Key.Key_7, Qt.Key.Key_Return)
    assert asked.sheet.search == "37" and asked.answers == [(("name", "Name 37"),)]
    asked.sheet.again()
    asked.keys(Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert asked.sheet.search == "" and asked.sheet.cell_box(39).isNull()
    asked.sheet._cursor = 36
    asked.keys(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert not asked.sheet.cell_box(39).isNull()


def test_a_number_by_chip_by_digits_and_by_arrows(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.NUMBER, (), 0, 7))
    assert isinstance(asked.sheet, NumberSheet)
    asked.click(5)
    asked.click(DONE)
    asked.sheet.again()
    asked.keys(Qt.Key.Key_3, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert asked.answers == [(("n", 5),), (("n", 4),)]


def test_a_large_number_is_typed_and_kept_in_its_range(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.NUMBER, (), 2, 40))
    assert isinstance(asked.sheet, NumberSheet)
    asked.keys(Qt.Key.Key_1, Qt.Key.Key_2)
    assert asked.sheet.value == 12
    asked.keys(Qt.Key.Key_9)
    assert asked.sheet.value == 9
    asked.keys(Qt.Key.Key_Home, Qt.Key.Key_Down)
    assert asked.sheet.value == 2
    asked.keys(Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert asked.answers == [(("n", 40),)]


def test_shares_must_add_up(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.SPLIT, PICKS[:2], 1, 1, 5))
    sheet = asked.sheet
    assert isinstance(sheet, SplitSheet) and sheet.shares == (5, 0)
    asked.click(0)  # one less for the first
    assert sheet.shares == (4, 0) and not sheet.ready()
    asked.click(DONE)
    assert asked.answers == []
    asked.click(3)  # one more for the second
    asked.click(DONE)
    assert asked.answers == [(("pick", 1, 4), ("pick", 2, 1))]


def test_an_order_by_dragging(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.ORDER, PICKS))
    sheet = asked.sheet
    assert isinstance(sheet, OrderSheet)
    bench.drag(sheet, sheet.cell_box(0).center(), sheet.cell_box(2).center() + QPointF(20, 0))
    assert sheet.rails == ((1, 2, 0),)
    asked.click(DONE)
    assert asked.answers == [(("pick", 2), ("pick", 3), ("pick", 1))]


def test_an_order_by_keys(bench: Bench) -> None:
    asked = Asked(bench, _decision(Kind.ORDER, PICKS))
    asked.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    asked.keys(Qt.Key.Key_Left, Qt.Key.Key_Left, modifier=Qt.KeyboardModifier.ShiftModifier)
    asked.keys(Qt.Key.Key_Return)
    assert asked.answers == [(("pick", 3), ("pick", 1), ("pick", 2))]


def test_a_plan_by_dragging(bench: Bench) -> None:
    options: tuple[Option, ...] = tuple(("card", i) for i in (7, 8, 9))
    asked = Asked(bench, _decision(Kind.ARRANGE, options))
    sheet = asked.sheet
    assert isinstance(sheet, ArrangeSheet)
    down = QPointF(0, 100)
    bench.drag(sheet, sheet.cell_box(1).center(), sheet.cell_box(1).center() + down)
    assert sheet.rails == ((0, 2), (1,))
    asked.click(DONE)
    assert asked.answers == [(("top", 7), ("top", 9), ("under", 8))]


def test_cards_of_which_only_the_order_is_open_stand_in_one_row(bench: Bench) -> None:
    options: tuple[Option, ...] = tuple(("under", i) for i in (7, 8, 9))
    asked = Asked(bench, _decision(Kind.ARRANGE, options))
    assert isinstance(asked.sheet, OrderSheet)
    bench.drag(asked.sheet, asked.sheet.cell_box(2).center(), asked.sheet.cell_box(0).center() - QPointF(20, 0))
    asked.click(DONE)
    assert asked.answers == [(("under", 9), ("under", 7), ("under", 8))]


def test_a_plan_by_keys(bench: Bench) -> None:
    options: tuple[Option, ...] = tuple(("card", i) for i in (7, 8, 9))
    asked = Asked(bench, _decision(Kind.ARRANGE, options))
    asked.keys(Qt.Key.Key_Down)  # nothing to point at there yet
    assert "place 1 of 3" in asked.sheet.spoken()
    asked.keys(Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ShiftModifier)  # the first goes under the deck
    assert "Under the deck" in asked.sheet.spoken()
    asked.keys(Qt.Key.Key_Up)  # back to the cards on top; those stay
    assert "On top" in asked.sheet.spoken() and "place 1 of 2" in asked.sheet.spoken()
    asked.keys(Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ControlModifier)
    asked.keys(Qt.Key.Key_Return)
    assert asked.answers == [(("top", 9), ("under", 7), ("under", 8))]


def test_a_menu_is_closed_without_an_answer(bench: Bench, qtbot: QtBot) -> None:
    state = action_menu("Relay Horn", [Choice(("play", 3), "Play"), Choice(("gain", 3), "Action it for 1 EP", key="E")])
    sheet = make_sheet(state, DARK)
    size = sheet.hint(800, 1.0)
    bench.show(sheet, QRectF(20, 20, size.width(), size.height()))
    with qtbot.assertNotEmitted(sheet.chosen), qtbot.waitSignal(sheet.closed):
        bench.key(sheet, Qt.Key.Key_Escape)
    sheet.again()
    with qtbot.waitSignal(sheet.chosen) as said:
        bench.key(sheet, Qt.Key.Key_E)
    assert said.args == [(("gain", 3),)]


def test_a_question_is_not_closed_by_escape(bench: Bench, qtbot: QtBot) -> None:
    asked = Asked(bench, _decision(Kind.YES_NO, (("yes",), ("no",))))
    with qtbot.assertNotEmitted(asked.sheet.closed):
        asked.keys(Qt.Key.Key_Escape)
    assert asked.answers == []


@pytest.mark.parametrize("scale", [0.84, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [500.0, 800.0])
def test_every_cell_lies_inside_its_sheet_and_on_no_other(scale: float, width: float) -> None:
    names: tuple[Option, ...] = tuple(("name", f"A rather long name {i}") for i in range(40))
    for decision in (
        _decision(Kind.YES_NO, (("yes",), ("no",))), _decision(Kind.CHOOSE, PICKS, 0, 2),
        _decision(Kind.NAME, names), _decision(Kind.NUMBER, (), 0, 12), _decision(Kind.NUMBER, (), 0, 40),
        _decision(Kind.SPLIT, PICKS, 1, 1, 5), _decision(Kind.ORDER, PICKS), _decision(Kind.ARRANGE, PICKS),
    ):  # fmt: skip
        state = decision_sheet(decision, "Which of these cards?", lambda option: Choice(option, f"Card {option[1]}"))
        sheet: ChoiceSheet = make_sheet(state, DARK)
        size = sheet.hint(width, scale)
        assert size.width() <= width
        sheet.set_geometry(QRectF(0, 0, size.width(), size.height()), scale)
        boxes = [cell.box for cell in sheet._cells]
        assert boxes and all(sheet.area.adjusted(-1, -1, 1, 1).contains(box) for box in boxes), decision.kind
        if decision.kind not in (Kind.ORDER, Kind.ARRANGE):
            assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i]), decision.kind
        assert painted(picture(sheet, size.width(), size.height(), scale)) > 1000


def test_a_picture_that_was_painted_later_is_shown_in_the_open_question(qtbot: QtBot) -> None:
    grey, red = QImage(12, 16, QImage.Format.Format_RGB32), QImage(12, 16, QImage.Format.Format_RGB32)
    grey.fill(0x777777)
    red.fill(0xFF0000)
    before = SheetState("options", "Which?", (Choice(("pick", 1), "One", picture=grey),))
    after = SheetState("options", "Which?", (Choice(("pick", 1), "One", picture=red),))
    sheet = make_sheet(before, theme("dark"))
    assert before == after
    sheet.repicture(after)
    assert sheet.state.choices[0].picture == red
