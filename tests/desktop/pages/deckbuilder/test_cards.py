"""The card library in the window: five thousand cards imported, found, shown, exported and imported again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from pytestqt.qtbot import QtBot

from tests.desktop.builder_parts import cards_page, library_desk, open_window, write_cards
from tests.desktop.screen_fakes import STILL
from trails_desktop.app.window import MainWindow
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.library.importing.plan import Done
from trails_desktop.pages.deckbuilder.cards.filters import chosen
from trails_desktop.pages.deckbuilder.cards.page import CardsPage

MANY = 1500


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> CardsPage:
    shown = CardsPage(library_desk(tmp_path), STILL)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.enter("en")
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def look_at(qtbot: QtBot, page: CardsPage, file: Path) -> None:
    """Open the preview and wait for it."""
    page.import_file(file)
    qtbot.waitUntil(lambda: page.importing.job is None)


def carry_out(qtbot: QtBot, page: CardsPage) -> None:
    with qtbot.waitSignal(page.importing.imported) as caught:
        qtbot.mouseClick(page.importing.go_button, Qt.MouseButton.LeftButton)
    assert isinstance(caught.args[0], Done)
    for job in page.jobs:
        job.wait()


def test_many_cards_are_imported_found_and_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    window: MainWindow = open_window(qtbot, tmp_path / "data")
    page = cards_page(window)
    shipped = len(page.stock.pool)
    look_at(qtbot, page, write_cards(tmp_path / "many.jsonl", page.stock.pool, MANY))
    assert page.importing.plan is not None
    assert page.importing.plan.count("added") == MANY
    assert f"{MANY} new printings" in page.importing.summary.text()
    carry_out(qtbot, page)
    assert len(page.stock.pool) == len(page.finder.found) == shipped + MANY
    assert window._desk.pool is page.stock.pool  # matches are played with them too

    page.finder.box.setFocus()
    qtbot.keyClicks(page.finder.box, "1234")
    qtbot.waitUntil(lambda: len(page.finder.found) == 1)
    number = page.finder.found.numbers[0]
    assert page.stock.printing(number).name.endswith(" 1234")
    qtbot.keyClick(page.finder.box, Qt.Key.Key_Return)
    qtbot.keyClick(page.finder.grid, Qt.Key.Key_Space)
    assert page.large.isVisible()
    assert page.large.number == number

    page.large.done()
    page.past.show_imports()
    qtbot.mouseClick(page.past.plates[0], Qt.MouseButton.LeftButton)
    assert len(page.stock.pool) == shipped
    page.finder.box.set_query("")
    assert len(page.finder.found) == shipped


def test_the_grid_paints_few_cards_and_names_them_all(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    look_at(qtbot, page, write_cards(tmp_path / "some.jsonl", page.stock.pool, 600))
    carry_out(qtbot, page)
    grid = page.finder.grid
    grid.scrollToBottom()
    grid.grab()
    qtbot.waitUntil(lambda: page.faces.waiting() == 0)
    assert len(page.faces._kept) < 200  # not those it was scrolled past
    accessible = QAccessible.queryAccessibleInterface(grid)
    assert accessible is not None
    assert (
        accessible.child(0)
        .text(QAccessible.Text.Name)
        .startswith(page.stock.printing(page.finder.model.number(0)).name)
    )


def test_rows_that_cannot_be_used_are_told_and_nothing_changes(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    before = page.stock.library.revision
    file = tmp_path / "bad.jsonl"
    good = {"number": "X-1", "name": "Good", "type": "UNIT", "cp": 1, "set": "X", "lang": "en", "odd": 5}
    rows = [good, {**good, "number": "X-2", "type": "TREE"}, {**good, "number": "X-3", "cp": None}]
    file.write_text("\n".join(json.dumps(row) for row in rows) + "\n{broken\n", encoding="utf-8")
    look_at(qtbot, page, file)
    sheet = page.importing
    assert sheet.plan is not None
    assert (sheet.plan.refused, sheet.go_button.isEnabled()) == (3, False)
    assert "3 rows" in sheet.summary.text()
    reasons = [sheet.table.item(row, 3).text() for row in range(sheet.table.rowCount())]
    assert "TREE" in reasons[0]
    assert [sheet.table.item(row, 0).text() for row in range(3)] == ["2", "3", "4"]
    assert "odd (1)" in sheet.detail.text()
    sheet.carry_out()
    assert sheet.job is None
    assert page.stock.library.revision == before
    sheet.done()


def test_columns_of_a_foreign_table_are_guessed_and_can_be_told(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    file = tmp_path / "foreign.csv"
    file.write_text("Card No,Title,Card Type,Price,Might\nX-1,Tam,UNIT,2,3\n", encoding="utf-8")
    look_at(qtbot, page, file)
    sheet = page.importing
    assert [sheet.boxes[name].currentData() for name in ("Card No", "Title", "Price")] == ["number", "name", None]
    assert sheet.plan is not None
    assert sheet.plan.refused == 1  # a UNIT needs a CP cost
    for header, field in (("Price", "cp"), ("Might", "str")):
        box = sheet.boxes[header]
        box.setCurrentIndex(box.findData(field))
        box.activated.emit(box.currentIndex())
        qtbot.waitUntil(lambda: sheet.job is None)
    assert sheet.plan.ok
    carry_out(qtbot, page)
    card = page.stock.pool.printing("X-1")
    assert (card.name, card.cp, card.strength) == ("Tam", 2, 3)


def test_stopping_an_import_changes_nothing(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    before = page.stock.library.revision
    page.import_file(write_cards(tmp_path / "many.jsonl", page.stock.pool, 3000))
    qtbot.mouseClick(page.importing.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.importing.job is None)
    assert not page.importing.isVisible()
    assert page.stock.library.revision == before


@pytest.mark.parametrize("ending", ["jsonl", "json", "yaml", "csv"])
def test_cards_leave_and_come_back_unchanged(qtbot: QtBot, page: CardsPage, tmp_path: Path, ending: str) -> None:
    page.finder.box.set_query("cp<=2")
    file = tmp_path / f"out.{ending}"
    with qtbot.waitSignal(page.noted):
        page.export_file(file, found_only=True)
    look_at(qtbot, page, file)
    plan = page.importing.plan
    assert plan is not None
    assert plan.ok
    assert (plan.count("unchanged"), plan.count("added"), plan.count("updated")) == (len(plan.changes), 0, 0)
    assert {change.number for change in plan.changes} == set(page.finder.found.numbers)
    page.importing.done()


def test_a_file_that_is_none_is_said_in_one_sentence(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(b"\x00\xff{")
    look_at(qtbot, page, file)
    assert page.importing.plan is None
    assert "cards.json" in page.importing.summary.text()
    with qtbot.waitSignal(page.said):
        page.export_file(tmp_path / "no" / "folder.jsonl", found_only=False)


# --- searching --------------------------------------------------------------------------------------------------------
def test_an_error_is_underlined_where_it_is(qtbot: QtBot, page: CardsPage) -> None:
    box = page.finder.box
    qtbot.keyClicks(box, "cp<=2 str>>3")
    qtbot.waitUntil(page.finder.note.isVisible)
    assert box.error is not None
    assert "cp<=2 str>>3"[box.error.at - 1 : box.error.end].startswith(">")
    assert len(page.finder.found) == len(page.stock.pool)  # what was found before stays
    image = box.grab().toImage()
    assert image.pixelColor(image.width() // 2, 1).red() > 150  # the coral frame
    box.set_query("cp<=2")
    assert not page.finder.note.isVisible()


def test_completion_by_keyboard(qtbot: QtBot, page: CardsPage) -> None:
    box = page.finder.box
    qtbot.keyClicks(box, "typ")
    assert box.offers.isVisible()
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert box.text() == "type:"
    qtbot.keyClicks(box, "b")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.text() == "type:base"
    qtbot.waitUntil(lambda: 0 < len(page.finder.found) < 20)
    assert {page.stock.printing(number).type for number in page.finder.found.numbers} == {"BASE"}


def test_the_filter_panel_writes_the_query_and_reads_it(qtbot: QtBot, page: CardsPage) -> None:
    qtbot.mouseClick(page.finder.filter_button, Qt.MouseButton.LeftButton)
    chips = page.finder.filters.chips
    for key in (("type", ":", "unit"), ("cp", "<=", "3"), ("cp", "<=", "2")):
        qtbot.mouseClick(chips[key], Qt.MouseButton.LeftButton)
    assert page.finder.box.text() == "type:unit cp<=2"
    assert [key for key, chip in chips.items() if chip.isChecked()] == [("type", ":", "unit"), ("cp", "<=", "2")]
    qtbot.mouseClick(chips["type", ":", "unit"], Qt.MouseButton.LeftButton)
    assert page.finder.box.text() == "cp<=2"
    page.finder.filters.done()
    qtbot.mouseClick(page.finder.chips[0], Qt.MouseButton.LeftButton)
    assert chosen(page.finder.box.text(), "org", ":") == page.finder.chips[0].value


def test_sorting_groups_and_table(qtbot: QtBot, page: CardsPage) -> None:
    finder = page.finder
    finder.sort.setCurrentIndex(finder.sort.findData("cp"))
    costs = [page.stock.printing(number).cp for number in finder.model.numbers()]
    real = [cost for cost in costs if cost is not None]
    assert real == sorted(real)
    finder.group.setCurrentIndex(finder.group.findData("type"))
    heads = [
        finder.model.data(finder.model.index(row, 0)) for row, (number, _) in enumerate(finder.model.rows) if not number
    ]
    assert heads == ["UNIT", "ITEM", "EVENT", "BASE", *heads[4:]]
    finder.grid.setCurrentIndex(finder.model.index(1, 0))
    last = next(row for row in range(2, len(finder.model.rows)) if not finder.model.number(row)) - 1
    finder.grid.setCurrentIndex(finder.model.index(last, 0))
    qtbot.keyClick(finder.grid, Qt.Key.Key_Down)
    assert finder.grid.current()  # over the heading, never on it
    qtbot.mouseClick(finder.as_table, Qt.MouseButton.LeftButton)
    assert finder.views.currentWidget() is finder.table
    assert all(number for number, _ in finder.model.rows)
    header = finder.table.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(0) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    names = [page.stock.printing(number).name.casefold() for number in finder.model.numbers()]
    assert names == sorted(names)


def test_the_large_card_in_both_languages_with_what_it_does(qtbot: QtBot, page: CardsPage) -> None:
    number = next(number for number in page.stock.pool if page.stock.pool.printing(number, "en").arts is not None)
    page.large.show_card([number], number)
    english = page.large.title.text()
    assert english.startswith(page.stock.pool.printing(number, "en").name)
    assert page.large.meaning.isVisible()
    qtbot.mouseClick(page.large.lang.buttons[1], Qt.MouseButton.LeftButton)
    assert page.large.title.text().startswith(page.stock.pool.printing(number, "ja").name)
    assert page.large.title.text() != english


def test_lines_that_are_not_understood_are_shown(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    record = {"number": "X-1", "name": "Odd", "type": "UNIT", "cp": 1, "text": "• Juggle three lamps while whistling."}
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    look_at(qtbot, page, file)
    carry_out(qtbot, page)
    page.large.show_card(["X-1"], "X-1")
    assert page.large.unread.isVisible()
    assert "Juggle" in page.large.unread.text()


# --- own pictures -----------------------------------------------------------------------------------------------------
def test_own_pictures_take_the_place_of_generated_ones(qtbot: QtBot, page: CardsPage, tmp_path: Path) -> None:
    numbers = list(page.stock.pool)[:2]
    folder = tmp_path / "mine"
    folder.mkdir()
    image = QImage(300, 400, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    image.save(str(folder / f"{numbers[0]}.png"))  # type: ignore[call-overload]
    (folder / f"{numbers[1]}.png").write_bytes(b"no picture")
    (folder / "holiday.png").write_bytes(b"none either")
    with qtbot.waitSignal(page.noted) as caught:
        page.take_pictures(folder)
    assert caught.args[0].startswith("1 pictures taken in")
    library = page.stock.library
    store = PictureStore(tmp_path / "cache", command=["nothing-of-that-name"])
    told: list[str] = []
    store.ready.connect(told.append)
    store.set_own({n: f for n in numbers if (f := library.pictures.file(n))})
    assert told == [numbers[0]]
    shown = store.get(PictureSpec(numbers[0], "UNIT", "couriers", "C"))
    assert shown is not None
    assert (shown.width(), shown.height(), shown.pixelColor(320, 360).red() > 200) == (640, 720, True)
    store.close()


def test_a_broken_picture_counts_as_none(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "broken.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    store = PictureStore(tmp_path / "cache", command=["nothing-of-that-name"])
    store.set_own({"D1-003": file, "D1-005": tmp_path / "missing.png"})
    for number in ("D1-003", "D1-005"):
        assert store.get(PictureSpec(number, "UNIT", "couriers", "C")) is None
    store.close()
