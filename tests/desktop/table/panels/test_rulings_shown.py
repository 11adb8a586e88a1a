"""Rulings beside the rules: in the inspector of a card they touch, and in the rule browser, in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.trails.book.rulebook import load_book, load_rulings
from engine.trails.cards.pool import load_pool
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, mock_view
from trails_desktop.app import cli
from trails_desktop.resources import resource_dir
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.lookup.rule_browser import RuleModel
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

ROOT = Path(__file__).parents[4]
HATE = "D1-084"  # Hesper Vane


@pytest.fixture
def book() -> CardBook:
    return CardBook(load_pool(resource_dir("assets") / "cards"))


def test_the_rules_tab_ends_in_the_rulings_that_touch_the_card(qtbot: QtBot, book: CardBook) -> None:
    load_fonts()
    table = TableWidget(FakeMatch(mock_view()), fakes.pool(), None, theme("dark"), speed=0, book=book)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    table.reader.read_number(HATE)
    inspector = table.side.inspector
    rules = [one.rule for one in inspector.state.rulings or ()]
    assert rules.index("1407.1") < rules.index("R027")
    inspector.open_tab(3)
    pane = inspector._pane
    y = next(y for y in range(0, pane.height(), 3) if pane.rule_at(y) == "R027")
    QTest.mouseClick(pane, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(60, y))
    assert table.learning.rules is not None and table.learning.rules.current == "R027"
    table.set_language("ja")
    assert table.learning.rules is not None and table.learning.rules.current == "R027", "it opens anew where it was"
    shown = table.learning.rules.model.rule(table.learning.rules.list.currentIndex().row())
    assert shown is not None and shown.says == load_rulings("ja")["R027"].says
    table.reader.read_number(HATE)
    said = {one.rule: one.plain for one in inspector.state.rulings or ()}
    assert load_rulings("ja")["R027"].says in said["R027"] and load_book("ja")["1407.1"].says in said["1407.1"]


def test_cards_without_that_craft_do_not_show_its_ruling(book: CardBook) -> None:
    pool = load_pool(resource_dir("assets") / "cards")
    with_hate = {number for number in pool if "R027" in {one.rule for one in book.touching(number)}}
    assert HATE in with_hate and 0 < len(with_hate) < len(tuple(pool)) / 3


def test_the_browser_finds_rulings_by_number_and_by_words(book: CardBook) -> None:
    model = RuleModel(book.rules())
    model.search("r02")
    assert [model.data(model.index(i, 0))[:4] for i in range(model.rowCount())] == [f"R02{i}" for i in range(10)]
    model.search("loops")
    found = [rule.id for i in range(model.rowCount()) if (rule := model.rule(i)) is not None]
    assert "R087" in found and "1501.1" in found
    japanese = RuleModel(book.rules("ja"))
    japanese.search("再構築")
    assert japanese.rowCount() >= 2


def test_the_command_says_rulings_and_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "R027", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kind"] == "ruling" and told["says"].startswith("Hate: ") and "hate_scope" in told["says"]
    assert cli.main(["rules", "705.5", "--lang", "ja", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["says"] == load_book("ja")["705.5"].says


def test_the_start_screen_waits_neither_for_the_grammar_nor_for_what_paints_pictures(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\nfrom PySide6.QtWidgets import QApplication\n"
        "from trails_desktop.app.start import make_desk\nfrom trails_desktop.paths import Paths\n"
        "from trails_desktop.app.window import MainWindow\nprogram = QApplication([])\nhome = Path(sys.argv[1])\n"
        "desk, _ = make_desk(Paths(*(home / str(i) for i in range(len(Paths.__dataclass_fields__)))))\n"
        "before = set(sys.modules)\nwindow = MainWindow(desk)\nwindow.show()\ndesk.pictures.close()\n"
        "names = ('engine.text.compile', 'trails_desktop.cardart.pictures.painting', 'trails_desktop.table.table',"
        " 'trails_desktop.library.importing.rows')\n"
        "print([name for name in names if name in sys.modules])\n"
    )
    for first in (True, False):  # the first start reads the shipped cards into the library
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
        )
        loaded = done.stdout.splitlines()[-1]
        assert first or loaded == "[]", loaded
