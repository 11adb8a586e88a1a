"""The decks screen: legality in words, counts, faces, the large card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import STILL, make_pool, write_deck
from trails_desktop.resources import resource_dir
from trails_desktop.screens.decks.info import load_decks
from trails_desktop.screens.decks.screen import DecksScreen
from trails_desktop.screens.parts.faces import FaceArt

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> DecksScreen:
    write_deck(tmp_path, "a.deck", "Alpha", 50, pool, plan="Attack early.")
    write_deck(tmp_path, "b.deck", "Beta", 52, pool)
    (tmp_path / "c.deck").write_text("4 nonsense [", encoding="utf-8")
    made = DecksScreen(STILL, FaceArt(None))
    made.show_decks(load_decks([tmp_path], pool), "en")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_legal_deck_says_so(screen: DecksScreen) -> None:
    assert screen.name.text() == "Alpha"
    assert screen.plan.text() == "Attack early."
    assert screen.verdict.said == "Legal for Strategy 50 cards"
    assert screen.plates[0].accessibleName() == "Alpha. legal"


def test_an_illegal_deck_says_why_with_the_rule(qtbot: QtBot, screen: DecksScreen) -> None:
    qtbot.mouseClick(screen.plates[1], LEFT)
    assert screen.name.text() == "Beta"
    assert "Not legal for Strategy" in screen.verdict.said
    assert "52 cards" in screen.verdict.said
    assert "602.4a" in screen.verdict.said


def test_a_file_that_cannot_be_read_says_where(qtbot: QtBot, screen: DecksScreen) -> None:
    qtbot.mouseClick(screen.plates[2], LEFT)
    assert "cannot be read" in screen.verdict.said
    assert "c.deck, line 1" in screen.verdict.said
    assert screen.model.rowCount() == 0


def test_counts_add_up(screen: DecksScreen) -> None:
    deck = screen.current
    assert deck is not None
    assert deck.size == 50
    assert sum(count for _, count in deck.types) == 50
    assert sum(count for column in deck.curve for _, count in column) == 50
    assert sum(line.count for line in screen.model.lines) == 50
    for kind, count in deck.types:
        assert f"{kind}: {count}" in screen.chart.accessibleName()


def test_cards_have_names_for_a_screen_reader(screen: DecksScreen) -> None:
    first = screen.model.index(0, 0)
    line = screen.model.lines[0]
    text = screen.model.data(first, Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(text, str)
    assert line.printing("en").name in text
    assert text.startswith(f"{line.count} × ")


def test_a_click_shows_the_large_face_and_escape_gives_the_focus_back(qtbot: QtBot, screen: DecksScreen) -> None:
    screen.grid.setFocus()
    place = screen.grid.visualRect(screen.model.index(1, 0)).center()
    qtbot.mouseClick(screen.grid.viewport(), LEFT, pos=place)
    assert screen.large.isVisible()
    assert screen.large.card == screen.model.lines[1].printing("en")
    qtbot.keyClick(screen.large, Qt.Key.Key_Right)
    assert screen.large.card == screen.model.lines[2].printing("en")
    assert screen.large.accessibleName().startswith(screen.model.lines[2].printing("en").name)
    qtbot.keyClick(screen.large, Qt.Key.Key_Escape)
    assert not screen.large.isVisible()
    assert screen.focusWidget() is screen.grid


def test_the_keyboard_opens_a_card_and_leads_back(qtbot: QtBot, screen: DecksScreen) -> None:
    screen.grid.setFocus()
    qtbot.keyClick(screen.grid, Qt.Key.Key_Right)
    qtbot.keyClick(screen.grid, Qt.Key.Key_Return)
    assert screen.large.card == screen.model.lines[1].printing("en")
    qtbot.keyClick(screen.large, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.back_wanted):
        qtbot.keyClick(screen.grid, Qt.Key.Key_Escape)


def test_the_ready_made_decks_are_legal_and_have_a_plan(pool: CardPool) -> None:
    decks = load_decks([resource_dir("decks")], pool)
    assert len(decks) >= 2
    for deck in decks:
        assert deck.legal, (deck.path.name, deck.problems, deck.error)
        assert deck.names.get("en")
        assert deck.plans.get("en")
