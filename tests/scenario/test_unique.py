"""Puzzles with one way: found, made, proven, told; of the shipped ones three of each game are proven here, all of them
by `trails puzzles check`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.puzzles import faults, posing
from engine.scenario.source import ScenarioError
from engine.scenario.unique import ways
from engine.scenario.unique.making import make
from engine.scenario.unique.posing import Posing
from engine.trails_port import TRAILS
from tests.trails import cards
from trails_desktop.app.cli import main

POOL = cards.pool()
FILE = cards.ROOT / "assets" / "puzzles" / "one-way.yaml"
SHIPPED = list(yaml.safe_load_all(FILE.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def known() -> Posing:
    return posing(TRAILS, POOL, cards.cards(), cards.decks(), lambda card, lang: POOL[card][lang].name)


def test_the_shipped_ones_are_graded_and_no_two_are_one() -> None:
    levels = [one["puzzle"]["level"] for one in SHIPPED]
    assert levels == sorted(levels) and set(levels) == {1, 2, 3, 4, 5}
    assert len({one["title"] for one in SHIPPED}) == len(SHIPPED)
    assert len({str(one["board"]) for one in SHIPPED}) == len(SHIPPED)
    for one in SHIPPED:
        assert all(set(one["puzzle"][word]) == {"en", "ja"} for word in ("title", "task", "hint", "after"))


@pytest.mark.parametrize("place", [0, len(SHIPPED) // 2, -1])
def test_each_has_one_way(known: Posing, place: int) -> None:
    assert list(faults(known, SHIPPED[place])) == []


def test_with_more_to_take_there_is_no_way(known: Posing) -> None:
    board = SHIPPED[0]["board"]
    changed: dict[str, Any] = {**board, "B": {**board["B"], "bond": board["B"]["bond"] + 1}}
    assert list(faults(known, {**SHIPPED[0], "board": changed})) == ["there is no way to win this turn"]


def test_a_way_that_does_all_another_does_is_none() -> None:
    less: ways.Way = frozenset({("attack", 0)})
    assert ways.fewest([less, ways.with_act(less, "play"), ways.with_act(less, "attack")]) == (less,)
    assert ways.with_act(less, "attack") == {("attack", 0), ("attack", 1)}


def few_boards(known: Posing) -> Posing:
    """Its games are boards of which puzzles were made before."""
    return replace(known, matches=lambda seed: (known.begin(one) for one in SHIPPED[::6]))


def test_the_same_seed_makes_the_same_ones(known: Posing) -> None:
    one, other = (next(made for made in make(few_boards(known), 5) if made is not None) for _ in range(2))
    assert one == other
    assert list(faults(known, one.document)) == []


def test_they_are_made_and_checked_by_command(
    known: Posing, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trails_desktop.app.commands.puzzles.make.posing_of", lambda game: few_boards(known))
    file = tmp_path / "made.yaml"
    assert main(["puzzles", "make", "--count", "1", "--seed", "5", "--out", str(file)]) == 0
    assert "1 puzzles" in capsys.readouterr().out
    assert main(["puzzles", "make", "--out", str(file)]) == 2  # what is there stays
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["puzzles", "check", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("bond: ", "bond: 5"), encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 1
    assert "no way to win this turn" in capsys.readouterr().out
    file.write_text("title: x\nboard: {at: nowhere}\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_board_that_cannot_be_is_refused_in_a_sentence(known: Posing) -> None:
    with pytest.raises(ScenarioError, match="D9-999"):
        list(faults(known, {**SHIPPED[0], "board": {"at": "combat", "A": {"hand": ["D9-999"]}}}))
