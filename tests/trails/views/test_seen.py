"""What an effect only shows is told: hidden again when it has resolved, nobody would see it on the table (R078)."""

from __future__ import annotations

import pytest

from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.trails.tree.zones import STANDBY
from engine.trails.views.log import tell
from engine.trails.views.records import LogLine
from tests.text.reading import pool

BOARD = """
title: seen
cards:
  e: {type: EVENT, ep: 0, text: "%s"}
  x: {type: UNIT, cp: 9, str: 1, def: 1}
  y: {type: UNIT, cp: 9, str: 1, def: 1}
board:
  at: draw
  A: {hand: [e], deck: [x, y]}
  B: {hand: [x, y], homebase: [y], deck: [blank, blank]}
do: []
"""


def told(text: str, seat: int) -> list[LogLine]:
    """The log lines of a seat while an EVENT of A is played and resolves, of those that show something."""
    (scenario,) = read_text(BOARD % text, "seen", pool())
    game, names = build(scenario)
    Player(Table(game, names, scenario.board.initiative)).begin(scenario.board.at)
    game.run()
    lines: list[LogLine] = []
    decision = game.decision
    assert decision is not None
    game.answer((next(option for option in decision.options if option[0] == "play"),))
    while game.zones[STANDBY] and (decision := game.decision) is not None:
        game.answer((("pass",),) if decision.purpose == "priority" else decision.options[: decision.least])
        lines += tell(game, game.drain(), seat)[1]
    return [line for line in lines if "looks at" in line.template or "revealed" in line.template]


def shown(lines: list[LogLine]) -> list[object]:
    """Numbers of the named cards, and how many more there are, line by line."""
    out: list[object] = []
    for line in lines:
        args = dict(line.args)
        if "cards" in args:
            _, *named, more = args["cards"]
            out.append((*named[::2], more))
        else:
            out.append(args["card"][1])
    return out


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Look at your opponent's hand.", [("x", "y", 0)], [(2,)]),
        ("Look at a face-down card in your opponent's homebase.", [("y", 0)], [(1,)]),
        ("Look at the top two cards of your deck.", [("x", "y", 0)], [(2,)]),
        ("Reveal the top card of your deck. If it's an ITEM, draw a card.", ["x"], ["x"]),
        ("Your opponent reveals their hand.", ["x", "y"], ["x", "y"]),
        ("Draw two cards.", [], []),
    ],
)
def test_each_seat_is_told_what_it_saw(text: str, mine: list[object], theirs: list[object]) -> None:
    assert shown(told(text, 0)) == mine
    assert shown(told(text, 1)) == theirs
