"""All of it in one go, by mouse and keyboard alone: 5,000 cards come in, one is found, decks are built, broken and
repaired, handed on in every way, and five packs are opened and played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.trails.cards.decks import write_deck
from tests.desktop.builder_parts import drag_in, drag_out, open_window, press, write_cards
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.deckbuilder.cards.page import CardsPage
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.deckbuilder.packs.page import PacksPage
from trails_desktop.pages.deckbuilder.trying.alone import passive
from trails_desktop.ui.settings import LANGUAGE

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
MANY = 5000


class Files:
    """Stands in for the system's file windows: the next one is answered with this file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.next = ""
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (self.next, ""))
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (self.next, ""))


class Player:
    """Somebody at the window."""

    def __init__(self, qtbot: QtBot, window: MainWindow, files: Files, folder: Path) -> None:
        self.bot, self.window, self.files, self.folder = qtbot, window, files, folder

    def go(self, name: str) -> object:
        """To a page, by its button on the start screen."""
        if self.window.page != "start":
            self.bot.keyClick(self.window.stack.currentWidget(), Qt.Key.Key_Escape)
        if self.window.page != "start":  # from a deck to the decks, and from there
            self.bot.keyClick(self.window.stack.currentWidget(), Qt.Key.Key_Escape)
        assert self.window.page == "start"
        start = self.window.start
        self.click(start.decks if name == "decks" else start.pages[name])
        return self.window.stack.currentWidget()

    def click(self, widget: object) -> None:
        self.bot.mouseClick(widget, LEFT)

    def notice(self) -> str:
        return self.window.notice.text


def reasons(page: BuilderPage) -> str:
    return "\n".join(page.side.reasons.texts())


def bring_in(player: Player, file: Path) -> CardsPage:
    page = player.go("cards")
    assert isinstance(page, CardsPage)
    player.files.next = str(file)
    player.click(page.import_button)
    player.bot.waitUntil(lambda: page.importing.job is None)
    assert f"{MANY} new printings" in page.importing.summary.text()
    with player.bot.waitSignal(page.importing.imported):
        player.click(page.importing.go_button)
    player.bot.waitUntil(lambda: not page.jobs)
    return page


def find(player: Player, page: CardsPage | BuilderPage, words: str) -> None:
    """Type into the box what is looked for."""
    box = page.finder.box
    player.bot.keyClicks(page, "/")
    box.selectAll()
    player.bot.keyClicks(box, words)
    player.bot.waitUntil(lambda: page.finder.wish.query == words)


def by_mouse(player: Player, page: BuilderPage) -> dict[str, int]:
    """Fifty cards of the new ones: one copy carried to the deck, the others double clicked."""
    numbers = list(dict.fromkeys(page.finder.found.numbers))[:13]
    grid = page.finder.grid
    player.bot.waitUntil(lambda: grid.verticalScrollBar().maximum() > 10_000)  # thousands of cards are laid out
    for at, number in enumerate(numbers):
        drag_in(player.bot, page, number)
        press(player.bot, page, number)
        if at < 12:
            press(player.bot, page, number)
            press(player.bot, page, number)
    return {number: 4 if at < 12 else 2 for at, number in enumerate(numbers)}


def by_keyboard(player: Player, page: BuilderPage) -> None:
    """The same by keys alone: the digit four twelve times, then plus twice."""
    grid = page.finder.grid
    assert page.window().focusWidget() is grid
    player.bot.keyClick(grid, Qt.Key.Key_Home)
    for _ in range(12):
        player.bot.keyClick(grid, Qt.Key.Key_4)
        player.bot.keyClick(grid, Qt.Key.Key_Right)
    player.bot.keyClick(grid, Qt.Key.Key_Plus)
    player.bot.keyClick(grid, Qt.Key.Key_Return)


