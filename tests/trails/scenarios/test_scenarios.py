"""Every rule scenario of the chapters, one case each."""

from __future__ import annotations

import pytest

from engine.scenario.runner import run
from tests.trails.stories import HERE, Story, scenarios_in, stories


@pytest.mark.parametrize("story", stories(), ids=lambda one: f"{one.path.relative_to(HERE).parts[0]}-{one.title}")
def test_scenario(story: Story) -> None:
    scenario = story.read()
    result = run(scenario)
    assert not result.notes, "a card text is not in printed style"
    assert result.ok, f"{scenario.file}, line {scenario.line}: {result.message} (step {result.step})"


def test_every_scenario_says_what_it_shows() -> None:
    found = stories()
    assert len(found) >= 120
    assert len({one.title for one in found}) == len(found)
    for path in {one.path: None for one in found}:
        scenarios = scenarios_in(path)
        assert [one.title for one in scenarios] == [one.title for one in found if one.path == path]
        assert all(scenario.rules for scenario in scenarios), path
