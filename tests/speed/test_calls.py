"""No figure rises above its ceiling (``calls`` of tests/ceilings.yaml), which only falls; nothing is timed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import yaml12
from tests.speed.counting import FIGURES, calls

ROOT = Path(__file__).parents[2]
CEILINGS: dict[str, int] = yaml12.load((ROOT / "tests" / "ceilings.yaml").read_text("utf-8"))["calls"]  # type: ignore[index, assignment]


@pytest.fixture(scope="module")
def figures() -> dict[str, int]:
    """Counted in a process of its own: what other tests have left in caches would count less."""
    command = [sys.executable, "-m", "tests.speed"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = (row.removesuffix(" calls").split(": ") for row in done.stdout.splitlines())
    return {name: int(number) for name, number in rows}


@pytest.mark.parametrize("name", FIGURES)
def test_no_more_calls_than_the_ceiling(name: str, figures: dict[str, int]) -> None:
    figure, most = figures[name], CEILINGS[name]
    assert figure <= most, f"{figure} calls, at most {most}: find out who made it dearer (CONTRIBUTING, Speed)"
    assert figure > most * 0.7, f"{figure} calls: let the ceiling of {most} fall"


def test_calls_are_counted() -> None:
    def one() -> int:
        return two() + two()

    def two() -> int:
        return len("ab")

    assert calls(one) == (3, 4)
