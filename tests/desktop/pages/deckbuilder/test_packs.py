"""Packs in the window: turned card by card, counted, the same again by seed; five make a deck that is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.builder_parts import builder, library_desk, open_window, packs_page
from tests.desktop.screen_fakes import STILL
from trails_desktop.pages.deckbuilder.packs.page import PacksPage
from trails_desktop.screens.start import SavedMatch
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

MOVING = Look(theme("dark"))


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> PacksPage:
    shown = PacksPage(library_desk(tmp_path), STILL)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.enter("en")
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def open_all(qtbot: QtBot, page: PacksPage) -> None:
    """Turn every card of every pack."""
    for _ in range(200):
        if not page.next.isVisible():
            return
        qtbot.keyClick(page.scene, Qt.Key.Key_Space)
        if page.scene.shown == len(page.scene.cards) and page.next.isVisible():
            qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    raise AssertionError("the packs have no end")


def test_five_packs_make_a_blitz_shield_deck_that_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page = packs_page(window)
    qtbot.mouseClick(page.five, Qt.MouseButton.LeftButton)
    assert page.opening is not None
    open_all(qtbot, page)
    assert len(page.seen()) == 40
    assert "40 of 40" in page.line.text()
    assert sum(page.stock.owned.values()) == 40
    qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert window.page == "table"
    assert window.match is not None
    assert [player.deck for player in window.match.view().players] == [40, 40]
    window.go_start()
    shelf = page.stock.library.decks
    (entry,) = shelf.entries()
    assert (entry.mode, entry.size) == ("blitz", 40)
    build = builder(window)
    build.open_deck(entry.ident)
    assert build.editor.verdict().legal
    build.editor.change(next(iter(build.editor.counts())), -1)
    assert "602.3a" in "\n".join(build.side.reasons.texts())


def test_cards_are_turned_one_by_one_and_counted(qtbot: QtBot, page: PacksPage) -> None:
    page.open_packs(1, "4F-2A-91")
    names = []
    for turned in range(1, 9):
        assert page.scene.shown == turned - 1
        qtbot.keyClick(page.scene, Qt.Key.Key_Space)
        names.append(page.scene.accessibleName())
    assert len(set(names)) == 8
    assert not page.scene.moving
    counted = page.tally.accessibleName()
    assert "Common: " in counted
    assert sum(int(part.rpartition(": ")[2]) for part in counted.split(", ")) == 8


def test_a_card_that_is_not_turned_is_not_named(qtbot: QtBot, page: PacksPage) -> None:
    page.open_packs(1, "secret")
    hidden = {page.stock.printing(number).name for number in page.scene.cards}
    said = page.scene.accessibleName() + page.line.text() + page.tally.accessibleName()
    assert not any(name in said for name in hidden)
    assert page.seen() == []


def test_the_same_seed_opens_the_same_packs_and_counts_them_once(qtbot: QtBot, page: PacksPage) -> None:
    page.open_packs(5, "AB-CD-EF")
    assert page.opening is not None
    first = page.opening.packs
    page.to_shop()
    page.seed.setText("AB-CD-EF")
    qtbot.mouseClick(page.five, Qt.MouseButton.LeftButton)
    assert page.opening.packs == first
    assert sum(page.stock.owned.values()) == 40
    page.to_shop()
    assert len(page.plates) == 1
    qtbot.mouseClick(page.plates[0], Qt.MouseButton.LeftButton)
    assert page.opening.packs == first
    open_all(qtbot, page)
    assert page.make_deck() == page.make_deck()  # once, however often it is pressed
    assert len(page.stock.library.decks.entries()) == 1


def test_motion_turns_a_card_and_ends_in_the_same_place(qtbot: QtBot, tmp_path: Path) -> None:
    page = PacksPage(library_desk(tmp_path), MOVING)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.open_packs(1, "motion")
    qtbot.keyClick(page.scene, Qt.Key.Key_Space)
    assert page.scene.moving
    qtbot.waitUntil(lambda: not page.scene.moving)
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert (page.scene.shown, page.scene.moving) == (8, False)


def test_every_card_of_the_pack_is_on_the_scene(page: PacksPage) -> None:
    for width, height in ((1280, 800), (1024, 640), (640, 480)):
        page.resize(width, height)
        page.open_packs(1, "places")
        half = page.scene.card_width() / 2
        for middle, _ in page.scene.places():
            assert half < middle.x() < page.scene.width() - half
            assert half * 1.4 < middle.y() < page.scene.height() - half * 1.4


def test_a_match_of_packs_does_not_replace_a_saved_one_without_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window._desk.saved = lambda: SavedMatch("Continue", "Turn 5")
    page = packs_page(window)
    page.open_packs(5, "5A-5A-5A")
    open_all(qtbot, page)
    qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert window.page == "packs"
    assert "Turn 5" in window.menus.menu.message.text()
    qtbot.mouseClick(window.menus.menu.entries["new match"], Qt.MouseButton.LeftButton)
    assert window.page == "table"


def test_a_set_of_ones_own_has_packs(qtbot: QtBot, tmp_path: Path) -> None:
    desk = library_desk(tmp_path)
    assert desk.library is not None
    cards = tmp_path / "own.jsonl"
    rows = (
        {"number": f"X-{at}", "set": "Mine", "name": f"Card {at}", "type": "UNIT", "cp": 1, "rarity": rarity}
        for at, rarity in enumerate(("C",) * 6 + ("U",) * 3 + ("R",) * 2)
    )
    cards.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    desk.library.carry_out(desk.library.plan_import(cards))
    page = PacksPage(desk, STILL)
    qtbot.addWidget(page)
    page.enter("en")
    page.which.setCurrentIndex(page.which.findText("Mine"))
    page.open_packs(1, "mine")
    assert page.opening is not None
    (pack,) = page.opening.packs
    assert len(pack) == 8
    assert all(number.startswith("X-") for number in pack)
