"""The board of any game, with real drags, clicks and keys: what they answer, what lights, what is refused and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.effects.player import RandomPlayer
from engine.kernel.decisions import Decision, Kind
from engine.views import CardView, View
from tests.desktop.board.matches import Heard, asks, catalogue, click, drag, match, middle
from trails_desktop.board.aloud import BoardTeller
from trails_desktop.board.asking.asker import OTHER_PLAYER, Asker, Did
from trails_desktop.board.board import Board
from trails_desktop.board.sheets.kinds import (
    ArrangeSheet,
    ListSheet,
    NumberSheet,
    OrderSheet,
    SplitSheet,
    YesNoSheet,
    sheet_for,
)
from trails_desktop.board.sheets.reveal import RevealSheet
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.board.sheets.split import Shown
from trails_desktop.games.eightfold.board import board_game as eightfold
from trails_desktop.games.seawall.board import board_game as seawall
from trails_desktop.match.game_port import GameChange
from trails_desktop.match.games.local import LocalGame
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import ThemeName, theme

Opening = Callable[..., Board]


@pytest.fixture
def opened(qtbot: QtBot) -> Opening:
    """A board of a match, in a window of its own."""
    load_fonts()

    def open_board(
        made: LocalGame, size: tuple[int, int] = (1280, 800), name: ThemeName = "dark", scale: float = 1
    ) -> Board:
        game = (seawall if made.game_id == "seawall" else eightfold)(catalogue(made.game_id))
        board = Board(made, game, Look(theme(name), scale, 0, True), "en")
        qtbot.addWidget(board)
        board.resize(*size)
        with qtbot.waitExposed(board):
            board.show()
        return board

    return open_board


def main_phase(view: View) -> bool:
    return asks(view, "main", "play") and asks(view, "main", "attack", OTHER_PLAYER)


def option(view: View, verb: str, target: int | None = None) -> tuple[str | int, ...]:
    assert view.decision is not None
    return next(o for o in view.decision.options if o[0] == verb and (target is None or o[2] == target))


@pytest.mark.parametrize("name", ["seawall", "eightfold"])
def test_an_answer_is_drawn_once_whatever_answers_itself(
    opened: Opening, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = match(name, lambda view: view.decision is not None)
    made.seat_wanted.connect(made.sit_down)
    board, drawn, changes = opened(made), list[bool](), list[GameChange]()
    show = board.scene.show_view
    monkeypatch.setattr(board.scene, "show_view", lambda *given: (drawn.append(True), show(*given)))
    made.changed.connect(changes.append)
    players, most = [RandomPlayer("7", seat) for seat in (0, 1)], 0
    for _ in range(40):
        drawn.clear(), changes.clear()
        before = len(made.record().answers)
        made.answer(players[made.seat].choose(made.view()))
        most = max(most, len(made.record().answers) - before)
        sittings = sum(change.jumped for change in changes)
        assert len(drawn) == sum(not change.more for change in changes) == 1 + sittings, "a press, and each curtain"
        assert not changes[-1].more
        assert board.now == made.view() and board.side.log.count() >= len(made.log())
    assert most > 2, "answers followed by themselves"


def test_a_card_dragged_from_the_hand_to_the_free_board_is_played(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    wanted = option(made.view(), "play")
    area = board.scene.boxes.areas["battle", True]
    drag(board, ("card", wanted[1]), board.view.mapFromScene(area.cx, area.y + area.h * 0.05))
    assert heard.answers[0] == (wanted,)


def test_a_unit_dragged_to_the_shields_attacks_the_player(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    wanted = option(made.view(), "attack", OTHER_PLAYER)
    drag(board, ("card", wanted[1]), ("seat", made.seat ^ 1), drop=False)
    assert board.scene.arrow.isVisible()
    plate = board.scene.plates[False].state
    assert plate is not None and plate.mark == "target"
    shields = board.scene.boxes.areas["shields", False]
    QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(shields.cx, shields.bottom - 4))
    QTest.mouseRelease(board.view.viewport(), Qt.MouseButton.LeftButton,
                       pos=board.view.mapFromScene(shields.cx, shields.bottom - 4))  # fmt: skip
    assert heard.answers[0] == (wanted,)


def test_a_card_dropped_back_in_the_hand_does_nothing(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    card = int(option(made.view(), "play")[1])
    before = board.scene.cards[card].pos()
    start = middle(board, ("card", card))
    drag(board, ("card", card), start + QPoint(30, 20))
    assert heard.answers == [] and board.scene.cards[card].pos() == before


def test_pointing_twice_answers_and_tells_before(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    wanted = option(made.view(), "attack", OTHER_PLAYER)
    click(board, ("card", wanted[1]))
    assert "picked" in board.scene.cards[int(wanted[1])].worn.marks and heard.answers == []
    board.steering.hovered(("seat", made.seat ^ 1))
    assert "rested" in board.side.forecast.text()
    click(board, ("seat", made.seat ^ 1))
    assert heard.answers[0] == (wanted,)


def test_what_can_be_used_is_lit_and_nothing_else(opened: Opening) -> None:
    made = match("seawall", main_phase)
    board = opened(made)
    decision = made.view().decision
    assert decision is not None
    lit = {ident for ident, card in board.scene.cards.items() if "can" in card.worn.marks}
    assert lit == {int(o[1]) for o in decision.options if len(o) > 1}


@pytest.mark.parametrize("by", ["click", "drag"])
def test_a_card_that_cannot_be_used_says_why(opened: Opening, by: str) -> None:
    made = match("seawall", main_phase)
    board = opened(made)
    assert board.asker is not None
    dark = next(
        spot.card.id for spot in board.scene.spots.values()
        if spot.own and spot.area == "hand" and ("card", spot.card.id) not in board.asker.lit()
    )  # fmt: skip
    if by == "click":
        click(board, ("card", dark))
    else:
        drag(board, ("card", dark), board.view.rect().center())
    assert made.why_not(dark) and board.scene.bubble.isVisible() and board.scene.bubble.rule


def test_the_log_stays_at_its_end_when_it_gets_smaller(opened: Opening, qtbot: QtBot) -> None:
    made = match("seawall", main_phase)
    log = opened(made).side.log
    log.clear()
    log.addItems([f"line {number}" for number in range(60)])
    log.scrollToBottom()
    bar = log.verticalScrollBar()
    for high in (log.height() // 2, log.height() // 4):
        log.resize(log.width(), high)
        qtbot.wait(10)
        assert bar.value() == bar.maximum() > 0
    bar.setValue(3)  # somebody reads further up
    log.resize(log.width(), log.height() - 20)
    assert bar.value() == 3


def test_space_passes_and_ctrl_z_takes_it_back(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    before = made.view()
    wanted = option(before, "attack", OTHER_PLAYER)
    made.answer((wanted,))
    assert made.view() != before
    if made.seat != before.seat or board.view.isHidden():
        made.sit_down(before.seat)
    board.view.setFocus()
    QTest.keyClick(board.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert made.view().step == "main" and heard.answers == [(wanted,)]
    QTest.keyClick(board.view, Qt.Key.Key_Space)
    assert heard.answers[-1] == (("pass",),)


def test_the_keyboard_walks_and_answers(opened: Opening) -> None:
    made = match("seawall", main_phase)
    heard, board = Heard(made), opened(made)
    wanted = option(made.view(), "play")
    board.view.setFocus()
    for _ in range(80):
        QTest.keyClick(board.view, Qt.Key.Key_N)
        if board.hands.focus == ("card", wanted[1]):
            break
    assert "focus" in board.scene.cards[int(wanted[1])].worn.marks
    here = board.hands.focus
    QTest.keyClick(board.view, Qt.Key.Key_Up)
    assert board.hands.focus != here
    board.hands.set_focus(here)
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert board.scene.main.state.verb.startswith("Play")
    QTest.keyClick(board.view, Qt.Key.Key_Space)
    assert heard.answers[0] == (wanted,)


def test_nothing_is_shown_until_the_other_sits_down(opened: Opening) -> None:
    made = match("seawall", lambda view: asks(view, "main", "pass"))
    board = opened(made)
    seat = made.seat
    for _ in range(30):
        decision = made.view().decision
        if decision is None or board.view.isHidden():
            break
        made.answer((("pass",),) if ("pass",) in decision.options else decision.options[: max(1, decision.least)])
    assert not board.view.isVisible() and not board.side.isVisible()
    made.sit_down(seat ^ 1)
    assert board.view.isVisible() and board.side.isVisible() and board.now.seat == made.seat != seat


@pytest.mark.parametrize("game", ["seawall", "eightfold"])
def test_the_quiet_answer_is_proposed(opened: Opening, game: str) -> None:
    made = match(game, lambda view: view.decision is not None and view.decision.purpose == "redraw")
    board = opened(made)
    assert isinstance(board.sheet, YesNoSheet)
    proposed = board.sheet.findChild(QPushButton, "SheetPrimary")
    assert proposed is not None and proposed.text() == "No"


def test_a_forecast_says_where_the_other_side_may_step_in(opened: Opening) -> None:
    made = match("seawall", main_phase)
    board = opened(made)
    said = [change.said for change in board.foretold((option(made.view(), "attack", OTHER_PLAYER),))]
    assert f"{made.names[made.seat ^ 1]} may block: the rest is open" in said


def test_a_picture_that_comes_late_is_in_the_inspector_too(opened: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    made = match("eightfold", lambda view: len(view.sides[view.seat].zones.get("hand", ())) > 0)
    board = opened(made)
    board.side.inspect(board.now.sides[board.now.seat].zones["hand"][0], board.teller)
    asked: list[str] = []
    painted = board.faces.pixmap

    def seen(card: CardView, kind: str, *box: float) -> QPixmap:
        asked.append(kind)
        return painted(card, kind, *box)

    monkeypatch.setattr(board.faces, "pixmap", seen)
    board.faces.repainted.emit()
    assert "master" in asked


def turned_shield(view: View) -> bool:
    decision = view.decision
    return decision is not None and decision.kind is Kind.YES_NO and any(c.id == decision.source for c in view.shared)


def test_a_shield_that_turns_is_shown_and_answered_by_a_key(opened: Opening) -> None:
    made = match("seawall", turned_shield)
    heard, board = Heard(made), opened(made)
    assert isinstance(board.sheet, RevealSheet)
    assert not board.grab().isNull()
    QTest.keyClick(board.sheet, Qt.Key.Key_N)
    assert heard.answers == [(("no",),)]


def test_giving_up_is_asked_for_and_ends_the_match(opened: Opening) -> None:
    made = match("seawall", main_phase)
    board = opened(made)
    board.scene.quiet[1].press()
    assert board.sheet is not None and made.view().winner is None
    board.sheet.answered.emit(())
    assert made.view().winner == made.seat ^ 1
    left = []
    board.left.connect(lambda: left.append(1))
    assert board.sheet is not None
    board.sheet.answered.emit(())
    assert left == [1]


def test_a_screen_reader_hears_every_card_and_what_can_be_done(opened: Opening) -> None:
    made = match("seawall", main_phase)
    board = opened(made)
    teller = board.view.teller
    assert isinstance(teller, BoardTeller)
    things = {one.key: one for one in teller.stand_ins()}
    wanted = option(made.view(), "play")
    key = ("card", wanted[1])
    card = board.now.card(int(wanted[1]))
    assert card is not None and board.faces.name(card) in teller.name(key) and teller.detail(key).startswith("Play")
    assert all(teller.name(one) and not teller.box(one).isEmpty() for one in things)
    assert teller.role(("button", "main")) == QAccessible.Role.Button
    hidden = [board.now.card(int(one[1])) for one in things if one[0] == "card"]
    assert all(one is not None and one.name is not None for one in hidden)


@pytest.mark.parametrize("name", ["seawall", "eightfold"])
@pytest.mark.parametrize(("size", "look", "scale"), [((1024, 640), "light", 1.0), ((1920, 1080), "contrast", 2.0)])
def test_both_games_are_drawn_at_every_size(
    opened: Opening, name: str, size: tuple[int, int], look: ThemeName, scale: float
) -> None:
    made = match(name, lambda view: view.turn > 3 and view.decision is not None)
    board = opened(made, size, look, scale)
    assert not board.grab().isNull()
    drawn = set(board.scene.cards)
    assert drawn == set(board.scene.spots) and len(drawn) >= 12
    board.set_look(Look(theme("dark"), 1.0, 0, True))
    board.set_language("ja")
    assert not board.grab().isNull()


# --- what pointing means, and the sheets of every kind ------------------------------------------------------------
def question(
    kind: Kind, *options: tuple[str | int, ...], least: int = 1, most: int = 1, total: int = 0, stride: int = 1
) -> Decision:
    return Decision(0, kind, "choose", "1-1", "Choose", options, least, most, total, stride=stride)


def test_several_options_on_the_same_cards_are_asked_for() -> None:
    asker = Asker(question(Kind.ACT, ("pass",), ("play", 5), ("use", 5, 1)), {})
    assert asker.point(("card", 5)) is Did.TOOK
    assert asker.point(("card", 5)) is Did.SEVERAL and set(asker.several) == {("play", 5), ("use", 5, 1)}


def test_a_choice_takes_and_gives_back_and_no_more_than_it_may() -> None:
    asker = Asker(question(Kind.CHOOSE, ("pick", 1), ("pick", 2), ("pick", 3), least=1, most=2), {})
    assert [asker.point(("card", n)) for n in (1, 2, 3)] == [Did.TOOK, Did.TOOK, Did.NOTHING]
    assert asker.answer() == (("pick", 1), ("pick", 2))
    assert asker.point(("card", 1)) is Did.TOOK and asker.answer() == (("pick", 2),)


def sheet(qtbot: QtBot, decision: Decision) -> Sheet:
    load_fonts()
    made = sheet_for(decision, lambda o: " ".join(map(str, o)), Shown(), "Title", "", theme("dark"), 1.0, None)
    qtbot.addWidget(made)
    return made


def test_every_kind_has_a_sheet_that_answers(qtbot: QtBot) -> None:
    number = sheet(qtbot, question(Kind.NUMBER, least=2, most=5))
    assert isinstance(number, NumberSheet) and number.current() == (("n", 2),)
    number.spin.setValue(4)
    assert number.current() == (("n", 4),)
    order = sheet(qtbot, question(Kind.ORDER, ("card", 1), ("card", 2), ("card", 3)))
    assert isinstance(order, OrderSheet)
    order.list.setCurrentRow(2)
    order.move_row(-1)
    assert order.current() == (("card", 1), ("card", 3), ("card", 2))
    arrange = sheet(qtbot, question(Kind.ARRANGE, ("pick", 1), ("pick", 2)))
    assert isinstance(arrange, ArrangeSheet)
    arrange.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert arrange.current() == (("top", 1), ("under", 2))
    names = sheet(qtbot, question(Kind.NAME, ("name", "Ada"), ("name", "Bo")))
    assert isinstance(names, ListSheet)
    names.list.setCurrentRow(1)
    assert names.current() == (("name", "Bo"),)


@pytest.mark.parametrize("stride", [1, 1000])
def test_shares_always_add_up(qtbot: QtBot, stride: int) -> None:
    made = sheet(qtbot, question(Kind.SPLIT, ("share", 1), ("share", 2), ("share", 3), least=0, most=0,
                                 total=7 * stride, stride=stride))  # fmt: skip
    assert isinstance(made, SplitSheet)
    for at, value in ((0, 7), (1, 5), (2, 7), (0, 0), (1, 3)):
        made.sliders[at].setValue(value)
        assert sum(one.value() for one in made.sliders) == 7 and made.current() is not None
        assert made.sliders[at].value() == value


def test_who_has_nothing_in_common_with_those_chosen_is_not_lit() -> None:
    options = (("attack", 5), ("attack", 6), ("attack", 7))
    tags = ((("wind", "icon"),), (("icon",),), (("wind",),))
    asked = Decision(0, Kind.CHOOSE, "attackers", "1-1", "Choose", options, 0, 3, shared=("party",), tags=tags)
    asker = Asker(asked, {})
    assert asker.lit() == {("card", 5), ("card", 6), ("card", 7)}
    asker.point(("card", 6))
    assert asker.lit() == {("card", 5), ("card", 6)}
