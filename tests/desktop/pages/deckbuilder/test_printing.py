"""Sheets to print: pictures are fetched first, pages are painted beside the window, and all of it can be stopped."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.trails.cards.decks import Deck, DeckLine
from tests.desktop.builder_parts import builder_alone, library_desk, twelve
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.library.storage.sentences import Cancelled
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.deckbuilder.printing import job as printing_job

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PictureStore]:
    """One that cannot paint: only what is given to it is there."""
    made = PictureStore(tmp_path / "cache", command=["nothing-of-that-name"])
    yield made
    made.close()


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, store: PictureStore) -> BuilderPage:
    desk = library_desk(tmp_path)
    desk.pictures = store
    shown = builder_alone(desk)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.enter("en")
    shown.show()
    shown.new_deck()
    lines = tuple(DeckLine(3, number) for number in twelve(shown.stock.pool)[:4])
    shown.editor.put_deck(Deck("Small", lines=lines), "")
    shown._share()
    return shown


def sized(content: bytes) -> int:
    return content.count(b"/Type /Page\n") + content.count(b"/Type /Page ")


def test_pictures_are_waited_for_and_printed(
    qtbot: QtBot, page: BuilderPage, store: PictureStore, tmp_path: Path
) -> None:
    plain, bare, pictured = (tmp_path / f"{name}.pdf" for name in ("plain", "bare", "pictured"))
    with qtbot.waitSignal(page.noted):
        page.sharing.write_pdf(plain)
    page.sharing.pictures.setChecked(True)
    with qtbot.waitSignal(page.noted):
        page.sharing.write_pdf(bare)
    noise = QImage(640, 720, QImage.Format.Format_RGB32)
    for y in range(720):
        for x in range(0, 640, 8):
            noise.setPixel(x, y, (x * 7919 + y * 104_729) % 0xFFFFFF)
    noise.save(str(tmp_path / "noise.png"))
    store.set_own(dict.fromkeys(twelve(page.stock.pool)[:2], tmp_path / "noise.png"))
    with qtbot.waitSignal(page.noted):
        page.sharing.write_pdf(pictured)
    assert [sized(file.read_bytes()) for file in (plain, bare, pictured)] == [2, 2, 2]
    assert pictured.stat().st_size > bare.stat().st_size + 20_000


def test_the_window_goes_on_while_pages_are_painted(
    qtbot: QtBot, page: BuilderPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    go_on = threading.Event()

    def slow(title: str, cards: object, paper: object, pictures: object, told: object, cancel: object) -> object:
        threads.append(threading.current_thread())
        assert callable(told) and callable(cancel)
        told(1, 12)
        go_on.wait(20)
        if cancel():
            raise Cancelled
        return b"%PDF", 1

    monkeypatch.setattr(printing_job, "make_proxies", slow)
    sheet, file = page.sharing, tmp_path / "out.pdf"
    sheet.write_pdf(file)
    qtbot.waitUntil(lambda: sheet.bar.value() == 1 and sheet.bar.maximum() == 12)
    assert threads[0] is not threading.main_thread()
    assert sheet.bar.isVisible() and not sheet.save_pdf.isEnabled()
    qtbot.mouseClick(sheet.stop, LEFT)
    go_on.set()
    qtbot.waitUntil(lambda: sheet.job is None)
    assert not file.exists() and sheet.save_pdf.isEnabled() and not sheet.bar.isVisible()
    with qtbot.waitSignal(page.noted):
        sheet.write_pdf(file)
    assert file.read_bytes() == b"%PDF"


def test_waiting_for_pictures_can_be_stopped(qtbot: QtBot, page: BuilderPage, tmp_path: Path) -> None:
    page.sharing.pictures.setChecked(True)
    page.sharing.write_pdf(tmp_path / "out.pdf")
    job = page.sharing.job
    assert job is not None
    with qtbot.waitSignal(job.stopped):
        qtbot.mouseClick(page.sharing.stop, LEFT)
    assert page.sharing.job is None and not (tmp_path / "out.pdf").exists()
