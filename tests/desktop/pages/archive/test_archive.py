"""The pages with a table of their own, by mouse: matches, practice with the board editor, puzzles."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.records.record import DeckList
from engine.records.record import Header as OtherHeader
from engine.records.record import Record as OtherRecord
from engine.records.record import write_record as write_other
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import Summary
from engine.trails.records.record import Header, write_record
from tests.desktop.match.test_timeline import played
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.match.timeline import PracticeMatch, ReplayMatch
from trails_desktop.pages.archive.page import ArchivePage
from trails_desktop.pages.archive.practice import PracticePage
from trails_desktop.pages.archive.shelf import SavedFile
from trails_desktop.pages.puzzles.page import PuzzlePage
from trails_desktop.ui.settings import LANGUAGE, THEME

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> MainWindow:
    records = tmp_path / "records"
    records.mkdir()
    (records / "match-0001.match").write_text(write_record(played(pool)), encoding="utf-8")
    (records / "match-0002.match").write_text('{"trails": 1', encoding="utf-8")
    made = MainWindow(replace(make_desk(tmp_path, pool), records=records))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled()
    qtbot.mouseClick(widget, LEFT)


def archive(qtbot: QtBot, window: MainWindow) -> ArchivePage:
    click(qtbot, window.start.pages["matches"])
    page = window.stack.currentWidget()
    assert isinstance(page, ArchivePage)
    return page


def test_matches_are_listed_by_game(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = archive(qtbot, window)
    assert page.games.isHidden(), "there is nothing to choose"
    folder = tmp_path / "records" / "seawall"
    folder.mkdir()
    header = OtherHeader("seawall", 1, (DeckList(dealt="a"), DeckList(dealt="b")), ("", ""), "7", names=("Cy", "Di"))
    (folder / "match-0001.match").write_text(write_other(OtherRecord(header)), encoding="utf-8")
    page.enter("en")
    assert len(page.shelf.plates) == 3
    click(qtbot, next(button for button in page.games.buttons if button.text() == "Seawall"))
    assert [plate.text() for plate in page.shelf.plates] == ["Cy against Di"]
    page.open_at("match-0001.match")
    assert isinstance(page.match, ReplayMatch), "one of the first game is found all the same"


def test_a_match_is_watched_scrubbed_and_seen_by_other_eyes(qtbot: QtBot, window: MainWindow) -> None:
    page = archive(qtbot, window)
    titles = [plate.text() for plate in page.shelf.plates]
    assert sorted(titles) == ["Ada against Bo", "match-0002.match"]
    click(qtbot, page.shelf.plates[titles.index("match-0002.match")])
    assert not page.watch.isVisible()
    assert "cannot be read" in page.facts.text()
    click(qtbot, page.shelf.plates[titles.index("Ada against Bo")])
    click(qtbot, page.check)
    assert page.verdict.text().startswith("Verified: ")
    click(qtbot, page.watch)
    match, bar = page.match, page.time_bar
    assert isinstance(match, ReplayMatch)
    assert page.table is not None
    assert bar.play.toolTip().startswith("Pause"), "it runs at once"
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert bar.play.toolTip().startswith("Play")
    at = match.at
    qtbot.keyClick(page.table, Qt.Key.Key_Right)
    assert match.at > at
    qtbot.keyClick(page.table, Qt.Key.Key_Home)
    assert match.at == 0
    middle = QPoint(bar.slider.width() // 2, bar.slider.height() // 2)
    qtbot.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(match.at - match.count / 2) < match.count * 0.03
    buttons = page.table.scene.furniture.buttons
    assert [name for name, button in buttons.items() if button.isVisible()] == ["main"], "nothing is passed here"
    bar.slider.setValue(150)
    assert match.at == 150
    click(qtbot, bar.forward)
    assert match.at > 150
    click(qtbot, bar.back_turn)
    assert match.at in [point for _, point in match.line.turns()]
    click(qtbot, bar.eyes.buttons[1])
    assert (match.looker, match.seat) == (1, 1)
    at = match.at
    click(qtbot, bar.speed.buttons[2])
    click(qtbot, bar.play)
    qtbot.waitUntil(lambda: match.at > at)
    click(qtbot, bar.play)
    click(qtbot, bar.text)
    assert window.notice.text == "The log was copied."
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert (page.table, page.match) == (None, None)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page == "start"


def test_from_a_match_to_practice_to_the_editor_and_a_saved_position(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = archive(qtbot, window)
    record = next(file for file in (tmp_path / "records").glob("*1.match"))
    before = record.read_bytes()
    titles = [plate.text() for plate in page.shelf.plates]
    click(qtbot, page.shelf.plates[titles.index("Ada against Bo")])
    click(qtbot, page.watch)
    places = [at for at, point in enumerate(page.match.line.points) if point.game.decision is not None
              and point.game.decision.purpose == "place"]  # fmt: skip
    page.time_bar.slider.setValue(places[3])
    click(qtbot, page.time_bar.here)
    assert isinstance(page.match, PracticeMatch)
    assert page.table.scene.furniture.buttons["until"].isVisible(), "in practice one passes"
    click(qtbot, page.time_bar.save)
    (saved,) = (tmp_path / "records" / "positions").glob("*.yaml")
    assert saved.name in window.notice.text
    click(qtbot, page.time_bar.edit)
    editor = page.editor
    assert editor.isVisible()
    click(qtbot, editor.zones.buttons[1])
    count = editor.cards.count()
    editor.add.setText("Nobody at all")
    qtbot.keyClick(editor.add, Qt.Key.Key_Return)
    assert editor.cards.count() == count
    assert editor.note.isVisible() and "Nobody at all" in editor.note.text()
    editor.add.setText("Lotte Yarrow")
    qtbot.keyClick(editor.add, Qt.Key.Key_Return)
    assert editor.cards.count() == count + 1
    assert not editor.note.isVisible()
    assert not editor.cards.item(count).icon().isNull()
    click(qtbot, editor.states["action"])
    editor.numbers["bond"].setValue(7)
    click(qtbot, editor.use)
    view = page.match.view()
    assert view.players[0].bond == 7
    added = view.players[0].field[-1]
    assert (added.number, added.ready) == ("D1-003", False)
    assert record.read_bytes() == before
    page.leave_match()
    window.go_start()
    click(qtbot, window.start.pages["practice"])
    practice = window.stack.currentWidget()
    assert isinstance(practice, PracticePage)
    click(qtbot, practice.shelf.plates[0])
    assert isinstance(practice.match, PracticeMatch)


def test_practice_with_two_decks_takes_back_and_forward(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, window.start.pages["practice"])
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    click(qtbot, page.begin)
    match, table = page.match, page.table
    assert match.view().asked_for == "initiative"
    match.answer((("seat", 0),))
    assert table.side.log.isVisible()
    at = match.at
    click(qtbot, page.time_bar.back)
    assert match.view().asked_for == "initiative"
    click(qtbot, page.time_bar.forward)
    assert match.at == at
    window.settings.put(THEME, "light")
    window.settings.put(LANGUAGE, "ja")
    qtbot.waitUntil(lambda: window.windowTitle().startswith("練習"))
    click(qtbot, page.time_bar.leave)
    assert page.table is None


def test_a_puzzle_by_mouse(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    click(qtbot, window.start.pages["puzzles"])
    page = window.stack.currentWidget()
    assert isinstance(page, PuzzlePage)
    page.choose([riddle.key for riddle in page.riddles].index("01-first-attack"))
    click(qtbot, page.solve)
    click(qtbot, page.hint)
    assert "attack together" in page.told.text()
    table = page.table
    assert table is not None
    qtbot.keyClick(table.view, Qt.Key.Key_Space)  # no attack
    assert page.told.text().startswith("The turn is over")
    click(qtbot, page.back)
    decision = page.match.game.decision
    table.pilot.attack(tuple(int(option[1]) for option in decision.options[:2]), ("seat", 1))
    qtbot.waitUntil(lambda: page.match.state == "solved")
    assert page.told.text().startswith("Solved. ")
    assert (tmp_path / "records" / "puzzles.json").exists()
    click(qtbot, page.leave)
    assert "solved" in page.shelf.plates[0].subtitle


@pytest.mark.parametrize(
    ("bond", "name", "winner"),
    [((12, 0), "match-0001.match", 0), ((-3, 5), "match-0001.match", 1), ((12, 8), "match-0001.match", None),
     ((12, 0), "current.match", None)],
)  # fmt: skip
def test_the_bonds_say_who_won(bond: tuple[int, int], name: str, winner: int | None) -> None:
    header = Header(decks=(("D1-001",), ("D1-001",)), seed="1", names=("Ada", "Bo"))
    assert SavedFile(Path(name), datetime(2026, 1, 1), Summary(header, 7, bond)).winner == winner


def test_a_match_is_deleted_after_a_question(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = archive(qtbot, window)
    titles = [plate.text() for plate in page.shelf.plates]
    click(qtbot, page.shelf.plates[titles.index("match-0002.match")])
    click(qtbot, page.delete)
    click(qtbot, page.sure.done_button)
    assert (tmp_path / "records" / "match-0002.match").exists()
    click(qtbot, page.delete)
    click(qtbot, page.sure.entries["delete"])
    assert not (tmp_path / "records" / "match-0002.match").exists()
    assert [plate.text() for plate in page.shelf.plates] == ["Ada against Bo"]


def test_the_board_editor_sorts_and_moves_by_dragging_and_warns_of_an_empty_deck(
    qtbot: QtBot, window: MainWindow
) -> None:
    click(qtbot, window.start.pages["practice"])
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    click(qtbot, page.empty_board)
    editor = page.editor
    assert editor.warning.isVisible() and "deck" in editor.warning.text()
    for name in ("Lotte Yarrow", "Wick Halloran"):
        editor.add.setText(name)
        qtbot.keyClick(editor.add, Qt.Key.Key_Return)
    first = editor.cards.item(0).text()
    editor.cards.sorted_to.emit(0, 1)
    assert editor.cards.item(1).text() == first
    editor.cards.put_into.emit(0)  # onto the hand
    assert editor.cards.count() == 1
    click(qtbot, editor.zones.buttons[0])
    assert editor.cards.item(0).text() == first


def test_enter_on_a_puzzle_solves_it(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, window.start.pages["puzzles"])
    page = window.stack.currentWidget()
    assert isinstance(page, PuzzlePage)
    click(qtbot, page.shelf.plates[1])
    assert page.table is None
    qtbot.keyClick(page.shelf.plates[1], Qt.Key.Key_Return)
    assert page.match is not None and page.chosen is page.riddles[1]
