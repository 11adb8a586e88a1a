"""What is foretold of an attack is what happens if nothing more is done: also where effects forbid some of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_file
from engine.scenario.runner import Player
from engine.trails.views.forecast import Forecast, forecast
from tests.trails import cards

_CARDS = """
title: An attack
rules: ["804.11"]
cards:
  x: {type: UNIT, cp: 1, str: 5, def: 5}
  plain: {type: UNIT, cp: 3, str: 1, def: 2}
  firm: {type: UNIT, cp: 3, str: 9, def: 2, text: "• This card can't be stunned in combat."}
  light: {type: UNIT, cp: 3, str: 1, def: 2, text: "• This card takes no stun damage."}
  doll: {type: UNIT, cp: 3, str: 1, def: 2, text: "【人形】"}
  rich: {type: ITEM, cp: 1, text: "• You can't lose bond."}
board: {at: combat, A: {field: [x]}, B: {bond: 20, field: [TARGET]}}
do: []
"""


def foretold(tmp_path: Path, target: str) -> tuple[Forecast, int]:
    file = tmp_path / "attack.yaml"
    file.write_text(_CARDS.replace("TARGET", target), encoding="utf-8")
    (scenario,) = read_file(file, cards.pool())
    game, names = build(scenario)
    table = Table(game, names, scenario.board.initiative)
    Player(table).begin(scenario.board.at)
    one, other = names.find(table.game, "x"), names.find(table.game, target.split(",", maxsplit=1)[0])
    assert one is not None
    assert other is not None
    found = forecast(table.game, (one.id,), other.id, -1)
    assert found is not None
    return found, other.id


@pytest.mark.parametrize(
    ("target", "kind", "said", "bond"),
    (
        ("plain", "stunned", "{total} against {def}: {card} is stunned", 14),
        ("firm", "survives", "{total} against {def}: {card} survives", 17),
        ("light", "stunned", "{total} against {def}: {card} is stunned", 17),
        ("doll", "stunned", "{total} against {def}: {card} is destroyed", 17),
        ("plain, rich", "stunned", "{total} against {def}: {card} is stunned", 20),
    ),
)
def test_what_is_forbidden_is_not_foretold(tmp_path: Path, target: str, kind: str, said: str, bond: int) -> None:
    found, other = foretold(tmp_path, target)
    assert next(tag.kind for tag in found.tags if tag.obj == other) == kind
    assert found.lines[0].template == said
    assert found.bond[1] == bond


def test_what_is_struck_back_loses_nothing_that_cannot_be_lost(tmp_path: Path) -> None:
    found, _ = foretold(tmp_path, "firm")
    assert any(tag.kind == "struck back" for tag in found.tags)
    assert found.bond[0] == 39


def test_of_several_attackers_only_one_is_struck_back(tmp_path: Path) -> None:
    file = tmp_path / "attack.yaml"
    pair = (
        _CARDS.replace("TARGET", "firm").replace("field: [x]", "field: [x, y]").replace("def: 5", "def: 5, orgs: [A]")
    )
    file.write_text(
        pair.replace("  plain:", "  y: {type: UNIT, cp: 1, str: 5, def: 5, orgs: [A]}\n  plain:"), encoding="utf-8"
    )
    (scenario,) = read_file(file, cards.pool())
    game, names = build(scenario)
    table = Table(game, names, scenario.board.initiative)
    Player(table).begin(scenario.board.at)
    one, two, other = (names.find(table.game, name) for name in ("x", "y", "firm"))
    assert one is not None and two is not None and other is not None
    found = forecast(table.game, (one.id, two.id), other.id, -1)
    assert found is not None
    worn = {tag.obj: tag.kind for tag in found.tags}
    assert worn[one.id] == worn[two.id] == "if struck back" and found.bond[0] == 40


def test_overkill_that_is_forbidden_is_said_so(tmp_path: Path) -> None:
    found, _ = foretold(tmp_path, "plain, rich")
    assert "No overkill: an effect forbids it" in [line.template for line in found.lines]


def test_it_names_what_changes_a_number_that_decides(tmp_path: Path) -> None:
    file = tmp_path / "attack.yaml"
    drilled = '  drilled: {type: UNIT, cp: 3, str: 1, def: 4, text: "[Martial Arts]"}'
    text = _CARDS.replace("TARGET", "drilled").replace("board:", f"{drilled}\nboard:")
    file.write_text(text, encoding="utf-8")
    (scenario,) = read_file(file, cards.pool())
    game, names = build(scenario)
    table = Table(game, names, scenario.board.initiative)
    Player(table).begin(scenario.board.at)
    one, other = names.find(table.game, "x"), names.find(table.game, "drilled")
    assert one is not None and other is not None
    made = forecast(table.game, (one.id,), other.id, -1)
    assert made is not None
    said = [line for line in made.lines if line.template == "{card} has DEF {now}: {by} from {source}"]
    changed = [change for change in table.game.traits(other.id).changes if change[0] == "def"]
    assert (made.defence or 0) > 4 and len(said) == 1 and dict(said[0].args)["by"] == f"+{(made.defence or 0) - 4}"
    assert not changed, "before the attack it is as printed"
