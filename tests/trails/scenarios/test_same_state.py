"""A state is told by what lies where and what is due, never by where a program happens to keep it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel.decisions import Decision
from engine.kernel.fingerprint import fingerprint
from engine.scenario.board.table import Table
from engine.scenario.reader import read_file
from engine.scenario.runner import run
from engine.trails.cards.pool import CardPool

HERE = Path(__file__).parents[1]
FILES = [HERE / "1200" / "1216-replacement" / f"{name}.yaml" for name in ("asked", "first_time", "spared")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_two_readings_of_a_board_come_to_the_same_states(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    games: list[Any] = []  # kept, so that nothing of the second reading lies where something of the first one lay
    opened = Table.open

    def open_(table: Table) -> Decision | None:
        decision = opened(table)
        if decision is not None:
            told.append(fingerprint(table.game))
            games.append(table.game.world)
        return decision

    monkeypatch.setattr(Table, "open", open_)
    both = []
    for _ in range(2):
        told.clear()
        assert all(run(scenario).ok for scenario in read_file(file, CardPool()))
        both.append(tuple(told))
    assert both[0] == both[1] != ()
