"""How fast the card library is with 5,000 generated cards: ``pytest tests/benchmarks`` by hand.

Bars on one core: import under 5 s, a query to its first results under 30 ms (median), legality under 16 ms.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.trails.cards.decks import Deck, DeckLine
from tests.library.common import generated, jsonl
from trails_desktop.library.decks.legality import judge
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.search.completion import complete
from trails_desktop.library.storage.pool import load_library
from trails_desktop.paths import Paths

#: Time of the processor: what else the machine does is no slowness of ours.
pytestmark = pytest.mark.benchmark(timer=process_time)
CARDS = 5_000
QUERIES = (
    "",
    'str>=3 org:"Prism College" type:unit text:"target" -craft:covert cp<=2 lang:en',
    "amber",
    "ambre",
    "draw",
    "分光",
    "cp:2 or (type:event -text:draw)",
    "is:unread",
)


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with all cards."""
    return jsonl(tmp_path_factory.mktemp("cards") / "cards.jsonl", generated(CARDS))


@pytest.fixture(scope="module")
def library(cards: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with all of them."""
    made = open_library(Paths(tmp_path_factory.mktemp("bench") / "data"))
    assert made.carry_out(made.plan_import(cards)).added == CARDS
    return made


def test_import_of_5000_cards(benchmark: BenchmarkFixture, cards: Path, tmp_path: Path) -> None:
    open_library(Paths(tmp_path / "start"))
    copies: Iterator[int] = count()

    def prepared() -> tuple[tuple[Library], dict[str, object]]:
        folder = tmp_path / str(next(copies))
        shutil.copytree(tmp_path / "start", folder)
        return (open_library(Paths(folder)),), {}

    def imported(library: Library) -> int:
        return library.carry_out(library.plan_import(cards)).added

    assert benchmark.pedantic(imported, setup=prepared, rounds=3) == CARDS


@pytest.mark.parametrize("query", QUERIES)
def test_query(benchmark: BenchmarkFixture, library: Library, query: str) -> None:
    found = benchmark(library.find, query, sort="relevance", limit=60)
    assert len(found) <= 60


def test_completion(benchmark: BenchmarkFixture, library: Library) -> None:
    words = library.search.words_for("en")
    assert benchmark(complete, "type:unit amb", 13, words)


def test_legality(benchmark: BenchmarkFixture, library: Library) -> None:
    pool = library.pool()
    deck = Deck(lines=tuple(DeckLine(3, number) for number in list(pool)[:20]))
    assert not benchmark(judge, deck, pool).legal


def test_start(benchmark: BenchmarkFixture, library: Library) -> None:
    """Opening a library that is up to date, with all its cards."""
    assert len(benchmark.pedantic(lambda: open_library(library.paths).pool(), rounds=3)) > CARDS


def test_pool_of_another_process(benchmark: BenchmarkFixture, library: Library) -> None:
    assert len(benchmark.pedantic(load_library, (library.path,), rounds=3)) > CARDS
