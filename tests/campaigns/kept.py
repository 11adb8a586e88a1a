"""Scenarios with what is kept looked at after every group of events: it is what would be derived afresh (K16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from unittest.mock import patch

from engine.kernel.events import Event
from engine.scenario.runner import run
from engine.trails.events.triggers import noted
from engine.trails.layers.derived import Derived
from engine.trails.rules import TrailsRules
from engine.trails.state.game import TrailsGame
from tests.trails import invariants
from tests.trails.stories import scenarios_in

FOLDER = Path(__file__).parents[1] / "trails"
#: Events after which it is looked at, of one scenario; titles of loops have thousands.
MOST = 400


@cache
def files() -> tuple[Path, ...]:
    """Every file of scenarios."""
    return tuple(sorted(FOLDER.rglob("*.yaml")))


def play(number: int) -> int:
    """All scenarios of a file, counted from 1, as :func:`looked_at`."""
    return looked_at(files()[number - 1])


def looked_at(path: Path) -> int:
    """All scenarios of a file. Gives how often it was looked at; raises what was found."""
    looked = 0

    def watched(game: TrailsGame, before: Derived, done: Sequence[Event]) -> None:
        nonlocal left, looked
        noted(game, before, done)
        if left:
            left -= 1
            looked += 1
            invariants.check_cache(game, done)

    nothing: frozenset[str] = frozenset()  # also where nothing is to be noted it is looked at
    with (
        patch.object(TrailsRules, "noted", staticmethod(watched)),
        patch.object(TrailsRules, "calm", staticmethod(lambda derived: nothing)),
    ):
        for scenario in scenarios_in(path):
            left = MOST
            result = run(scenario)
            if not result.ok:
                raise invariants.Broken(f"{path.name}: {scenario.title}: {result.message}")
    return looked
