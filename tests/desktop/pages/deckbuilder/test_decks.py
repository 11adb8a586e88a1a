"""The deck builder: a legal deck by mouse and by keyboard, broken in every way the rules name, repaired at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.trails.cards.decks import Deck, DeckLine, read_deck
from tests.desktop.builder_parts import (
    builder,
    builder_alone,
    drag_in,
    drag_out,
    library_desk,
    open_window,
    press,
    twelve,
)
from trails_desktop.app.window import MainWindow
from trails_desktop.library.decks.aside import aside_of
from trails_desktop.library.decks.legality import deck_of_packs
from trails_desktop.library.decks.shelf import DeckShelf
from trails_desktop.library.storage.sentences import LibraryError, say
from trails_desktop.pages.deckbuilder.deck.editing import PAUSE_S
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.deckbuilder.texts import named
from trails_desktop.pages.deckbuilder.trying.opening_hand import cards_of
from trails_desktop.ui.settings import LANGUAGE


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> BuilderPage:
    """The builder alone, with a new, empty deck."""
    desk = library_desk(tmp_path)
    shown = builder_alone(desk)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.enter("en")
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    shown.new_deck()
    return shown


def legal(page: BuilderPage) -> Deck:
    """A legal Strategy deck as content."""
    cards = twelve(page.stock.pool)
    lines = tuple(DeckLine(4 if at < 12 else 2, number) for at, number in enumerate(cards))
    return Deck("Legal", lines=lines)


def reasons(page: BuilderPage) -> str:
    return "\n".join(page.side.reasons.texts())


def repair(qtbot: QtBot, page: BuilderPage, at: int = 0) -> None:
    qtbot.mouseClick(page.side.reasons.cards[at].repair, Qt.MouseButton.LeftButton)


# --- building ---------------------------------------------------------------------------------------------------------
def test_a_legal_deck_by_mouse(qtbot: QtBot, page: BuilderPage) -> None:
    *full, last = twelve(page.stock.pool)
    for number in full:
        press(qtbot, page, number)
        drag_in(qtbot, page, number)
        press(qtbot, page, number)
        press(qtbot, page, number)
    drag_in(qtbot, page, last)
    assert "Legal" not in reasons(page)
    drag_in(qtbot, page, last)
    assert dict(page.editor.counts()) == {**dict.fromkeys(full, 4), last: 2}
    assert page.editor.verdict().legal
    assert reasons(page) == "Legal for Strategy 50 cards"
    drag_out(qtbot, page, last)
    assert page.editor.counts()[last] == 1


def test_a_legal_deck_by_keyboard(qtbot: QtBot, page: BuilderPage) -> None:
    grid = page.finder.grid
    assert page.window().focusWidget() is grid
    row = 0
    while page.editor.deck.size < 48:
        number = grid.cards.number(row)
        taken = {page.stock.pool.identity(each) for each in page.editor.counts()}
        if page.stock.pool.identity(number) not in taken:
            qtbot.keyClick(grid, Qt.Key.Key_4)
        qtbot.keyClick(grid, Qt.Key.Key_Right)
        row += 1
        assert grid.current() == grid.cards.number(row)
    qtbot.keyClick(grid, Qt.Key.Key_Return)
    qtbot.keyClick(grid, Qt.Key.Key_Plus)
    qtbot.keyClick(grid, Qt.Key.Key_Plus)
    qtbot.keyClick(grid, Qt.Key.Key_Backspace)
    assert page.editor.deck.size == 50
    assert page.editor.verdict().legal
    view = page.side.list
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert page.editor.deck.size == 49


def test_letting_a_card_go_elsewhere_or_with_esc_changes_nothing(qtbot: QtBot, page: BuilderPage) -> None:
    number = twelve(page.stock.pool)[0]
    drag_in(qtbot, page, number, page.left.rect().center())
    assert page.editor.deck.size == 0
    page._carry(number, page.mapToGlobal(page.rect().center()))
    qtbot.keyClick(page.carried, Qt.Key.Key_Escape)
    assert (page.editor.deck.size, page.carried.isVisible()) == (0, False)


def test_plus_and_minus_beside_the_lamps(qtbot: QtBot, page: BuilderPage) -> None:
    grid = page.finder.grid
    number = grid.cards.number(0)
    foot = grid.painter_of_cards.foot_box(grid.visualRect(grid.cards.index(0, 0)))
    right, left = foot.adjusted(0, 0, 15, 0).topRight(), foot.adjusted(-15, 0, 0, 0).topLeft()
    for expected, point in ((1, right), (2, right), (1, left)):
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=point.toPoint() + foot.center().toPoint() * 0)
        assert page.editor.counts()[number] == expected


# --- why not ----------------------------------------------------------------------------------------------------------
def test_too_many_cards(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(legal(page), "")
    page.editor.change(twelve(page.stock.pool)[-1], 2)
    assert "52 cards, 2 too many" in reasons(page)
    assert "602.4a" in reasons(page)
    repair(qtbot, page)
    assert page.editor.verdict().legal
    page.editor.undo_stack.undo()
    assert page.editor.deck.size == 52


def test_too_few_cards(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(legal(page), "")
    page.editor.change(twelve(page.stock.pool)[0], -3)
    assert "47 cards, 3 too few" in reasons(page)
    assert "602.4a" in reasons(page)
    repair(qtbot, page)
    assert page.editor.verdict().legal


def test_too_many_of_one_name(qtbot: QtBot, page: BuilderPage) -> None:
    cards = twelve(page.stock.pool)
    page.editor.put_deck(legal(page), "")
    page.editor.change(cards[0], 1)
    page.editor.change(cards[-1], -1)
    name = page.stock.printing(cards[0]).name
    assert f"{name}" in reasons(page)
    assert "5 times; 4 copies are allowed" in reasons(page)
    assert "602.4b" in reasons(page)
    assert [strip.number for strip in page.side.model.strips if strip.wrong] == [cards[0]]
    repair(qtbot, page)
    assert page.editor.counts()[cards[0]] == 4


def test_a_card_nobody_knows(qtbot: QtBot, page: BuilderPage) -> None:
    deck = legal(page)
    known = page.stock.pool.printing(deck.lines[0].name, "en")
    page.editor.put_deck(replace(deck, lines=(DeckLine(4, known.name + "x", known.subname), *deck.lines[1:])), "")
    assert "No card is called" in reasons(page)
    assert any(strip.wrong and not strip.number for strip in page.side.model.strips)
    repair(qtbot, page)  # what it was taken for, from the likeness of names
    assert page.editor.verdict().legal
    page.editor.undo_stack.undo()
    page.side.list.dropped.emit(DeckLine(1, known.name + "x", known.subname).label)
    assert "46 cards" in reasons(page)


def test_blitz_shield_wants_the_forty_cards_of_five_packs(qtbot: QtBot, page: BuilderPage) -> None:
    numbers = list(page.stock.pool)
    packs = [numbers[at * 8 : at * 8 + 8] for at in range(5)]
    good = deck_of_packs(packs, page.stock.pool, "Five packs")
    page.editor.put_deck(replace(good, headers=()), "")
    assert "pack" in reasons(page)
    assert "602.3a" in reasons(page)
    page.editor.put_deck(good, "")
    assert page.editor.verdict().legal
    page.editor.change(numbers[0], -1)
    page.editor.change(numbers[50], 1)
    assert "602.3a" in reasons(page)
    repair(qtbot, page)
    assert page.editor.verdict().legal
    qtbot.mouseClick(page.side.mode.buttons[0], Qt.MouseButton.LeftButton)
    assert "40 cards, 10 too few" in reasons(page)


def test_several_ways_of_repair_are_offered(qtbot: QtBot, page: BuilderPage) -> None:
    deck = legal(page)
    known = page.stock.pool.printing(deck.lines[0].name, "en")
    page.editor.put_deck(replace(deck, lines=(DeckLine(4, known.name + "x", known.subname), *deck.lines[1:])), "")
    qtbot.mouseClick(page.side.reasons.cards[0].more, Qt.MouseButton.LeftButton)
    assert len(page.menu.entries) > 1
    last = list(page.menu.entries.values())[-1]
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    assert page.editor.deck.size == 46


# --- nothing is lost --------------------------------------------------------------------------------------------------
def test_everything_can_be_undone_and_done_again(qtbot: QtBot, page: BuilderPage) -> None:
    start = page.editor.state
    page.editor.put_deck(legal(page), "")
    page._rename("Another name")
    page._set_mode("blitz")
    page._notes_changed("Attack.", "Works.", ("fast", "test"))
    page.editor.change(twelve(page.stock.pool)[0], -1)
    end = page.editor.state
    for _ in range(5):
        qtbot.keyClick(page.finder.grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.editor.state == start
    for _ in range(5):
        qtbot.keyClick(page.finder.grid, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.editor.state == end


def test_a_deck_is_saved_by_itself_and_read_again(qtbot: QtBot, window: MainWindow) -> None:
    page = builder(window)
    page.new_deck()
    page.editor.put_deck(legal(page), "")
    page._notes_changed("Attack.", "Works.", ("fast",))
    with qtbot.waitSignal(page.editor.saved):
        pass
    shelf = page.stock.library.decks
    (entry,) = shelf.entries()
    assert (entry.name, entry.notes, entry.tags, entry.size) == ("Legal", "Works.", ("fast",), 50)
    page.editor.change(twelve(page.stock.pool)[0], -1)
    assert window.close()  # not waiting for the timer: closing saves
    assert shelf.entries()[0].size == 49


def test_versions_and_their_difference(qtbot: QtBot, page: BuilderPage) -> None:
    first = twelve(page.stock.pool)[0]
    page.editor.put_deck(legal(page), "")
    page.editor.save("Before the tournament")
    page.editor.change(first, -2)
    page.versions.show_versions()
    notes = [entry.note for entry in page.versions.versions]
    page.versions.list.setCurrentRow(notes.index("Before the tournament"))
    assert page.versions.changes.item(0).text().startswith("-2")
    qtbot.mouseClick(page.versions.restore, Qt.MouseButton.LeftButton)
    assert page.editor.counts()[first] == 4
    page.editor.undo_stack.undo()
    assert page.editor.counts()[first] == 2


def test_what_is_built_in_one_go_is_one_version(qtbot: QtBot, page: BuilderPage) -> None:
    editor, shelf = page.editor, page.stock.library.decks
    ident = editor.ident
    assert ident is not None
    first, second, third, *_ = twelve(page.stock.pool)

    def states() -> list[tuple[str, int]]:
        return [(one.note, one.size) for one in shelf.history(ident)]

    for number in (first, second, third):
        editor.change(number, 1)
        assert editor.save()
    assert states() == [("", 3), ("", 0)]
    editor.undo_stack.undo()
    assert editor.save()
    assert states() == [("", 2), ("", 0)]
    qtbot.keyClick(page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)  # a name ends a version
    editor.change(third, 2)
    assert editor.save()
    assert states() == [("", 4), ("Kept", 2), ("", 0)]
    page.to_shelf()  # and so does leaving
    page.open_deck(ident)
    assert states() == [("", 4), ("Kept", 2), ("", 0)]
    editor.change(third, -1)
    assert editor.save()
    assert states() == [("", 3), ("", 4), ("Kept", 2), ("", 0)]
    now = editor.clock()
    editor.clock = lambda: now + PAUSE_S + 1  # and a long pause
    editor.change(third, -1)
    assert editor.save()
    assert states() == [("", 2), ("", 3), ("", 4), ("Kept", 2), ("", 0)]
    page.versions.show_versions()
    page.versions.list.setCurrentRow(2)
    qtbot.mouseClick(page.versions.restore, Qt.MouseButton.LeftButton)
    assert editor.save() and states()[:3] == [("", 4), ("", 2), ("", 3)]


def test_copy_put_away_and_bring_back(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(legal(page), "")
    page._menu_chosen("copy")
    assert page.editor.deck.name == "Legal 2"
    page._menu_chosen("delete")
    assert [entry.name for entry in page.shelf.own.values()] == ["Legal"]
    qtbot.mouseClick(next(iter(page.shelf.away)), Qt.MouseButton.LeftButton)
    assert [entry.name for entry in page.shelf.own.values()] == ["Legal", "Legal 2"]


def test_a_ready_made_deck_is_copied_before_it_is_changed(qtbot: QtBot, page: BuilderPage) -> None:
    page.to_shelf()
    plate = next(iter(page.shelf.ready))
    text = plate.deck.path.read_text(encoding="utf-8")
    qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)
    page.editor.change(next(iter(page.editor.counts())), -1)
    assert page.editor.save()
    assert plate.deck.path.read_text(encoding="utf-8") == text


# --- handing on -------------------------------------------------------------------------------------------------------
def test_every_way_of_sharing_brings_the_same_deck_back(qtbot: QtBot, page: BuilderPage, tmp_path: Path) -> None:
    page.editor.put_deck(legal(page), "")
    cards = cards_of(page.editor.deck, page.stock.pool)
    page._share()
    sheet = page.sharing
    qtbot.mouseClick(sheet.copy_text, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert read_deck(text) == page.editor.deck
    page.paste()
    assert sorted(cards_of(page.editor.deck, page.stock.pool)) == sorted(cards)
    qtbot.mouseClick(sheet.copy_code, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("TRAILS1-")
    page.paste()
    assert sorted(cards_of(page.editor.deck, page.stock.pool)) == sorted(cards)
    sheet.write_file(tmp_path / "handed on.deck")
    page.open_file(tmp_path / "handed on.deck")
    assert sorted(cards_of(page.editor.deck, page.stock.pool)) == sorted(cards)
    assert [entry.name for entry in page.stock.library.decks.entries()] == ["Legal", "Legal 2", "Legal 3", "Legal 4"]


def mime(*files: Path, text: str = "") -> QMimeData:
    data = QMimeData()
    data.setText(text)
    if files:
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def test_what_was_not_read_is_reported_and_all_repairs_are_one_press(qtbot: QtBot, page: BuilderPage) -> None:
    QGuiApplication.clipboard().setText(
        "Lamps\n4 Wick Haloran\n3x Relay Horm\n2 Night Convoy\nmy brother has these\n\nSideboard\n1 Maren Sorrel\n"
    )
    page.paste()
    assert page.report.isVisible() and page.editor.deck.size == 9
    assert [line.split(":")[0] for line in page.report.texts()] == ["Line 2", "Line 3", "Line 5"]
    assert page.editor.deck.name == "Lamps"
    assert "9 cards" in page.report.about.text() and "Set aside, as the list says: 1 card." in page.report.about.text()
    qtbot.mouseClick(page.report.copy, Qt.MouseButton.LeftButton)
    assert "my brother has these" in QGuiApplication.clipboard().text()
    qtbot.mouseClick(page.report.repair, Qt.MouseButton.LeftButton)
    assert dict(page.editor.counts()) == {"D1-005": 4, "D1-022": 3, "D1-016": 2}
    page.editor.undo_stack.undo()
    assert dict(page.editor.counts()) == {"D1-016": 2}
    assert page.side.reasons.all.isVisibleTo(page)
    qtbot.mouseClick(page.side.reasons.all, Qt.MouseButton.LeftButton)
    assert {"D1-005", "D1-022", "D1-016"} <= set(page.editor.counts())
    assert page.editor.verdict().legal  # filled up, too
    assert not page.side.reasons.all.isVisibleTo(page)


def test_a_deck_without_cards_is_filled_up_by_one_press(qtbot: QtBot, page: BuilderPage) -> None:
    assert not page.side.try_it.isEnabled()
    card = page.side.reasons.cards[0]
    assert card.repair.text() == "Fill up to 50"
    qtbot.mouseClick(card.repair, Qt.MouseButton.LeftButton)
    assert page.editor.verdict().legal and page.side.try_it.isEnabled()
    once = dict(page.editor.counts())
    kinds = {page.stock.printing(number).type for number in once}
    assert {"UNIT", "EVENT", "BASE", "ITEM"} <= kinds
    page.editor.undo_stack.undo()
    assert page.editor.deck.size == 0
    qtbot.mouseClick(page.side.reasons.cards[0].repair, Qt.MouseButton.LeftButton)
    assert dict(page.editor.counts()) == once


def test_more_copies_than_allowed_are_marked_where_there_is_a_limit(page: BuilderPage) -> None:
    number, model = twelve(page.stock.pool)[0], page.finder.model
    page.editor.change(number, 5)
    assert (model.copies[number], model.most_of(number)) == (5, 4)
    page.side.mode_wanted.emit("blitz")
    assert model.most_of(number) is None


def test_five_packs_are_opened_for_a_deck_of_blitz_shield(qtbot: QtBot, page: BuilderPage) -> None:
    page.side.mode_wanted.emit("blitz")
    card = page.side.reasons.cards[0]
    assert card.repair.text() == "Open five packs"
    qtbot.mouseClick(card.repair, Qt.MouseButton.LeftButton)
    assert page.editor.verdict().legal and page.editor.deck.size == 40
    assert sum(page.stock.owned.values()) == 40
    page.editor.undo_stack.undo()
    assert page.editor.deck.size == 0


def test_a_card_is_read_by_one_click(qtbot: QtBot, page: BuilderPage) -> None:
    grid, peek = page.finder.grid, page.finder.peek
    number = page.finder.model.numbers()[1]
    qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.point_of(number))
    assert peek.isVisible() and peek.number == number
    assert peek.accessibleName() == named(page.stock.printing(number))
    assert page.editor.deck.size == 0
    qtbot.keyClick(grid, Qt.Key.Key_Return)  # adds it
    assert not peek.isVisible() and page.editor.counts()[number] == 1
    strips = page.side.list
    qtbot.mouseClick(strips.viewport(), Qt.MouseButton.LeftButton, pos=strips.point_of(number))
    assert peek.isVisible() and peek.number == number


def test_cards_are_set_aside_and_taken_into_the_deck(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(Deck("Two", lines=(DeckLine(2, "Night Convoy"),)), "")
    strips = page.side.list
    strips.setCurrentIndex(page.side.model.index(page.side.model.row_of("D1-016")))
    qtbot.keyClick(strips, Qt.Key.Key_A)
    assert dict(page.editor.counts()) == {"D1-016": 1}
    assert [(one.count, one.aside) for one in page.side.model.strips if one.number] == [(1, False), (1, True)]
    assert page.side.model.head(page.side.model.strips[2]) == "SET ASIDE"
    strips.setCurrentIndex(page.side.model.index(3))
    qtbot.keyClick(strips, Qt.Key.Key_4)
    qtbot.keyClick(strips, Qt.Key.Key_Minus)
    qtbot.keyClick(strips, Qt.Key.Key_Return)
    assert dict(page.editor.counts()) == {"D1-016": 2}
    assert [line.count for line in aside_of(page.editor.deck)] == [2]
    assert page.editor.save() and page.stock.library.decks.load(page.editor.ident or 0) == page.editor.deck
    strips.setCurrentIndex(page.side.model.index(3))
    place = strips.visualRect(strips.currentIndex()).center()
    qtbot.mouseDClick(strips.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dict(page.editor.counts()) == {"D1-016": 3}
    page._open_large("D1-005")
    qtbot.mouseClick(page.large.aside, Qt.MouseButton.LeftButton)
    assert [line.label for line in aside_of(page.editor.deck)] == ["Night Convoy", "Wick Halloran [Signal Runner]"]
    page.editor.undo_stack.undo()
    assert [line.label for line in aside_of(page.editor.deck)] == ["Night Convoy"]


def test_a_list_that_is_read_whole_needs_no_report(page: BuilderPage) -> None:
    QGuiApplication.clipboard().setText("UNIT (4)\n4 Wick Halloran\n")
    page.paste()
    assert page.editor.deck.size == 4 and not page.report.isVisible()


def test_files_are_pasted_and_dropped(page: BuilderPage, tmp_path: Path) -> None:
    one, other = tmp_path / "one.cod", tmp_path / "other.txt"
    one.write_text('<cockatrice_deck><zone name="main"><card number="2" name="Night Convoy"/></zone></cockatrice_deck>')
    other.write_bytes("4 ウィック・ハロラン\n".encode("cp932"))
    QGuiApplication.clipboard().setMimeData(mime(one))
    page.paste()
    assert (page.editor.deck.name, page.editor.deck.size) == ("one", 2)
    data = mime(one, other)
    for kind in (QDragEnterEvent, QDropEvent):
        place = QPointF(9, 9) if kind is QDropEvent else QPoint(9, 9)
        event = kind(place, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(page, event)
        assert event.isAccepted()
    assert (page.editor.deck.name, page.editor.deck.size) == ("other", 4)
    assert {"one", "one 2", "other"} <= {entry.name for entry in page.stock.library.decks.entries()}


def test_a_picture_of_the_code_can_be_read(page: BuilderPage, tmp_path: Path) -> None:
    import zxingcpp
    from PIL import Image

    page.editor.put_deck(legal(page), "")
    page._share()
    page.sharing.write_qr(tmp_path / "qr.png")
    with Image.open(tmp_path / "qr.png") as image:
        found = zxingcpp.read_barcodes(image.convert("L"))
    assert [one.text for one in found] == [page.sharing.code.text()]
    shown = page.sharing.qr.grab().toImage()
    shown.save(str(tmp_path / "shown.png"))
    with Image.open(tmp_path / "shown.png") as image:
        assert [one.text for one in zxingcpp.read_barcodes(image.convert("L"))] == [page.sharing.code.text()]


def test_deck_sheet_and_pages_to_print(qtbot: QtBot, page: BuilderPage, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    page.editor.put_deck(Deck("Small", lines=tuple(DeckLine(2, n) for n in twelve(page.stock.pool)[:5])), "")
    page._share()
    page.sharing.write_picture(tmp_path / "sheet.png")
    assert QImage(str(tmp_path / "sheet.png")).width() == 1600
    for at, (name, size) in enumerate((("a4", (595, 842)), ("letter", (612, 792)))):
        page.sharing.paper.setCurrentIndex(at)
        with qtbot.waitSignal(page.noted):
            page.sharing.write_pdf(tmp_path / f"{name}.pdf")
        content = (tmp_path / f"{name}.pdf").read_bytes()
        assert content.startswith(b"%PDF")
        assert content.count(b"/Type /Page\n") + content.count(b"/Type /Page ") == 2  # ten cards, nine to a page
        box = content.partition(b"/MediaBox [")[2].partition(b"]")[0].split()
        assert [round(float(value)) for value in box[2:]] == [pytest.approx(side, abs=1) for side in size]


@pytest.mark.parametrize("text", ["", "TRAILS1-XXXX", "TRAILS9-0000", "4 \x00", "nonsense", "4 Name [unclosed"])
def test_what_is_no_deck_is_said_in_words_and_changes_nothing(page: BuilderPage, qtbot: QtBot, text: str) -> None:
    before = page.stock.library.decks.entries()
    QGuiApplication.clipboard().setText(text)
    with qtbot.waitSignal(page.said) as caught:
        page.paste()
    assert caught.args[0].endswith(".")
    assert page.stock.library.decks.entries() == before


def test_a_file_that_is_no_deck_is_said_in_words(page: BuilderPage, qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / "bad.deck"
    for content in (b"\xff\xfe\x00", b"x" * 300_000, b"hello"):
        bad.write_bytes(content)
        with qtbot.waitSignal(page.said):
            page.open_file(bad)
    with qtbot.waitSignal(page.said):
        page.open_file(tmp_path / "missing.deck")
    assert len(page.stock.library.decks.entries()) == 1


# --- trying -----------------------------------------------------------------------------------------------------------
def test_a_sample_hand_is_exchanged_once(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(legal(page), "")
    page._try()
    page.trying.deal(7)
    hand = page.trying.hand.cards
    assert len(hand) == 4
    qtbot.keyClick(page.trying.hand, Qt.Key.Key_Space)
    qtbot.mouseClick(page.trying.exchange, Qt.MouseButton.LeftButton)
    assert page.trying.hand.cards[:3] == hand[1:]
    assert page.trying._pile[-1] == hand[0]
    assert not page.trying.exchange.isEnabled()
    qtbot.mouseClick(page.trying.draw, Qt.MouseButton.LeftButton)
    assert len(page.trying.hand.cards) == 6


def test_without_a_library_decks_are_only_shown(qtbot: QtBot, tmp_path: Path) -> None:
    desk = library_desk(tmp_path)
    desk.library = None
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.go_decks()
    assert window.page == "decks"
    assert window.stack.currentWidget() is window.decks
    assert "cards" not in window.start.pages


def test_the_builder_speaks_japanese(qtbot: QtBot, window: MainWindow) -> None:
    page = builder(window)
    page.new_deck()
    page.editor.change(twelve(page.stock.pool)[0], 1)
    english = {page.side.keep.text(), *page.side.reasons.texts(), page.finder.box.placeholderText()}
    window.settings.put(LANGUAGE, "ja")
    try:
        qtbot.waitUntil(lambda: page.side.keep.text() not in english)
        assert english.isdisjoint([*page.side.reasons.texts(), page.finder.box.placeholderText()])
        model = page.finder.model
        card = model.stock.pool.versions(model.number(0))["ja"]
        assert model.data(model.index(0, 0)) == named(card)
        (strip,) = [strip for strip in page.side.model.strips if strip.number]
        assert strip.label == named(page.stock.pool.versions(strip.number)["ja"])
    finally:
        window.settings.put(LANGUAGE, "en")


def test_a_deck_that_cannot_be_saved_is_not_left_without_a_word(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = builder(window)
    page.new_deck()
    page.editor.put_deck(legal(page), "")

    def refuse(*_: object, **__: object) -> tuple[int, int]:
        raise LibraryError(say("The library is in use by another program."))

    monkeypatch.setattr(DeckShelf, "save", refuse)
    window.go_start()
    assert window.page == "decks"
    assert window.notice.text == "The library is in use by another program."
    assert not window.close()
    qtbot.mouseClick(page.menu.entries["copy text"], Qt.MouseButton.LeftButton)
    assert read_deck(QGuiApplication.clipboard().text()) == page.editor.deck
    window.go_start()
    qtbot.mouseClick(page.menu.entries["abandon"], Qt.MouseButton.LeftButton)
    assert window.page == "start"
    monkeypatch.undo()
    assert window.close()


def test_a_name_too_strange_for_a_file_is_said_and_the_deck_stays(qtbot: QtBot, page: BuilderPage) -> None:
    page.editor.put_deck(legal(page), "")
    assert page.editor.save()
    with qtbot.waitSignal(page.said):
        page._rename("A name with\na line break in it")
        page.editor.save()
    page.editor.undo_stack.undo()
    assert page.editor.save()
    assert page.stock.library.decks.entries()[0].name == "Legal"


def test_a_place_that_cannot_be_written_is_said(qtbot: QtBot, page: BuilderPage, tmp_path: Path) -> None:
    page.editor.put_deck(legal(page), "")
    page._share()
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    for write in (
        page.sharing.write_file, page.sharing.write_qr, page.sharing.write_picture, page.sharing.write_pdf
    ):  # fmt: skip
        with qtbot.waitSignal(page.said) as caught:
            write(blocked / "out")
        assert caught.args[0].startswith('"out" cannot be written')


def test_an_example_of_the_help_is_searched_for(qtbot: QtBot, page: BuilderPage) -> None:
    qtbot.mouseClick(page.finder.help_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.finder.help.examples[2], Qt.MouseButton.LeftButton)
    assert page.finder.box.text() == "type:base level<=2"
    assert {page.stock.printing(number).type for number in page.finder.found.numbers} == {"BASE"}


def test_the_lab_is_one_press_away(qtbot: QtBot, page: BuilderPage) -> None:
    wanted: list[str] = []
    page.page_wanted.connect(wanted.append)
    page.to_shelf()
    qtbot.mouseClick(page.shelf.lab, Qt.MouseButton.LeftButton)
    assert wanted == ["lab"] and page.shelf.lab.isVisible()
