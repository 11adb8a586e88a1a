"""Decks of a game whose cards come with the program: found, built, judged, mended, kept beside the first game's."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.trails.cards.decks import Deck, DeckLine
from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import make_desk
from trails_desktop.games.kit import GameKit
from trails_desktop.games.roster import known_kits
from trails_desktop.library.opening import open_library
from trails_desktop.library.search.catalogue import found_in
from trails_desktop.library.search.query import QueryError
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games.decks import GameDecksPage
from trails_desktop.pages.games.kept import own_decks
from trails_desktop.paths import Paths
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import look

KIT: GameKit = next(kit for kit in known_kits() if kit.catalogue is not None)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    made = make_desk(tmp_path, CardPool())
    made.library = open_library(Paths(tmp_path / "data"))
    return made


def opened(qtbot: QtBot, desk: Desk) -> GameDecksPage:
    load_fonts()
    page = GameDecksPage(desk, look(desk.settings))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.enter("en")
    page.open_at(KIT.id)
    page.show()
    return page


def names(query: str) -> set[str]:
    assert KIT.catalogue is not None
    return {entry.name("en") for entry in found_in(KIT.catalogue(), query)}


def test_cards_are_found_by_the_fields_of_the_game() -> None:
    assert names("ap>=4 color:blue") == {"Curfew Gantry", "Harbourmaster's Tower", "The Ninth Wall"}
    assert names("type:pilot trait:Helm color:red") == {"Carrow Pike"}
    assert names("trait:灯守") == names("trait:Lightkeeper") != set()
    assert names("rarity:r") & names("rarity:sr") == set()
    assert names("level:3..4 -type:unit") == names("level>=3 level<=4 -type:unit") != set()
    with pytest.raises(QueryError, match="did you mean cost"):
        names("costs<3")


def test_a_deck_is_copied_changed_judged_mended_and_played(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    assert desk.library is not None
    desk.library.decks.save(Deck("Of the first game", lines=(DeckLine(4, "D1-001"),)))
    page = opened(qtbot, desk)
    work = page.work
    assert work is not None
    assert [one.ident for one in work.decks] == [0, 0]  # the ready-made ones only
    with qtbot.waitSignal(page.said) as said:
        page.put_in.setEnabled(True)
        page.put_in.click()
    assert "copy it first" in said.args[0]
    page.buttons["copy"].click()
    assert work.own and len(work.cards) == 60 and work.reasons() == []
    page.search.setText("name:ditch")
    assert page.found.count() == 1
    QTest.keyClick(page.found, Qt.Key.Key_Plus)
    assert len(work.cards) == 61
    assert page.found.item(0).text().startswith(f"{work.counts()['WE-015']}×")
    assert "51" in page.why.text()
    page.buttons["repair"].click()
    assert work.reasons() == [] and len(work.cards) == 60
    page.name.setText("Mine")
    page.name.editingFinished.emit()
    assert [deck.names["en"] for deck in own_decks(desk.library, KIT)] == ["Mine"]
    # kept, and apart from the first game's
    again = opened(qtbot, desk)
    assert again.work is not None and again.work.now.name("en") == "Mine"
    assert [entry.name for entry in desk.library.decks.entries()] == ["Of the first game"]
    again.buttons["remove"].click()
    assert [one.ident for one in again.work.decks] == [0, 0]


def test_decks_and_cards_go_out_and_come_in(
    qtbot: QtBot, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, out = opened(qtbot, desk), tmp_path / "out.deck"
    work = page.work
    assert work is not None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    with qtbot.waitSignal(page.noted):
        page.buttons["export"].click()
    before = sorted(work.cards)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out), ""))
    with qtbot.waitSignal(page.noted):
        page.buttons["take_in"].click()
    assert work.own and sorted(work.cards) == before
    out.write_text("4 岸壁わたり\n2 Nobody\n", encoding="utf-8")
    with qtbot.waitSignal(page.said) as said:
        page.buttons["take_in"].click()
    assert said.args[0] == "out, line 2: there is no card 'Nobody'."
    page.buttons["cards"].click()
    rows = out.read_text(encoding="utf-8").splitlines()
    assert rows[0].startswith("number,type,rarity,name,name-ja,level,cost")
    assert len(rows) > 60


def test_without_a_library_ready_decks_are_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, make_desk(tmp_path, CardPool()))
    assert page.decks.count() == 2
    assert page.deck.count() > 10
    assert not page.buttons["copy"].isEnabled()
    page.enter("ja")
    assert page.deck.item(0).text().endswith("H2")
