"""No figure rises above its ceiling (``calls`` of tests/ceilings.yaml), which only falls; nothing is timed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import yaml12
from tests.speed.counting import FIGURES, calls

CEILINGS: dict[str, int] = yaml12.load((Path(__file__).parents[1] / "ceilings.yaml").read_text("utf-8"))["calls"]  # type: ignore[index, assignment]


@pytest.mark.parametrize("name", FIGURES)
def test_no_more_calls_than_the_ceiling(name: str) -> None:
    figure = FIGURES[name]()
    most = CEILINGS[name]
    assert figure <= most, f"{figure:.0f} calls, at most {most}: find out who made it dearer (CONTRIBUTING, Speed)"
    assert figure > most * 0.7, f"{figure:.0f} calls: let the ceiling of {most} fall"


def test_calls_are_counted() -> None:
    def one() -> int:
        return two() + two()

    def two() -> int:
        return len("ab")

    assert calls(one) == (3, 4)
