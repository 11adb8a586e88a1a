"""The window: from start to end and back, menu, sheets, surprises."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from engine.trails.views.records import View
from tests.desktop.fakes import mock_view, player
from tests.desktop.screen_fakes import PlayedFake, make_desk, make_pool
from trails_desktop.app.actions import commands
from trails_desktop.app.start import make_desk as real_desk
from trails_desktop.app.start import surprise
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk
from trails_desktop.paths import Paths
from trails_desktop.screens.match.ending import reason_text
from trails_desktop.screens.match.facts import Ending, ending_of
from trails_desktop.screens.parts.widgets import PlateButton
from trails_desktop.ui.settings import ANIMATION, TEXT_SCALE, THEME

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


class House:
    """A window and the matches it started."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.matches: list[PlayedFake] = []
        self.window = MainWindow(desk, self._match)

    def _match(self, setup: MatchSetup, desk: Desk) -> PlayedFake:
        self.matches.append(PlayedFake(setup, mock_view()))
        return self.matches[-1]


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> House:
    made = House(make_desk(tmp_path, pool))
    qtbot.addWidget(made.window)
    made.window.resize(1280, 800)
    with qtbot.waitExposed(made.window):
        made.window.show()
    return made


def at_turn(turn: int, mine: int, theirs: int, winner: int | None = None, ending: str = "") -> View:
    sides = player(0, bond=mine), player(1, bond=theirs)
    over = {"phase": "over", "decision": None, "asked": -1} if winner is not None else {}
    return replace(mock_view(), turn=turn, players=sides, winner=winner, ending=ending, combat=None, standby=(), **over)  # type: ignore[arg-type]


def play(house: House, qtbot: QtBot) -> PlayedFake:
    qtbot.mouseClick(house.window.start.computer, LEFT)
    qtbot.mouseClick(house.window.setup.start, LEFT)
    return house.matches[-1]


def test_from_the_start_to_the_end_and_a_rematch(qtbot: QtBot, house: House) -> None:
    window = house.window
    match = play(house, qtbot)
    assert (window.page, match.started) == ("table", True)
    match.show(at_turn(1, 38, 40))
    match.show(at_turn(2, 38, 12))
    match.end(at_turn(3, 30, -2, winner=0))
    assert window.page == "ending"
    end = window.ending
    assert end.headline.text() == "The line holds"
    assert end.plain.text() == "You win: Pim is at −2 bond, you are at 30."
    qtbot.waitUntil(end.rematch.hasFocus)  # deaf to keys until then
    qtbot.keyClick(end.rematch, Qt.Key.Key_Return)
    again = house.matches[-1]
    assert again is not match
    assert match.closed
    assert window.page == "table"
    assert replace(again.setup, seed=0) == replace(match.setup, seed=0)
    assert again.setup.seed != match.setup.seed


def test_a_match_that_cannot_be_saved_is_told_once(qtbot: QtBot, house: House) -> None:
    window = house.window
    match = play(house, qtbot)
    assert not window.notice.isVisible()
    match.trouble = "The match cannot be saved."
    match.show(at_turn(1, 38, 40))
    assert window.notice.text == "The match cannot be saved."
    window.notice.hide()
    match.show(at_turn(2, 38, 40))
    assert not window.notice.isVisible()
    again = play_again(house, qtbot)
    again.trouble = "Nor this one."
    again.show(at_turn(1, 38, 40))
    assert window.notice.text == "Nor this one."


def play_again(house: House, qtbot: QtBot) -> PlayedFake:
    house.window.go_start()
    return play(house, qtbot)


def test_from_the_end_to_the_start(qtbot: QtBot, house: House) -> None:
    match = play(house, qtbot)
    match.end(at_turn(3, -1, 20, winner=1))
    assert house.window.ending.headline.text() == "The lamp goes out"
    qtbot.mouseClick(house.window.ending.start, LEFT)
    assert house.window.page == "start"
    assert match.closed
    assert house.window.table is None


def test_with_animations_the_last_position_stays_a_moment(qtbot: QtBot, house: House) -> None:
    house.desk.settings.put(ANIMATION, 200)
    match = play(house, qtbot)
    match.end(at_turn(3, 30, -2, winner=0))
    assert house.window.page == "table"
    qtbot.waitUntil(lambda: house.window.page == "ending")


@pytest.mark.parametrize(
    ("winner", "you", "headline", "plain"),
    [
        (1, -1, "Bryn keeps the light", "Bryn wins: Ann is at −3 bond, Bryn at 5."),
        (-1, 0, "Both lamps go dark", "A draw: Ann is at −3 bond, Bryn at 5."),
        (1, 0, "The lamp goes out", "You lose: you are at −3 bond, Bryn is at 5."),
        (1, 1, "The line holds", "You win: Ann is at −3 bond, you are at 5."),
    ],
)
def test_ending_sentences(house: House, winner: int, you: int, headline: str, plain: str) -> None:
    ending = ending_of(at_turn(4, -3, 5, winner), you, ("Ann", "Bryn"), ("", ""))
    house.window.ending.show_ending(ending)
    assert house.window.ending.headline.text() == headline
    assert house.window.ending.plain.text() == plain


def test_the_reason_is_shown_with_names_or_not_at_all(house: House) -> None:
    base = Ending(1, 0, ("Ann", "Bryn"), ("", ""), (3, 5), 4, "1003.1", "{loser} has no cards left.", ())
    assert reason_text(base) == "Ann has no cards left."
    assert reason_text(replace(base, reason="{something} unknown")) == ""
    house.window.ending.show_ending(base)
    assert house.window.ending.reason.isVisibleTo(house.window.ending)


