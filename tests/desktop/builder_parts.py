"""What the tests of library, deck builder and packs share: a window over a real library, generated cards, deeds."""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import STILL
from trails_desktop.app.match_opening import make_table
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.library.opening import open_library
from trails_desktop.pages.deckbuilder.cards.page import CardsPage
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.deckbuilder.packs.page import PacksPage
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.paths import Paths
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.settings import ANIMATION, ASKED_TO_PLACE, LANGUAGE, PACE

WORDS = ("amber", "brook", "cinder", "dawn", "ember", "fern", "glass", "harbor", "iron", "juniper", "kestrel", "mallow")


def generated(pool: CardPool, count: int, seed: int = 1) -> Iterator[dict[str, object]]:
    """Records of cards nobody printed: the frame of a shipped one under another name."""
    dice = random.Random(seed)
    base = [pool.printing(number, "en") for number in pool]
    for at in range(count):
        card = dice.choice(base)
        record: dict[str, object] = {
            "number": f"G{at // 500 + 1}-{at % 500 + 1:03d}", "set": f"Generated {at // 500 + 1}", "lang": "en",
            "name": f"{dice.choice(WORDS).title()} {dice.choice(WORDS).title()} {at}", "type": card.type,
            "orgs": list(card.orgs), "text": card.text, "rarity": card.rarity, "cp": card.cp, "ep": card.ep,
            "level": card.level, "str": card.strength, "def": card.defence,
        }  # fmt: skip
        if card.arts is not None:
            record["arts"] = {"ep": card.arts.ep, "name": card.arts.name, "text": card.arts.text}
        yield {key: value for key, value in record.items() if value is not None}


def write_cards(file: Path, pool: CardPool, count: int) -> Path:
    """A card file of so many generated cards."""
    lines = (json.dumps(record, ensure_ascii=False) for record in generated(pool, count))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@cache
def _template() -> Path:
    """The file of a library with the shipped cards, made once."""
    paths = Paths(Path(_kept().name))
    paths.create()
    return open_library(paths).path


@cache
def _kept() -> tempfile.TemporaryDirectory[str]:
    """Where it lies until the tests are over."""
    return tempfile.TemporaryDirectory(prefix="trails-test-")


def library_desk(folder: Path) -> Desk:
    """A desk with a library of its own, without painted pictures, in English and without motion."""
    paths = Paths(folder)
    paths.create()
    if not (paths.library / _template().name).exists():
        shutil.copyfile(_template(), paths.library / _template().name)
    desk, problems = make_desk(paths, open_library(paths))
    assert problems == []
    assert desk.pictures is not None
    desk.pictures.close()
    desk.pictures = None
    desk.settings.put(LANGUAGE, "en")
    desk.settings.put(ANIMATION, 0)
    desk.settings.put(PACE, "instant")
    desk.settings.put(ASKED_TO_PLACE, True)
    return desk


def open_window(qtbot: QtBot, folder: Path) -> MainWindow:
    """The main window over a fresh library, 1280 x 800."""
    window = MainWindow(library_desk(folder))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.resize(1280, 800)
    return window


def builder_alone(desk: Desk) -> BuilderPage:
    """The deck builder without a window around it."""

    def tables(match: PlayedMatch, seed: int) -> TableWidget:
        return make_table(match, desk, seed)

    return BuilderPage(desk, STILL, tables)


def builder(window: MainWindow) -> BuilderPage:
    window.go_decks()
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    return page


def cards_page(window: MainWindow) -> CardsPage:
    window.go_page("cards")
    page = window.stack.currentWidget()
    assert isinstance(page, CardsPage)
    return page


def packs_page(window: MainWindow) -> PacksPage:
    window.go_page("packs")
    page = window.stack.currentWidget()
    assert isinstance(page, PacksPage)
    return page


def place_of(qtbot: QtBot, page: BuilderPage | CardsPage, number: str) -> QPoint:
    """A card of the grid in sight, once it is laid out (thousands of cards are, a batch at a time)."""
    grid = page.finder.grid

    def laid_out() -> bool:
        return not grid.visualRect(grid.cards.index(grid.cards.row_of(number), 0)).isEmpty()

    qtbot.waitUntil(laid_out)
    grid.scrollTo(grid.cards.index(grid.cards.row_of(number), 0))
    return grid.point_of(number)


def press(qtbot: QtBot, page: BuilderPage, number: str, *, double: bool = True) -> None:
    """Press a card of the grid with the mouse, wherever it stands."""
    grid = page.finder.grid
    at = place_of(qtbot, page, number)
    if double:
        qtbot.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    else:
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)


def drag_in(qtbot: QtBot, page: BuilderPage, number: str, to: QPoint | None = None) -> None:
    """Carry a card from the grid to the deck (or to a place of the page) with the mouse."""
    grid = page.finder.grid
    at = place_of(qtbot, page, number)
    target = to if to is not None else page.side.mapTo(page, page.side.rect().center())
    qtbot.mousePress(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    _move(qtbot, grid.viewport(), at + QPoint(30, 8))
    assert page.carried.number == number
    _move(qtbot, page.carried, target)
    qtbot.mouseRelease(page.carried, Qt.MouseButton.LeftButton, pos=target)


def drag_out(qtbot: QtBot, page: BuilderPage, number: str) -> None:
    """Carry a card out of the deck with the mouse."""
    view = page.side.list
    at = view.point_of(number)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    _move(qtbot, view.viewport(), at + QPoint(-30, 8))
    target = page.left.mapTo(page, page.left.rect().center())
    _move(qtbot, page.carried, target)
    qtbot.mouseRelease(page.carried, Qt.MouseButton.LeftButton, pos=target)


def _move(qtbot: QtBot, widget: object, at: QPoint) -> None:
    """A move with the left button held: QTest sends moves without buttons."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication, QWidget

    assert isinstance(widget, QWidget)
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(at), QPointF(widget.mapToGlobal(at)), Qt.MouseButton.NoButton, left,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def twelve(pool: CardPool) -> Sequence[str]:
    """Thirteen shipped cards of different names: 12 x 4 + 2 makes a Strategy deck."""
    found: dict[tuple[str, str], str] = {}
    for number in pool:
        found.setdefault(pool.identity(number), number)
    return list(found.values())[:13]
