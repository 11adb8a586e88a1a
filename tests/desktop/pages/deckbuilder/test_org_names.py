"""Names of organizations: asked about in the import sheet, corrected in their table, asked about in the workshop."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.screen_fakes import STILL
from trails_desktop.app.start import make_desk
from trails_desktop.library.opening import open_library
from trails_desktop.library.orgs import OrgName
from trails_desktop.pages.deckbuilder.cards.page import CardsPage
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.workshop.drafts import Draft, Wording
from trails_desktop.pages.workshop.workroom import Workroom
from trails_desktop.paths import Paths
from trails_desktop.ui.theme import theme


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    paths = Paths(tmp_path / "data")
    paths.create()
    made, _ = make_desk(paths, open_library(paths))
    if made.pictures is not None:
        made.pictures.close()
        made.pictures = None
    return made


@pytest.fixture
def page(qtbot: QtBot, desk: Desk) -> CardsPage:
    made = CardsPage(desk, STILL)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    made.enter("en")
    return made


def own(folder: Path, number: str, org: str) -> Path:
    path = folder / f"{number}.jsonl"
    record = {"number": number, "lang": "ja", "name": f"番人{number[-1]}", "type": "UNIT", "cp": 2, "str": 2, "def": 1}
    path.write_text(json.dumps({**record, "orgs": [org]}, ensure_ascii=False), encoding="utf-8")
    return path


def known(desk: Desk, ja: str) -> str:
    assert desk.library is not None
    return desk.library.pool().org(ja)


def test_the_import_asks_once(page: CardsPage, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    sheet = page.importing
    page.import_file(own(tmp_path, "X-001", "赤組"))
    qtbot.waitUntil(lambda: sheet.plan is not None)
    (box,) = sheet.asked.boxes
    assert "赤組" in box.accessibleName() and box.findText("Longline Couriers") > 0 and box.currentText() == ""
    box.setCurrentText("Red Company")
    with qtbot.waitSignal(sheet.imported):
        sheet.go_button.click()
    qtbot.waitUntil(lambda: not page.jobs)
    assert known(desk, "赤組") == "Red Company"
    light = replace(STILL, theme=theme("light"))
    sheet.set_look(light)
    page.import_file(own(tmp_path, "X-003", "青組"))
    qtbot.waitUntil(lambda: sheet.plan is not None)
    assert [label._look for label in sheet.asked._labels] == [light], "else light on light"
    sheet.done()
    page.import_file(own(tmp_path, "X-002", "赤組"))
    qtbot.waitUntil(lambda: sheet.plan is not None)
    assert not sheet.asked.boxes and sheet.asked.isHidden()
    sheet.done()


def test_the_table_is_corrected_cell_by_cell(page: CardsPage, desk: Desk) -> None:
    sheet = page.orgs
    sheet.show_names()
    row = next(at for at, one in enumerate(sheet.names) if one.ja == "長路逓信隊")
    cell = sheet.table.item(row, 0)
    assert cell is not None and cell.text() == "Longline Couriers" and not sheet.forget_button.isEnabled()
    cell.setText("Long Road Couriers")
    assert known(desk, "長路逓信隊") == "Long Road Couriers"
    sheet.table.setCurrentCell(row, 1)
    sheet.forget_button.click()
    assert known(desk, "長路逓信隊") == "Longline Couriers"
    sheet.add_button.click()
    last = sheet.table.rowCount() - 1
    for column, words in ((0, "Red Company"), (1, "赤組")):
        item = sheet.table.item(last, column)
        assert item is not None
        item.setText(words)
    assert known(desk, "赤組") == "Red Company"
    said: list[str] = []
    sheet.said.connect(said.append)
    item = sheet.table.item(last, 1)
    assert item is not None
    item.setText("赤|組")
    assert "cannot be the name" in said[0] and known(desk, "赤組") == "Red Company"
    assert OrgName("Red Company", "赤組") in sheet.names


def test_the_workshop_asks_before_it_keeps_a_card(qtbot: QtBot, desk: Desk) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1280, 800)
    room = Workroom(desk, STILL, over)
    over.show()
    draft = Draft("W-1", "", "UNIT", "2", "", "", "1", "1", ja=Wording("番人", "", "青組"))
    room.screen.save_wanted.emit(draft)
    (box,) = room.asking.questions.boxes
    assert room.asking.isVisible() and "青組" in box.accessibleName()
    box.setCurrentText("Blue Company")
    with qtbot.waitSignal(room.told) as told:
        room.asking.keep_button.click()
    assert told.args[1] is True and known(desk, "青組") == "Blue Company"
    assert desk.library is not None and OrgName("Blue Company", "青組") in desk.library.orgs.all()
    with qtbot.waitSignal(room.told):
        room.screen.save_wanted.emit(Draft("W-2", "", "UNIT", "2", "", "", "1", "1", ja=Wording("番人", "", "青組")))
    assert not room.asking.isVisible()
