"""How quick the deck builder is over 5,000 cards: ``pytest tests/benchmarks`` by hand.

Bars: a key that changes the deck, with legality, list and charts, under 16 ms; a query to its first results under
30 ms; a frame of the grid while it is scrolled under 16 ms.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tests.desktop.builder_parts import builder_alone, library_desk, twelve, write_cards
from trails_desktop.pages.deckbuilder.cards.stock import Wish
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage

#: Time of the processor: what else the machine does is no slowness of ours.
pytestmark = pytest.mark.benchmark(timer=process_time)
CARDS = 5000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with the generated cards."""
    made: Path = tmp_path_factory.mktemp("library")
    desk = library_desk(made)
    assert desk.library is not None
    desk.library.carry_out(desk.library.plan_import(write_cards(made / "many.jsonl", desk.pool, CARDS)))
    return made


@pytest.fixture
def page(qtbot: QtBot, folder: Path) -> Iterator[BuilderPage]:
    shown = builder_alone(library_desk(folder))
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.enter("en")
    shown.show()
    shown.new_deck()
    for number in twelve(shown.stock.pool):
        shown.editor.change(number, 4)
    shown.grab()
    yield shown
    shown.shut()


def test_a_key_that_changes_the_deck(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    """Legality, counts, list and charts; then the painting of the deck's side."""
    number, steps = twelve(page.stock.pool)[3], cycle((1, -1))

    def press() -> None:
        page.editor.change(number, next(steps))

    benchmark(press)
    assert page.editor.deck.size in (52, 53)


def test_painting_the_side_of_the_deck(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    benchmark(page.side.grab)


def test_a_query_to_its_results(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    queries = cycle(("type:unit cp<=2", "amber", "str>=3 ember", 'org:"Prism College" is:arts', "dwan"))

    def ask() -> int:
        return len(page.stock.find(Wish(next(queries))))

    assert benchmark(ask) >= 0


def test_showing_what_a_query_found(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    found = page.stock.find(Wish(""))

    def show() -> None:
        page.finder.model.show(found, "")
        QApplication.processEvents()

    benchmark(show)
    assert len(page.finder.model.rows) == len(page.stock.pool) > CARDS


def test_a_frame_while_the_grid_is_scrolled(benchmark: BenchmarkFixture, page: BuilderPage, qtbot: QtBot) -> None:
    """A step of a wheel a frame, through cards nobody saw before: most of them wait for their faces."""
    bar = page.finder.grid.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100_000)

    def step() -> None:
        bar.setValue((bar.value() + 72) % bar.maximum())
        page.faces._paint_some()
        page.finder.grid.viewport().grab()

    benchmark(step)
    assert bar.value() > 0
