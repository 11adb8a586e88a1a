"""Files by name, by drop and pasted: each on the page of its kind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.games import FIRST, known_names
from trails_desktop.app.arrivals import Arrivals, open_files
from trails_desktop.app.cli import _opened
from trails_desktop.app.desktop_entry import entry
from trails_desktop.app.icon import SIZES, icon, picture
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.library.kinds import game_in, kind_of
from trails_desktop.library.opening import open_library
from trails_desktop.pages.archive.page import ArchivePage
from trails_desktop.pages.deckbuilder.cards.page import CardsPage
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.games.decks import GameDecksPage
from trails_desktop.pages.lessons.game_page import GameLessonsPage
from trails_desktop.pages.puzzles.games import GamePuzzlesPage
from trails_desktop.pages.puzzles.page import PuzzlePage
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir
from trails_desktop.ui.settings import ANIMATION

DECK = "# name: Day // Night\n\n4 Wick Halloran [Signal Runner]\n"
CARD = '{"number": "X1-001", "lang": "ja", "name": "波止場の番人", "type": "UNIT", "cp": 2, "str": 2, "def": 1}'
OTHER = next(name for name in known_names() if name != FIRST)
PUZZLE = next(iter(sorted((resource_dir("assets") / "puzzles").glob("*.yaml"))))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    paths = Paths(tmp_path / "data")
    paths.create()
    desk, _ = make_desk(paths, open_library(paths))
    if desk.pictures is not None:
        desk.pictures.close()
        desk.pictures = None
    desk.settings.put(ANIMATION, 0)
    made = MainWindow(desk)
    qtbot.addWidget(made)
    Arrivals(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("a.deck", DECK, "deck"),
        ("a.txt", "4 Wick Halloran", "deck"),
        ("a.csv", "Count,Name\n4,Wick Halloran\n", "deck"),
        ("a.csv", "番号;名前;種類;コスト;攻撃力\nX-1;番人;UNIT;2;1\n", "cards"),
        ("a.txt", "number\tname\ttype\tcp\tstr\nX-1\tMan\tUNIT\t2\t1\n", "cards"),
        ("a.json", f"[{CARD}]", "cards"),
        ("a.json", '["D1-001", "D1-001"]', "deck"),
        ("a.jsonl", CARD, "cards"),
        ("a.yaml", "- {number: '1', name: Bo, type: EVENT, ep: 1}\n", "cards"),
        ("a.yaml", "title: A board\nboard:\n  at: start\n", "position"),
        ("a.match", "x", "match"),
        ("a.yaml", "game: seawall\ntitle: One\nboard: {}\nlesson: {}\n", "lesson"),
        ("a.cod", "<cockatrice_deck/>", "deck"),
        ("", "", "deck"),
    ],
)
def test_what_a_file_is(tmp_path: Path, name: str, text: str, kind: str) -> None:
    assert kind_of(file(tmp_path, name, text) if name else tmp_path / "none") == kind


@pytest.mark.parametrize(
    ("name", "text", "game"),
    [
        ("a.deck", DECK, FIRST),
        ("a.deck", f"# name: X\n# game: {OTHER}\n", OTHER),
        ("a.jsonl", f'{{"number": "1", "game": "{OTHER}"}}', OTHER),
        ("a.csv", f"number,game,type\n1,{OTHER},unit\n", OTHER),
        ("a.csv", "number,game,type\n1,chess,unit\n", FIRST),
        ("a.yaml", f"# one\ngame: {OTHER}\nboard: {{}}\n", OTHER),
        ("a.yaml", f"- {{number: 1, name: The game, game: '{OTHER}'}}\n", FIRST),
        ("a.match", f'{{"match": 1, "game": "{OTHER}"}}\n', OTHER),
        ("", "", FIRST),
    ],
)
def test_which_game_a_file_is_of(tmp_path: Path, name: str, text: str, game: str) -> None:
    assert game_in(file(tmp_path, name, text) if name else tmp_path / "none") == game


def of_another(kind: str) -> str:
    """The first scenario of the other game's puzzles or lessons, under a name of its own."""
    folder = resource_dir("assets") / OTHER / kind
    text = max(folder.glob("*.yaml")).read_text(encoding="utf-8").split("\n---\n")[0]
    return re.sub(r'(?m)^(  title: \{en: )"[^"]*"', r'\1"Mine"', re.sub(r"(?m)^  id: .*", "  id: mine", text))