def broken_and_repaired(player: Player, page: BuilderPage, numbers: list[str]) -> None:
    """Every way in which the rules of Strategy and Blitz Shield can be broken, each said with its rule."""
    bot, grid = player.bot, page.finder.grid

    def repair() -> None:
        player.click(page.side.reasons.cards[0].repair)

    def undo(times: int) -> None:
        for _ in range(times):
            bot.keyClick(page, Qt.Key.Key_Z, CTRL)
        assert page.editor.verdict().legal

    press(bot, page, numbers[12])  # 51 cards
    assert "602.4a" in reasons(page) and "1 too many" in reasons(page)
    repair()
    assert page.editor.verdict().legal
    undo(2)
    drag_out(bot, page, numbers[0])  # 49
    assert "602.4a" in reasons(page) and "1 too few" in reasons(page)
    repair()
    assert page.editor.verdict().legal
    undo(2)
    press(bot, page, numbers[0])  # five of one name, and still fifty
    view = page.side.list
    bot.mouseClick(view.viewport(), LEFT, pos=view.point_of(numbers[12]))
    bot.keyClick(view, Qt.Key.Key_Minus)
    assert "602.4b" in reasons(page) and "5 times" in reasons(page) and page.editor.deck.size == 50
    repair()
    repair()  # that left one too few
    assert page.editor.verdict().legal
    undo(4)
    player.click(page.side.mode.buttons[1])  # Blitz Shield: not forty cards, and no packs
    assert "602.3" in reasons(page) and "10 too many" in reasons(page)
    undo(1)
    assert grid.isVisible()


def handed_on(player: Player, page: BuilderPage) -> None:
    """Clipboard, code, file, picture of the code: each brings the same cards back."""
    bot, sheet = player.bot, page.sharing
    wanted = Counter(dict(page.editor.counts()))
    name = page.editor.deck.name

    def came_back(how: str) -> None:
        assert Counter(dict(page.editor.counts())) == wanted, how
        assert page.editor.deck.name.startswith(name) and page.editor.verdict().legal

    def to_decks() -> None:
        bot.keyClick(page, Qt.Key.Key_Escape)
        assert page.stack.currentWidget() is page.shelf

    def again() -> None:
        player.click(page.side.share)
        assert sheet.isVisible()

    again()
    player.click(sheet.copy_text)
    bot.keyClick(sheet, Qt.Key.Key_Escape)
    to_decks()
    bot.keyClick(page, Qt.Key.Key_V, CTRL)
    came_back("text")
    again()
    player.click(sheet.copy_code)
    code = QGuiApplication.clipboard().text()
    player.files.next = str(player.folder / "qr.png")
    player.click(sheet.save_qr)
    player.files.next = str(player.folder / "out.deck")
    player.click(sheet.save_file)
    player.files.next = str(player.folder / "sheet.png")
    player.click(sheet.save_picture)
    player.files.next = str(player.folder / "print.pdf")
    with bot.waitSignal(page.noted):
        player.click(sheet.save_pdf)
    bot.keyClick(sheet, Qt.Key.Key_Escape)
    to_decks()
    player.click(page.shelf.paste)
    came_back("code")
    to_decks()
    player.files.next = str(player.folder / "out.deck")
    player.click(page.shelf.file)
    came_back("file")
    with Image.open(player.folder / "qr.png") as image:
        (found,) = zxingcpp.read_barcodes(image.convert("L"))
    assert found.text == code
    assert (player.folder / "print.pdf").read_bytes().startswith(b"%PDF")
    with Image.open(player.folder / "sheet.png") as image:
        assert image.width == 1600
    to_decks()
    assert len(page.shelf.own) == 4


def five_packs(player: Player) -> None:
    page = player.go("packs")
    assert isinstance(page, PacksPage)
    player.click(page.five)
    for _ in range(200):
        if not page.next.isVisible():
            break
        player.bot.keyClick(page.scene, Qt.Key.Key_Space)
        if page.scene.shown == len(page.scene.cards) and page.next.isVisible():
            player.click(page.next)
    assert len(page.seen()) == 40
    player.click(page.play)
    window = player.window
    assert window.page == "table" and window.match is not None and window.table is not None
    assert [side.deck for side in window.match.view().players] == [40, 40]
    match, table = window.match, window.table

    def asked() -> bool:
        return match.view().decision is not None

    player.bot.waitUntil(asked)  # the computer may have to choose who begins
    if match.view().asked_for != "exchange":
        match.answer(passive(match.view()))
        player.bot.waitUntil(asked)
    before = len(match.log())
    player.bot.keyClick(table.view, Qt.Key.Key_Space)  # keep the hand
    player.bot.waitUntil(lambda: match.view().turn > 0 and len(match.log()) > before)


