"""Lessons and puzzles of games with a board of their own: led and judged, by mouse, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Kind, Option
from engine.scenario.common.lesson import Led, Texts
from engine.trails.cards.pool import CardPool
from tests.desktop.board.matches import drag
from tests.desktop.screen_fakes import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.board.asking.asker import OTHER_PLAYER
from trails_desktop.board.board import Board
from trails_desktop.games.kit import GameKit
from trails_desktop.games.roster import known_kits
from trails_desktop.games.shipped import read_files
from trails_desktop.match.games.led import LedGame
from trails_desktop.match.games.prepared import PuzzleGame
from trails_desktop.pages.games.choose import ChoosePage
from trails_desktop.pages.games.playing import GamesPage
from trails_desktop.pages.lessons.game_page import GameLessonsPage
from trails_desktop.pages.progress import Learned, Solved
from trails_desktop.pages.puzzles.games import GamePuzzlesPage
from trails_desktop.pages.puzzles.shelf import daily
from trails_desktop.resources import resource_dir
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import look

TEACHING = [kit for kit in known_kits() if kit.teaches]
POSING = [kit for kit in known_kits() if kit.poses]


def named(kit: GameKit) -> str:
    return kit.id


def lessons_of(kit: GameKit) -> list[Led]:
    rules = kit.rules()
    read = rules.lessons
    assert read is not None
    found, problems = read_files(kit.id, "lessons", lambda text, file: read(text, file, rules.cards))
    assert problems == []
    return found


def lessons_page(qtbot: QtBot, tmp_path: Path, code: str = "en") -> GameLessonsPage:
    load_fonts()
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    page = GameLessonsPage(desk, look(desk.settings), rest=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.enter(code)
    page.show()
    return page


def do(board: Board, option: Option) -> None:
    """A move by mouse, however the board takes it."""
    verb, *cards = option
    decision = board.now.decision
    assert decision is not None
    if board.sheet is not None:
        QTest.keyClick(board.sheet, Qt.Key.Key_Return)
    elif decision.bill is not None:  # the cheapest plan is there
        board.press_button("main")
    elif verb == "block" or decision.kind is Kind.CHOOSE:
        for one in decision.options:
            board.point(("card", int(one[1])))
        board.press_button("main")
    elif len(cards) == 1:
        drag(board, ("card", int(cards[0])), board.view.rect().center())
    else:
        target = int(cards[1])
        seat = board.now.seat ^ 1
        drag(board, ("card", int(cards[0])), ("seat", seat) if target == OTHER_PLAYER else ("card", target))


@pytest.mark.parametrize("kit", TEACHING, ids=named)
@pytest.mark.parametrize("code", ["en", "ja"])
def test_every_lesson_is_played_to_its_end_by_mouse(qtbot: QtBot, tmp_path: Path, kit: GameKit, code: str) -> None:
    page = lessons_page(qtbot, tmp_path, code)
    page.open_at(kit.id)
    assert len(page.shelf.plates) == len(page.lessons) >= 6
    page.start.click()
    for number, led in enumerate(page.lessons):
        match, board, guide = page.match, page.table, page.guide
        assert isinstance(match, LedGame)
        assert isinstance(board, Board)
        assert guide is not None
        for at, step in enumerate(led.lesson.steps):
            assert match.step == at
            speech = guide.coach.speech
            assert speech is not None
            assert step.say[code].replace("*", "") == speech.say.replace("*", "")
            for thing in (*step.light, *step.ring, *step.hand):
                assert guide.rect_of(thing) is not None, (led.head.title, at, thing)
            if step.want.kind == "do":
                for _ in range(4):  # a card is played, and then paid for
                    if match.step != at:
                        break
                    decision = board.now.decision
                    assert decision is not None
                    do(board, decision.options[0])
            else:
                QTest.mouseClick(guide.coach.go, Qt.MouseButton.LeftButton)
        assert match.over
        assert led.lesson.id in page.learned.done
        if number + 1 < len(page.lessons):
            QTest.mouseClick(guide.coach.go, Qt.MouseButton.LeftButton)
    assert Learned(tmp_path / "records" / kit.id).done == {led.lesson.id for led in page.lessons}


@pytest.mark.parametrize("kit", TEACHING, ids=named)
def test_every_step_speaks_both_languages_in_few_words(kit: GameKit) -> None:
    for led in lessons_of(kit):
        lesson = led.lesson
        texts: list[Texts] = [lesson.title, lesson.idea, lesson.done]
        for step in lesson.steps:
            texts += [step.line, step.say, *(one for one in (step.under, step.why, step.otherwise) if one), *step.hints]
        for said in texts:
            assert set(said) == {"en", "ja"}, said
            assert len(said["en"]) <= 90 and len(said["ja"]) <= 45, said
            assert not re.search(r"[A-Za-z]{3,}", said["ja"]), said


def test_what_the_step_does_not_want_is_refused_and_back_leads_to_the_step_before(qtbot: QtBot, tmp_path: Path) -> None:
    page = lessons_page(qtbot, tmp_path)
    page.open_at(TEACHING[0].id)
    page.start.click()
    match, board, guide = page.match, page.table, page.guide
    assert isinstance(match, LedGame) and isinstance(board, Board) and guide is not None
    guide.press()  # the first step is only read
    assert match.step == 1 and match.asks
    wanted = board.now.decision
    assert wanted is not None and len(wanted.options) == 1
    other = next(card for card in board.now.cards() if card.zone == "hand" and card.owner == 0
                 and card.id not in wanted.options[0])  # fmt: skip
    said = match.why_not(other.id)
    assert len(said) == 1 and said[0].startswith("Not yet. First: ")
    guide.help()  # no hint: it is done for the player
    assert match.step == 2
    page.panel.back.click()
    assert match.step == 1 and board.now.decision == wanted
    view = board.view
    QApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier))
    assert match.step == 2
    page.leave_match()
    page.choose(0)
    page.start.click()  # where one stopped
    assert page.match.step == 2


def test_a_puzzle_is_solved_where_passing_leads_on_to_the_attack(qtbot: QtBot, tmp_path: Path) -> None:
    load_fonts()
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    page = GamePuzzlesPage(desk, look(desk.settings))
    qtbot.addWidget(page)
    page.open_at("eightfold")
    assert len(page.riddles) >= 6
    page.open_puzzle(0)
    match = page.match
    for _ in range(20):
        decision = match.view().decision
        if match.state != "open" or decision is None:
            break
        match.answer(decision.options[-1:] if decision.purpose == "attackers" else (("pass",),))
    assert match.state == "solved"
    assert page.riddles[0].key in Solved(tmp_path / "records" / "eightfold")


@pytest.mark.parametrize("kit", POSING[:1], ids=named)  # the moves of its first puzzle, by mouse
def test_puzzles_are_listed_solved_and_remembered(qtbot: QtBot, tmp_path: Path, kit: GameKit) -> None:
    load_fonts()
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    page = GamePuzzlesPage(desk, look(desk.settings))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.enter("ja")
    page.open_at(kit.id)
    easiest = [one for one in page.riddles if one.puzzle.level == 1]
    assert len(page.riddles) >= 6 and len(page.shelf.plates) == len(easiest)
    page.grade.buttons[2].click()
    assert [page.riddles[at].puzzle.level for at in page.rows] == [3] * len(page.shelf.plates)
    page.today = lambda: date(2026, 11, 28)
    page.daily.click()
    assert page.chosen is page.riddles[daily(len(page.riddles), date(2026, 11, 28))]
    page.leave_match()
    page.choose(0)
    first = page.riddles[0]
    assert page.task.text() == first.words("task", "ja")
    page.solve.click()
    match, board = page.match, page.table
    assert isinstance(match, PuzzleGame) and isinstance(board, Board)
    assert page.told.text() == first.words("task", "ja")
    assert board.now.decision is not None
    attacks = [one for one in board.now.decision.options if one[0] == "attack" and one[2] == OTHER_PLAYER]
    weak, strong = sorted(attacks, key=lambda one: board.now.card(int(one[1])).numbers["ap"])  # type: ignore[union-attr]
    do(board, weak)  # it is blocked
    assert page.back.isEnabled() and not page.next.isVisible()
    page.back.click()
    assert not page.back.isEnabled() and page.forward.isEnabled()
    do(board, strong)
    assert match.state == "solved"
    assert page.next.isVisible()
    page.next.click()
    assert page.chosen is page.riddles[1]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.table is None
    with qtbot.waitSignal(page.page_wanted) as wished:
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert wished.args == [f"games/{kit.id}"]
    assert first.key in Solved(tmp_path / "records" / kit.id)


@pytest.mark.parametrize("kit", POSING, ids=named)
def test_a_puzzle_whose_turn_is_over_has_failed(qtbot: QtBot, tmp_path: Path, kit: GameKit) -> None:
    load_fonts()
    desk = make_desk(tmp_path, CardPool())
    page = GamePuzzlesPage(desk, look(desk.settings))
    qtbot.addWidget(page)
    page.open_at(kit.id)
    page.open_puzzle(0)
    match = page.match
    while match.state == "open":
        match.answer(match.view().decision.options[:1])  # pass
    assert match.state == "failed"
    assert "not reached" in page.told.text()
    page.back.click()
    assert match.state == "open"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    desk.languages = Languages(resource_dir("assets") / "translations")
    shown = MainWindow(desk)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    shown.close()


def test_games_lead_to_their_lessons_and_puzzles(window: MainWindow) -> None:
    kit = TEACHING[0]
    window.go_page("choose")
    choose = window.stack.currentWidget()
    assert isinstance(choose, ChoosePage)
    choose.cards[kit.id].learn.click()
    assert isinstance(window.stack.currentWidget(), GameLessonsPage)
    window.go_page(f"games/{kit.id}")
    games = window.stack.currentWidget()
    assert isinstance(games, GamesPage)
    games.setups[kit.id].ways["game-puzzles"].click()
    page = window.stack.currentWidget()
    assert isinstance(page, GamePuzzlesPage)
    assert page.kit is kit
