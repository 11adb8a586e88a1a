"""Playing by keyboard alone, and what a screen reader is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind
from engine.trails.views.records import StandbyView, View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, hidden, known, player, priority
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import frame
from trails_desktop.table.placing import cursor as placing_cursor
from trails_desktop.table.placing.shown import arrange
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

KEY = Qt.Key
HAND = (card(20, "Wick Halloran", "hand"), card(21, "White Answer", "hand"))
FIELD = (card(1, "Ilse Farrow"), card(2, "Tam Orrel"))
THEIRS = (card(31, "Sable Finch", owner=1), card(33, "Hesper Vane", owner=1))


def table_view(decision: Decision | None) -> View:
    own = player(0, hand=HAND, field=FIELD, homebase=(known(11, "A Thousand Letters"),))
    return fakes.view(own, player(1, field=THEIRS, homebase=(hidden(41, "homebase", 1),)), decision)


class Keyboard:
    def __init__(self, bot: QtBot, match: FakeMatch) -> None:
        self.bot = bot
        self.match = match
        self.table = TableWidget(match, fakes.pool(), None, theme("dark"), speed=0)
        bot.addWidget(self.table)
        self.table.resize(1280, 800)
        with bot.waitActive(self.table):
            self.table.show()
        self.table.view.setFocus()

    def press(self, *pressed: Qt.Key) -> None:
        for key in pressed:
            self.bot.keyClick(self.table.view, key)

    @property
    def cursor(self) -> object:
        return self.table.zones.cursor

    @property
    def answers(self) -> list[Answer]:
        return self.match.answers


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[Callable[..., Keyboard]]:
    load_fonts()

    def make(*views: View, **more: object) -> Keyboard:
        return Keyboard(qtbot, FakeMatch(views[0], *views[1:], **more))  # type: ignore[arg-type]

    yield make


def test_space_is_the_main_button(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20))))
    k.press(KEY.Key_Space)
    assert k.answers == [(("pass",),)]


def test_tab_goes_to_what_can_act_and_enter_acts(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 21), ("craft", 1, 1))))
    k.press(KEY.Key_Tab)
    assert k.cursor == key_of(21)
    k.press(KEY.Key_Tab)
    assert k.cursor == key_of(1) and k.table.scene.cards[key_of(1)].marks.focus
    k.press(KEY.Key_Tab, KEY.Key_Return)
    assert k.answers == [(("play", 21),)]


def test_n_goes_to_the_next_that_acts_and_shift_n_to_the_next_that_helps(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 21), ("craft", 1, 1), ("gain", 11))))
    seen = []
    for _ in range(3):
        k.press(KEY.Key_N)
        seen.append(k.cursor)
    assert seen == [key_of(21), key_of(1), key_of(21)]
    k.bot.keyClick(k.table.view, KEY.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert k.cursor == key_of(11)


def test_arrows_move_over_rows_and_shift_tab_goes_back(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20), ("play", 21))))
    k.press(KEY.Key_Right)
    assert k.cursor == key_of(20)
    k.press(KEY.Key_Right)
    assert k.cursor == key_of(21)
    k.press(KEY.Key_Up)
    assert k.cursor == key_of(11)
    k.press(KEY.Key_Up)
    assert k.cursor in (key_of(1), key_of(2))
    k.press(KEY.Key_Up)
    assert k.cursor in (key_of(31), key_of(33))
    k.bot.keyClick(k.table.view, KEY.Key_Backtab)
    assert k.cursor == key_of(21)


def test_waiting_tickets_are_stops_and_can_be_targets(board: Callable[..., Keyboard]) -> None:
    waiting = (
        StandbyView(90, "event", fakes.NUMBERS["Every Line at Once"], 1, 1, 0, ()),
        StandbyView(91, "event", fakes.NUMBERS["Ward the Flame"], 1, 1, 1, ()),
    )
    asked = choose("choose", 90, 91, 33)
    k = board(replace(table_view(asked), standby=waiting))
    said: list[str] = []
    k.table.spoken.connect(said.append)
    k.press(KEY.Key_Tab)
    assert k.cursor == key_of(90)
    k.table.zones.set_cursor(key_of(33))
    k.press(KEY.Key_Down)
    assert k.cursor == key_of(90)
    assert "Every Line at Once" in said[-1]
    assert k.table.side.inspector.state.face is not None
    assert k.table.side.inspector.state.face.name == "Every Line at Once"
    k.press(KEY.Key_Right)
    assert k.cursor == key_of(91)
    tickets = k.table.scene.furniture.tickets
    assert tickets.raised == 1, "a ticket of a pile is seen whole while the cursor is on it"
    assert not tickets.spread, "and the cards of the fields are not covered for it"
    k.press(KEY.Key_Return)
    assert k.answers == [(("pick", 91),)]


def test_the_attack_in_mind_is_foreseen_by_keyboard(board: Callable[..., Keyboard]) -> None:
    asked = choose("attackers", 1, 2, least=0, most=2)
    k = board(table_view(asked), targets=[("pick", 33), ("seat", 1)])
    k.table.zones.set_cursor(key_of(1))
    k.press(KEY.Key_Return)
    assert k.table.stage.forecast is None
    k.table.zones.set_cursor(key_of(33))
    assert k.match.forecasts[-1] == ((1,), 33, -1)
    assert k.table.scene.arrow.isVisible() and k.table.stage.forecast is not None
    assert not k.table.scene.furniture.hint.isVisible()
    k.table.zones.set_cursor(("seat", 1))
    assert k.match.forecasts[-1] == ((1,), 0, 1)
    k.table.zones.set_cursor(key_of(31))
    assert k.table.stage.forecast is None and not k.table.scene.arrow.isVisible(), "that one may not be attacked"
    assert k.answers == []


def test_a_click_on_a_button_leaves_the_keyboard_to_the_table(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20), ("play", 21))))
    button = k.table.scene.furniture.buttons["auto"]
    at = k.table.view.mapFromScene(button.sceneBoundingRect().center())
    k.bot.mouseClick(k.table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert k.table.passer.state.auto
    assert k.table.scene.focusItem() is None
    k.press(KEY.Key_Right)
    assert k.cursor == key_of(20)


def test_a_digit_does_the_nth_action(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 11), ("gain", 11))))
    k.press(KEY.Key_Tab, KEY.Key_2)
    assert k.answers == [(("gain", 11),)]


def test_a_menu_is_opened_by_enter_and_closed_by_esc(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 11), ("gain", 11))))
    k.press(KEY.Key_Tab, KEY.Key_Return)
    assert k.table.sheets.menu is not None
    k.press(KEY.Key_Escape)
    assert k.table.sheets.menu is None and k.answers == []
    k.press(KEY.Key_Return, KEY.Key_Down, KEY.Key_Return)
    assert k.answers == [(("gain", 11),)]


def test_an_attack_by_keyboard(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(choose("attackers", 1, 2, least=0, most=2)), table_view(choose("attack target", 31, 33)),
              targets=(("pick", 33), ("seat", 1)))  # fmt: skip
    k.press(KEY.Key_Tab, KEY.Key_Return)
    assert k.table.pilot.attackers() == (1,)
    while k.cursor != key_of(33):
        k.press(KEY.Key_Tab)
    k.press(KEY.Key_Return)
    k.bot.waitUntil(lambda: len(k.answers) == 2)
    assert k.answers == [(("pick", 1),), (("pick", 33),)]


def test_attacking_the_player_by_keyboard(board: Callable[..., Keyboard]) -> None:
    seat = Decision(0, Kind.CHOOSE, "attack target", "803.4", "Target?", (("seat", 1),))
    k = board(table_view(choose("attackers", 1, least=0)), table_view(seat), targets=(("seat", 1),))
    k.press(KEY.Key_Tab, KEY.Key_Return, KEY.Key_Tab, KEY.Key_Return)
    k.bot.waitUntil(lambda: len(k.answers) == 2)
    assert k.answers[1] == (("seat", 1),)


def test_esc_takes_marks_back(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(choose("exchange", 20, 21, least=0, most=2)))
    k.press(KEY.Key_Tab, KEY.Key_Return)
    assert k.table.pilot.taken == (("pick", 20),)
    k.press(KEY.Key_Escape)
    assert k.table.pilot.taken == () and k.answers == []


def test_placing_by_enter(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(choose("place", 20, 21, least=0)))
    k.press(KEY.Key_Tab, KEY.Key_Tab, KEY.Key_Return)
    assert k.answers == [(("pick", 21),)]


@pytest.mark.parametrize(
    ("question", "pressed", "answer"),
    [
        (Decision(0, Kind.YES_NO, "yes-no", "1", "?", (("yes",), ("no",))), (KEY.Key_N,), (("no",),)),
        (
            Decision(0, Kind.NUMBER, "number", "1", "?", (), 0, 5),
            (KEY.Key_3, KEY.Key_Return),
            (("n", 3),),
        ),
        (
            Decision(0, Kind.CHOOSE, "initiative", "603.1", "Who?", (("seat", 0), ("seat", 1))),
            (KEY.Key_2,),
            (("seat", 1),),
        ),
        (
            Decision(0, Kind.NAME, "name", "1", "Name?", (("name", "Quill"), ("name", "Wick"))),
            (KEY.Key_W, KEY.Key_Return),
            (("name", "Wick"),),
        ),
        (
            Decision(0, Kind.ORDER, "order", "1", "Order?", (("trigger", 0), ("trigger", 1))),
            (Qt.Key.Key_Tab,),
            None,
        ),
    ],
    ids=["yes-no", "number", "initiative", "name", "order"],
)
def test_questions_on_sheets_are_answered_by_keyboard(
    board: Callable[..., Keyboard], question: Decision, pressed: tuple[Qt.Key, ...], answer: Answer | None
) -> None:
    k = board(table_view(question))
    assert k.table.sheets.question is not None
    if answer is None:
        k.table.sheets.question.confirm()
        assert k.answers and question.refusal(k.answers[0]) == ""
        return
    k.press(*pressed)
    assert k.answers == [answer]


def test_undo_by_keyboard(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20))))
    k.bot.keyClick(k.table.view, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert k.match.undone == 1


def test_enter_on_what_cannot_act_says_why(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20))))
    k.press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Return)
    assert k.cursor == key_of(21) and k.table.scene.furniture.bubble.isVisible() and k.answers == []


def test_lists_say_what_lies_where_and_no_more_than_a_back_of_hidden_cards(board: Callable[..., Keyboard]) -> None:
    k = board(table_view(priority(("play", 20))))
    models = k.table.zones.models
    hand = [row.text for row in models[0, "hand"].rows]
    assert hand[0].startswith("Wick Halloran") and "can act" in hand[0] and "can act" not in hand[1]
    assert [row.text for row in models[1, "homebase"].rows] == ["face-down card"]
    said: list[str] = []
    k.table.spoken.connect(said.append)
    k.press(KEY.Key_Tab)
    assert said == [hand[0]]


def test_the_linear_board_is_made_of_real_lists_and_plays(board: Callable[..., Keyboard]) -> None:
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QListView

    k = board(table_view(priority(("play", 20), ("arts", 20))))
    k.press(KEY.Key_L)
    lists = {view.accessibleName(): view for view in k.table.findChildren(QListView) if view.accessibleName()}
    hand = lists["You: Hand"]
    face = QAccessible.queryAccessibleInterface(hand)
    assert face is not None and face.child(0).text(QAccessible.Text.Name).startswith("Wick Halloran")
    assert {index.data() for index in (lists["Bryn: Homebase"].model().index(0, 0),)} == {"face-down card"}
    hand.setCurrentIndex(hand.model().index(1, 0))
    assert k.cursor == key_of(21)
    hand.activated.emit(hand.model().index(0, 0))
    assert k.table.sheets.menu is not None
    k.table.cover(1)
    assert not [view for view in k.table.findChildren(QListView) if view.isVisible() and view.accessibleName()]


def test_the_cursor_reaches_every_card_and_tab_goes_round() -> None:
    view = fakes.mock_view(True)
    fr = frame(1280, 800)
    shown = arrange(view, 0, fr, CardNames(fakes.pool()))
    places = placing_cursor.stops(shown, 0, fr)
    seen = {places[0].key}
    at: object = placing_cursor.first(places)
    for row in range(6):
        start = at
        for _ in range(30):
            at = placing_cursor.moved(places, at, "left")  # type: ignore[arg-type]
        for _ in range(30):
            seen.add(at)  # type: ignore[arg-type]
            at = placing_cursor.moved(places, at, "right")  # type: ignore[arg-type]
            seen.add(at)  # type: ignore[arg-type]
        at = placing_cursor.moved(places, start, "up")  # type: ignore[arg-type]
        assert row >= 4 or at != start
    assert {stop.key for stop in places} <= seen
    wanted = [key_of(1), key_of(20), key_of(33)]
    ring = [placing_cursor.next_of(places, None, wanted)]
    for _ in range(3):
        ring.append(placing_cursor.next_of(places, ring[-1], wanted))
    assert ring[0] == ring[3] and set(ring) == set(wanted)