def test_the_whole_story(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path / "data")
    player = Player(qtbot, window, Files(monkeypatch), tmp_path)
    shipped = len(window._desk.pool)
    cards = bring_in(player, write_cards(tmp_path / "many.jsonl", window._desk.pool, MANY))
    assert len(cards.stock.pool) == shipped + MANY
    find(player, cards, "1234")
    assert len(cards.finder.found) == 1
    qtbot.keyClick(cards.finder.box, Qt.Key.Key_Return)
    qtbot.keyClick(cards.finder.grid, Qt.Key.Key_Space)
    assert cards.large.isVisible() and cards.stock.printing(cards.large.number).name.endswith(" 1234")
    qtbot.keyClick(cards.large, Qt.Key.Key_Escape)

    for ending in ("jsonl", "json", "yaml", "csv"):  # what was found goes out and comes back as it was
        player.files.next = str(tmp_path / f"out.{ending}")
        player.click(cards.more_button)
        player.click(cards.menu.entries["found"])
        qtbot.waitUntil(lambda: not cards.jobs)
        player.click(cards.import_button)
        qtbot.waitUntil(lambda: cards.importing.job is None)
        plan = cards.importing.plan
        assert plan is not None and (plan.count("unchanged"), len(plan.changes)) == (1, 1), ending
        qtbot.keyClick(cards.importing, Qt.Key.Key_Escape)

    page = player.go("decks")
    assert isinstance(page, BuilderPage)
    player.click(page.shelf.new)
    find(player, page, "set:generated type:unit")
    assert 0 < len(page.finder.found) < MANY
    made = by_mouse(player, page)
    assert dict(page.editor.counts()) == made and page.editor.verdict().legal
    broken_and_repaired(player, page, list(made))
    handed_on(player, page)

    qtbot.keyClick(page.shelf.new, Qt.Key.Key_Space)
    assert page.editor.deck.size == 0
    find(player, page, "set:generated type:unit")
    qtbot.keyClick(page.finder.box, Qt.Key.Key_Return)
    by_keyboard(player, page)
    assert page.editor.deck.size == 50 and page.editor.verdict().legal
    assert max(page.editor.counts().values()) == 4
    assert write_deck(page.editor.deck).count("\n") >= 14
    five_packs(player)


def test_reasons_against_rows_are_japanese(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path / "data")
    window.settings.put(LANGUAGE, "ja")
    try:
        player = Player(qtbot, window, Files(monkeypatch), tmp_path)
        page = player.go("cards")
        assert isinstance(page, CardsPage)
        rows = [{"number": "X-1", "name": "A", "type": "TREE"}, {"number": "X-2", "type": "UNIT", "cp": 1},
                {"number": "X-3", "name": "A", "type": "UNIT", "cp": "many"}]  # fmt: skip
        file = tmp_path / "bad.jsonl"
        file.write_text("\n".join(json.dumps(row) for row in rows) + "\n{broken\n", encoding="utf-8")
        player.files.next = str(file)
        player.click(page.import_button)
        qtbot.waitUntil(lambda: page.importing.job is None)
        table = page.importing.table
        said = [table.item(row, 3).text() for row in range(table.rowCount())]
        assert len(said) == 4
        for sentence in said:
            assert "bad.jsonl" in sentence and any("\u3040" < letter < "\u30ff" for letter in sentence), sentence
            assert not {"the", "must", "which", "line"} & set(sentence.split())
        file = tmp_path / "bad.json"
        file.write_text('[{"number": ]', encoding="utf-8")
        player.files.next = str(file)
        qtbot.keyClick(page.importing, Qt.Key.Key_Escape)
        player.click(page.import_button)
        qtbot.waitUntil(lambda: page.importing.job is None)
        assert "値が必要です" in page.importing.summary.text()
        build = player.go("decks")
        assert isinstance(build, BuilderPage)
        QGuiApplication.clipboard().setText("hello")
        player.click(build.shelf.paste)
        assert "カードではありません" in player.notice()
    finally:
        window.settings.put(LANGUAGE, "en")
