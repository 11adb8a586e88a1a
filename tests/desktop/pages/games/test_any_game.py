"""Any game in the window: chosen, set up, played by mouse and keyboard, left, gone on with, ended, looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.records.record import load_record
from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import make_desk
from tests.games.ferry import FERRY
from tests.games.ferry_kit import KIT
from trails_desktop.app.page_entries import opening
from trails_desktop.app.window import MainWindow
from trails_desktop.games import roster
from trails_desktop.games.plain import PlainBoard
from trails_desktop.match.games.local import LocalGame
from trails_desktop.match.recorder import CURRENT
from trails_desktop.match.thinker import any_answer
from trails_desktop.pages.archive.page import ArchivePage
from trails_desktop.pages.games.choose import ChoosePage
from trails_desktop.pages.games.kept import saved_detail
from trails_desktop.pages.games.playing import GamesPage
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import LANGUAGE, LAST_GAME, OPENS_LAST, THEME, look


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_KITS", MappingProxyType({"ferry": "tests.games.ferry_kit"}))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, offered: None) -> Iterator[MainWindow]:
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    desk.languages = Languages(resource_dir("assets") / "translations")
    shown = MainWindow(desk)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    shown.close()


class InThread(QObject):
    """A computer player that answers at once."""

    decided = Signal(object)
    here = False

    def ask(self, name: str, seed: int, asked: Any) -> None:
        self.decided.emit(any_answer(asked.decision))

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


def choose(window: MainWindow) -> ChoosePage:
    window.go_page("choose")
    page = window.stack.currentWidget()
    assert isinstance(page, ChoosePage)
    return page


def games(window: MainWindow) -> GamesPage:
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage)
    return page


def set_up(qtbot: QtBot, window: MainWindow, opponent: int = 0) -> GamesPage:
    window.go_page("games/ferry")
    page = games(window)
    panel = page.setups["ferry"]
    panel.seats[1].who.select(opponent)
    panel.seats[0].name.setText("Ada")
    panel.retranslate()
    return page


def begin(qtbot: QtBot, window: MainWindow) -> GamesPage:
    page = set_up(qtbot, window)
    page.setups["ferry"].seats[1].name.setText("Bryn")
    qtbot.mouseClick(page.setups["ferry"].start, Qt.MouseButton.LeftButton)
    return page


def board(page: GamesPage) -> PlainBoard:
    shown = page.area.board
    assert isinstance(shown, PlainBoard)
    return shown


def play(qtbot: QtBot, page: GamesPage, most: int = 400, *, by_key: bool = False) -> int:
    """Random answers through the window until the match is over; returns how many."""
    stream, done = Random(3), 0
    while done < most and not page._over:
        if page.stack.currentWidget() is page.curtain:
            qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
            continue
        button: QPushButton = stream.choice(board(page).options)
        if by_key:
            button.setFocus()
            qtbot.keyClick(button, Qt.Key.Key_Space)
        else:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        done += 1
    return done


def test_games_are_chosen_by_card_and_by_key(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.start.games.isHidden()
    page = choose(window)
    assert list(page.cards) == ["trails", "ferry"]
    assert "Ferry" in page.cards["ferry"].play.accessibleName()
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert window.page == "games" and games(window).kit is KIT
    assert window.windowTitle() == "Ferry – Trails Desktop"
    qtbot.mouseClick(games(window).setups["ferry"].back, Qt.MouseButton.LeftButton)
    assert window.page == "choose"
    qtbot.keyClick(choose(window), Qt.Key.Key_1)
    assert window.page == "start"


def test_without_other_games_there_is_nothing_to_choose(qtbot: QtBot, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(roster, "_KITS", MappingProxyType({}))
    window = MainWindow(make_desk(tmp_path, CardPool()))
    qtbot.addWidget(window)
    assert window.start.games.isHidden()
    window.close()


def test_the_game_played_last_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    desk = window._desk
    assert opening(desk) == "choose"
    choose(window).cards["trails"].play.click()
    assert desk.settings.get(LAST_GAME) == "trails" and opening(desk) == ""
    choose(window).cards["ferry"].play.click()
    assert opening(desk) == "games/ferry"
    page = choose(window)
    assert page.first() is page.cards["ferry"].play
    page.opens.click()
    assert not desk.settings.get(OPENS_LAST) and opening(desk) == "choose"


def test_a_whole_match_by_mouse_ends_with_its_reason(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = begin(qtbot, window)
    assert play(qtbot, page) > 10
    assert page.stack.currentWidget() is page.ending
    match = page.match
    assert match is not None and match.names == ("Ada", "Bryn") and match.kept == "match-0001.match"
    assert "landed" in page.ending.reason.text() and page.ending.headline.text() in ("Ada wins", "Bryn wins", "A draw")
    record = load_record((page.folder or tmp_path) / match.kept)
    assert record.header.decks[0].cards == FERRY.ready_decks[0].cards
    assert match.log()[0].text.endswith(("draws a card", "draws Mail")) or "draws" in match.log()[0].text


def test_by_keyboard_and_a_rematch(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    play(qtbot, page, 20, by_key=True)
    assert page.match is not None
    page.match.concede()
    assert page.stack.currentWidget() is page.ending
    seed = page.match.setup.seed if page.match is not None else ""
    qtbot.waitUntil(lambda: not page.ending._deaf.isActive())
    qtbot.keyClick(page.ending.rematch, Qt.Key.Key_Return)
    assert page.playing and page.match is not None and page.match.setup.seed != seed


def test_the_curtain_hides_everything_between_two_people(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    if page.stack.currentWidget() is not page.curtain:
        play(qtbot, page, 1)
    assert page.stack.currentWidget() is page.curtain
    assert page.area.board is None, "no board is in the accessible tree"
    assert page.match is not None
    wanted = page.match.names[page._wanted]
    assert page.curtain.name.text() == wanted and page.curtain.task.text() == "Load the ferry or land it"
    assert wanted in page.title()
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Space)
    assert page.stack.currentWidget() is page.curtain, "a key still meant for the board opens nothing"
    page.curtain.button.click()
    assert page.match.names[page.match.seat] == wanted and board(page).options


def test_leaving_saves_and_continue_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    play(qtbot, page, 5)
    folder = page.folder
    assert folder is not None
    page.area.leave.click()
    assert window.page == "choose" and page.match is None
    assert saved_detail(folder).endswith("Ada against Bryn")
    card = choose(window).cards["ferry"]
    assert not card.resume.isHidden() and card.resume.kind == "primary"
    card.resume.click()
    assert games(window).playing and page.match is not None and len(page.match.record().answers) >= 5
    assert page.stack.currentWidget() is page.curtain, "nobody sits there yet"
    page.leave()
    window.go_page("games/ferry")
    panel = page.setups["ferry"]
    assert not panel.resume.isHidden() and panel.first() is panel.resume
    panel.start.click()  # another one: that which waited is kept
    assert (folder / "earlier-0001.match").exists() and (folder / CURRENT).exists()


def test_giving_up_asks_first(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    if page.stack.currentWidget() is page.curtain:
        page.curtain.button.click()
    match = page.match
    assert match is not None
    loser = match.names[match.seat]
    page.area.concede.click()
    assert page.playing and loser in page.sheet.message.text()
    page.sheet.entries["give up"].click()
    assert page.stack.currentWidget() is page.ending and page.ending.reason.text() == f"{loser} gave up."


def test_a_board_that_tells_the_end_itself_is_left_by_the_player(qtbot: QtBot, window: MainWindow) -> None:
    class Telling(PlainBoard):
        left = Signal()

    page = games(window) if window.page == "games" else set_up(qtbot, window)
    page.kits["ferry"] = page.kit = replace(KIT, board=Telling)
    page.setups["ferry"].start.click()
    if page.stack.currentWidget() is page.curtain:
        page.curtain.button.click()
    assert page.match is not None and page.area.concede.text() == "Concede"
    page.match.concede()
    assert page.stack.currentWidget() is page.area and page.area.concede.text() == "The result"
    board(page).left.emit()  # type: ignore[attr-defined]
    assert page.stack.currentWidget() is page.ending


def test_best_of_three_goes_on_until_somebody_won_twice(qtbot: QtBot, window: MainWindow) -> None:
    page = set_up(qtbot, window)
    page.setups["ferry"].series.buttons[1].click()
    page.setups["ferry"].start.click()
    for count in (1, 2):
        match = page.match
        assert match is not None and sum(match.setup.series[1:]) == count - 1
        if page.stack.currentWidget() is page.curtain:
            page.curtain.button.click()
        while match.seat != 0:  # the same one loses each time
            match.sit_down(0)
        match.concede()
        told = page.ending.reason.text()
        assert f"Best of 3: Ada 0, {match.names[1]} {count}." in told
        assert page.ending.rematch.text() == ("Next match" if count == 1 else "Rematch")
        assert page.folder is not None
        assert load_record(page.folder / match.kept).header.series == (3, 0, count - 1)
        page.ending.rematch_wanted.emit()
    assert page.match is not None and page.match.setup.series == (3, 0, 0)  # another series


def test_the_matches_show_those_of_every_game_and_open_their_replay(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    play(qtbot, page, 12)
    assert page.match is not None
    page.match.concede()
    page.leave()
    window.go_page("matches")
    matches = window.stack.currentWidget()
    assert isinstance(matches, ArchivePage)
    assert [plate.text() for plate in matches.shelf.plates] == ["Ada against Bryn"]
    assert matches.shelf.plates[0].subtitle.startswith("Ferry · ")
    matches.check.click()
    assert matches.verdict.text().startswith("Verified: ")
    matches.watch.click()
    assert window.page == "games" and page.replay is not None and page.replay.count >= 12
    page.area.leave.click()
    assert window.page == "matches"
    matches.delete.click()
    matches.sure.entries["delete"].click()
    assert matches.shelf.plates == []


def test_the_replay_is_stepped_through(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    play(qtbot, page, 12)
    assert page.match is not None
    page.match.concede()
    page.ending.replay.click()
    replay = page.replay
    assert replay is not None and page.stack.currentWidget() is page.area and not page.area.steps.isHidden()
    assert replay.at == 0 and not board(page).options
    page.area.steps.step.click()
    assert replay.at == 1
    page.area.steps.turn.click()
    assert replay.at in replay.turns
    page.area.steps.slider.setValue(replay.count)
    assert replay.at == replay.count and replay.view().winner is not None
    seat = replay.seat
    page.area.steps.eyes.click()
    assert replay.seat == 1 - seat
    page.area.steps.turn_back.click()
    assert replay.at < replay.count


def test_against_the_computer(qtbot: QtBot, tmp_path: Path, offered: None) -> None:
    def make(game: Any, setup: Any, kit: Any, folder: Path | None) -> LocalGame:
        return LocalGame(game, setup, kit, folder, pace=0, thinker=InThread())  # type: ignore[arg-type]

    desk = make_desk(tmp_path, CardPool())
    page = GamesPage(desk, look(desk.settings), (KIT,), make)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.open_at("ferry")
    panel = page.setups["ferry"]
    assert panel.setup().players == ("human", "random") and panel.setup().names[1] == "Wil"
    panel.start.click()
    while not page._over:
        qtbot.waitUntil(lambda: page._over or bool(board(page).options))
        if not page._over:
            board(page).options[0].click()
    assert page.ending.headline.text() in ("You win", "You lose", "A draw")
    page.shut()


def test_language_and_theme_change_while_playing(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    window._desk.settings.put(THEME, "light")
    window._desk.settings.put(LANGUAGE, "ja")
    qtbot.waitUntil(lambda: page.area.concede.text() == "投了")
    if page.stack.currentWidget() is page.curtain:
        page.curtain.button.click()
    assert board(page).options
    assert window.windowTitle().startswith("渡し舟")
    page.leave()
    assert choose(window).cards["ferry"].name.text() == "渡し舟"
    window._desk.settings.put(LANGUAGE, "en")
    qtbot.waitUntil(lambda: page.area.concede.text() == "Concede")


def test_a_damaged_match_is_told_in_one_sentence(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(qtbot, window)
    play(qtbot, page, 3)
    folder = page.folder
    assert folder is not None
    page.leave()
    (folder / CURRENT).write_text("no match\n", encoding="utf-8")
    said: list[str] = []
    window.go_page("games/ferry")
    page.said.connect(said.append)
    page.go_on()
    assert len(said) == 1 and "line 1" in said[0] and page.stack.currentWidget() is page.setups["ferry"]
