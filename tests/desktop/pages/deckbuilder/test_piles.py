"""The deck in piles by cost, while it is built."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.desktop.screen_fakes import STILL
from trails_desktop.app.start import make_desk
from trails_desktop.library.opening import open_library
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> BuilderPage:
    paths = Paths(tmp_path / "data")
    paths.create()
    desk, _ = make_desk(paths, open_library(paths))
    if desk.pictures is not None:
        desk.pictures.close()
        desk.pictures = None
    made = BuilderPage(desk, STILL, lambda *_: None)  # type: ignore[arg-type,return-value]  # no table is opened
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    made.enter("en")
    made.open_file(resource_dir("decks") / "first-light.deck")
    return made


def test_every_card_lies_on_the_pile_of_its_cost(page: BuilderPage) -> None:
    page.side.as_piles.click()
    piles, pool = page.side.piles, page.stock.pool
    assert page.finder.views.currentWidget() is piles.area
    lying = [number for _, pile in piles.piles for number in pile]
    assert sorted(lying) == sorted(page.editor.counts())
    for cost, pile in piles.piles:
        for number in pile:
            card = pool.deciding(number)
            own = card.ep if "EVENT" in card.types else card.cp
            assert cost == 8 if "BASE" in card.types else cost == min(own or 0, 7)
            assert piles.card_at(piles.box_of(number).topLeft()) == number
    page.side.as_piles.click()
    assert page.finder.views.currentWidget() is page.finder.grid


def test_keys_and_mouse_change_the_deck_there(page: BuilderPage) -> None:
    page.side.as_piles.click()
    piles, counts = page.side.piles, page.editor.counts
    number = piles.at
    before = counts()[number]
    QTest.keyClick(piles, Qt.Key.Key_Minus)
    assert counts().get(number, 0) == before - 1
    QTest.keyClick(piles, Qt.Key.Key_Plus)
    assert counts()[number] == before
    QTest.keyClick(piles, Qt.Key.Key_Right)
    other = piles.at
    assert piles.place(other)[0] > piles.place(number)[0] and piles.accessibleDescription()
    spot = piles.box_of(other).topLeft().toPoint()
    spot.setX(spot.x() + 6)
    spot.setY(spot.y() + 6)
    copies = counts()[other]
    QTest.mouseDClick(piles, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert counts()[other] == copies + 1
    QTest.keyClick(piles, Qt.Key.Key_1)
    assert counts()[other] == 1
    QTest.keyClick(piles, Qt.Key.Key_A)
    assert other not in counts()


def test_searching_puts_the_piles_away(page: BuilderPage) -> None:
    page.side.as_piles.click()
    page.finder.box.set_query("type:base")
    assert not page.side.as_piles.isChecked() and page.finder.views.currentWidget() is page.finder.grid
