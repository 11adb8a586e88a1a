"""Start screen and setting up a match, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import STILL, make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.decks.info import load_decks
from trails_desktop.screens.match.setup import SetupScreen
from trails_desktop.screens.parts.widgets import PlateButton, Screen
from trails_desktop.screens.start import SavedMatch, StartScreen
from trails_desktop.ui.settings import LEVEL, NAMES, Look, Settings
from trails_desktop.ui.theme import theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def desk(tmp_path: Path, pool: CardPool) -> Desk:
    return make_desk(tmp_path, pool)


def shown(qtbot: QtBot, widget: QWidget, width: int = 1280, height: int = 800) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    qtbot.waitUntil(lambda: widget.window().focusWidget() is not None)


def setup_screen(qtbot: QtBot, desk: Desk, hotseat: bool = False) -> tuple[SetupScreen, list[MatchSetup]]:
    screen = SetupScreen(STILL, desk.settings)
    screen.open(hotseat, load_decks(desk.decks, desk.pool), "en")
    wanted: list[MatchSetup] = []
    screen.start_wanted.connect(wanted.append)
    shown(qtbot, screen)
    return screen, wanted


def test_without_a_saved_match_the_computer_is_the_amber_button(qtbot: QtBot) -> None:
    start = StartScreen(STILL)
    shown(qtbot, start)
    assert not start.resume.isVisible()
    assert start.computer.kind == "primary"
    assert start.window().focusWidget() is start.computer
    buttons = [b.text() for b in start.findChildren(PlateButton) if b.isVisible()]
    assert sorted(buttons) == ["Decks", "Games", "Play the computer", "Settings", "Two at one table"]


def test_a_saved_match_can_be_continued(qtbot: QtBot) -> None:
    start = StartScreen(STILL)
    start.set_saved(SavedMatch("Continue", "Turn 5 against Bryn"))
    shown(qtbot, start)
    assert start.resume.isVisible()
    assert (start.resume.kind, start.computer.kind) == ("primary", "row")
    with qtbot.waitSignal(start.continue_wanted):
        qtbot.keyClick(start.resume, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("computer", "computer_wanted"),
        ("hotseat", "hotseat_wanted"),
        ("decks", "decks_wanted"),
        ("settings", "settings_wanted"),
    ],
)
def test_each_entry_by_mouse_and_by_enter(qtbot: QtBot, name: str, signal: str) -> None:
    start = StartScreen(STILL)
    shown(qtbot, start)
    button = getattr(start, name)
    with qtbot.waitSignal(getattr(start, signal)):
        qtbot.mouseClick(button, LEFT)
    button.setFocus()
    with qtbot.waitSignal(getattr(start, signal)):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_arrows_walk_through_the_entries(qtbot: QtBot) -> None:
    start = StartScreen(STILL)
    shown(qtbot, start)
    for following in (start.hotseat, start.decks, start.games):
        qtbot.keyClick(start.focusWidget(), Qt.Key.Key_Down)
        assert start.focusWidget() is following
    qtbot.keyClick(start.focusWidget(), Qt.Key.Key_Up)
    assert start.focusWidget() is start.decks


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_entry_can_be_reached_at_every_size(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    start = StartScreen(Look(theme("light"), scale, 0.0, True))
    shown(qtbot, start, *size)
    for button in (start.computer, start.hotseat, start.decks, start.settings):
        button.setFocus()
        start.scroller.ensureWidgetVisible(button)
        at = button.mapTo(start, button.rect().center())
        assert start.rect().contains(at)
        assert button.width() <= start.scroller.viewport().width()
        assert button.accessibleName()


def test_two_clicks_start_a_game(qtbot: QtBot, desk: Desk) -> None:
    wanted: list[MatchSetup] = []
    window = MainWindow(desk)
    window.setup.start_wanted.disconnect()
    window.setup.start_wanted.connect(wanted.append)
    shown(qtbot, window)
    qtbot.mouseClick(window.start.computer, LEFT)
    assert window.page == "setup"
    qtbot.mouseClick(window.setup.start, LEFT)
    made = wanted[0]
    assert made.players == ("human", "playful")
    assert made.names == ("Player 1", "Pim")
    assert [path.name for path in made.decks] == ["a.deck", "b.deck"]
    assert not made.hotseat


def test_the_same_by_keyboard_alone(qtbot: QtBot, desk: Desk) -> None:
    wanted: list[MatchSetup] = []
    window = MainWindow(desk)
    window.setup.start_wanted.disconnect()
    window.setup.start_wanted.connect(wanted.append)
    shown(qtbot, window)
    for _ in range(2):  # from the lessons past the computer
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page == "setup"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert wanted[0].players == ("human", "human")
    assert wanted[0].hotseat
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page == "start"


def test_names_level_and_decks_are_taken_and_remembered(qtbot: QtBot, desk: Desk) -> None:
    screen, wanted = setup_screen(qtbot, desk)
    qtbot.keyClicks(screen.seats[0].name, "Ann")
    qtbot.mouseClick(screen.seats[1].who.buttons[1], LEFT)
    qtbot.mouseClick(screen.seats[0].plates[1], LEFT)
    qtbot.mouseClick(screen.seats[1].plates[0], LEFT)
    qtbot.mouseClick(screen.start, LEFT)
    made = wanted[0]
    assert made.names == ("Ann", "Pim")
    assert made.players == ("human", "playful")
    assert [path.name for path in made.decks] == ["b.deck", "a.deck"]
    assert desk.settings.get(LEVEL) == "playful"
    assert desk.settings.get(NAMES[0]) == "Ann"
    again, more = setup_screen(qtbot, desk)
    qtbot.keyClick(again.start, Qt.Key.Key_Return)
    assert (more[0].names, more[0].players, more[0].decks) == (made.names, made.players, made.decks)


def test_a_person_opposite_gets_an_own_name(qtbot: QtBot, desk: Desk) -> None:
    screen, wanted = setup_screen(qtbot, desk, hotseat=True)
    qtbot.keyClicks(screen.seats[1].name, "  Bryn ")
    qtbot.mouseClick(screen.start, LEFT)
    assert wanted[0].names == ("Player 1", "Bryn")
    qtbot.mouseClick(screen.seats[1].who.buttons[2], LEFT)
    qtbot.mouseClick(screen.start, LEFT)
    assert wanted[1].names == ("Player 1", "Odile")


def test_an_illegal_deck_is_not_offered(qtbot: QtBot, desk: Desk) -> None:
    screen, wanted = setup_screen(qtbot, desk)
    bad = screen.seats[0].plates[2]
    assert not bad.isEnabled()
    qtbot.mouseClick(bad, LEFT)
    qtbot.mouseClick(screen.start, LEFT)
    assert wanted[0].decks[0].name == "a.deck"


def test_without_decks_there_is_a_sentence_and_no_start(qtbot: QtBot, tmp_path: Path) -> None:
    screen = SetupScreen(STILL, Settings(tmp_path))
    screen.open(False, (), "en")
    qtbot.addWidget(screen)
    assert not screen.start.isEnabled()
    assert screen.start.text() == "No deck to play with"
    assert screen.setup() is None


def test_the_shuffle_can_be_chosen_and_is_hidden_at_first(qtbot: QtBot, desk: Desk) -> None:
    screen, wanted = setup_screen(qtbot, desk)
    assert not screen.seed.isVisible()
    qtbot.mouseClick(screen.start, LEFT)
    qtbot.mouseClick(screen.start, LEFT)
    assert wanted[0].seed != wanted[1].seed
    qtbot.mouseClick(screen.more, LEFT)
    qtbot.keyClicks(screen.seed, "4x2")
    qtbot.mouseClick(screen.start, LEFT)
    assert wanted[2].seed == 42


def test_every_button_of_every_screen_has_a_name(qtbot: QtBot, desk: Desk) -> None:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.go_setup(False)
    window.go_decks()
    for screen in window.screens:
        assert isinstance(screen, Screen)
        for button in screen.findChildren(QPushButton):
            if button.isVisibleTo(screen) and button is not window.curtain.button:
                assert button.accessibleName(), (screen, button)


def test_the_first_game_is_an_easy_one_and_everything_is_said_in_a_sentence(qtbot: QtBot, desk: Desk) -> None:
    folder = desk.decks[0]
    text = (folder / "b.deck").read_text(encoding="utf-8")
    (folder / "b.deck").write_text("# first-game: yes\n" + text, encoding="utf-8")
    screen, wanted = setup_screen(qtbot, desk)
    assert screen.opponent() == "playful" and "first game" in screen.seats[1].about.text()
    assert "first game" in screen.seats[0].plates[1].accessibleName()
    qtbot.mouseClick(screen.seats[1].who.buttons[2], LEFT)
    assert "first game" not in screen.seats[1].about.text()
    qtbot.mouseClick(screen.start, LEFT)
    assert [path.name for path in wanted[0].decks] == ["b.deck", "a.deck"]
