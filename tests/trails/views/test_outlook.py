"""What would do nothing is told before it is played, and only where everybody can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_file
from engine.scenario.runner import Player
from engine.trails.views.outlook import idle
from tests.trails import cards

_CARDS = """
title: An EVENT
rules: ["1205.1"]
cards:
  unit: {type: UNIT, cp: 1, str: 5, def: 5}
  thing: {type: ITEM, cp: 1}
  melt: {type: EVENT, ep: 0, text: "You may destroy an ITEM you control. If you do, draw two cards."}
  cure: {type: EVENT, ep: 0, text: "Cure up to two target stunned UNITs you control."}
  all: {type: EVENT, ep: 0, text: "Destroy all ITEMs."}
  both: {type: EVENT, ep: 0, text: "Destroy all ITEMs. Draw a card."}
  use: {type: UNIT, cp: 1, str: 1, def: 1, arts: {ep: 0, text: "Destroy all ITEMs."}}
board: {at: deployment, A: {hand: [melt, cure, all, both, use], field: [OWN]}, B: {field: [OTHER]}}
do: []
"""


def said(tmp_path: Path, what: str, own: str = "unit", other: str = "unit") -> str | None:
    file = tmp_path / "event.yaml"
    file.write_text(_CARDS.replace("OWN", own).replace("OTHER", other), encoding="utf-8")
    (scenario,) = read_file(file, cards.pool())
    game, names = build(scenario)
    table = Table(game, names, scenario.board.initiative)
    Player(table).begin(scenario.board.at)
    card = names.find(table.game, what)
    assert card is not None
    found = idle(table.game, 0, ("arts" if what == "use" else "play", card.id))
    return found.template.partition(": ")[2].format(**dict(found.args)) if found is not None else None


@pytest.mark.parametrize(
    ("what", "own", "other", "why"),
    [
        ("melt", "unit", "thing", "there is no ITEM for it"),
        ("melt", "thing", "unit", None),
        ("cure", "unit", "unit", "there is no card for it"),
        ("cure", "{card: unit, state: stunned}", "unit", None),
        ("all", "unit", "unit", "there is no ITEM for it"),
        ("all", "unit", "thing", None),
        ("both", "unit", "unit", None),
        ("use", "unit", "unit", "there is no ITEM for it"),
    ],
)
def test_what_finds_nothing(tmp_path: Path, what: str, own: str, other: str, why: str | None) -> None:
    assert said(tmp_path, what, own, other) == why