def test_the_shipped_files_are_what_they_are() -> None:
    assert {kind_of(one) for one in PUZZLE.parent.glob("*.yaml")} == {"puzzle"}
    assert {kind_of(one) for one in (resource_dir("assets") / "cards").glob("*.yaml")} == {"cards"}
    assert {kind_of(one) for one in resource_dir("decks").glob("*.deck")} == {"deck"}


def test_each_file_comes_to_its_page(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_files(window, [file(tmp_path, "quay.deck", DECK)])
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage) and page.editor.deck.name == "Day // Night"
    open_files(window, [file(tmp_path, "own.jsonl", CARD)])
    page = window.stack.currentWidget()
    assert isinstance(page, CardsPage)
    qtbot.waitUntil(lambda: page.importing.plan is not None)
    assert page.importing.plan is not None and page.importing.plan.count("added") == 1
    open_files(window, [file(tmp_path, "old.match", "nonsense")])
    page = window.stack.currentWidget()
    assert isinstance(page, ArchivePage) and page.chosen is not None and page.chosen.path.name == "old.match"
    assert page.delete.isHidden(), "a file that is kept elsewhere is not the program's to delete"
    own = file(tmp_path, "mine.yaml", PUZZLE.read_text(encoding="utf-8"))
    open_files(window, [own])
    page = window.stack.currentWidget()
    assert isinstance(page, PuzzlePage) and page.chosen is not None and page.chosen.key == "mine"
    for kind, page_of in (("puzzles", GamePuzzlesPage), ("lessons", GameLessonsPage)):
        come = file(tmp_path, "of-another.yaml", of_another(kind))
        open_files(window, [come])
        page = window.stack.currentWidget()
        assert isinstance(page, page_of) and page.kit is not None and page.kit.id == OTHER
        assert "Mine" in page.heading.text()
        open_files(window, [file(tmp_path, "bad.yaml", come.read_text(encoding="utf-8").replace("board:", "bored:"))])
        assert "bored" in window.notice.text and "bad.yaml" in window.notice.text
    open_files(window, [file(tmp_path, "theirs.deck", f"# name: Theirs\n# game: {OTHER}\n4 WE-001\n")])
    page = window.stack.currentWidget()
    assert isinstance(page, GameDecksPage) and page.work is not None and page.work.now.name("en") == "Theirs"
    open_files(window, [file(tmp_path, "board.yaml", f"game: {OTHER}\ntitle: A board\nboard:\n  at: main\n")])
    assert "only puzzles" in window.notice.text
    open_files(window, [tmp_path])
    assert "folder" in window.notice.text


def test_a_file_is_dropped_and_pasted_on_the_start_screen(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file(tmp_path, "quay.deck", DECK)))])
    where, left, none = QPointF(40, 40), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(where, Qt.DropAction.CopyAction, data, left, none))
    assert window.page == "decks"
    window.go_start()
    again = QMimeData()
    again.setUrls(data.urls())
    QGuiApplication.clipboard().setMimeData(again)
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.page == "decks"
    QGuiApplication.clipboard().clear()


def test_a_file_alone_on_the_command_line_is_opened() -> None:
    assert _opened(["/home/a/first light.deck"]) == ["--open", "/home/a/first light.deck"]
    assert _opened(["--data", "d", "a.match"]) == ["--data", "d", "--open", "a.match"]
    for given in ([], ["demo"], ["--version"], ["deck", "check", "a.deck"], ["--open", "a.deck"]):
        assert _opened(given) == given


def test_the_program_has_a_sign_and_an_entry(qapp: QApplication) -> None:
    assert {size.width() for size in icon().availableSizes()} == set(SIZES)
    made = picture(64)
    assert made.pixelColor(0, 0).alpha() == 0 and made.pixelColor(32, 30).red() > 200
    text = entry('/opt/50%/a "b"/trails')
    assert 'Exec="/opt/50%%/a \\"b\\"/trails" %f' in text and "StartupWMClass=trails-desktop" in text
