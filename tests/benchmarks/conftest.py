"""Benchmarks tell their figures in rounds of the yardstick, which is timed before each of them. They run where they are
named: a figure of a busy machine says nothing. Guard: tests/speed/test_benchmarks.py loads them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.yardstick import seconds_a_round

_RATIOS = pytest.StashKey[list[str]]()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Not with everything else."""
    return None if any("benchmarks" in name for name in config.args) else True


@pytest.fixture
def a_round() -> float:
    """Processor seconds of a round of the yardstick."""
    return seconds_a_round()


@pytest.fixture(autouse=True)
def _told_in_rounds(request: pytest.FixtureRequest, a_round: float) -> Iterator[None]:
    """The best time of a benchmark as rounds, for the list at the end and in ``extra_info``."""
    wanted = "benchmark" in request.fixturenames
    benchmark = request.getfixturevalue("benchmark") if wanted else None
    yield
    if benchmark is None or benchmark.stats is None:
        return
    rounds = benchmark.stats["min"] / a_round
    benchmark.extra_info["rounds_of_the_yardstick"] = round(rounds, 1)
    more = [f"{name} {value:,}" for name, value in benchmark.extra_info.items() if name.endswith("_in_1000_rounds")]
    told = f"{rounds:12,.1f} rounds  {request.node.name}" + "".join(f", {one}" for one in more)
    request.config.stash.setdefault(_RATIOS, []).append(told)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The list."""
    told = config.stash.get(_RATIOS, [])
    if told:
        terminalreporter.section("in rounds of the yardstick (tests/benchmarks/yardstick.py)")
        for line in told:
            terminalreporter.write_line(line)
