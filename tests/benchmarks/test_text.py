"""How fast card texts are read, in rounds of the yardstick: run ``pytest tests/benchmarks/test_text.py``."""

from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.text.compile import compile_line
from engine.trails import tree as t
from tests.text.reading import pool, words
from trails_desktop.library.storage.pool import LibraryPool

pytestmark = pytest.mark.benchmark(timer=process_time)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lines(benchmark: BenchmarkFixture, lang: str, a_round: float) -> None:
    """Lines of the set."""
    cards = [pool()[number][lang] for number in pool()]
    lines = [(line, "event" if "EVENT" in p.types else "") for p in cards for line in p.text.splitlines() if line]

    def read() -> int:
        return sum(compile_line(line, lang, words(), kind).understood for line, kind in lines)

    assert benchmark(read) == len(lines)
    if benchmark.stats is not None:
        benchmark.extra_info["lines_in_1000_rounds"] = round(len(lines) / benchmark.stats["min"] * a_round * 1000, 1)


def test_the_set_from_the_cache(benchmark: BenchmarkFixture) -> None:
    printings = [replace(one, effects=None) for number in pool() for one in pool()[number].values()]
    first = LibraryPool(printings)
    known = {number: first.meaning(number) for number in first}
    kept = {name: text for name, _, _, _, text, _ in first.fresh}

    def read() -> dict[str, t.Meaning]:
        again = LibraryPool(printings, kept)
        return {number: again.meaning(number) for number in again}

    assert benchmark(read) == known
