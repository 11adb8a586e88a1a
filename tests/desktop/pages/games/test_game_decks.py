"""Decks of a game whose cards come with the program: found, built, judged, mended, kept beside the first game's."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.records.record import DeckList
from engine.trails.cards.decks import Deck, DeckLine
from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import make_desk
from trails_desktop.games.kit import GameKit
from trails_desktop.games.own_cards import own_decks, stocked
from trails_desktop.games.roster import known_kits
from trails_desktop.library.opening import open_library
from trails_desktop.library.search.catalogue import found_in
from trails_desktop.library.search.query import QueryError
from trails_desktop.match.games.local import LocalGame
from trails_desktop.match.games.setup import GameSetup
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games.decks import GameDecksPage
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


def test_decks_go_out_and_come_in(qtbot: QtBot, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_own_cards_come_in_are_played_and_go(
    qtbot: QtBot, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, file = opened(qtbot, desk), tmp_path / "cards.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    with qtbot.waitSignal(page.noted):
        page.buttons["cards"].click()
    heads, row, other, *_ = csv.reader(io.StringIO(file.read_text(encoding="utf-8"), newline=""))
    assert heads[:10] == ["number", "game", "type", "name", "name-ja", "set", "rarity", "color", "level", "cost"]
    mine = ["MY-1", KIT.id, "unit", "My Wader", *row[4:]]

    def write(*rows: list[str]) -> None:
        with file.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows((heads, *rows))

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    castle = ["WE-002", KIT.id, "castle", *other[3:]]
    write(mine, castle, castle)
    with qtbot.waitSignal(page.said) as said:
        page.buttons["bring"].click()
    assert said.args[0].startswith("Nothing was taken in, 2 rows cannot be used. The first: cards.csv, line ")
    first, second = page.note.text().split("\n")
    assert "the type of WE-002 cannot be 'castle'" in first and "stands twice" in second and page.note.isVisible()
    write(mine)
    with qtbot.waitSignal(page.noted) as noted:
        page.buttons["bring"].click()
    assert noted.args[0] == "cards.csv: 1 cards added, 0 changed, 0 as they were."
    page.search.setText('name:"my wader"')
    assert page.found.count() == 1 and "own card" in page.found.item(0).text()
    page.buttons["copy"].click()
    page.take_out.click()
    page.put_in.click()
    assert page.work is not None and page.work.counts()["MY-1"] == 1 and page.work.reasons() == []
    kit = stocked(KIT, desk.library)
    (deck,) = own_decks(desk.library, kit)
    assert "MY-1" in deck.cards and own_decks(desk.library, KIT) == ()
    setup = GameSetup(KIT.id, ("A", "B"), (DeckList(deck.cards),) * 2, ("human", "greedy"), "3")
    match = LocalGame(kit.rules(), setup, kit)
    assert [row["number"] for row in match.record().header.cards] == ["MY-1"]
    match.close()
    page.search.setText('name:"my wader" ')  # shown again
    with qtbot.waitSignal(page.said, timeout=1) as said:
        page.buttons["drop"].click()
    assert "take it out there first" in said.args[0]
    page.buttons["remove"].click()
    page.search.setText('name:"my wader"')
    with qtbot.waitSignal(page.noted):
        page.buttons["drop"].click()
    page.search.setText('name:"my wader"')
    assert page.found.count() == 0 and not page.buttons["drop"].isEnabled()


def test_without_a_library_ready_decks_are_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, make_desk(tmp_path, CardPool()))
    assert page.decks.count() == 2
    assert page.deck.count() > 10
    assert not page.buttons["copy"].isEnabled()
    page.enter("ja")
    assert page.deck.item(0).text().endswith("H2")
