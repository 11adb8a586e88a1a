"""Every rule scenario of the chapters, one case each."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.reader import read_file
from engine.scenario.runner import run
from engine.scenario.words import Scenario
from engine.trails.library import CardPool

HERE = Path(__file__).parent


def every() -> list[Scenario]:
    """The scenarios of all chapters; they define their cards themselves."""
    nobody = CardPool()
    return [scenario for path in sorted(HERE.glob("*/*.yaml")) for scenario in read_file(path, nobody)]


@pytest.mark.parametrize("scenario", every(), ids=lambda one: f"{Path(one.file).parent.name}-{one.title}")
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.ok, f"{scenario.file}, line {scenario.line}: {result.message} (step {result.step})"


def test_every_scenario_says_what_it_shows() -> None:
    scenarios = every()
    assert len(scenarios) >= 120
    assert all(scenario.rules for scenario in scenarios)
    titles = [scenario.title for scenario in scenarios]
    assert len(set(titles)) == len(titles)