def test_the_menu_leads_out_of_a_match_after_a_question(qtbot: QtBot, house: House) -> None:
    window = house.window
    match = play(house, qtbot)
    window.findChild(QAction, "menu").trigger()
    everywhere = {"settings", "workshop", "rules", "manual", "keys", "help", "full-screen", "quit"}
    assert set(window.menus.menu.entries) == {"home", "concede", "docks", "panels", *everywhere}
    qtbot.mouseClick(window.menus.menu.entries["home"], LEFT)
    assert window.menus.menu.isVisible()
    assert window.focusWidget() is window.menus.menu.done_button
    qtbot.keyClick(window.menus.menu.done_button, Qt.Key.Key_Escape)
    assert (window.page, match.closed) == ("table", False)
    window.ask_leave()
    qtbot.mouseClick(window.menus.menu.entries["leave"], LEFT)
    assert (window.page, match.closed) == ("start", True)


def test_the_gear_of_the_table_opens_the_settings_and_three_lines_the_menu(qtbot: QtBot, house: House) -> None:
    play(house, qtbot)
    assert house.window.table is not None
    house.window.table.menu_wanted.emit()
    assert house.window.menus.menu.isVisible()
    house.window.table.settings_wanted.emit()
    assert house.window.menus.settings.isVisible() and not house.window.menus.menu.isVisible()


def test_one_esc_closes_the_topmost_sheet_wherever_the_focus_is(qtbot: QtBot, house: House) -> None:
    window = house.window
    play(house, qtbot)
    assert window.table is not None
    window.open_menu()
    window.table.setFocus()  # as after a click beside the buttons
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.menus.menu.isVisible()
    assert window.page == "table"


def test_conceding_asks_first(qtbot: QtBot, house: House) -> None:
    match = play(house, qtbot)
    house.window.ask_concede()
    assert not match.conceded
    qtbot.mouseClick(house.window.menus.menu.entries["give up"], LEFT)
    assert match.conceded


def test_outside_a_match_the_menu_has_nothing_of_it(house: House) -> None:
    house.window.open_menu()
    everywhere = {"settings", "workshop", "rules", "manual", "keys", "help", "full-screen", "quit"}
    assert set(house.window.menus.menu.entries) == everywhere


def test_keys_are_unique_and_stand_in_the_help(house: House) -> None:
    assert len({command.id for command in commands()}) == len(commands())
    house.window.findChild(QAction, "help").trigger()
    said = house.window.menus.help.table.accessibleName()
    for key in ("F1", "F10", "F11", "Ctrl+Q"):
        assert key in said


def test_a_sheet_keeps_the_keyboard_and_gives_it_back(qtbot: QtBot, house: House) -> None:
    window = house.window
    before = window.focusWidget()
    window.menus.open_settings()
    sheet = window.menus.settings
    for _ in range(20):
        focused = window.focusWidget()
        assert focused is not None
        assert sheet.isAncestorOf(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.focusWidget() is before


def test_settings_work_at_once_and_are_kept(qtbot: QtBot, house: House) -> None:
    window, settings = house.window, house.desk.settings
    window.menus.open_settings()
    sheet = window.menus.settings
    qtbot.mouseClick(sheet.theme.buttons[1], LEFT)
    assert settings.get(THEME) == "light"
    assert window.start.look.theme.name == "light"
    assert "#FBF7ED" in QApplication.instance().styleSheet()  # type: ignore[union-attr]
    wide = window.start.computer.height()
    sheet.scale.buttons[0].setFocus()
    qtbot.keyClick(sheet.scale.buttons[0], Qt.Key.Key_Right)
    assert settings.get(TEXT_SCALE) == 125
    qtbot.waitUntil(lambda: window.start.computer.height() > wide)


def test_the_table_follows_the_settings_of_a_running_match(qtbot: QtBot, house: House) -> None:
    play(house, qtbot)
    house.desk.settings.put(THEME, "contrast")
    house.desk.settings.put(TEXT_SCALE, 150)
    assert house.window.table is not None
    assert house.window.table.isVisible()


def test_the_window_remembers_its_size(qtbot: QtBot, house: House) -> None:
    house.window.resize(760, 600)
    house.window.close()
    again = MainWindow(house.desk, house._match)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (760, 600)


def test_a_notice_leaves_buttons_free(house: House) -> None:
    window = house.window
    window.resize(1280, 800)
    window.go_start()
    window.say("Something is wrong.")
    assert window.notice.y() > 600
    button = PlateButton(window.setup.look, "primary")
    button.setParent(window.centralWidget())
    button.setGeometry(500, 720, 300, 60)
    button.show()
    window.say("Something is wrong.")
    assert window.notice.y() < 100


def test_a_surprise_is_one_sentence_and_a_traceback_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    passed: list[object] = []
    hook = surprise(house.window.say, lambda *args: passed.append(args), Path("kept") / "trails.log")
    try:
        raise ZeroDivisionError("a bug")
    except ZeroDivisionError as error:
        with caplog.at_level(logging.ERROR):
            hook(type(error), error, error.__traceback__)
    assert house.window.notice.isVisible()
    assert "ZeroDivisionError: a bug" in house.window.notice.text
    assert "trails.log" in house.window.notice.text
    assert "\n" not in house.window.notice.text
    assert "Traceback" in caplog.text
    assert passed == []


def test_the_real_desk_has_cards_and_decks(qtbot: QtBot, tmp_path: Path) -> None:
    desk, problems = real_desk(Paths(tmp_path))
    assert problems == []
    assert len(desk.pool) >= 32
    assert desk.saved() is None
    assert desk.pictures is not None
    desk.pictures.close()
